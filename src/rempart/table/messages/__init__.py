"""Everything that crosses the wire, typed: HTTP bodies and socket messages.

`web/src/lib/messages.ts` is generated from this package (`make types`). Nothing else is accepted:
an unknown field or a wrong type is answered with a `Problem` that says what was expected.

The texts in scenes, options, lines and prompts are already in the client's language.
"""

from rempart.table.messages.base import (
    Choice,
    ReasonInfo,
    Request,
    Seat,
    SeatOrNone,
    Short,
    Token,
    Wire,
)
from rempart.table.messages.campaigns import (
    BattleInfo,
    BattleScore,
    BattleStep,
    BattleSummary,
    CampaignAsk,
    CampaignInfo,
    CampaignTable,
    CampaignWish,
    ModeInfo,
    NextBattle,
)
from rempart.table.messages.daily import (
    ChallengeTable,
    DailyAsk,
    DailyBest,
    DailyGame,
    DailyInfo,
    DailyRow,
    DailyWish,
)
from rempart.table.messages.forms import (
    CellInfo,
    FormCheck,
    FormChecked,
    FormFile,
    FormInfo,
    GroupForm,
    KindInfo,
    TableForm,
)
from rempart.table.messages.lab import (
    LabCell,
    LabEstimate,
    LabInfo,
    LabMatch,
    LabPace,
    LabPaceWish,
    LabPair,
    LabRun,
    LabStarted,
    LabStop,
    LabVariantWish,
    LabWish,
)
from rempart.table.messages.lists import (
    JoinTable,
    LobbyInfo,
    LookForPlayers,
    OpenTable,
    Publish,
    PublishingInfo,
    ReplayAsk,
    ReplayPage,
    ReplayPlayer,
    ReplayRow,
    Unpublish,
)
from rempart.table.messages.play import (
    AgreeEnd,
    Answer,
    Choose,
    Commit,
    Concede,
    Done,
    Hand,
    Hello,
    Problem,
    ProposalInfo,
    Redo,
    Rematch,
    Rename,
    Seated,
    Undo,
    Update,
)
from rempart.table.messages.position import (
    AimInfo,
    Awaited,
    CoachInfo,
    DangerInfo,
    Ending,
    Figure,
    Line,
    Missed,
    Offer,
    Position,
)
from rempart.table.messages.positions import (
    Analysis,
    AnalysisAsk,
    BestLine,
    NewPosition,
    PieceField,
    PieceKind,
    PositionAsk,
    PositionChecked,
    PositionForm,
    PositionTable,
    ThingNames,
)
from rempart.table.messages.puzzles import (
    AskSolution,
    FinderInfo,
    PuzzleGame,
    PuzzleInfo,
    PuzzlesInfo,
    PuzzleTable,
    PuzzleWish,
    Solution,
    SolutionStep,
)
from rempart.table.messages.questions import (
    AskChart,
    AskForecast,
    AskIntroduction,
    AskPosition,
    Badge,
    Badged,
    Badges,
    Charted,
    ChartPoint,
    Exported,
    ExportRecord,
    Forecasted,
    ForeseenInfo,
    Introduced,
    Look,
    PartInfo,
    Posed,
    Preview,
    Previewed,
    Refused,
    Seen,
    WhatIf,
    WhyNot,
)
from rempart.table.messages.setup import (
    ChangeInfo,
    Claimed,
    ClaimSeat,
    Created,
    DataFile,
    DataRead,
    FaultInfo,
    GameInfo,
    ImportTable,
    MyTables,
    NewTable,
    OptionInfo,
    RunOffer,
    RunsInfo,
    RunWish,
    SeatPlan,
    Seconds,
    SettingWords,
    Shelf,
    UndoPolicy,
)
from rempart.table.messages.tables import ChanceInfo, SeatInfo, TableInfo
from rempart.table.messages.talk import (
    Chat,
    LetSpeak,
    Phrase,
    Ping,
    Say,
    Saying,
    SayPhrase,
    Subscribe,
    Unsubscribe,
)
from rempart.table.messages.teaching import (
    ChapterInfo,
    LessonInfo,
    RuleInfo,
    RulesInfo,
    RulingInfo,
    SourceEntry,
    SourceGroup,
    SourcePart,
    SourcesInfo,
    StationInfo,
)
from rempart.table.messages.thinking import (
    Cancel,
    Curve,
    CurvePoint,
    Hint,
    Hinted,
    HintProgress,
    Judge,
    Judged,
    Review,
    Reviewed,
    Turn,
)

