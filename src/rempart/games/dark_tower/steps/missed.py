"""What a hero cannot choose now although it is at hand: what cannot be paid, and quests that still
want something. Tables show it with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

from rempart.games.dark_tower.ids import SPY
from rempart.games.dark_tower.options import (
    Advance,
    CompleteTrial,
    Deposit,
    Explore,
    Fight,
    Pursue,
)
from rempart.games.dark_tower.steps import (
    banner,
    battle,
    cleanse,
    dungeon,
    goals,
    move,
    powers,
    quests,
    reinforce,
    trials,
)
from rempart.games.dark_tower.steps.goal_course import ADVANCES, DEPOSITS
from rempart.kernel import Option, Refusal

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

PRICES = ("tax", "no_spirit", "no_potions", "too_dear", "too_few_advantages")
"""Reasons that name a price."""
WANTS = (*PRICES, "skulls_there", "cleanses_missing", "not_marked")
"""Reasons that say what a quest still wants."""
AT_MARKER = (*PRICES, "skulls_there", "skulls_missing", "virtues_missing")
"""Reasons that say what the main goal still wants before a deposit."""


class Part(Protocol):
    """A module of the turn that gives reasons."""

    def refuse(self, s: Realm, seat: int, option: Any) -> Refusal | None: ...


def of_turn(s: Realm, seat: int) -> list[Option]:
    """What a hero cannot do in its turn because something is missing."""
    return [
        option
        for part, option, reasons in candidates(s, seat)
        if (why := part.refuse(s, seat, option)) is not None and why.reason in reasons
    ]


def candidates(s: Realm, seat: int) -> Iterator[tuple[Part, Option, tuple[str, ...]]]:
    """What the hero may look for, the most wanted first, and the reasons that are worth showing."""
    hero = s.heroes[seat]
    yield cleanse, cleanse.CLEANSES[hero.region], PRICES
    yield reinforce, reinforce.REINFORCES, PRICES
    for foe in dict.fromkeys((foe.kind, foe.region) for foe in s.foes):
        if battle.in_reach(s, seat, foe[1]):
            yield battle, Fight(*foe), PRICES
    yield from on_quests(s, seat)
    for item in dict.fromkeys(hero.items):
        yield powers, powers.USE[item], PRICES
    for use in (powers.INVENT, powers.FORGE, powers.WARD):
        yield powers, use, PRICES
    for board in banner.banners_of(s, seat):
        if board != SPY:  # It leads to many regions.
            yield banner, banner.BANNERS[board], PRICES
    yield move, move.DOUBLE, PRICES


def on_quests(s: Realm, seat: int) -> Iterator[tuple[Part, Option, tuple[str, ...]]]:
    """Quest actions in the hero's region: monthly quests, the main goal, dungeons, trials."""
    hero = s.heroes[seat]
    for quest in s.quests:
        if quest.region == hero.region:
            for way in range(len(quests.ways_of(s, quest.number))):
                yield quests, Pursue(quest.number, way), WANTS
    for what in DEPOSITS.get(s.goal, ()):
        yield goals, Deposit(what, 1), AT_MARKER
    for part in ADVANCES.get(s.goal, ()):
        yield goals, Advance(part), PRICES
    for lair in s.dungeons:
        if lair.region == hero.region:
            yield dungeon, Explore(lair.type), PRICES
    for trial in hero.trials:
        yield trials, CompleteTrial(trial), (*PRICES, "not_enough")
