"""Queries on the rows of a run through DuckDB, finished or not, in Parquet and in the journal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import rempart
from rempart.figures import NOTHING, Estimate, paired_counts, rate, stratified, summed
from rempart.kernel.text import Text
from rempart.lab.spec import Cell
from rempart.lab.store import MATCHES, NoRun, RunStore, duckdb, quoted
from rempart.play import Lineup

FEW = 0.03
"""The least share of matches in which something is taken, and not taken, to compare its win
rates."""

UNITS = """
    SELECT id, cell, if(together, -1, seat) AS seat, kind, what, min(option) AS option,
        sum(offered) AS offered, sum(taken) AS taken,
        any_value(if(together, won, list_contains(winners, seat))) AS won
    FROM choices JOIN whole USING (id) WHERE {where} GROUP BY ALL
"""
"""What each side was offered and took: a seat, or the whole team in a co-operative game."""


PICKS = {
    "id": "VARCHAR",
    "seat": "INTEGER",
    "kind": "VARCHAR",
    "what": "VARCHAR",
    "option": "VARCHAR",
    "offered": "INTEGER",
    "taken": "INTEGER",
}
"""The columns of choices."""


class CellFigures(NamedTuple):
    """The results of a cell."""

    cell: Cell
    n: int
    won: Estimate
    together: bool
    versus: bool
    seats: int
    length: Estimate
    spread: tuple[float, float, float, float, float]
    """Minimum, quartiles and maximum of the length."""
    seconds: float
    facts: dict[str, Estimate]
    failed: int


class Pair(NamedTuple):
    """A cell compared, seed by seed, with one that differs from it only on one axis."""

    axis: str
    cell: Cell
    base: Cell
    won: Estimate
    length: Estimate
    facts: dict[str, Estimate]
    same: bool
    """Whether every match of the two went the same way: the change had no effect."""


class Pick(NamedTuple):
    """How often something was taken, and how that relates to winning."""

    kind: str
    what: str
    option: str
    picked: float
    """The share of decisions offering it in which it was taken."""
    mean: float
    """How often it is taken in a match, by each side."""
    taken: Estimate
    """Win rate of those who took it,"""
    left: Estimate
    """and of those who could have and did not."""
    gap: Estimate


class Lab:
    """Queries on a run's folder; `threads`: how many DuckDB may use, 0: one for each core."""

    def __init__(self, folder: Path, text: Text, threads: int = 0):
        store = RunStore(folder)
        self.folder = folder
        self.spec = store.spec(text)
        self.cells = {cell.n: cell for cell in self.spec.cells}
        self.db = duckdb().connect(config={"threads": threads} if threads else {})
        self._fill(store, "matches", MATCHES)
        self._fill(store, "choices", PICKS, "id, unnest(choices, recursive := true)")
        self.db.sql("CREATE VIEW whole AS SELECT * FROM matches WHERE error = ''")
        if not self.value("SELECT count(*) FROM whole"):
            raise NoRun(text("run.no_rows", folder=folder))

    def _fill(self, store: RunStore, name: str, columns: dict[str, str], fresh: str = "") -> None:
        """Make a table from the Parquet files and the rows that only the journal has. Rows of an
        older Rempart may lack a column, which then stays empty."""
        made = ", ".join(f"{column} {kind}" for column, kind in columns.items())
        self.db.sql(f"CREATE TABLE {name} ({made})")
        listed = ", ".join(columns)
        if parts := parquet(store.parts(name)):
            there = {row[0] for row in self.rows(f"DESCRIBE SELECT * FROM {parts}")}
            kept = ", ".join(column for column in columns if column in there)
            self.db.sql(f"INSERT INTO {name} BY NAME SELECT {kept} FROM {parts}")
        if store.journal.exists() and store.journal.stat().st_size:
            query = f"SELECT {fresh or listed} FROM {store.source()}"
            if moved := parquet(store.parts("matches")):
                query += f" WHERE id NOT IN (SELECT id FROM {moved})"
            self.db.sql(f"INSERT INTO {name} BY NAME {query}")

    def rows(self, query: str, *params: Any) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        return self.db.execute(query, params).fetchall()

    def value(self, query: str, *params: Any) -> Any:
        """The only value of a query."""
        return self.rows(query, *params)[0][0]

    # Cells

    def figures(self) -> list[CellFigures]:
        """The results of each cell that has matches."""
        facts = self.facts()
        failed = dict(self.rows("SELECT cell, count(*) FROM matches WHERE error <> '' GROUP BY 1"))
        query = """
            SELECT cell, count(*), sum(won::INT), any_value(together), any_value(len(scores)),
                avg(decisions), stddev_samp(decisions), avg(seconds),
                quantile_cont(decisions, [0, 0.25, 0.5, 0.75, 1])
            FROM whole GROUP BY cell ORDER BY cell
        """
        return [
            CellFigures(
                cell=self.cells[n],
                n=count,
                won=rate(wins, count),
                together=together,
                versus=Lineup.read(self.cells[n].bots).versus,
                seats=seats,
                length=summed(count, length, deviation),
                spread=tuple(quantiles),
                seconds=seconds,
                facts=facts.get(n, {}),
                failed=failed.get(n, 0),
            )
            for n, count, wins, together, seats, length, deviation, seconds, quantiles in self.rows(
                query
            )
        ]

    def facts(self) -> dict[int, dict[str, Estimate]]:
        """The facts by cell, and the score of the focus seat if it says more than who won."""
        query = """
            SELECT cell, fact.key, count(*), avg(fact.value), stddev_samp(fact.value)
            FROM (SELECT cell, unnest(map_entries(facts)) AS fact FROM whole)
            GROUP BY ALL ORDER BY 1
        """
        found: dict[int, dict[str, Estimate]] = {}
        for cell, name, n, middle, deviation in self.rows(query):
            found.setdefault(cell, {})[name] = summed(n, middle, deviation)
        score = """
            SELECT cell, count(*), avg(scores[focus + 1]), stddev_samp(scores[focus + 1])
            FROM whole WHERE game IN (
                SELECT game FROM whole GROUP BY game, won
                HAVING count(DISTINCT scores[focus + 1]) > 1
            ) GROUP BY cell
        """
        for cell, n, middle, deviation in self.rows(score):
            found.setdefault(cell, {})["score"] = summed(n, middle, deviation)
        names = self.fact_names()
        return {
            cell: {name: facts[name] for name in names if name in facts}
            for cell, facts in found.items()
        }

    def fact_names(self) -> list[str]:
        """The facts that vary, the score first, without those that only repeat who won or the
        set-up."""
        query = """
            SELECT fact.key FROM (SELECT unnest(map_entries(facts)) AS fact FROM whole)
            GROUP BY 1 HAVING count(DISTINCT fact.value) > 1 AND fact.key <> 'won' ORDER BY 1
        """
        known = {name for cell in self.spec.cells for name in setup_of(cell.game)}
        return ["score", *(name for (name,) in self.rows(query) if name not in known)]

    def reasons(self) -> list[tuple[int, str, int]]:
        """How the matches of each cell ended."""
        query = "SELECT cell, reason, count(*) FROM whole GROUP BY ALL ORDER BY 1, 3 DESC"
        return self.rows(query)  # type: ignore[return-value]

    def seats(self) -> list[tuple[int, int, Estimate]]:
        """Cell, seat and its win rate, if seats win separately and the same bot plays them all."""
        query = """
            SELECT cell, seat, count(*), sum(list_contains(winners, seat)::INT)
            FROM (SELECT *, unnest(range(len(scores))) AS seat FROM whole WHERE NOT together)
            WHERE len(list_distinct(bots)) = 1 AND len(scores) > 1
            GROUP BY ALL ORDER BY 1, 2
        """
        return [(cell, seat, rate(wins, n)) for cell, seat, n, wins in self.rows(query)]

    # Pairs

    def pairs(self) -> list[Pair]:
        """Every cell with those it is compared with."""
        axes = dict.fromkeys(axis for cell in self.spec.cells for axis in cell.factors)
        return [
            self.pair(axis, cell, self.cells[cell.base[axis]])
            for axis in axes
            for cell in self.spec.cells
            if axis in cell.base
        ]

    def pair(self, axis: str, cell: Cell, base: Cell) -> Pair:
        """Two cells, seed by seed."""
        joined = """
            FROM whole AS a JOIN whole AS b USING (seed) WHERE a.cell = ? AND b.cell = ?
        """
        (n, gained, lost, length, deviation, same), *_ = self.rows(
            f"""
            SELECT count(*), sum((a.won AND NOT b.won)::INT), sum((b.won AND NOT a.won)::INT),
                avg(a.decisions - b.decisions), stddev_samp(a.decisions - b.decisions),
                bool_and(a.decisions = b.decisions AND a.winners = b.winners
                    AND a.scores = b.scores AND a.facts = b.facts)
            {joined}
            """,
            cell.n,
            base.n,
        )
        facts: dict[str, Estimate] = {}
        for name in self.fact_names():
            one, two = (
                (f"{side}.scores[{side}.focus + 1]" for side in "ab")
                if name == "score"
                else (f"{side}.facts['{name}']" for side in "ab")
            )
            (count, middle, spread), *_ = self.rows(
                f"SELECT count({one} - {two}), avg({one} - {two}), stddev_samp({one} - {two})"
                + joined,
                cell.n,
                base.n,
            )
            if count:
                facts[name] = summed(count, middle, spread)
        won = paired_counts(n, gained or 0, lost or 0)
        return Pair(axis, cell, base, won, summed(n, length, deviation), facts, bool(same))

    # What is taken

    def picks(self, game: str, cell: int | None = None) -> list[Pick]:
        """What was taken in the matches of a game (or of one cell), the clearest first."""
        where = "game = ?" if cell is None else "cell = ?"
        query = f"""
            WITH units AS ({UNITS.format(where=where)}),
            sides AS (SELECT sum(if(together, 1, len(scores))) AS n FROM whole WHERE {where})
            SELECT kind, what, cell, min(option), sum(offered), sum(taken), any_value(sides.n),
                count(*) FILTER (taken > 0), count(*) FILTER (taken > 0 AND won),
                count(*) FILTER (taken = 0), count(*) FILTER (taken = 0 AND won)
            FROM units, sides GROUP BY ALL ORDER BY ALL
        """
        asked = cell if cell is not None else game
        strata: dict[tuple[str, str], list[Stratum]] = {}
        for kind, what, _cell, *rest in self.rows(query, asked, asked):
            strata.setdefault((kind, what), []).append(Stratum(*rest))
        found = [pick_of(kind, what, parts) for (kind, what), parts in strata.items()]
        taken = [pick for pick in found if pick.mean > 0]
        return sorted(taken, key=lambda pick: (-strength(pick.gap), -pick.mean, pick.what))

    def taken_by_cell(self, game: str) -> dict[str, dict[int, float]]:
        """How often each thing is taken in a match, by cell."""
        query = """
            WITH sides AS (
                SELECT cell, sum(if(together, 1, len(scores))) AS n FROM whole GROUP BY cell)
            SELECT what, whole.cell, sum(taken) / any_value(sides.n)
            FROM choices JOIN whole USING (id) JOIN sides ON sides.cell = whole.cell
            WHERE game = ? GROUP BY ALL
        """
        found: dict[str, dict[int, float]] = {}
        for what, cell, mean in self.rows(query, game):
            found.setdefault(what, {})[cell] = mean
        return found

    def games(self) -> list[str]:
        """The games that were played."""
        played = {game for (game,) in self.rows("SELECT DISTINCT game FROM whole")}
        return [game for game in rempart.games() if game in played]

    def record(self, id: str) -> str:
        """The record of a match."""
        return self.value("SELECT record FROM matches WHERE id = ?", id)


