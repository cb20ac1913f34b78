"""How hard the scenarios of Kingdom Rush are for a good bot: plays many matches, writes a table.

    nice .venv/bin/python scripts/kingdom_rush/balance.py --matches 100 --processes 2

Every match has a fixed seed, and its result is kept in a file, so that an interrupted run can be
resumed; results made with other data of a scenario are not reused. `--report` writes
`docs/kingdom-rush-balance.md` from the existing results, without playing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

sys.path.append(str(Path(__file__).resolve().parents[2]))

from rempart import bots
from rempart.figures import rate
from rempart.games.kingdom_rush import GAME
from rempart.games.kingdom_rush.options import Done, Skip
from rempart.kernel import Decision, Match
from rempart.play import by_names, play_on
from scripts.balance import ROOT, known, run, write

DATA = ROOT / "src/rempart/games/kingdom_rush/data"
REPORT = ROOT / "docs/kingdom-rush-balance.md"
RESULTS = ROOT / "build/kingdom_rush_balance.jsonl"


class Job(NamedTuple):
    """One match."""

    scenario: str
    players: int
    bot: str
    seed: int


# Playing


def play(job: Job) -> dict[str, Any]:
    """Play a whole match with a bot in each seat; returns its result."""
    begun = time.process_time()
    settings = GAME.read_settings({"scenario": job.scenario, "players": job.players})
    match = Match(GAME, settings, job.seed)
    s = match.state
    hearts = s.hearts
    escaped = 0
    for _ in play_on(match, by_names([job.bot] * job.players, job.seed * 10, GAME)):
        if not escaped and s.hearts < hearts:
            escaped = s.round
    assert s.outcome is not None
    return {
        "won": bool(s.outcome.winners),
        "reason": s.outcome.reason,
        "hearts": hearts - s.hearts,
        "rounds": s.round,
        "escaped": escaped,
        "seconds": round(time.process_time() - begun, 2),
    }


class IdleBot:
    """Does as little as possible: shows what hordes do when left alone."""

    def __init__(self, seed: int = 0):
        self.rng = bots.RandomBot(seed).rng

    def choose(self, game: Any, state: Any, decision: Decision, seat: int) -> Any:
        """The end of the phase, otherwise the first option."""
        options = decision.options
        return next((o for o in options if isinstance(o, Done | Skip)), options[0])


GAME.bots["idle"] = IdleBot


# Results on file


def stamp(job: Job) -> str:
    """Which data a result was made with."""
    return made_with(job.scenario, job.players)


@cache
def made_with(scenario: str, players: int) -> str:
    """The data of the game and of the scenario, without the parts for other numbers of players."""
    name = "prologue" if scenario == "prologue" else f"s{int(scenario):02}"
    sheet = tomllib.loads((DATA / f"scenarios/{name}.toml").read_text())
    sheet["players"] = sheet["players"][str(players)]
    digest = hashlib.sha256(json.dumps(sheet, sort_keys=True).encode())
    for file in sorted(DATA.glob("*.toml")):
        if file.name != "rules.toml":
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


# The table


def lines(done: dict[Job, dict[str, Any]], bot: str) -> Iterator[str]:
    """A line of the table for each scenario and number of players."""
    cells: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for job, row in sorted(done.items()):
        if job.bot == bot:
            cells.setdefault((job.scenario, job.players), []).append(row)
    for (scenario, players), rows in cells.items():
        count = len(rows)
        won = rate(sum(row["won"] for row in rows), count)
        hearts = sum(row["hearts"] for row in rows) / count
        any_lost = sum(row["hearts"] > 0 for row in rows) / count
        rounds = sum(row["rounds"] for row in rows) / count
        reasons = sorted({row["reason"] for row in rows if not row["won"]})
        lost = ", ".join(f"{r} {sum(row['reason'] == r for row in rows)}" for r in reasons)
        yield (
            f"| {scenario} | {players} | {count} | {won.value:.0%} | {won.low:.0%}–{won.high:.0%} "
            f"| {hearts:.2f} | {any_lost:.0%} | {rounds:.1f} | {lost or '–'} |"
        )


HEAD = """\
| Scenario | Players | Matches | Won | 95% interval | Hearts lost | Matches with a heart lost \
| Rounds | Lost by |
|---|---|---|---|---|---|---|---|---|"""


def report(done: dict[Job, dict[str, Any]]) -> str:
    """The table of each bot, between the marks of the document."""
    text: list[str] = []
    for bot in ("planner", "greedy", "random", "idle"):
        body = list(lines(done, bot))
        if body:
            text += [f"### `{bot}`", "", HEAD, *body, ""]
    return "\n".join(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--scenarios", default="1,2,3,4")
    parser.add_argument("--players", default="1,2,3,4")
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--report", action="store_true", help="only write the document")
    args = parser.parse_args()
    if args.report:
        write(REPORT, report(known(args.results, Job, stamp)))
        return
    jobs = [
        Job(scenario, int(players), args.bot, args.first + seed)
        for seed in range(args.matches)
        for scenario in args.scenarios.split(",")
        for players in args.players.split(",")
    ]
    run(jobs, play, stamp, args.processes, args.results)
    done = known(args.results, Job, stamp)
    print(report({job: row for job, row in done.items() if job in set(jobs)}))


if __name__ == "__main__":
    main()
