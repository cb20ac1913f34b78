"""The pieces on the table, as plain data. Cards, invaders and gates are numbers (see `tables`)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rempart.games.fantasy_defense.ids import Card, Faction, GateCard, GatePlace, Invader
from rempart.kernel import NONE, By, Here, OrNone


def _numbers() -> list[int]:
    return []


class Gate(msgspec.Struct, array_like=True, gc=False):
    """A gate of the wall, who besieges it and who defends it.

    FD-INVADE-03: one invader at most. FD-STRATEGY-04: any number of defenders, who stay there
    until they move or fall (FD-BATTLE-09).
    """

    number: GateCard
    """Which of the 12 gate cards it is."""
    invader: OrNone[Here[Invader]] = NONE
    defenders: list[Here[Card]] = msgspec.field(default_factory=_numbers)
    halvings: int = 0
    """How often Blazing Spirit halved its invader this turn."""
    shielded: bool = False
    """City Shield lies on it this turn."""
    resolved: bool = False
    """Its battle of this turn is over."""


class Player(msgspec.Struct, array_like=True, gc=False):
    """A player's faction, cards and row of gates.

    FD-START-01: one starting unit and two spells; FD-START-05: a spell is ready or used, never in
    hand, deck or discard pile.
    """

    faction: Faction
    deck: list[Here[Card]]
    """Bottom first: the last card is the next one drawn."""
    row: Annotated[list[Gate], By(GatePlace)]
    """Gate 0 is at the player's left."""
    start: list[Here[Card]]
    """The starting unit while it lies face up before the player."""
    ready: list[Here[Card]]
    """Spells that can be cast."""
    used: list[Here[Card]] = msgspec.field(default_factory=_numbers)
    """Spells that were cast."""
    hand: list[Here[Card]] = msgspec.field(default_factory=_numbers)
    discard: list[Here[Card]] = msgspec.field(default_factory=_numbers)
    shown: list[Card] = msgspec.field(default_factory=_numbers)
    """Cards in hand that everyone knows of (FD-HIDE-04)."""
    bottom: int = 0
    """How many cards at the bottom of the deck everyone knows (FD-HIDE-02)."""
    ordinary: bool = False
    """The starting unit was discarded once, and is an ordinary card since (FD-START-06)."""
    gave: bool = False
    """Gave a card away in this Strategy phase."""
