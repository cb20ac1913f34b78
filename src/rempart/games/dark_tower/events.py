"""What can happen, and by default which rule makes it happen. Numbers as in `ids`."""

from __future__ import annotations

from typing import ClassVar

from rempart.games.dark_tower.ids import (
    AdvantageCount,
    Adversary,
    Band,
    BattleCard,
    Building,
    Category,
    Companion,
    Content,
    Corruption,
    Drum,
    Ending,
    Face,
    FoeKind,
    FoeState,
    Glyph,
    GoalPart,
    HeroCard,
    Item,
    Kingdom,
    MainGoal,
    Month,
    MonthlyQuest,
    Pool,
    QuarterCount,
    Region,
    River,
    RoomPlace,
    Rung,
    Seal,
    Seat,
    SkullCount,
    Source,
    SpiritCount,
    SporeCount,
    Tree,
    TrialCard,
    TurnStep,
    Virtue,
)
from rempart.kernel import Event, OrNone

# Set-up


class HeroTaken(Event, frozen=True, kw_only=True):
    """A player took a hero."""

    seat: Seat
    hero: HeroCard
    rule: str = "DT-SETUP-12"


class StarterNamed(Event, frozen=True, kw_only=True):
    """It was said who starts."""

    seat: Seat
    rule: str = "DT-SETUP-12"


class HomeTaken(Event, frozen=True, kw_only=True):
    """A player took a kingdom as home."""

    seat: Seat
    kingdom: Kingdom
    rule: str = "DT-SETUP-02"


class WorldPopulated(Event, frozen=True, kw_only=True):
    """The app gave the last set-up orders."""

    goal: MainGoal
    adversary: Adversary
    rule: str = "DT-SETUP-24"
    reveals: ClassVar[bool] = True


# The course of the game


class MonthBegun(Event, frozen=True, kw_only=True):
    """A month began."""

    month: Month
    rule: str = "DT-MONTH-07"
    reveals: ClassVar[bool] = True


class MonthEnded(Event, frozen=True, kw_only=True):
    """A month ended."""

    month: Month
    rule: str = "DT-MONTH-07"
    reveals: ClassVar[bool] = True


class TurnBegun(Event, frozen=True, kw_only=True):
    """A hero's turn began."""

    seat: Seat
    month: Month
    turn: int
    rule: str = "DT-MONTH-02"
    reveals: ClassVar[bool] = True
    """It reveals that the month continues: its length is hidden."""


class StepBegun(Event, frozen=True, kw_only=True):
    """A step of the turn began."""

    seat: Seat
    step: TurnStep
    rule: str = "DT-TURN-01"


class EventCalled(Event, frozen=True, kw_only=True):
    """An event of the month came up."""

    category: Category
    detail: int
    rule: str = "DT-EVENT-01"
    reveals: ClassVar[bool] = True


class EventSkipped(Event, frozen=True, kw_only=True):
    """An event had nothing to do."""

    category: Category
    detail: int
    rule: str = "DT-R-49"
    reveals: ClassVar[bool] = True


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over."""

    reason: Ending
    rule: str
    reveals: ClassVar[bool] = True


class HeroEliminated(Event, frozen=True, kw_only=True):
    """A hero is out of the game."""

    seat: Seat
    rule: str = "DT-COMP-11"


# Turns


class BannerTaken(Event, frozen=True, kw_only=True):
    """A hero took a banner action."""

    seat: Seat
    hero: HeroCard
    rule: str = "DT-BANNER-01"


class MoveDoubled(Event, frozen=True, kw_only=True):
    """A hero's move was doubled."""

    seat: Seat
    moves: int
    rule: str = "DT-MOVE-03"


class StrideRefused(Event, frozen=True, kw_only=True):
    """A hero did not want to be moved."""

    seat: Seat
    moved: Seat
    rule: str = "DT-R-58"


