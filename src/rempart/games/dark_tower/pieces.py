"""What stands on the board and lies before the heroes, as plain data. Numbers as in `ids`."""

from __future__ import annotations

import msgspec

from rempart.games.dark_tower.ids import (
    Building,
    CardSpot,
    Cell,
    Companion,
    Corruption,
    FoeKind,
    HeroCard,
    Item,
    Kingdom,
    MonthlyQuest,
    Pool,
    PoolRoom,
    Region,
    RoomPlace,
    Rung,
    Seat,
    Source,
    Thing,
    TrialCard,
    Virtue,
)
from rempart.kernel import NONE, Bits, Here, OrNone


def _numbers() -> list[int]:
    return []


class Hero(msgspec.Struct, array_like=True, gc=False):
    """A hero with everything on and beside the hero board.

    The first fields last for the match, those from `moves` on are cleared at the start of each
    of the hero's turns.
    """

    hero: OrNone[HeroCard]
    """Which of the four (DT-SETUP-12); NONE until it is chosen."""
    home: OrNone[Kingdom]
    """DT-HERO-01: the kingdom in front of the player."""
    region: OrNone[Region]
    """DT-HERO-03; NONE once eliminated."""
    warriors: int = 0
    spirit: int = 0
    items: list[Here[Item]] = msgspec.field(default_factory=_numbers)
    """Sorted; potions may repeat."""
    active: Bits[Virtue] = 0
    """Active virtues, one bit each."""
    lost: Bits[Virtue] = 0
    """Virtue tiles that left the game."""
    corruptions: list[Here[Corruption]] = msgspec.field(default_factory=_numbers)
    companions: list[Here[Companion]] = msgspec.field(default_factory=_numbers)
    spores: int = 0
    trials: list[Here[TrialCard]] = msgspec.field(default_factory=_numbers)
    """DT-COMP-02: the four trial cards; secret until they are done."""
    trials_done: int = 0
    """One bit a trial."""
    out: bool = False
    """DT-COMP-11: eliminated."""

    moves: int = NONE
    """Regions that can still be entered this turn; NONE before the first step (DT-MOVE-05)."""
    doubled: bool = False
    bannered: bool = False
    infused: bool = False
    heroic: bool = False
    """The heroic action of the turn was taken (DT-TURN-05)."""
    reinforces: int = 0
    """Reinforce actions taken this turn (DT-TURN-06)."""
    reinforced_at: OrNone[Building] = NONE
    """The building of the last one (Fortunate)."""
    cancelled: bool = False
    """DT-HAGGLE-04: the die forbids reinforcing this turn."""
    traded: bool = False
    again: bool = False
    """Another turn follows instead of the skull drop (Circlet of Conviction)."""
    used: list[Source] = msgspec.field(default_factory=_numbers)
    """Powers that work once in a turn and were used; Grigor's may stand here up to three times."""
    advantages: int = 0
    """Advantages used this turn (Cursed)."""
    rebuffs: int = 0
    """How often others refused something this turn (DT-R-66)."""


class Foe(msgspec.Struct, array_like=True, gc=False):
    """A foe token on the board; those of one kind are all alike (DT-FOE-12)."""

    kind: FoeKind
    region: Region


class Room(msgspec.Struct, array_like=True, gc=False):
    """A room of a dungeon, on the grid of DT-AM-28."""

    cell: Cell
    """column + 4 * row."""
    content: OrNone[PoolRoom]
    """Number of the room in its pool; NONE for the entrance and for a caravan's relic."""
    doors: Bits[Cell] = 0
    """The cells that doors lead to, one bit each."""
    cleared: bool = False


class Dungeon(msgspec.Struct, array_like=True, gc=False):
    """A dungeon on the board (DT-DUNGEON-10), a caravan (DT-TOKEN-04) or the Tower dungeon."""

    type: Pool
    region: OrNone[Region]
    """NONE for the Tower dungeon."""
    rooms: list[Room]
    """The entrance first; it counts as cleared."""
    target: RoomPlace
    """Number of the target room in `rooms`; secret until it is entered (DT-AM-30)."""
    found: bool = False
    """The target has been entered."""
    quest: OrNone[MonthlyQuest] = NONE
    """The monthly quest that it belongs to; NONE: the main goal."""


