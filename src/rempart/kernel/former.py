"""Earlier editions of a game that differ from the present one only in values and default settings.

`former/<edition>/` in a game's package holds the data files as they were in that edition, under the
names they have in `data/`, and `settings.toml` with the settings whose defaults were others. What
is not there was as in the next edition. A match of that edition is replayed in full, as a match of
today whose patch names the edition: `{"edition": "1"}`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any

from rempart.kernel.data import DATA, DEFAULTS, Patch, read_folder, read_toml
from rempart.kernel.errors import BadData, BadSettings, BadValues, Fault
from rempart.kernel.shape import shown

FORMER = "former"
"""The folder with the files of earlier editions."""

EDITION = "edition"
"""The entry of a patch that names an earlier edition; the others change its values."""


class Former:
    """An earlier edition of a game. Its files are read when they are needed.

    patch     gives a match of today the values of that edition
    folders   where its data files are; what the first has not, the next has
    """

    def __init__(
        self,
        package: str,
        edition: str,
        after: Former | None,
        read_settings: Callable[[Mapping[str, object]], object],
    ):
        self.patch: dict[str, object] = {EDITION: edition}
        self.folders = (f"{FORMER}/{edition}", *(after.folders if after else (DATA,)))
        self._package = package
        self._after = after
        self._read_settings = read_settings

    @cached_property
    def raw_data(self) -> dict[str, Any]:
        """The data files of that edition as they are."""
        return read_folder(self._package, self.folders)

    @cached_property
    def settings(self) -> dict[str, Any]:
        """The settings whose defaults were others, and those defaults."""
        later = self._after.settings if self._after else {}
        file = files(self._package) / self.folders[0] / DEFAULTS
        found = later | (read_toml(file) if file.is_file() else {})
        try:
            self._read_settings(found)
        except BadSettings as error:
            raise BadData(f"{file}: {error}") from error
        return found


def former_editions(
    package: str,
    editions: Sequence[str],
    read_settings: Callable[[Mapping[str, object]], object],
) -> dict[str, Former]:
    """The earlier editions that a game package has files of."""
    folder = files(package) / FORMER
    inside = folder.iterdir() if folder.is_dir() else ()
    there = {one.name for one in inside if one.is_dir()}
    earlier = editions[:-1]
    for name in sorted(there.difference(earlier)):
        raise BadData(f"{package}: {FORMER}/{name}: not an earlier edition: {', '.join(earlier)}")
    found: dict[str, Former] = {}
    after = None
    for edition in reversed(earlier):
        if edition in there:
            found[edition] = after = Former(package, edition, after, read_settings)
    return found


def split(patch: Patch, former: Mapping[str, Former]) -> tuple[Former | None, Patch]:
    """The earlier edition that a patch names, if any, and what it changes besides."""
    if not former:
        return None, patch
    edition = patch.get(EDITION)
    if not isinstance(edition, str) or edition not in former:
        known = " or ".join(map(shown, sorted(former)))
        raise BadValues(Fault(EDITION, f"must be {known}, not {shown(edition)}"))
    return former[edition], {key: value for key, value in patch.items() if key != EDITION}
