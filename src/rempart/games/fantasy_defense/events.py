"""What can happen, and by default which rule makes it happen."""

from __future__ import annotations

from typing import ClassVar

from rempart.games.fantasy_defense.ids import Card, GatePlace, Invader, Phase, Row, Seat
from rempart.kernel import NONE, Event, OrNone


class TurnBegun(Event, frozen=True, kw_only=True):
    """A turn began."""

    turn: int
    rule: str = "FD-TURN-01"


class PhaseBegun(Event, frozen=True, kw_only=True):
    """A phase began."""

    phase: Phase
    rule: str = "FD-TURN-01"


class InvaderPlaced(Event, frozen=True, kw_only=True):
    """An invader was drawn and besieges a gate."""

    invader: Invader
    row: Row
    gate: GatePlace
    rule: str = "FD-INVADE-02"
    reveals: ClassVar[bool] = True


class BossPlaced(Event, frozen=True, kw_only=True):
    """A boss was drawn and besieges two facing gates."""

    invader: Invader
    row: Row
    gate: GatePlace
    facing: GatePlace
    rule: str = "FD-COOP-10"
    reveals: ClassVar[bool] = True


class InvaderPutBack(Event, frozen=True, kw_only=True):
    """There was no gate for the invader that was drawn."""

    invader: Invader
    rule: str = "FD-INVADE-05"
    reveals: ClassVar[bool] = True


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A card left a hand for the discard pile."""

    seat: Seat
    card: Card
    rule: str


class UnitDeployed(Event, frozen=True, kw_only=True):
    """A unit took its place at a gate."""

    seat: Seat
    card: Card
    row: Row
    gate: GatePlace
    rule: str = "FD-STRATEGY-02"


class UnitMoved(Event, frozen=True, kw_only=True):
    """A unit went from one gate to another."""

    card: Card
    row: Row
    source: GatePlace
    gate: GatePlace
    rule: str


class CardGiven(Event, frozen=True, kw_only=True):
    """A card went from one hand to the other."""

    seat: Seat
    card: Card
    rule: str = "FD-COOP-13"


class StrategyEnded(Event, frozen=True, kw_only=True):
    """A player has finished, unless the other one acts."""

    seat: Seat
    rule: str = "FD-STRATEGY-01"


class CardsDrawn(Event, frozen=True, kw_only=True):
    """Cards were drawn into a hand."""

    seat: Seat
    cards: tuple[Card, ...]
    count: int
    rule: str
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True


class CardRevived(Event, frozen=True, kw_only=True):
    """A discarded card went to the bottom of a deck."""

    seat: Seat
    card: Card
    rule: str = "FD-ICON-REBIRTH-01"


class CardFetched(Event, frozen=True, kw_only=True):
    """A card was taken from a deck, which was then shuffled."""

    seat: Seat
    card: Card
    rule: str = "FD-ICON-FORESIGHT-01"
    secret: ClassVar[tuple[str, ...]] = ("card",)


class SpellCast(Event, frozen=True, kw_only=True):
    """A spell was cast and is used up."""

    seat: Seat
    card: Card
    rule: str = "FD-START-04"


class SpellRenewed(Event, frozen=True, kw_only=True):
    """A used spell is ready again."""

    seat: Seat
    card: Card
    rule: str = "FD-ICON-RENEW-01"


class InvaderSentBack(Event, frozen=True, kw_only=True):
    """An invader was returned to the top of its deck."""

    invader: Invader
    row: Row
    gate: GatePlace
    rule: str = "FD-ICON-YSNP-01"


class InvaderDiscarded(Event, frozen=True, kw_only=True):
    """An invader is gone for good."""

    invader: Invader
    row: Row
    gate: GatePlace
    rule: str


class InvaderHalved(Event, frozen=True, kw_only=True):
    """An invader is weaker for this turn."""

    invader: Invader
    row: Row
    gate: GatePlace
    power: int
    rule: str = "FD-ICON-BLAZE-01"


class GateShielded(Event, frozen=True, kw_only=True):
    """There will be no battle at a gate this turn."""

    row: Row
    gate: GatePlace
    rule: str = "FD-ICON-SHIELD-01"


class UnitRecalled(Event, frozen=True, kw_only=True):
    """A unit was taken back from its gate."""

    seat: Seat
    card: Card
    row: Row
    gate: GatePlace
    rule: str = "FD-ICON-CALL-01"


class BattleWon(Event, frozen=True, kw_only=True):
    """The defence reached the invader's power."""

    invader: Invader
    row: Row
    gate: GatePlace
    facing: OrNone[GatePlace] = NONE
    """The other gate of a boss, if the battle was there too."""
    defence: int
    power: int
    rule: str = "FD-BATTLE-03"


class BattleLost(Event, frozen=True, kw_only=True):
    """The defence fell short of the invader's power."""

    invader: Invader
    row: Row
    gate: GatePlace
    facing: OrNone[GatePlace] = NONE
    """The other gate of a boss, if the battle was there too."""
    defence: int
    power: int
    rule: str = "FD-BATTLE-04"


class GatePlundered(Event, frozen=True, kw_only=True):
    """Nobody defended the gate."""

    invader: Invader
    row: Row
    gate: GatePlace
    rule: str = "FD-BATTLE-05"


class MoraleLost(Event, frozen=True, kw_only=True):
    """The city's morale fell."""

    amount: int
    morale: int
    rule: str


class UnitLost(Event, frozen=True, kw_only=True):
    """A defender was the casualty of a battle."""

    card: Card
    row: Row
    gate: GatePlace
    rule: str = "FD-BATTLE-07"


class FirstPlayerChanged(Event, frozen=True, kw_only=True):
    """The other player goes first from now on."""

    seat: Seat
    rule: str = "FD-COOP-25"


class CityHeld(Event, frozen=True, kw_only=True):
    """The last invader is gone: the game is won."""

    morale: int
    rule: str = "FD-END-01"


class CityFallen(Event, frozen=True, kw_only=True):
    """The game is lost."""

    morale: int
    rule: str = "FD-END-02"
