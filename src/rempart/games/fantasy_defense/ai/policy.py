"""Which options are worth a try, and in which order.

An option is judged by what it changes at the gates that it concerns, in the coin of `value.py`
(points of morale): rougher than judging the whole position, and many times as fast.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rempart.games.fantasy_defense.ai.value import WEIGHTS as W
from rempart.games.fantasy_defense.ai.value import worth
from rempart.games.fantasy_defense.options import (
    Carry,
    Cast,
    Deploy,
    Discard,
    EndStrategy,
    Fetch,
    Fight,
    Lift,
    Lose,
    Move,
    Recall,
    Renew,
    Revive,
    Ring,
    Sally,
    Scorch,
    SendBack,
    Shield,
    Shoot,
    Strike,
)
from rempart.games.fantasy_defense.pieces import Gate
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.steps.invasion import first_free
from rempart.games.fantasy_defense.steps.powers import besieged, invader_power, units_power
from rempart.games.fantasy_defense.tables import TABLES, Tables
from rempart.kernel import NONE, Decision, Option

USELESS = -9.0
"""What an option gains that can do nothing."""
NOBODY = 99.0
"""The value of the least unit if there is none."""
RUIN = 100.0
"""What it costs to lose the game."""
ALARM = 1.2
"""What drawing a card gains."""
STEP = 0.05
"""What a move costs: better none than one for nothing."""
AHEAD = 0.15
"""What is kept of a card's worth by deploying it where the next invaders come, before it must be
discarded."""
SPARED = 0.5
"""The same if it fights at once."""
SKILLED = 2.0
"""The extra value of keeping a card whose effect can be used again."""
SKILLS = ("headshot", "arcane_renewal", "foresight", "rebirth")

Liked = list[tuple[float, Option]]
"""Options, and what each gains."""


# A battle to come


class Post:
    """A gate as a battle to come. Without one (no invader, shielded, resolved) nothing matters."""

    __slots__ = (
        "bonus",
        "groups",
        "invader",
        "least",
        "loot",
        "power",
        "prize",
        "strength",
        "value",
    )

    def __init__(self, s: FantasyDefense, t: Tables, row: int, g: int):
        gates = s.players[row].row
        gate = gates[g]
        self.invader = NONE if gate.shielded or gate.resolved else gate.invader
        self.groups, self.strength, self.least = 0, 0, NOBODY
        self.value = 0.0
        if self.invader == NONE:
            return
        units, spared = worth(t, W)
        if gate.defenders:
            self.least = min([units[card] for card in gate.defenders])
            self.groups = len(t.group.intersection(gate.defenders))
            self.strength = units_power(t, gates, gate.defenders)
        self.bonus = t.bonus[gate.number]
        self.power = invader_power(s, row, g)
        self.loot = t.loot[self.invader]
        self.prize = spared[self.invader]
        self.value = self.worth(self.strength, self.power, self.least, s.morale)

    def worth(self, strength: int, power: int, least: float, morale: int) -> float:
        """What the battle brings to units of this strength, of whom the least falls."""
        if least == NOBODY:
            return -self.loot if self.loot < morale else -self.loot - RUIN
        strength += self.bonus
        if strength >= power:
            return self.prize - W.idle * least
        lost = -(-self.loot // 2)
        value = W.progress * self.prize * (strength / power) ** 2 - W.idle * least - lost
        return value if lost < morale else value - RUIN

    def joined(self, s: FantasyDefense, t: Tables, card: int, siege: int) -> float:
        """What the battle brings if a unit joins it; `siege`: the besieged gates of the row."""
        power, more = self.power, t.power[card]
        if card in t.group:
            more *= 2 * self.groups + 1
        elif card in t.never:
            more += siege
        elif card in t.fairy and not t.boss[self.invader]:
            power -= power % t.effects.fairy_lights
        least = min(self.least, worth(t, W).units[card])
        return self.worth(self.strength + more, power, least, s.morale)

    def left(self, s: FantasyDefense, t: Tables, gates: list[Gate], g: int, card: int) -> float:
        """What the battle brings if a unit leaves it."""
        if self.invader == NONE:
            return 0.0
        rest = [other for other in gates[g].defenders if other != card]
        if not rest:
            return self.worth(0, self.power, NOBODY, s.morale)
        units = worth(t, W).units
        least = min([units[other] for other in rest])
        return self.worth(units_power(t, gates, rest), self.power, least, s.morale)


# The Strategy phase


class Council:
    """What the options of a Strategy phase gain."""

    def __init__(self, s: FantasyDefense, seat: int):
        t = TABLES[s.variant]
        self.s, self.t, self.seat = s, t, seat
        self.player = s.players[seat]
        self.row = self.player.row
        self.posts = [Post(s, t, seat, g) for g in range(len(self.row))]
        self.siege = besieged(self.row)
        self.spare = len(self.player.hand) > t.game.hand_limit
        self.ahead = (first_free(self.row, True), first_free(self.row, False))
        self.units = worth(t, W).units
        self.at = {card: g for g, gate in enumerate(self.row) for card in gate.defenders}

    def likings(self, options: list[Any]) -> Liked:
        """What each option gains; never sensible ones, and all but one of a kind, are left out."""
        kinds = self.t.kind
        found: Liked = []
        seen: set[tuple[int, int, int]] = set()
        for option in options:
            kind: type[Option] = option.__class__
            if kind is Deploy:
                same, reckon = (kinds[int(option.card)], NONE, int(option.gate)), self.deploy
            elif kind is Move:
                same = (kinds[int(option.card)], self.at[option.card], int(option.gate))
                reckon = self.move
            else:
                gain = 0.0 if kind is EndStrategy else self.other(option)
                found.append((gain, option))
                continue
            if same not in seen:
                seen.add(same)
                gain = reckon(option.card, option.gate)
                if gain is not None:
                    found.append((gain, option))
        return found

    def deploy(self, card: int, g: int) -> float | None:
        """A unit fights at a gate. If no gate is besieged, only cards that could not be kept go, to
        where the next invaders come."""
        post, units = self.posts[g], self.units
        spare = self.spare and card in self.player.hand
        if post.invader == NONE:
            return AHEAD * units[card] if spare and g in self.ahead else None
        value = post.joined(self.s, self.t, card, self.siege)
        effect = self.t.effect[card]
        if effect is not None and not self.t.boss[post.invader]:
            if effect == "headshot" and post.power <= self.t.effects.headshot:
                value = max(value, post.prize)
            elif effect == "you_shall_not_pass":
                value = max(value, 0.0)
        if effect == "sound_the_alarm" and self.player.deck:
            value += ALARM
        kept = SPARED if spare else W.idle - 1
        return value - post.value + kept * units[card]

    def move(self, card: int, g: int) -> float | None:
        """A unit leaves a gate for another, where there is something to fight."""
        post, source = self.posts[g], self.at[card]
        if post.invader == NONE:
            return None
        old = self.posts[source]
        left = old.left(self.s, self.t, self.row, source, card) - old.value
        return left + post.joined(self.s, self.t, card, self.siege) - post.value - STEP

    def other(self, option: Option) -> float:
        """Spells, and gifts."""
        if type(option) is not Cast:
            return -1.0
        return spell(self.s, self.t, option.card)


def spell(s: FantasyDefense, t: Tables, card: int) -> float:
    """What casting a spell gains, at the best gate."""
    effect = t.effect[card] or ""
    if effect not in TARGETS:
        return -1.0
    best = USELESS
    for row, player in enumerate(s.players):
        for g, gate in enumerate(player.row):
            if gate.invader != NONE and not t.boss[gate.invader]:
                best = max(best, TARGETS[effect](s, t, Post(s, t, row, g)))
    return best - W.spell


def storm(s: FantasyDefense, t: Tables, post: Post) -> float:
    """Psychic Storm: rid of an invader without a battle."""
    if post.invader == NONE or post.power > t.effects.psychic_storm:
        return USELESS
    return post.prize - post.value


def shield(s: FantasyDefense, t: Tables, post: Post) -> float:
    """City Shield: no battle, whatever it would have brought."""
    return USELESS if post.invader == NONE else -post.value


def blaze(s: FantasyDefense, t: Tables, post: Post) -> float:
    """Blazing Spirit: half the power."""
    if post.invader == NONE:
        return USELESS
    power = -(-post.power // t.effects.blazing_spirit)
    return post.worth(post.strength, power, post.least, s.morale) - post.value


TARGETS: Mapping[str, Callable[[FantasyDefense, Tables, Post], float]] = {
    "psychic_storm": storm,
    "city_shield": shield,
    "blazing_spirit": blaze,
}
AIMED = {Strike: storm, Shield: shield, Scorch: blaze}


# The other choices


def likings(s: FantasyDefense, decision: Decision) -> Liked:
    """What each option gains, in any phase; of those that come to the same, one."""
    options = decision.options
    if type(options[-1]) is EndStrategy:
        return Council(s, decision.step.seat).likings(options)
    t = TABLES[s.variant]
    if type(options[0]) is Fight:
        return battle_order(s, t, options)
    found: dict[Any, tuple[float, Option]] = {}
    for option in options:
        kind: type[Any] = option.__class__
        if kind in CARDS:
            found.setdefault(
                (kind, t.kind[option.card]), (CARDS[kind] * keeping(t, option.card), option)
            )
        else:
            found[option] = (effect_gain(s, t, decision.step, option), option)
    return list(found.values())


CARDS: dict[type[Option], int] = {Discard: -1, Lose: -1, Fetch: 1, Revive: 1, Recall: 1}
"""Whether one wants the cards that are worth little, or much."""


def keeping(t: Tables, card: int) -> float:
    """The value of keeping a card."""
    return worth(t, W).units[card] + (SKILLED if t.effect[card] in SKILLS else 0.0)


def effect_gain(s: FantasyDefense, t: Tables, step: Any, option: Any) -> float:
    """What an option of an effect or of Skirmish gains; declining gains nothing."""
    kind: type[Option] = option.__class__
    if kind in (Ring, Shoot, SendBack, Renew):
        return 1.0
    if kind in AIMED:
        return AIMED[kind](s, t, Post(s, t, option.row, option.gate))
    if kind in (Lift, Carry, Sally):
        to = option.gate if kind is Sally else step.gate
        gain = Council(s, step.seat).move(option.card, to)
        return -0.5 if gain is None else gain
    return 0.0


def battle_order(s: FantasyDefense, t: Tables, options: list[Fight]) -> Liked:
    """The order matters only for units that go on by Skirmish or count the besieged gates: their
    gates come first and may be tried in any order; of the others, one is enough."""
    lively: Liked = []
    rest: Liked = []
    for option in options:
        gate: Gate = s.players[option.row].row[option.gate]
        defenders = gate.defenders
        if t.skirmish.isdisjoint(defenders) and t.never.isdisjoint(defenders):
            rest.append((0.0, option))
        else:
            lively.append((1.0, option))
    return lively + rest[:1]


# What search asks for


def order(s: FantasyDefense, decision: Decision) -> list[Option]:
    """The options worth a try, best first."""
    liked = likings(s, decision)
    liked.sort(key=lambda one: -one[0])
    return [option for _, option in liked]
