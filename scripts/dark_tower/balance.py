"""How hard Return to Dark Tower is for the heuristic bot: plays many matches, writes a table.

    nice .venv/bin/python scripts/dark_tower/balance.py --matches 500 --processes 2
    .venv/bin/python scripts/dark_tower/balance.py --report
    .venv/bin/python scripts/dark_tower/balance.py --matches 60 --players 2 --set knobs.adv_cap=9

Every match has a fixed seed and draws its goal, adversary and foes at random. Its result is kept in
a file, so that an interrupted run can be resumed; results made with other data or another bot are
not reused (after a change of rules, delete the file). `--report` writes
`docs/dark-tower-balance.md` from the existing results, without playing. With `--set`, to try other
values, nothing is stored.

The targets are those of the rules reference: 45-60 % won heroic and 20-35 % gritty, no single cause
above 60 % of the losses, one to three battles with the adversary.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

sys.path.append(str(Path(__file__).resolve().parents[2]))

import rempart
from rempart import bots
from rempart.figures import rate
from rempart.games.dark_tower.events import BattleBegun
from rempart.games.dark_tower.ids import ADVERSARIES, COMPANIONS, FIRST_ADVERSARY
from rempart.play import by_bots, play_on
from scripts.balance import ROOT, Row, known, run, write

GAME = ROOT / "src/rempart/games/dark_tower"
REPORT = ROOT / "docs/dark-tower-balance.md"
RESULTS = ROOT / "build/dark_tower_balance.jsonl"
MINDS = ("heuristic.py", "plans.py", "threats.py", "estimate.py")
"""The modules of the bot."""
FIRST_SEED = 20_000
"""Different from the seeds with which the values were tuned."""


class Job(NamedTuple):
    """One match."""

    seed: int
    difficulty: str
    players: int


# Playing


def play(job: Job, values: str = "{}") -> Row:
    """Play a whole match; returns its result."""
    begun = time.process_time()
    settings: dict[str, Any] = {"players": job.players, "difficulty": job.difficulty}
    settings |= {"heroes": "deal", "goal": "random", "adversary": "random"}
    match = rempart.new("dark_tower", seed=job.seed, data=json.loads(values), **settings)
    bot = bots.bot("heuristic", job.seed, match.game)
    battles = 0
    for _ in play_on(match, by_bots([bot] * job.players)):
        told = match.events
        battles += sum(isinstance(e, BattleBegun) and e.kind >= FIRST_ADVERSARY for e in told)
    assert match.outcome is not None
    return {
        "won": bool(match.outcome.winners),
        "reason": match.outcome.reason,
        "month": match.outcome.facts["month"],
        "battles": battles,
        "goal": COMPANIONS[match.state.goal],
        "adversary": ADVERSARIES[match.state.adversary],
        "seconds": round(time.process_time() - begun, 2),
    }


# Results on file


@cache
def made_with() -> str:
    """Which data and which bot a result was made with."""
    digest = hashlib.sha256()
    sheets = [file for file in sorted((GAME / "data").glob("*.toml")) if file.name != "rules.toml"]
    for file in (*sheets, *(GAME / "ai" / name for name in MINDS)):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def stamp(job: Job) -> str:
    """The stamp, the same for all matches."""
    return made_with()


def trial(jobs: list[Job], processes: int, values: dict[str, Any]) -> dict[Job, Row]:
    """Play with other values and store nothing."""
    with ProcessPoolExecutor(processes, initializer=gc.disable) as pool:
        rows = pool.map(play, jobs, [json.dumps(values)] * len(jobs), chunksize=4)
        return dict(zip(jobs, rows, strict=True))


# The tables


def cells(done: dict[Job, Row]) -> dict[tuple[str, int], list[Row]]:
    """The results by difficulty and number of heroes, heroic first."""
    found: dict[tuple[str, int], list[Row]] = {}
    for job in sorted(done, key=lambda job: (job.difficulty != "heroic", job.players, job.seed)):
        found.setdefault((job.difficulty, job.players), []).append(done[job])
    return found


CELLS = """\
| Difficulty | Heroes | Matches | Won | 95% interval | Lost by (share of the losses) \
| Month of a win | Month of a loss | Battles a win |
|---|---:|---:|---:|---:|---|---:|---:|---:|"""


def lines(done: dict[Job, Row]) -> Iterator[str]:
    """A line of the first table for each difficulty and number of heroes."""
    yield CELLS
    for (difficulty, players), rows in cells(done).items():
        won = [row for row in rows if row["won"]]
        lost = [row for row in rows if not row["won"]]
        share = rate(len(won), len(rows))
        ways = Counter(row["reason"] for row in lost).most_common()
        causes = ", ".join(f"{reason} {count / len(lost):.0%}" for reason, count in ways)
        months = [mean(row["month"] for row in some) for some in (won, lost)]
        battles = mean(row["battles"] for row in won)
        yield (
            f"| {difficulty} | {players} | {len(rows)} | {share.value:.0%} "
            f"| {share.low:.0%}–{share.high:.0%} | {causes} | {months[0]} | {months[1]} "
            f"| {battles} |"
        )


def mean(numbers: Iterator[float]) -> str:
    """The mean with one decimal; a dash if there is nothing."""
    found = list(numbers)
    return f"{sum(found) / len(found):.1f}" if found else "–"


def shares(done: dict[Job, Row], name: str, about: Callable[[Row], str]) -> Iterator[str]:
    """How many matches of each kind were won, a column for each cell."""
    table = cells(done)
    heads = [f"{difficulty} {players}" for difficulty, players in table]
    yield f"| {name} | {' | '.join(heads)} |"
    yield "|---|" + "---:|" * len(heads)
    for kind in sorted({about(row) for rows in table.values() for row in rows}):
        found = [[row["won"] for row in rows if about(row) == kind] for rows in table.values()]
        told = [f"{sum(won) / len(won):.0%} of {len(won)}" if won else "–" for won in found]
        yield f"| {kind} | {' | '.join(told)} |"


def report(done: dict[Job, Row]) -> str:
    """All tables."""
    text = ["### By difficulty and number of heroes", "", *lines(done)]
    text += ["", "### Won by main goal", "", *shares(done, "Goal", lambda row: row["goal"])]
    text += ["", "### Won by adversary", ""]
    return "\n".join([*text, *shares(done, "Adversary", lambda row: row["adversary"]), ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--players", type=int, nargs="*", default=[1, 2, 4])
    parser.add_argument("--difficulty", nargs="*", default=["heroic", "gritty"])
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--report", action="store_true", help="only write the document")
    parser.add_argument("--set", nargs="*", default=[], metavar="PATH=VALUE")
    args = parser.parse_args()
    if args.report:
        write(REPORT, report(known(args.results, Job, stamp)))
        return
    jobs = [
        Job(seed, difficulty, players)
        for seed in range(FIRST_SEED, FIRST_SEED + args.matches)
        for difficulty in args.difficulty
        for players in args.players
    ]
    if args.set:
        pairs = [pair.partition("=") for pair in args.set]
        values = {path: json.loads(value) for path, _, value in pairs}
        print(report(trial(jobs, args.processes, values)))
        return
    run(jobs, play, stamp, args.processes, args.results)
    done = known(args.results, Job, stamp)
    print(report({job: done[job] for job in jobs}))


if __name__ == "__main__":
    main()
