"""Figures: heroes, sand warriors, bench heroes and the wildcat, wherever they stand.

A figure is a number: the seat of a player for a hero, FIRST_WARRIOR and up for a sand warrior,
FIRST_BENCH and up for a bench hero, WILDCAT for Alleria's wildcat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.board.grids import D2, M1
from rempart.games.kingdom_rush.events import (
    BenchMoved,
    BenchStood,
    HeroMoved,
    HeroStood,
    WarriorMoved,
    WarriorStood,
    WildcatMoved,
    WildcatStood,
)
from rempart.games.kingdom_rush.ids import ALLERIA, ALRIC, IRON
from rempart.games.kingdom_rush.pieces import Bench, Figure, Horde, Player
from rempart.games.kingdom_rush.steps.hordes import (
    layout_of,
    seat_of_hero,
    top_horde,
    tops,
    tower_on,
)
from rempart.games.kingdom_rush.steps.iron import iron
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

FIRST_WARRIOR = 4
FIRST_BENCH = 6
WILDCAT = 10


def is_hero(who: int) -> bool:
    """Whether a figure is a player's hero."""
    return who < FIRST_WARRIOR


def is_warrior(who: int) -> bool:
    """Whether a figure is a sand warrior."""
    return FIRST_WARRIOR <= who < FIRST_BENCH


def is_creature(who: int) -> bool:
    """Whether a figure is no hero: a sand warrior or the wildcat."""
    return who == WILDCAT or is_warrior(who)


def figure(s: Kingdom, who: int) -> Player | Figure | Bench:
    """The figure of a number."""
    if who < FIRST_WARRIOR:
        return s.players[who]
    if who < FIRST_BENCH:
        return s.warriors[who - FIRST_WARRIOR]
    if who == WILDCAT:
        return s.wildcats[0]
    return s.bench[who - FIRST_BENCH]


def owner(s: Kingdom, who: int) -> int:
    """Who chooses for a figure: its player; Alric's for sand warriors, Alleria's for the wildcat;
    the only one for a bench."""
    if is_hero(who):
        return who
    if is_warrior(who):
        return max(0, seat_of_hero(s, ALRIC))
    return seat_of_hero(s, ALLERIA) if who == WILDCAT else 0


def footprint(s: Kingdom, who: int) -> int:
    """The shape that a figure covers: a sand warrior one cell, the wildcat two (KRH-ALLERIA-02), a
    hero what its base covers."""
    t = TABLES[s.variant]
    if is_creature(who):
        return D2 if who == WILDCAT else M1
    hero = s.players[who].hero if is_hero(who) else s.bench[who - FIRST_BENCH].hero
    return t.heroes[hero].footprint


def figures_on(s: Kingdom, space: int) -> list[int]:
    """The figures on a space, heroes first, in seat order (KR-R-39)."""
    found = [n for n, player in enumerate(s.players) if player.space == space]
    found += [FIRST_WARRIOR + n for n, each in enumerate(s.warriors) if each.space == space]
    found += [FIRST_BENCH + n for n, each in enumerate(s.bench) if each.space == space]
    found += [WILDCAT for each in s.wildcats if each.space == space]
    return found


def figure_cells(s: Kingdom, who: int, horde: Horde) -> tuple[int, ...]:
    """Where on a horde a figure finds room (KR-MOVE-06 to -08): free cells that can be covered, of
    any vulnerability (KR-DMG-06, KR-R-54), and one cell of a tough enemy at most."""
    design = TABLES[s.variant].designs[horde.card]
    own = figure(s, who)
    here = own.cells if own.space == horde.space else 0
    free = design.figure_cells & ~(horde.covered & ~here)
    return design.fit.placements(footprint(s, who), free)


def refuse_stop(s: Kingdom, who: int, space: int) -> Refusal | None:
    """Why a figure may not end its move on a space.

    KR-MOVE-03: on a tower; KR-MOVE-09: on a horde without room. Any other will do (KR-MOVE-04),
    even with figures on it (KR-MOVE-13).
    """
    if tower_on(s, space):
        return Refusal("KR-MOVE-03", "tower_there", {"space": space})
    horde = top_horde(s, TABLES[s.variant], space)
    if horde is not None and not figure_cells(s, who, horde):
        return Refusal("KR-MOVE-09", "no_room", {"horde": horde.card})
    return refuse_stop_on_ground(s, who, space)


