"""Rows on disk, safe against a kill at any moment: none is lost, none is duplicated.

    DIR/spec.json             what is played
    DIR/journal.jsonl          rows as they come, one per line
    DIR/matches/00001.parquet  rows of the journal, moved here some thousands at a time
    DIR/choices/00001.parquet  what was offered and taken in those matches
    DIR/failures.txt          why matches failed, if any did

Rows are moved in this order: choices, matches, then the journal is emptied. After a kill, the
matches in Parquet count as done, as do complete lines of the journal that are not among them.
Choices without their matches are written again.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from rempart.kernel import RempartError
from rempart.kernel.text import Text
from rempart.lab.spec import RunSpec

ENOUGH = 2000
"""How many rows are moved from the journal to Parquet at once."""

MATCHES = {
    "id": "VARCHAR",
    "cell": "INTEGER",
    "game": "VARCHAR",
    "edition": "VARCHAR",
    "options": "JSON",
    "data": "JSON",
    "bots": "VARCHAR[]",
    "seed": "BIGINT",
    "together": "BOOLEAN",
    "focus": "INTEGER",
    "won": "BOOLEAN",
    "reason": "VARCHAR",
    "rule": "VARCHAR",
    "winners": "INTEGER[]",
    "scores": "BIGINT[]",
    "facts": "MAP(VARCHAR, BIGINT)",
    "low": "DOUBLE",
    "decisions": "INTEGER",
    "seconds": "DOUBLE",
    "kinds": "MAP(VARCHAR, INTEGER)",
    "record": "VARCHAR",
    "error": "VARCHAR",
}
"""The columns of matches."""

CHOICES = (
    "STRUCT(seat INTEGER, kind VARCHAR, what VARCHAR, option VARCHAR, "
    "offered INTEGER, taken INTEGER)[]"
)
"""What each seat was offered and took."""


class NoRun(RempartError):
    """A folder contains no run, or a different one."""


def duckdb() -> Any:
    """DuckDB, or an error that says how to install it."""
    try:
        return importlib.import_module("duckdb")
    except ImportError as error:
        raise NoRun("the lab needs DuckDB: pip install 'rempart[lab]'") from error


class RunStore:
    """The folder of a run."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.journal = folder / "journal.jsonl"
        self.lock: int | None = None
        self.waiting = 0
        """Rows in the journal."""

    # Opening

    def begin(self, spec: RunSpec, text: Text) -> set[str]:
        """Make or open the folder for a spec; returns the matches that are already there."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._take_lock(text)
        if (self.folder / "spec.json").exists():
            if self.spec(text).key != spec.key:
                raise NoRun(text("run.other_spec", folder=self.folder))
        elif any(one.name != "lock" for one in self.folder.iterdir()):
            raise NoRun(text("run.other_folder", folder=self.folder))
        for name in ("matches", "choices"):
            (self.folder / name).mkdir(exist_ok=True)
        replace(self.folder / "spec.json", msgspec.json.format(msgspec.json.encode(spec)))
        return self._mend()

    def spec(self, text: Text) -> RunSpec:
        """What is played here."""
        try:
            return msgspec.json.decode((self.folder / "spec.json").read_bytes(), type=RunSpec)
        except (OSError, msgspec.DecodeError) as error:
            raise NoRun(text("run.no_run", folder=self.folder)) from error

    def _take_lock(self, text: Text) -> None:
        """Lock the folder: two runs must not write into it. A killed run leaves no lock behind."""
        try:
            import fcntl
        except ImportError:  # Windows
            return
        self.lock = os.open(self.folder / "lock", os.O_CREAT | os.O_RDWR)
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.close()
            raise NoRun(text("run.locked", folder=self.folder)) from error

    def _mend(self) -> set[str]:
        """Keep in the journal only complete rows that are not in Parquet; returns all matches
        done."""
        done = self._kept()
        lines: list[bytes] = []
        for line in self.lines():
            id = msgspec.json.decode(line, type=Named).id
            if id not in done:
                done.add(id)
                lines.append(line)
        replace(self.journal, b"".join(lines))
        self.waiting = len(lines)
        return done

    def _kept(self) -> set[str]:
        parts = [str(path) for path in self.parts("matches")]
        if not parts:
            return set()
        found = duckdb().sql("SELECT id FROM read_parquet($parts)", params={"parts": parts})
        return {id for (id,) in found.fetchall()}

    def lines(self) -> Iterator[bytes]:
        """The complete lines of the journal, without one that a kill cut off."""
        if not self.journal.exists():
            return
        with self.journal.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    yield line

    def parts(self, name: str) -> list[Path]:
        """The Parquet files of a kind."""
        return sorted((self.folder / name).glob("[0-9]*.parquet"))

    # Writing

    def add(self, rows: list[bytes]) -> None:
        """Append rows to the journal."""
        with self.journal.open("ab") as file:
            file.write(b"".join(row + b"\n" for row in rows))
            file.flush()
            os.fsync(file.fileno())
        self.waiting += len(rows)
        if self.waiting >= ENOUGH:
            self.move()

    def move(self) -> None:
        """Move the rows of the journal to Parquet."""
        if not self.waiting:
            return
        name = f"{len(self.parts('matches')) + 1:05}.parquet"
        source = self.source()
        spread = f"SELECT id, cell, seed, unnest(choices, recursive := true) FROM {source}"
        self._write(self.folder / "choices" / name, spread)
        self._write(self.folder / "matches" / name, f"SELECT * EXCLUDE (choices) FROM {source}")
        replace(self.journal, b"")
        self.waiting = 0

    def source(self) -> str:
        """The journal, as DuckDB reads it."""
        columns = ", ".join(f"{name}: '{kind}'" for name, kind in MATCHES.items())
        columns += f", choices: '{CHOICES}'"
        return (
            f"read_json({quoted(self.journal)}, format = 'newline_delimited', "
            f"maximum_object_size = 67108864, columns = {{{columns}}})"
        )

    def _write(self, path: Path, query: str) -> None:
        draft = path.with_name(f".{path.name}")
        duckdb().sql(f"COPY ({query}) TO {quoted(draft)} (FORMAT parquet, COMPRESSION zstd)")
        draft.replace(path)

    def close(self) -> None:
        """Release the lock."""
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None


class Named(msgspec.Struct):
    """The part of a row that identifies the match."""

    id: str


def replace(path: Path, content: bytes) -> None:
    """Write a temporary file, which then replaces the old one."""
    draft = path.with_name(f".{path.name}")
    with draft.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def quoted(path: Path) -> str:
    """A path in a query."""
    return "'" + str(path).replace("'", "''") + "'"
