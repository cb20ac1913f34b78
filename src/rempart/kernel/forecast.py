"""The forecast: what is coming if nobody does anything about it.

A game's `forecast` takes a re-dealt copy of the state, lets the game's own steps run on it, and
reports what happened. `ways` does the running: where somebody could choose, every choice is tried,
to find out what happens in every case.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from rempart.kernel.hidden import Foreseen
from rempart.kernel.state import State
from rempart.kernel.step import Decision, Event, Option, take
from rempart.kernel.text import Text

MOST_WAYS = 64
"""How many ways are tried. If there are more, nothing after the first choice is certain."""

Likely = Callable[[Decision], Sequence[Option]]
"""The options to consider, the likeliest first. A single one is assumed to be chosen."""


class Said(msgspec.Struct, frozen=True):
    """A sentence: the key of a text under `forecast`, and what fills it."""

    key: str
    about: Mapping[str, object] = msgspec.field(default_factory=dict[str, object])

    def words(self, text: Text) -> str:
        """The sentence in a language."""
        return text(f"forecast.{self.key}", **text.named(self.about))


class Forecast(msgspec.Struct, frozen=True):
    """What is coming for a seat.

    until     how far it looks
    summary   the conclusions, most important first
    events    what will happen, in order; assuming the likeliest choices
    notes     what was assumed, and what is unknown
    """

    until: Said
    summary: list[Said]
    events: list[Foreseen]
    notes: list[Said]


class Way(NamedTuple):
    """One possible course of events."""

    events: list[Event]
    end: Any
    """The state it ends in."""
    sure: int
    """How many of the events come before anybody can choose."""


class Ways(NamedTuple):
    """The possible courses of events, the likeliest first."""

    all: list[Way]
    complete: bool

    @property
    def likely(self) -> Way:
        """What happens if everybody chooses as expected."""
        return self.all[0]

    def foreseen(self, *, certain: bool = True) -> list[Foreseen]:
        """The events of the likeliest way; those that happen in every way are certain, unless
        `certain` is False."""
        return [
            Foreseen(event, certain and (n < self.likely.sure or self._always(event)))
            for n, event in enumerate(self.likely.events)
        ]

    def _always(self, event: Event) -> bool:
        return self.complete and all(event in way.events for way in self.all)


def ways(state: State, down_to: int, likely: Likely) -> Ways:
    """Run copies of `state` until `down_to` steps are left on the agenda, in every likely way."""
    encoded = msgspec.msgpack.encode(state)
    decode = msgspec.msgpack.Decoder(type(state)).decode
    found: list[Way] = []
    scripts: list[list[int]] = [[]]
    while scripts and len(found) < MOST_WAYS:
        script = scripts.pop(0)
        way, branches = play(decode(encoded), down_to, likely, script)
        found.append(way)
        for at in range(len(script), len(branches)):
            before = script + [0] * (at - len(script))
            scripts += [[*before, other] for other in range(1, branches[at])]
    return Ways(found, not scripts)


def play(s: State, down_to: int, likely: Likely, script: list[int]) -> tuple[Way, list[int]]:
    """Run `s`: where there is more than one likely option, take the one that `script` says, or the
    first one. Returns the number of likely options each time."""
    events: list[Event] = []
    s.events = events
    branches: list[int] = []
    sure: int | None = None
    while s.outcome is None and len(s.agenda) > down_to:
        step = s.agenda[-1]
        if not step.asks:
            s.agenda.pop().run(s)
            continue
        options = step.options(s)
        if not options:
            s.agenda.pop()
            continue
        options = likely(Decision(step, step.actors(s), options))
        chosen = options[0]
        if len(options) > 1:
            sure = len(events) if sure is None else sure
            at = len(branches)
            chosen = options[script[at] if at < len(script) else 0]
            branches.append(len(options))
        take(s, step, chosen)
    return Way(events, s, len(events) if sure is None else sure), branches
