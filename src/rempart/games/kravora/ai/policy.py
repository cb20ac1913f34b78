"""Which options are worth trying, and in which order.

The order of the options and the play-outs use the fast estimates of `quick.py`; hits in the tree
follow what the greedy bot would do.
"""

from __future__ import annotations

import random

from rempart.games.kravora.ai.quick import SIMPLE, Liked, attacks, purchases
from rempart.games.kravora.ai.value import evaluate
from rempart.games.kravora.options import Aim, Cast, EndAttack, EndPurchases, Strike, Suffer
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.tables import TABLES
from rempart.games.kravora.view import COPY_IN, COPY_OUT
from rempart.kernel import Decision, Option, take

FEW = 6
"""How many targets of a ruse are considered in a play-out."""


def likings(s: Kravora, decision: Decision, rng: random.Random | None = None) -> Liked:
    """What each option gains, in any phase; with chance, a look at a few targets is enough."""
    options, step = decision.options, decision.step
    last: type[Option] = options[-1].__class__
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


def looked_at(s: Kravora, seat: int, options: list[Option]) -> Liked:
    """What a position is worth right after each option."""
    encoded = COPY_OUT(s)
    found: Liked = []
    for option in options:
        after = COPY_IN(encoded)
        take(after, after.agenda[-1], option)
        found.append((evaluate(after, seat), option))
    return found


def order(s: Kravora, decision: Decision) -> list[Option]:
    """The options worth a try, best first."""
    last: type[Option] = decision.options[-1].__class__
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


def gain_of(one: tuple[float, Option]) -> float:
    """To sort by."""
    return one[0]


DEAREST = -0.2
"""What costs more is not bought."""
PLAIN = (Strike, Suffer, Aim)
"""Choices that one look ahead answers well enough: only the best option is tried."""
SIDES = 2
"""How many options of other choices are tried."""