class HeroMoved(Event, frozen=True, kw_only=True):
    """A hero entered a region."""

    seat: Seat
    region: Region
    rule: str = "DT-MOVE-06"


class HeroPlaced(Event, frozen=True, kw_only=True):
    """A hero was placed in a region."""

    seat: Seat
    region: Region
    rule: str = "DT-R-24"


class RiverBurned(Event, frozen=True, kw_only=True):
    """Crossing a river of fire hurt a hero."""

    seat: Seat
    river: River
    rule: str = "DT-TOKEN-02"


class TaxPaid(Event, frozen=True, kw_only=True):
    """A glyph cost a hero spirit."""

    seat: Seat
    glyph: Glyph
    spirit: SpiritCount
    rule: str = "DT-GLYPH-02"


class HeroicDone(Event, frozen=True, kw_only=True):
    """A heroic action was finished."""

    seat: Seat
    spirit: SpiritCount
    rule: str = "DT-CLEANSE-02"


class Cleansed(Event, frozen=True, kw_only=True):
    """A building was cleansed."""

    seat: Seat
    building: Building
    skulls: SkullCount
    rule: str = "DT-CLEANSE-03"


class Reinforced(Event, frozen=True, kw_only=True):
    """A hero reinforced at a building."""

    seat: Seat
    building: Building
    enhanced: bool
    rule: str = "DT-REINFORCE-01"


class HaggleRolled(Event, frozen=True, kw_only=True):
    """The haggle die was rolled."""

    seat: Seat
    face: Face
    rule: str = "DT-HAGGLE-03"
    reveals: ClassVar[bool] = True


class TreeMoved(Event, frozen=True, kw_only=True):
    """A siege tree moved."""

    tree: Tree
    region: Region
    rule: str = "DT-TOKEN-07"


class PowerUsed(Event, frozen=True, kw_only=True):
    """A hero used what an item allows."""

    seat: Seat
    item: Item
    rule: str = "DT-ITEM-11"


class VirtueUsed(Event, frozen=True, kw_only=True):
    """A hero used a virtue."""

    seat: Seat
    virtue: Virtue
    rule: str = "DT-VIRTUE-03"


class CompanionUsed(Event, frozen=True, kw_only=True):
    """A hero used a companion."""

    seat: Seat
    companion: Companion
    rule: str = "DT-HERO-07"


class TradeProposed(Event, frozen=True, kw_only=True):
    """A trade was proposed."""

    seat: Seat
    partner: Seat
    rule: str = "DT-TRADE-01"


class TradeRefused(Event, frozen=True, kw_only=True):
    """A trade was refused."""

    seat: Seat
    partner: Seat
    rule: str = "DT-TRADE-01"


class Traded(Event, frozen=True, kw_only=True):
    """Two heroes traded."""

    seat: Seat
    partner: Seat
    rule: str = "DT-TRADE-02"


# Gains and losses


class WarriorsGained(Event, frozen=True, kw_only=True):
    """A hero gained warriors."""

    seat: Seat
    count: int
    warriors: int
    rule: str


class WarriorsLost(Event, frozen=True, kw_only=True):
    """A hero lost warriors."""

    seat: Seat
    count: int
    warriors: int
    rule: str


class WarriorsSpent(Event, frozen=True, kw_only=True):
    """A hero spent warriors."""

    seat: Seat
    count: int
    warriors: int
    rule: str


class SpiritGained(Event, frozen=True, kw_only=True):
    """A hero gained spirit."""

    seat: Seat
    count: int
    spirit: SpiritCount
    rule: str


class SpiritLost(Event, frozen=True, kw_only=True):
    """A hero lost spirit."""

    seat: Seat
    count: int
    spirit: SpiritCount
    rule: str


class SpiritSpent(Event, frozen=True, kw_only=True):
    """A hero spent spirit."""

    seat: Seat
    count: int
    spirit: SpiritCount
    rule: str


