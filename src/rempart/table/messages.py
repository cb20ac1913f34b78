"""Everything that crosses the wire, typed: HTTP bodies and socket messages.

`web/src/lib/messages.ts` is made from this file (`make types`). Nothing else is accepted: an
unknown field or a wrong type is answered with a `Problem` that says what was expected.

The words in scenes, options, lines and prompts are already in the client's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rempart.kernel.scene import Scene, Zone

Short = Annotated[str, msgspec.Meta(max_length=40)]
"""A name that a person typed."""
Token = Annotated[str, msgspec.Meta(max_length=200)]
"""What proves that its holder has a seat: signed, random, revocable."""
Choice = dict[str, Any]
"""An option as JSON; the game checks it."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
SeatOrNone = Annotated[int, msgspec.Meta(ge=-1, le=7)]
"""-1: nobody's, a spectator's."""
Phrase = Literal[
    "hello",
    "good_luck",
    "good_move",
    "thanks",
    "sorry",
    "wait",
    "help",
    "careful",
    "what_now",
    "well_played",
]
"""What can be said without typing; everybody reads it in their own language."""


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, gc=False):
    """Base of all that is not a tagged message."""


# --- Before the table: HTTP -----------------------------------------------------------------


class OptionInfo(Wire):
    """A set-up option of a game, enough to draw a form."""

    name: str
    label: str
    kind: Literal["switch", "choice", "number", "text"]
    default: Any
    values: list[Any] = []
    labels: list[str] = []
    note: str = ""
    """What it changes, in one sentence."""
    rule: str = ""
    """The rule, or the ruling, that speaks of it."""
    group: str = ""
    """The name of the group that it is folded away with; empty: it is shown at once."""
    when: dict[str, list[Any]] = {}
    """It changes nothing unless each of these options (`players` too) has one of these values."""


class GameInfo(Wire):
    """A game on the shelf."""

    id: str
    name: str
    tagline: str
    players: list[int]
    minutes: int
    cooperative: bool
    languages: list[str]
    options: list[OptionInfo]
    bots: list[str]
    levels: list[str]
    """The strengths of bots that people choose from, weakest first: any of them is the name of a
    bot, too."""
    forecast: bool
    """Whether it can tell what is coming."""
    review: bool
    """Whether it knows win chances: then a match can be reviewed when it is over."""
    lesson: int
    """How many minutes its walkthrough takes; 0: it has none."""
    tutorial: dict[str, Any]
    """The options of a match that teaches it; empty: there is none."""
    lasts: int
    """How many minutes that match takes."""
    first: dict[str, Any]
    """The options of a sensible first match, `players` among them; those not named are as usual."""
    cover: bool
    """Whether there is a picture for its box: then it is `/covers/<id>.svg`."""


class Shelf(Wire):
    """GET /api/shelf?lang=fr: the games, and all words of the client in that language."""

    language: str
    languages: list[str]
    games: list[GameInfo]
    texts: dict[str, str]
    push: str
    """The host's public key for Web Push; empty: the host sends none."""


class SeatPlan(Wire):
    """Who is to sit on a seat."""

    who: Literal["me", "friend", "bot"]
    name: Short = ""
    bot: Short = ""


UndoPolicy = Literal["consent", "open"]
"""consent: free back to the last revelation, beyond it all other people at the table must agree.
open: anything can be taken back (solo, teaching)."""


Seconds = Annotated[int, msgspec.Meta(ge=0, le=7 * 86400)]
"""0: it does not matter how long."""


class NewTable(Wire):
    """POST /api/tables"""

    game: Short
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=8)]
    options: dict[str, Any] = {}
    seed: int | None = None
    data: dict[str, Any] = {}
    undo: UndoPolicy = "consent"
    hints: bool = True
    away: Seconds = 120
    """How long somebody must have been away before the others may let a bot play for them; 0: they
    never may."""
    clock: Seconds = 0
    """How long one may think about a choice before they may do the same; 0: for ever."""
    bots_last: bool = True
    """In co-op, where several may choose at once, bots let people go first."""


class DataFile(Wire):
    """POST /api/data/{game}: a designer's data file, to see what it changes before a table is made.
    GET gives the game's own."""

    text: str


