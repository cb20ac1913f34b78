"""What search knows of Kravora: which options are worth a try, and how to play on.

The order of the options and play-outs go by the fast reckoning of `quick.py`; who hits whom in the
tree by what the greedy bot would do.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from rempart.games.kravora.ai.features import chance
from rempart.games.kravora.ai.quick import SIMPLE, Liked, attacks, purchases
from rempart.games.kravora.ai.value import evaluate
from rempart.games.kravora.events import UnitKilled
from rempart.games.kravora.options import (
    Aim,
    Build,
    Buy,
    Cast,
    EndAttack,
    EndPurchases,
    Recycle,
    Strike,
    Suffer,
)
from rempart.games.kravora.pieces import NONE
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.tables import TABLES
from rempart.games.kravora.view import COPY_IN, COPY_OUT
from rempart.kernel import Decision, Mind, take
from rempart.kernel.mind import Player, follow
from rempart.kernel.reason import Reason

NOISE = 0.15
"""How much chance there is in play-outs."""
BASKET = 8
"""So many purchases are looked at again in a play-out."""
FEW = 6
"""So many targets of a ruse are looked at in a play-out."""


# In play-outs


def likings(s: Kravora, decision: Decision, rng: random.Random | None = None) -> Liked:
    """What each option gains, in any phase; with chance, a look at a few targets is enough."""
    options, step = decision.options, decision.step
    last: type[Any] = options[-1].__class__
    if last is EndPurchases:
        return purchases(s, step.seat, options)
    if last is EndAttack:
        return attacks(s, step.seat, options)
    if last in SIMPLE:
        t = TABLES[s.variant]
        return [(SIMPLE[type(option)](s, t, step, option), option) for option in options]
    if rng is not None and len(options) > FEW:
        options = rng.sample(options, FEW)
    return looked_at(s, decision.seat_of(options[0]), options)


class Quick:
    """Takes the option that gains most, with a little chance.

    In a phase of purchases it looks at everything once, and then only at what was best.
    """

    def __init__(self, rng: random.Random):
        self.rng = rng
        self.phase = (0, 0, 0)
        """Where it last bought: turn, phase, seat."""
        self.wanted: list[Any] = []

    def __call__(self, s: Kravora, decision: Decision) -> Any:
        shopping = decision.options[-1].__class__ is EndPurchases
        phase = s.turn, s.phase, decision.step.seat if shopping else NONE
        if shopping and phase == self.phase:
            legal = set(decision.options)
            few = [option for option in self.wanted if option in legal]
            decision = Decision(decision.step, decision.actors, few)
        chance = self.rng.random
        found = likings(s, decision, self.rng)
        liked = [(gain + NOISE * chance(), option) for gain, option in found]
        if shopping and phase != self.phase:
            self.phase = phase
            best = sorted(liked, key=gain_of, reverse=True)[:BASKET]
            self.wanted = [option for _, option in best] + decision.options[-1:]
        return max(liked, key=gain_of)[1]


def player(rng: random.Random) -> Player:
    """A quick player for one line of play."""
    return Quick(rng)


# In the tree


def looked_at(s: Kravora, seat: int, options: list[Any]) -> Liked:
    """What a position is worth right after each option."""
    encoded = COPY_OUT(s)
    found: Liked = []
    for option in options:
        after = COPY_IN(encoded)
        take(after, after.agenda[-1], option)
        found.append((evaluate(after, seat), option))
    return found


def order(s: Kravora, decision: Decision) -> list[Any]:
    """The options worth a try, best first."""
    last: type[Any] = decision.options[-1].__class__
    if last in PLAIN:
        liked = looked_at(s, decision.actors[0], decision.options)
        return [max(liked, key=gain_of)[1]]
    liked = likings(s, decision)
    liked.sort(key=gain_of, reverse=True)
    if last is EndPurchases:
        return [option for gain, option in liked if gain > DEAREST]
    if last is EndAttack:
        others = [option for gain, option in liked[1:] if type(option) is Cast and gain > 0]
        return [liked[0][1], *others]
    return [option for _, option in liked[:SIDES]]


def gain_of(one: tuple[float, Any]) -> float:
    """To sort by."""
    return one[0]


DEAREST = -0.2
"""What costs more is not bought."""
PLAIN = (Strike, Suffer, Aim)
"""Choices that one look ahead answers well enough: only the best option is tried."""
SIDES = 2
"""Of other choices, so many options are tried."""


def clock(s: Kravora) -> int:
    """How many turns of players have begun."""
    order = s.living()
    return s.turn * 8 + (order.index(s.active) + 1 if s.active in order else 0)


def figures(s: Kravora, seat: int) -> Mapping[str, float]:
    """The wall, the highest wall of the others, and blood."""
    others = [p.wall for other, p in enumerate(s.players) if other != seat and p.alive]
    mine = s.players[seat]
    return {"wall": mine.wall, "other_wall": max(others, default=0), "blood": mine.blood}


def why(s: Kravora, plan: list[Any], seat: int) -> list[Reason]:
    """Whom an attack or a ruse kills; what a purchase is for."""
    option = plan[0]
    if type(option) in PURPOSES:
        return [Reason(PURPOSES[type(option)])]
    owner = TABLES[s.variant].owner
    events: list[Any] = []
    s.events = events
    follow(s, plan[:AIMING])
    killed = [
        event
        for event in events
        if isinstance(event, UnitKilled) and event.board == seat and owner[event.unit] != seat
    ]
    if len(killed) == 1:
        return [Reason("kills", {"unit": killed[0].unit})]
    return [Reason("kills_some", {"count": len(killed)})] if killed else []


AIMING = 3
"""An attack: who, where to, whom."""
PURPOSES = {
    Buy: "buy",
    Build: "build",
    Recycle: "recycle",
    EndPurchases: "save",
    EndAttack: "enough",
}

MIND = Mind(
    chance=chance,
    order=order,
    player=player,
    clock=clock,
    horizon=1,
    figures=figures,
    better={"wall": 1, "other_wall": -1, "blood": 1},
    why=why,
    fitted=lambda s: not s.variant,
)
