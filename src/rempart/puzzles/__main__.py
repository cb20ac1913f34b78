"""`python -m rempart.puzzles make GAME`: like `rempart puzzles make`, for a machine on which only
msgspec is installed."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import rempart
from rempart.puzzles.collect import collect
from rempart.puzzles.puzzle import Puzzle


def main() -> None:
    """Read the command line, and make puzzles."""
    parser = argparse.ArgumentParser(prog="python -m rempart.puzzles", description=__doc__)
    parser.add_argument("command", choices=["make"])
    parser.add_argument("game", choices=list(rempart.games()))
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    begun = time.monotonic()

    def report(found: list[Puzzle], seed: int) -> None:
        took = time.monotonic() - begun
        print(f"{len(found)} of {given.count}, match {seed}, {took:.0f} s", file=sys.stderr)

    out = given.out or Path(f"{given.game}-puzzles.jsonl")
    collect(rempart.game(given.game), given.count, given.seed, given.workers, out, report)


if __name__ == "__main__":
    main()
