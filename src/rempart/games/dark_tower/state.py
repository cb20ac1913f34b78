"""The state of a match of Return to Dark Tower."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from rempart.games.dark_tower.ids import (
    ALL_SEALS,
    COPIES,
    GEAR,
    NIMET,
    SKULLS,
    START_STEP,
    Adversary,
    Building,
    Corruption,
    Drum,
    FoeKind,
    FoeState,
    Item,
    Kingdom,
    MainGoal,
    Month,
    Region,
    River,
    Rung,
    Seal,
    Seat,
    TrialCard,
    TurnStep,
)
from rempart.games.dark_tower.pieces import (
    Battle,
    Deal,
    Dungeon,
    Foe,
    Goal,
    Hero,
    Quest,
    Visit,
)
from rempart.kernel import NONE, Bits, By, Here, OrNone, State, Step, steps_of

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = steps_of("rempart.games.dark_tower.steps")


def _numbers() -> list[int]:
    return []


class Realm(State, array_like=True, kw_only=True):
    """The whole table: board, Tower and app."""

    agenda: list[AnyStep]

    # How the match was set up (DT-CODE-02)
    rng: int = 0
    """DT-CODE-06: the random value of the game code; secret until the end."""
    competitive: bool = False
    gritty: bool = False
    goal: OrNone[MainGoal] = NONE
    """The main companion, which is the main goal (DT-R-36)."""
    adversary: Adversary = 0
    kinds: list[FoeKind] = msgspec.field(default_factory=_numbers)
    """DT-FOE-01: the foes of level 2, 3 and 4."""
    concession: bool = False
    look_inside: bool = False
    """The inside of the Tower is open to all."""

    # Where the match is
    month: Month = 1
    turn: int = 0
    """Turns of the month begun so far."""
    length: int = 0
    """Turns that the month has (DT-AM-05); secret."""
    active: Seat = 0
    """Whose turn it is."""
    starter: Seat = 0
    """DT-SETUP-12: the starting player."""
    phase: TurnStep = START_STEP
    dropped: bool = False
    """The skull of this turn has been dropped (DT-ITEM-10)."""

    # Heroes, buildings, skulls, Tower
    heroes: Annotated[list[Hero], By(Seat)]
    buildings: Annotated[list[int], By(Building)]
    """Skulls on each, GONE if it is destroyed."""
    supply: int = SKULLS
    removed: int = 0
    """Skulls that left the game."""
    seals: Bits[Seal] = ALL_SEALS
    """Seals in place, one bit each."""
    pos: Annotated[list[int], By(Drum)] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Quarter turns of each drum."""
    pockets: list[int] = msgspec.field(default_factory=lambda: [0] * 12)
    """Skulls behind each face, drum * 4 + face; secret."""
    beam: int = 0
    """Skulls dropped so far."""

    # Cards. The last of a deck is its top; orders are secret.
    potions: list[Here[Item]] = msgspec.field(default_factory=_numbers)
    treasures: list[Here[Item]] = msgspec.field(default_factory=_numbers)
    market: list[Here[Item]] = msgspec.field(default_factory=_numbers)
    corruptions: list[Here[Corruption]] = msgspec.field(default_factory=_numbers)
    gear: list[int] = msgspec.field(default_factory=lambda: [COPIES] * len(GEAR))
    """Cards of each stack."""
    box: list[Here[Item]] = msgspec.field(default_factory=_numbers)
    """Quest items in the box."""
    gone: list[Here[Item]] = msgspec.field(default_factory=_numbers)
    """Items that left the game."""
    trials: list[Here[TrialCard]] = msgspec.field(default_factory=_numbers)
    """Trial cards that nobody holds; secret in a competitive match."""

    # Foes and events
    foes: list[Foe] = msgspec.field(default_factory=lambda: list[Foe]())
    states: list[FoeState] = msgspec.field(default_factory=_numbers)
    """DT-FOE-10: of the foes of level 2, 3 and 4."""
    mutations: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Pairs of mutation cards in the decks of level 2, 3 and 4 (Gravemaw)."""
    steps: list[Rung] = msgspec.field(default_factory=_numbers)
    """DT-AM-25: the step that each of the adversary's ten cards has reached."""
    timeline: list[list[int]] = msgspec.field(default_factory=lambda: list[list[int]]())
    """The events of each turn of the month; secret."""
    cycle: list[Kingdom] = msgspec.field(default_factory=_numbers)
    """DT-AM-13: kingdoms that the next spawns take; the last is next; secret."""
    thinned: bool = False
    """Yana: the next spawn of this month places one token fewer."""
    sale: bool = False
    """EV-42: the next market treasure of this month costs less."""
    cap: int = 10
    """DT-AM-22: the most advantages in one action."""
    rivers: Bits[River] = 0
    """Burning rivers, one bit each."""
    river_order: list[River] = msgspec.field(default_factory=_numbers)
    """Rivers still to burn, the last is next; secret."""
    mark_back: int = 0
    """Month at whose end the Black Mark returns; 0: it is not away."""

    # Quests
    main: Goal = msgspec.field(default_factory=Goal)
    quests: list[Quest] = msgspec.field(default_factory=lambda: list[Quest]())
    dungeons: list[Dungeon] = msgspec.field(default_factory=lambda: list[Dungeon]())
    trees: list[Region] = msgspec.field(default_factory=_numbers)
    """Regions of the siege trees (DT-TOKEN-06)."""

    # What is being done
    battle: Battle | None = None
    visit: Visit | None = None
    deal: Deal | None = None
    short: int = 0
    """Heroes that fell short in the running effect, one bit each (DT-CORRUPT-05)."""
    drained: bool = False
    """The running effect has eliminated a hero for want of a skull (DT-COMP-21)."""

    # Cards at the bottom of each deck that were laid there before everybody's eyes
    potions_known: int = 0
    treasures_known: int = 0
    corruptions_known: int = 0

    whereabouts: list[int] = msgspec.field(default_factory=_numbers)
    """The positions that each drum may have for all that was seen of it (DT-R-68), one bit each;
    empty while all are known."""

    # The guided start
    guided: bool = False
    """A coach speaks in the first two months."""
    learnt: int = 0
    """The kinds of action that were taken there, one bit a glyph."""

    # The real Tower on the table (DT-REAL)
    real_tower: bool = False
    """The match was set up for it."""
    away: bool = False
    """The virtual Tower has taken over from it."""
    inside: int = 0
    """Skulls inside it; nobody knows where. The pockets are those of the virtual Tower."""

    def main_goal(self) -> int:
        """The main goal; in a competitive game Nimet's, whatever its code says (DT-CODE-07)."""
        return NIMET if self.competitive else self.goal

    def on_table(self) -> bool:
        """Whether the real Tower decides where skulls come out."""
        return self.real_tower and not self.away

    def living(self) -> list[int]:
        """DT-R-31: the heroes in the game, the active one first, then clockwise from it."""
        heroes = self.heroes
        count = len(heroes)
        active = heroes[self.active].home
        seats = [seat for seat in range(count) if not heroes[seat].out]
        return sorted(seats, key=lambda seat: (heroes[seat].home - active) % 4)

    def home_hero(self, kingdom: int) -> int:
        """The hero whose home a kingdom is; NONE: it is dormant (DT-REALM-03)."""
        for seat, hero in enumerate(self.heroes):
            if hero.home == kingdom and not hero.out:
                return seat
        return NONE