class ChangeInfo(Wire):
    """A value that is not the game's own, both as they are written in a data file."""

    key: str
    now: str
    before: str
    """Empty: the game has no such value."""


class FaultInfo(Wire):
    """A mistake in a data file."""

    key: str
    """The dotted path of the value; empty: the file as a whole."""
    reason: str


class DataRead(Wire):
    """What a data file amounts to: a patch for `NewTable.data`, or else what is wrong with it."""

    patch: dict[str, Any]
    changes: list[ChangeInfo]
    faults: list[FaultInfo]


class ImportTable(Wire):
    """POST /api/import: a table from a record, to go on playing or to look at."""

    record: dict[str, Any]
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=8)] = []
    """Empty: everyone of them me."""


class Created(Wire):
    """A table was made: my tokens by seat, and the tokens for the links I give my friends."""

    table: str
    code: str
    mine: dict[int, str]
    friends: dict[int, str]


class ClaimSeat(Wire):
    """POST /api/codes/{code}/claim: sit on a seat that nobody has taken yet."""

    seat: Seat
    name: Short = ""


class Claimed(Wire):
    table: str
    seat: int
    token: str


class MyTables(Wire):
    """POST /api/mine"""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=64)]


class SeatInfo(Wire):
    """Who sits on a seat."""

    seat: int
    who: Literal["human", "bot", "free"]
    """free: nobody has taken it yet."""
    name: str
    bot: str = ""
    present: bool = False
    """Somebody with this seat's token is connected now, or was a moment ago."""
    away: float = 0.0
    """Since when whoever holds it has been away, in seconds since 1970; 0: they are not."""
    asked: float = 0.0
    """Since when it has been thinking about a choice; 0: it may not choose now."""
    stead: Literal["", "human", "free"] = ""
    """In whose stead the bot plays, until they come: a human's who is away, or of somebody who has
    not come yet (free)."""
    link: str = ""
    """How the key of the invitation to it begins, if nobody has come yet: whoever has a link knows
    by that whether it is still good."""
    came: int = 0
    """How often somebody sat down by one link; more than once: two have it, or a line broke."""
    devices: int = 0
    """From how many connections it is held now."""
    also: list[int] = []
    """Other seats that are held from one of them."""


class ChanceInfo(Wire):
    """Where a table's chance comes from: who sits down must know whether somebody may know what is
    coming.

    drawn      from a secret that was drawn when the table was made; nobody knows it
    chosen     from a seed or a game code that somebody chose, or from those of another match
    imported   the table was made from a record, which tells everything
    seeded     from a random seed: the table was made by a Rempart that had no secrets yet
    """

    kind: Literal["drawn", "chosen", "imported", "seeded"]
    commitment: str = ""
    """The SHA-256 of the secret's digits, from the beginning on; empty: nothing to check."""
    secret: str = ""
    """The secret itself, when the match is over: everybody can check it, and all that was drawn."""


class TableInfo(Wire):
    """A table as anybody may see it: GET /api/codes/{code}, and the answers of /api/mine."""

    table: str
    code: str
    game: str
    game_name: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    undo: UndoPolicy
    hints: bool
    over: bool
    together: bool
    """Whether all win or lose together."""
    final: bool
    """Whether the end is agreed by all: then everything is shown, and nothing can be taken back."""
    told_all: bool
    """Whether somebody has been shown everything, though the match may go on."""
    choices: int
    waiting: list[int]
    """Seats that may choose now."""
    since: float
    """When that began, in seconds since 1970."""
    summary: str
    """Round, or how it ended, in words."""
    changes: list[ChangeInfo]
    """The values it is played with that are not the game's own."""
    chance: ChanceInfo
    away: int
    clock: int
    bots_last: bool
    """As in NewTable."""
    mine: list[int] = []
    """In an answer of /api/mine: the seats that my tokens hold."""
    damaged: Literal["", "game", "newer", "values", "rules"] = ""
    """In an answer of /api/mine: why the table cannot be opened any more. There is no such game
    here, it was played by a newer Rempart, its options or changed values are not possible any more,
    or its position makes no sense any more. Then POST /api/damaged/{table} gives what can be had of
    it."""


class RuleInfo(Wire):
    id: str
    text: str
    source: str
    section: str
    rulings: list[str]


