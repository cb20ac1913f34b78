"""What each special ability does; using one of another hero (Magnus), or from the bench (guests).

An ability is a function of the state and the figure that uses it: a seat or a bench hero.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import AbilityCopied, BenchAbilityUsed
from rempart.games.kingdom_rush.ids import BRUXA, MAGNUS, Who
from rempart.games.kingdom_rush.options import SKIP, Skip, UseAbility
from rempart.games.kingdom_rush.steps import (
    alleria,
    alric,
    bruxa,
    dierdre,
    elora,
    lynn,
    magnus,
    saitam,
    veznan,
)
from rempart.games.kingdom_rush.steps.asks import PickAllowed
from rempart.games.kingdom_rush.steps.figures import FIRST_BENCH, owner
from rempart.games.kingdom_rush.steps.hordes import layout_of, seat_of_hero
from rempart.kernel import NONE, Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


def knowledge(s: Kingdom, who: int) -> None:
    """KRH-MAGNUS-13: Magnus uses an ability of another hero."""
    s.agenda.append(Knowledge(who))


ABILITIES: tuple[Callable[[Kingdom, int], None] | None, ...] = (
    *(alric.flurry, alric.blood_and_sand, alric.begone, None),
    *(bruxa.just_reward, bruxa.cackling_skulls, bruxa.dread_aura, None),
    *(dierdre.guardian_angel, dierdre.consecration, None, dierdre.heavenly_wrath),
    *(elora.blizzard, elora.chill_out, elora.ice_armour, elora.permafrost),
    *(saitam.divine_fury, saitam.asante_sana, saitam.whirling_staff, None),
    *(alleria.like_the_wind, alleria.rain_of_arrows, alleria.pounce, alleria.piercing_shot),
    *(magnus.abracadabra, magnus.arcane_storm, knowledge, magnus.mirage),
    *(veznan.soul_harvest, veznan.shadow_bolts, veznan.shared_torment, veznan.circle_of_darkness),
    *(lynn.weakness_curse, lynn.storm_of_blades, lynn.despair, lynn.sealed_fate),
)
"""What each special ability does; None for the passive ones (KR-HERO-06)."""

OWN_PIECES = (
    *(alric.BLOOD_AND_SAND, alric.BEGONE),
    *range(BRUXA * 4, BRUXA * 4 + 3),
    alleria.POUNCE,
)
"""Those that are about sand warriors, skulls or the wildcat: only while a player plays their
hero."""


def listed(s: Kingdom, hero: int) -> list[int]:
    """KR-SETUP-17: the special abilities of a hero that the scenario lists."""
    return [hero * 4 + number - 1 for number in layout_of(s).data.abilities]


def in_play(s: Kingdom) -> list[int]:
    """The special abilities that are in this game: those that the players' heroes have, and those
    of bench heroes that the scenario lists."""
    found: list[int] = []
    for player in s.players:
        found += [player.hero * 4 + n for n in range(4) if player.abilities >> n & 1]
    for bench in s.bench:
        found += listed(s, bench.hero)
    return found


def refuse_own_pieces(s: Kingdom, ability: int, rule: str) -> Refusal | None:
    """Why an ability cannot do anything: the pieces that it is about are not in the game."""
    if ability in OWN_PIECES and seat_of_hero(s, ability // 4) == NONE:
        return Refusal(rule, "pieces_not_in_play", {"ability": ability})
    return None


class Knowledge(PickAllowed):
    """KRH-MAGNUS-13, Knowledge is Power: which ability of another hero Magnus uses, from his own
    space, turned over or not; it stays as it is. KR-CROSS-23: no passive one."""

    who: Who
    rule: ClassVar[str] = "KRH-MAGNUS-13"
    offers: ClassVar = (UseAbility, Skip)
    without: ClassVar = (SKIP,)

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (owner(s, self.who),)

    def candidates(self, s: Kingdom) -> list[int]:
        return in_play(s)

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        about = {"ability": value}
        if value // 4 == MAGNUS or value not in in_play(s):
            return Refusal("KRH-MAGNUS-13", "nobody_has_it", about)
        if ABILITIES[value] is None:
            return Refusal("KR-CROSS-23", "passive_ability", about)
        return refuse_own_pieces(s, value, self.rule)

    def choose(self, s: Kingdom, option: UseAbility | Skip) -> None:
        if isinstance(option, UseAbility):
            s.tell(AbilityCopied(ability=option.ability))
            resolve(s, self.who, option.ability)


def resolve(s: Kingdom, who: int, ability: int) -> None:
    """Do what a special ability says."""
    do = ABILITIES[ability]
    assert do is not None
    do(s, who)


class BenchAbility(PickAllowed):
    """KR-CROSS-28: a guest on the bench uses one of its special abilities that the scenario lists;
    KRH-ALLERIA-13: Alleria has no wildcat there."""

    who: Who
    seat: ClassVar[int] = 0
    rule: ClassVar[str] = "KR-CROSS-28"
    offers: ClassVar = (UseAbility, Skip)
    without: ClassVar = (SKIP,)

    def candidates(self, s: Kingdom) -> list[int]:
        return listed(s, s.bench[self.who - FIRST_BENCH].hero)

    def refuse_value(self, s: Kingdom, value: int) -> Refusal | None:
        if value not in self.candidates(s):
            return Refusal("KR-SETUP-17", "no_such_ability", {"ability": value})
        return refuse_own_pieces(s, value, self.rule)

    def choose(self, s: Kingdom, option: UseAbility | Skip) -> None:
        if isinstance(option, UseAbility):
            hero = s.bench[self.who - FIRST_BENCH].hero
            s.tell(BenchAbilityUsed(hero=hero, ability=option.ability))
            resolve(s, self.who, option.ability)
