"""What a battle is likely to bring, and the worst that it may: told before it begins.

All of it follows from what everybody sees: the cards of the foe's deck, its state, the automatic
advantages, and what the hero has to lose. The hero is taken to use advantages where they save most
(`ai.estimate.cost`), to buy none, and to fight to the end. Each card is taken as it would be now:
what one card changes for those after it, such as skulls near the hero, is not foreseen.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, NamedTuple

from rempart.games.dark_tower.ai.estimate import act_cost, stock
from rempart.games.dark_tower.ids import (
    BATTLE,
    CORRUPTION,
    FIRST_ADVERSARY,
    SPIRIT,
    WARRIORS,
    YANA,
    level_of,
)
from rempart.games.dark_tower.options import Fight
from rempart.games.dark_tower.steps.advantage import Circumstances, free, most, room_left
from rempart.games.dark_tower.steps.amounts import CARD, amount, applies, hit, prevented
from rempart.games.dark_tower.steps.battle import battle_deck
from rempart.games.dark_tower.steps.cards import COMPANION_SOURCE, printed
from rempart.games.dark_tower.steps.foes import state_of
from rempart.games.dark_tower.steps.heroic import spirit_left, tax
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.tables import effects as en
from rempart.kernel import NONE, Option
from rempart.kernel.forecast import Said

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm
    from rempart.games.dark_tower.tables.effects import Act

Counts = tuple[int, ...]
"""How many cards of each sort are still in the deck."""


class Toll(NamedTuple):
    """What a result does to the hero."""

    price: float
    """How bad the result is, all in all."""
    warriors: int
    spirit: int
    corruption: int
    skulls: bool
    """It puts skulls on buildings, or destroys one."""
    cards: int
    """Items and virtues lost."""
    short: bool
    """It takes items or virtues that the hero does not have."""


class End(NamedTuple):
    """How a battle may end for the hero."""

    warriors: int
    spirit: int
    corruptions: int = 0
    skulls: bool = False
    cards: int = 0


Sort = tuple[Toll, ...]
"""A card's results from the mildest to the one it starts at."""
Ends = dict[End, float]
"""The possible ends with their chances."""


def odds(s: Realm, seat: int, option: Option) -> list[Said]:
    """The odds of a battle."""
    if not isinstance(option, Fight):
        return []
    kind = option.kind
    scene = Circumstances(TABLES[s.variant].foe_mask[kind], kind=kind)
    given = free(s, seat, scene)
    usable = max(0, min(given, room_left(s, seat, 0)))
    draws, ends = level_of(kind), possible_ends(s, seat, kind, usable)
    said = [Said("odds_cards", {"count": draws, "advantages": usable})]
    bought = most(s, seat, scene, tax(s, seat, BATTLE)) - given
    bought = min(bought, room_left(s, seat, 0) - usable)
    if bought > 0:
        said.append(Said("odds_bought", {"advantages": bought}))
    return said + told(s, seat, ends)


def told(s: Realm, seat: int, ends: Ends) -> list[Said]:
    """The ends in sentences: warriors, spirit, cards, skulls, corruptions, and the worst."""
    hero, spirit = s.heroes[seat], spirit_left(s, seat, BATTLE)
    said = [change("odds_warriors", hero.warriors, {end: end.warriors for end in ends}, ends)]
    if any(end.spirit != spirit for end in ends):
        said.append(change("odds_spirit", spirit, {end: end.spirit for end in ends}, ends))
    lost = max(end.cards for end in ends)
    if lost:
        said.append(Said("odds_lost_cards", {"count": lost}))
    skulls = chance(ends, {end for end in ends if end.skulls})
    if skulls:
        said.append(Said("odds_skulls", {"percent": skulls}))
    risk = chance(ends, {end for end in ends if end.corruptions})
    said.append(Said("odds_corruption", {"percent": risk}) if risk else Said("odds_safe"))
    most = TABLES[s.variant].knobs.corruptions
    fatal = {end for end in ends if end.corruptions + len(hero.corruptions) > most}
    if fatal:
        said.append(Said("odds_fatal", {"percent": chance(ends, fatal)}))
    return said


def change(key: str, before: int, after: dict[End, int], ends: Ends) -> Said:
    """How a number changes on average, and at worst."""
    mean = round(sum(after[end] * p for end, p in ends.items())) - before
    return Said(key, {"mean": signed(mean), "worst": signed(min(after.values()) - before)})