class Quest(msgspec.Struct, array_like=True, gc=False):
    """A monthly quest that is offered (DT-MONTH-08)."""

    number: MonthlyQuest
    region: OrNone[Region]
    """Where its marker is; NONE for a quest without a place."""
    progress: int = 0
    """Cleanse actions or beaten foes counted for it."""


class Goal(msgspec.Struct, array_like=True, gc=False):
    """The main goal (DT-QUEST-06): its marker and how far it is."""

    region: OrNone[Region] = NONE
    done: bool = False
    given: list[int] = msgspec.field(default_factory=_numbers)
    """How much was deposited of each thing asked for, in the order of the goal; or, for goals
    of parts, one number a finished part."""
    skulls: int = 0
    """Skulls removed by cleanse actions (Vasa's goal)."""


class Battle(msgspec.Struct, array_like=True, gc=False):
    """The battle that is being fought."""

    seat: Seat
    kind: FoeKind
    region: Region
    """Where the foe stands; next to the hero's own with the Oakstone Bow."""
    deck: list[int]
    """Cards not yet revealed, the last is next; secret."""
    left: int
    """Cards still to be resolved, the revealed one included (DT-BATTLE-03)."""
    card: int = NONE
    """The revealed card; against the adversary, the instance."""
    step: Rung = 0
    """The ladder step that it shows, 0 panicked to 4 lethal (DT-BATTLE-12)."""
    free: int = 0
    """Automatic advantages, those of items lost meanwhile included (DT-ADVANTAGE-08)."""
    bought: int = 0
    """Advantages that were paid for and not used yet."""
    used: int = 0
    """DT-BATTLE-08."""
    lost: int = 0
    """Warriors really lost to its cards (Callous, DT-R-55)."""
    corrupted: int = 0
    """Corruptions gained in it (Yana)."""
    resolved: int = 0
    paid: list[Source] = msgspec.field(default_factory=_numbers)
    """Sources of advantages that work once a battle and were used."""
    sources: list[Source] = msgspec.field(default_factory=_numbers)
    """Whose automatic advantages are counted in `free` (DT-ADVANTAGE-07)."""
    blessed: bool = False
    """Blessed was paid for the revealed card."""
    picks: list[CardSpot] = msgspec.field(default_factory=_numbers)
    """The cards chosen so far, before the first is revealed (DT-BATTLE-03)."""


class Visit(msgspec.Struct, array_like=True, gc=False):
    """A visit to a dungeon."""

    seat: Seat
    dungeon: int
    """Its place in `Realm.dungeons`."""
    room: RoomPlace = 0
    """Where the hero is."""
    free: int = 0
    bought: int = 0
    used: int = 0
    improved: bool = False
    """DT-DUNGEON-03: an advantage was used on this room."""
    resolved: int = 0
    """Rooms cleared in this visit (DT-DUNGEON-11)."""
    paid: list[Source] = msgspec.field(default_factory=_numbers)
    """Sources of advantages that were bought from."""
    sources: list[Source] = msgspec.field(default_factory=_numbers)
    """Whose automatic advantages are counted in `free` (DT-ADVANTAGE-07)."""
    blessed: bool = False
    """Blessed was paid for this room."""


class Side(msgspec.Struct, array_like=True, gc=False):
    """What the active hero gives to one more hero in the same trade, and gets (DT-R-26)."""

    partner: Seat
    give: list[Thing] = msgspec.field(default_factory=_numbers)
    get: list[Thing] = msgspec.field(default_factory=_numbers)
    warriors: int = 0
    spirit: int = 0


class Deal(msgspec.Struct, array_like=True, gc=False):
    """A trade on the table (DT-TRADE-01): what the active hero gives and gets."""

    seat: Seat
    partner: Seat
    """With whom it is being put together now."""
    give: list[Thing] = msgspec.field(default_factory=_numbers)
    """Items; companions follow after the last item's number."""
    get: list[Thing] = msgspec.field(default_factory=_numbers)
    warriors: int = 0
    """Given by the active hero; negative: got."""
    spirit: int = 0
    others: list[Side] = msgspec.field(default_factory=list[Side])
    """The other heroes who take part."""
