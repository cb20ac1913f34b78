"""`make bench`: how fast each game plays, copies and replays, next to a fixed loop.

Machines differ, ratios do not: the calibration loop runs in the same process and the same minute,
so "decisions per 1,000 turns of the loop" can be compared across machines and over time.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import rempart
from rempart.kernel import Game, Match, advance, settle

LOOP = 200_000


def calibrate() -> float:
    """Turns a second of a loop of plain Python: attribute-free arithmetic and list access."""
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        numbers = list(range(64))
        total = 0
        for i in range(LOOP):
            total = (total + numbers[i & 63] * 3) & 0xFFFF
        best = min(best, time.perf_counter() - start)
    return LOOP / best


def repeat(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second, working for about so many seconds."""
    work()
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent


def random_matches(game: Game, options: Any) -> Callable[[], tuple[int, int]]:
    """Plays one match a call, with events off; gives the decisions made and 1."""
    rng, tables = Random(1), game.tables()
    seed = 0

    def play() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        s = game.setup(options, seed, tables)
        decision, count = settle(s), 0
        while decision is not None:
            among = decision.options
            decision = advance(s, decision, among[int(rng.random() * len(among))])
            count += 1
        return count, 1

    return play


def whole_match(game: Game, players: int) -> Match:
    """A match played at random, with a record."""
    match, rng = rempart.new(game.id, seed=1, players=players), Random(1)
    while match.decision is not None:
        match.choose(rng.choice(match.decision.options))
    return match


def measure(game: Game, players: int, seconds: float) -> dict[str, float]:
    """All figures of one game with so many players."""
    play = random_matches(game, game.read_options({"players": players}))
    decisions = matches = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        count, one = play()
        decisions += count
        matches += one
    match = whole_match(game, players)
    record = match.record()
    middle = match.branch(len(match.choices) // 2).state

    def copies() -> int:
        for _ in range(1000):
            game.copy(middle)
        return 1000

    def replay() -> int:
        return len(rempart.load(record).choices)

    return {
        "decisions/s": decisions / spent,
        "matches/s": matches / spent,
        "copies/s": repeat(copies, seconds / 4),
        "replayed/s": repeat(replay, seconds / 4),
    }


def import_time() -> float:
    """Milliseconds that `import rempart` adds to starting Python; the best of several."""

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    plain = min(run("pass") for _ in range(5))
    return 1000 * (min(run("import rempart") for _ in range(5)) - plain)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(rempart.games()))
    parser.add_argument("--seconds", type=float, default=2.0, help="for each game (default 2)")
    arguments = parser.parse_args()
    loop = calibrate()
    print(f"calibration loop: {loop:,.0f} turns/s; import rempart: {import_time():.0f} ms")
    print("in brackets: per 1,000 turns of the loop\n")
    heads = ("decisions/s", "matches/s", "copy µs", "replay µs/choice")
    print(f"{'game':<24}" + "".join(f"{head:>22}" for head in heads))
    for name in arguments.games:
        game = rempart.game(name)
        for players in game.players:
            found = measure(game, players, arguments.seconds)
            cells = [
                f"{found['decisions/s']:,.0f} ({1000 * found['decisions/s'] / loop:.2f})",
                f"{found['matches/s']:,.0f} ({1000 * found['matches/s'] / loop:.3f})",
                f"{1e6 / found['copies/s']:.1f} ({1000 * found['copies/s'] / loop:.1f})",
                f"{1e6 / found['replayed/s']:.0f} ({1000 * found['replayed/s'] / loop:.2f})",
            ]
            label = f"{name}, {players}p"
            print(f"{label:<24}" + "".join(f"{cell:>22}" for cell in cells), flush=True)


main()
