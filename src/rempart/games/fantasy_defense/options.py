"""What a player can choose. `card` is a defender or spell, `gate` a place in `row`'s wall."""

from __future__ import annotations

from typing import ClassVar

from rempart.games.fantasy_defense.ids import Card, GatePlace, Row
from rempart.kernel import Option


class Discard(Option, frozen=True):
    """Discard a card from hand: for Infiltrate, or down to the hand limit."""

    card: Card


class Deploy(Option, frozen=True):
    """Deploy a unit at a gate of yours."""

    card: Card
    gate: GatePlace


class Move(Option, frozen=True):
    """Move a deployed unit to an adjacent gate."""

    card: Card
    gate: GatePlace


class Cast(Option, frozen=True):
    """Cast a spell."""

    card: Card


class Give(Option, frozen=True):
    """Give a card from hand to the other player."""

    card: Card


class EndStrategy(Option, frozen=True):
    """Declare that you have finished your strategy."""

    main: ClassVar[bool] = True


class Decline(Option, frozen=True):
    """Decline the effect."""

    main: ClassVar[bool] = True


class Done(Option, frozen=True):
    """Enough of the effect."""

    main: ClassVar[bool] = True


class Ring(Option, frozen=True):
    """Sound the Alarm: draw."""


class Lift(Option, frozen=True):
    """Airlift: bring this unit."""

    card: Card


class Carry(Option, frozen=True):
    """Shifting Winds: bring this unit."""

    card: Card


class Revive(Option, frozen=True):
    """Rebirth: put this card of the discard pile under the deck."""

    card: Card


class Fetch(Option, frozen=True):
    """Foresight: take this card from the deck."""

    card: Card
    secret: ClassVar[tuple[str, ...]] = ("card",)


class Renew(Option, frozen=True):
    """Arcane Renewal: make this spell ready again."""

    card: Card


class SendBack(Option, frozen=True):
    """You Shall Not Pass: send the invader back."""


class Shoot(Option, frozen=True):
    """Headshot: discard the invader."""


class Strike(Option, frozen=True):
    """Psychic Storm: discard the invader at this gate."""

    row: Row
    gate: GatePlace


class Shield(Option, frozen=True):
    """City Shield: no battle at this gate."""

    row: Row
    gate: GatePlace


class Scorch(Option, frozen=True):
    """Blazing Spirit: halve the invader at this gate."""

    row: Row
    gate: GatePlace


class Recall(Option, frozen=True):
    """Spirit Call: take this unit back."""

    card: Card


class Fight(Option, frozen=True):
    """Resolve this gate next."""

    row: Row
    gate: GatePlace


class Lose(Option, frozen=True):
    """This unit is the casualty."""

    card: Card


class Sally(Option, frozen=True):
    """Skirmish: this unit moves on to an adjacent gate."""

    card: Card
    gate: GatePlace


class Stay(Option, frozen=True):
    """Skirmish: nobody moves on."""

    main: ClassVar[bool] = True
