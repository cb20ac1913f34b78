"""Estimates of what effects and battles cost a hero, for bots, roughly in warriors."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rempart.games.dark_tower.ids import (
    CORRUPTION,
    FIRST_ADVERSARY,
    GEAR_CARD,
    ITEM,
    POTION,
    QUEST_ITEM,
    SPIRIT,
    SPORE,
    TREASURE,
    VIRTUE,
    WARRIORS,
    level_of,
)
from rempart.games.dark_tower.steps.advantage import Circumstances, free, room_left
from rempart.games.dark_tower.steps.amounts import CARD, amount, applies, losses, prevented
from rempart.games.dark_tower.steps.battle import battle_deck
from rempart.games.dark_tower.steps.cards import of
from rempart.games.dark_tower.steps.foes import state_of
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.tables import effects as en

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm
    from rempart.games.dark_tower.tables.effects import Act

WORTH = {
    WARRIORS: 1.0,
    SPIRIT: 2.5,
    POTION: 4.0,
    GEAR_CARD: 5.0,
    TREASURE: 9.0,
    QUEST_ITEM: 6.0,
    ITEM: 4.0,
    VIRTUE: 15.0,
    CORRUPTION: 60.0,
    SPORE: 25.0,
}
"""The value of one of each thing."""
SECOND = 140.0
"""A hero's second corruption."""
FATAL = 2000.0
"""A corruption that ends the game."""
OTHER_ACTS = {
    en.ROT_ONE: 3.0,
    en.ROT_ALL: 6.0,
    en.SEAL_OFF: 8.0,
    en.SEAL_ON: -8.0,
    en.TOP: -8.0,
    en.MARKET: -9.0,
    en.TAKE_GEAR: -4.0,
    en.DESTROY: 40.0,
    en.MOVE_FOE: -1.0,
}
SKULL = 5.0
BAD_LUCK = 1.3
"""How much more than on average a battle may take."""


def corruption(s: Realm, seat: int) -> float:
    """What the next corruption costs a hero."""
    return (WORTH[CORRUPTION], SECOND, FATAL)[len(s.heroes[seat].corruptions)]


def cost(s: Realm, seat: int, effect: int, source: int = CARD) -> float:
    """What an effect costs a hero who chooses the mildest way of it."""
    ways = TABLES[s.variant].effects[effect]
    return min(sum(act_cost(s, seat, act, source) for act in way) for way in ways)


def act_cost(s: Realm, seat: int, act: Act, source: int) -> float:
    """What one act costs; a loss that cannot be paid gives a corruption."""
    if not applies(s, seat, act):
        return 0.0
    if act.op in (en.LOSE, en.HALF):
        count = amount(s, seat, act)
        count -= prevented(s, seat, act.what, count, source)
        price = WORTH[act.what] * count
        return price + corruption(s, seat) if count > stock(s, seat, act.what) else price
    if act.op == en.GAIN:
        if act.what == CORRUPTION:
            return corruption(s, seat)
        sign = 1 if act.what == SPORE else -1
        return sign * WORTH[act.what] * act.n
    if act.op == en.PAY:
        return WORTH[act.what] * act.n
    if act.op == en.SKULL:
        return SKULL * act.n * max(act.item, 1)
    return OTHER_ACTS.get(act.op, 0.0)


def stock(s: Realm, seat: int, what: int) -> int:
    """How many of something a hero has."""
    hero = s.heroes[seat]
    if what == WARRIORS:
        return hero.warriors
    if what == SPIRIT:
        return hero.spirit
    return hero.active.bit_count() - 2 if what == VIRTUE else len(of(hero, what))


def results(s: Realm, seat: int, kind: int) -> list[int]:
    """The effects that a foe's cards are likely to show, each improved by its share of the
    automatic advantages."""
    t = TABLES[s.variant]
    advantages = free(s, seat, Circumstances(t.foe_mask[kind], kind=kind))
    share = max(min(advantages, room_left(s, seat, 0)), 0) / level_of(kind)
    found: list[int] = []
    for card in battle_deck(s, kind):
        if kind >= FIRST_ADVERSARY:
            ladder, step = t.cards[t.decks[kind][card // 2]].ladder, s.steps[card]
        else:
            ladder, step = t.cards[card].ladder, state_of(s, kind)
        found.append(ladder[max(round(step - share), 0)])
    return found


def battle_cost(s: Realm, seat: int, kind: int, region: int) -> float:
    """What a battle in a region is likely to cost: as many cards as the foe's level, on average;
    and a corruption, if the cards together may take more than there is."""
    hero = s.heroes[seat]
    hero.region, here = region, hero.region
    shown = Counter(results(s, seat, kind))
    cards, level = shown.total(), level_of(kind)
    price = sum([n * cost(s, seat, effect) for effect, n in shown.items()]) / cards * level
    for what in (WARRIORS, SPIRIT):
        taken = sum([n * losses(s, seat, effect, what) for effect, n in shown.items()]) / cards
        worst = BAD_LUCK * level * taken
        have = stock(s, seat, what)
        if worst > max(have, 0):
            price += corruption(s, seat) * min(1.0, 2 * (worst - have) / worst)
    hero.region = here
    return price


def cards_borne(s: Realm, seat: int, kind: int) -> float:
    """How many cards of the adversary a hero can bear: with warriors, and by corruptions that do
    not yet end the game."""
    hero = s.heroes[seat]
    shown = results(s, seat, kind)
    toll = sum([losses(s, seat, effect, WARRIORS) for effect in shown]) / len(shown)
    return hero.warriors / max(toll, 1.0) + 0.9 * (2 - len(hero.corruptions))
