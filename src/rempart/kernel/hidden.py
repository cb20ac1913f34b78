"""What may be told to whom.

A game's `view` and `redeal` do the work; this module adds what is the same for every game.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rempart.kernel import bundle
from rempart.kernel.game import Game
from rempart.kernel.step import Decision, Event, Option, Seat


def blank(value: Any) -> Any:
    """Stands for a value that may not be known: same type, no information."""
    return -1 if isinstance(value, int) else type(value)()


def censored(thing: Option | Event, owner: Seat | None, seat: Seat | None) -> Any:
    """`thing` as `seat` may know it: its secret fields are the owner's alone."""
    if not thing.secret or (seat is not None and seat == owner):
        return thing
    return msgspec.structs.replace(
        thing, **{name: blank(getattr(thing, name)) for name in thing.secret}
    )


def event_for(event: Event, seat: Seat | None) -> Any:
    """An event as `seat` may know it."""
    return censored(event, getattr(event, "seat", None), seat)


class Foreseen(msgspec.Struct, frozen=True):
    """An event that a choice would cause."""

    event: Any
    certain: bool


def foresee(
    game: Game,
    state: Any,
    decision: Decision,
    option: Option,
    then: tuple[Option, ...] = (),
    samples: int = 8,
) -> list[Foreseen]:
    """What `option` would cause, as far as the seat that has it can know; `then` is what is chosen
    after it, as in a bundle.

    Played out on re-dealt copies: what happens in all of them is certain, the rest is possible.
    The order is that of the copies' events, those of the first copy first.
    """
    seat = decision.seat_of(option)
    step_at = len(state.agenda) - 1
    told: list[list[Any]] = []
    for seed in range(samples):
        s = game.redeal(state, seat, seed)
        events: list[Any] = []
        s.events = events
        here = Decision(s.agenda[step_at], decision.actors, decision.options)
        bundle.play(s, here, (option, *then))
        told.append([event_for(event, seat) for event in events])
    result: list[Foreseen] = []
    seen: list[Any] = []
    for sample in told:
        for event in sample:
            if event not in seen:
                seen.append(event)
                result.append(Foreseen(event, all(event in other for other in told)))
    return result