class ChapterInfo(Wire):
    id: str
    name: str
    rules: list[RuleInfo]


class RulingInfo(Wire):
    id: str
    question: str
    ruling: str
    reason: str


class RulesInfo(Wire):
    """GET /api/rules/{game}?lang=fr"""

    chapters: list[ChapterInfo]
    rulings: list[RulingInfo]


# --- At the table: from the client ------------------------------------------------------------
#
# `id` is the client's own number for the request; the answer carries it.
# `n` is the number of the last log entry the client has seen; if the table has gone on, a message
# that would change it is answered with Problem(code="stale") and an Update, never applied.


class Hello(Wire, tag="hello"):
    """The first message: what I hold. With no tokens, a spectator."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=8)] = []
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    name: Short = ""
    """What a spectator wants to be called; who has a seat has a name there."""
    keeps: bool = False
    """Whether I keep zones, and need only be sent those that have changed."""


class Ask(Wire):
    id: int


class Choose(Ask, tag="choose"):
    n: int
    seat: Seat
    choice: Choice


class Undo(Ask, tag="undo"):
    """Take back to `to` choices: at once if the policy lets me, else by consent."""

    n: int
    seat: Seat
    to: int


class Redo(Ask, tag="redo"):
    """Do again what was last undone, as long as nothing else was chosen since."""

    n: int
    seat: Seat


class Answer(Ask, tag="answer"):
    """To a proposal; who has made it may disagree, too: it is taken back."""

    n: int
    seat: Seat
    agree: bool


class Concede(Ask, tag="concede"):
    """Give up. Of two rivals one loses; of more, a bot takes the seat; where all win or lose
    together, all others must agree."""

    n: int
    seat: Seat


class AgreeEnd(Ask, tag="agree_end"):
    """I agree to the end. When all have, everything is shown, and nothing can be taken back. To ask
    for the review, the record, or the same start again is to agree, too."""

    n: int
    seat: Seat


class Hand(Ask, tag="hand"):
    """Hand a seat over: to a bot by name, to me, or to a friend, whose link needs the new token of
    the answer; the old one is worth nothing any more. The seat is mine, or that of a bot that plays
    for nobody, where I could not spy on anyone from it: in co-op, or when nobody else plays.

    Anybody at the table may let a bot play a seat that nobody has taken yet, or that of somebody
    who has been away, or has thought, for too long (NewTable). It is theirs again as soon as they
    come. And anybody may take back an invitation that nobody has used: for another one (friend), or
    for good (a bot, `anew`)."""

    n: int
    seat: Seat
    to: Literal["bot", "me", "friend"]
    bot: Short = ""
    anew: bool = False
    """To me: with a new key, so that whoever else has the old one is out. To a bot: nobody is
    invited there any more."""


class Rename(Ask, tag="rename"):
    """What I am called."""

    n: int
    seat: Seat
    name: Short


class Rematch(Ask, tag="rematch"):
    """A new table with the same game, options and seats, and the same or a new seed."""

    seat: Seat
    seed: Literal["same", "new"]


class Preview(Ask, tag="preview"):
    """What would this choice cause? With `then`: it and those that follow it in a bundle."""

    seat: Seat
    choice: Choice
    then: Annotated[list[Choice], msgspec.Meta(max_length=100)] = []


class Badges(Ask, tag="badges"):
    """How would things stand after each of these choices? Each is a choice, or a bundle."""

    seat: Seat
    lines: Annotated[
        list[Annotated[list[Choice], msgspec.Meta(min_length=1, max_length=100)]],
        msgspec.Meta(max_length=16),
    ]


class WhyNot(Ask, tag="why_not"):
    """Why can I not choose this? Fields that are not picked yet may be left out: then the
    refusals of all options of that kind that agree with those given."""

    seat: Seat
    choice: Choice


class Hint(Ask, tag="hint"):
    """What would a bot do?"""

    seat: Seat
    whole: bool = False
    """And how would it go on until the end of the turn?"""


class Judge(Ask, tag="judge"):
    """Would this choice, which I am about to make, cost me dear? Nobody waits for the answer."""

    seat: Seat
    choice: Choice


class Review(Ask, tag="review"):
    """How did the win chance go, and where did it turn? Only when the end is agreed. The review is
    made in the background: ask again until it is done."""


class Forecast(Ask, tag="forecast"):
    """What is coming for me if nobody does anything about it? Now, or at the end of a what-if."""

    seat: Seat
    at: int = -1
    """Where the what-if begins; -1: the table as it is now."""
    choices: Annotated[list[Choice], msgspec.Meta(max_length=500)] = []


class Look(Ask, tag="look"):
    """The table as it was after `at` choices."""

    at: int
    seat: int = -1
    """-1: as a spectator."""


class WhatIf(Ask, tag="what_if"):
    """A line of my own: `choices` played on from `at`. Nothing is kept on the server, and what is
    hidden from me is dealt anew (the same way for the same line), so a line teaches no secret.
    When the end is agreed, anybody's seat will do."""

    seat: Seat
    at: int
    choices: Annotated[list[Choice], msgspec.Meta(max_length=500)]


