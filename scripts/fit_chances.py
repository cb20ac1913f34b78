"""Fits the weights by which games estimate the win chance of a position.

    .venv/bin/python -m scripts.fit_chances GAME --matches 4000

`scripts/GAME/fit.py` says which matches are played. The quick players of search
(`SearchModel.player`), with varying randomness, play them against each other; at the start of each
turn the features of the position are counted (`ai/features.py` of the game). A logistic regression
turns them into weights for the game's `ai/chances.toml`. A fifth of the matches is held out to
measure how good they are. If the matches say nothing about a feature, or nonsense (a wall that
harms), it gets a small weight (`Setup.least`), so that search takes it into account. Quick players
win less often than good ones, so with `--search N` search plays N matches more, and the result is
stretched and shifted (two numbers) to fit these.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import rempart
from rempart.bots import SearchBot, ask
from rempart.kernel import Decision, advance, settle
from scripts.fits import LITTLE, Setup

PACKAGES = Path(__file__).parent.parent / "src" / "rempart" / "games"
FIRST_SEED = 100_000
RIDGE = 3.0
"""How strongly weights are kept small, in standard units."""
ROUNDS = 12
"""Iterations of Newton's method, which needs no more."""
LINES = 60
"""Lines of play per choice for search."""
APART = 5
"""One match in this many is held out to measure how good the weights are."""


@dataclass
class Sample:
    """Positions, and how they ended."""

    counts: list[list[float]] = field(default_factory=list[list[float]])
    won: list[float] = field(default_factory=list[float])
    matches: list[int] = field(default_factory=list[int])


# Matches


def play(setup: Setup, seed: int, sample: Sample, choose: Callable[[Any, Decision], Any]) -> None:
    """Play one match; whenever the clock advances, add the position to the sample."""
    game = rempart.game(setup.game)
    model = game.search_model
    assert model is not None
    settings = setup.settings | setup.vary(random.Random(seed))
    s = game.setup(game.read_settings(settings), seed, game.tables())
    found: list[list[float]] = []
    decision = settle(s)
    clock = model.clock(s)
    while decision is not None:
        if model.clock(s) != clock:
            clock = model.clock(s)
            found.append(setup.count(s))
        decision = advance(s, decision, choose(s, decision))
    won = float(0 in s.outcome.winners)
    sample.counts += found
    sample.won += [won] * len(found)
    sample.matches += [seed] * len(found)


def quick(setup: Setup, seed: int, noise: float) -> Sample:
    """A match of quick players; in some they are more careless than in others."""
    sample = Sample()
    rng = random.Random(seed)
    much = 2 * noise * setup.careless * rng.random()
    play(setup, seed, sample, setup.lines.player(rng, much))
    return sample


def searched(setup: Setup, seed: int) -> Sample:
    """A match of search."""
    sample = Sample()
    game = rempart.game(setup.game)
    bots = [SearchBot(seed + seat, LINES) for seat in range(setup.settings["players"])]

    def choose(s: Any, decision: Decision) -> Any:
        if len(decision.options) == 1:
            return decision.options[0]
        seat = decision.seat
        return ask(bots[seat], game, s, seat, bots[seat].rng.getrandbits(63))

    play(setup, seed, sample, choose)
    return sample


def played(setup: Setup, matches: int, way: Callable[..., Sample], *rest: float) -> Sample:
    """Matches on all cores, reporting progress now and then."""
    sample = Sample()
    where = setups(setup.game).index(setup)
    last = time.monotonic()
    with ProcessPoolExecutor() as pool:
        jobs = [
            pool.submit(one, setup.game, where, way, seed, *rest)
            for seed in range(FIRST_SEED, FIRST_SEED + matches)
        ]
        for done, job in enumerate(jobs):
            found = job.result()
            sample.counts += found.counts
            sample.won += found.won
            sample.matches += found.matches
            if time.monotonic() - last > 10:
                last = time.monotonic()
                print(f"{setup.name}: {done} of {matches} matches", flush=True)
    return sample


def one(game: str, where: int, way: Callable[..., Sample], seed: int, *rest: float) -> Sample:
    """A match in a process of its own; set-ups hold modules, so they are found by number."""
    return way(setups(game)[where], seed, *rest)


def setups(game: str) -> list[Setup]:
    """What is fitted of a game."""
    return import_module(f"scripts.{game}.fit").SETUPS


# Logistic regression


def chance(z: float) -> float:
    """The logistic function."""
    return 1 / (1 + math.exp(-max(-40.0, min(40.0, z))))


