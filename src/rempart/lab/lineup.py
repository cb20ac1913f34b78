"""Which bot sits where: "greedy", "greedy, random" or "search vs greedy"."""

from __future__ import annotations

from dataclasses import dataclass

VERSUS = " vs "


@dataclass(frozen=True)
class Lineup:
    """The bots of a cell.

    names    one for all seats, or one for each
    versus   the first has one seat, another one with each seed; the second has all others
    """

    names: tuple[str, ...]
    versus: bool = False

    @classmethod
    def read(cls, given: str) -> Lineup:
        """The line-up that a spec writes as a text."""
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
