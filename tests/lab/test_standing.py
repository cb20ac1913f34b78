"""How a run stands while it is played: the same figures as the report's, without DuckDB."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rempart.kernel.text import Text
from rempart.lab import beside, shell
from rempart.lab.query import Lab
from rempart.lab.reading import Reader
from rempart.lab.run import RunResult, tasks, write
from rempart.lab.spec import RunSpec
from rempart.lab.standing import Brief, RunStanding, Standings, briefs, spread
from rempart.lab.store import RunStore
from rempart.lab.workers import play_batch


def read(text: Text, **more: object) -> RunSpec:
    """A spec that compares a variant with the game's own numbers."""
    reader = Reader(text)
    variants = [{"name": "Own"}, {"name": "Cheap", "set": {"units.sprinter.price": 1}}]
    given = {"game": "kravora", "bots": "random", "variant": variants, "matches": 8, **more}
    spec = reader.read(given, "x", {})
    assert spec is not None, reader.faults
    return spec


def stood(spec: RunSpec, text: Text, folder: Path) -> tuple[RunStanding, RunStanding]:
    """How a run stands when its rows are in the journal, and when they are in Parquet."""
    store = RunStore(folder)
    done = store.begin(spec, text)
    write(store, iter(play_batch(list(tasks(spec, done)))), RunResult(0, 0, 0, 0), lambda _: None)
    first = Standings(spec, briefs(store)).standing()
    store.move()
    second = Standings(spec, briefs(store)).standing()
    store.close()
    return first, second


def test_the_figures_are_those_of_the_report(text: Text, tmp_path: Path):
    spec = read(text)
    first, second = stood(spec, text, tmp_path / "run")
    assert first == second
    assert (first.total, first.played, first.failed) == (16, 16, 0)
    lab = Lab(tmp_path / "run", text)
    for cell, told in zip(first.cells, lab.figures(), strict=True):
        assert cell.won == told.won
        assert cell.length == pytest.approx(told.length.value)
        assert cell.spread == pytest.approx(told.spread)
    assert [(cell, seat) for cell, seat, _ in lab.seats()] == [
        (cell.cell, seat) for cell in first.cells for seat in range(len(cell.seats))
    ]
    (pair,) = lab.pairs()
    assert first.pairs[0].gain == pair.won
    assert [one.side for one in first.pairs] == [0, 1]


def row(cell: int, seed: int, winner: int, **more: object) -> Brief:
    """A row of a match of two."""
    return msgspec.convert(
        {"id": f"{cell}-{seed}", "cell": cell, "seed": seed, "won": winner == 0}
        | {"winners": [winner], "scores": [1, 2], "decisions": 10, **more},
        Brief,
    )


def test_sides_are_compared_on_the_same_seeds(text: Text):
    rows = [row(0, seed, 1) for seed in range(1, 41)] + [row(1, seed, 0) for seed in range(1, 31)]
    now = Standings(read(text), rows).standing()
    first, second = now.pairs
    assert (first.gain.value, first.gain.n, first.same) == (1.0, 30, False)
    assert first.gain.low > 0 > second.gain.high
    assert [seat.value for seat in now.cells[1].seats] == [1.0, 0.0]


def test_a_match_that_failed_counts_nowhere(text: Text):
    rows = [row(0, 1, 0), row(1, 1, 0, error="a bug"), row(0, 2, 1), row(1, 2, 1)]
    now = Standings(read(text), rows).standing()
    assert (now.played, now.failed) == (4, 1)
    assert [(cell.played, cell.failed) for cell in now.cells] == [(2, 0), (1, 1)]
    assert [(pair.gain.n, pair.same) for pair in now.pairs] == [(1, True), (1, True)]


def test_a_duel_has_one_side(text: Text):
    spec = read(text, bots="greedy vs random")
    now = Standings(spec, [row(0, 1, 0), row(1, 1, 1)]).standing()
    assert [pair.side for pair in now.pairs] == [-1]
    assert now.cells[0].seats == []


def test_spread_of_few():
    assert spread([7]) == [7, 7, 7, 7, 7]
    assert spread([1, 3]) == [1, 1.5, 2, 2.5, 3]


def test_a_folder_is_played_and_reported(text: Text, tmp_path: Path):
    spec = read(text, matches=3)
    (tmp_path / beside.SPEC).write_bytes(msgspec.json.encode(spec))
    assert beside.play(tmp_path, 0.0) == beside.SPENT
    before = beside.read_standing(tmp_path)
    assert before is not None
    assert before.played < before.total == 6
    assert beside.play(tmp_path, 1e6) == 0
    after = beside.read_standing(tmp_path)
    assert after is not None
    assert (after.played, after.total) == (6, 6)
    assert after.seconds > before.seconds
    assert beside.make_report(tmp_path, text) == 0
    page = (tmp_path / "report.en.html").read_text(encoding="utf-8")
    raw = (tmp_path / "report.en.json").read_bytes()
    words = msgspec.json.decode(raw, type=beside.ReportWords)
    assert (words.script, words.style) == shell.hashes(page)
    for match in words.matches:
        assert (tmp_path / beside.ROWS / "replays" / f"{match.id}.json").exists()


def test_after_an_upgrade_of_the_rules_nothing_is_played(text: Text, tmp_path: Path):
    spec = read(text)
    cells = [msgspec.structs.replace(cell, edition="0") for cell in spec.cells]
    old = msgspec.structs.replace(spec, cells=cells)
    (tmp_path / beside.SPEC).write_bytes(msgspec.json.encode(old))
    assert beside.play(tmp_path, 1e6) == beside.OTHER_RULES
