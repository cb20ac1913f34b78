"""Set-up (HAM-SETUP): settings and a seed become the first state."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from rempart.kernel import Chance, Setting

from hamlet.pieces import Gate
from hamlet.state import Village
from hamlet.steps.round import Round
from hamlet.tables import Tables


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is set up. Forms, dialogues and `--help` follow from this."""

    players: int = 1
    winter: Annotated[Literal["mild", "harsh"], Setting("HAM-SETUP-02")] = "mild"


def setup(settings: Settings, seed: int, t: Tables, secret: str = "") -> Village:
    """HAM-SETUP-01: the raiders are shuffled, all guards are in the reserve."""
    chance = Chance(secret or seed)
    deck = list(range(len(t.kind)))
    chance.shuffle(deck)
    return Village(
        chance=chance,
        agenda=[Round()],
        players=settings.players,
        winter=settings.winter,
        hearts=t.village.hearts[settings.winter],  # HAM-SETUP-02
        reserve=t.village.guards,
        gates=[Gate() for _ in t.gates],
        deck=deck,
    )
