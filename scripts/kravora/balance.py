"""Writes the tables of docs/kravora-balance.md from runs of the lab:

    .venv/bin/rempart lab run examples/lab/kravora-balance-two.toml
    .venv/bin/rempart lab run examples/lab/kravora-balance.toml
    .venv/bin/rempart lab run examples/lab/kravora-balance-search.toml
    .venv/bin/python -m scripts.kravora.balance kravora-balance*.lab

The records of the runs are played again, for what its rows do not tell: who leads at turn 6, what
the walls suffer, who wins by place in the turn order. To try values, without writing:

    .venv/bin/rempart lab run examples/lab/kravora-balance.toml --matches 60 --out try.lab \\
        --set ruses.boulder.price=8
    .venv/bin/python -m scripts.kravora.balance try.lab --print
"""

from __future__ import annotations

import statistics
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import rempart
from rempart.figures import rate
from rempart.games.kravora import events
from rempart.games.kravora.ids import BAIT, BUILDINGS, KINDS, RUSES
from rempart.games.kravora.steps.wages import wages
from rempart.games.kravora.tables import Tables
from rempart.kernel import NONE, Match, Record, read_record
from rempart.lab.query import Lab
from rempart.lab.words import lab_text
from scripts.balance import from_runs, table

REPORT = Path(__file__).parents[2] / "docs" / "kravora-balance.md"
GAME = rempart.game("kravora")
LEAD = 6
"""Who leads when this turn begins should win more often than not, but not always."""
SEATS = {2: (45, 55), 3: (27, 40), 4: (19, 31)}
"""What each place in the turn order should win, in percent."""
LEADS = (60, 75)
"""What the leader should win."""
EARLY = 50
"""How many matches should be over before the eruption, at least."""
RARE, COMMON = 20, 90
"""In how many matches a thing should be bought at least; by how many players at most."""

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


Group = tuple[str, int]
"""Who plays on all seats, and how many they are."""


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
    leader: int = NONE
    """The place that led at turn `LEAD`; NONE: it was over before."""


# Reading


def groups_of(folder: Path) -> dict[Group, list[Row]]:
    """The matches of a run by who played, and how many."""
    lab = Lab(folder, lab_text("en"))
    found: dict[Group, list[Row]] = {}
    for cell, record in lab.rows("SELECT cell, record FROM whole ORDER BY cell, seed"):
        settings = lab.cells[cell]
        row = played_again(read_record(record))
        found.setdefault((settings.bots, len(row.bought)), []).append(row)
    return found


def played_again(record: Record) -> Row:
    """What is remembered of a match."""
    match = Match(GAME, GAME.read_settings(record.settings), record.seed, record.data)
    t = GAME.tables(match.variant)
    first, told, leader = match.state.first, list(match.events), NONE
    for choice in record.choices:
        told += match.choose(choice)
        if match.state.turn == LEAD and leader == NONE:
            leader = leading(match.state, t)
    return remember(match.state, first, told, t, leader)


def leading(s: Any, t: Tables) -> int:
    """Who leads: the highest wall, then the highest wages, then the most blood."""

    def merit(seat: int) -> tuple[int, int, int]:
        player = s.players[seat]
        return player.wall, wages(t, player), player.blood

    return max(s.living(), key=merit)