class Commit(Ask, tag="commit"):
    """Play a line into the live match, as far as it is legal and until something is revealed."""

    n: int
    seat: Seat
    choices: Annotated[list[Choice], msgspec.Meta(max_length=500)]
    together: bool = False
    """It is a bundle: one undo takes all of it back."""


class ExportRecord(Ask, tag="export"):
    """The record. Only when the end is agreed, or when nobody else plays: it tells everything."""


class Say(Ask, tag="say"):
    """Something to all at the table, in one's own words. Plain text, whatever is in it."""

    seat: SeatOrNone
    text: Annotated[str, msgspec.Meta(max_length=300)]


class SayPhrase(Ask, tag="say_phrase"):
    """Something to all at the table that each reads in their own language."""

    seat: SeatOrNone
    phrase: Phrase


class Ping(Ask, tag="ping"):
    """Point at something on the board for all to see. It must be there for me to see; whoever
    cannot see it is not told what it is."""

    seat: SeatOrNone
    point: Annotated[str, msgspec.Meta(max_length=100)]
    """zone:ID, piece:ID, place:ZONE/NUMBER."""


class LetSpeak(Ask, tag="let_speak"):
    """Whether spectators may say something."""

    n: int
    seat: Seat
    may: bool


class Subscribe(Ask, tag="subscribe"):
    """Tell me by Web Push when it is my turn and I am not here. What the browser's PushManager
    gave."""

    seat: Seat
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=60)]


class Unsubscribe(Ask, tag="unsubscribe"):
    """No more of that."""

    seat: Seat
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class Cancel(Ask, tag="cancel"):
    """I do not want the hint any more that I asked for with the request `of`."""

    of: int


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
    | Preview
    | Badges
    | WhyNot
    | Hint
    | Judge
    | Review
    | Forecast
    | Look
    | WhatIf
    | Commit
    | ExportRecord
    | Say
    | SayPhrase
    | Ping
    | LetSpeak
    | Subscribe
    | Unsubscribe
    | Cancel
)


# --- At the table: from the server --------------------------------------------------------------


class Offer(Wire):
    """A legal option: what to send, what to say, and what to point at."""

    option: Choice
    label: str
    picks: dict[str, Any]
    """Picking narrows: an offer stays if it has every field of what was picked (the `pick` of a
    piece or place), with the same value. More fields than `option` where some go without saying."""
    main: bool = False
    """It ends a turn, a phase or an effect: the table's one big button."""
    then: list[Choice] = []
    """A bundle: what is chosen after `option`, as far as it is legal and until something is
    revealed. It is sent as a `Commit` of all of them, `together`."""


class Awaited(Wire):
    """A choice that is awaited."""

    actors: list[int]
    prompt: str
    rule: str
    since: float
    offers: list[Offer]
    """Mine; empty if it is not my choice."""
    bundles: list[Offer] = []
    """Offers that stand for several choices, one after the other. One without `picks` is a button;
    one with those of its first choice is the same as often as it can be chosen, and may be cut
    short; any other is picked like an offer."""


class Line(Wire):
    """A line of the log."""

    n: int
    """The log entry it belongs to."""
    at: int
    """How many choices had been made when it happened: where to look."""
    kind: str
    """The kind of event, or choice, undo, seat, concede."""
    text: str
    rule: str = ""
    seat: int = -1
    event: dict[str, Any] = {}
    """What happened, field by field, as far as I may know it: for boards that show it. Empty if it
    is no event of the match."""


