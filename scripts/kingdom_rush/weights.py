"""Tunes the weights of the planner that search uses in Kingdom Rush.

    nice .venv/bin/python scripts/kingdom_rush/weights.py --pairs 400 --steps 6 --processes 2
    nice .venv/bin/python scripts/kingdom_rush/weights.py --pairs 200 --processes 2 --boss

In each match all weights are changed at once, each at random, and the same match is played again
with all changes reversed (an evolution strategy with mirrored samples). The results show for every
weight whether it should be higher or lower: a regression over all pairs gives the slope of each,
with its standard error. The weights of `ai/features.py`, moved a little uphill, are printed, and
the next step begins from them; the last ones are put there by hand. Results are kept in a file, so
that an interrupted run can be resumed; other weights need a new file.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import math
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from rempart.games.kingdom_rush import GAME
from rempart.games.kingdom_rush.ai.features import BOSS, WEIGHTS
from rempart.games.kingdom_rush.ai.planner import CAREFUL, PlannerBot
from rempart.games.kingdom_rush.ai.value import Weights
from rempart.games.kingdom_rush.tables import FAMILIES
from rempart.kernel import Match
from rempart.play import by_bots, play_out

SPREAD = 0.4
"""How far weights are changed: the standard deviation of their logarithm."""
STEP = 0.5
"""How far to go uphill for a slope of 1."""
SURE = 1.0
"""The least slope to act on, in standard errors."""
FIRST_SEED = 800_000
LEVELS = 5
"""Tower types in a family: three levels and two of level 4."""
POWERS = (*FAMILIES, "level_2", "level_3", "level_4")
"""What changes several towers at once."""
SINGLE = (
    *("use", "gold", "crystal", "life", "ability", "away", "bench", "roomless", "left_over"),
    *("wanted", "reach", "piece", "cell", "beaten"),
)
HEARTS = 9
"""The kingdom's hearts, instead of five: a match that would be lost shows by how much."""
ONLY_THE_BOSS = {"scenarios.s04.clear": False}
RESULTS = Path(__file__).resolve().parents[2] / "build"


def changed(base: Weights, by: dict[str, float]) -> Weights:
    """Weights with some of them larger or smaller; 0 is no change."""
    powers = list(base.powers)
    for type_ in range(len(powers)):
        family, level = FAMILIES[type_ // LEVELS], min(4, type_ % LEVELS + 1)
        powers[type_] *= math.exp(by.get(family, 0.0) + by.get(f"level_{level}", 0.0))
    single = {name: getattr(base, name) * math.exp(by.get(name, 0.0)) for name in SINGLE}
    return msgspec.structs.replace(base, powers=tuple(powers), **single)


def play(base: Weights, boss: bool, seed: int, by: dict[str, float]) -> float:
    """What a match with changed weights is worth: 1 less a fifth for each heart lost, so that five
    lost hearts make it 0, and -1 if it is lost all the same."""
    rng = random.Random(seed)
    scenario = 4 if boss else rng.randint(1, 12)
    settings = {"scenario": str(scenario), "players": rng.choice((1, 1, 2, 2, 3, 4))}
    data = {f"scenarios.s{scenario:02}.hearts": HEARTS} | (ONLY_THE_BOSS if boss else {})
    match = Match(GAME, GAME.read_settings(settings), seed, data)
    effort = CAREFUL._replace(weights=changed(base, by))
    seats = [PlannerBot(seed + seat, effort) for seat in range(settings["players"])]
    outcome = play_out(match, by_bots(seats))
    return 1.0 - (HEARTS - match.state.hearts) / 5 if outcome.winners else -1.0


def pair(base: Weights, boss: bool, seed: int) -> dict[str, Any]:
    """A match with changed weights, and one with the changes reversed."""
    rng = random.Random(-seed)
    by = {name: SPREAD * rng.gauss(0, 1) for name in (*POWERS, *SINGLE)}
    there = play(base, boss, seed, by)
    back = play(base, boss, seed, {name: -change for name, change in by.items()})
    return {"seed": seed, "by": by, "there": there, "back": back}


def played(weights: Weights, boss: bool, pairs: int, processes: int) -> list[dict[str, Any]]:
    """The pairs on file, and those that are missing."""
    stamp = hashlib.sha256(repr(msgspec.structs.astuple(weights)).encode()).hexdigest()[:8]
    file = RESULTS / f"kingdom_rush_weights_{stamp}.jsonl"
    file.parent.mkdir(exist_ok=True)
    found = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    seeds = range(FIRST_SEED + len(found), FIRST_SEED + pairs)
    print(f"{len(found)} pairs on file, {len(seeds)} to play", flush=True)
    with ProcessPoolExecutor(processes, initializer=gc.disable) as pool, file.open("a") as out:
        for row in pool.map(partial(pair, weights, boss), seeds):
            found.append(row)
            out.write(json.dumps(row) + "\n")
            out.flush()
            if len(found) % 20 == 0:
                print(f"{len(found)} of {pairs}", flush=True)
    return found


def main() -> None:
    """Play, and print the slopes and the weights a little uphill."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--steps", type=int, default=1, help="how often to go uphill")
    parser.add_argument("--boss", action="store_true", help="where only a boss must be destroyed")
    args = parser.parse_args()
    weights = BOSS if args.boss else WEIGHTS
    for _ in range(args.steps):
        weights = moved(weights, played(weights, args.boss, args.pairs, args.processes))


def moved(weights: Weights, rows: list[dict[str, Any]]) -> Weights:
    """The weights after a small step uphill; prints them and the slopes."""
    names = list(rows[0]["by"])
    by = np.array([[row["by"][name] for name in names] for row in rows])
    gain = np.array([row["there"] - row["back"] for row in rows]) / 2
    inverse = np.linalg.inv(by.T @ by)
    slopes = inverse @ by.T @ gain
    errors = np.sqrt(np.diag(inverse) * (gain - by @ slopes).var())
    won = sum((row["there"] > 0) + (row["back"] > 0) for row in rows)
    print(f"{won} of {2 * len(rows)} won")
    move: dict[str, float] = {}
    for name, slope, error in zip(names, slopes, errors, strict=True):
        move[name] = float(STEP * slope) if abs(slope) > SURE * error else 0.0
        print(f"  {name:10} {slope:+.3f} ± {error:.3f}  moved by {move[name]:+.2f}")
    after = changed(weights, move)
    powers = [round(power, 2) for power in after.powers]
    for family in range(len(FAMILIES)):
        print(f"    {FAMILIES[family]:10}", powers[family * LEVELS : (family + 1) * LEVELS])
    print("   ", {name: round(getattr(after, name), 3) for name in SINGLE}, flush=True)
    return after


if __name__ == "__main__":
    main()
