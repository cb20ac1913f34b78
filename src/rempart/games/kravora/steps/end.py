"""Walls, elimination and the end of the game (KV-END, KV-WALL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kravora.events import (
    GameWon,
    PlayerOut,
    VictoryShared,
    VolcanoErupted,
    WallHit,
)
from rempart.games.kravora.steps.supply import to_supply
from rempart.games.kravora.tables import TABLES
from rempart.kernel import Outcome, Step

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora

ERUPTION = "eruption"
"""The stream of chance for the eruption."""


def hit_wall(s: Kravora, board: int, amount: int, rule: str) -> None:
    """A wall loses points; the caller decides when to check walls (`fallen_walls`)."""
    player = s.players[board]
    player.wall -= amount
    if s.events is not None:
        s.tell(WallHit(board=board, amount=amount, wall=player.wall, rule=rule))


def fallen_walls(s: Kravora, rule: str = "KV-END-01") -> None:
    """KV-END-01: whoever's wall is at 0 or less is out, at once, in whosever turn (KV-END-07).

    KV-END-02: the last one left wins. KV-END-05: if all fall at once they are compared.
    """
    living = s.living()
    fallen = [seat for seat in living if s.players[seat].wall <= 0]
    if not fallen:
        return
    for seat in fallen:
        eliminate(s, seat, rule)
    left = [seat for seat in living if seat not in fallen]
    if len(left) == 1:
        finish(s, left, "last_standing", "KV-END-02")
    elif not left:
        finish(s, best(s, fallen), "fell_together", "KV-END-05")


def eliminate(s: Kravora, seat: int, rule: str) -> None:
    """KV-END-03: what lies on and around the board goes to its supplies, markers to the table.

    The player's Puppets on other boards stay there.
    """
    player = s.players[seat]
    player.alive = False
    s.tell(PlayerOut(seat=seat, rule=rule))
    for lines in (player.defenders, player.enemies):
        for units in lines:
            for unit in units:
                to_supply(s, unit)
            units.clear()
    for pile in (player.holder, player.reserve, player.laboratory):
        for unit in pile:
            to_supply(s, unit)
        pile.clear()
    player.arrived.clear()
    player.frozen.clear()


def best(s: Kravora, seats: list[int]) -> list[int]:
    """KV-END-05: the highest wall, then the most kills in the whole game, then shared."""

    def merit(seat: int) -> tuple[int, int]:
        return s.players[seat].wall, s.players[seat].kills_total

    most = max(merit(seat) for seat in seats)
    return [seat for seat in seats if merit(seat) == most]


def finish(s: Kravora, winners: list[int], reason: str, rule: str) -> None:
    """The game is over. A score is what is left of the wall."""
    first = s.players[winners[0]]
    s.outcome = Outcome(
        winners=tuple(winners),
        scores=tuple(player.wall for player in s.players),
        reason=reason,
        rule=rule,
        facts={"turn": s.turn, "wall": first.wall, "kills": first.kills_total},
    )
    if len(winners) > 1:
        s.tell(VictoryShared(seats=tuple(winners)))
    else:
        s.tell(GameWon(seat=winners[0], wall=first.wall, rule=rule))


def standings(s: Kravora) -> dict[str, list[int]]:
    """What each player has in the end."""
    return {
        "wall": [player.wall for player in s.players],
        "kills": [player.kills_total for player in s.players],
        "blood": [player.blood for player in s.players],
    }


def count_walls(s: Kravora, reason: str, rule: str) -> None:
    """The highest wall wins: KV-OPTION-02 after the last turn of the track, KV-END-08 when the
    game lasts too long."""
    finish(s, best(s, s.living()), reason, rule)


class Eruption(Step):
    """KV-END-06: the living players, lowest wall first, each roll a die and lose so many points.

    Ties: the first in turn order first. It stops as soon as one is left.
    """

    def run(self, s: Kravora) -> None:
        order = s.living()
        order.sort(key=lambda seat: s.players[seat].wall)
        faces = TABLES[s.variant].eruption
        for seat in order:
            points = faces[s.chance.below(len(faces), ERUPTION)]
            s.tell(VolcanoErupted(seat=seat, roll=points))
            hit_wall(s, seat, points, "KV-END-06")
            fallen_walls(s)
            if s.outcome is not None:
                return
