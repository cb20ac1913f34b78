"""Plays Kravora with greedy bots and reports how the game behaves.

    .venv/bin/python scripts/kravora/balance.py --matches 600 250 150

The matches are those of 2, 3 and 4 players (or, a single number, all of them); seeds are fixed, so
the same rules, values and bots give the same report. To try values without writing the report:

    .venv/bin/python scripts/kravora/balance.py --matches 60 --players 2 --print \\
        --set ruses.boulder.price=8

With `--keep FILE` matches are stored as they are played, and a second run continues from there.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import rempart
from rempart.figures import rate
from rempart.games.kravora import events
from rempart.games.kravora.ids import BAIT, BUILDINGS, KINDS, RUSES
from rempart.games.kravora.tables import Tables
from rempart.kernel import NONE, Match, Option, Seat
from rempart.play import by_names, play_on

REPORT = Path(__file__).parents[2] / "docs" / "kravora-balance.md"
GAME = rempart.game("kravora")
FIRST_SEED = 1000
BAR = 30
"""Characters of the longest bar."""

CAUSES = {
    "KV-CALAMITY-06": "comet on the fortress floor",
    "KV-CALAMITY-07": "comet on the wall",
    "KV-ENEMY-04": "Puppets, Sprinters, Bruisers",
    "KV-ENEMY-05": "Long-arms",
    "KV-ENEMY-06": "Stone-throwers",
    "KV-ENEMY-08": "Rock-hurlers, what defenders did not catch",
    "KV-ENEMY-09": "Rock-hurlers, nobody in range",
    "KV-RUSE-08": "forced attacks",
    "KV-RUSE-12": "Boulders",
    "KV-END-06": "eruption",
}


@dataclass
class Job:
    """One match to play."""

    seed: int
    players: int
    bots: list[str]
    data: dict[str, Any]
    settings: dict[str, Any]


@dataclass
class Row:
    """The figures of a match. Places are positions in the turn order, 0 being the first player."""

    turns: int
    reason: str
    winners: list[int]
    bought: list[dict[str, int]]
    damage: dict[str, int]
    repaired: int
    eruptions: int
    """Turns in which the volcano erupted."""
    bots: list[str] = field(default_factory=list[str])


# Playing


def play(job: Job) -> Row:
    """A whole match."""
    settings = {"players": job.players, **job.settings}
    match = rempart.new("kravora", seed=job.seed, data=job.data, **settings)
    ask = by_names(job.bots, 10 * job.seed, GAME)

    def choose(match: Match, seat: Seat) -> Option:
        assert match.decision is not None
        few = match.decision.options
        return few[0] if len(few) == 1 else ask(match, seat)

    told = list(match.events)
    for _ in play_on(match, choose):
        told += match.events
    return remember(match.state, told, GAME.tables(match.variant), job)


def remember(s: Any, told: list[Any], t: Tables, job: Job) -> Row:
    """The figures of a match that is over."""
    count = job.players

    def place(seat: int) -> int:
        return (seat - s.first) % count

    row = Row(
        turns=s.turn,
        reason=s.outcome.reason,
        winners=[place(seat) for seat in s.outcome.winners],
        bought=[],
        damage={},
        repaired=0,
        eruptions=max(0, s.turn - t.last_turn),
        bots=[job.bots[(s.first + n) % count] for n in range(count)],
    )
    damage: Counter[str] = Counter()
    bought: list[Counter[str]] = [Counter() for _ in range(count)]
    for event in told:
        if isinstance(event, events.WallHit):
            damage[event.rule] += event.amount
        elif isinstance(event, events.WallRepaired):
            row.repaired += event.amount
        else:
            name = purchase(event, t)
            if name:
                bought[place(event.seat)][name] += 1
    row.damage, row.bought = dict(damage), [dict(basket) for basket in bought]
    return row


def purchase(event: Any, t: Tables) -> str:
    """The name of what was bought, if something was."""
    if isinstance(event, events.UnitBought):
        return f"unit {KINDS[t.kind[event.unit]]}"
    if isinstance(event, events.Built):
        return f"building {BUILDINGS[event.building]}"
    if isinstance(event, events.PuppetFired):
        return "shot"
    if isinstance(event, events.RuseAnnounced):
        way = "_attack" if event.ruse == BAIT and event.line == NONE else ""
        return f"ruse {RUSES[event.ruse]}{way}"
    return ""


def play_all(jobs: list[Job], processes: int, keep: Path | None) -> list[Row]:
    """Play all matches, reporting progress every ten seconds."""
    rows = kept(keep, jobs)
    begun, last, before = time.monotonic(), time.monotonic(), len(rows)
    with multiprocessing.Pool(processes) as pool:
        for row in pool.imap(play, jobs[before:]):
            rows.append(row)
            if keep:
                with keep.open("a", encoding="utf-8") as file:
                    file.write(msgspec.json.encode(row).decode() + "\n")
            if time.monotonic() - last > 10:
                last = time.monotonic()
                pace = (len(rows) - before) / (last - begun)
                print(f"{len(rows)} of {len(jobs)}, {pace:.1f}/s", file=sys.stderr, flush=True)
    return rows


def kept(keep: Path | None, jobs: list[Job]) -> list[Row]:
    """The matches of these jobs that an earlier run has played, in their order."""
    if keep is None or not keep.exists():
        return []
    rows = [msgspec.json.decode(line, type=Row) for line in keep.read_bytes().splitlines()]
    rows = [row for row in rows if len(row.bots) == jobs[0].players]
    return rows[: len(jobs)]


# Figures


def interval(hits: float, n: int) -> str:
    """A share in percent with its 95 % interval."""
    found = rate(hits, n).times(100)
    return f"{found.value:.0f} % ({found.low:.0f}–{found.high:.0f})"


def percent(n: float, total: float) -> str:
    return f"{100 * n / total:.0f} %" if total else "–"


def bar(n: float, most: float) -> str:
    return "█" * round(BAR * n / most) if most else ""


def table(heads: Iterable[str], rows: Iterable[Iterable[Any]]) -> list[str]:
    """A Markdown table; the first column to the left, the others to the right."""
    heads = list(heads)
    lines = [f"| {' | '.join(heads)} |", "|---" + "|---:" * (len(heads) - 1) + "|"]
    return [*lines, *(f"| {' | '.join(map(str, row))} |" for row in rows), ""]


def wins(rows: list[Row], places: int) -> list[float]:
    """Wins by place in the turn order; a shared win counts fractionally."""
    found = [0.0] * places
    for row in rows:
        for place in row.winners:
            found[place] += 1 / len(row.winners)
    return found


def lengths(rows: list[Row]) -> list[str]:
    """How many turns matches last, as bars."""
    turns = Counter(row.turns for row in rows)
    most = max(turns.values())
    lines = ["```"]
    for turn in range(min(turns), max(turns) + 1):
        n = turns[turn]
        lines.append(f"turn {turn:2d} {bar(n, most):<{BAR}} {percent(n, len(rows)):>5}".rstrip())
    return [*lines, "```", ""]


def overview(groups: dict[int, list[Row]]) -> list[str]:
    """Length, ends and seats for each number of players."""
    lines = table(
        (
            "players",
            "matches",
            "median",
            "mean",
            "by turn 5",
            "after turn 10",
            "eruptions",
            "shared",
        ),
        (
            (
                players,
                len(rows),
                statistics.median(row.turns for row in rows),
                f"{statistics.mean(row.turns for row in rows):.1f}",
                percent(sum(row.turns <= 5 for row in rows), len(rows)),
                percent(sum(row.eruptions > 0 for row in rows), len(rows)),
                eruptions(rows),
                percent(sum(len(row.winners) > 1 for row in rows), len(rows)),
            )
            for players, rows in groups.items()
        ),
    )
    lines += ["Winners by place in the turn order, with 95 % intervals:", ""]
    return lines + table(
        ("players", "first", "second", "third", "fourth"),
        (
            (
                players,
                *(interval(won, len(rows)) for won in wins(rows, players)),
                *[""] * (4 - players),
            )
            for players, rows in groups.items()
        ),
    )


def before_and_after(groups: dict[int, list[Row]]) -> list[str]:
    """Who wins before the volcano erupts, and who in the eruption."""
    lines: list[tuple[Any, ...]] = []
    for players, rows in groups.items():
        for name, late in (("by turn 10", False), ("in the eruption", True)):
            some = [row for row in rows if (row.eruptions > 0) == late]
            if some:
                shares = [interval(won, len(some)) for won in wins(some, players)]
                lines.append((f"{players}, {name}", len(some), *shares, *[""] * (4 - players)))
    return table(("players", "matches", "first", "second", "third", "fourth"), lines)


def eruptions(rows: list[Row]) -> str:
    """How many eruptions matches take, among those that have any."""
    late = [row.eruptions for row in rows if row.eruptions]
    return f"{statistics.mean(late):.1f}" if late else "–"


def endings(groups: dict[int, list[Row]]) -> list[str]:
    """The ways matches end."""
    reasons = sorted({row.reason for rows in groups.values() for row in rows})
    return table(
        ("players", *reasons),
        (
            (
                players,
                *(percent(sum(r.reason == reason for r in rows), len(rows)) for reason in reasons),
            )
            for players, rows in groups.items()
        ),
    )


def purchases(players: int, rows: list[Row]) -> list[str]:
    """What players buy, how many of them, and how often those win."""
    bought: Counter[str] = Counter()
    buyers: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for row in rows:
        for place, basket in enumerate(row.bought):
            for name, n in basket.items():
                bought[name] += n
                buyers[name] += 1
                won[name] += place in row.winners
    names = [f"unit {kind}" for kind in KINDS]
    names += [f"building {name}" for name in BUILDINGS if name != "extra_slot"]
    names += ["shot", *(f"ruse {ruse}" for ruse in RUSES), "ruse bait_attack"]
    seats = players * len(rows)
    return table(
        ("", "a player", "buyers", "of these won"),
        (
            (
                name.replace("_", " "),
                f"{bought[name] / seats:.1f}",
                percent(buyers[name], seats),
                percent(won[name], buyers[name]),
            )
            for name in names
        ),
    )


def damage(groups: dict[int, list[Row]]) -> list[str]:
    """Wall points that a player loses in a match, by cause."""
    per: dict[int, Counter[str]] = {}
    for players, rows in groups.items():
        per[players] = sum((Counter(row.damage) for row in rows), Counter[str]())
    lines: list[tuple[Any, ...]] = []
    for rule, name in CAUSES.items():
        cells = [per[p][rule] / len(rows) / p for p, rows in groups.items()]
        lines.append((f"{name} ({rule})", *(f"{cell:.1f}" for cell in cells)))
    repaired = [sum(r.repaired for r in rows) / len(rows) / p for p, rows in groups.items()]
    lines.append(("repaired by workshops", *(f"{cell:.1f}" for cell in repaired)))
    return table(("", *(f"{p} players" for p in groups)), lines)


def against(rows: list[Row]) -> list[str]:
    """Wins by kind of bot, if they differ."""
    names = list(dict.fromkeys(name for row in rows for name in row.bots))
    won = dict.fromkeys(names, 0.0)
    for row in rows:
        for place in row.winners:
            won[row.bots[place]] += 1 / len(row.winners)
    seats = Counter(name for row in rows for name in row.bots)
    chances = {name: seats[name] / len(rows) for name in names}
    return table(
        ("bot", "seats a match", "wins"),
        ((name, f"{chances[name]:.0f}", interval(won[name], len(rows))) for name in names),
    )


def report(groups: dict[int, list[Row]], command: str) -> str:
    """The whole report."""
    total = sum(len(rows) for rows in groups.values())
    lines = [
        "# Kravora: how it plays",
        "",
        f"{total:,} matches of greedy bots against each other, written by `{command}`; seeds are "
        f"fixed. Bots are not people: they look one choice ahead. What the figures show is whether "
        f'the values that we had to invent (`source = "house"` in `data/game.toml`) make a game '
        f"that lasts, in which the order of play does not decide and several plans win.",
        "",
        "What was found this way, and why: the prices of buildings and ruses (comments in "
        "`data/game.toml`), one ruse in a turn (`rempart rules KV-R-43`), ties in the eruption "
        "(`rempart rules KV-END-06`).",
        "",
        "## Length, end and seats",
        "",
        *overview(groups),
        "The same, for matches that end by turn 10 and for those that the eruption decides, where "
        "on a tie the wall of who acts first is shaken first (KV-END-06):",
        "",
        *before_and_after(groups),
        "How matches end:",
        "",
        *endings(groups),
    ]
    for players, rows in groups.items():
        lines += [f"Length with {players} players:", "", *lengths(rows)]
    lines += ["## What the walls suffer", "", "Points that a player loses in a match:", ""]
    lines += damage(groups)
    lines += ["## What is bought", ""]
    lines += [
        "For each thing: how many a player buys in a match, how many players buy at least one, and "
        "how many of these win. `bait` is Advance, `bait attack` the forced attack.",
        "",
    ]
    for players, rows in groups.items():
        lines += [f"With {players} players (by chance {percent(1, players)} of them win):", ""]
        lines += purchases(players, rows)
    return "\n".join(lines).rstrip() + "\n"


# The command


def read_sets(given: list[str]) -> dict[str, Any]:
    pairs = (one.split("=", 1) for one in given)
    return {path: json.loads(value) for path, value in pairs}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--matches", type=int, nargs="*", default=[1000], help="default: 1000")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument(
        "--bots", nargs="*", default=["greedy"], help="one for each seat, or for all"
    )
    parser.add_argument("--set", nargs="*", default=[], metavar="PATH=VALUE", help="changed values")
    parser.add_argument("--option", nargs="*", default=[], metavar="NAME=VALUE", help="settings")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="the first one")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, help="a file for the matches")
    parser.add_argument("--print", action="store_true", help="print, do not write the report")
    given = parser.parse_args()
    data, settings = read_sets(given.set), read_sets(given.option)
    groups: dict[int, list[Row]] = {}
    counts: list[int] = given.matches
    if len(counts) == 1:
        counts = [math.ceil(counts[0] / len(given.players))] * len(given.players)
    for players, count in zip(given.players, counts, strict=True):
        jobs: list[Job] = []
        for n in range(count):
            names = [given.bots[(seat + n) % len(given.bots)] for seat in range(players)]
            jobs.append(Job(given.seed + n, players, names, data, settings))
        groups[players] = play_all(jobs, given.processes, given.keep)
        if len(set(given.bots)) > 1:
            print("\n".join(against(groups[players])))
    words = report(groups, f"scripts/kravora/balance.py --matches {' '.join(map(str, counts))}")
    if given.print:
        print(words)
    else:
        REPORT.write_text(words, encoding="utf-8")
        print(f"written: {REPORT}", file=sys.stderr)


if __name__ == "__main__":
    main()
