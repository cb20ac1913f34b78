"""Measures hints: a player who follows every hint should win as often as search does, and when a
hint says 70 %, seven matches in ten should be won.

    .venv/bin/python -m scripts.measure_hints --game GAME --matches 100 --processes 2 \\
        --seed 1 --out hints.json --seconds 3000

Each match is played twice with the same seed and the same set-up: once following every hint, and
once by the bot `search`, which tries about as many lines. In co-operative games all seats play that
way; against rivals one seat does (which changes from match to match), and `search` plays the
others, because a win chance is against rivals of the same strength. Win chances are recorded when a
hint is computed, not when a plan is followed.

Prints the matches won, the difference with its 95 % interval (from the pairs), a table of shown
chances, and what `SearchModel.calibration` would have to be to fit these matches. `--out` gets
everything as JSON. When `--seconds` are over, matches that are not done are dropped. `--hints`
leaves the matches of search out, where only the chances are of interest.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import multiprocessing
import time
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import rempart
from rempart import advice
from rempart.figures import paired_counts
from rempart.kernel import Match, Option, Seat
from rempart.kernel.search_model import Calibration
from rempart.play import by_names, play_on

BINS = 10
PATIENCE = 600.0
"""Seconds for a hint: enough even on a busy machine."""
STEPS, RIDGE = 60, 0.3
"""Iterations of the fit, and the strength of its ridge."""


class Job(NamedTuple):
    """A match to play, by whom, and until when."""

    game: str
    seed: int
    who: str
    until: float


class Played(NamedTuple):
    """A match: whether it was won, the win chances that were shown, and how long it took."""

    seed: int
    who: str
    won: bool
    shown: list[tuple[float, float]]
    """Each as it was shown, and as search found it."""
    hints: int
    seconds: float


class Follower:
    """Somebody who follows every hint."""

    def __init__(self) -> None:
        self.memory = advice.Memory()
        self.shown: list[tuple[float, float]] = []
        self.hints = 0

    def choose(self, match: Match, seat: Seat) -> Any:
        """What the hint says."""
        found = self.memory.recall(match, seat)
        if found is None:
            found = advice.advise(match, seat, PATIENCE)
            self.memory.keep(match, seat, found)
            self.hints += 1
            if found.chance is not None:
                self.shown.append((found.chance[0], advice.smoothed(found.weighed[0])))
        return found.option


def play(job: Job) -> Played | None:
    """Play a match; None if the time is up before it ends."""
    begun = time.monotonic()
    setups = import_module(f"scripts.{job.game}.fit").HINTED
    match = rempart.new(job.game, seed=job.seed, **setups[job.seed % len(setups)])
    together = match.game.cooperative(match.settings)
    hero = job.seed // len(setups) % len(match.seats)
    follower = Follower()
    ask = by_names(["search"] * len(match.seats), job.seed, match.game)

    def choose(match: Match, seat: Seat) -> Option:
        assert match.decision is not None
        if len(match.decision.options) == 1:
            return match.decision.options[0]
        if job.who == "hints" and (together or seat == hero):
            return follower.choose(match, seat)
        return ask(match, seat)

    for _ in play_on(match, choose):
        if match.decision is not None and time.time() > job.until:
            return None
    assert match.outcome is not None
    won = bool(match.outcome.winners) if together else hero in match.outcome.winners
    took = time.monotonic() - begun
    return Played(job.seed, job.who, won, follower.shown, follower.hints, took)


# Results


def paired(rows: list[Played]) -> dict[str, Any]:
    """How often each won, of the matches that both have played."""
    won = {
        who: {row.seed: row.won for row in rows if row.who == who} for who in ("hints", "search")
    }
    seeds = sorted(won["hints"].keys() & won["search"].keys())
    if not seeds:
        return {"matches": 0}
    gaps = [won["hints"][seed] - won["search"][seed] for seed in seeds]
    found = paired_counts(len(seeds), gaps.count(1), gaps.count(-1))
    return {
        "matches": len(seeds),
        "hints": sum(won["hints"][seed] for seed in seeds),
        "search": sum(won["search"][seed] for seed in seeds),
        "difference": found.value,
        "low": found.low,
        "high": found.high,
    }


def calibration(rows: list[Played]) -> list[dict[str, Any]]:
    """For the moments with a win chance in each tenth: how many, the chance shown, the share
    won."""
    found: list[dict[str, Any]] = []
    samples = [(chance, row.won) for row in rows for chance, _ in row.shown]
    for n in range(BINS):
        here = [(c, won) for c, won in samples if min(BINS - 1, int(c * BINS)) == n]
        matches = len({row.seed for row in rows if any(in_bin(c, n) for c, _ in row.shown)})
        found.append(
            {
                "from": n / BINS,
                "shown": sum(c for c, _ in here) / len(here) if here else None,
                "won": sum(won for _, won in here) / len(here) if here else None,
                "count": len(here),
                "matches": matches,
            }
        )
    return found


def in_bin(chance: float, n: int) -> bool:
    """Whether a chance belongs to a tenth."""
    return min(BINS - 1, int(chance * BINS)) == n


def fit(rows: list[Played]) -> Calibration:
    """The calibration that fits the chances found by search; each match counts the same, however
    many hints it took. A logistic regression on the logarithms of the chance and of its opposite;
    few matches change little."""
    samples = [
        (math.log(c), -math.log(1 - c), float(row.won), 1 / len(row.shown))
        for row in rows
        for c in (min(0.995, max(0.005, found)) for _, found in row.shown)
    ]
    if not samples:
        return Calibration()
    ones = np.ones(len(samples))
    low, high, won, weight = (np.array(column) for column in zip(*samples, strict=True))
    known, prior = np.stack([low, high, ones], axis=1), np.array([1.0, 1.0, 0.0])
    found = prior.copy()
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-np.clip(known @ found, -30, 30)))
        slope = known.T @ (weight * (won - p)) - RIDGE * (found - prior)
        bend = (known * (weight * p * (1 - p))[:, None]).T @ known + RIDGE * np.eye(3)
        found = found + np.linalg.solve(bend, slope)
    return Calibration(*(round(float(n), 2) for n in found))


def told(game: str, rows: list[Played]) -> dict[str, Any]:
    """Print all results, and return them as data."""
    pairs, table = paired(rows), calibration([row for row in rows if row.who == "hints"])
    wanted = fit([row for row in rows if row.who == "hints"])
    hints = [row for row in rows if row.who == "hints"]
    print(f"\n{game}: {pairs['matches']} matches played by both")
    if pairs["matches"]:
        print(f"  won by hints {pairs['hints']}, by search {pairs['search']}", end="; ")
        gap = [100 * pairs[name] for name in ("difference", "low", "high")]
        print("difference {:+.1f} ({:+.1f} to {:+.1f}) points".format(*gap))
    print("  | shown | won | moments | matches |")
    for row in table:
        if row["count"]:
            print(
                f"  | {100 * row['shown']:.0f} % | {100 * row['won']:.0f} % "
                f"| {row['count']} | {row['matches']} |"
            )
    print(f"  to fit these matches: {wanted}")
    each = sum(row.seconds for row in hints) / max(1, sum(row.hints for row in hints))
    print(f"  {each:.2f} s for a hint on average, all told")
    return {
        "game": game,
        "paired": pairs,
        "calibration": table,
        "told": wanted._asdict(),
        "rows": [row._asdict() for row in rows],
    }


def jobs(game: str, args: argparse.Namespace) -> list[Job]:
    """All matches, both of a pair next to each other."""
    until = time.time() + args.seconds
    seeds = range(args.seed, args.seed + args.matches)
    players = ("hints",) if args.hints else ("hints", "search")
    return [Job(game, seed, who, until) for seed in seeds for who in players]


def main() -> None:
    """Play, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*rempart.games(), "all"], default="all")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="for each game")
    parser.add_argument("--hints", action="store_true", help="leave the matches of search out")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    results: list[dict[str, Any]] = []
    context = multiprocessing.get_context("spawn")
    for game in rempart.games() if args.game == "all" else [args.game]:
        todo, rows = jobs(game, args), list[Played]()
        with context.Pool(args.processes, initializer=gc.freeze) as pool:
            for n, row in enumerate(pool.imap_unordered(play, todo), 1):
                if row is not None:
                    rows.append(row)
                    if len(rows) % 10 == 0:
                        won = sum(row.won for row in rows)
                        print(f"{game}: {n} of {len(todo)} matches, {won} won", flush=True)
        results.append(told(game, rows))
        if args.out is not None:
            args.out.write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