def remember(s: Any, first: int, told: list[Any], t: Tables, leader: int) -> Row:
    """The figures of a match that is over; `first` was its first player in turn 1."""
    count = len(s.players)

    def place(seat: int) -> int:
        return (seat - first) % count

    row = Row(
        turns=s.turn,
        reason=s.outcome.reason,
        winners=[place(seat) for seat in s.outcome.winners],
        bought=[],
        damage={},
        repaired=0,
        eruptions=max(0, s.turn - t.last_turn),
        leader=NONE if leader == NONE else place(leader),
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


# Figures


def interval(hits: float, n: int) -> str:
    """A share in percent with its 95 % interval."""
    found = rate(hits, n).times(100)
    return f"{found.value:.0f} % ({found.low:.0f}–{found.high:.0f})" if n else "–"


def percent(n: float, total: float) -> str:
    return f"{100 * n / total:.0f} %" if total else "–"


def named(group: Group) -> str:
    bots, players = group
    return f"{bots}, {players} players"


def wins(rows: list[Row], places: int) -> list[float]:
    """Wins by place in the turn order; a shared win counts fractionally."""
    found = [0.0] * places
    for row in rows:
        for place in row.winners:
            found[place] += 1 / len(row.winners)
    return found


def led(rows: list[Row]) -> tuple[float, int]:
    """How often the leader won, and of how many matches that had one."""
    late = [row for row in rows if row.leader != NONE]
    return sum(won_by(row, row.leader) for row in late), len(late)


def won_by(row: Row, place: int) -> float:
    """The part that a place has in the win."""
    return (place in row.winners) / len(row.winners)


def in_matches(rows: list[Row], name: str) -> float:
    """In how many of a hundred matches somebody buys it."""
    return 100 * sum(any(name in basket for basket in row.bought) for row in rows) / len(rows)


def by_players(rows: list[Row], name: str) -> float:
    """How many of a hundred players buy it."""
    baskets = [basket for row in rows for basket in row.bought]
    return 100 * sum(name in basket for basket in baskets) / len(baskets)


def names() -> list[str]:
    """Everything that can be bought."""
    return [
        *(f"unit {kind}" for kind in KINDS),
        *(f"building {name}" for name in BUILDINGS if name != "extra_slot"),
        "shot",
        *(f"ruse {ruse}" for ruse in RUSES),
        "ruse bait_attack",
    ]


def plain(name: str) -> str:
    return name.replace("_", " ")


def targets(groups: dict[Group, list[Row]]) -> list[str]:
    """What a good game should show, and what the matches show; what misses is bold."""
    lines: list[tuple[Any, ...]] = []
    for (bots, players), rows in groups.items():
        n = len(rows)
        shares = [100 * won / n for won in wins(rows, players)]
        least, most = SEATS[players]
        early = 100 * sum(row.eruptions == 0 for row in rows) / n
        won, late = led(rows)
        lead = 100 * won / late if late else 0.0
        rare = [plain(name) for name in names() if in_matches(rows, name) < RARE]
        common = [plain(name) for name in names() if by_players(rows, name) > COMMON]
        lines.append(
            (
                bots,
                players,
                n,
                " / ".join(marked(f"{x:.0f}", least <= round(x) <= most) for x in shares),
                marked(f"{early:.0f} %", early >= EARLY),
                marked(interval(won, late), LEADS[0] <= round(lead) <= LEADS[1]),
                marked(", ".join(rare) or "none", not rare),
                marked(", ".join(common) or "none", not common),
            )
        )
    heads = ("bots", "players", "matches", "wins by place", "over by turn 10")
    heads += (f"leader at turn {LEAD} wins", f"in under {RARE} % of matches")
    return table((*heads, f"by over {COMMON} % of players"), lines)


def marked(said: str, good: bool) -> str:
    return said if good else f"**{said}**"


def overview(groups: dict[Group, list[Row]]) -> list[str]:
    """Length, ends and seats for each group."""
    lines = table(
        ("", "median turn", "mean", "by turn 5", "by turn 10", "eruptions", "shared"),
        (
            (
                named(group),
                f"{statistics.median(row.turns for row in rows):.0f}",
                f"{statistics.mean(row.turns for row in rows):.1f}",
                percent(sum(row.turns <= 5 for row in rows), len(rows)),
                interval(sum(row.eruptions == 0 for row in rows), len(rows)),
                eruptions(rows),
                percent(sum(len(row.winners) > 1 for row in rows), len(rows)),
            )
            for group, rows in groups.items()
        ),
    )
    lines += ["Winners by place in the turn order, with 95 % intervals:", ""]
    return lines + table(
        ("", "first", "second", "third", "fourth"),
        (
            (named(group), *(interval(won, len(rows)) for won in wins(rows, group[1])))
            + ("",) * (4 - group[1])
            for group, rows in groups.items()
        ),
    )


def before_and_after(groups: dict[Group, list[Row]]) -> list[str]:
    """Who wins before the volcano erupts, and who in the eruption."""
    lines: list[tuple[Any, ...]] = []
    for group, rows in groups.items():
        for name, late in (("by turn 10", False), ("in the eruption", True)):
            some = [row for row in rows if (row.eruptions > 0) == late]
            if some:
                shares = [interval(won, len(some)) for won in wins(some, group[1])]
                blank = [""] * (4 - group[1])
                lines.append((f"{named(group)}, {name}", len(some), *shares, *blank))
    return table(("", "matches", "first", "second", "third", "fourth"), lines)


def eruptions(rows: list[Row]) -> str:
    """How many eruptions matches take, among those that have any."""
    late = [row.eruptions for row in rows if row.eruptions]
    return f"{statistics.mean(late):.1f}" if late else "–"


def lengths(groups: dict[Group, list[Row]]) -> list[str]:
    """How many turns matches last: percent of matches by the turn they end in."""
    ends = {group: Counter(row.turns for row in rows) for group, rows in groups.items()}
    every = sorted({turn for found in ends.values() for turn in found})
    return table(
        ("", *map(str, every)),
        (
            (named(group), *(f"{100 * ends[group][turn] / len(rows):.0f}" for turn in every))
            for group, rows in groups.items()
        ),
    )


def purchases(groups: dict[Group, list[Row]]) -> list[str]:
    """In how many matches, and by how many players, each thing is bought; how often they win."""
    return table(
        ("", *map(named, groups)),
        ((plain(name), *(bought(rows, name) for rows in groups.values())) for name in names()),
    )


def bought(rows: list[Row], name: str) -> str:
    """Percent of matches · of players · of these won."""
    won = [
        won_by(row, place)
        for row in rows
        for place, basket in enumerate(row.bought)
        if name in basket
    ]
    wins = f"{100 * statistics.mean(won):.0f}" if won else "–"
    return f"{in_matches(rows, name):.0f} · {by_players(rows, name):.0f} · {wins}"


def damage(groups: dict[Group, list[Row]]) -> list[str]:
    """Wall points that a player loses in a match, by cause."""
    lines: list[tuple[Any, ...]] = []
    for rule, name in CAUSES.items():
        cells = [sum(row.damage.get(rule, 0) for row in rows) for rows in groups.values()]
        lines.append((f"{name} ({rule})", *each(groups, cells)))
    repaired = [sum(row.repaired for row in rows) for rows in groups.values()]
    lines.append(("repaired by workshops", *each(groups, repaired)))
    return table(("", *map(named, groups)), lines)


def each(groups: dict[Group, list[Row]], sums: list[int]) -> list[str]:
    """Sums of whole groups, for one player in one match."""
    sides = [len(rows) * players for (_, players), rows in groups.items()]
    return [f"{found / n:.1f}" for found, n in zip(sums, sides, strict=True)]


def report(groups: dict[Group, list[Row]]) -> str:
    """All tables."""
    groups = dict(sorted(groups.items()))
    return "\n".join(
        [
            "## The aims, and what the matches show",
            "",
            *targets(groups),
            "## Length, end and seats",
            "",
            *overview(groups),
            "The same, for matches that end by turn 10 and for those that the eruption decides, "
            "where on a tie the wall of who acts first is shaken first (KV-END-06):",
            "",
            *before_and_after(groups),
            "Percent of the matches that end in each turn:",
            "",
            *lengths(groups),
            "## What the walls suffer",
            "",
            "Points that a player loses in a match:",
            "",
            *damage(groups),
            "## What is bought",
            "",
            "Percent of matches in which somebody buys it · of players who do · of these who win. "
            "`bait` is Advance, `bait attack` the forced attack, `shot` a Puppet of the cannon.",
            "",
            *purchases(groups),
        ]
    )


def main() -> None:
    from_runs(__doc__, REPORT, groups_of, report)


if __name__ == "__main__":
    main()