class PotionDrawn(Event, frozen=True, kw_only=True):
    """A hero drew a potion."""

    seat: Seat
    item: Item
    rule: str = "DT-ITEM-05"
    reveals: ClassVar[bool] = True


class PotionMissing(Event, frozen=True, kw_only=True):
    """The potion deck was empty."""

    seat: Seat
    rule: str = "DT-R-28"


class GearTaken(Event, frozen=True, kw_only=True):
    """A hero took gear."""

    seat: Seat
    item: Item
    rule: str = "DT-ITEM-06"


class TreasureTaken(Event, frozen=True, kw_only=True):
    """A hero took a treasure from the market."""

    seat: Seat
    item: Item
    rule: str = "DT-ITEM-07"


class TreasureDrawn(Event, frozen=True, kw_only=True):
    """A hero drew the top treasure of the deck."""

    seat: Seat
    item: Item
    rule: str = "DT-ITEM-07"
    reveals: ClassVar[bool] = True


class MarketRefilled(Event, frozen=True, kw_only=True):
    """A treasure was added to the market."""

    item: Item
    rule: str = "DT-ITEM-07"
    reveals: ClassVar[bool] = True


class WareReplaced(Event, frozen=True, kw_only=True):
    """A card of the market went under the deck."""

    seat: Seat
    item: Item
    rule: str = "DT-EVENT-09"


class QuestItemGained(Event, frozen=True, kw_only=True):
    """A hero gained a quest item."""

    seat: Seat
    item: Item
    rule: str = "DT-ITEM-08"


class ItemLost(Event, frozen=True, kw_only=True):
    """A hero lost an item."""

    seat: Seat
    item: Item
    rule: str = "DT-SPEND-05"


class ItemSpent(Event, frozen=True, kw_only=True):
    """A hero spent an item."""

    seat: Seat
    item: Item
    rule: str = "DT-SPEND-05"


class ItemPassed(Event, frozen=True, kw_only=True):
    """An item went from one hero to another."""

    seat: Seat
    item: Item
    to: Seat
    rule: str = "DT-TRADE-02"


class CompanionPassed(Event, frozen=True, kw_only=True):
    """A companion went from one hero to another."""

    seat: Seat
    companion: Companion
    to: Seat
    rule: str = "DT-TRADE-02"


class WarriorsPassed(Event, frozen=True, kw_only=True):
    """Warriors went from one hero to another."""

    seat: Seat
    count: int
    to: Seat
    rule: str = "DT-TRADE-02"


class SpiritPassed(Event, frozen=True, kw_only=True):
    """Spirit went from one hero to another."""

    seat: Seat
    count: int
    to: Seat
    rule: str = "DT-TRADE-02"


class CompanionGained(Event, frozen=True, kw_only=True):
    """A companion joined a hero."""

    seat: Seat
    companion: Companion
    rule: str = "DT-HERO-07"


class VirtueGained(Event, frozen=True, kw_only=True):
    """A hero gained a virtue."""

    seat: Seat
    virtue: Virtue
    rule: str = "DT-VIRTUE-02"


class VirtueLost(Event, frozen=True, kw_only=True):
    """A hero's virtue left the game."""

    seat: Seat
    virtue: Virtue
    rule: str = "DT-R-16"


class CorruptionGained(Event, frozen=True, kw_only=True):
    """A hero gained a corruption."""

    seat: Seat
    corruption: Corruption
    rule: str
    reveals: ClassVar[bool] = True


class CorruptionPurged(Event, frozen=True, kw_only=True):
    """A hero was rid of a corruption."""

    seat: Seat
    corruption: Corruption
    rule: str = "DT-CORRUPT-10"


class SporeGained(Event, frozen=True, kw_only=True):
    """A hero gained a spore."""

    seat: Seat
    spores: SporeCount
    rule: str = "DT-TOKEN-08"


class SporesReturned(Event, frozen=True, kw_only=True):
    """A hero's spores went back."""

    seat: Seat
    count: int
    rule: str = "DT-TOKEN-09"


