"""Where figures are (KV-COMP): supplies, boards, reserves; and who dies how.

KV-COMP-09: a figure on a board, in a holder, reserve or laboratory is not in the supply.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from rempart.games.kravora.ids import LABORATORY, SORTING_CENTRE
from rempart.games.kravora.pieces import Player
from rempart.games.kravora.tables import TABLES
from rempart.kernel import NONE, Refusal

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora


# Supplies


def take_figure(s: Kravora, owner: int, kind: int) -> int:
    """A figure of a kind from a player's supply (KV-COMP-02) or the white one (KV-COMP-03).

    NONE if there is none left.
    """
    supply = s.white if owner == NONE else s.players[owner].supply
    free = supply[kind]
    if not free:
        return NONE
    lowest = free & -free
    supply[kind] = free ^ lowest
    return TABLES[s.variant].first[owner][kind] + lowest.bit_length() - 1


def take_white(s: Kravora, kind: int) -> int:
    """KV-DICE-06: a white figure of a kind, or of the next lower kind that is left, or NONE."""
    while kind >= 0:
        unit = take_figure(s, NONE, kind)
        if unit != NONE:
            return unit
        kind -= 1
    return NONE


def to_supply(s: Kravora, unit: int) -> None:
    """A figure goes back to the supply of its colour, healed.

    KV-END-03: that of an eliminated player is out of the game.
    """
    t = TABLES[s.variant]
    owner, kind = t.owner[unit], t.kind[unit]
    supply = s.white if owner == NONE else s.players[owner].supply
    supply[kind] |= 1 << (unit - t.first[owner][kind])
    s.wounds.pop(unit, None)
    for marked in (s.attacked, s.forced):
        if unit in marked:
            marked.remove(unit)


# Boards


def place(s: Kravora, board: int, line: int, unit: int) -> None:
    """A figure comes to a board. KV-COMP-13: a defender if it is the owner's, else an enemy."""
    player = s.players[board]
    if TABLES[s.variant].owner[unit] == board:
        player.defenders[line].append(unit)
    else:
        player.enemies[line].append(unit)
        player.arrived.append(unit)


def where(s: Kravora, unit: int) -> tuple[int, int]:
    """Board and line of a figure; (NONE, NONE) if it is on no board."""
    for board, player in enumerate(s.players):
        line = line_of(player.defenders, unit) or line_of(player.enemies, unit)
        if line:
            return board, line
    return NONE, NONE


def line_of(lines: list[list[int]], unit: int) -> int:
    """The line on which a figure is; 0 if it is on none."""
    for line, units in enumerate(lines):
        if unit in units:
            return line
    return 0


def lift(s: Kravora, board: int, unit: int) -> None:
    """Take a figure off a board."""
    player = s.players[board]
    if TABLES[s.variant].owner[unit] == board:
        player.defenders[line_of(player.defenders, unit)].remove(unit)
    else:
        player.enemies[line_of(player.enemies, unit)].remove(unit)
        player.arrived.remove(unit)


def move_unit(s: Kravora, board: int, unit: int, line: int) -> None:
    """A figure goes to another line of the same board."""
    player = s.players[board]
    lines = player.defenders if TABLES[s.variant].owner[unit] == board else player.enemies
    lines[line_of(lines, unit)].remove(unit)
    lines[line].append(unit)


def hp(s: Kravora, unit: int) -> int:
    """The hit points that a figure has left. KV-ATTACK-07: wounds stay."""
    t = TABLES[s.variant]
    return t.hp[t.kind[unit]] - s.wounds.get(unit, 0)


def defenders(player: Player) -> list[int]:
    """All defenders of a board."""
    return [*chain.from_iterable(player.defenders)]


def refuse_line(s: Kravora, line: int, rule: str) -> Refusal | None:
    """Whether a board has such a line."""
    if 1 <= line <= TABLES[s.variant].lines:
        return None
    return Refusal(rule, "no_such_line", {"line": line})


# The dead

RESERVE, SORTED, SUPPLY = range(3)
"""What becomes of the dead: killed in 3.1, killed in 3.2, killed by a comet or ruse."""


def bury(s: Kravora, board: int, unit: int, fate: int) -> None:
    """A unit of a board has died.

    KV-ATTACK-08: an enemy killed by an attack is its killer's, and is counted, whoever sent it
    (KV-CALAMITY-16, KV-BUILD-13). KV-ENEMY-10, KV-BUILD-08: a defender killed by an enemy goes to
    its supply, or with a sorting centre to the reserve; KV-ENEMY-11: it is not counted.
    KV-CALAMITY-12, KV-RUSE-26, KV-ATTACK-10: whom a comet or ruse kills goes to its supply.
    """
    lift(s, board, unit)
    player = s.players[board]
    s.wounds.pop(unit, None)
    if fate == RESERVE:
        player.kills += 1
        player.kills_total += 1
        keep(s, player, unit)
    elif fate == SORTED and SORTING_CENTRE in player.buildings:
        keep(s, player, unit)
    else:
        to_supply(s, unit)


def keep(s: Kravora, player: Player, unit: int) -> None:
    """Into the reserve, or first onto a free place of the laboratory (KV-BUILD-05)."""
    places = TABLES[s.variant].buildings[LABORATORY].places
    if LABORATORY in player.buildings and len(player.laboratory) < places:
        player.laboratory.append(unit)
    else:
        player.reserve.append(unit)
