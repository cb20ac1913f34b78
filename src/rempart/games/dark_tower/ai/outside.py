"""What a bot says of the Tower on the table, if nobody else is there to say it: what the virtual
Tower would do."""

from __future__ import annotations

from typing import Any

import msgspec

from rempart.games.dark_tower.board.tower import STREAM
from rempart.games.dark_tower.options import NoMoreFell, SealCameOff, SkullFell
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.real import SkullsFell, expected
from rempart.games.dark_tower.steps.tower import SealOff
from rempart.kernel import Option

TRIES = 20
"""Attempts to draw skulls that agree with those named so far."""
COPY_OUT = msgspec.msgpack.Encoder().encode
COPY_IN = msgspec.msgpack.Decoder(Realm).decode


def what_fell(s: Realm, seat: int, options: list[Any]) -> Option:
    """The next skull that falls out, or that no other one does."""
    question = s.agenda[-1]
    assert isinstance(question, SkullsFell)
    told = question.fell
    for attempt in range(TRIES):
        copy = COPY_IN(COPY_OUT(s))
        for _ in range(attempt):
            copy.chance.below(2, STREAM)
        sides = expected(copy, question)
        if sides[: len(told)] == told:
            return SkullFell(seat, sides[len(told)]) if sides[len(told) :] else NoMoreFell(seat)
    return NoMoreFell(seat)


def what_came_off(s: Realm, seat: int, options: list[Any]) -> Option:
    """The seal that the Tower shows."""
    question = s.agenda[-1]
    assert isinstance(question, SealOff)
    return SealCameOff(seat, question.named)