# Skulls, buildings and the Tower


class SkullPlaced(Event, frozen=True, kw_only=True):
    """A skull was put on a building."""

    building: Building
    skulls: SkullCount
    rule: str


class SkullsRemoved(Event, frozen=True, kw_only=True):
    """Skulls went back to the supply."""

    building: Building
    count: int
    rule: str = "DT-SKULL-10"


class SkullsGone(Event, frozen=True, kw_only=True):
    """Skulls left the game."""

    kingdom: OrNone[Kingdom]
    count: int
    rule: str = "DT-R-17"


class BuildingDestroyed(Event, frozen=True, kw_only=True):
    """A building was destroyed."""

    building: Building
    rule: str = "DT-BUILD-03"


class SkullDropped(Event, frozen=True, kw_only=True):
    """A skull was dropped into the Tower."""

    seat: Seat
    rule: str = "DT-END-01"
    reveals: ClassVar[bool] = True


class SkullsEmerged(Event, frozen=True, kw_only=True):
    """Skulls came out of the Tower; `openings`: for each, the number of the seal that is missing
    where it came out."""

    kingdom: Kingdom
    count: int
    openings: tuple[Seal, ...]
    rule: str = "DT-SKULL-05"
    reveals: ClassVar[bool] = True


class DrumTurned(Event, frozen=True, kw_only=True):
    """A drum of the Tower turned."""

    drum: Drum
    quarters: QuarterCount
    rule: str = "DT-TM-07"
    reveals: ClassVar[bool] = True


class DrumHeard(Event, frozen=True, kw_only=True):
    """A drum turned behind all its seals, unseen (DT-R-68)."""

    rule: str = "DT-TM-07"
    reveals: ClassVar[bool] = True


class SealRemoved(Event, frozen=True, kw_only=True):
    """A seal of the Tower was removed."""

    seal: Seal
    rule: str = "DT-TOWER-01"
    reveals: ClassVar[bool] = True


class SealReplaced(Event, frozen=True, kw_only=True):
    """A seal of the Tower was put back."""

    seal: Seal
    rule: str = "DT-TM-10"


class GlyphRevealed(Event, frozen=True, kw_only=True):
    """A glyph was revealed."""

    glyph: Glyph
    kingdom: Kingdom
    rule: str = "DT-GLYPH-01"
    reveals: ClassVar[bool] = True


class GlyphHidden(Event, frozen=True, kw_only=True):
    """A glyph was hidden."""

    glyph: Glyph
    rule: str = "DT-TM-02"
    reveals: ClassVar[bool] = True


class SealNamed(Event, frozen=True, kw_only=True):
    """The Tower on the table shows which seal is to come off."""

    seal: Seal
    rule: str = "DT-REAL-03"
    reveals: ClassVar[bool] = True


class TowerLeft(Event, frozen=True, kw_only=True):
    """The virtual Tower took over from the one on the table."""

    rule: str = "DT-REAL-04"


class TowerBack(Event, frozen=True, kw_only=True):
    """The Tower on the table takes part again, with skulls that belong inside."""

    count: SkullCount
    rule: str = "DT-REAL-04"


# Foes


class FoeSpawned(Event, frozen=True, kw_only=True):
    """A foe appeared."""

    kind: FoeKind
    region: Region
    rule: str = "DT-EVENT-04"
    reveals: ClassVar[bool] = True


class FoeMoved(Event, frozen=True, kw_only=True):
    """A foe moved."""

    kind: FoeKind
    origin: Region
    region: Region
    rule: str


class FoeRemoved(Event, frozen=True, kw_only=True):
    """A foe left the board."""

    kind: FoeKind
    region: Region
    rule: str = "DT-FOE-13"


class FoeStruck(Event, frozen=True, kw_only=True):
    """A kind of foe strikes."""

    kind: FoeKind
    state: FoeState
    rule: str = "DT-EVENT-03"
    reveals: ClassVar[bool] = True


