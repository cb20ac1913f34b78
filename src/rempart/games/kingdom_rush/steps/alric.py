"""Alric and his sand warriors (KR-ALRIC).

Sand warriors are neither soldiers nor heroes (KR-ALRIC-02). They hold a horde and take no damage
(KR-ALRIC-05), but retreat like heroes (KR-ALRIC-08, see `retreat`); Sacrifice is in `life`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.ids import ALRIC, Seat, Warrior
from rempart.games.kingdom_rush.options import SKIP, MoveWarrior, Skip, Stand
from rempart.games.kingdom_rush.steps.attack import hero_attack
from rempart.games.kingdom_rush.steps.figures import FIRST_WARRIOR, figure_cells, put, set_on
from rempart.games.kingdom_rush.steps.hordes import seat_of_hero, top_horde
from rempart.games.kingdom_rush.steps.life import return_warrior
from rempart.games.kingdom_rush.steps.movement import Move, refuse_footing, strike
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Option, PickOne, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

FLURRY, BLOOD_AND_SAND, BEGONE = ALRIC * 4, ALRIC * 4 + 1, ALRIC * 4 + 2


# Coming into play


class WarriorsEnter(Step):
    """KR-ALRIC-03: sand warriors come to Alric's space after his first move, and after a rest.

    A rest while Alric has no space (KR-ALRIC-10) makes them ready: they come after his next move.
    """

    def run(self, s: Kingdom) -> None:
        ready = [n for n, warrior in enumerate(s.warriors) if not warrior.entered]
        s.agenda += [WarriorComes(n, "KR-ALRIC-03") for n in reversed(ready)]


class WarriorComes(Step):
    """A sand warrior comes to Alric's space, if he has one (KR-ALRIC-10) and it may be deployed
    (KR-ALRIC-13)."""

    warrior: Warrior
    cause: str

    def run(self, s: Kingdom) -> None:
        space = s.players[seat_of_hero(s, ALRIC)].space
        warrior = s.warriors[self.warrior]
        if space == NONE or warrior.space == space or s.locked_warriors:
            return
        warrior.entered = True
        if top_horde(s, TABLES[s.variant], space) is not None:
            s.agenda.append(WarriorStands(self.warrior, self.cause))
        else:
            put(s, FIRST_WARRIOR + self.warrior, space, self.cause)


class WarriorStands(PickOne):
    """KR-ALRIC-06: which cell of Alric's horde a sand warrior comes to; without a free one it stays
    where it was (KR-ALRIC-10), as it does if nobody wants it to come."""

    warrior: Warrior
    cause: str
    rule: ClassVar[str] = "KR-ALRIC-06"
    offers: ClassVar = (Stand, Skip)
    without: ClassVar = (SKIP,)

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (seat_of_hero(s, ALRIC),)

    def _space(self, s: Kingdom) -> int:
        return s.players[seat_of_hero(s, ALRIC)].space

    def among(self, s: Kingdom) -> tuple[int, ...]:
        horde = top_horde(s, TABLES[s.variant], self._space(s))
        assert horde is not None
        return figure_cells(s, FIRST_WARRIOR + self.warrior, horde)

    def refuse(self, s: Kingdom, option: Stand | Skip) -> Refusal | None:
        if isinstance(option, Skip):
            return None
        return refuse_footing(s, FIRST_WARRIOR + self.warrior, self._space(s), option.cells)

    def choose(self, s: Kingdom, option: Stand | Skip) -> None:
        if isinstance(option, Skip):
            return
        who, space = FIRST_WARRIOR + self.warrior, self._space(s)
        put(s, who, space, self.cause)
        horde = top_horde(s, TABLES[s.variant], space)
        assert horde is not None
        set_on(s, who, horde, option.cells)


# Moving


def refuse_march(s: Kingdom, warrior: int) -> Refusal | None:
    """KR-R-28: why a sand warrior cannot be moved: it is not in play, or had its move."""
    if not 0 <= warrior < len(s.warriors) or s.warriors[warrior].space == NONE:
        return Refusal("KR-ALRIC-04", "not_in_play", {"warrior": warrior})
    if s.warriors[warrior].moved:
        return Refusal("KR-ALRIC-04", "moved_already", {"warrior": warrior})
    return None


def marches(s: Kingdom, seat: int) -> list[Option]:
    """The sand warriors that can be moved."""
    every = [MoveWarrior(seat, n) for n in range(len(s.warriors))]
    return [option for option in every if refuse_march(s, option.warrior) is None]


def march(s: Kingdom, warrior: int) -> None:
    """KR-ALRIC-04: a sand warrior moves up to 2 spaces, even if it just came (KR-ALRIC-03)."""
    s.warriors[warrior].moved = True
    moves = TABLES[s.variant].heroes[ALRIC].skill["move"]
    s.agenda.append(Move(FIRST_WARRIOR + warrior, moves, []))


class WarriorsMarch(Ask):
    """KR-R-28: sand warriors that have not moved yet may move after Alric's action too."""

    seat: Seat
    rule: ClassVar[str] = "KR-ALRIC-04"
    offers: ClassVar = (MoveWarrior, Skip)
    stays: ClassVar[bool] = True

    def options(self, s: Kingdom) -> list[Option]:
        found = marches(s, self.seat)
        return [*found, SKIP] if found else []

    def refuse(self, s: Kingdom, option: MoveWarrior | Skip) -> Refusal | None:
        if isinstance(option, Skip):
            return None
        if option.seat != self.seat:
            return Refusal("KR-ALRIC-04", "not_your_warrior")
        return refuse_march(s, option.warrior)

    def choose(self, s: Kingdom, option: MoveWarrior | Skip) -> None:
        if isinstance(option, MoveWarrior):
            march(s, option.warrior)
        else:
            s.agenda.pop()


# Special abilities


def flurry(s: Kingdom, who: int) -> None:
    """KR-ALRIC-11: two M1 and one D2 on his horde."""
    hero_attack(s, who, TABLES[s.variant].abilities[FLURRY].shots, "KR-ALRIC-11")


def blood_and_sand(s: Kingdom, who: int) -> None:
    """KR-ALRIC-12: the sand warriors come to Alric's space from wherever they are; one D2."""
    hero_attack(s, who, TABLES[s.variant].abilities[BLOOD_AND_SAND].shots, "KR-ALRIC-12")
    numbers = reversed(range(len(s.warriors)))
    s.agenda += [WarriorComes(n, "KR-ALRIC-12") for n in numbers]


def begone(s: Kingdom, who: int) -> None:
    """KR-ALRIC-13: each sand warrior on a horde deals it one true L3, then all go back."""
    s.agenda.append(WarriorsGone())
    shot = TABLES[s.variant].abilities[BEGONE].shots[0]
    for n in reversed(range(len(s.warriors))):
        space = s.warriors[n].space
        strike(s, shot, who=FIRST_WARRIOR + n, space=space, cause="KR-ALRIC-13")


class WarriorsGone(Step):
    """KR-ALRIC-13: all sand warriors go back and are not deployed again in this round."""

    def run(self, s: Kingdom) -> None:
        s.locked_warriors = True
        for n, warrior in enumerate(s.warriors):
            if warrior.space != NONE:
                return_warrior(s, n, "KR-ALRIC-13")
