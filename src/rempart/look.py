"""How a game looks wherever it is shown: the contents of its folder `look/`.

`look.toml` has its colours, `cover.svg` is the lid of its box, `signs.toml` says how its maps are
drawn in text. A game without the folder has the default colours of the pages, and clients draw a
plain lid for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Literal, TypeVar

import msgspec

from rempart.kernel import Game
from rempart.kernel.data import read_toml
from rempart.kernel.errors import BadData

Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
Pair = tuple[Colour, Colour]
"""A colour for the light and one for the dark theme."""
Read = TypeVar("Read")


class GameLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`look/look.toml`."""

    accent: Pair
    """The main colour: headings, banners, the plots of the lab."""
    accent_2: Pair
    """The secondary colour."""
    accent_deep: Colour
    """A dark background for light text, in both themes."""
    legend: tuple[str, ...] = ()
    """The sections of its texts that name what its icons show."""


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands for a kind or tag of places or pieces on a map in text."""

    sign: Annotated[str, msgspec.Meta(min_length=1, max_length=2)]
    name: str
    """The key of the text that says what it is, for the legend."""
    style: Literal[
        "", "bold", "dim", "red", "green", "yellow", "blue", "magenta", "cyan", "bold red"
    ] = ""


@lru_cache
def look(game: Game) -> GameLook | None:
    """The look of a game, if it has one."""
    file = files(game.package) / "look" / "look.toml"
    return read(file, GameLook) if file.is_file() else None


@lru_cache
def signs(game: Game) -> Mapping[str, Sign]:
    """The signs of a game's maps, by kind or tag; empty: it has no maps that can be drawn so."""
    file = files(game.package) / "look" / "signs.toml"
    return read(file, dict[str, Sign]) if file.is_file() else {}


def read(file: Traversable, kind: type[Read]) -> Read:
    """A file of a look, or an error that names the key."""
    try:
        return msgspec.convert(read_toml(file), kind)
    except msgspec.ValidationError as error:
        reason, _, key = str(error).partition(" - at `$.")
        where = f", key {key.rstrip('`')}" if key else ""
        raise BadData(f"{file}{where}: {reason}") from error


@lru_cache
def cover(game: Game) -> bytes | None:
    """The picture on its box, an SVG, if it has one."""
    file = files(game.package) / "look" / "cover.svg"
    return file.read_bytes() if file.is_file() else None


def css(games: Iterable[Game]) -> str:
    """A style sheet that gives everything with `data-game` the colours of its game."""
    looks = ((game.id, look(game)) for game in games)
    return "".join(rule(id, found) for id, found in looks if found is not None)


def rule(id: str, found: GameLook) -> str:
    """The colours of one game."""
    return (
        f"[data-game='{id}'] {{\n"
        f"  --accent: light-dark({', '.join(found.accent)});\n"
        f"  --accent-2: light-dark({', '.join(found.accent_2)});\n"
        f"  --accent-deep: {found.accent_deep};\n"
        "}\n"
    )