def signed(n: int) -> str:
    """A number with its sign."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def chance(ends: Ends, wanted: set[End]) -> int:
    """The chance of some ends in percent; what can happen at all is at least 1."""
    return max(1, round(100 * sum(ends[end] for end in wanted))) if wanted else 0


# The cards


def possible_ends(s: Realm, seat: int, kind: int, advantages: int) -> Ends:
    """All ends of a battle with a number of advantages."""
    cards = Counter(sorts(s, seat, kind))
    plan = Plan(tuple(cards))
    hero = s.heroes[seat]
    begin = End(hero.warriors, spirit_left(s, seat, BATTLE))
    ends = plan.ends(begin, tuple(cards.values()), level_of(kind), advantages)
    if YANA not in hero.companions or kind >= FIRST_ADVERSARY:
        return ends
    most = printed(s, COMPANION_SOURCE + YANA)
    spared: defaultdict[End, float] = defaultdict(float)
    for end, p in ends.items():
        spared[end._replace(corruptions=min(end.corruptions, most))] += p
    return dict(spared)


def sorts(s: Realm, seat: int, kind: int) -> list[Sort]:
    """The cards of a foe's deck, each as its results down to where it starts."""
    t = TABLES[s.variant]
    found: list[Sort] = []
    for card in battle_deck(s, kind):
        if kind >= FIRST_ADVERSARY:
            number, step = t.decks[kind][card // 2], s.steps[card]
        else:
            number, step = card, state_of(s, kind)
        ladder = t.cards[number].ladder
        found.append(tuple(toll(s, seat, effect) for effect in ladder[: step + 1]))
    return found


def toll(s: Realm, seat: int, effect: int) -> Toll:
    """What an effect does to a hero who chooses the mildest way of it."""
    prices = [
        (sum(act_cost(s, seat, act, CARD) for act in way), way)
        for way in TABLES[s.variant].effects[effect]
    ]
    price, way = min(prices, key=lambda each: each[0])
    total: Counter[str] = Counter()
    skulls = any(act.op in (en.SKULL, en.DESTROY) for act in way)
    for act in way:
        if seat in hit(s, seat, act.who, NONE) and applies(s, seat, act):
            count(s, seat, act, total)
    return Toll(
        price=price,
        warriors=total["warriors"],
        spirit=total["spirit"],
        corruption=total["corruption"],
        skulls=skulls,
        cards=total["cards"],
        short=total["short"] > 0,
    )


def count(s: Realm, seat: int, act: Act, total: Counter[str]) -> None:
    """Add what an act gives or takes."""
    if act.op in (en.LOSE, en.HALF, en.PAY):
        n = act.n if act.op == en.PAY else amount(s, seat, act)
        n -= prevented(s, seat, act.what, n, CARD)
        if act.what == WARRIORS:
            total["warriors"] -= n
        elif act.what == SPIRIT:
            total["spirit"] -= n
        else:
            held = stock(s, seat, act.what)
            total["cards"] += min(n, held)
            total["short"] += n > held
    elif act.op == en.GAIN:
        if act.what == CORRUPTION:
            total["corruption"] += act.n
        elif act.what in (WARRIORS, SPIRIT):
            total["warriors" if act.what == WARRIORS else "spirit"] += act.n


def after(end: End, toll: Toll) -> End:
    """DT-BATTLE-10, DT-CORRUPT-02: a result that takes more than there is gives one corruption."""
    warriors, spirit = end.warriors + toll.warriors, end.spirit + toll.spirit
    short = warriors < 0 or spirit < 0 or toll.short
    return End(
        warriors=max(0, warriors),
        spirit=max(0, spirit),
        corruptions=end.corruptions + toll.corruption + short,
        skulls=end.skulls or toll.skulls,
        cards=end.cards + toll.cards,
    )


# The best use of advantages


class Plan:
    """How many advantages to use on which card, so that the battle costs least on average."""

    def __init__(self, sorts: tuple[Sort, ...]):
        self.sorts = sorts
        self._known: dict[tuple[Counts, int, int], float] = {}

    def expected(self, deck: Counts, draws: int, advantages: int) -> float:
        """The least price of `draws` more cards, on average."""
        if not draws:
            return 0.0
        key = (deck, draws, advantages)
        if key not in self._known:
            total = 0.0
            for n, copies in enumerate(deck):
                if copies:
                    used = self.used(n, deck, draws, advantages)
                    total += copies * self.price(n, used, deck, draws, advantages)
            self._known[key] = total / sum(deck)
        return self._known[key]

    def price(self, n: int, used: int, deck: Counts, draws: int, advantages: int) -> float:
        """The price of a card improved `used` times, and of those after it."""
        rest = self.expected(without(deck, n), draws - 1, advantages - used)
        return self.sorts[n][-1 - used].price + rest

    def used(self, n: int, deck: Counts, draws: int, advantages: int) -> int:
        """How many advantages to use on a card."""
        uses = range(min(len(self.sorts[n]) - 1, advantages) + 1)
        return min(uses, key=lambda used: self.price(n, used, deck, draws, advantages))

    def ends(self, begin: End, deck: Counts, draws: int, advantages: int) -> Ends:
        """How a battle may end, card after card."""
        now: dict[tuple[Counts, int], Ends] = {(deck, advantages): {begin: 1.0}}
        for left in range(draws, 0, -1):
            then: defaultdict[tuple[Counts, int], defaultdict[End, float]]
            then = defaultdict(lambda: defaultdict(float))
            for (here, have), ends in now.items():
                for n, copies in enumerate(here):
                    if copies:
                        used = self.used(n, here, left, have)
                        there = then[without(here, n), have - used]
                        for end, p in ends.items():
                            end = after(end, self.sorts[n][-1 - used])
                            there[end] += p * copies / sum(here)
            now = {key: dict(ends) for key, ends in then.items()}
        found: defaultdict[End, float] = defaultdict(float)
        for ends in now.values():
            for end, p in ends.items():
                found[end] += p
        return dict(found)


def without(deck: Counts, n: int) -> Counts:
    """A deck with one card of a sort less."""
    return (*deck[:n], deck[n] - 1, *deck[n + 1 :])
