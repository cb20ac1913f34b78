"""How long piles last (KRH-WIN-02, KRH-RIFT-02), and what later scenarios bring (KR-ENV-07)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.ids import LAST_STAND, RIFT
from rempart.games.kingdom_rush.options import Done
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.round import Round
from rempart.games.kingdom_rush.tables import PLAYERS
from rempart.games.kingdom_rush.tables.scenarios import FLOWERS
from rempart.kernel import advance, settle
from tests.games.kingdom_rush.table import T, set_up, sheet


def begun(piles: list[list[str]]) -> Kingdom:
    """Scenario 1 with these piles and no horde on the road."""
    return set_up(2, sheet(1, piles=piles, hordes=[]), start="deal")


def idle_to_the_end(s: Kingdom) -> None:
    """Nobody does anything, and the gate holds."""
    s.hearts = 10_000
    decision = settle(s)
    while decision is not None:
        idle = [option for option in decision.options if isinstance(option, Done)]
        decision = advance(s, decision, (idle or decision.options)[0])


@pytest.mark.rule("KRH-WIN-02")
@pytest.mark.parametrize("longest", [4, 5])
def test_the_longest_pile_gives_one_round_more_than_it_has_cards(longest: int):
    s = begun([["G"], ["G"] * longest])
    idle_to_the_end(s)
    assert s.outcome is not None
    assert (s.outcome.reason, s.round) == ("piles_empty", longest + 1)


@pytest.mark.rule("KRH-RIFT-03", "KRH-RIFT-01")
def test_with_the_last_stand_the_last_round_is_that_of_its_last_card():
    s = begun([["G"], ["G", "G", "E15", "G"]])
    idle_to_the_end(s)
    assert s.outcome is not None
    assert (s.outcome.reason, s.round) == ("won", 4)
    assert s.hearts < 10_000


@pytest.mark.rule("KRH-RIFT-03")
@pytest.mark.parametrize("number", range(1, 13))
@pytest.mark.parametrize("players", PLAYERS)
def test_every_scenario_ends_with_the_last_stand(number: int, players: int):
    piles = [
        [set(place) for place in pile if min(place) < RIFT or place == (LAST_STAND,)]
        for pile in T.layouts[number, players].piles
    ]
    hordes = [[place for place in pile if place != {LAST_STAND}] for pile in piles]
    longest = max(map(len, hordes))
    assert [pile.index({LAST_STAND}) for pile in piles if {LAST_STAND} in pile] == [1]
    assert all(len(pile) == longest for pile, own in zip(hordes, piles, strict=True) if own != pile)


@pytest.mark.rule("KRH-RIFT-02")
def test_a_pile_of_rift_cards_is_not_empty():
    for piles, lost in (([[], [RIFT]], False), ([[], []], True)):
        s = begun([["G"], ["G"]])
        s.piles = piles
        s.agenda = []
        Round().run(s)
        assert (s.outcome is not None) == lost


@pytest.mark.rule("KR-ENV-07")
def test_later_scenarios_bring_new_flowers_and_environment():
    first: dict[str, int] = {}
    for number in range(13):
        layout = T.layouts[number, 2]
        kinds = {FLOWERS[flower] for flower in layout.flowers.values()}
        kinds |= {kind for kind in ("lava", "crevasses", "pools") if getattr(layout, kind)}
        for kind in kinds:
            first.setdefault(kind, number)
    assert first == {
        "magic": 1,
        "fire": 4,
        "lava": 5,
        "earth": 6,
        "crevasses": 7,
        "frost": 8,
        "pools": 9,
        "storm": 11,
    }


@pytest.mark.rule("KR-ENEMY-29")
def test_passive_abilities_have_no_icon_that_triggers():
    for id in ("B06", "B07", "B09", "B11", "Y01", "Y03", "Y04", "Y10", "R09"):
        design = T.designs[T.cards.of[id][0]]
        assert design.abilities
        assert not design.fast | design.heal | design.sniper | design.activation
