"""Bench heroes of a single player (KR-SOLO-02 … -07) and what their cards do.

Bench figures cover cells and hold hordes like heroes, but have no life and ignore damage (KR-R-40).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import BenchActivated, BenchLeft, SkullsChanged
from rempart.games.kingdom_rush.ids import (
    ALRIC,
    BRUXA,
    DIERDRE,
    ELORA,
    FIRST_GUEST,
    VEZNAN,
    Hero,
    Who,
)
from rempart.games.kingdom_rush.options import (
    SKIP,
    ActivateBench,
    MoveTo,
    MoveWarrior,
    PlaceSoldier,
    Skip,
    SpendSkull,
)
from rempart.games.kingdom_rush.pieces import NO_SOURCE, Figure, Horde
from rempart.games.kingdom_rush.steps import alric, elora
from rempart.games.kingdom_rush.steps.abilities import BenchAbility
from rempart.games.kingdom_rush.steps.attack import attack
from rempart.games.kingdom_rush.steps.figures import (
    FIRST_BENCH,
    FIRST_WARRIOR,
    put,
    refuse_stop,
    stops,
    to_board,
)
from rempart.games.kingdom_rush.steps.hordes import (
    find_horde,
    horde_of,
    layout_of,
    seat_of_hero,
    tops,
    under_flyer,
)
from rempart.games.kingdom_rush.steps.movement import Move, settle_down, strike
from rempart.games.kingdom_rush.steps.soldiers import put_soldier, refuse_soldier, soldier_places
from rempart.games.kingdom_rush.steps.tiles import lay_shot
from rempart.games.kingdom_rush.steps.treasure import release
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Option, PickOne, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.pieces import Bench
    from rempart.games.kingdom_rush.state import Kingdom

OFFERS = (ActivateBench, MoveWarrior, SpendSkull)
SPEND = SpendSkull(0)


# In phase 2


def can_act(s: Kingdom) -> bool:
    """Whether the bench can do anything now."""
    if not s.bench:
        return False
    found: list[Option] = []
    offer(s, 0, found)
    return bool(found)


def offer(s: Kingdom, seat: int, found: list[Option]) -> None:
    """Add what the bench can do."""
    if not s.bench:
        return
    every: list[Option] = [ActivateBench(seat, each.hero) for each in s.bench]
    every += [MoveWarrior(seat, warrior) for warrior in range(len(s.warriors))]
    every.append(SPEND)
    found += [option for option in every if refuse(s, option) is None]


def refuse(s: Kingdom, option: Option) -> Refusal | None:
    """Why the bench cannot do that."""
    if isinstance(option, ActivateBench):
        return refuse_bench(s, option.hero)
    if isinstance(option, MoveWarrior):
        if not s.bench or seat_of_hero(s, ALRIC) != NONE:
            return Refusal("KR-R-28", "not_now")
        return alric.refuse_march(s, option.warrior)
    return None if skulls(s) else Refusal("KR-BRUXA-20", "no_skulls")


def refuse_bench(s: Kingdom, hero: int) -> Refusal | None:
    """KR-SOLO-03: one bench hero a round; KR-SOLO-07: each once a game."""
    mine = on_bench(s, hero)
    if mine is None:
        return Refusal("KR-SOLO-02", "not_on_the_bench", {"hero": hero})
    if mine.used:
        return Refusal("KR-SOLO-07", "bench_used", {"hero": hero})
    if s.benched:
        return Refusal("KR-SOLO-03", "one_bench_hero", {"hero": hero})
    if s.scenario == 0 and s.round == 1:
        return Refusal("KR-PROLOGUE-08", "towers_only")
    return None


def choose(s: Kingdom, option: Option) -> None:
    """Do it."""
    if isinstance(option, ActivateBench):
        activate(s, option.hero)
    elif isinstance(option, MoveWarrior):
        alric.march(s, option.warrior)
    else:
        spend_skull(s)


def on_bench(s: Kingdom, hero: int) -> Bench | None:
    """The bench hero of a number."""
    return next((each for each in s.bench if each.hero == hero), None)


def activate(s: Kingdom, hero: int) -> None:
    """KR-SOLO-04: its figure is put on any space or horde; KR-SOLO-05: then its card is done."""
    mine = on_bench(s, hero)
    assert mine is not None
    s.benched = mine.used = mine.active = True
    s.tell(BenchActivated(hero=hero))
    s.agenda += [BenchEffect(hero), Placing(FIRST_BENCH + s.bench.index(mine))]


class Placing(PickOne):
    """KR-SOLO-04: a bench hero, or a sand warrior of bench Alric, is put on any space or horde."""

    who: Who
    seat: ClassVar[int] = 0
    rule: ClassVar[str] = "KR-SOLO-04"
    offers: ClassVar = (MoveTo,)

    def among(self, s: Kingdom) -> list[int]:
        return stops(s, self.who, layout_of(s).board.spaces)

    def refuse(self, s: Kingdom, option: MoveTo) -> Refusal | None:
        if option.space not in layout_of(s).board.playable:
            return Refusal("KR-SOLO-04", "no_space", {"space": option.space})
        return refuse_stop(s, self.who, option.space)

    def choose(self, s: Kingdom, option: MoveTo) -> None:
        put(s, self.who, option.space, "KR-SOLO-04")
        settle_down(s, self.who)


class BenchEffect(Step):
    """KR-SOLO-05: what the card of a bench hero does when it is played.

    KR-BRUXA-20: Bruxa moves. KR-SAITAM-20: Saitam moves and strikes (see `movement`). KR-CROSS-28:
    a guest moves as its board says, then uses a special ability.
    """

    hero: Hero

    def run(self, s: Kingdom) -> None:
        t = TABLES[s.variant]
        card = t.bench[self.hero]
        mine = on_bench(s, self.hero)
        assert mine is not None
        who = FIRST_BENCH + s.bench.index(mine)
        if self.hero == ALRIC:
            call_warriors(s, card.amount)
        elif self.hero == DIERDRE:
            s.agenda.append(BenchSoldiers(card.amount))
        elif self.hero == ELORA:
            mine.later = True
            attack(s, card.shots, seat=0, space=mine.space, facing=0, cause="KR-ELORA-20")
        elif mine.space == NONE:
            return
        elif self.hero >= FIRST_GUEST:
            s.agenda += [BenchAbility(who), Move(who, t.heroes[self.hero].move, [])]
        else:
            s.agenda.append(Move(who, card.move, []))


# Alric


def call_warriors(s: Kingdom, count: int) -> None:
    """KR-ALRIC-20: two sand warriors anywhere; they stay in play and may move every round."""
    s.warriors = [Figure(entered=True) for _ in range(count)]
    s.agenda += [Placing(FIRST_WARRIOR + n) for n in reversed(range(count))]


# Bruxa


def skulls(s: Kingdom) -> int:
    """The skulls of bench Bruxa."""
    mine = on_bench(s, BRUXA)
    return 0 if mine is None else mine.skulls


def set_skulls(s: Kingdom, amount: int) -> None:
    """Set the number of skulls of bench Bruxa."""
    mine = on_bench(s, BRUXA)
    assert mine is not None
    mine.skulls = amount
    s.tell(SkullsChanged(seat=0, skulls=amount, rule="KR-BRUXA-20"))


def horde_destroyed(s: Kingdom) -> None:
    """KR-BRUXA-20: 2 skulls for each horde destroyed in the round of her activation, up to 4."""
    if gathering(s):
        t = TABLES[s.variant]
        gained = skulls(s) + t.bench[BRUXA].amount
        set_skulls(s, min(t.constants.stock.skulls, gained))


def spend_skull(s: Kingdom) -> None:
    """KR-BRUXA-20: one skull for one magic D2 on any horde; no shield stops it."""
    set_skulls(s, skulls(s) - 1)
    t = TABLES[s.variant]
    shot = t.bench[BRUXA].later[0]
    hordes = [horde.card for horde in tops(s, t).values()]
    lay_shot(s, shot, seat=0, targets=hordes, source=NO_SOURCE, cause="KR-BRUXA-20")


def gathering(s: Kingdom) -> bool:
    """Whether bench Bruxa gains skulls in this round, for use at any time: right after the hordes
    are destroyed, too (KR-R-58)."""
    mine = on_bench(s, BRUXA)
    return mine is not None and mine.active


def before_act(s: Kingdom) -> None:
    """KR-R-58: before a horde acts in phase 4, bench Bruxa's skulls may be spent."""
    if s.bench and skulls(s):
        s.agenda.append(SkullWindow())


