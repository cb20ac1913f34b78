"""Corruption (DT-CORRUPT) and spores (DT-TOKEN-08, DT-TOKEN-09).

An *effect* begins with `begin_effect` and ends with the step `EndEffect` below everything the
effect does. A hero who fell short in between then gains one corruption, however often it happened
(DT-CORRUPT-05).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.dark_tower.events import (
    CorruptionGained,
    CorruptionPurged,
    SporeGained,
    SporesReturned,
)
from rempart.games.dark_tower.ids import YANA, level_of
from rempart.games.dark_tower.steps.cards import COMPANION_SOURCE, printed
from rempart.games.dark_tower.steps.items import limits
from rempart.games.dark_tower.steps.outcome import doom
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import Step

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm


def gain_corruption(s: Realm, seat: int, rule: str) -> None:
    """DT-CORRUPT-08: the top card goes on the hero board and works at once. DT-CORRUPT-09,
    DT-LOSE-01: a third one loses the game. Yana lets at most one through in a battle."""
    hero = s.heroes[seat]
    if hero.out or s.outcome is not None:
        return
    battle = s.battle
    if battle is not None and battle.seat == seat and level_of(battle.kind) < 5:
        most = printed(s, COMPANION_SOURCE + YANA)
        if YANA in hero.companions and battle.corrupted >= most:
            return
        battle.corrupted += 1
    if len(hero.corruptions) == TABLES[s.variant].knobs.corruptions:
        doom(s, seat, "corrupted", "DT-LOSE-01")
        return
    corruption = s.corruptions.pop()
    hero.corruptions.append(corruption)
    s.tell(CorruptionGained(seat=seat, corruption=corruption, rule=rule))
    limits(s, seat)


def purge(s: Realm, seat: int, corruption: int) -> None:
    """DT-CORRUPT-10: the card goes under the deck."""
    s.heroes[seat].corruptions.remove(corruption)
    s.corruptions.insert(0, corruption)
    s.corruptions_known += 1
    s.tell(CorruptionPurged(seat=seat, corruption=corruption))


def begin_effect(s: Realm) -> None:
    """An effect begins: push its end. What the effect does must be pushed after this."""
    s.agenda.append(EndEffect(s.short))
    s.short = 0


class EndEffect(Step):
    """DT-CORRUPT-01, DT-CORRUPT-02, DT-CORRUPT-05: one corruption for each hero that fell short in
    the effect; DT-R-31: the active hero first, then clockwise."""

    outer: int
    """The heroes who had fallen short in the enclosing effect."""

    def run(self, s: Realm) -> None:
        short, s.short = s.short, self.outer
        s.drained = False
        if short:
            for seat in s.living():
                if short >> seat & 1:
                    gain_corruption(s, seat, "DT-CORRUPT-01")


def gain_spores(s: Realm, seat: int, count: int, rule: str) -> None:
    """DT-TOKEN-08: spores go on the hero board, one at a time. DT-TOKEN-09: a third one sends all
    back and gives a corruption instead."""
    hero = s.heroes[seat]
    for _ in range(count):
        if hero.out or s.outcome is not None:
            return
        if hero.spores == TABLES[s.variant].knobs.spores:
            return_spores(s, seat, hero.spores)
            gain_corruption(s, seat, "DT-TOKEN-09")
        else:
            hero.spores += 1
            s.tell(SporeGained(seat=seat, spores=hero.spores, rule=rule))


def return_spores(s: Realm, seat: int, count: int) -> None:
    """Spores go back to the supply."""
    hero = s.heroes[seat]
    returned = min(count, hero.spores)
    if returned:
        hero.spores -= returned
        s.tell(SporesReturned(seat=seat, count=returned))
