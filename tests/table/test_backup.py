"""Who else is on the machine reads nothing: neither the database, nor what lies beside it, nor its
backups."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from rempart.cli import main
from tests.table.server import Player, Served, new_table, run


@pytest.fixture(autouse=True)
def _careless() -> Iterator[None]:
    """Somebody whose new files all may read."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


def test_a_backup_while_people_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    database, copy = tmp_path / "rempart.db", tmp_path / "copy.db"

    async def play(served: Served) -> tuple[str, str, int]:
        made = await new_table(served, "me")
        player = await Player.sit(served, made.table, made.mine[0])
        for _ in range(3):
            await player.choose()
        await player.until(lambda: player.n >= 4)
        assert main(["backup", str(copy), "--database", str(database)]) == 0
        await player.choose()
        return made.table, made.mine[0], player.n

    with Served(str(database)) as served:
        table, token, n = run(play(served))
        expected = {"rempart.db", "rempart.db-wal", "rempart.db-shm", "rempart.db.lock", "copy.db"}
        assert modes(tmp_path) == dict.fromkeys(expected, 0o600)
    assert "Keep it private" in capsys.readouterr().out

    async def look(served: Served) -> int:
        return (await Player.sit(served, table, token)).n

    with Served(str(copy)) as served:
        assert 4 <= run(look(served)) <= n
    assert set(modes(tmp_path).values()) == {0o600}


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    database, copy = tmp_path / "rempart.db", tmp_path / "copy.db"
    with Served(str(database)):
        pass
    copy.write_text("dear")
    assert main(["backup", str(copy), "--database", str(database)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert copy.read_text() == "dear"


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("nowhere.db", "there is no database at"),
        ("text.db", "cannot be copied"),
        ("postgresql://u:secret@h/d", "pg_dump"),
    ],
)
def test_what_cannot_be_copied(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    database: str,
    words: str,
):
    monkeypatch.chdir(tmp_path)
    Path("text.db").write_text("no database" * 100)
    assert main(["backup", "copy.db", "--database", database]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert "secret" not in said
    assert not Path("copy.db").exists()