class StateChanged(Event, frozen=True, kw_only=True):
    """The state of a kind of foe changed."""

    kind: FoeKind
    state: FoeState
    rule: str = "DT-AM-10"


class MutationAdded(Event, frozen=True, kw_only=True):
    """A kind of foe got mutation cards."""

    kind: FoeKind
    pairs: int
    rule: str = "DT-EVENT-07"


class MutationRemoved(Event, frozen=True, kw_only=True):
    """A kind of foe lost mutation cards."""

    kind: FoeKind
    pairs: int
    rule: str = "DT-FOE-08"


class AdversaryAppeared(Event, frozen=True, kw_only=True):
    """The adversary is on the board."""

    kind: FoeKind
    region: Region
    rule: str = "DT-QUEST-07"
    reveals: ClassVar[bool] = True


class AdversaryActed(Event, frozen=True, kw_only=True):
    """The adversary strikes from the Tower."""

    adversary: Adversary
    band: Band
    rule: str = "DT-EVENT-07"
    reveals: ClassVar[bool] = True


class RiverIgnited(Event, frozen=True, kw_only=True):
    """A river turned to fire."""

    river: River
    rule: str = "DT-TOKEN-01"
    reveals: ClassVar[bool] = True


class CapChanged(Event, frozen=True, kw_only=True):
    """The cap of advantages changed."""

    cap: int
    rule: str = "DT-AM-22"


class CompanionHelped(Event, frozen=True, kw_only=True):
    """A companion has an event."""

    companion: Companion
    rule: str = "DT-EVENT-08"
    reveals: ClassVar[bool] = True


class SpawnThinned(Event, frozen=True, kw_only=True):
    """A spawn places one token fewer."""

    kind: FoeKind
    rule: str = "DT-EVENT-08"


# Battles


class BattleBegun(Event, frozen=True, kw_only=True):
    """A battle began."""

    seat: Seat
    kind: FoeKind
    region: Region
    advantages: AdvantageCount
    rule: str = "DT-BATTLE-03"
    reveals: ClassVar[bool] = True


class CardRevealed(Event, frozen=True, kw_only=True):
    """A battle card was revealed."""

    seat: Seat
    card: BattleCard
    step: Rung
    rule: str = "DT-BATTLE-09"
    reveals: ClassVar[bool] = True


class CardImproved(Event, frozen=True, kw_only=True):
    """A battle card was improved."""

    seat: Seat
    card: BattleCard
    step: Rung
    used: int
    rule: str = "DT-BATTLE-05"


class CardResolved(Event, frozen=True, kw_only=True):
    """A battle card took effect."""

    seat: Seat
    card: BattleCard
    step: Rung
    rule: str = "DT-BATTLE-09"


class AdvantageBought(Event, frozen=True, kw_only=True):
    """A conditional advantage was paid for."""

    seat: Seat
    source: Source
    count: int
    rule: str = "DT-ADVANTAGE-05"


class LossPrevented(Event, frozen=True, kw_only=True):
    """Losses were prevented."""

    seat: Seat
    count: int
    rule: str = "DT-AM-20"


class FoeDefeated(Event, frozen=True, kw_only=True):
    """A foe was beaten in battle."""

    seat: Seat
    kind: FoeKind
    region: Region
    rule: str = "DT-BATTLE-11"


class Retreated(Event, frozen=True, kw_only=True):
    """A hero retreated from the adversary."""

    seat: Seat
    rule: str = "DT-ADVERSARY-03"


# Quests and dungeons


class QuestOffered(Event, frozen=True, kw_only=True):
    """A monthly quest was offered."""

    quest: MonthlyQuest
    region: OrNone[Region]
    rule: str = "DT-MONTH-08"
    reveals: ClassVar[bool] = True


class QuestCompleted(Event, frozen=True, kw_only=True):
    """A monthly quest was completed."""

    seat: Seat
    quest: MonthlyQuest
    rule: str = "DT-QUEST-04"


