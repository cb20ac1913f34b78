"""A match played by numbers, one seat at a time: the basis of all environments."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rempart.kernel import Decision, Option, Outcome, Seat, State, advance, settle
from rempart.rl.numbering import WAIT
from rempart.rl.spec import Spec


class Play:
    """A match in simulation.

    Where several seats may choose at once, they are asked one by one, as the game names them
    (mostly the lowest first). Such a seat may also `WAIT`: then the next is asked. A seat that
    waited is not asked again until somebody has chosen, and the last one left must choose. So every
    order in which people could choose is possible, and a match cannot stall.
    """

    def __init__(self, spec: Spec, settings: Any, seed: int):
        self.spec = spec
        self.game = spec.game
        self.settings = settings
        self.state: State = self.game.setup(settings, seed, self.game.tables())
        self.decisions = 0
        """Choices made; waiting does not count."""
        self.waited: set[Seat] = set()
        self._meet(settle(self.state))

    def _meet(self, decision: Decision | None) -> None:
        self.decision = decision
        self.waited.clear()
        self._numbers: list[int] | None = None
        self.seat: Seat | None = None
        if decision is not None:
            self.seat = self._next_to_ask()

    def copy(self) -> Play:
        """An independent copy of this match."""
        encoded = self.game.encode(self.state)
        parts = (self.decisions, set(self.waited), self.seat)
        return _restored(self.spec, self.settings, encoded, *parts)

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.decisions, self.waited, self.seat)
        return _restored, (self.spec, self.settings, self.game.encode(self.state), *parts)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.settings.players

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.state.outcome

    @property
    def cut(self) -> bool:
        """Whether it has reached the most decisions of a match and is truncated."""
        return self.decision is not None and self.decisions >= self.spec.longest

    # What can be chosen

    def options_of(self, seat: Seat) -> list[Option]:
        """The legal options of a seat."""
        return self.decision.of(seat) if self.decision else []

    def numbers(self) -> list[int]:
        """The numbers that the seat whose turn it is may choose, from low to high."""
        if self.seat is None:
            return []
        if self._numbers is None:
            self._numbers = sorted(self.spec.numbering.numbers(self.options_of(self.seat)))
            if self._next_to_ask() is not None:
                self._numbers.insert(0, WAIT)
        return self._numbers

    def numbers_of_all(self) -> list[int]:
        """The numbers that anybody may choose: for one agent that plays all seats."""
        if self.decision is None:
            return []
        return self.spec.numbering.numbers(self.decision.options)

    def _next_to_ask(self) -> Seat | None:
        """The first seat that may choose, has not waited and is not being asked."""
        assert self.decision is not None
        for actor in self.decision.actors:
            if actor != self.seat and actor not in self.waited and self.options_of(actor):
                return actor
        return None

    # Choosing

    def choose(self, number: int) -> None:
        """Take the action of a number, which must be legal."""
        if number == WAIT:
            self._wait()
        else:
            self.take(self.spec.numbering.option(number))

    def _wait(self) -> None:
        following = self._next_to_ask()
        assert following is not None
        assert self.seat is not None
        self.waited.add(self.seat)
        self.seat = following
        self._numbers = None

    def take(self, option: Option) -> None:
        """Choose a legal option."""
        assert self.decision is not None
        self.decisions += 1
        self._meet(advance(self.state, self.decision, option))

    # What is seen, and what it was worth

    def observe(self, seat: Seat) -> NDArray[np.float32]:
        """What a seat sees, as a vector: made of its view and nothing else."""
        return self.spec.layout.observe(self.game.view(self.state, seat))

    def returns(self) -> list[float]:
        """1 for each winner, -1 for everybody else; 0 for all in a match that has not ended."""
        outcome = self.outcome
        if outcome is None:
            return [0.0] * self.players
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.players)]


def _restored(
    spec: Spec, settings: Any, state: bytes, decisions: int, waited: set[Seat], seat: Seat | None
) -> Play:
    """Rebuild a match from its parts."""
    play = object.__new__(Play)
    play.spec, play.game, play.settings = spec, spec.game, settings
    play.decisions, play.waited, play.seat = decisions, waited, seat
    play.state = spec.game.decode(state)
    play.decision = settle(play.state)
    play._numbers = None
    return play
