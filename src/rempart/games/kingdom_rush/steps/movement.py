"""Moving heroes, sand warriors, bench heroes and the wildcat (KR-MOVE).

A figure moves by naming spaces. `MoveTo` leads to a space by a shortest way, and only the named
spaces count as entered: to use a flower on the way, name its space first. Figures that do something
on every space (Saitam, Fearless sand warriors) move step by step with `StepTo`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.board.shots import Shot
from rempart.games.kingdom_rush.ids import ALRIC, SAITAM, Space, Who
from rempart.games.kingdom_rush.options import EndMove, MoveTo, Stand, StepTo
from rempart.games.kingdom_rush.steps.arrival import Arrival, worth_crossing
from rempart.games.kingdom_rush.steps.figures import (
    FIRST_BENCH,
    WILDCAT,
    fearless,
    figure,
    figure_cells,
    is_hero,
    is_warrior,
    owner,
    put,
    refuse_stop,
    set_on,
    stops,
)
from rempart.games.kingdom_rush.steps.hordes import layout_of, top_horde
from rempart.games.kingdom_rush.steps.retreat import Retreating
from rempart.games.kingdom_rush.steps.tiles import lay_shot
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Option, PickOne, Refusal
from rempart.kernel.step import interned

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.board.geometry import Board
    from rempart.games.kingdom_rush.state import Kingdom

END_MOVE = EndMove()
MOVE_TO = interned(MoveTo)
STEP_TO = interned(StepTo)
FEARLESS = ALRIC * 4 + 3
"""Alric's fourth ability."""


def by_step(s: Kingdom, who: int) -> bool:
    """Whether every single space of a figure's way matters."""
    if is_hero(who):
        return s.players[who].hero == SAITAM
    if is_warrior(who):
        return fearless(s)
    return who != WILDCAT and s.bench[who - FIRST_BENCH].hero == SAITAM


def steps_between(board: Board, source: int, space: int, most: int) -> int:
    """How many moves it takes to a space, from the hero board too (KR-MOVE-01, KR-MOVE-05); NONE:
    more than `most`."""
    for moves in range(1, most + 1):
        if space in board.within(source, moves):
            return moves
    return NONE


def refuse_move(s: Kingdom, who: int, left: int, space: int) -> Refusal | None:
    """Why a figure may not move to a space with this many moves left.

    KR-MOVE-02: anything may be crossed, but the move must be able to end somewhere (KR-MOVE-03,
    KR-MOVE-09). A space where it may not end is worth naming only if something is done there.
    """
    source = figure(s, who).space
    board = layout_of(s).board
    single = by_step(s, who)
    moves = steps_between(board, source, space, min(left, 1) if single else left)
    if space == source or moves == NONE:
        return Refusal("KR-MOVE-01", "too_far", {"space": space})
    why = refuse_stop(s, who, space)
    if why is None or moves == left:
        return why
    if not single and not worth_crossing(s, who, space):
        return why
    return None if stops(s, who, board.within(space, left - moves)) else why


class Move(Ask):
    """KR-MOVE-01: a figure moves up to `left` spaces, or not at all (KR-HERO-01).

    KR-MOVE-05: from a hero board the first move leads next to an exit.
    """

    who: Who
    left: int
    entered: list[Space]
    """The spaces entered so far, for flowers and environment."""
    rule: ClassVar[str] = "KR-MOVE-01"
    offers: ClassVar = (MoveTo, StepTo, EndMove)
    stays: ClassVar[bool] = True
    auto: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (owner(s, self.who),)

    def options(self, s: Kingdom) -> list[Option]:
        found = self._moves(s)
        if not found or self.refuse_end(s) is None:
            found.append(END_MOVE)
        return found

    def _moves(self, s: Kingdom) -> list[Option]:
        if not self.left:
            return []
        who, left = self.who, self.left
        board, source = layout_of(s).board, figure(s, self.who).space
        single = by_step(s, who)
        every = STEP_TO if single else MOVE_TO
        reach = board.steps(source) if single else board.within(source, left)[1:]
        good = set(stops(s, who, reach))
        return [
            every[space]
            for space in reach
            if space in good
            or (
                (single or worth_crossing(s, who, space))
                and refuse_move(s, who, left, space) is None
            )
        ]

    def refuse_end(self, s: Kingdom) -> Refusal | None:
        """Why the move may not end here; it may always end where it began."""
        return refuse_stop(s, self.who, figure(s, self.who).space) if self.entered else None

    def refuse(self, s: Kingdom, option: MoveTo | StepTo | EndMove) -> Refusal | None:
        if isinstance(option, EndMove):
            return self.refuse_end(s) if self._moves(s) else None
        if isinstance(option, StepTo) != by_step(s, self.who):
            return Refusal("KR-MOVE-01", "other_gait")
        return refuse_move(s, self.who, self.left, option.space)

    def choose(self, s: Kingdom, option: MoveTo | StepTo | EndMove) -> None:
        if isinstance(option, EndMove):
            s.agenda.pop()
            self._end(s)
            return
        source = figure(s, self.who).space
        self.left -= steps_between(layout_of(s).board, source, option.space, self.left)
        self.entered.append(option.space)
        put(s, self.who, option.space, move_rule(self.who))
        strike_in_passing(s, self.who, source, option.space)

    def _end(self, s: Kingdom) -> None:
        """KR-MOVE-06: on a horde the figure is set on free cells; then what it came upon.

        If there is no room left after all (its own tile took it), it retreats.
        """
        if not self.entered:
            return
        if refuse_stop(s, self.who, figure(s, self.who).space) is not None:
            s.agenda += [Arrival(self.who, self.entered), Retreating(self.who)]
            return
        s.agenda.append(Arrival(self.who, self.entered))
        settle_down(s, self.who)


