"""How a run stands while it is played: the figures of each cell, and of each pair of cells that
differ in their variant, from the rows so far.

Unlike `query`, it needs no DuckDB, takes only a few milliseconds, and tells seats apart.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import msgspec

from rempart.figures import Estimate, paired_counts, rate, summed
from rempart.lab.spec import RunSpec
from rempart.lab.store import RunStore, duckdb
from rempart.play import Lineup

VARIANT = "variant"
"""The axis of cells that differ in their changed values."""
COLUMNS = "id, cell, seed, together, won, winners, scores, decisions, error"


class Brief(msgspec.Struct):
    """The part of a row that the figures need."""

    id: str
    cell: int
    seed: int
    together: bool = False
    won: bool = False
    winners: list[int] = []
    scores: list[int] = []
    decisions: int = 0
    error: str = ""


class CellStanding(msgspec.Struct):
    """A cell so far.

    won      how often the seat wins that the cell counts; None: nothing was played
    seats    how often each seat wins, if seats win separately and all have the same bot
    length   choices a match; spread: minimum, quartiles, maximum
    """

    cell: int
    played: int
    failed: int
    together: bool = False
    won: Estimate | None = None
    seats: list[Estimate] = []
    length: float = 0.0
    spread: list[float] = []


class PairStanding(msgspec.Struct):
    """How much more often a side wins with a variant than in the first one, on the same seeds.

    side    a seat; -1: the team, or the first bot of a duel
    same    every match went the same way
    """

    cell: int
    base: int
    side: int
    gain: Estimate
    same: bool


class RunStanding(msgspec.Struct):
    """A run so far.

    seconds    processor time that it has taken in all
    pace       seconds that a match takes now; 0: not known yet
    """

    total: int
    played: int = 0
    failed: int = 0
    seconds: float = 0.0
    pace: float = 0.0
    cells: list[CellStanding] = []
    pairs: list[PairStanding] = []


def briefs(store: RunStore) -> list[Brief]:
    """The rows of an open run."""
    decode = msgspec.json.Decoder(Brief).decode
    found = [decode(line) for line in store.lines()]
    if parts := [str(path) for path in store.parts("matches")]:
        query = f"SELECT {COLUMNS} FROM read_parquet($parts)"
        names = COLUMNS.split(", ")
        rows = duckdb().sql(query, params={"parts": parts}).fetchall()
        found += [msgspec.convert(dict(zip(names, row, strict=True)), Brief) for row in rows]
    return found


class Standings:
    """The rows so far, by cell."""

    def __init__(self, spec: RunSpec, rows: Sequence[Brief] = ()):
        self.spec = spec
        self.cells: dict[int, list[Brief]] = {cell.n: [] for cell in spec.cells}
        for row in rows:
            self.add(row)

    def add(self, row: Brief) -> None:
        """One more."""
        self.cells[row.cell].append(row)

    @property
    def played(self) -> int:
        """How many matches there are, with those that failed."""
        return sum(map(len, self.cells.values()))

    def standing(self) -> RunStanding:
        """The figures."""
        cells = [self._cell(n) for n in self.cells]
        return RunStanding(
            total=len(self.cells) * self.spec.matches,
            played=self.played,
            failed=sum(cell.failed for cell in cells),
            cells=cells,
            pairs=[
                pair
                for cell in self.spec.cells
                if VARIANT in cell.base
                for pair in self._pairs(cell.n, cell.base[VARIANT])
            ],
        )

    def _whole(self, cell: int) -> list[Brief]:
        return [row for row in self.cells[cell] if not row.error]

    def _cell(self, n: int) -> CellStanding:
        rows = self._whole(n)
        failed = len(self.cells[n]) - len(rows)
        if not rows:
            return CellStanding(n, 0, failed)
        lengths = [row.decisions for row in rows]
        middle = summed(len(rows), statistics.fmean(lengths), None)
        return CellStanding(
            n,
            len(rows),
            failed,
            together=rows[0].together,
            won=rate(sum(row.won for row in rows), len(rows)),
            seats=[
                rate(sum(seat in row.winners for row in rows), len(rows))
                for seat in self._seats(n, rows)
            ],
            length=middle.value,
            spread=spread(lengths),
        )

    def _seats(self, n: int, rows: Sequence[Brief]) -> range:
        """The seats that are told apart in a cell."""
        lineup = Lineup.read(self.spec.cells[n].bots)
        apart = not rows[0].together and len(set(lineup.names)) == 1
        seats = len(rows[0].scores)
        return range(seats if apart and seats > 1 else 0)

    def _pairs(self, n: int, base: int) -> list[PairStanding]:
        """A cell compared with another, seed by seed."""
        before = {row.seed: row for row in self._whole(base)}
        both = [(row, before[row.seed]) for row in self._whole(n) if row.seed in before]
        if not both:
            return []
        same = all(
            (one.decisions, one.winners, one.scores)
            == (other.decisions, other.winners, other.scores)
            for one, other in both
        )
        seats = self._seats(n, [both[0][0]])
        found: list[PairStanding] = []
        for side in seats or (-1,):
            wins = [(won(one, side), won(other, side)) for one, other in both]
            gained = sum(now and not then for now, then in wins)
            lost = sum(then and not now for now, then in wins)
            found.append(PairStanding(n, base, side, paired_counts(len(both), gained, lost), same))
        return found


def won(row: Brief, side: int) -> bool:
    """Whether a side won."""
    return row.won if side < 0 else side in row.winners


def spread(values: Sequence[int]) -> list[float]:
    """Minimum, quartiles and maximum."""
    if len(values) == 1:
        return [values[0]] * 5
    return [min(values), *statistics.quantiles(values, method="inclusive"), max(values)]
