"""Re-records the golden matches: `.venv/bin/python -m scripts.kravora.golden`."""

from __future__ import annotations

from typing import Any

from rempart.kernel import Match
from scripts.golden import Wanted, record

COUNTED: dict[str, Any] = {"end": "count", "excess": "units_first", "building_slots": "4"}
OTHERWISE = {
    "rotate_first": True,
    "comet_order": "enemies_first",
    "wall_reach": "4_5_only",
    "rock_wall_lines": "5",
    "enemy_max_line": "4",
    "cannon_in_attack": True,
    "propulsion_any": True,
    "many_ruses": False,
}
SHORT = {"constants.limits.turns": 4}
"""The safety stop comes before walls fall."""


def fell(reason: str, early: bool = True, shared: bool = False) -> Wanted:
    """A condition: the match ends for this reason, before or in the eruption, with one winner or
    several."""

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


if __name__ == "__main__":
    main()
