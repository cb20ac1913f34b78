"""What somebody wishes to have played, as a spec of the lab: checked, and within the limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

import rempart
from rempart import bots
from rempart.kernel import Game, RempartError
from rempart.kernel.errors import BadSettings
from rempart.kernel.text import Text
from rempart.lab.reading import Reader
from rempart.lab.spec import Cell, RunSpec
from rempart.lab.standing import VARIANT
from rempart.lab.words import lab_text
from rempart.registry import installed
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.making import check_bot
from rempart.table.names import plain

GAMES_OWN = ""
"""Stands for the game's own numbers among the names of variants."""


class TooMuch(RempartError):
    """A wish beyond the limits."""


def bots_for(game: Game) -> list[str]:
    """The bots that may play, weakest first: by chance, and the strengths."""
    known = {bots.levelled(level, game) for level in bots.LEVELS}
    return ["random", *["greedy"][: "greedy" not in known], *bots.LEVELS]


def playable(name: str) -> Game:
    """A game that other processes know, too."""
    game = rempart.game(name)
    if name not in installed():
        raise BadSettings(f"{name} is not installed, so the lab cannot play it")
    return game


def check_lineups(game: Game, names: Sequence[str]) -> None:
    """The bots must be among those that may play."""
    there = bots_for(game)
    for name in names:
        if name not in there:
            raise BadSettings(f"no bot {name!r} plays in the lab; it may be {', '.join(there)}")
        check_bot(name, game)


def setups(
    game: Game, options: Mapping[str, object], players: Sequence[int]
) -> list[dict[str, object]]:
    """The settings of matches with each number of players, complete."""
    if len(set(players)) < len(players):
        raise BadSettings("a number of players is named twice")
    return [
        msgspec.to_builtins(game.read_settings({**options, "players": count})) for count in players
    ]


def check_size(wish: m.LabWish, text: Text) -> None:
    """Raise an error if a wish is beyond the limits."""
    sides = len(wish.variants) + wish.original
    if not sides:
        raise TooMuch(text("lab_refused.nothing"))
    if len(wish.variants) > limits.LAB_VARIANTS:
        raise TooMuch(text("lab_refused.variants", most=limits.LAB_VARIANTS))
    count = sides * len(wish.players) * len(wish.bots)
    if count > limits.LAB_SETUPS:
        raise TooMuch(text("lab_refused.setups", n=count, most=limits.LAB_SETUPS))
    if count * wish.matches > limits.LAB_MATCHES:
        most = limits.LAB_MATCHES // count
        raise TooMuch(text("lab_refused.matches", n=count * wish.matches, each=most))


def names_of(wish: m.LabWish, own: str) -> list[str]:
    """The names of the variants, each its own; the game's own numbers, which are called `own`, come
    first."""
    found: list[str] = [GAMES_OWN] if wish.original else []
    for variant in wish.variants:
        name = base = plain(variant.name) or "?"
        number = 1
        while name in (own, *found):
            number += 1
            name = f"{base} ({number})"
        found.append(name)
    return found


def as_spec(wish: m.LabWish, names: Sequence[str], own: str, title: str) -> dict[str, object]:
    """The wish as a file of the lab would say it; `own`: what the game's own numbers are called."""
    patches = [{}] * wish.original + [variant.patch for variant in wish.variants]
    found: dict[str, object] = {
        "title": title,
        "game": wish.game,
        "matches": wish.matches,
        "bots": wish.bots if len(wish.bots) > 1 else wish.bots[0],
    }
    setup: dict[str, object] = dict(wish.options)
    if len(wish.players) > 1:
        found["sweep"] = {"players": wish.players}
    else:
        setup["players"] = wish.players[0]
    found["setup"] = setup
    if len(names) > 1:
        found[VARIANT] = [
            {"name": name or own, "set": patch} for name, patch in zip(names, patches, strict=True)
        ]
    else:
        found["set"] = patches[0]
    return found


def read_spec(given: dict[str, object], language: str) -> RunSpec:
    """The job of a worker: the spec, or an error with all that is wrong with it."""
    reader = Reader(lab_text(language))
    spec = reader.read(given, "", {})
    if spec is None or reader.faults:
        told = [f"{key}: {reason}" if key else reason for key, reason, _ in reader.faults]
        raise BadSettings("\n".join(told))
    return spec


def variant_of(cell: Cell, names: Sequence[str]) -> int:
    """The place of a cell's variant among the names. The game's own numbers have another name in
    the spec, and come first."""
    name = cell.factors.get(VARIANT)
    return names.index(name) if isinstance(name, str) and name in names else 0
