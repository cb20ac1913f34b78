"""A position as a JSON document: a match at one decision, without what led to it and without the
chance to come. Whoever reads one knows nothing of where it is from: it is measured here, and
checked as `kernel.possible` says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import msgspec

from rempart.kernel.anatomy import Flaw
from rempart.kernel.errors import BadSettings
from rempart.kernel.game import Game
from rempart.kernel.match import Match
from rempart.kernel.possible import BadPosition, fields_written, read_state
from rempart.kernel.state import State

FORMAT = 1
LONGEST = 300_000
"""The longest document, in bytes."""
DEEP = 24
"""The most tables and lists in each other."""
PARTS = 30_000
"""The most values in it."""
NAME = 60
"""The longest name."""


class PositionRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`{position, game, edition, options, state, …}`: a match at one decision."""

    position: int
    """The number of the format."""
    game: str
    edition: str
    settings: dict[str, object] = msgspec.field(name="options")
    """How the match was set up; `options` in the document, as in a record."""
    state: dict[str, object]
    """The state, by the names of its fields (`anatomy.written`)."""
    data: dict[str, object] = msgspec.field(default_factory=dict[str, object])
    """The values that are changed."""
    name: str = ""
    """What somebody called it."""

    def json(self) -> bytes:
        """The document."""
        return msgspec.json.encode(self) + b"\n"


# Writing


def position_of(match: Match, name: str = "") -> PositionRecord:
    """The present position of a match."""
    return record_of(match, match.state, name)


def record_of(match: Match, state: State, name: str = "") -> PositionRecord:
    """The document of a state of a match."""
    return PositionRecord(
        position=FORMAT,
        game=match.game.id,
        edition=match.game.edition,
        settings=settings_of(match),
        state=fields_written(state),
        data=match.patch,
        name=name[:NAME],
    )


def settings_of(match: Match) -> dict[str, object]:
    """How a match was set up; what its seed has chosen (the map of a run) is named."""
    settings, runs = msgspec.to_builtins(match.settings), match.game.runs
    code = runs.code_of(match.settings, match.seed) if runs is not None else ""
    return {**settings, runs.setting: code} if runs is not None and code else settings


def record_with(record: PositionRecord, state: State | None) -> PositionRecord:
    """A document with another state; None: with its own."""
    if state is None:
        return record
    return msgspec.structs.replace(record, state=fields_written(state))


# Reading


class PositionNumber(msgspec.Struct, frozen=True):
    """The field that every position has, and no record."""

    position: int


def is_position(source: bytes) -> bool:
    """Whether a document says that it is a position."""
    try:
        msgspec.json.decode(source, type=PositionNumber)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def read_position(source: PositionRecord | Mapping[str, object] | str | bytes) -> PositionRecord:
    """A position from a document; its state has not been looked at yet."""
    if isinstance(source, PositionRecord):
        return source
    given: object = source
    if isinstance(source, str | bytes):
        if len(source) > LONGEST:
            raise BadSettings(f"a position has at most {LONGEST} bytes, not {len(source)}")
        try:
            given = msgspec.json.decode(source)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadSettings(f"not a Rempart position, or a damaged one: {error}") from None
    _measure(given)
    try:
        found = msgspec.convert(given, PositionRecord)
    except msgspec.ValidationError as error:
        raise BadSettings(f"not a Rempart position: {error}") from None
    if found.position > FORMAT:
        raise BadSettings(
            f"the position has format {found.position}, made by a newer Rempart; "
            f"this one reads up to {FORMAT}: update it"
        )
    return msgspec.structs.replace(found, name=found.name[:NAME])


def _measure(given: object) -> None:
    """Refuse a document that is too deep or has too many values."""
    left, todo = PARTS, [(given, 0)]
    while todo:
        value, depth = todo.pop()
        left -= 1
        if left < 0:
            raise BadSettings(f"a position has at most {PARTS} values")
        if depth > DEEP:
            raise BadSettings(f"at most {DEEP} tables or lists may lie in each other in a position")
        if isinstance(value, dict | list):
            below = cast("Iterable[object]", value.values() if isinstance(value, dict) else value)
            todo += [(part, depth + 1) for part in below]


class Opened(msgspec.Struct, frozen=True):
    """What a document comes to: its state as far as it could be read, a match if it is possible,
    and all flaws."""

    state: Any
    match: Match | None
    flaws: list[Flaw]


def look_into(
    game: Game, record: PositionRecord, seed: int = 0, secret: str = "", tidy: bool = False
) -> Opened:
    """What a position comes to. Chance is drawn from `secret` or `seed`; `tidy` as in
    `read_state`."""
    if record.game != game.id:
        raise BadSettings(f"the position is one of {record.game!r}, not of {game.id}")
    if record.edition not in game.editions:
        raise BadSettings(
            f"the position was made under edition {record.edition!r} of {game.id}, which this "
            f"Rempart does not know (it knows {', '.join(game.editions)}): update it"
        )
    then = game.former.get(record.edition)
    if then is not None:  # It keeps the settings and values that it had.
        record = msgspec.structs.replace(
            record,
            edition=game.edition,
            settings={**then.settings, **record.settings},
            data={**then.patch, **record.data},
        )
    settings = game.read_settings(record.settings)
    variant = game.variant(record.data)
    state, flaws = read_state(
        game, settings, record.state, variant=variant, chance=secret or seed, tidy=tidy
    )
    if flaws:
        return Opened(state, None, flaws)
    match = Match(game, settings, seed, record.data, secret=secret, start=state)
    return Opened(state, match, [])


def open_position(game: Game, record: PositionRecord, seed: int = 0, secret: str = "") -> Match:
    """A match that begins at a position, or `BadPosition` with all that is impossible in it."""
    found = look_into(game, record, seed, secret)
    if found.match is None:
        raise BadPosition(game.text("en", game.variant(record.data)), found.flaws)
    return found.match
