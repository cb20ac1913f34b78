"""Plays Kravora's golden records anew: `.venv/bin/python scripts/kravora_golden.py`.

For 2, 3 and 4 players one match for each way in which it can end, the first seed that ends so, and
some with other set-up options. To be run when a rule or a value has changed on purpose.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import rempart
from rempart import bots
from rempart.kernel import Match

FOLDER = Path(__file__).parent.parent / "tests" / "games" / "kravora" / "golden"

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


def play(seed: int, bot: str, players: int, data: dict[str, Any], options: dict[str, Any]) -> Match:
    """A whole match."""
    match = rempart.new("kravora", seed=seed, players=players, data=data, **options)
    seats = [bots.bot(bot, seed + seat) for seat in match.seats]
    while match.decision is not None:
        seat = match.decision.actors[0]
        match.choose(bots.ask_bot(seats[seat], match, seat))
    return match


def record(
    name: str,
    wanted: Callable[[Match], bool],
    players: int,
    bot: str = "random",
    data: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
) -> None:
    """Write the first match that is wanted."""
    seed = 0
    while not wanted(match := play(seed, bot, players, data or {}, options or {})):
        seed += 1
    (FOLDER / f"{name}.json").write_bytes(match.record().json())
    print(f"{name}: seed {seed}, {len(match.choices)} choices", flush=True)


def ends(reason: str, early: bool = True, shared: bool = False) -> Callable[[Match], bool]:
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


def main() -> None:
    for players in (2, 3, 4):
        p = f"{players}p"
        record(f"{p}-last-standing", ends("last_standing"), players)
        record(f"{p}-eruption-last-standing", ends("last_standing", early=False), players)
        record(f"{p}-fell-together", ends("fell_together"), players)
        record(f"{p}-counted", ends("counted"), players, options=COUNTED)
        record(f"{p}-too-long", ends("too_long"), players, data=SHORT)
    record("3p-options-last-standing", ends("last_standing"), 3, options=OTHERWISE)
    record("3p-shared-fell-together", ends("fell_together", shared=True), 3)
    record("2p-greedy-last-standing", ends("last_standing"), 2, bot="greedy")


if __name__ == "__main__":
    main()
