"""The state of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rempart.kernel import NONE, State, Step, steps_of

from hamlet.pieces import Gate

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = steps_of("hamlet.steps")


def _numbers() -> list[int]:
    return []


class Village(State, array_like=True, kw_only=True):
    """The whole table. It is stored as a list of its fields: put new ones last, with a default."""

    agenda: list[AnyStep]
    players: int
    winter: str
    hearts: int
    reserve: int
    """Guards that stand at no gate."""
    gates: list[Gate]
    deck: list[int]
    """Raiders still to come. Bottom first: the last one is the next."""
    raider: int = NONE
    """The raider that was revealed and has not attacked yet."""
    gone: list[int] = msgspec.field(default_factory=_numbers)
    """Raiders that have attacked."""
    round: int = 0
