"""What threatens a fortress now: an attack that would bring the wall down, the end of the track."""

from __future__ import annotations

from rempart.games.kravora.ai.value import assault, units
from rempart.games.kravora.state import Kravora
from rempart.games.kravora.tables import TABLES
from rempart.kernel import Seat
from rempart.kernel.danger import Danger


def dangers(s: Kravora, seat: Seat | None) -> list[Danger]:
    """KV-END-01: who has no wall is out. KV-END-04: after the last turn of the track the volcano
    erupts (KV-END-06), or the walls are counted (KV-OPTION-02)."""
    if not s.turn:
        return []
    found = [] if seat is None or not s.players[seat].alive else to_wall(s, seat)
    last = TABLES[s.variant].last_turn
    if s.turn == last:
        key, rule = ("counted", "KV-OPTION-02") if s.count_end else ("last_turn", "KV-END-04")
        found.append(Danger(key, rule, "near"))
    return found


def to_wall(s: Kravora, seat: Seat) -> list[Danger]:
    """What may bring down a wall."""
    t, player = TABLES[s.variant], s.players[seat]
    mine, theirs = (
        [[[kind, hp] for kind, hp in line] for line in units(t, lines, s.wounds)]
        for lines in (player.defenders, player.enemies)
    )
    if assault(t, mine, theirs) >= player.wall:
        return [Danger("falls", "KV-END-01")]
    if s.turn >= t.last_turn and not s.count_end and player.wall <= max(t.eruption):
        return [Danger("eruption", "KV-END-06")]
    if player.wall <= FRAIL:
        return [Danger("frail", "KV-END-01", about={"count": player.wall})]
    return []


FRAIL = 2
"""A wall with at most this many points counts as nearly fallen."""
