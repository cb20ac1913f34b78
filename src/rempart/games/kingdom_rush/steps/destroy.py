"""Phase 3: destroying hordes (KR-DESTROY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rempart.games.kingdom_rush.events import FlowerRegrown, HordeDestroyed
from rempart.games.kingdom_rush.ids import SOUL_TILES, HordeCard
from rempart.games.kingdom_rush.options import ChooseHorde, TakeReward
from rempart.games.kingdom_rush.pieces import Horde
from rempart.games.kingdom_rush.steps import bench, boss, heroes
from rempart.games.kingdom_rush.steps.champions import bury
from rempart.games.kingdom_rush.steps.figures import figure, figures_on, owner
from rempart.games.kingdom_rush.steps.hordes import heroes_on, horde_of, horde_on, under_flyer
from rempart.games.kingdom_rush.steps.life import damage
from rempart.games.kingdom_rush.steps.order import doomed_hordes, driven_off, tangled
from rempart.games.kingdom_rush.steps.retreat import retreat_all
from rempart.games.kingdom_rush.steps.soldiers import remove_soldiers
from rempart.games.kingdom_rush.steps.tiles import remove_tiles
from rempart.games.kingdom_rush.steps.totem import remove_totem
from rempart.games.kingdom_rush.steps.treasure import gain, keep
from rempart.games.kingdom_rush.steps.victory import slain
from rempart.games.kingdom_rush.tables import TABLES, Tables
from rempart.kernel import Ask, Option, PickOne, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


class DestroyPhase(Step):
    """KR-DESTROY-01: every horde whose enemies are all covered is destroyed; KR-DESTROY-02: only
    in this phase; KR-DESTROY-03: one after the other, in the order in which they came, unless it
    makes a difference (KR-R-55).

    KR-R-58: skulls that bench Bruxa has gained can be spent at once, and may destroy more.
    """

    def run(self, s: Kingdom) -> None:
        doomed = doomed_hordes(s)
        if tangled(s, doomed):
            s.agenda += [DestroyPhase(), DestroyNext()]
            return
        if doomed and bench.gathering(s):
            s.agenda += [DestroyPhase(), bench.SkullWindow()]
        s.agenda += [Destruction(horde.card) for horde in reversed(doomed)]


class DestroyNext(PickOne):
    """KR-DESTROY-03: which horde is destroyed next? The player whose figure must retreat says."""

    rule: ClassVar[str] = "KR-DESTROY-03"
    offers: ClassVar = (ChooseHorde,)
    reason: ClassVar[str] = "any_order"

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        driven = [who for horde in tangled(s, doomed_hordes(s)) for who in driven_off(s, horde)]
        return (owner(s, driven[0]),)

    def among(self, s: Kingdom) -> list[int]:
        return [horde.card for horde in tangled(s, doomed_hordes(s))]

    def choose(self, s: Kingdom, option: ChooseHorde) -> None:
        s.agenda.append(Destruction(option.horde))


class Destruction(Step):
    """A horde is destroyed. KR-DESTROY-04: first each hero and soldier on it takes 1 damage;
    KR-DESTROY-08: that sends soldiers back to the supply."""

    card: HordeCard

    def run(self, s: Kingdom) -> None:
        horde = horde_of(s, self.card)
        s.agenda.append(Removal(self.card))
        damage(s, heroes_on(s, horde), "KR-DESTROY-04")
        remove_soldiers(s, horde, "KR-DESTROY-04", dying=True)


class Removal(Step):
    """KR-DESTROY-05: the tiles go back; KR-DESTROY-06: the card leaves the path; then comes the
    reward. KRH-BOSS-02: a boss loses a layer."""

    card: HordeCard

    def run(self, s: Kingdom) -> None:
        t = TABLES[s.variant]
        horde = horde_of(s, self.card)
        kept = any(tile.supply == SOUL_TILES for tile in horde.tiles)
        remove_tiles(s, horde, "KR-DESTROY-05")
        remove_totem(s, horde)
        s.agenda.append(Reward(self.card, kept))
        if t.boss[self.card] and s.layers:
            boss.next_layer(s, horde)
            return
        leave_path(s, t, horde)
        s.destroyed += 1
        s.tell(HordeDestroyed(horde=self.card, rule=end_rule(t, self.card)))
        bury(s, self.card)
        slain(s, self.card)
        if t.champion[self.card]:
            regrow(s)
        heroes.horde_destroyed(s, horde.space)


def end_rule(t: Tables, card: int) -> str:
    """KRH-BOSS-03: with its last layer a boss is destroyed."""
    return "KRH-BOSS-03" if t.boss[card] else "KR-DESTROY-01"


def leave_path(s: Kingdom, t: Tables, horde: Horde) -> None:
    """KR-DESTROY-06: figures on a destroyed horde stay on the space; KR-ENEMY-17: from a flyer over
    another horde they retreat."""
    hidden = under_flyer(s, t, horde)
    s.hordes.remove(horde)
    if hidden:
        return
    if horde_on(s, horde.space):
        retreat_all(s, horde.space)
    for who in figures_on(s, horde.space):
        figure(s, who).cells = 0


def regrow(s: Kingdom) -> None:
    """KR-FLOWER-03: a destroyed champion lets every wilted flower bloom again (KR-R-59)."""
    for space in s.wilted:
        s.tell(FlowerRegrown(space=space, rule="KR-FLOWER-03"))
    s.wilted.clear()


class Reward(Ask):
    """KR-DESTROY-07: the reward on the back of the card, one of them where there is a slash; any
    player may say which. KR-CROSS-24: where a special tile of Vez'nan's lay, it waits on his
    board."""

    card: HordeCard
    kept: bool = False
    """It waits."""
    rule: ClassVar[str] = "KR-DESTROY-07"
    offers: ClassVar = (TakeReward,)
    auto: ClassVar[bool] = True

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return tuple(range(len(s.players)))

    def options(self, s: Kingdom) -> list[Option]:
        rewards = TABLES[s.variant].designs[self.card].reward
        seats = range(len(s.players)) if len(rewards) > 1 else (0,)
        return [TakeReward(seat, gold, crystals) for seat in seats for crystals, gold in rewards]

    def refuse(self, s: Kingdom, option: TakeReward) -> Refusal | None:
        if (option.crystals, option.gold) in TABLES[s.variant].designs[self.card].reward:
            return None
        return Refusal("KR-DESTROY-07", "not_this_reward", {"horde": self.card})

    def choose(self, s: Kingdom, option: TakeReward) -> None:
        if self.kept:
            keep(s, option.gold, option.crystals)
        else:
            gain(s, option.gold, option.crystals, "KR-DESTROY-07")
