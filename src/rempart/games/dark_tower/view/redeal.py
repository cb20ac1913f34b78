"""Re-dealing: a state that a seat cannot tell from the real one, with everything hidden (see
`view`) dealt anew.

What everybody saw stays: cards that were laid under decks, the events of the turns so far, rooms
that were entered.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from rempart.games.dark_tower.board import tower
from rempart.games.dark_tower.code import chance_of
from rempart.games.dark_tower.ids import (
    ROOMS_EACH,
    SPAWN,
    TRIAL_TYPES,
    TRIALS,
)
from rempart.games.dark_tower.pieces import Dungeon
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.caravans import midst
from rempart.games.dark_tower.steps.caverns import COPIES, is_caravan
from rempart.games.dark_tower.steps.month import NextMonth, NextTurn
from rempart.games.dark_tower.steps.timeline import DETAILS, SlotEvents, early_pair, first_third
from rempart.games.dark_tower.tables import TABLES
from rempart.games.dark_tower.view import entered
from rempart.games.dark_tower.view.uncharted import lay_out
from rempart.kernel import NONE, Chance

COPY_OUT = msgspec.msgpack.Encoder().encode
COPY_IN = msgspec.msgpack.Decoder(Realm).decode


def redeal(s: Realm, seat: int | None, seed: int) -> Realm:
    """A state that `seat` could not tell from `s`: other random numbers, and everything hidden
    dealt anew. When the match is over nothing is hidden."""
    s = COPY_IN(COPY_OUT(s))
    if s.outcome is not None:
        if isinstance(s.chance.seed, str):
            s.chance = chance_of(s.rng)
        return s
    draw = Chance(seed)
    s.rng = draw.bits("onward")
    s.chance = chance_of(s.rng)
    for hidden in (s.cycle, s.river_order):
        mix(hidden, draw)
    redeal_deck(s.potions, s.potions_known, draw)
    redeal_deck(s.treasures, s.treasures_known, draw)
    redeal_deck(s.corruptions, s.corruptions_known, draw)
    if s.battle is not None:
        mix(s.battle.deck, draw)
    if not s.look_inside:
        redeal_drums(s, draw)
        redeal_pockets(s, draw)
    if s.competitive:
        redeal_trials(s, seat, draw)
    if s.month > 1:
        redeal_month(s, seed, draw)
    for dungeon in s.dungeons:
        redeal_dungeon(s, dungeon, draw)
    return s


def mix(hidden: list[int], draw: Chance) -> None:
    """Shuffle hidden cards so that nothing depends on how they really lie: equal seeds give equal
    deals on tables that look alike."""
    hidden.sort()
    draw.shuffle(hidden)


# The Tower, trials and decks


def redeal_drums(s: Realm, draw: Chance) -> None:
    """DT-R-68: drums stand in any of the positions that they may have."""
    for drum in range(len(s.pos)):
        possible = tower.positions(s, drum)
        if len(possible) > 1:
            s.pos[drum] = possible[draw.below(len(possible))]


def redeal_pockets(s: Realm, draw: Chance) -> None:
    """The skulls inside rest behind any closed chutes that have room (DT-TM-04, DT-TM-05)."""
    t = TABLES[s.variant]
    count = sum(s.pockets)
    s.pockets = [0] * len(s.pockets)
    closed = [
        (drum, face)
        for drum, chutes in enumerate(t.chutes)
        for face in chutes
        if not tower.is_open(s, drum, tower.side_of(s, drum, face))
    ]
    for _ in range(count):
        room = [
            drum * tower.SIDES + face
            for drum, face in closed
            if not t.pocket[drum] or s.pockets[drum * tower.SIDES + face] < t.pocket[drum]
        ]
        s.pockets[room[draw.below(len(room))]] += 1


EACH = TRIALS // len(TRIAL_TYPES)
"""Trials of a type."""


def redeal_trials(s: Realm, seat: int | None, draw: Chance) -> None:
    """Others' trials that are not done change places with those of the same type that nobody
    holds."""
    for type_ in range(len(TRIAL_TYPES)):
        span = range(type_ * EACH, (type_ + 1) * EACH)
        hidden = [
            (hero.trials, at)
            for number, hero in enumerate(s.heroes)
            for at, trial in enumerate(hero.trials)
            if number != seat and trial in span and not hero.trials_done >> trial & 1
        ]
        hidden += [(s.trials, at) for at, trial in enumerate(s.trials) if trial in span]
        trials = [held[at] for held, at in hidden]
        mix(trials, draw)
        for (held, at), trial in zip(hidden, trials, strict=True):
            held[at] = trial


def redeal_deck(deck: list[int], known: int, draw: Chance) -> None:
    """Shuffle a deck except its lowest cards, which everybody saw placed there. Once a deck was
    drawn down to such cards, `known` may be more than it has: then it is known as a whole."""
    rest = deck[known:]
    mix(rest, draw)
    deck[known:] = rest


# The month


def redeal_month(s: Realm, seed: int, draw: Chance) -> None:
    """The month may have any length that it could have, and the events still to come fall on any of
    the turns left on which they may fall.

    Seeds that follow each other take the lengths in turn, and every other one has an event more in
    this turn, if one may come: so the few copies of a preview meet all of that.
    """
    if any(isinstance(step, NextMonth) for step in s.agenda):
        return  # the month is over, and all of it was seen
    here = s.timeline[s.turn - 1] if s.turn else []
    called = events_called(s, here)
    coming = sorted([event for slot in s.timeline[s.turn :] for event in slot] + here[called:])
    floor = here[called - 1] // DETAILS if called else 0
    lengths = possible_lengths(s, coming, floor) or [s.length]
    s.length = lengths[seed // 2 % len(lengths)]
    slots: list[list[int]] = [[] for _ in range(s.length)]
    slots[: s.turn] = [list(slot) for slot in s.timeline[: s.turn]]
    if s.turn == s.length:
        slots[s.turn - 1] = here[:called] + coming
        coming = []
    elif s.turn:
        slots[s.turn - 1] = here[:called]
        possible = possible_now(s, coming, floor)
        if possible and (seed % 2 or is_due(s, coming)):
            event = possible[draw.below(len(possible))]
            coming.remove(event)
            slots[s.turn - 1].append(event)
    deal_events(s, slots, coming, draw)
    s.timeline = slots


def events_called(s: Realm, here: list[int]) -> int:
    """How many events of this turn are known: those called so far, or all of them at its end."""
    return next((step.number for step in s.agenda if isinstance(step, SlotEvents)), len(here))


def possible_lengths(s: Realm, coming: list[int], floor: int) -> list[int]:
    """The lengths that the month can have after what was seen of it: the turns and events so far,
    when the caravans rolled, and that the foe of level 4 did not come yet. `floor` is the category
    of this turn's last event."""
    knobs = TABLES[s.variant].knobs
    turns = knobs.month_turns[len(s.heroes) - 1] + (knobs.gritty_turns if s.gritty else 0)
    least = s.turn if may_end(s, coming, floor) else s.turn + 1
    found = [turns + offset for offset in knobs.month_offsets if turns + offset >= least]
    if any(is_caravan(dungeon.type) for dungeon in s.dungeons):
        half = midst(s.length)
        rolled = s.turn > half or any(isinstance(step, NextTurn) for step in s.agenda)
        found = [n for n in found if (midst(n) == half if rolled else midst(n) >= s.turn)]
    if awaited(s, coming):
        soonest = s.turn if s.turn and floor <= SPAWN else s.turn + 1
        found = [n for n in found if first_third(n) >= soonest]
    return found


