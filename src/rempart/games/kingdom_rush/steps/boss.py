"""Bosses (KRH-BOSS): layers and behaviour cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rempart.games.kingdom_rush.events import BehaviourRevealed, LayerRemoved
from rempart.games.kingdom_rush.options import ChoosePile
from rempart.games.kingdom_rush.pieces import Horde
from rempart.games.kingdom_rush.steps.enemies import HeroStruck, awake
from rempart.games.kingdom_rush.steps.environment import (
    Tentacle,
    near,
    open_all,
    open_crevasse,
    raze,
)
from rempart.games.kingdom_rush.steps.hordes import layout_of, neighbours
from rempart.games.kingdom_rush.steps.life import damage
from rempart.games.kingdom_rush.steps.outcome import lose_hearts
from rempart.games.kingdom_rush.steps.retreat import retreat_all
from rempart.games.kingdom_rush.steps.soldiers import remove_soldiers
from rempart.games.kingdom_rush.steps.spawn import Spawn
from rempart.games.kingdom_rush.steps.tiles import remove_tiles
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE, Ask, Refusal, Step

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

RULE = "KRH-BOSS-04"


def boss_of(s: Kingdom) -> Horde | None:
    """The boss on the path, if there is one."""
    boss = TABLES[s.variant].boss
    return next((horde for horde in s.hordes if boss[horde.card]), None)


def next_layer(s: Kingdom, horde: Horde) -> None:
    """KRH-BOSS-01: only the top layer is in play. KRH-BOSS-02: a covered one goes, figures on it
    retreat, and the next one shows. Heroes may stand on bosses (KRH-BOSS-07)."""
    old = horde.card
    s.discard.append(old)
    retreat_all(s, horde.space, horde)
    horde.card = s.layers.pop()
    s.tell(LayerRemoved(horde=old, layer=horde.card))


def begin(s: Kingdom) -> None:
    """KRH-BOSS-04: at the start of phase 4 the boss's next behaviour card is resolved and put under
    the deck."""
    if boss_of(s) is not None and s.behaviour:
        s.agenda.append(Behaviour())


class Behaviour(Step):
    """KRH-BOSS-04: what a behaviour card says."""

    def run(self, s: Kingdom) -> None:
        boss = boss_of(s)
        assert boss is not None
        number = s.behaviour.pop()
        s.behaviour.insert(0, number)
        s.behaviour_known = min(s.behaviour_known + 1, len(s.behaviour))
        s.tell(BehaviourRevealed(behaviour=number))
        BEHAVIOURS[TABLES[s.variant].behaviours[number]](s, boss)


# The Leviathan


def grasp(s: Kingdom, boss: Horde) -> None:
    """LA-a: a tentacle on the free site nearest to the boss."""
    s.agenda.append(Tentacle([boss.space]))


def undertow(s: Kingdom, boss: Horde) -> None:
    """LA-b: no soldiers on the boss and the hordes around it."""
    for horde in (boss, *neighbours(s, TABLES[s.variant], boss.space)):
        remove_soldiers(s, horde, RULE)


def crushing_wave(s: Kingdom, boss: Horde) -> None:
    """LA-c: each hero on or next to the boss takes 1 damage."""
    damage(s, near(s, boss.space), RULE)


def surge(s: Kingdom, boss: Horde) -> None:
    """LA-d: the boss makes two attempts in this phase (KRH-BOSS-05)."""
    s.surge = True


def brood(s: Kingdom, boss: Horde) -> None:
    """LA-e: the top card of the fullest pile appears; without any card a hero takes 1 damage."""
    piles = fullest(s)
    if len(piles) == 1:
        s.agenda.append(Spawn(piles[0]))
    elif piles:
        s.agenda.append(BroodPile())
    elif len(awake(s)) == 1:
        damage(s, awake(s), RULE)
    elif awake(s):
        s.agenda.append(HeroStruck(NONE, RULE))


def fullest(s: Kingdom) -> list[int]:
    """The piles with the most cards, if any card is left."""
    most = max(map(len, s.piles))
    return [number for number, pile in enumerate(s.piles) if most and len(pile) == most]


class BroodPile(Ask):
    """LA-e: which of the fullest piles? The first player says."""

    rule: ClassVar[str] = RULE
    offers: ClassVar = (ChoosePile,)

    def actors(self, s: Kingdom) -> tuple[int, ...]:
        return (0,)

    def options(self, s: Kingdom) -> list[Any]:
        return [ChoosePile(pile) for pile in fullest(s)]

    def refuse(self, s: Kingdom, option: ChoosePile) -> Refusal | None:
        return None if option.pile in fullest(s) else Refusal(RULE, "not_fullest")

    def choose(self, s: Kingdom, option: ChoosePile) -> None:
        s.agenda.append(Spawn(option.pile))


# The Elemental Overlord


def scorched_foundations(s: Kingdom, boss: Horde) -> None:
    """LB-1: the white site becomes a lava pool; without one the boss loses all tiles."""
    if not raze(s, RULE):
        remove_tiles(s, boss, RULE)


def rift_quake(s: Kingdom, boss: Horde) -> None:
    """LB-2: all cracks open, and a crevasse gapes behind the boss, or a heart is lost."""
    open_all(s, RULE)
    behind = layout_of(s).board.behind.get(boss.space, NONE)
    if behind != NONE and not open_crevasse(s, behind, RULE):
        lose_hearts(s, 1, RULE)


def deep_frost(s: Kingdom, boss: Horde) -> None:
    """LB-3: every hero has one move less in its next activation."""
    for player in s.players:
        player.chilled = True


def tempest(s: Kingdom, boss: Horde) -> None:
    """LB-4: every horde but the boss counts as fast in this phase."""
    s.hurried = True


def rekindle(s: Kingdom, boss: Horde) -> None:
    """LB-5: no tiles on the boss and the hordes around it."""
    for horde in (boss, *neighbours(s, TABLES[s.variant], boss.space)):
        remove_tiles(s, horde, RULE)


BEHAVIOURS = {
    "LA-a": grasp,
    "LA-b": undertow,
    "LA-c": crushing_wave,
    "LA-d": surge,
    "LA-e": brood,
    "LB-1": scorched_foundations,
    "LB-2": rift_quake,
    "LB-3": deep_frost,
    "LB-4": tempest,
    "LB-5": rekindle,
}
