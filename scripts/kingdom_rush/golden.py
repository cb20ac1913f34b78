"""Re-records the golden matches: `.venv/bin/python -m scripts.kingdom_rush.golden`."""

from __future__ import annotations

from typing import Any

from scripts.golden import ends, record


def unled(scenario: str, leader: str, piles: int) -> dict[str, Any]:
    """A scenario in which the champion or boss comes first, with weak hordes behind, and enough
    hearts for it to reach the exit."""
    patch: dict[str, Any] = {"constants.stock.hearts": 13, f"scenarios.{scenario}.hearts": 9}
    for players in range(1, 5):
        sheet = f"scenarios.{scenario}.players.{players}"
        patch[f"{sheet}.hordes"] = []
        patch[f"{sheet}.piles"] = [[leader, *["G"] * 12], *([["G"]] * (piles - 1))]
    return patch


def unhurried() -> dict[str, Any]:
    """Scenario 1 without the Last Stand: what is left on the path when the piles are empty stays
    there."""
    return {
        f"scenarios.s01.players.{players}.piles": [["G", "G", "B"], ["G", "B"]]
        for players in range(1, 5)
    }


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


def main() -> None:
    game = "kingdom_rush"
    for players in (1, 2, 3, 4):
        p = f"{players}p"
        count: dict[str, Any] = {"players": players}
        record(game, f"{p}-no-hearts", ends("no_hearts"), **count)
        empty = ends("piles_empty")
        record(game, f"{p}-piles-empty", empty, bot="greedy", data=unhurried(), **count)
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


if __name__ == "__main__":
    main()