def events_over(s: Realm) -> bool:
    """Whether no more event can come in this turn."""
    return not any(isinstance(step, SlotEvents) for step in s.agenda)


def may_end(s: Realm, coming: list[int], floor: int) -> bool:
    """Whether this turn can be the month's last: what is left of its events may all come now."""
    in_order = all(event // DETAILS >= floor for event in coming)
    return in_order and not events_over(s) and not awaited(s, coming)


def awaited(s: Realm, coming: list[int]) -> bool:
    """Whether the foe of level 4, which comes early in this month, is still to come."""
    pair = early_pair(s)
    return pair is not None and pair[0] in coming


def is_due(s: Realm, coming: list[int]) -> bool:
    """Whether the foe of level 4 must come in this turn."""
    return awaited(s, coming) and s.turn == first_third(s.length)


def possible_now(s: Realm, coming: list[int], floor: int) -> list[int]:
    """Which events may come next in this turn: none of an earlier category, and the strike of the
    foe of level 4 not before the foe."""
    if events_over(s):
        return []
    pair = early_pair(s)
    if pair is not None and is_due(s, coming):
        return [pair[0]]
    blow = pair[1] if pair is not None and awaited(s, coming) else NONE
    return [event for event in coming if event // DETAILS >= floor and event != blow]


def deal_events(s: Realm, slots: list[list[int]], coming: list[int], draw: Chance) -> None:
    """Each event falls on one of the turns left; the foe of level 4 and its strike first, in the
    order and within the turns of that month."""
    pair = early_pair(s) or ()
    for event in [*(e for e in pair if e in coming), *(e for e in coming if e not in pair)]:
        first, last = s.turn, s.length
        if pair and event == pair[0]:
            last = first_third(s.length)
        elif pair and event == pair[1]:
            come = next((n for n, slot in enumerate(slots) if pair[0] in slot), NONE)
            first = max(first, come + 1)
        if first < last:
            slots[first + draw.below(last - first)].append(event)
    for slot in slots[s.turn :]:
        slot.sort(key=lambda event: event // DETAILS)


# Dungeons


def redeal_dungeon(s: Realm, dungeon: Dungeon, draw: Chance) -> None:
    """DT-AM-28, DT-AM-30: rooms that were not entered lie elsewhere, and so does the target;
    DT-AM-29: they hold any of the cards left of the pool."""
    seen = entered(s, dungeon)
    hidden = [number for number in range(len(dungeon.rooms)) if number not in seen]
    if not hidden:
        return
    lay_out(s, dungeon, seen, draw)
    pool = Counter(list(range(ROOMS_EACH)) * COPIES)
    pool.subtract(dungeon.rooms[number].content for number in seen)
    cards = [content for content, count in pool.items() if content != NONE for _ in range(count)]
    draw.shuffle(cards)
    for number in hidden:
        dungeon.rooms[number].content = cards.pop()
    if is_caravan(dungeon.type):
        dungeon.rooms[dungeon.target].content = NONE
