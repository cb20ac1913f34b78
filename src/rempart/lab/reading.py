"""Reads specs. All errors in one are reported before anything is played.

    title = "What should a Sprinter cost?"
    game = "kravora"
    bots = "greedy"
    matches = 100

    [sweep]
    "units.sprinter.price" = [1, 2, 3]

becomes *cells*, one for each combination of what varies; each is played with the same seeds.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from rempart.kernel import Game, RempartError
from rempart.kernel.errors import Fault
from rempart.kernel.text import Text
from rempart.lab.faults import Notes
from rempart.lab.parts import MOST_CELLS, PartReader
from rempart.lab.spec import Cell, RunSpec, with_bases

WHOLE = ("title", "seed", "matches", "part")
"""Keys that are allowed only at the top level."""
PART = ("game", "bots", "setup", "set", "sweep", "variant")
"""Keys of the top level or of a [[part]]; the top level has the defaults for the parts."""
MOST_MATCHES = 1_000_000


class BadSpec(RempartError):
    """A spec cannot be played: `faults` lists all errors."""

    def __init__(self, message: str, faults: list[Fault]):
        super().__init__(message)
        self.faults = faults


def load(path: Path, text: Text, changes: Mapping[str, object], matches: int | None) -> RunSpec:
    """The spec of a file; `changes` are further values for all its cells."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "UTF-8?"
        raise BadSpec(text("spec.unreadable", file=path, reason=reason), []) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadSpec(text("spec.no_toml", file=path, reason=error), []) from error
    if matches is not None:
        given["matches"] = matches
    reader = Reader(text)
    spec = reader.read(given, path.stem, changes)
    if reader.faults or spec is None:
        told = [f"  {fault.key}: {fault.reason}" for fault in reader.faults]
        head = text("spec.wrong", file=path, n=len(told))
        raise BadSpec("\n".join([head, *told]), reader.faults)
    return spec


class Reader(Notes):
    """Reads a whole spec."""

    def read(
        self, given: dict[str, object], name: str, changes: Mapping[str, object]
    ) -> RunSpec | None:
        """The spec, or None; `faults` is then not empty."""
        self.known("", given, (*WHOLE, *PART), "unknown_key")
        title = self.typed(given, "title", str, name)
        seed = self.typed(given, "seed", int, 1)
        matches = self.typed(given, "matches", int, 100)
        if not 1 <= matches <= MOST_MATCHES:
            self.wrong("matches", "matches", most=MOST_MATCHES)
        try:
            Game.read_seed(seed)
        except RempartError as error:
            self.note("seed", str(error))
        cells = self.cells(given, changes)
        if not cells and not self.faults:
            self.wrong("sweep", "no_cells")
        if len(cells) > MOST_CELLS:
            self.wrong("sweep", "many_cells", n=len(cells), most=MOST_CELLS)
        if self.faults:
            return None
        return RunSpec(title, seed, matches, cells)

    def cells(self, given: dict[str, object], changes: Mapping[str, object]) -> list[Cell]:
        """The cells of all parts."""
        parts = self.tables(given, "part")
        for at, part in enumerate(parts, 1):
            self.known(f"part {at}: ", part, PART, "unknown_key")
        common = {key: given[key] for key in PART if key in given}
        found: list[Cell] = []
        for at, part in enumerate(parts or [{}], 1):
            reader = PartReader(self.text, f"part {at}: " if parts else "")
            cells = enumerate(reader.part({**common, **part}, changes), len(found))
            found += with_bases([msgspec.structs.replace(cell, n=n) for n, cell in cells])
            for fault in reader.faults:
                self.note(fault.key, fault.reason)
        return found
