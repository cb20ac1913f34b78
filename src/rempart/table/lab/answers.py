"""How a run of the lab stands, as the client is told."""

from __future__ import annotations

from rempart.figures import Estimate
from rempart.lab.beside import ReportWords
from rempart.lab.match_cards import CardWords
from rempart.lab.spec import Cell, RunSpec
from rempart.lab.standing import CellStanding, PairStanding, RunStanding
from rempart.table import messages as m
from rempart.table.lab.folder import LabEntry
from rempart.table.lab.wishes import variant_of


def run_info(
    entry: LabEntry,
    spec: RunSpec,
    standing: RunStanding | None,
    ahead: int,
    told: ReportWords | None,
    expected: bool,
) -> m.LabRun:
    """A run; `told`: what is told of its report, `expected`: whether that will be there."""
    now = standing or RunStanding(total=len(spec.cells) * spec.matches)
    figures = {cell.cell: cell for cell in now.cells}
    left = (now.total - now.played) * now.pace if entry.state == "playing" else 0.0
    return m.LabRun(
        id=entry.id,
        game=entry.game,
        created=entry.created,
        state=entry.state,
        variants=entry.variants,
        options=entry.options,
        ahead=ahead,
        played=now.played,
        total=now.total,
        failed=now.failed,
        left=left,
        cells=[
            cell_info(cell, figures.get(cell.n, CellStanding(cell.n, 0, 0)), entry)
            for cell in spec.cells
        ],
        pairs=[pair_info(pair) for pair in now.pairs],
        report="ready" if told else "making" if expected else "none",
        matches=[match_info(one) for one in told.matches] if told else [],
    )


def cell_info(cell: Cell, now: CellStanding, entry: LabEntry) -> m.LabCell:
    """A set-up."""
    players = cell.setup["players"]
    assert isinstance(players, int)
    return m.LabCell(
        variant=variant_of(cell, entry.variants),
        players=players,
        bots=cell.bots,
        played=now.played,
        failed=now.failed,
        together=now.together,
        won=estimate(now.won) if now.won else None,
        seats=[estimate(seat) for seat in now.seats],
        length=now.length,
        spread=now.spread,
    )


def pair_info(pair: PairStanding) -> m.LabPair:
    """A comparison."""
    return m.LabPair(
        cell=pair.cell,
        base=pair.base,
        seat=pair.side,
        gain=estimate(pair.gain),
        same=pair.same,
    )


def estimate(figure: Estimate) -> m.LabEstimate:
    """A figure with its interval."""
    return m.LabEstimate(value=figure.value, low=figure.low, high=figure.high)


def match_info(one: CardWords) -> m.LabMatch:
    """A match worth a look."""
    return m.LabMatch(
        id=one.id, title=one.title, where=one.where, result=one.result, figures=one.figures
    )
