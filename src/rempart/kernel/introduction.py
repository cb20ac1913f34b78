"""What is new here: the parts that a set-up brings for the first time, shown on a card before the
first round.

A game's `introduction` tells them for a view. A client shows the card once for each `key`, lets
people skip it, and opens it again on request.
"""

from __future__ import annotations

import msgspec

from rempart.kernel.scene import Piece


class NewPart(msgspec.Struct, frozen=True):
    """A part with its name, its kind (for a picture) and, as its note, what it does."""

    piece: Piece
    rule: str


class Introduction(msgspec.Struct, frozen=True):
    """All that a set-up introduces."""

    key: str
    """Identifies it within the game, so that it is shown only once."""
    title: str
    due: bool
    """Whether the match has hardly begun, so that the card is shown without being asked for."""
    parts: list[NewPart]