class Figure(Wire):
    """What each player has in the end."""

    name: str
    values: list[int]
    """By seat."""


class Ending(Wire):
    """How the match ended."""

    winners: list[int]
    scores: list[int]
    text: str
    rule: str
    facts: dict[str, int]
    """Figures of the whole match, under their names in words."""
    figures: list[Figure]
    """Those that each player has for themselves."""


class DangerInfo(Wire):
    """Something that everybody at this seat should know now."""

    name: str
    """The same as long as it is the same danger: it is announced once."""
    level: Literal["grave", "near"]
    text: str
    rule: str


class Position(Wire):
    """The table as one seat sees it."""

    seat: int
    """-1: a spectator."""
    at: int
    scene: Scene
    awaited: Awaited | None
    ending: Ending | None
    dangers: list[DangerInfo] = []
    """The gravest first."""


class StationInfo(Wire):
    """A place where a walkthrough stops and something is explained."""

    id: str
    title: str
    text: str
    point: list[str]
    """What to look at: zone:ID, piece:ID, place:ZONE/NUMBER."""
    do: Choice | None
    """What the learner is to choose here; the offers of `position` are all of that kind."""
    position: Position
    lines: list[Line]
    """What happened since the station before."""


class LessonInfo(Wire):
    """GET /api/lessons/{game}?lang=fr: a walkthrough, with everything that it shows."""

    game: str
    name: str
    seat: int
    """The learner's."""
    seats: list[str]
    """What the seats are called."""
    stations: list[StationInfo]


class Proposal(Wire):
    """Somebody would like to undo, or to give up together (end)."""

    what: Literal["undo", "end"]
    seat: int
    to: int
    agreed: list[int]
    needed: list[int]


class Update(Wire, tag="update"):
    """Everything, after anything changed. The first one answers Hello."""

    n: int
    now: float
    """The server's clock, by which all times are to be read."""
    table: TableInfo
    positions: list[Position]
    """One for each seat I hold, in the order of seats; a spectator's if I hold none. Without zones
    for who keeps them."""
    zones: list[list[Zone | str]]
    """For who keeps them: the zones of each position, in order. Of those that are as in the update
    before, only the ids."""
    lines: list[Line]
    """New since the last update; all of them in the first."""
    first: bool
    """Whether `lines` is the whole log."""
    proposal: Proposal | None
    to_agree: list[int]
    """When it is over: the seats whose holders have not agreed to the end yet."""
    shown_at: float
    """When it need not be waited for the others among them any more, as they are away; 0: they are
    not, or there are none."""
    can_undo: list[int]
    """For each position: to how many choices I can go back at once (its `at`: not at all)."""
    undo_to: int
    """To how many choices one undo goes back: before the last choice of a person, or a bundle."""
    can_redo: bool
    watching: int
    """How many spectators there are."""
    spectators: list[str]
    """The names of those who gave one."""
    may_speak: bool
    """Whether spectators may say something."""
    rematch: str = ""
    """The table of a rematch, once there is one."""
    rematch_tokens: dict[int, str] = {}
    """And my tokens there, by seat."""


class Seated(Wire, tag="seated"):
    """You have sat down by an invitation. It is used up as soon as you say hello with this token,
    which is yours alone."""

    seat: int
    token: str


class Saying(Wire):
    """Something that somebody said or pointed at."""

    n: int
    seat: int
    """-1: a spectator."""
    name: str
    """What the speaker was called."""
    kind: Literal["text", "phrase", "ping"]
    time: float
    text: str = ""
    """text: what was said. ping: the name of what was pointed at; empty: I cannot see it, or it is
    there no more."""
    phrase: Phrase | None = None
    point: str = ""
    """ping: what to show, as in `Ping`; empty likewise."""


class Chat(Wire, tag="chat"):
    """What is said at the table. It is no part of the log: no choice grows stale by it."""

    sayings: list[Saying]
    first: bool
    """Whether these are all there are; else the newest."""


class Done(Wire, tag="done"):
    """A request that changes the table was done; the Update comes by itself."""

    id: int
    token: str = ""
    applied: int = 0


