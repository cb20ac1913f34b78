"""How many lines of choices there are to a depth, from positions with much going on.

The first one is reckoned by hand; the others catch a change that nobody thought of.
"""

from __future__ import annotations

from typing import Any

import pytest

from rempart.kernel import Match
from tests.games.fantasy_defense.table import Table
from tests.games.perft import perft


def one_footman() -> Match:
    """A card, no spells, no starting unit, a boss.

    7 gates to deploy at, or the end: 8. Deployed, the unit has 1 move at an end of the wall and 2
    elsewhere, or the phase ends: 2 * 2 + 5 * 3. Not deployed, the boss plunders, 5 footmen are
    drawn, an ogre comes, and 6 cards can go to 7 gates, or the phase ends: 43.
    """
    table = Table()
    table.hand("footman")
    table.deck("footman", "footman", "footman", "footman", "footman")
    table.siege(3, "orc_overlord")
    table.invaders("ogre")
    table.s.players[0].ready.clear()
    table.s.players[0].start.clear()
    return table.play()


def humans_with_everything() -> Match:
    table = Table()
    table.hand("griffin_rider", "adept", "town_crier", "militia")
    table.unit(0, "militia", "veteran")
    table.unit(4, "footman")
    table.siege(0, "ogre")
    table.siege(4, "red_dragon")
    spells = table.s.players[0]
    spells.used.append(spells.ready.pop())
    return table.play()


def elves_with_everything() -> Match:
    table = Table(faction="elves")
    table.hand("wind_rider", "marksman", "seer", "druid")
    table.unit(2, "scout", "pixie")
    table.unit(3, "treant")
    table.discard("blade_dancer", "guardian")
    table.deck("sentinel", "scout", "scout")
    table.siege(2, "stone_giant")
    table.siege(5, "orc_grunt")
    return table.play()


def skirmishes() -> Match:
    table = Table(faction="elves")
    table.unit(2, "scout", "scout", "treant")
    table.unit(3, "ranger_lord", "scout")
    table.siege(2, "ogre")
    table.siege(3, "orc_grunt")
    table.siege(4, "cave_troll")
    return table.play("battle")


def boss_between_the_rows() -> Match:
    table = Table(players=2, faction="elves", first=1)
    table.hand("treant", "pixie")
    table.hand("griffin_rider", "paladin", seat=1)
    table.unit(1, "scout", "blade_dancer")
    table.unit(4, "knight", "footman", seat=1)
    table.siege(1, "ancient_dragon")
    table.siege(2, "ogre")
    return table.play()


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (one_footman, [8, 2 * 2 + 5 * 3 + 43]),
        (humans_with_everything, [41, 683, 10036]),
        (elves_with_everything, [44, 957, 23045]),
        (skirmishes, [3, 9, 27]),
        (boss_between_the_rows, [27, 470, 6583]),
    ],
)
def test_the_number_of_lines(position: Any, counts: list[int]):
    assert perft(position(), len(counts)) == counts
