"""Small positions of Return to Dark Tower, set up by hand.

    s = realm(2)                # Scion of the North and Warlord of the East, each in the citadel
    s.buildings[SANCTUARY] = 2  # a building of the North
    events = run(s, RotateOne())

A realm begins with everything in its supply: no skull and no foe on the board, all seals in place,
decks in the order of their numbers, an agenda that holds only a question that means nothing.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rempart.games.dark_tower.code import chance_of
from rempart.games.dark_tower.ids import (
    CORRUPTIONS,
    FIRST_QUEST_ITEM,
    FIRST_TREASURE,
    ITEMS,
    POTIONS,
    READY,
)
from rempart.games.dark_tower.pieces import Hero
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.tables import TABLES, Tables, compile_tables
from rempart.games.dark_tower.tables.values import Data
from rempart.kernel import Ask, Decision, advance, settle
from rempart.kernel.data import patched, placed, read_folder, typed
from rempart.kernel.errors import BadValues

PACKAGE = "rempart.games.dark_tower"
RAW = read_folder(PACKAGE)


def compiled(patch: dict[str, Any] | None = None) -> Tables:
    """The tables of the game's data with changes, or the error that a loader tells."""
    try:
        return compile_tables(typed(PACKAGE, patched(RAW, patch or {}), Data))
    except BadValues as error:
        raise placed(PACKAGE, error.faults, lines=not patch) from None


T = TABLES.setdefault("", compiled())
CITADELS = [T.world.building_region[kingdom * 4] for kingdom in range(4)]


class Stopped(Ask):
    """Nothing more happens."""

    rule: ClassVar[str] = "DT-TURN-01"
    offers: ClassVar = ()

    def actors(self, s: Any) -> tuple[int, ...]:
        return (0,)

    def options(self, s: Any) -> list[Any]:
        return ["stopped"]


def hero(number: int, home: int) -> Hero:
    """A hero as the match begins."""
    printed = 0b11 << number * 5
    return Hero(
        hero=number,
        home=home,
        region=CITADELS[home],
        warriors=7,
        spirit=1,
        active=printed | 1 << 20 + home,
    )


def realm(players: int = 2) -> Realm:
    """A position without anything in it."""
    return Realm(
        chance=chance_of(1),
        agenda=[Stopped()],
        heroes=[hero(seat, seat) for seat in range(players)],
        buildings=[0] * 16,
        kinds=[0, 4, 8],
        states=[READY] * 3,
        goal=9,
        potions=[potion for potion in range(len(POTIONS)) for _ in range(3)],
        treasures=list(range(FIRST_TREASURE, FIRST_QUEST_ITEM)),
        corruptions=list(range(len(CORRUPTIONS))),
        box=[item for item in range(FIRST_QUEST_ITEM, len(ITEMS)) for _ in range(T.copies[item])],
        trials=list(range(16)),
        steps=[3] * 10,
        turn=1,
        length=6,
    )


def run(s: Realm, *steps: Any, answers: tuple[Any, ...] = ()) -> list[Any]:
    """Do these steps, the first one first, and choose these answers; what was told.

    What is asked after the last answer stays asked (`asked`).
    """
    s.events = []
    s.agenda += reversed(steps)
    decision = settle(s)
    for answer in answers:
        assert decision is not None
        assert answer in decision.options
        decision = advance(s, decision, answer)
    told, s.events = s.events, None
    return told


def asked(s: Realm) -> Decision:
    """What is being asked."""
    decision = settle(s)
    assert decision is not None
    return decision
