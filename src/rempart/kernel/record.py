"""A played match as a short JSON document. Everything else can be derived from it."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from typing import Any, cast

import msgspec

from rempart.kernel.errors import BadRecord, WrongEdition

FORMAT = 3
"""The format of records of matches that began at a position."""
SECRET = 2
"""The format of records with a secret that began with a set-up."""
SEEDED = 1
"""The format of those without a secret. Every record has the oldest format that can hold it, so
that an older Rempart can read it, too."""


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state after `at` choices, so that a match outlives a change of the rules."""

    at: int
    state: str

    @classmethod
    def of(cls, at: int, state: bytes) -> Snapshot:
        """Wrap an encoded state."""
        return cls(at, base64.b64encode(state).decode())

    def bytes(self) -> bytes:
        """The encoded state."""
        try:
            return base64.b64decode(self.state, validate=True)
        except ValueError as error:
            raise BadRecord(f"the record's snapshot is damaged: {error}") from error


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`{game, edition, options, seed, secret, data, choices}`: enough to replay the match."""

    rempart: int
    game: str
    edition: str
    settings: dict[str, Any] = msgspec.field(name="options")
    """How the match was set up; `options` in the document."""
    seed: int
    choices: list[dict[str, Any]]
    secret: str = ""
    """What chance was drawn from; empty: the seed."""
    data: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])
    digest: str = ""
    """The digest of the state after the last choice, to check that a replay arrives there."""
    snapshot: Snapshot | None = None
    start: dict[str, object] = msgspec.field(default_factory=dict[str, object])
    """The state that the match began with, by the names of its fields (`kernel.possible`); empty:
    its set-up."""

    def json(self) -> bytes:
        """The document, with one choice per line."""
        parts = [
            f"  {msgspec.json.encode(name).decode()}: {_layout(name, value)}"
            for name, value in msgspec.to_builtins(self).items()
            if name != "start" or value
        ]
        return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def _layout(name: str, value: object) -> str:
    if name == "choices" and isinstance(value, list) and value:
        lines = (msgspec.json.encode(choice).decode() for choice in cast("list[object]", value))
        return "[\n    " + ",\n    ".join(lines) + "\n  ]"
    return msgspec.json.encode(value).decode()


def digest(state: bytes) -> str:
    """A short fingerprint of an encoded state."""
    return hashlib.sha256(state).hexdigest()[:16]


def digests(state: msgspec.Struct, encoded: bytes) -> Iterator[str]:
    """The fingerprints that a state may have been saved with: that of its encoding, and those of
    the encodings without its last fields, as far as these have their defaults. A record may have
    been made before they were added."""
    yield digest(encoded)
    stored = cast("list[object]", msgspec.msgpack.decode(encoded))
    for field in reversed(msgspec.structs.fields(type(state))):
        if field.default is msgspec.NODEFAULT or getattr(state, field.name) != field.default:
            return
        stored.pop()
        yield digest(msgspec.msgpack.encode(stored))


def check_format(number: int) -> None:
    """Refuse a record of a newer format."""
    if number > FORMAT:
        raise WrongEdition(
            f"the record has format {number}, made by a newer Rempart; "
            f"this one reads up to {FORMAT}: update it"
        )


class Numbered(msgspec.Struct, frozen=True):
    """The fields that records of all formats have."""

    rempart: int


def read_record(source: Record | dict[str, object] | str | bytes) -> Record:
    """A record from a `Record`, a dict or JSON."""
    if isinstance(source, Record):
        return source
    try:
        if isinstance(source, dict):
            check_format(msgspec.convert(source, Numbered).rempart)
            return msgspec.convert(source, Record)
        check_format(msgspec.json.decode(source, type=Numbered).rempart)
        return msgspec.json.decode(source, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"not a Rempart record: {error}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"not a Rempart record, or a damaged one: {error}") from error