def stops(s: Kingdom, who: int, spaces: tuple[int, ...]) -> list[int]:
    """Those of these spaces on which a figure may end its move (`refuse_stop`)."""
    barred = {tower.space for tower in s.built}
    barred.add(NONE)
    barred.update(
        space
        for space, horde in tops(s, TABLES[s.variant]).items()
        if not figure_cells(s, who, horde)
    )
    found = [space for space in spaces if space not in barred]
    if s.crevasses or s.difficulty == IRON:
        found = [space for space in found if refuse_stop_on_ground(s, who, space) is None]
    return found


def refuse_stop_on_ground(s: Kingdom, who: int, space: int) -> Refusal | None:
    """KRH-CREV-01: on a gaping crevasse stops only who can remove it, so no sand warrior unless it
    is Fearless (KR-ALRIC-07). Scenario 11, iron challenge: no hero stops beside an exit."""
    if any(crevasse.gaping and crevasse.space == space for crevasse in s.crevasses):
        if not uses_environment(s, who) or (is_warrior(who) and iron(s) == "stubborn_crevasses"):
            return Refusal("KRH-CREV-01", "crevasse_gapes", {"space": space})
    if not is_creature(who) and iron(s) == "open_gate":
        if space in layout_of(s).board.entries:
            return Refusal("KR-DIFF-04", "open_gate", {"space": space})
    return None


def uses_environment(s: Kingdom, who: int) -> bool:
    """KR-ALRIC-07: sand warriors leave flowers and environment alone, unless Fearless;
    KR-CROSS-20: so does the wildcat, always. Bench heroes use them like heroes (KR-R-62)."""
    return not is_creature(who) or (is_warrior(who) and fearless(s))


def fearless(s: Kingdom) -> bool:
    """KR-ALRIC-14: whether Alric plays with his fourth ability."""
    seat = seat_of_hero(s, ALRIC)
    return seat != NONE and bool(s.players[seat].abilities & 1 << 3)


def lift(s: Kingdom, who: int) -> None:
    """KR-MOVE-12: a figure leaves its horde; the cells that it covered are open again."""
    moving = figure(s, who)
    if moving.cells:
        horde = top_horde(s, TABLES[s.variant], moving.space)
        assert horde is not None
        horde.covered &= ~moving.cells
        moving.cells = 0


def put(s: Kingdom, who: int, space: int, rule: str) -> None:
    """A figure comes to a space, not yet on the horde there."""
    lift(s, who)
    figure(s, who).space = space
    if s.events is None:
        return
    if is_hero(who):
        s.tell(HeroMoved(seat=who, space=space, rule=rule))
    elif is_warrior(who):
        s.tell(WarriorMoved(warrior=who - FIRST_WARRIOR, space=space, rule=rule))
    elif who == WILDCAT:
        s.tell(WildcatMoved(space=space, rule=rule))
    else:
        s.tell(BenchMoved(hero=s.bench[who - FIRST_BENCH].hero, space=space, rule=rule))


def set_on(s: Kingdom, who: int, horde: Horde, cells: int) -> None:
    """A figure covers cells of the horde on its space (KR-DESTROY-09)."""
    lift(s, who)
    figure(s, who).cells = cells
    horde.covered |= cells
    if s.events is None:
        return
    card = horde.card
    if is_hero(who):
        s.tell(HeroStood(seat=who, horde=card, cells=cells))
    elif is_warrior(who):
        s.tell(WarriorStood(warrior=who - FIRST_WARRIOR, horde=card, cells=cells))
    elif who == WILDCAT:
        s.tell(WildcatStood(horde=card, cells=cells))
    else:
        s.tell(BenchStood(hero=s.bench[who - FIRST_BENCH].hero, horde=card, cells=cells))


def to_board(s: Kingdom, who: int) -> None:
    """A figure goes back to its hero board, or out of the game for the bench."""
    lift(s, who)
    figure(s, who).space = NONE
