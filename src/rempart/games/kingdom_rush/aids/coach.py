"""What the coach of the prologue asks for, as options: a hint there never says anything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.options import (
    ActivateBench,
    ActivateHero,
    BuyModifier,
    BuyTower,
    Done,
    PassTower,
    PlayTower,
)
from rempart.games.kingdom_rush.scene.goal import coach as said
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.view import view
from rempart.kernel import NONE, Option

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom
    from rempart.kernel import Seat

Test = Callable[[Option], bool]


def kinds(*wanted: type[Option]) -> Test:
    """Options of these kinds."""
    return lambda option: isinstance(option, wanted)


def upgrades(option: Option) -> bool:
    """Passing a tower so that it becomes a better one."""
    return isinstance(option, PassTower) and option.upgrade != NONE


WANTED: Mapping[str, Test] = {
    "play_1": kinds(PlayTower),
    "done_1": kinds(Done),
    "play_2": kinds(PlayTower, PassTower, ActivateHero, ActivateBench),
    "pass_2": upgrades,
    "cover_2": kinds(PlayTower, ActivateHero, ActivateBench),
    "done_2": kinds(Done),
    "play_3": kinds(PlayTower, ActivateHero, ActivateBench),
    "done_3": kinds(Done),
    "buy_1": kinds(BuyTower),
    "buy_2": kinds(BuyTower, BuyModifier),
}
"""By what the coach says (`coach` in the texts); the rest explains and asks for nothing."""


TAKE_BACK = ("short_1", "short_2")
"""What the coach says when the round cannot succeed any more as it is."""


def coach(s: Kingdom, options: list[Option], seat: Seat) -> list[Option] | None:
    """The options that the coach asks for; none of them: better take something back."""
    layout = layout_of(s)
    if not layout.data.tutorial.rounds:
        return None
    key = said(view(s, seat), layout)
    if key in TAKE_BACK:
        return []
    wanted = WANTED.get(key)
    found = [] if wanted is None else [option for option in options if wanted(option)]
    return found or None
