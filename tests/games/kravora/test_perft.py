"""How many lines of choices there are to a depth, from positions with much going on.

The first one is reckoned by hand; the others catch a change that nobody thought of. They are
played by the prices and the limit of edition 1.
"""

from __future__ import annotations

from typing import Any

import pytest

from rempart.kernel import Match
from tests.games.kravora.table import GAME, Table
from tests.games.perft import perft

THEN = GAME.former["1"]


def two_litres() -> Match:
    """2 L: 3 kinds on 5 lines, or the end: 16.

    After a Puppet (5 ways) 1 L is left: a Puppet on 5 lines, or the end: 6. After the 10 others,
    and after the end, comes the stop with 2 options: 5 * 6 + 11 * 2 = 52.
    """
    table = Table()
    table[0].blood = 2
    return table.purchases()


def all_ruses() -> Match:
    """First 5 kinds on 5 lines, 3 buildings, 10 shots, 7 ruses, or the end: 46."""
    table = Table(players=3, data=THEN.patch, **THEN.settings)
    table.build("hut", "cannon", "university")
    table[0].blood = 7
    table[1].shield = True
    table.defender(5, "rock_hurler", board=1)
    table.enemy(3, "long_arm", board=1)
    table.enemy(4, "bruiser", wounds=4)
    table.defender(4, "puppet")
    return table.purchases()


def a_battle() -> Match:
    """First 2 attacks, 5 ruses for up to 4 L, or the end: 8."""
    table = Table(data=THEN.patch, **THEN.settings)
    table.build("hut")
    table[0].blood = 4
    table.defender(5, "rock_hurler")
    table.defender(3, "long_arm")
    for line, kind in ((3, "bruiser"), (3, "puppet"), (4, "sprinter"), (2, "rock_hurler")):
        table.enemy(line, kind)
    return table.attack()


@pytest.mark.parametrize(
    ("begin", "counts"),
    [(two_litres, [16, 52]), (all_ruses, [46, 1546, 41621]), (a_battle, [8, 43, 151])],
    ids=["two litres", "all ruses", "a battle"],
)
def test_the_number_of_lines(begin: Any, counts: list[int]):
    assert perft(begin(), len(counts)) == counts
