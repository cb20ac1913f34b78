"""Alleria Swiftwind and her wildcat, a guest from Rift in Time (KRH-ALLERIA).

The wildcat is neither hero nor soldier. It holds a horde and takes no damage (KRH-ALLERIA-02), uses
neither flowers nor environment (KR-CROSS-20, see `figures`) and retreats like other figures
(KRH-ALLERIA-04, see `retreat`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.ids import ALLERIA, Seat, Who
from rempart.games.kingdom_rush.options import SKIP, ChooseHorde, MoveWildcat, Skip, Stand
from rempart.games.kingdom_rush.steps.asks import PickAllowed
from rempart.games.kingdom_rush.steps.attack import hero_attack
from rempart.games.kingdom_rush.steps.figures import WILDCAT, figure_cells, put, set_on
from rempart.games.kingdom_rush.steps.hordes import (
    find_horde,
    horde_of,
    seat_of_hero,
    top_horde,
    tops,
    under_flyer,
)
from rempart.games.kingdom_rush.steps.movement import Move, refuse_footing, settle_down, strike
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Option, PickOne, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

LIKE_THE_WIND, RAIN_OF_ARROWS, POUNCE, PIERCING_SHOT = range(ALLERIA * 4, ALLERIA * 4 + 4)


# The wildcat


class WildcatEnters(Step):
    """KRH-ALLERIA-02: after her move the wildcat comes from her board to her space."""

    def run(self, s: Kingdom) -> None:
        space = s.players[seat_of_hero(s, ALLERIA)].space
        if space == NONE or s.wildcats[0].space != NONE:
            return
        if top_horde(s, TABLES[s.variant], space) is None:
            put(s, WILDCAT, space, "KRH-ALLERIA-02")
        else:
            s.agenda.append(WildcatStands())


class WildcatStands(PickOne):
    """KRH-ALLERIA-02: which cells of her horde the wildcat comes to; without free ones, or if
    nobody wants it to come, it stays on her board."""

    rule: ClassVar[str] = "KRH-ALLERIA-02"
    offers: ClassVar = (Stand, Skip)
    without: ClassVar = (SKIP,)

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (seat_of_hero(s, ALLERIA),)

    def _space(self, s: Kingdom) -> int:
        return s.players[seat_of_hero(s, ALLERIA)].space

    def among(self, s: Kingdom) -> tuple[int, ...]:
        horde = top_horde(s, TABLES[s.variant], self._space(s))
        assert horde is not None
        return figure_cells(s, WILDCAT, horde)

    def refuse(self, s: Kingdom, option: Stand | Skip) -> Refusal | None:
        if isinstance(option, Skip):
            return None
        return refuse_footing(s, WILDCAT, self._space(s), option.cells)

    def choose(self, s: Kingdom, option: Stand | Skip) -> None:
        if isinstance(option, Skip):
            return
        space = self._space(s)
        put(s, WILDCAT, space, self.rule)
        horde = top_horde(s, TABLES[s.variant], space)
        assert horde is not None
        set_on(s, WILDCAT, horde, option.cells)


def refuse_prowl(s: Kingdom) -> Refusal | None:
    """KRH-ALLERIA-03: why the wildcat cannot be moved: it is not in play, or had its move."""
    if not s.wildcats or s.wildcats[0].space == NONE:
        return Refusal("KRH-ALLERIA-03", "wildcat_not_in_play")
    if s.wildcats[0].moved:
        return Refusal("KRH-ALLERIA-03", "wildcat_moved_already")
    return None


def prowls(s: Kingdom, seat: int) -> list[Option]:
    """The option to move the wildcat, if it can be moved."""
    return [MoveWildcat(seat)] if refuse_prowl(s) is None else []


def prowl(s: Kingdom) -> None:
    """KRH-ALLERIA-03: the wildcat moves up to 3 spaces, even if it just came."""
    s.wildcats[0].moved = True
    s.agenda.append(Move(WILDCAT, TABLES[s.variant].heroes[ALLERIA].skill["move"], []))


class WildcatProwls(Ask):
    """KRH-ALLERIA-03: a wildcat that has not moved yet may move after Alleria's action too."""

    seat: Seat
    rule: ClassVar[str] = "KRH-ALLERIA-03"
    offers: ClassVar = (MoveWildcat, Skip)

    def options(self, s: Kingdom) -> list[Option]:
        found = prowls(s, self.seat)
        return [*found, SKIP] if found else []

    def refuse(self, s: Kingdom, option: MoveWildcat | Skip) -> Refusal | None:
        if isinstance(option, Skip):
            return None
        if option.seat != self.seat:
            return Refusal("KRH-ALLERIA-03", "not_your_wildcat")
        return refuse_prowl(s)

    def choose(self, s: Kingdom, option: MoveWildcat | Skip) -> None:
        if isinstance(option, MoveWildcat):
            prowl(s)


# Special abilities


def like_the_wind(s: Kingdom, who: int) -> None:
    """KRH-ALLERIA-11: the players' heroes on the board, she too, may move up to 2 spaces each; then
    one M1 on any horde.

    KR-CROSS-21: they use flowers and environment (`Move`), and Saitam strikes; what other boards do
    around a move belongs to an activation. Bench heroes are not moved.
    """
    ability = TABLES[s.variant].abilities[LIKE_THE_WIND]
    hero_attack(s, who, ability.shots, "KRH-ALLERIA-11")
    seats = [seat for seat, player in enumerate(s.players) if player.space != NONE]
    s.agenda += [Move(seat, ability.amount, []) for seat in reversed(seats)]


def rain_of_arrows(s: Kingdom, who: int) -> None:
    """KRH-ALLERIA-12: two D2 on the hordes around her."""
    hero_attack(s, who, TABLES[s.variant].abilities[RAIN_OF_ARROWS].shots, "KRH-ALLERIA-12")


def pounce(s: Kingdom, who: int) -> None:
    """KRH-ALLERIA-13: the wildcat leaps."""
    s.agenda.append(Pounce(who))


class Pounce(PickAllowed):
    """KRH-ALLERIA-13: the wildcat leaps on a horde with room for it, from wherever it is; one D2 on
    that horde."""

    who: Who
    rule: ClassVar[str] = "KRH-ALLERIA-13"
    offers: ClassVar = (ChooseHorde, Skip)
    without: ClassVar = (SKIP,)

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (seat_of_hero(s, ALLERIA),)

    def candidates(self, s: Kingdom) -> list[int]:
        return [horde.card for horde in tops(s, TABLES[s.variant]).values()]

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        horde = find_horde(s, value)
        if horde is None or under_flyer(s, TABLES[s.variant], horde):
            return Refusal("KR-RANGE-08", "out_of_range", {"horde": value})
        if not figure_cells(s, WILDCAT, horde):
            return Refusal("KR-MOVE-09", "no_room", {"horde": value})
        return None

    def choose(self, s: Kingdom, option: ChooseHorde | Skip) -> None:
        if isinstance(option, Skip):
            return
        space = horde_of(s, option.horde).space
        shot = TABLES[s.variant].abilities[POUNCE].shots[0]
        strike(s, shot, who=WILDCAT, space=space, cause=self.rule)
        put(s, WILDCAT, space, self.rule)
        settle_down(s, WILDCAT)


def piercing_shot(s: Kingdom, who: int) -> None:
    """KRH-ALLERIA-14: one true L3 on any horde."""
    hero_attack(s, who, TABLES[s.variant].abilities[PIERCING_SHOT].shots, "KRH-ALLERIA-14")
