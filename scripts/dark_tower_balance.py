"""Plays Return to Dark Tower with greedy bots and tells how often they win, and what beats them.

    .venv/bin/python scripts/dark_tower_balance.py --matches 500
    .venv/bin/python scripts/dark_tower_balance.py --matches 60 --players 2 --set knobs.adv_cap=9

Seeds are fixed, so the same rules, values and bots give the same figures. Each match draws its
goal, adversary and foes at random. The targets are those of the rules reference: 45-60 % heroic,
20-35 % gritty, no way to lose above 60 % of the losses, one to three battles with the adversary.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections import Counter
from typing import Any

import rempart
from rempart import bots
from rempart.games.dark_tower.events import BattleBegun
from rempart.games.dark_tower.ids import FIRST_ADVERSARY

FIRST_SEED = 1000
Job = tuple[int, int, str, str]


def play(job: Job) -> tuple[str, int, int]:
    """One match: how it ended, in which month, and after how many battles with the adversary."""
    seed, players, difficulty, values = job
    options = {"players": players, "difficulty": difficulty, "heroes": "deal"}
    chosen = dict.fromkeys(("goal", "adversary"), "random")
    match = rempart.new("dark_tower", seed=seed, data=json.loads(values), **options, **chosen)
    bot = bots.bot("greedy", seed, match.game)
    battles = 0
    while match.decision is not None:
        (seat,) = match.decision.actors
        told = match.choose(bots.ask_bot(bot, match, seat))
        battles += sum(isinstance(e, BattleBegun) and e.kind >= FIRST_ADVERSARY for e in told)
    assert match.outcome is not None
    return match.outcome.reason, match.outcome.facts["month"], battles


def report(players: int, difficulty: str, ends: list[tuple[str, int, int]]) -> None:
    """The figures of one kind of match."""
    won = [end for end in ends if end[0] == "adversary"]
    lost = Counter(reason for reason, _, _ in ends if reason != "adversary")
    battles = sum(end[2] for end in won) / max(len(won), 1)
    causes = ", ".join(f"{reason} {count}" for reason, count in lost.most_common())
    share = 100 * len(won) / len(ends)
    print(f"{difficulty:7} {players} heroes: {share:5.1f} % won, {battles:.1f} battles a win")
    print(f"        lost: {causes}")


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--players", type=int, nargs="*", default=[1, 2, 4])
    parser.add_argument("--difficulty", nargs="*", default=["heroic", "gritty"])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--set", nargs="*", default=[], metavar="PATH=VALUE")
    given = parser.parse_args()
    pairs = [pair.partition("=") for pair in given.set]
    values: dict[str, Any] = {path: json.loads(value) for path, _, value in pairs}
    seeds = range(FIRST_SEED, FIRST_SEED + given.matches)
    with multiprocessing.Pool(given.jobs) as pool:
        for difficulty in given.difficulty:
            for players in given.players:
                jobs = [(seed, players, difficulty, json.dumps(values)) for seed in seeds]
                report(players, difficulty, pool.map(play, jobs, chunksize=5))


if __name__ == "__main__":
    main()
