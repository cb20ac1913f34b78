"""Making a set of puzzles: match after match, by several processes, until there are enough.

The file is the journal: what is in it stays, and another run goes on after its last match. The same
command gives the same file, whatever the number of processes.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count
from pathlib import Path

import rempart
from rempart.kernel import Game
from rempart.puzzles.make import puzzles_in
from rempart.puzzles.puzzle import Puzzle, goals_of, read_lines

AHEAD = 3
"""Matches handed out to each process."""
SAME_GOAL = 1.6
"""How many times its equal share of a set a goal may have."""
SAME_RATING, BAND = 0.3, 100
"""The largest share of a set with ratings in the same band, and how wide that is."""


def room(game: Game, found: list[Puzzle], wanted: int, one: Puzzle) -> bool:
    """Whether a set has room for one more like this."""
    goals = Counter(puzzle.goal for puzzle in found)
    bands = Counter(puzzle.rating // BAND for puzzle in found)
    return (
        all(one.id != puzzle.id for puzzle in found)
        and goals[one.goal] < SAME_GOAL * wanted / len(goals_of(game))
        and bands[one.rating // BAND] < SAME_RATING * wanted
    )


def collect(
    game: Game,
    wanted: int,
    seed: int,
    workers: int,
    out: Path,
    report: Callable[[list[Puzzle], int], None],
) -> list[Puzzle]:
    """Add puzzles to a file until it has as many as wanted; `report` is called after each match,
    with the puzzles so far and the seed of the match."""
    found = read_lines(out.read_text("utf-8"), out.name) if out.exists() else []
    first = max([seed, *(puzzle.seed + 1 for puzzle in found)])
    if len(found) >= wanted:
        return found
    with out.open("a", encoding="utf-8") as file:
        for at, made in matches(game, first, workers):
            for one in made:
                if len(found) < wanted and room(game, found, wanted, one):
                    found.append(one)
                    file.write(one.json() + "\n")
            file.flush()
            report(found, at)
            if len(found) >= wanted:
                return found
    return found


def matches(game: Game, first: int, workers: int) -> Iterator[tuple[int, list[Puzzle]]]:
    """The puzzles of match after match, in the order of their seeds."""
    if workers == 1:
        yield from ((seed, puzzles_in(game, seed)) for seed in count(first))
        return
    with ProcessPoolExecutor(workers) as pool:
        running: deque[tuple[int, Future[list[Puzzle]]]] = deque()
        try:
            for seed in count(first):
                running.append((seed, pool.submit(by_name, game.id, seed)))
                if len(running) >= AHEAD * workers:
                    at, done = running.popleft()
                    yield at, done.result()
        finally:
            for _, waiting in running:
                waiting.cancel()


def by_name(game: str, seed: int) -> list[Puzzle]:
    """What a process does: the puzzles of a match of the game with this id."""
    return puzzles_in(rempart.game(game), seed)
