"""How a match continues: quick players for play-outs, and the reasons for a planned line."""

from __future__ import annotations

import random

from rempart.games.fantasy_defense.ai.policy import likings
from rempart.games.fantasy_defense.events import (
    BattleWon,
    InvaderDiscarded,
    InvaderHalved,
    InvaderSentBack,
)
from rempart.games.fantasy_defense.options import Deploy, Discard, EndStrategy, Lose, Move
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.steps.powers import defence, invader_power
from rempart.kernel import NONE, Decision, Event, Option
from rempart.kernel.reason import Reason
from rempart.kernel.search_model import Player, follow

NOISE = 0.3
"""How much chance there is in play-outs."""


def player(rng: random.Random, noise: float = NOISE) -> Player[FantasyDefense]:
    """Takes the option that gains most, with a little chance."""
    chance = rng.random

    def choose(s: FantasyDefense, decision: Decision) -> Option:
        best, highest = decision.options[0], -1e9
        for gain, option in likings(s, decision):
            gain += noise * chance()
            if gain > highest:
                best, highest = option, gain
        return best

    return choose


# Reasons for a choice


def why(s: FantasyDefense, plan: list[Option], seat: int) -> list[Reason]:
    """What a unit does at its gate, or what becomes of the invader that a spell is cast at."""
    option = plan[0]
    if isinstance(option, Deploy | Move):
        return at_gate(s, plan, seat, option.gate)
    if isinstance(option, EndStrategy):
        return [Reason("enough")]
    if isinstance(option, Lose | Discard):
        return [Reason("least")]
    events: list[Event] = []
    s.events = events
    follow(s, plan[:AIMING])
    return [
        Reason(
            GAINED[type(event)], {"invader": event.invader, "row": event.row, "gate": event.gate}
        )
        for event in events
        if isinstance(event, BattleWon | InvaderDiscarded | InvaderSentBack | InvaderHalved)
    ][:1]


def at_gate(s: FantasyDefense, plan: list[Option], seat: int, g: int) -> list[Reason]:
    """Whether a unit decides the battle at the gate where it goes, alone or with those that follow,
    or at least softens it."""
    gate = s.players[seat].row[g]
    if gate.invader == NONE or gate.shielded:
        return [Reason("ahead", {"row": seat, "gate": g})]
    about = {"invader": gate.invader, "row": seat, "gate": g}
    empty, was_held = not gate.defenders, held(s, seat, g)
    rest = follow(s, plan[:1])
    if held(s, seat, g) and not was_held:
        return [Reason("beats", about)]
    follow(s, [option for option in rest if isinstance(option, Deploy | Move)])
    if held(s, seat, g) and not was_held:
        return [Reason("beats_later", about)]
    return [Reason("halves", about)] if empty else []


def held(s: FantasyDefense, row: int, g: int) -> bool:
    """Whether the invader at a gate would be beaten as things stand."""
    gate = s.players[row].row[g]
    return bool(gate.defenders) and defence(s, row, g) >= invader_power(s, row, g)


AIMING = 2
"""A spell is cast, then aimed."""
GAINED = {
    BattleWon: "beats",
    InvaderDiscarded: "rid",
    InvaderSentBack: "sent_back",
    InvaderHalved: "halved",
}