class SkullWindow(Ask):
    """KR-BRUXA-20: spend a skull now?"""

    seat: ClassVar[int] = 0
    rule: ClassVar[str] = "KR-BRUXA-20"
    offers: ClassVar = (SpendSkull, Skip)
    stays: ClassVar[bool] = True

    def options(self, s: Kingdom) -> list[Option]:
        return [SPEND, SKIP] if skulls(s) and s.hordes else []

    def refuse(self, s: Kingdom, option: SpendSkull | Skip) -> Refusal | None:
        if isinstance(option, SpendSkull) and option != SPEND:
            return Refusal("KR-BRUXA-20", "no_skulls")
        return None

    def choose(self, s: Kingdom, option: SpendSkull | Skip) -> None:
        if isinstance(option, SpendSkull):
            spend_skull(s)
        else:
            s.agenda.pop()


# Dierdre


class BenchSoldiers(Ask):
    """KR-DIERDRE-20: three soldiers on any hordes; one alone on its horde also deals a tile."""

    count: int
    seat: ClassVar[int] = 0
    rule: ClassVar[str] = "KR-DIERDRE-20"
    offers: ClassVar = (PlaceSoldier, Skip)
    stays: ClassVar[bool] = True

    def _damage(self, s: Kingdom) -> int:
        return TABLES[s.variant].bench[DIERDRE].shots[0].damage

    def options(self, s: Kingdom) -> list[Option]:
        if not self.count or not s.soldiers_left:
            return []
        found = soldier_places(s, tops(s, TABLES[s.variant]).values(), self._damage(s))
        return [*found, SKIP] if found else []

    def refuse(self, s: Kingdom, option: PlaceSoldier | Skip) -> Refusal | None:
        if isinstance(option, Skip):
            return None
        horde = find_horde(s, option.horde)
        if horde is None or under_flyer(s, TABLES[s.variant], horde):
            return Refusal("KR-RANGE-08", "out_of_range", {"horde": option.horde})
        return refuse_soldier(s, horde, option.cell, self._damage(s))

    def choose(self, s: Kingdom, option: PlaceSoldier | Skip) -> None:
        if isinstance(option, Skip):
            s.agenda.pop()
            return
        self.count -= 1
        horde = horde_of(s, option.horde)
        self._place(s, horde, option.cell)

    def _place(self, s: Kingdom, horde: Horde, cell: int) -> None:
        alone = not horde.soldiers
        damage = self._damage(s)
        put_soldier(s, horde, cell=cell, damage=damage, seat=0, cause="KR-DIERDRE-20")
        if alone:
            shot = TABLES[s.variant].bench[DIERDRE].shots[0]
            strike(s, shot, who=0, space=horde.space, cause="KR-DIERDRE-20")


# Rounds


def start_round(s: Kingdom) -> None:
    """KR-ELORA-20: in the round after, a magic D2 on every horde that bears Elora's tiles."""
    mine = on_bench(s, ELORA)
    if mine is not None and mine.later:
        mine.later = False
        shot = TABLES[s.variant].bench[ELORA].later[0]
        elora.on_each_frosted(s, shot, seat=0, most=len(s.hordes), cause="KR-ELORA-20")


def end_round(s: Kingdom) -> None:
    """KR-SOLO-06: the figure of a bench hero leaves at the end of the round; what its card leaves
    behind stays: sand warriors, skulls, Elora's second tiles. KR-CROSS-24: Vez'nan never rests on
    the bench, so his rewards come now (KRH-VEZNAN-20)."""
    s.benched = False
    if s.bench and on_bench(s, VEZNAN) is not None:
        release(s)
    for n, mine in enumerate(s.bench):
        mine.active = False
        if mine.space != NONE:
            to_board(s, FIRST_BENCH + n)
            s.tell(BenchLeft(hero=mine.hero))
