"""Flowers (KR-FLOWER). All their tiles are true damage (KR-DMG-08); how far they reach: KR-R-64."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import FlowerActivated, FlowerWilted, HordeShifted
from rempart.games.kingdom_rush.ids import HordeCard, Seat, Space
from rempart.games.kingdom_rush.options import ChooseHero, ChooseHorde, ChooseSpace
from rempart.games.kingdom_rush.pieces import NO_SOURCE
from rempart.games.kingdom_rush.steps.asks import PickAllowed
from rempart.games.kingdom_rush.steps.attack import attack
from rempart.games.kingdom_rush.steps.hordes import (
    find_horde,
    horde_of,
    horde_on,
    layout_of,
    seat_of_hero,
    tops,
    tower_on,
    under_flyer,
)
from rempart.games.kingdom_rush.steps.iron import iron
from rempart.games.kingdom_rush.steps.life import protect
from rempart.games.kingdom_rush.steps.retreat import make_way, retreat_all
from rempart.games.kingdom_rush.steps.soldiers import PutTotem, remove_soldiers
from rempart.games.kingdom_rush.steps.tiles import lay_shot
from rempart.games.kingdom_rush.tables import TABLES
from rempart.games.kingdom_rush.tables.scenarios import (
    EARTH_FLOWER,
    FIRE_FLOWER,
    FROST_FLOWER,
    MAGIC_FLOWER,
    STORM_FLOWER,
)
from rempart.kernel import PickOne, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

CAUSES = {
    MAGIC_FLOWER: "KR-FLOWER-10",
    FIRE_FLOWER: "KR-FLOWER-11",
    EARTH_FLOWER: "KR-FLOWER-12",
    FROST_FLOWER: "KR-FLOWER-13",
    STORM_FLOWER: "KR-FLOWER-14",
}


def refuse_flower(s: Kingdom, space: int) -> Refusal | None:
    """Why there is no flower to activate on a space. A horde on it does not matter (KR-R-45).

    KR-FLOWER-03: a wilted one cannot be; KR-FLOWER-07: nor one under a tower. Scenario 6, iron
    challenge: no Protection from flowers.
    """
    flower = layout_of(s).flowers.get(space)
    about = {"space": space}
    if flower is None:
        return Refusal("KR-FLOWER-01", "no_flower", about)
    if space in s.wilted:
        return Refusal("KR-FLOWER-03", "flower_wilted", about)
    if tower_on(s, space):
        return Refusal("KR-FLOWER-07", "flower_covered", about)
    if flower == EARTH_FLOWER and iron(s) == "no_flower_protection":
        return Refusal("KR-DIFF-04", "no_flower_protection", about)
    return None


def bloom(s: Kingdom, seat: int, space: int) -> None:
    """KR-FLOWER-02: the flower's effect, then it wilts.

    KR-FLOWER-10, magic: a tile on each of two hordes. KR-FLOWER-11, fire: a tile on every horde
    around the flower, not on the one over it (KR-R-12).
    """
    flower = layout_of(s).flowers[space]
    s.tell(FlowerActivated(space=space))
    s.agenda.append(Wilting(space))
    if flower == EARTH_FLOWER:
        s.agenda.append(EarthHero(seat))
    elif flower in (FROST_FLOWER, STORM_FLOWER):
        s.agenda.append(FlowerTarget(seat, flower))
    else:
        shots = TABLES[s.variant].flowers[flower]
        attack(s, shots, seat=seat, space=space, facing=0, cause=CAUSES[flower])


class Wilting(Step):
    """KR-FLOWER-02: the flower is turned to its wilted side."""

    space: Space

    def run(self, s: Kingdom) -> None:
        s.wilted.append(self.space)
        s.tell(FlowerWilted(space=self.space))


class EarthHero(PickOne):
    """KR-FLOWER-12: one hero, on the board or not, gains Protection."""

    seat: Seat
    rule: ClassVar[str] = "KR-FLOWER-12"
    offers: ClassVar = (ChooseHero,)
    reason: ClassVar[str] = "no_such_hero"

    def among(self, s: Kingdom) -> list[int]:
        return [player.hero for player in s.players]

    def choose(self, s: Kingdom, option: ChooseHero) -> None:
        protect(s, seat_of_hero(s, option.hero), "KR-FLOWER-12")


class FlowerTarget(PickAllowed):
    """KR-FLOWER-13, KR-FLOWER-14: one horde for the frost or storm flower.

    KR-FLOWER-15: the storm does nothing to a boss.
    """

    seat: Seat
    flower: int
    rule: ClassVar[str] = "KR-FLOWER-01"
    offers: ClassVar = (ChooseHorde,)
    auto: ClassVar[bool] = True

    def candidates(self, s: Kingdom) -> list[int]:
        return [horde.card for horde in tops(s, TABLES[s.variant]).values()]

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        t = TABLES[s.variant]
        about = {"horde": value}
        horde = find_horde(s, value)
        if horde is None or under_flyer(s, t, horde):
            return Refusal("KR-RANGE-08", "out_of_range", about)
        if self.flower == STORM_FLOWER and t.boss[value]:
            return Refusal("KR-FLOWER-15", "no_storm_on_boss", about)
        return None

    def choose(self, s: Kingdom, option: ChooseHorde) -> None:
        cause = CAUSES[self.flower]
        shot = TABLES[s.variant].flowers[self.flower][0]
        horde = option.horde
        if self.flower == FROST_FLOWER:
            s.agenda.append(PutTotem(self.seat, horde, cause))
        else:
            s.agenda += [StormLanding(self.seat, horde), StormLift(horde)]
        lay_shot(s, shot, seat=self.seat, targets=[horde], source=NO_SOURCE, cause=cause)


class StormLift(Step):
    """KR-FLOWER-14: the soldiers of the horde are removed, the other figures on it retreat."""

    horde: HordeCard

    def run(self, s: Kingdom) -> None:
        horde = horde_of(s, self.horde)
        remove_soldiers(s, horde, "KR-FLOWER-14")
        retreat_all(s, horde.space, horde)


class StormLanding(PickAllowed):
    """KR-FLOWER-14: the horde is moved to any path space without a horde."""

    seat: Seat
    horde: HordeCard
    rule: ClassVar[str] = "KR-FLOWER-14"
    offers: ClassVar = (ChooseSpace,)

    def candidates(self, s: Kingdom) -> tuple[int, ...]:
        return layout_of(s).board.path

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        if value not in layout_of(s).board.path:
            return Refusal("KR-FLOWER-14", "not_on_the_path", {"space": value})
        if horde_on(s, value):
            return Refusal("KR-FLOWER-14", "horde_there", {"space": value})
        return None

    def choose(self, s: Kingdom, option: ChooseSpace) -> None:
        horde = horde_of(s, self.horde)
        horde.space = option.space
        s.tell(HordeShifted(horde=horde.card, space=option.space))
        make_way(s, horde)
