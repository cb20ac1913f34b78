"""Plays a game's golden records anew: `.venv/bin/python scripts/golden.py kingdom_rush`.

For each number of players one match for each way in which it can end, the first seed that ends so,
and some more. To be run when a rule or a value has changed on purpose.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import rempart
from rempart.kernel import Match
from rempart.play import by_names, play_out

FOLDER = Path(__file__).parent.parent / "tests" / "games"

Wanted = Callable[[Match], bool]


def play(game: str, seed: int, bot: str, data: dict[str, Any], options: dict[str, Any]) -> Match:
    """A whole match."""
    match = rempart.new(game, seed=seed, data=data, **options)
    play_out(match, by_names([bot] * len(match.seats), seed, match.game))
    return match


def record(
    game: str,
    name: str,
    wanted: Wanted,
    bot: str = "random",
    data: dict[str, Any] | None = None,
    **options: Any,
) -> None:
    """Write the first match that is wanted."""
    seed = 0
    while not wanted(match := play(game, seed, bot, data or {}, options)):
        seed += 1
    (FOLDER / game / "golden" / f"{name}.json").write_bytes(match.record().json())
    print(f"{name}: seed {seed}, {len(match.choices)} choices", flush=True)


def ends(reason: str) -> Wanted:
    """Whether a match ends so."""
    return lambda match: match.outcome is not None and match.outcome.reason == reason


# Kravora

COUNTED = {"end": "count", "excess": "units_first", "building_slots": "4"}
OTHERWISE = {
    "rotate_first": True,
    "comet_order": "enemies_first",
    "wall_reach": "4_5_only",
    "rock_wall_lines": "5",
    "enemy_max_line": "4",
    "cannon_in_attack": True,
    "propulsion_any": True,
    "many_ruses": True,
}
SHORT = {"constants.limits.turns": 4}
"""The safety stop comes before walls fall."""


def fell(reason: str, early: bool = True, shared: bool = False) -> Wanted:
    """Whether a match ends so, before or in the eruption, with one winner or several."""

    def wanted(match: Match) -> bool:
        outcome = match.outcome
        return (
            outcome is not None
            and outcome.reason == reason
            and (outcome.facts["turn"] <= 10) == early
            and (len(outcome.winners) > 1) == shared
        )

    return wanted


def kravora() -> None:
    """Matches of Kravora."""
    game = "kravora"
    for players in (2, 3, 4):
        p = f"{players}p"
        record(game, f"{p}-last-standing", fell("last_standing"), players=players)
        late = fell("last_standing", early=False)
        record(game, f"{p}-eruption-last-standing", late, players=players)
        record(game, f"{p}-fell-together", fell("fell_together"), players=players)
        record(game, f"{p}-counted", fell("counted"), players=players, **COUNTED)
        record(game, f"{p}-too-long", fell("too_long"), data=SHORT, players=players)
    record(game, "3p-options-last-standing", fell("last_standing"), players=3, **OTHERWISE)
    record(game, "3p-shared-fell-together", fell("fell_together", shared=True), players=3)
    record(game, "2p-greedy-last-standing", fell("last_standing"), bot="greedy", players=2)


# Kingdom Rush


def unled(scenario: str, leader: str, piles: int) -> dict[str, Any]:
    """A scenario in which the champion or boss comes first, with weak hordes behind, and hearts
    enough for it to reach the exit."""
    patch: dict[str, Any] = {"constants.stock.hearts": 13, f"scenarios.{scenario}.hearts": 9}
    for players in range(1, 5):
        sheet = f"scenarios.{scenario}.players.{players}"
        patch[f"{sheet}.hordes"] = []
        patch[f"{sheet}.piles"] = [[leader, *["G"] * 12], *([["G"]] * (piles - 1))]
    return patch


def crowded() -> dict[str, Any]:
    """A road of four spaces with snipers, who never move: there is no room for a new horde."""
    patch: dict[str, Any] = {
        "map": "....#\n....#\n>>>>X\n....#\n....#\n",
        "starts": [[0, 2]],
        "magic": [],
    }
    for players in range(1, 5):
        colours = "RBY" if players == 1 else "RBYG"[:players]
        sheet = f"players.{players}"
        patch[f"{sheet}.hordes"] = ["B08@1#1", "B08@1#2", "Y05@1#3", "Y05@1#4"]
        patch[f"{sheet}.piles"] = [["G", "G"]]
        patch[f"{sheet}.sites"] = {colour: [[n, 1]] for n, colour in enumerate(colours)}
    return {f"scenarios.s01.{key}": value for key, value in patch.items()}


def kingdom_rush() -> None:
    """Matches of Kingdom Rush."""
    game = "kingdom_rush"
    for players in (1, 2, 3, 4):
        p = f"{players}p"
        count: dict[str, Any] = {"players": players}
        record(game, f"{p}-no-hearts", ends("no_hearts"), **count)
        record(game, f"{p}-piles-empty", ends("piles_empty"), bot="greedy", **count)
        record(game, f"{p}-no-room", ends("no_room"), data=crowded(), **count)
        escape = ends("champion_escaped")
        record(
            game, f"{p}-champion-escaped", escape, data=unled("s02", "C1", 2), scenario="2", **count
        )
        escape = ends("boss_escaped")
        record(game, f"{p}-boss-escaped", escape, data=unled("s04", "LA", 4), scenario="4", **count)
        record(game, f"{p}-hero-fell", ends("hero_fell"), difficulty="heroic", **count)
        missed = ends("objective_missed")
        record(game, f"{p}-objective-missed", missed, scenario="prologue", **count)
        record(game, f"{p}-won", ends("won"), bot="planner", **count)
    for scenario in ("prologue", "2", "3", "4"):
        name = f"2p-{scenario}-won"
        record(game, name, ends("won"), bot="planner", players=2, scenario=scenario)


GAMES = {"kravora": kravora, "kingdom_rush": kingdom_rush}

if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        GAMES[name]()
