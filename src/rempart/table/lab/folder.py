"""The folder with the runs of a server, beside its database: each run is a folder there.

DIR/lock             held by the server that plays
DIR/<id>/entry.json  what the server knows of the run (`LabEntry`)
DIR/<id>/…           what is played, the rows, the report: see `rempart.lab.beside`
"""

from __future__ import annotations

import contextlib
import re
import secrets
import shutil
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from rempart.kernel import RempartError
from rempart.lab.beside import ROWS, SPEC, ReportWords, read_standing
from rempart.lab.spec import RunSpec
from rempart.lab.standing import RunStanding
from rempart.lab.store import replace
from rempart.table import limits
from rempart.table.messages.lab import LabState

ID = re.compile(r"[A-Za-z0-9_-]{22}")
MATCH = re.compile(r"\d{1,6}-\d{1,18}")
"""The name of a match in its run."""
ENTRY = "entry.json"
HOUR, DAY = 3600.0, 86400.0


class NoSuchRun(RempartError):
    """There is no run with this id, or no longer."""

    def __init__(self) -> None:
        super().__init__("there is no such run here, or it has been deleted")


class LabEntry(msgspec.Struct):
    """What the server knows of a run.

    proof     the SHA-256 of the token that may stop it
    variants  the names of the variants; "": the game's own numbers
    """

    id: str
    game: str
    created: float
    proof: str
    variants: list[str]
    options: dict[str, object]
    state: LabState = "waiting"
    ended: float = 0.0

    @property
    def over(self) -> bool:
        """Whether it is neither waiting nor played."""
        return self.state not in ("waiting", "playing")


class LabFolder:
    """The runs of a server."""

    def __init__(self, path: Path):
        self.path = path
        self._changing = threading.Lock()

    def place(self, id: str) -> Path:
        """The folder of a run."""
        if not ID.fullmatch(id) or not (self.path / id / ENTRY).exists():
            raise NoSuchRun
        return self.path / id

    def add(self, entry: LabEntry, spec: RunSpec) -> None:
        """Store a new run. Its entry comes last: without it there is no run."""
        self.make()
        place = self.path / entry.id
        place.mkdir(mode=0o700)
        replace(place / SPEC, msgspec.json.encode(spec))
        self.write(entry)

    def make(self) -> None:
        """Make the folder itself, for nobody but its owner."""
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)

    def write(self, entry: LabEntry) -> None:
        """Store the entry of a run."""
        replace(self.path / entry.id / ENTRY, msgspec.json.encode(entry))

    def entry(self, id: str) -> LabEntry:
        """The entry of a run."""
        try:
            raw = (self.place(id) / ENTRY).read_bytes()
            return msgspec.json.decode(raw, type=LabEntry)
        except (OSError, msgspec.DecodeError) as error:
            raise NoSuchRun from error

    def entries(self) -> list[LabEntry]:
        """All entries, the oldest run first."""
        found: list[LabEntry] = []
        for place in self.path.glob("*") if self.path.exists() else ():
            with contextlib.suppress(NoSuchRun):
                found.append(self.entry(place.name))
        return sorted(found, key=lambda entry: (entry.created, entry.id))

    def to_play(self) -> list[LabEntry]:
        """The runs that are not over, in the order in which they are played."""
        return [entry for entry in self.entries() if not entry.over]

    def begin(self, id: str) -> bool:
        """A run is played from now on, unless it is over."""
        return self._become(id, "playing")

    def end(self, id: str, state: LabState) -> None:
        """A run is over, if it was not before."""
        self._become(id, state)

    def _become(self, id: str, state: LabState) -> bool:
        with self._changing:
            entry = self.entry(id)
            if entry.over:
                return False
            entry.state = state
            entry.ended = time.time() if entry.over else 0.0
            self.write(entry)
            return True

    def spec(self, id: str) -> RunSpec:
        """What a run plays."""
        return msgspec.json.decode((self.place(id) / SPEC).read_bytes(), type=RunSpec)

    def standing(self, id: str) -> RunStanding | None:
        """How a run stands; None: it has not begun."""
        return read_standing(self.place(id))

    def told(self, id: str, language: str) -> ReportWords | None:
        """What is told of the report of a run; None: it has not been made."""
        with contextlib.suppress(OSError, msgspec.DecodeError):
            raw = (self.place(id) / f"report.{language}.json").read_bytes()
            return msgspec.json.decode(raw, type=ReportWords)
        return None

    def page(self, id: str, language: str) -> bytes:
        """The report itself."""
        return self._read(self.place(id) / f"report.{language}.html")

    def record(self, id: str, match: str) -> bytes:
        """The record of a match that is worth a look."""
        if not MATCH.fullmatch(match):
            raise NoSuchRun
        return self._read(self.place(id) / ROWS / "replays" / f"{match}.json")

    def _read(self, path: Path) -> bytes:
        try:
            return path.read_bytes()
        except OSError as error:
            raise NoSuchRun from error

    def tidy(self) -> None:
        """Delete the oldest runs that are over, where they are too old, too many or too big."""
        kept = size = 0
        now = time.time()
        for entry in reversed([entry for entry in self.entries() if entry.over]):
            place = self.path / entry.id
            kept, size = kept + 1, size + sum(bytes_of(place))
            old = now - entry.ended > limits.LAB_DAYS * DAY
            if old or kept > limits.LAB_KEPT or size > limits.LAB_BYTES:
                (place / ENTRY).unlink(missing_ok=True)
                shutil.rmtree(place, ignore_errors=True)
        self._sweep()

    def _sweep(self) -> None:
        """Remove folders without an entry: deleted runs, and those that a kill kept from being
        made, but none that is just being made."""
        for place in self.path.glob("*") if self.path.exists() else ():
            if place.is_dir() and ID.fullmatch(place.name) and not (place / ENTRY).exists():
                with contextlib.suppress(OSError):
                    if time.time() - place.stat().st_mtime > HOUR:
                        shutil.rmtree(place, ignore_errors=True)


def bytes_of(place: Path) -> Iterator[int]:
    """The sizes of all files in a folder."""
    for path in place.rglob("*"):
        with contextlib.suppress(OSError):
            yield path.stat().st_size


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)
