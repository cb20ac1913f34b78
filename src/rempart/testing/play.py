"""How the battery plays any game: set-ups, players, walks through a match."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

import rempart
from rempart.kernel import Game, Match, Option, take

FEW = 3
"""Settings with more other values than this are changed together."""


def setups(game: Game) -> list[dict[str, object]]:
    """The plain set-up for each number of players, and every other value of every setting with the
    fewest and the most players possible: one by one, but settings with many values together."""
    found: list[dict[str, object]] = [{"players": players} for players in game.players]
    others = setting_values(game)
    few = {name: values for name, values in others.items() if len(values) <= FEW}
    many = {name: values for name, values in others.items() if len(values) > FEW}
    for players in sorted({game.players[0], game.players[-1]}):
        found += [{"players": players, name: v} for name, values in few.items() for v in values]
        for n in range(max(map(len, many.values()), default=0)):
            together = {name: values[n % len(values)] for name, values in many.items()}
            found.append({"players": players, **together})
    return found


def setting_values(game: Game) -> dict[str, list[object]]:
    """Every value of every setting that is not the default."""
    hints = get_type_hints(game.settings)
    found: dict[str, list[object]] = {}
    for field in msgspec.structs.fields(game.settings):
        kind = hints[field.name]
        if kind is bool:
            found[field.name] = [not field.default]
        elif get_origin(kind) is Literal:
            found[field.name] = [value for value in get_args(kind) if value != field.default]
    return found


def choose_randomly(match: Match, rng: random.Random) -> Option:
    """Any option."""
    assert match.decision is not None
    return rng.choice(match.decision.options)


def choose_fairly(match: Match, rng: random.Random) -> Option:
    """The best-looking of a few options: gets much further into a game than pure chance."""
    assert match.decision is not None
    options = match.decision.options
    few = rng.sample(options, min(6, len(options)))
    seat = match.decision.seat_of(few[0])

    def worth(option: Option) -> float:
        s = match.game.copy(match.state)
        take(s, s.agenda[-1], option)
        return match.game.evaluate(s, seat)

    return max(few, key=worth)


PLAYERS = {"random": choose_randomly, "fair": choose_fairly}


def walk(
    game: Game, settings: Mapping[str, object], seed: int, player: str = "fair", most: int = 100_000
) -> Iterator[tuple[Match, Option]]:
    """Play a match; yields, before each choice, the match and what will be chosen."""
    match = rempart.new(game.id, seed=seed, data=None, **settings)
    rng = random.Random(seed)
    for _ in range(most):
        if match.decision is None:
            return
        option = PLAYERS[player](match, rng)
        yield match, option
        match.choose(option)
    assert most < 100_000, f"{game.id} {settings} seed {seed}: no end in sight"


def played(game: Game, settings: Mapping[str, object], seed: int, player: str = "fair") -> Match:
    """A match played to its end."""
    match: Match | None = None
    for found, _ in walk(game, settings, seed, player):
        match = found
    assert match is not None
    assert match.outcome is not None
    return match
