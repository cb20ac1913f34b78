"""Writes golden records, for `python -m scripts.GAME.golden`: to be run when a rule or a value has
changed on purpose.

For each number of players it records one match for each possible ending, with the first seed that
ends that way, and some more.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import rempart
from rempart.kernel import Match
from rempart.play import by_names, play_out

FOLDER = Path(__file__).parent.parent / "tests" / "games"

Wanted = Callable[[Match], bool]


def play(game: str, seed: int, bot: str, data: dict[str, Any], settings: dict[str, Any]) -> Match:
    """A whole match."""
    match = rempart.new(game, seed=seed, data=data, **settings)
    play_out(match, by_names([bot] * len(match.seats), seed, match.game))
    return match


def record(
    game: str,
    name: str,
    wanted: Wanted,
    bot: str = "random",
    data: dict[str, Any] | None = None,
    **settings: Any,
) -> None:
    """Record the first match that meets the condition."""
    seed = 0
    while not wanted(match := play(game, seed, bot, data or {}, settings)):
        seed += 1
    (FOLDER / game / "golden" / f"{name}.json").write_bytes(match.record().json())
    print(f"{name}: seed {seed}, {len(match.choices)} choices", flush=True)


def ends(reason: str) -> Wanted:
    """A condition: the match ends for this reason."""
    return lambda match: match.outcome is not None and match.outcome.reason == reason
