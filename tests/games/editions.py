"""What a game does under an edition of its rules, as a fingerprint; and how its states are stored.

A table of an older version plays its choices again: if a rule or a value has changed, they lead
somewhere else. So every change of what a game does needs a new edition; `test_editions.py` sees to
it. `scripts/editions.py` writes down a new edition.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

import rempart
from rempart.kernel import Game, Match
from rempart.kernel.errors import BadSettings

FOLDER = Path(__file__).parent
EDITIONS = FOLDER / "editions.json"
LAYOUTS = FOLDER / "layouts.json"
SET_UPS = 5
"""How many set-ups are played for each number of players."""
CHOICES = 250
"""How many choices of each are made, at most."""

Layout = dict[str, list[str]]
"""The fields of every Struct that a state can hold, in their order."""


def read(file: Path) -> dict[str, dict[str, Any]]:
    return msgspec.json.decode(file.read_bytes())


def write(file: Path, content: dict[str, dict[str, Any]]) -> None:
    """One line for each edition or Struct, so that changes are easy to read."""
    games = [
        f"  {encoded(game)}: {{\n"
        + ",\n".join(f"    {encoded(name)}: {encoded(value)}" for name, value in of.items())
        + "\n  }"
        for game, of in content.items()
    ]
    file.write_text("{\n" + ",\n".join(games) + "\n}\n")


def encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# What it does


def behaviour(game: Game) -> str:
    """The fingerprint of all values, of random matches of all sizes and set-ups (who is asked what,
    among which options, and how it ends), and of the golden matches. How a state is stored makes no
    difference."""
    found = hashlib.sha256(msgspec.json.encode(values(game.raw_data), order="sorted"))
    for match in set_ups(game):
        play(match, found)
    for file in sorted((FOLDER / game.id / "golden").glob("*.json")):
        record = msgspec.json.decode(file.read_bytes())
        told = [file.name, *(record.get(name) for name in ("options", "seed", "data", "choices"))]
        found.update(msgspec.json.encode(told, order="sorted"))
    return found.hexdigest()[:24]


def values(data: Any) -> Any:
    """Data without a word of where they are printed."""
    if isinstance(data, dict):
        return {name: values(of) for name, of in data.items() if name != "source"}
    return [values(of) for of in data] if isinstance(data, list) else data


def set_ups(game: Game) -> Iterator[Match]:
    """The usual set-up for each number of players, and some with everything otherwise."""
    values_of = {
        field.name: kind.values if isinstance(kind, inspect.LiteralType) else (False, True)
        for field in msgspec.structs.fields(game.settings)
        if isinstance(
            kind := plain(inspect.type_info(field.type)), inspect.LiteralType | inspect.BoolType
        )
    }
    for players in game.players:
        for seed in range(SET_UPS):
            settings = {
                name: of[(seed + n) % len(of)] for n, (name, of) in enumerate(values_of.items())
            }
            wanted = settings if seed else {}
            try:
                yield rempart.new(game.id, seed=seed, **{**wanted, "players": players})
            except BadSettings:
                yield rempart.new(game.id, seed=seed, players=players)


def play(match: Match, found: Any) -> None:
    """Choose at random, and write down what was offered."""
    rng = random.Random(match.seed)
    while match.decision is not None and len(match.choices) < CHOICES:
        decision = match.decision
        asked = (type(decision.step).__name__, decision.actors, decision.options)
        found.update(msgspec.json.encode(asked))
        match.choose(decision.options[rng.randrange(len(decision.options))])
    found.update(msgspec.json.encode(match.outcome))


# How it is stored


def layout(game: Game) -> Layout:
    """The fields of a game's state, in their order, and of all that it holds."""
    found: Layout = {}
    collect(inspect.type_info(game.state), found)
    return dict(sorted(found.items()))


def plain(kind: inspect.Type) -> inspect.Type:
    """A type without what was written beside it."""
    return plain(kind.type) if isinstance(kind, inspect.Metadata) else kind


def collect(kind: inspect.Type, found: Layout) -> None:
    kind = plain(kind)
    if isinstance(kind, inspect.StructType):
        if kind.cls.__name__ in found:
            return
        found[kind.cls.__name__] = [field.encode_name for field in kind.fields]
        for field in kind.fields:
            collect(field.type, found)
    for name in ("types", "item_types"):
        for part in getattr(kind, name, ()):
            collect(part, found)
    for name in ("item_type", "key_type", "value_type"):
        part = getattr(kind, name, None)
        if isinstance(part, inspect.Type):
            collect(part, found)


def unreadable(old: Layout, new: Layout) -> list[str]:
    """What has been stored and could not be read any more."""
    return [
        name if name not in new else f"{name} ({', '.join(fields)})"
        for name, fields in old.items()
        if new.get(name, [])[: len(fields)] != fields or name not in new
    ]
