"""Writes the tables of docs/kingdom-rush-balance.md from runs of the lab:

    .venv/bin/rempart lab run examples/lab/kingdom-rush-balance.toml
    .venv/bin/python -m scripts.kingdom_rush.balance kingdom-rush-balance.lab

The records are played again, for what the rows do not tell: which parts of a scenario come into
play. To try values, without writing:

    .venv/bin/rempart lab run examples/lab/kingdom-rush-balance.toml --matches 20 --out try.lab \\
        --set scenarios.s01.hearts=4
    .venv/bin/python -m scripts.kingdom_rush.balance try.lab --print
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import rempart
from rempart.figures import rate
from rempart.games.kingdom_rush import events
from rempart.games.kingdom_rush.ids import LAST_STAND
from rempart.games.kingdom_rush.tables.scenarios import Layout
from rempart.games.kingdom_rush.tables.values import SheetData
from rempart.kernel import Match, Record, read_record
from rempart.lab.query import Lab
from rempart.lab.words import lab_text
from scripts.balance import ROOT, from_runs, table

REPORT = ROOT / "docs/kingdom-rush-balance.md"
GAME = rempart.game("kingdom_rush")
PLANNER = "planner"
ALL = "all"
"""Stands for the scenario in what is said of all together."""
WINS: dict[str, tuple[int, int]] = {"1": (60, 80)}
USUAL_WINS = (45, 75)
"""What the planner should win on Standard, in percent; scenario 1 is for newcomers."""
HEARTS = (0.5, 2.0)
"""The hearts that it should lose on average in matches that it wins."""
BY_HEARTS = 33
"""How many of its defeats should be by lost hearts, in percent, at least."""
APART = 10
"""How many points Easy, Hard and search should differ from Standard, at least."""
USED = 80
"""In how many matches the parts of a scenario should come into play, in percent, at least."""

Cell = tuple[str, str, str, int]
"""Bot, difficulty, scenario, number of players."""

PARTS: dict[str, tuple[type, ...]] = {
    "flowers": (events.FlowerActivated,),
    "rift cards": (events.RiftRevealed,),
    "lava": (events.LavaErupted,),
    "crevasses": (events.CrevassePlaced, events.CrevasseRemoved),
    "tentacles": (events.TentaclePlaced, events.TentacleRemoved),
    "champion": (events.ActivationRevealed,),
    "boss": (events.BehaviourRevealed,),
}
"""The parts that make a scenario what it is, and the events that tell that they came into play; of
champions and bosses that a card of theirs was turned up. The Last Stand, which nearly every
scenario has, does not count as a rift card."""


def parts_of(layout: Layout, sheet: SheetData) -> set[str]:
    """The parts that a scenario has."""
    codes = [*(code for pile in sheet.piles for code in pile), *sheet.hordes]
    there = {
        "flowers": layout.flowers,
        "rift cards": layout.data.rifts,
        "lava": layout.lava,
        "crevasses": layout.crevasses,
        "tentacles": layout.tentacles or layout.pools,
        "champion": [code for code in codes if code.startswith("C")],
        "boss": layout.layers,
    }
    return {part for part, found in there.items() if found}


@dataclass
class Row:
    """The figures of a match."""

    won: bool
    reason: str
    lost: int
    """Hearts."""
    rounds: int
    used: dict[str, bool]
    """Whether each part of the scenario came into play."""


# Reading


def cells_of(folder: Path) -> dict[Cell, list[Row]]:
    """The matches of a run by set-up."""
    lab = Lab(folder, lab_text("en"))
    found: dict[Cell, list[Row]] = {}
    for cell, record in lab.rows("SELECT cell, record FROM whole ORDER BY cell, seed"):
        read = read_record(record)
        settings: Any = GAME.read_settings(read.settings)
        key = (lab.cells[cell].bots, settings.difficulty, settings.scenario, settings.players)
        found.setdefault(key, []).append(played_again(read))
    return found


def played_again(record: Record) -> Row:
    """What is remembered of a match."""
    settings: Any = GAME.read_settings(record.settings)
    match = Match(GAME, settings, record.seed, record.data)
    s = match.state
    layout = GAME.tables(match.variant).layouts[s.scenario, settings.players]
    happened = list(match.events)
    for choice in record.choices:
        happened += match.choose(choice)
    seen = {type(event) for event in happened if not is_last_stand(event)}
    parts = parts_of(layout, layout.data.players[str(settings.players)])
    return Row(
        won=bool(match.outcome and match.outcome.winners),
        reason=match.outcome.reason if match.outcome else "",
        lost=layout.hearts - match.state.hearts,
        rounds=match.state.round,
        used={part: not seen.isdisjoint(kinds) for part, kinds in PARTS.items() if part in parts},
    )


def is_last_stand(event: object) -> bool:
    """Whether an event tells of the Last Stand."""
    return isinstance(event, events.RiftRevealed) and event.rift == LAST_STAND


# Tables


def share(count: int, of: int) -> float:
    """In percent."""
    return 100 * count / of if of else 0.0


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of none."""
    return sum(values) / len(values) if values else 0.0


