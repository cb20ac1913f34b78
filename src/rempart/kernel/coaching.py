"""Coaching: what a coach who teaches the game says to a player at this moment, in a match that is
played to learn it.

A game's `coaching` gives it for a position and the options of a seat; None: nobody is being taught.
Everything follows from the position, so that the coach answers whatever the player does, also after
an undo. It is called after every choice, so it must be cheap, and it may use nothing that the seat
may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from rempart.kernel.step import Option
from rempart.kernel.text import Text


class LessonAim(msgspec.Struct, frozen=True):
    """Something to have done by the end of the lesson; its words are under `aim`."""

    key: str
    met: bool


class Coaching(msgspec.Struct, frozen=True):
    """What to do now and why: the key of a text under `coach`, what fills it, and its rule.

    wanted  the options that do it; empty: it asks for nothing in particular
    point   what it speaks of, as the `pick`s of a scene: a client may show where that is
    aims    what is to be learnt, and what of it has been
    over    the lesson has ended: this is a look back, and the match goes on without a coach
    """

    key: str
    rule: str
    about: Mapping[str, object] = msgspec.field(default_factory=dict[str, object])
    wanted: Sequence[Option] = ()
    point: Sequence[Mapping[str, int]] = ()
    aims: Sequence[LessonAim] = ()
    over: bool = False

    def words(self, text: Text) -> str:
        """What the coach says, in a language."""
        return text(f"coach.{self.key}", **text.named(self.about))