class Foreseen(Wire):
    text: str
    rule: str
    certain: bool
    event: dict[str, Any] = {}
    """What would happen, field by field: for boards that show it."""


class Previewed(Wire, tag="previewed"):
    id: int
    events: list[Foreseen]
    final: bool
    """Whether it may end what I can take back without asking: then it is worth a second look."""


class Badge(Wire):
    """How things would stand at a place."""

    zone: str
    place: int
    """Which place of the zone; the first is 0."""
    status: str
    tone: str


class Badged(Wire, tag="badged"):
    """The answer to Badges: for each line the places that would stand otherwise than now. None
    where it would bring something hidden to light: nobody can know."""

    id: int
    after: list[list[Badge]]


class Reason(Wire):
    text: str
    rule: str


class Refused(Wire, tag="refused"):
    """The answer to WhyNot; no reasons: it is legal."""

    id: int
    reasons: list[Reason]


class Hinted(Wire, tag="hinted"):
    id: int
    option: Choice
    label: str
    reasons: list[str]
    """What speaks for it, a sentence each; then how likely the match is won, if that is known well
    enough to say. Empty if there is nothing to say."""
    plan: list[Choice] = []
    """How the seat would go on, this choice first, until its turn ends or something hidden comes
    to light; if the whole turn was asked for, all of it."""


class Thinking(Wire, tag="thinking"):
    """A hint is on its way: so many others are thought about first; 0: it is thought about now. It
    is told to who has to wait; the answer comes later."""

    id: int
    place: int


class Judged(Wire, tag="judged"):
    """The answer to Judge."""

    id: int
    warning: str
    """What the choice may cost, in friendly words; empty: not much, or nobody can tell."""


class CurvePoint(Wire):
    """The win chance after so many choices, 0 to 1."""

    at: int
    chance: float


class Curve(Wire):
    """The win chance over a match from one point of view."""

    seat: int
    """-1: of all together, in co-op."""
    name: str
    points: list[CurvePoint]
    """The last one is the result."""


class Turn(Wire):
    """A turning point of a match."""

    at: int
    """Before this choice: where to look, and where a what-if begins."""
    seat: int
    """Whose choice it was."""
    chance: float
    """Before, 0 to 1: with the better choice, if there was one."""
    fell_to: float
    lost: int
    """The difference in hundredths, as the text has it."""
    text: str
    gain: str
    """What people count with the better choice, in words; may be empty."""
    better: str
    """The better choice in words; empty: no choice was at fault, but what followed it."""
    option: Choice
    """That choice, for a what-if."""


class Reviewed(Wire, tag="reviewed"):
    """The answer to Review: what is found when it is done, until then how far it is."""

    id: int
    part: float
    """How much is done, from 0 to 1."""
    done: bool = False
    curves: list[Curve] = []
    """None: nothing could be weighed."""
    turns: list[Turn] = []
    known: str = ""
    """How well all this is known."""


class Forecasted(Wire, tag="forecasted"):
    """The answer to Forecast."""

    id: int
    title: str
    """How far it looks."""
    summary: list[str]
    """The upshot, most important first."""
    lines: list[Foreseen]
    notes: list[str]
    """What was assumed, and what is not known."""


class Seen(Wire, tag="seen"):
    """The answer to Look and WhatIf."""

    id: int
    position: Position
    lines: list[Line]
    """What the last choice (Look) or the whole line (WhatIf) caused."""
    applied: int = 0
    """WhatIf: how many of the choices were legal."""


class Exported(Wire, tag="exported"):
    id: int
    record: dict[str, Any]


class Problem(Wire, tag="problem"):
    """A request that was not done. Nothing changed."""

    id: int
    code: Literal[
        "stale",
        "illegal",
        "malformed",
        "forbidden",
        "too_fast",
        "unknown",
        "over",
        "used",
        "failed",
    ]
    """used: the link by which I came is worth nothing any more."""
    message: str
    reasons: list[Reason] = []


FromServer = (
    Update
    | Seated
    | Chat
    | Done
    | Previewed
    | Badged
    | Refused
    | Hinted
    | Thinking
    | Judged
    | Reviewed
    | Forecasted
    | Seen
    | Exported
    | Problem
)
