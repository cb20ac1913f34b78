"""Learn Fantasy: Defense from nothing, with NumPy alone, on one core, in a few minutes.

    python examples/rl/train_fantasy_defense.py --matches 6400 --save policy.npz
    python examples/rl/train_fantasy_defense.py --load policy.npz --test 1000

A policy gradient with a baseline. All gates are alike: a few features are made of what is seen of a
gate and of all gates together, with the same weights for each gate. An option's worth is their
product with a few weights of what is done (its kind and card), at the features of its gate. Nothing
else is known of the game but the mask, and what is wanted: invaders beaten, morale kept.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rempart import rl

FEATURES = 24
BATCH = 4
"""Matches between two steps of learning."""
RATE = 0.02
ENTROPY = 0.01
"""How much trying things is worth in itself."""
PATIENCE = 0.98
"""What a point is worth one decision later."""
MORALE = 0.5
"""What a point of morale is worth, in invaders beaten."""
STRETCH = 10
"""Amounts are from 0 to 1, and small differences matter."""
TEST_SEEDS = 1 << 40

Array = np.ndarray[Any, Any]
Weights = dict[str, Array]


class Sight:
    """Where things stand in an observation, by the documented layout."""

    def __init__(self, layout: rl.Layout):
        places: dict[str, list[int]] = {}
        stretch = np.ones(layout.size, np.float32)
        for start, size, path, meaning in layout.describe():
            places.setdefault(path, []).extend(range(start, start + size))
            if meaning.startswith("amount"):
                stretch[start] = STRETCH
        rows: list[list[int]] = []
        for gate in range(7):
            here = f"players[0].row[{gate}]"
            rows.append([at for path in places if path.startswith(here) for at in places[path]])
        self.gates = np.array(rows)
        self.stretch = stretch[self.gates]
        self.morale = places["morale"][0]
        self.beaten = np.array(places["invader_discard"])
        self.size = 2 * self.gates.shape[1] + 1

    def look(self, seen: Array, gates: Array) -> Array:
        """A row for each wanted gate (-1: none): what is seen of it, and of all on average."""
        each = seen[self.gates] * self.stretch
        rows = np.ones((len(gates), self.size), np.float32)
        width = each.shape[1]
        rows[:, :width] = np.where(gates[:, None] >= 0, each[gates], 0)
        rows[:, width:-1] = each.mean(0)
        return rows

    def points(self, seen: Array) -> float:
        """What has been reached: invaders beaten, morale kept."""
        return float(seen[self.beaten].sum() + MORALE * 20 * seen[self.morale])


class Step(NamedTuple):
    """A decision, to learn from."""

    seen: Array
    rows: Array
    whats: Array
    features: Array
    chances: Array
    place: int


class Policy:
    """Preferences for options: features of its gate, times weights of what is done there."""

    def __init__(self, spec: rl.Spec, rng: np.random.Generator):
        self.rng = rng
        self.sight = Sight(spec.layout)
        numbering = spec.numbering
        columns = {name: n for n, name in enumerate(numbering.feature_names())}
        table = numbering.features(range(numbering.size))
        cards = int(table[:, columns["card"]].max()) + 2
        kinds = table[:, : 1 + len(numbering.kinds)].argmax(1)
        self.what = kinds * cards + table[:, columns["card"]].astype(int) + 1
        self.gate = table[:, columns["gate"]].astype(int)
        self.weights: Weights = {
            "features": rng.normal(0, 0.2, (self.sight.size, FEATURES)),
            "what": rng.normal(0, 0.1, (int(self.what.max()) + 1, FEATURES)),
            "kind": np.zeros((int(kinds.max()) + 1, FEATURES)),
            "value": np.zeros(spec.layout.size),
        }
        self.cards = cards
        self.mean = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def choose(self, observation: dict[str, Any], best: bool = False) -> tuple[int, Step]:
        """An option, and what is needed to learn from it."""
        seen = observation["observation"]
        legal = np.flatnonzero(observation["action_mask"].view(bool))
        whats = self.what[legal]
        rows = self.sight.look(seen, self.gate[legal])
        features = np.tanh(rows @ self.weights["features"])
        known = self.weights["what"][whats] + self.weights["kind"][whats // self.cards]
        wanted = (features * known).sum(1)
        chances = np.exp(wanted - wanted.max())
        chances /= chances.sum()
        if best:
            place = int(chances.argmax())
        else:
            place = int(min(np.searchsorted(chances.cumsum(), self.rng.random()), len(legal) - 1))
        return int(legal[place]), Step(seen, rows, whats, features, chances, place)

    def learn(self, matches: list[tuple[list[Step], Array]]) -> None:
        """Make what went better than expected more likely, and the rest less."""
        slopes = {name: np.zeros_like(w) for name, w in self.weights.items()}
        count = 0
        for steps, returns in matches:
            seen = np.stack([step.seen for step in steps])
            surprise = returns - seen @ self.weights["value"]
            slopes["value"] += surprise @ seen
            count += len(steps)
            for step, surprised in zip(steps, surprise, strict=True):
                if len(step.whats) > 1:
                    self._learn_step(slopes, step, surprised / 5)
        self._move({name: slope / count for name, slope in slopes.items()})

    def _learn_step(self, slopes: Weights, step: Step, surprise: float) -> None:
        chances = step.chances
        logs = np.log(chances + 1e-12)
        push = -ENTROPY * chances * (logs - chances @ logs) - surprise * chances
        push[step.place] += surprise
        kinds = step.whats // self.cards
        known = self.weights["what"][step.whats] + self.weights["kind"][kinds]
        pushed = push[:, None] * step.features
        np.add.at(slopes["what"], step.whats, pushed)
        np.add.at(slopes["kind"], kinds, pushed)
        slopes["features"] += step.rows.T @ (push[:, None] * known * (1 - step.features**2))

    def _move(self, slopes: Weights) -> None:
        """A step of Adam."""
        self.steps += 1
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            self.weights[name] += RATE * mean / (np.sqrt(square) + 1e-8)


def play(
    env: rl.SoloEnv, seed: int, policy: Policy | None, best: bool = False
) -> tuple[list[Step], list[float], int]:
    """A whole match; without a policy, at random. What was done, the points that stood before each
    decision and at the end, and the score: the morale kept, or minus the invaders left."""
    observation, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    steps: list[Step] = []
    points: list[float] = []
    over = False
    while not over:
        if policy is None:
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        else:
            action, step = policy.choose(observation, best)
            steps.append(step)
            points.append(policy.sight.points(step.seen))
        observation, _, ended, cut, info = env.step(action)
        over = ended or cut
    if policy is not None:
        points.append(policy.sight.points(observation["observation"]))
    return steps, points, info["score"]


def returns(points: list[float]) -> Array:
    """What was gained after each decision; later gains count less."""
    gained = np.diff(points)
    found = np.zeros(len(gained))
    following = 0.0
    for n in reversed(range(len(gained))):
        found[n] = following = gained[n] + PATIENCE * following
    return found


def train(env: rl.SoloEnv, policy: Policy, matches: int, seed: int) -> None:
    """Play and learn. The times that it tells are of the processor."""
    start = told = time.process_time()
    played, scores = 0, []
    while played < matches:
        batch: list[tuple[list[Step], Array]] = []
        for _ in range(BATCH):
            steps, points, score = play(env, seed + played, policy)
            batch.append((steps, returns(points)))
            scores.append(score)
            played += 1
        policy.learn(batch)
        if time.process_time() - told > 10:
            told = time.process_time()
            won = np.mean(np.array(scores) > 0)
            print(
                f"{told - start:4.0f} s, {played} matches: score {np.mean(scores):.2f}, "
                f"won {100 * won:.1f} %",
                flush=True,
            )
            scores.clear()


def test(env: rl.SoloEnv, policy: Policy | None, count: int) -> None:
    """Matches that were not learned from."""
    scores = np.array([play(env, TEST_SEEDS + n, policy, best=True)[2] for n in range(count)])
    won = int((scores > 0).sum())
    low, high = interval(won, count)
    error = 1.96 * scores.std(ddof=1) / math.sqrt(count)
    print(
        f"{'random' if policy is None else 'learned'}: {count} matches, won {won} "
        f"({100 * won / count:.1f} %, 95 %: {100 * low:.1f} to {100 * high:.1f} %), "
        f"score {scores.mean():.2f} ± {error:.2f}"
    )


def interval(won: int, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, won / count
    middle = share + z * z / (2 * count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    whole = 1 + z * z / count
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Fantasy: Defense from nothing.")
    parser.add_argument("--matches", type=int, default=6400, help="to learn from (default 6400)")
    parser.add_argument("--test", type=int, default=1000, help="matches afterwards (default 1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faction", choices=("humans", "elves"), default="humans")
    parser.add_argument("--save", type=Path, help="where to put what was learned")
    parser.add_argument("--load", type=Path, help="learned before: only test it")
    given = parser.parse_args()
    env = rl.solo("fantasy_defense", faction=given.faction)
    policy = Policy(rl.spec("fantasy_defense"), np.random.default_rng(given.seed))
    if given.load:
        policy.weights = dict(np.load(given.load))
    else:
        train(env, policy, given.matches, given.seed << 20)
    if given.save:
        np.savez_compressed(given.save, allow_pickle=False, **policy.weights)
    test(env, None, given.test)
    test(env, policy, given.test)


if __name__ == "__main__":
    main()
