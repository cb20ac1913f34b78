"""Who may know what. A game's `view` and `redeal` do the work; this module adds what all games
share.
"""

from __future__ import annotations

from itertools import takewhile, zip_longest
from typing import TypeVar

import msgspec

from rempart.kernel import bundle
from rempart.kernel.game import Game
from rempart.kernel.state import State
from rempart.kernel.step import Decision, Event, Option, Seat, settle

T = TypeVar("T", bound=Option | Event)
E = TypeVar("E", bound=Event)


def blank(value: object) -> object:
    """A placeholder for a value that may not be known: same type, no information."""
    return -1 if isinstance(value, int) else type(value)()


def censored(thing: T, owner: Seat | None, seat: Seat | None) -> T:
    """`thing` as `seat` may know it: only the owner sees its secret fields."""
    if not thing.secret or (seat is not None and seat == owner):
        return thing
    return msgspec.structs.replace(
        thing, **{name: blank(getattr(thing, name)) for name in thing.secret}
    )


def event_for(event: E, seat: Seat | None) -> E:
    """An event as `seat` may know it."""
    return censored(event, getattr(event, "seat", None), seat)


def imagine(game: Game, state: State, seat: Seat, seed: int) -> tuple[State, Decision | None]:
    """A state that a seat could not tell from the given one, and the decision there."""
    s = game.redeal(state, seat, seed)
    return s, settle(s)


def imagine_line(
    game: Game, state: State, decision: Decision, seat: Seat, line: tuple[Option, ...], seed: int
) -> tuple[State, list[Event]]:
    """Such a state after some choices, the first of them in `decision`, and what they caused."""
    s = game.redeal(state, seat, seed)
    events: list[Event] = []
    s.events = events
    here = Decision(s.agenda[len(state.agenda) - 1], decision.actors, decision.options)
    bundle.play(s, here, line)
    return s, events


class Foreseen(msgspec.Struct, frozen=True):
    """An event that a choice would cause."""

    event: Event
    certain: bool


def foresee(
    game: Game,
    state: State,
    decision: Decision,
    option: Option,
    then: tuple[Option, ...] = (),
    samples: int = 8,
) -> list[Foreseen]:
    """What `option` would cause, as far as its seat can know; `then` is what is chosen after it, as
    in a bundle.

    Played out on re-dealt copies: what happens in all of them is certain, the rest is possible.
    Nothing is certain once another kind of event happens in one of them: a card that no copy had
    may do something else again. The order is that of the copies' events, those of the first copy
    first.
    """
    seat = decision.seat_of(option)
    told: list[list[Event]] = []
    for seed in range(samples):
        _, events = imagine_line(game, state, decision, seat, (option, *then), seed)
        told.append([event_for(event, seat) for event in events])
    kinds = zip_longest(*([type(event) for event in sample] for sample in told))
    alike = sum(1 for _ in takewhile(lambda found: len(set(found)) == 1, kinds))
    result: list[Foreseen] = []
    seen: list[Event] = []
    for sample in told:
        for event in sample:
            if event not in seen:
                seen.append(event)
                certain = all(event in other[:alike] for other in told)
                result.append(Foreseen(event, certain))
    return result
