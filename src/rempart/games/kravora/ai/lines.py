"""How a match continues: quick players for play-outs, and the reasons for a planned line."""

from __future__ import annotations

import random

from rempart.games.kravora.ai.policy import gain_of, likings
from rempart.games.kravora.events import UnitKilled
from rempart.games.kravora.options import Build, Buy, EndAttack, EndPurchases, Recycle
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.tables import TABLES
from rempart.kernel import NONE, Decision, Event, Option
from rempart.kernel.reason import Reason
from rempart.kernel.search_model import Player, follow

NOISE = 0.15
"""How much chance there is in play-outs."""
BASKET = 8
"""How many purchases are considered again in a play-out."""


class Quick:
    """Takes the option that gains most, with a little chance.

    In a phase of purchases it looks at everything once, and then only at what was best.
    """

    def __init__(self, rng: random.Random, noise: float):
        self.rng = rng
        self.noise = noise
        self.phase = (0, 0, 0)
        """Where it last bought: turn, phase, seat."""
        self.wanted: list[Option] = []

    def __call__(self, s: Kravora, decision: Decision) -> Option:
        shopping = decision.options[-1].__class__ is EndPurchases
        phase = s.turn, s.phase, decision.step.seat if shopping else NONE
        if shopping and phase == self.phase:
            legal = set(decision.options)
            few = [option for option in self.wanted if option in legal]
            decision = Decision(decision.step, decision.actors, few)
        chance, noise = self.rng.random, self.noise
        found = likings(s, decision, self.rng)
        liked = [(gain + noise * chance(), option) for gain, option in found]
        if shopping and phase != self.phase:
            self.phase = phase
            best = sorted(liked, key=gain_of, reverse=True)[:BASKET]
            self.wanted = [option for _, option in best] + decision.options[-1:]
        return max(liked, key=gain_of)[1]


def player(rng: random.Random, noise: float = NOISE) -> Player[Kravora]:
    """A quick player for one line of play."""
    return Quick(rng, noise)


def clock(s: Kravora) -> int:
    """How many turns of players have begun."""
    order = s.living()
    return s.turn * 8 + (order.index(s.active) + 1 if s.active in order else 0)


def why(s: Kravora, plan: list[Option], seat: int) -> list[Reason]:
    """Whom an attack or a ruse kills; what a purchase is for."""
    option = plan[0]
    if type(option) in PURPOSES:
        return [Reason(PURPOSES[type(option)])]
    owner = TABLES[s.variant].owner
    events: list[Event] = []
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
"""The choices of an attack: which unit, where to, which target."""
PURPOSES: dict[type[Option], str] = {
    Buy: "buy",
    Build: "build",
    Recycle: "recycle",
    EndPurchases: "save",
    EndAttack: "enough",
}