def move_rule(who: int) -> str:
    """The rule by which a figure moves."""
    if is_warrior(who):
        return "KR-ALRIC-04"
    return "KRH-ALLERIA-03" if who == WILDCAT else "KR-MOVE-01"


def settle_down(s: Kingdom, who: int) -> None:
    """Ask where on the horde of its space a figure stands, if there is one."""
    if top_horde(s, TABLES[s.variant], figure(s, who).space) is not None:
        s.agenda.append(StandOn(who))


class StandOn(PickOne):
    """KR-MOVE-06: which free cells of the horde the figure covers."""

    who: Who
    rule: ClassVar[str] = "KR-MOVE-06"
    offers: ClassVar = (Stand,)
    auto: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (owner(s, self.who),)

    def among(self, s: Kingdom) -> tuple[int, ...]:
        horde = top_horde(s, TABLES[s.variant], figure(s, self.who).space)
        return () if horde is None else figure_cells(s, self.who, horde)

    def refuse(self, s: Kingdom, option: Stand) -> Refusal | None:
        return refuse_footing(s, self.who, figure(s, self.who).space, option.cells)

    def choose(self, s: Kingdom, option: Stand) -> None:
        horde = top_horde(s, TABLES[s.variant], figure(s, self.who).space)
        assert horde is not None
        set_on(s, self.who, horde, option.cells)


def refuse_footing(s: Kingdom, who: int, space: int, cells: int) -> Refusal | None:
    """Why a figure may not cover these cells of the horde on a space (KR-MOVE-07, KR-MOVE-08)."""
    horde = top_horde(s, TABLES[s.variant], space)
    if horde is None:
        return Refusal("KR-MOVE-06", "no_horde", {"space": space})
    if cells in figure_cells(s, who, horde):
        return None
    if cells & horde.covered:
        return Refusal("KR-MOVE-07", "cells_taken", {"horde": horde.card})
    if cells & TABLES[s.variant].designs[horde.card].dead:
        return Refusal("KR-MOVE-07", "dead_cell", {"horde": horde.card})
    return Refusal("KR-MOVE-08", "not_this_footprint", {"horde": horde.card})


def strike_in_passing(s: Kingdom, who: int, source: int, space: int) -> None:
    """What Saitam and Fearless sand warriors deal to a horde that they leave, the figure being
    lifted already (KR-SAITAM-02, KR-ALRIC-14); bench Saitam to one he enters (KR-SAITAM-20)."""
    if not by_step(s, who):
        return
    t = TABLES[s.variant]
    if is_hero(who):
        strike(s, t.heroes[SAITAM].skill_shots[0], who=who, space=source, cause="KR-SAITAM-02")
    elif is_warrior(who):
        strike(s, t.abilities[FEARLESS].shots[0], who=who, space=source, cause="KR-ALRIC-14")
    else:
        strike(s, t.bench[SAITAM].shots[0], who=who, space=space, cause="KR-SAITAM-20")


def strike(s: Kingdom, shot: Shot, *, who: int, space: int, cause: str) -> None:
    """A figure deals tiles to the horde on a space it stands or stood on, past any shield."""
    horde = None if space == NONE else top_horde(s, TABLES[s.variant], space)
    if horde is not None:
        seat = owner(s, who)
        lay_shot(s, shot, seat=seat, targets=[horde.card], source=space, cause=cause)
