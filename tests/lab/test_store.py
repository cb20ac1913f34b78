"""Rows on disk: none lost, none twice, whatever a kill leaves behind."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rempart.kernel.text import Text
from rempart.lab import store as store_module
from rempart.lab.play import play
from rempart.lab.query import Lab
from rempart.lab.run import tasks
from rempart.lab.spec import RunSpec
from rempart.lab.store import NoRun, RunStore
from tests.lab.conftest import little, read


def rows(spec: RunSpec) -> list[bytes]:
    return [msgspec.json.encode(play(cell, seed)) for cell, seed in tasks(spec, set())]


def ids(folder: str, text: Text) -> list[str]:
    return [id for (id,) in Lab(Path(folder), text).rows("SELECT id FROM matches ORDER BY id")]


ALL = ["0-1", "0-2", "0-3", "1-1", "1-2", "1-3"]


STORES: list[RunStore] = []


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    for store in STORES:
        store.close()
    STORES.clear()


def opened(spec: RunSpec, text: Text, folder: str = "run") -> tuple[RunStore, set[str]]:
    STORES.append(RunStore(Path(folder)))
    return STORES[-1], STORES[-1].begin(spec, text)


def test_rows_are_found_in_the_journal_and_in_parquet(text: Text):
    spec = little(text)
    store, done = opened(spec, text)
    assert done == set()
    given = rows(spec)
    store.add(given[:2])
    assert ids("run", text) == ["0-1", "1-1"]
    store.move()
    assert store.journal.read_bytes() == b""
    store.add(given[2:])
    assert ids("run", text) == ALL
    store.close()
    assert opened(spec, text)[1] == set(ALL)


def test_a_row_that_was_cut_off_is_played_again(text: Text):
    spec = little(text)
    store, _ = opened(spec, text)
    given = rows(spec)
    store.add(given[:2])
    store.close()
    with store.journal.open("ab") as file:
        file.write(given[2][:100])
    store, done = opened(spec, text)
    assert done == {"0-1", "1-1"}
    store.add(given[2:])
    assert ids("run", text) == ALL


def test_a_kill_between_parquet_and_journal_doubles_nothing(text: Text):
    spec = little(text)
    store, _ = opened(spec, text)
    store.add(rows(spec))
    before = store.journal.read_bytes()
    store.move()
    store.journal.write_bytes(before)  # as if it had not been emptied any more
    store.close()
    assert ids("run", text) == ALL
    store, done = opened(spec, text)
    assert done == set(ALL)
    assert store.journal.read_bytes() == b""
    store.move()
    assert ids("run", text) == ALL


def test_a_kill_between_choices_and_matches_doubles_nothing(text: Text):
    spec = little(text)
    store, _ = opened(spec, text)
    store.add(rows(spec))
    shutil.copytree("run", "killed")
    store.move()
    store.close()
    whole = Lab(Path("run"), text).value("SELECT count(*) FROM choices")
    shutil.copytree("run/choices", "killed/choices", dirs_exist_ok=True)
    killed, _ = opened(spec, text, "killed")
    killed.move()
    assert ids("killed", text) == ALL
    assert Lab(Path("killed"), text).value("SELECT count(*) FROM choices") == whole


def test_many_rows_are_moved_by_themselves(text: Text, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(store_module, "ENOUGH", 2)
    spec = little(text)
    store, _ = opened(spec, text)
    for row in rows(spec):
        store.add([row])
    assert [path.name for path in store.parts("matches")] == [f"0000{n}.parquet" for n in (1, 2, 3)]
    assert ids("run", text) == ALL


def test_rows_of_an_older_rempart_may_lack_a_column(text: Text):
    spec = little(text)
    store, _ = opened(spec, text)
    given = rows(spec)
    store.add(given[:3])
    store.move()
    part = store.parts("matches")[0]
    store_module.duckdb().sql(f"COPY (SELECT * EXCLUDE (low) FROM '{part}') TO 'older.parquet'")
    shutil.move("older.parquet", part)
    assert Lab(Path("run"), text).value("SELECT count(low) FROM whole") == 0
    store.add(given[3:])
    assert Lab(Path("run"), text).value("SELECT count(low) FROM whole") == 3
    store.move()
    assert ids("run", text) == ALL
    assert Lab(Path("run"), text).value("SELECT count(low) FROM whole") == 3


def test_rows_of_another_spec_are_not_mixed_in(text: Text):
    store, _ = opened(little(text), text)
    store.close()
    with pytest.raises(NoRun, match="another spec"):
        opened(read('game = "fantasy_defense"', text), text)


def test_two_runs_do_not_write_into_the_same_folder(text: Text):
    store, _ = opened(little(text), text)
    with pytest.raises(NoRun, match="another run is writing"):
        opened(little(text), text)
    store.close()
    opened(little(text), text)


def test_a_folder_with_other_things_is_left_alone(text: Text):
    Path("run").mkdir()
    Path("run/letter.txt").write_text("dear")
    with pytest.raises(NoRun, match="contains no run"):
        opened(little(text), text)
    with pytest.raises(NoRun, match="contains no run"):
        Lab(Path("run"), text)
    assert Path("run/letter.txt").read_text() == "dear"


def test_a_run_without_rows_has_nothing_to_tell(text: Text):
    opened(little(text), text)[0].close()
    with pytest.raises(NoRun, match="no finished match"):
        Lab(Path("run"), text)
