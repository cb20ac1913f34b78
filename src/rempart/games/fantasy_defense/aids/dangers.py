"""What threatens the city now: as things stand, and if a single gate is plundered."""

from __future__ import annotations

from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.steps.powers import defence, invader_power
from rempart.games.fantasy_defense.tables import TABLES
from rempart.kernel import NONE, Seat
from rempart.kernel.danger import Danger


def dangers(s: FantasyDefense, seat: Seat | None) -> list[Danger]:
    """FD-END-02: the city falls with the last morale. FD-END-01: without a card in the deck, who
    besieges now is the last. FD-ICON-AURA-01: nothing but force helps against a boss."""
    found: list[Danger] = []
    threats = [loot(s, row, g) for row, g in besieged(s)]
    worst = max((full for _, full in threats), default=0)
    if sum(lost for lost, _ in threats) >= s.morale:
        found.append(Danger("falls", "FD-END-02"))
    elif worst >= s.morale:
        found.append(Danger("one_gate", "FD-END-02"))
    if threats and not s.invader_deck:
        found.append(Danger("last_wave", "FD-END-01", "near"))
    t = TABLES[s.variant]
    bosses: dict[int, list[tuple[int, int]]] = {}
    for row, g in besieged(s):
        invader = s.players[row].row[g].invader
        if t.boss[invader]:
            bosses.setdefault(invader, []).append((row, g))
    for invader, [(row, g), *others] in bosses.items():
        key, about = "boss", {"invader": invader, "row": row, "gate": g}
        for _, facing in others:  # FD-COOP-10
            key, about = "boss_at_two", about | {"facing": facing}
        found.append(Danger(key, "FD-ICON-AURA-01", "near", about=about, which=invader))
    return found


def besieged(s: FantasyDefense) -> list[tuple[int, int]]:
    """The gates at which there is still a battle this turn."""
    return [
        (row, g)
        for row, player in enumerate(s.players)
        for g, gate in enumerate(player.row)
        if gate.invader != NONE and not gate.shielded and not gate.resolved
    ]


def loot(s: FantasyDefense, row: int, g: int) -> tuple[int, int]:
    """The morale that a gate costs as things stand (FD-BATTLE-04, FD-BATTLE-05), and undefended."""
    t, gate = TABLES[s.variant], s.players[row].row[g]
    full = t.loot[gate.invader]
    if not gate.defenders:
        return full, full
    held = defence(s, row, g) >= invader_power(s, row, g)
    return (0 if held else -(-full // 2)), full
