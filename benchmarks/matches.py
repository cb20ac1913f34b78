"""Whole matches by the bots that think, for `make bench ARGS=--matches`: a set-up that takes out of
all proportion is seen.

A game's set-ups are told apart by the first setting that is always asked for, such as the
scenario.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median
from typing import Any, Literal, get_args, get_origin, get_type_hints

import rempart
from rempart.kernel import Game
from rempart.kernel.setting import described
from rempart.play import by_names, play_out

LINES = 4
"""How many lines search plays for each choice: enough to see what they take."""
OUT_OF_LINE = 2.0
"""A set-up is out of line if it takes this many times as long as the median of all."""


def thinkers(game: Game) -> list[str]:
    """The bots that are measured: the game's own, and search."""
    return [*game.bots, f"search:{LINES}it"]


def cells(game: Game) -> list[str]:
    """The names of the figures: each bot with each number of players."""
    return [cell(name, players) for name in thinkers(game) for players in game.players]


def cell(name: str, players: int) -> str:
    """The name of a figure."""
    return f"{name} {players}p"


def setups(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """The set-ups of a game, each with a label; a single one if nothing tells them apart."""
    kinds = get_type_hints(game.settings)
    for name, setting in described(game.settings).items():
        if not setting.group and get_origin(kinds[name]) is Literal:
            for value in get_args(kinds[name]):
                yield f"{game.id}, {name} {value}", {name: value}
            return
    yield game.id, {}


def measure(game: Game, setup: dict[str, Any], matches: int) -> dict[str, float]:
    """The figures of one set-up: matches per second of processor time, with a bot in every seat."""
    found: dict[str, float] = {}
    for name in thinkers(game):
        for players in game.players:
            start = time.process_time()
            for seed in range(1, matches + 1):
                match = rempart.new(game.id, seed=seed, players=players, **setup)
                play_out(match, by_names([name] * players, seed, game))
            found[cell(name, players)] = matches / (time.process_time() - start)
    return found


def out_of_line(found: dict[str, dict[str, float]]) -> Iterator[str]:
    """A line for each figure of a set-up, by label, that is far from the others'."""
    for label, figures in found.items():
        for name, rate in figures.items():
            times = median([other[name] for other in found.values()]) / rate
            if times > OUT_OF_LINE:
                yield f"out of line: {label}, {name}: {times:.1f} times as long as the median"
