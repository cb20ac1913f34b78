"""Bundles: several ordinary choices that a person would make one after the other without a thought,
such as "attack with all", or a walk over three regions.

A bundle adds no rule: it is a list of choices, each of which could be made alone. They are played
in turn, and the rest is dropped as soon as one is no longer legal or something hidden is revealed.
A game says which bundles there are (`Game.bundles`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from rempart.kernel.state import State
from rempart.kernel.step import Decision, Option, advance
from rempart.kernel.text import Text

S = TypeVar("S", bound=State)


class Bundle(msgspec.Struct, frozen=True, kw_only=True):
    """A list of choices with a name.

    name      the key of its label under `bundle`, and what fills it: `about`
    choices   the options, in the order in which they are played
    picks     what to point at for it, as for an option. Empty: it is a button. The same as for its
              first choice: that choice as often as possible (buy six); fewer are possible too.
              Something else: it is picked like an option (a region that is not adjacent)
    """

    name: str
    choices: tuple[Option, ...]
    about: Mapping[str, object] = msgspec.field(default_factory=dict[str, object])
    picks: dict[str, object] = msgspec.field(default_factory=dict[str, object])

    def words(self, text: Text) -> str:
        """Its label in a language."""
        return text(f"bundle.{self.name}", **text.named(self.about))


def play(s: State, decision: Decision | None, choices: tuple[Option, ...]) -> Decision | None:
    """Play choices on a state as a bundle; returns the decision after them."""
    for option in choices:
        if decision is None or option not in decision.options:
            break
        told = len(s.events or ())
        decision = advance(s, decision, option)
        if any(event.reveals for event in (s.events or ())[told:]):
            break
    return decision


def copier(state: S) -> Callable[[], S]:
    """A function that copies a state, for a game that tries out choices."""
    encoded = msgspec.msgpack.encode(state)
    decode = msgspec.msgpack.Decoder(type(state)).decode
    return lambda: decode(encoded)