def told(value: str, good: bool) -> str:
    """A figure, in bold if it misses its aim."""
    return value if good else f"**{value}**"


def is_good(cell: Cell, rows: list[Row]) -> bool:
    """Whether the win rate is as it should be."""
    low, high = WINS.get(cell[2], USUAL_WINS)
    return low <= share(sum(row.won for row in rows), len(rows)) <= high


def standard(cells: dict[Cell, list[Row]]) -> list[str]:
    """How the planner fares on Standard."""
    lines: list[Sequence[object]] = []
    for cell, rows in cells.items():
        bot, difficulty, scenario, players = cell
        if (bot, difficulty) != (PLANNER, "standard"):
            continue
        won = [row for row in rows if row.won]
        lost = Counter(row.reason for row in rows if not row.won)
        known = rate(len(won), len(rows))
        hearts = mean([row.lost for row in won])
        by_hearts = share(lost["no_hearts"], lost.total())
        parts = {part: share(sum(r.used[part] for r in rows), len(rows)) for part in rows[0].used}
        rare = [f"{part} {used:.0f}" for part, used in parts.items() if used < USED]
        lines.append(
            (
                scenario,
                players,
                len(rows),
                told(f"{100 * known.value:.0f}", is_good(cell, rows)),
                f"{100 * known.low:.0f}–{100 * known.high:.0f}",
                told(f"{hearts:.2f}", HEARTS[0] <= hearts <= HEARTS[1]),
                told(f"{by_hearts:.0f}", by_hearts >= BY_HEARTS or not lost),
                ", ".join(f"{reason} {n}" for reason, n in lost.most_common()) or "–",
                f"{mean([row.rounds for row in rows]):.1f}",
                told(", ".join(rare) or "–", not rare),
            )
        )
    head = ("scenario", "players", "matches", "won %", "95 % interval", "hearts lost in wins")
    return table(
        (*head, "defeats by hearts %", "defeats", "rounds", f"parts in under {USED} %"), lines
    )


def compared(cells: dict[Cell, list[Row]]) -> list[str]:
    """The win rates of everybody else, and how far they are from the planner's on Standard: for
    each cell, and for all scenarios together."""
    together = dict(cells)
    for (bot, difficulty, _, players), rows in cells.items():
        key = (bot, difficulty, ALL, players)
        together[key] = [*together.get(key, ()), *rows]
    columns = list(dict.fromkeys(cell[:2] for cell in cells))
    columns = [column for column in columns if column != (PLANNER, "standard")]
    lines: list[Sequence[object]] = []
    for scenario, players in dict.fromkeys(cell[2:] for cell in together):
        base = together.get((PLANNER, "standard", scenario, players))
        line: list[object] = [scenario, players]
        for bot, difficulty in columns:
            rows = together.get((bot, difficulty, scenario, players))
            line.append(against(rows, base, bot, difficulty) if rows else "")
        lines.append(line)
    names = [f"{bot}, {difficulty}" for bot, difficulty in columns]
    return table(("scenario", "players", *names), lines) if columns else []


def against(rows: list[Row], base: list[Row] | None, bot: str, difficulty: str) -> str:
    """A win rate, the difference and the number of matches, in bold if it misses its aim."""
    won = share(sum(row.won for row in rows), len(rows))
    if bot in ("random", "idle"):
        return told(f"{won:.0f} (of {len(rows)})", won == 0)
    if base is None:
        return f"{won:.0f} (of {len(rows)})"
    apart = won - share(sum(row.won for row in base), len(base))
    wanted = -apart if difficulty == "hard" else apart
    return told(f"{won:.0f} ({apart:+.0f}, of {len(rows)})", wanted >= APART)


def report(cells: dict[Cell, list[Row]]) -> str:
    """All tables."""
    return "\n".join(
        [
            "### The planner on Standard",
            "",
            *standard(cells),
            "### Other difficulties and bots: matches won in percent",
            "",
            *compared(cells),
        ]
    )


def main() -> None:
    from_runs(__doc__, REPORT, cells_of, report)


if __name__ == "__main__":
    main()
