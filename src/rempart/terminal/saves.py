"""Records on disk: one match per file, never half-written, never overwriting another match."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from pathlib import Path

import rempart
from rempart.folders import user_folder
from rempart.kernel import Match, Record, read_record
from rempart.kernel.errors import BadRecord, BadSettings, RempartError
from rempart.kernel.game import SEEDS
from rempart.kernel.position import is_position, open_position, read_position
from rempart.kernel.possible import BadPosition

TRIES = 1000
HERE = Path()


class CannotSave(RempartError):
    """A file could not be written."""


def as_path(given: str) -> Path:
    """A path from what a person typed."""
    try:
        return Path(given).expanduser()
    except RuntimeError:  # ~nobody
        return Path(given)


def load(given: str) -> Match:
    """The match of a file, or one that begins at the position of a file; errors say which file."""
    path = as_path(given)
    contents = read(path)
    try:
        if is_position(contents):
            record = read_position(contents)
            return open_position(rempart.game(record.game), record, secrets.randbelow(SEEDS))
        return rempart.load(contents)
    except (BadPosition, BadSettings) as error:
        raise BadRecord(f"{path}: {error}") from error
    except BadRecord as error:
        raise type(error)(f"{path}: {error}") from error


def read(path: Path) -> bytes:
    """The contents of a file, or an error that says which file cannot be read."""
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise BadRecord(
            f"{path}: cannot be read ({_reason(error)}); give the file of a saved match"
        ) from error


def write(path: Path, match: Match) -> None:
    """Write a match's record."""
    replace(path, match.record().json())


def replace(path: Path, contents: bytes) -> None:
    """Write a file: to a temporary file first, which then replaces the old one. The user's data
    folder is made if it is missing, no other one."""
    try:
        if path.parent == user_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(contents)
            Path(name).chmod(0o644)
            Path(name).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
    except (OSError, ValueError) as error:
        raise CannotSave(f"{path}: cannot be written ({_reason(error)})") from error


def _reason(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error)


def is_other(path: Path, match: Match) -> bool:
    """Whether a file holds anything but an earlier moment of this match."""
    if not os.path.exists(path):  # unlike Path.exists, it takes any name
        return False
    try:
        found = read_record(read(path))
    except RempartError:
        return True
    record = match.record()
    return _origin(found) != _origin(record) or (
        found.choices != record.choices[: len(found.choices)]
    )


def _origin(record: Record) -> tuple[object, ...]:
    return (
        record.game,
        record.edition,
        record.settings,
        record.seed,
        record.secret,
        record.data,
    )


def free_path(match: Match, folder: Path = HERE) -> Path:
    """Where to save a match that was not given a name: a file that holds no other match."""
    stem = f"{match.game.id}-{match.seed}"
    for n in range(1, TRIES):
        path = folder / (f"{stem}.json" if n == 1 else f"{stem}-{n}.json")
        if not is_other(path, match):
            return path
    raise CannotSave(f"{stem}.json and {TRIES} more are taken: give a name")
