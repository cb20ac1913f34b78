"""What a player can choose. `card` is a defender or spell, `gate` a place in `row`'s wall."""

from __future__ import annotations

from typing import ClassVar

from rempart.kernel import Option


class Discard(Option, frozen=True):
    """Discard a card from hand: for Infiltrate, or down to the hand limit."""

    card: int


class Deploy(Option, frozen=True):
    """Deploy a unit at a gate of yours."""

    card: int
    gate: int


class Move(Option, frozen=True):
    """Move a deployed unit to an adjacent gate."""

    card: int
    gate: int


class Cast(Option, frozen=True):
    """Cast a spell."""

    card: int


class Give(Option, frozen=True):
    """Give a card from hand to the other player."""

    card: int


class EndStrategy(Option, frozen=True):
    """Declare that you have finished your strategy."""

    main: ClassVar[bool] = True


class Decline(Option, frozen=True):
    """Do without the effect."""

    main: ClassVar[bool] = True


class Done(Option, frozen=True):
    """Enough of the effect."""

    main: ClassVar[bool] = True


class Ring(Option, frozen=True):
    """Sound the Alarm: draw."""


class Lift(Option, frozen=True):
    """Airlift: bring this unit."""

    card: int


class Carry(Option, frozen=True):
    """Shifting Winds: bring this unit."""

    card: int


class Revive(Option, frozen=True):
    """Rebirth: put this card of the discard pile under the deck."""

    card: int


class Fetch(Option, frozen=True):
    """Foresight: take this card from the deck."""

    card: int
    secret: ClassVar[tuple[str, ...]] = ("card",)


class Renew(Option, frozen=True):
    """Arcane Renewal: make this spell ready again."""

    card: int


class SendBack(Option, frozen=True):
    """You Shall Not Pass: send the invader back."""


class Shoot(Option, frozen=True):
    """Headshot: discard the invader."""


class Strike(Option, frozen=True):
    """Psychic Storm: discard the invader at this gate."""

    row: int
    gate: int


class Shield(Option, frozen=True):
    """City Shield: no battle at this gate."""

    row: int
    gate: int


class Scorch(Option, frozen=True):
    """Blazing Spirit: halve the invader at this gate."""

    row: int
    gate: int


class Recall(Option, frozen=True):
    """Spirit Call: take this unit back."""

    card: int


class Fight(Option, frozen=True):
    """Resolve this gate next."""

    row: int
    gate: int


class Lose(Option, frozen=True):
    """This unit is the casualty."""

    card: int


class Sally(Option, frozen=True):
    """Skirmish: this unit moves on to an adjacent gate."""

    card: int
    gate: int


class Stay(Option, frozen=True):
    """Skirmish: nobody moves on."""

    main: ClassVar[bool] = True
