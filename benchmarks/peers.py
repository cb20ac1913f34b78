"""`make bench-peers`: random play of our games compared with other libraries, in one run.

Decisions a second of processor time of one process, in three groups:

rules      list what is legal, choose, do it: our kernel by itself beside OpenSpiel's games written
           in Python, which can only be played through OpenSpiel's interface
openspiel  like with like: our games through that interface too; and some of its games in C++
agents     what a learning agent needs as well, an observation and the legal actions for each
           decision: our PettingZoo environments beside PettingZoo's classics, and RLCard's games
           through RLCard's own, leaner interface

Every figure is the best of several rounds, and the rounds of all games alternate, so that a busy
machine affects all equally. The games differ: a decision of Kingdom Rush is more work than one of
tic-tac-toe. The ratios show the price of that. It needs the extra `peers`.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import platform
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import rempart
from rempart.kernel import advance, settle

warnings.simplefilter("ignore")  # warnings of the other libraries about themselves
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "hide"

Play = Callable[[], int]
"""Plays a whole match at random; returns the number of decisions."""

OURS = {
    "fantasy_defense": {"players": 1},
    "kravora": {"players": 2},
    "kingdom_rush": {"players": 2},
    "dark_tower": {"players": 1},
}
SPIEL = (
    *("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker"),
    *("python_block_dominoes", "python_team_dominoes"),
)
SPIEL_COMPILED = ("tic_tac_toe", "kuhn_poker", "hanabi", "backgammon")
CLASSICS = (
    *("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4"),
    *("hanabi_v5", "chess_v6", "go_v5"),
)
RLCARD = ("blackjack", "leduc-holdem", "limit-holdem", "uno", "doudizhu", "mahjong")


# Ours


def kernel(name: str, settings: dict[str, Any], rng: random.Random) -> Play:
    """Our rules alone."""
    game = rempart.game(name)
    tables, checked = game.tables(), game.read_settings(settings)

    def play() -> int:
        s, count = game.setup(checked, rng.getrandbits(50), tables), 0
        decision = settle(s)
        while decision is not None:
            decision = advance(s, decision, rng.choice(decision.options))
            count += 1
        return count

    return play


def ours_in_spiel(name: str, settings: dict[str, Any], rng: random.Random) -> Play:
    """Our game through OpenSpiel."""
    from rempart import rl

    return spiel_match(rl.openspiel(name, deals=64, **settings), rng)


def ours_for_agents(name: str, settings: dict[str, Any], rng: random.Random) -> Play:
    """Our PettingZoo environment."""
    from rempart import rl

    return aec_match(rl.aec(name, **settings), rng)


# Others


def spiel(name: str, rng: random.Random) -> Play:
    """A game of OpenSpiel."""
    import pyspiel
    from open_spiel.python.games import (  # noqa: F401 (to register them)
        block_dominoes,
        kuhn_poker,
        liars_poker,
        team_dominoes,
        tic_tac_toe,
    )

    return spiel_match(pyspiel.load_game(name), rng)


def spiel_match(game: Any, rng: random.Random) -> Play:
    """Through OpenSpiel's interface."""

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                count += 1
        return count

    return play


def classic(name: str, rng: random.Random) -> Play:
    """A classic of PettingZoo."""
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    return aec_match(module.env(), rng)


def aec_match(env: Any, rng: random.Random) -> Play:
    """Through PettingZoo's interface, with an observation and a mask for each decision."""
    import numpy as np

    def play() -> int:
        env.reset(seed=rng.getrandbits(30))
        count = 0
        for _agent in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation.get("action_mask", info.get("action_mask"))
            env.step(int(rng.choice(np.flatnonzero(mask.view(bool)))))
            count += 1
        return count

    return play


def rlcard_match(name: str, rng: random.Random) -> Play:
    """A game of RLCard; a state has the observation and the legal actions."""
    rlcard: Any = importlib.import_module("rlcard")

    env = rlcard.make(name, config={"seed": rng.getrandbits(30)})

    def play() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            count += 1
        return count

    return play


# Measuring


class Row:
    """One game in one group."""

    def __init__(self, group: str, library: str, game: str, make: Callable[[], Play]):
        self.group = group
        self.library = library
        self.game = game
        self.problem = ""
        self.rate = 0.0
        try:
            self.play = make()
            self.play()
        except Exception as error:
            self.problem = f"{type(error).__name__}: {str(error).splitlines()[0]}"

    def measure(self, seconds: float) -> None:
        """One round."""
        start, count = time.process_time(), 0
        while (spent := time.process_time() - start) < seconds:
            count += self.play()
        self.rate = max(self.rate, count / spent)


def rows(rng: random.Random) -> list[Row]:
    """Everything that is measured."""
    found = [
        Row("rules", "Rempart", name, lambda n=name, o=settings: kernel(n, o, rng))
        for name, settings in OURS.items()
    ]
    found += [Row("rules", "OpenSpiel", n, lambda n=n: spiel(n, rng)) for n in SPIEL]
    for name, settings in OURS.items():
        make = lambda n=name, o=settings: ours_in_spiel(n, o, rng)  # noqa: E731
        found.append(Row("openspiel", "Rempart", name, make))
    found += [Row("openspiel", "OpenSpiel", n, lambda n=n: spiel(n, rng)) for n in SPIEL]
    found += [
        Row("openspiel", "OpenSpiel, C++", n, lambda n=n: spiel(n, rng)) for n in SPIEL_COMPILED
    ]
    for name, settings in OURS.items():
        make = lambda n=name, o=settings: ours_for_agents(n, o, rng)  # noqa: E731
        found.append(Row("agents", "Rempart", name, make))
    found += [Row("agents", "PettingZoo", n, lambda n=n: classic(n, rng)) for n in CLASSICS]
    found += [Row("agents", "RLCard", n, lambda n=n: rlcard_match(n, rng)) for n in RLCARD]
    return found


def show(group: str, found: list[Row]) -> None:
    """Print a group, with the ratio of our rate to each of the others."""
    ours = [row for row in found if row.library == "Rempart"]
    print(f"\n{group:<42}{'decisions/s':>12}   ours ÷ theirs: ", end="")
    print("  ".join(row.game for row in ours))
    for row in found:
        name = f"{row.library}: {row.game}"
        if row.problem:
            print(f"  {name:<40}   {row.problem}")
            continue
        line = f"  {name:<40}{row.rate:>12,.0f}"
        if row not in ours:
            line += " " * 17 + "".join(
                f"{'' if one.problem else f'{one.rate / row.rate:.2f}':>{len(one.game) + 2}}"
                for one in ours
            )
        print(line)


def versions() -> str:
    """The versions of the libraries compared."""
    names = ("open_spiel", "pettingzoo", "rlcard", "gymnasium", "numpy")
    said = [f"Python {platform.python_version()}"]
    for name in names:
        try:
            said.append(f"{name} {importlib.metadata.version(name)}")
        except importlib.metadata.PackageNotFoundError:
            said.append(f"{name} not installed")
    return ", ".join(said)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-peers", description="Ours beside others.")
    parser.add_argument("--seconds", type=float, default=1.0, help="of a round (default 1)")
    parser.add_argument("--rounds", type=int, default=3, help="best of so many (default 3)")
    given = parser.parse_args()
    print(versions(), flush=True)
    every = rows(random.Random(1))
    for _ in range(given.rounds):
        for row in every:
            if not row.problem:
                row.measure(given.seconds)
    for group in ("rules", "openspiel", "agents"):
        show(group, [row for row in every if row.group == group])


if __name__ == "__main__":
    main()