class QuestFailed(Event, frozen=True, kw_only=True):
    """A monthly quest failed."""

    quest: MonthlyQuest
    rule: str = "DT-MONTH-11"


class QuestAdvanced(Event, frozen=True, kw_only=True):
    """A monthly quest got further."""

    quest: MonthlyQuest
    progress: int
    rule: str = "DT-QUEST-03"


class GoalAdvanced(Event, frozen=True, kw_only=True):
    """The main goal got further."""

    seat: Seat
    part: GoalPart
    count: int
    rule: str = "DT-QUEST-06"


class GoalMoved(Event, frozen=True, kw_only=True):
    """The marker of the main goal moved."""

    region: Region
    rule: str = "DT-QUEST-06"
    reveals: ClassVar[bool] = True


class GoalCompleted(Event, frozen=True, kw_only=True):
    """The main goal was completed."""

    seat: Seat
    goal: MainGoal
    rule: str = "DT-QUEST-06"


class DungeonPlaced(Event, frozen=True, kw_only=True):
    """A dungeon came into play."""

    dungeon: Pool
    region: Region
    rule: str = "DT-DUNGEON-01"
    reveals: ClassVar[bool] = True


class DungeonRemoved(Event, frozen=True, kw_only=True):
    """A dungeon left the board."""

    dungeon: Pool
    region: Region
    rule: str = "DT-DUNGEON-10"


class DungeonEntered(Event, frozen=True, kw_only=True):
    """A hero entered a dungeon."""

    seat: Seat
    dungeon: Pool
    advantages: AdvantageCount
    rule: str = "DT-DUNGEON-02"


class RoomEntered(Event, frozen=True, kw_only=True):
    """A room was revealed."""

    seat: Seat
    room: RoomPlace
    content: OrNone[Content]
    rule: str = "DT-DUNGEON-02"
    reveals: ClassVar[bool] = True


class RoomImproved(Event, frozen=True, kw_only=True):
    """An advantage was used in a room."""

    seat: Seat
    room: RoomPlace
    rule: str = "DT-DUNGEON-03"


class RoomCleared(Event, frozen=True, kw_only=True):
    """A room was cleared."""

    seat: Seat
    room: RoomPlace
    rule: str = "DT-DUNGEON-06"


class DungeonFinished(Event, frozen=True, kw_only=True):
    """The target room was cleared."""

    seat: Seat
    dungeon: Pool
    region: OrNone[Region]
    rule: str = "DT-DUNGEON-07"
    reveals: ClassVar[bool] = True


class DungeonLeft(Event, frozen=True, kw_only=True):
    """A hero left a dungeon."""

    seat: Seat
    dungeon: Pool
    rule: str = "DT-DUNGEON-09"


class CaravanMoved(Event, frozen=True, kw_only=True):
    """A caravan moved."""

    caravan: Pool
    region: Region
    rule: str = "DT-TOKEN-04"
    reveals: ClassVar[bool] = True


class TreasureFetched(Event, frozen=True, kw_only=True):
    """A treasure of Azkol's came to the market."""

    seat: Seat
    item: Item
    rule: str = "DT-QUEST-06"
    reveals: ClassVar[bool] = True


# Competitive mode


class TrialsDealt(Event, frozen=True, kw_only=True):
    """A hero was dealt trials."""

    seat: Seat
    rule: str = "DT-COMP-02"
    reveals: ClassVar[bool] = True


class TrialCompleted(Event, frozen=True, kw_only=True):
    """A hero completed a trial."""

    seat: Seat
    trial: TrialCard
    rule: str = "DT-COMP-07"
    reveals: ClassVar[bool] = True


class RelicFound(Event, frozen=True, kw_only=True):
    """A hero found the relic."""

    seat: Seat
    rule: str = "DT-COMP-10"
    reveals: ClassVar[bool] = True