class Stratum(NamedTuple):
    """What was offered and taken in one cell, and who won: those who took it, and the others."""

    option: str
    offered: int
    taken: int
    sides: int
    n: int
    wins: int
    other: int
    others: int


def pick_of(kind: str, what: str, strata: list[Stratum]) -> Pick:
    """The figures of all cells together; winning is compared only within each cell."""
    n, other = sum(one.n for one in strata), sum(one.other for one in strata)
    enough = min(n, other) >= max(5, FEW * (n + other))
    gap = stratified([(one.wins, one.n, one.others, one.other) for one in strata])
    return Pick(
        kind,
        what,
        strata[0].option,
        picked=sum(one.taken for one in strata) / sum(one.offered for one in strata),
        mean=sum(one.taken for one in strata) / strata[0].sides,
        taken=rate(sum(one.wins for one in strata), n),
        left=rate(sum(one.others for one in strata), other),
        gap=gap if enough else NOTHING,
    )


def setup_of(game: str) -> tuple[str, ...]:
    """The settings of a game."""
    return rempart.game(game).settings.__struct_fields__


def strength(gap: Estimate) -> float:
    """How clearly a difference is not zero, in half-widths of its interval."""
    if not gap.n:
        return -1.0
    half = (gap.high - gap.low) / 2
    return abs(gap.value) / half if half and not math.isnan(half) else 0.0


def parquet(parts: Sequence[Path]) -> str:
    """Parquet files as DuckDB reads them together; "" for none."""
    listed = ", ".join(map(quoted, parts))
    return f"read_parquet([{listed}], union_by_name = true)" if parts else ""
