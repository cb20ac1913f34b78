"""How many lines of choices there are from a position, to some depth."""

from __future__ import annotations

from rempart.kernel import Game, Match, State, advance, settle


def perft(match: Match, depth: int) -> list[int]:
    """The number of lines of 1, 2, … `depth` choices."""
    return [lines(match.game, match.state, n) for n in range(1, depth + 1)]


def lines(game: Game, state: State, depth: int) -> int:
    """The number of lines of so many choices; one that ends before counts too."""
    decision = settle(game.copy(state))
    if decision is None or depth == 0:
        return 1
    count = 0
    for option in decision.options:
        after = game.copy(state)
        again = settle(after)
        assert again is not None
        advance(after, again, option)
        count += lines(game, after, depth - 1)
    return count
