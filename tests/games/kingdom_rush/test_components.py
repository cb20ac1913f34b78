"""The box: counts, limits and the census that every match keeps (KR-SETUP-06, -07, KR-TOTEM-01)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rempart.games.kingdom_rush.ids import GUEST_SUPPLIES, MAG1, SUPPLIES
from rempart.games.kingdom_rush.pieces import Horde, Soldier, Tile, Tower
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.view import census
from rempart.kernel import advance, settle
from tests.games.kingdom_rush.table import T, set_up


def begun(scenario: str = "4", players: int = 2, seed: int = 3, **settings: Any) -> Kingdom:
    s = set_up(seed, scenario=scenario, players=players, start="deal", **settings)
    settle(s)
    return s


def totals(s: Kingdom) -> dict[str, int]:
    found: Counter[str] = Counter()
    for what, count in census(s).items():
        kind = what.split()[0]
        if what.endswith("in play"):
            kind = "in play"
        if kind in SUPPLIES:
            kind = "guests' tiles" if kind in GUEST_SUPPLIES else "tiles"
        found[kind] += count
    return dict(found)


@pytest.mark.rule("KR-SETUP-06", "KR-SETUP-07", "KR-TOTEM-01")
def test_what_is_in_the_box_is_on_the_table():
    s = begun()
    found = totals(s)
    guests = sum(
        T.tiles_full[SUPPLIES.index(id) * 5 + n] for id in GUEST_SUPPLIES for n in range(5)
    )
    assert found == {
        "tower_card": 44,
        "tiles": 196,
        "guests' tiles": guests,  # of another box (KR-CROSS-01)
        "soldiers": 12,
        "totems": 2,
        "activation": 8,
        "behaviour_card": 5,
        "pile_card": 116 + 8 + 15,  # with boss layers and rift cards
        "in play": len(s.hordes) + sum(map(len, s.piles)) + 4 + len(s.layers),  # 4: pumpkins
    }
    assert all(count == 1 for what, count in census(begun()).items() if what.startswith("tower"))


def test_the_census_sees_everything_that_moves():
    s = begun()
    before = census(s)
    card = T.tower_cards[MAG1][-1]
    s.supply ^= 1 << card
    s.built.append(Tower(card, 0, 0, 0))
    horde = s.hordes[0]
    horde.tiles.append(Tile(0, 0, 1, 0))
    s.tiles_left[0] -= 1
    horde.soldiers.append(Soldier(2, 0))
    s.soldiers_left -= 1
    horde.totem = True
    s.totems_left -= 1
    s.hordes.append(Horde(s.piles[1].pop(), 5))
    s.permafrost.append(0)
    s.tiles_left[SUPPLIES.index("elora") * 5 + 1] -= 1
    assert census(s) == before
    s.discard.append(s.hordes.pop().card)
    assert census(s) == before
    s.players[0].incoming.append(s.built.pop().card)
    assert census(s) == before
    for spoil in ("soldiers_left", "totems_left"):
        setattr(s, spoil, getattr(s, spoil) + 1)
        assert census(s) != before
        setattr(s, spoil, getattr(s, spoil) - 1)
    s.discard.append(s.discard[-1])
    assert census(s) != before
    del s.discard[-2:]
    assert census(s) != before  # a card is lost


@pytest.mark.parametrize("scenario", ["prologue", "1", "2", "3", "4"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_matches_lose_and_win_no_component(scenario: str, players: int):
    s = begun(scenario, players)
    before = census(s)
    chance = random.Random(players)
    decision = settle(s)
    while decision is not None:
        decision = advance(s, decision, chance.choice(decision.options))
        assert census(s) == before
    assert s.outcome is not None


def test_without_finite_tiles_the_supplies_stay_full():
    s = begun("1", finite_tiles=False)
    before = census(s)
    chance = random.Random(5)
    decision = settle(s)
    laid = 0
    while decision is not None:
        decision = advance(s, decision, chance.choice(decision.options))
        laid += sum(len(horde.tiles) for horde in s.hordes)
        assert census(s) == before
        assert s.tiles_left == T.tiles_full
    assert laid
