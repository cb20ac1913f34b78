"""Whole matches: which bot sits where, and playing to the end.

For example:

    match = rempart.new("kravora", seed=7)
    names = Lineup.read("search vs greedy").seated(len(match.seats), match.seed)
    outcome = play_out(match, by_names(names, match.seed, match.game))
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rempart import bots
from rempart.kernel import Game, Match, Option, Outcome, Seat

VERSUS = " vs "

Chooser = Callable[[Match, Seat], Option]
"""What chooses for a seat of a match."""


@dataclass(frozen=True)
class Lineup:
    """Which bot sits where: "greedy", "greedy, random" or "search vs greedy".

    names    one for all seats, or one for each
    versus    the first has one seat, which changes with the seed; the second has all others
    """

    names: tuple[str, ...]
    versus: bool = False

    @classmethod
    def read(cls, given: str) -> Lineup:
        """Parse a line-up."""
        if VERSUS in given:
            return cls(tuple(name.strip() for name in given.split(VERSUS)), versus=True)
        return cls(tuple(name.strip() for name in given.split(",")))

    def fits(self, seats: int) -> bool:
        """Whether it has a bot for each seat."""
        if self.versus:
            return len(self.names) == 2 and seats > 1
        return len(self.names) in (1, seats)

    def focus(self, seats: int, seed: int) -> int:
        """The seat whose wins are counted: that of the first bot, which moves, or the first."""
        return seed % seats if self.versus else 0

    def seated(self, seats: int, seed: int) -> list[str]:
        """The bot of each seat."""
        if self.versus:
            mine = self.focus(seats, seed)
            return [self.names[0 if seat == mine else 1] for seat in range(seats)]
        return list(self.names) if len(self.names) == seats else [self.names[0]] * seats


def by_names(names: Sequence[str], seed: int, game: Game) -> Chooser:
    """A new bot for each seat; the first has this seed, the next ones seed + 1 and so on."""
    return by_bots([bots.bot(name, seed + seat, game) for seat, name in enumerate(names)])


def by_bots(players: Sequence[bots.Bot]) -> Chooser:
    """A chooser from bots, one for each seat."""
    return lambda match, seat: bots.ask_bot(players[seat], match, seat)


def play_on(match: Match, choose: Chooser) -> Iterator[None]:
    """Play a match to its end, yielding after each choice. If several seats may choose, the one
    whose option comes first does."""
    while match.decision is not None:
        match.choose(choose(match, match.decision.seat))
        yield


def play_out(match: Match, choose: Chooser) -> Outcome:
    """Play a match to its end."""
    for _ in play_on(match, choose):
        pass
    assert match.outcome is not None
    return match.outcome