FromClient = (
    Hello
    | Choose
    | Undo
    | Redo
    | Answer
    | Concede
    | AgreeEnd
    | Hand
    | Rename
    | Rematch
    | NextBattle
    | Preview
    | Badges
    | WhyNot
    | Hint
    | Judge
    | Review
    | AskForecast
    | AskIntroduction
    | Look
    | AskChart
    | WhatIf
    | AskPosition
    | AskSolution
    | Commit
    | ExportRecord
    | Say
    | SayPhrase
    | Ping
    | LetSpeak
    | LookForPlayers
    | Publish
    | Unpublish
    | Subscribe
    | Unsubscribe
    | Cancel
)
"""What a client may send on a socket."""

FromServer = (
    Update
    | Seated
    | Chat
    | Done
    | Previewed
    | Badged
    | Refused
    | Hinted
    | HintProgress
    | Judged
    | Reviewed
    | Forecasted
    | Introduced
    | Seen
    | Charted
    | Solution
    | Exported
    | Posed
    | Problem
)
"""What a client may be sent on a socket."""

__all__ = [
    "AgreeEnd",
    "AimInfo",
    "Analysis",
    "AnalysisAsk",
    "Answer",
    "AskChart",
    "AskForecast",
    "AskIntroduction",
    "AskPosition",
    "AskSolution",
    "Awaited",
    "Badge",
    "Badged",
    "Badges",
    "BattleInfo",
    "BattleScore",
    "BattleStep",
    "BattleSummary",
    "BestLine",
    "CampaignAsk",
    "CampaignInfo",
    "CampaignTable",
    "CampaignWish",
    "Cancel",
    "CellInfo",
    "ChallengeTable",
    "ChanceInfo",
    "ChangeInfo",
    "ChapterInfo",
    "ChartPoint",
    "Charted",
    "Chat",
    "Choice",
    "Choose",
    "ClaimSeat",
    "Claimed",
    "CoachInfo",
    "Commit",
    "Concede",
    "Created",
    "Curve",
    "CurvePoint",
    "DailyAsk",
    "DailyBest",
    "DailyGame",
    "DailyInfo",
    "DailyRow",
    "DailyWish",
    "DangerInfo",
    "DataFile",
    "DataRead",
    "Done",
    "Ending",
    "ExportRecord",
    "Exported",
    "FaultInfo",
    "Figure",
    "FinderInfo",
    "Forecasted",
    "ForeseenInfo",
    "FormCheck",
    "FormChecked",
    "FormFile",
    "FormInfo",
    "FromClient",
    "FromServer",
    "GameInfo",
    "GroupForm",
    "Hand",
    "Hello",
    "Hint",
    "HintProgress",
    "Hinted",
    "ImportTable",
    "Introduced",
    "JoinTable",
    "Judge",
    "Judged",
    "KindInfo",
    "LabCell",
    "LabEstimate",
    "LabInfo",
    "LabMatch",
    "LabPace",
    "LabPaceWish",
    "LabPair",
    "LabRun",
    "LabStarted",
    "LabStop",
    "LabVariantWish",
    "LabWish",
    "LessonInfo",
    "LetSpeak",
    "Line",
    "LobbyInfo",
    "Look",
    "LookForPlayers",
    "Missed",
    "ModeInfo",
    "MyTables",
    "NewPosition",
    "NewTable",
    "NextBattle",
    "Offer",
    "OpenTable",
    "OptionInfo",
    "PartInfo",
    "Phrase",
    "PieceField",
    "PieceKind",
    "Ping",
    "Posed",
    "Position",
    "PositionAsk",
    "PositionChecked",
    "PositionForm",
    "PositionTable",
    "Preview",
    "Previewed",
    "Problem",
    "ProposalInfo",
    "Publish",
    "PublishingInfo",
    "PuzzleGame",
    "PuzzleInfo",
    "PuzzleTable",
    "PuzzleWish",
    "PuzzlesInfo",
    "ReasonInfo",
    "Redo",
    "Refused",
    "Rematch",
    "Rename",
    "ReplayAsk",
    "ReplayPage",
    "ReplayPlayer",
    "ReplayRow",
    "Request",
    "Review",
    "Reviewed",
    "RuleInfo",
    "RulesInfo",
    "RulingInfo",
    "RunOffer",
    "RunWish",
    "RunsInfo",
    "Say",
    "SayPhrase",
    "Saying",
    "Seat",
    "SeatInfo",
    "SeatOrNone",
    "SeatPlan",
    "Seated",
    "Seconds",
    "Seen",
    "SettingWords",
    "Shelf",
    "Short",
    "Solution",
    "SolutionStep",
    "SourceEntry",
    "SourceGroup",
    "SourcePart",
    "SourcesInfo",
    "StationInfo",
    "Subscribe",
    "TableForm",
    "TableInfo",
    "ThingNames",
    "Token",
    "Turn",
    "Undo",
    "UndoPolicy",
    "Unpublish",
    "Unsubscribe",
    "Update",
    "WhatIf",
    "WhyNot",
    "Wire",
]