def regress(rows: Any, won: list[float], ridge: float) -> list[float]:
    """The weights by Newton's method; columns are scaled, so that the ridge means the same for
    all. Columns that never change get no weight, except a constant 1."""
    table = np.array(rows)
    scale = table.std(axis=0)
    used = (scale > 0) | (table[0] == 1.0)
    scale[scale == 0] = 1.0
    data = (table / scale)[:, used]
    weights = np.zeros(data.shape[1])
    for _ in range(ROUNDS):
        told = 1 / (1 + np.exp(-np.clip(data @ weights, -40, 40)))
        slope = data.T @ (np.array(won) - told) - ridge * weights
        bend = told * (1 - told) + 1e-6
        curve = (data * bend[:, None]).T @ data + ridge * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    found = np.zeros(len(scale))
    found[used] = weights
    return [float(weight) for weight in found / scale]


def sensible(rows: list[list[float]], won: list[float], least: list[float]) -> list[float]:
    """The weights, given minimum weights for features known to be good or bad: those that come out
    with the wrong sign are left out, the worst first, until none does."""
    table, sign = np.array(rows), np.sign(least)
    while True:
        weights = np.array(regress(table, won, RIDGE))
        strength = weights * sign * table.std(axis=0)
        if strength.min() >= 0:
            return list(np.where(sign, sign * np.maximum(abs(weights), np.abs(least)), weights))
        table[:, strength.argmin()] = 0.0


# Results


def fit(setup: Setup, args: argparse.Namespace) -> list[float]:
    """The weights of a set-up, and a report of how good they are."""
    sample = played(setup, args.matches, quick, args.noise)
    known = [i for i, seed in enumerate(sample.matches) if seed % APART]
    apart = [i for i, seed in enumerate(sample.matches) if seed % APART == 0]
    rows, won = [sample.counts[i] for i in known], [sample.won[i] for i in known]
    if setup.least:
        more = [LITTLE] * (len(rows[0]) - len(setup.least))  # units are good to have
        weights = sensible(rows, won, [*setup.least, *more])
    else:
        weights = regress(rows, won, RIDGE)
    report(setup, "quick players", sample, weights, apart)
    if args.search:
        good = played(setup, args.search, searched)
        z = [[sum(w * x for w, x in zip(weights, row, strict=True))] for row in good.counts]
        rows = z if setup.even else [[1.0, *row] for row in z]
        *shift, stretch = regress(rows, good.won, 0.1)
        weights = [stretch * w for w in weights]
        weights[0] += sum(shift)
        report(setup, "search", good, weights, list(range(len(good.won))))
    return weights


def report(setup: Setup, who: str, sample: Sample, weights: list[float], rows: list[int]) -> None:
    """How far the chances are from the results."""
    print(f"{setup.game} {setup.name}: {len(sample.won)} positions of {who}")
    bins: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for i in rows:
        p = chance(sum(w * x for w, x in zip(weights, sample.counts[i], strict=True)))
        bins[min(9, int(10 * p))].append((p, sample.won[i]))
    for found in bins:
        if found:
            told, came = (sum(column) / len(found) for column in zip(*found, strict=True))
            print(f"  told {told:.2f}, came {came:.2f} ({len(found)})")


def written(setup: Setup, weights: list[float]) -> list[str]:
    """The weights as tables of TOML."""
    told: list[str] = []
    for table, names in setup.tables.items():
        part, weights = weights[: len(list(names))], weights[len(list(names)) :]
        told += [f"[{table}]", *lines(names, part), ""]
    return told


def lines(names: Any, weights: list[float]) -> list[str]:
    """One weight per line."""
    return [f"{name} = {weight:.3f}" for name, weight in zip(names, weights, strict=True)]


def main() -> None:
    """Fit all set-ups of a game and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(rempart.games()))
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--noise", type=float, default=0.5)
    parser.add_argument("--search", type=int, default=0, metavar="N")
    parser.add_argument("--out", type=Path, metavar="FILE", help="not the game's own chances.toml")
    args = parser.parse_args()
    told = ["# Fitted by scripts/fit_chances.py; features.py tells what the names mean.", ""]
    for setup in setups(args.game):
        told += written(setup, fit(setup, args))
    path = args.out or PACKAGES / args.game / "ai" / "chances.toml"
    path.write_text("\n".join(told).rstrip() + "\n", encoding="utf-8")
    print(f"written: {path.name}")


if __name__ == "__main__":
    main()
