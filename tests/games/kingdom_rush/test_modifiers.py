"""Tower modifiers (KR-MOD)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import D2, L3, M1, MAGIC, PHYSICAL, TRUE
from rempart.games.kingdom_rush.board.shots import EACH, PERFECT, SOLDIER
from rempart.games.kingdom_rush.events import FalconsGained, FlowerRegrown, ModifierStuck
from rempart.games.kingdom_rush.ids import MODIFIERS, TOWERS
from rempart.games.kingdom_rush.options import (
    BuyModifier,
    BuyTower,
    Face,
    Mode,
    PassTower,
    PayRecall,
    PlayTower,
    Rest,
    Skip,
    Stick,
    UseFalcon,
)
from rempart.games.kingdom_rush.pieces import LOCKED
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.modifiers import eligible, refuse_stick
from rempart.games.kingdom_rush.steps.towers import EMPTY, rooms, tower_shots
from rempart.kernel import NONE, Match
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    first,
    horde,
    modifier,
    offered,
    player,
    refused,
    targets,
    told,
)

N, E, S, W = range(4)
ROAD = """
.....#
.....#
>>>>>X
.....#
"""


def armed(
    tower: str, *modifiers: str, columns: tuple[int, ...] = (2, 4)
) -> tuple[Table, list[int], int]:
    """A tower with modifiers in the hand of seat 0, a site at (2, 1), hordes along row 2."""
    table = Table(ROAD, ((0, 2),))
    designs = ("P01", "B01", "B02", "B03", "P01")
    hordes = [table.horde(designs[n], column, 2) for n, column in enumerate(columns)]
    card = table.hand(tower)
    table.site(2, 1)
    for name in modifiers:
        table.stick(name, card)
    return table, hordes, card


def played(table: Table, card: int, facing: int | None = S) -> Match:
    match = table.actions()
    match.choose(PlayTower(0, card, at(2, 1)))
    if ask(match) == "AttackMode":
        match.choose(Mode(0))
    if facing is not None:
        match.choose(Face(facing))
    return match


def room(s: Kingdom, barracks: bool) -> bool:
    """Whether the site at (2, 1) has room."""
    return rooms(s, T).get(at(2, 1), EMPTY)[barracks]


def reason(table: Table, name: str, card: int) -> str | None:
    refusal = refuse_stick(table.s, modifier(name), card)
    return None if refusal is None else refusal.rule


@pytest.mark.rule("KR-MOD-01")
def test_a_modifier_is_applied_once_and_never_moved():
    table = Table()
    one, two = table.hand("ARC1"), table.hand("ARC1")
    table.s.gold = 12
    match = table.buy()
    match.choose(BuyModifier(0, modifier("MB1")))
    match.choose(Stick(one))
    assert match.state.stickers[modifier("MB1")] == one
    assert [(e.modifier, e.card) for e in told(match, ModifierStuck)] == [(modifier("MB1"), one)]
    refused(match, BuyModifier(0, modifier("MB1")), "KR-MOD-01")
    assert reason(table, "MB1", two) == "KR-MOD-01"


@pytest.mark.rule("KR-MOD-02")
def test_which_modifiers_there_are():
    for scenario, advanced in ((1, False), (5, False), (6, True)):
        table = Table(scenario=scenario)
        album = {MODIFIERS[m] for m, on in enumerate(table.s.stickers) if on == NONE}
        assert {"MB1", "MB2", "MB3", "MB4", "MB5", "MB6"} <= album
        assert ("MA1" in album) == advanced
        assert not {"MF1", "MF2"} & album
        table.hand("ARC1")
        table.s.gold = 12
        match = table.buy()
        refused(match, BuyModifier(0, modifier("MF1")), "KR-MOD-02")
        if not advanced:
            refused(match, BuyModifier(0, modifier("MA1")), "KR-MOD-01")


@pytest.mark.rule("KR-MOD-03")
@pytest.mark.parametrize("tower", TOWERS)
def test_slots(tower: str):
    table = Table()
    card = table.hand(tower)
    slots = T.slots[TOWERS.index(tower)]
    for name in ("MB1", "MB2", "MB3")[:slots]:
        assert reason(table, name, card) is None
        table.stick(name, card)
    assert reason(table, "MB4", card) == "KR-MOD-03"


@pytest.mark.rule("KR-MOD-04")
def test_two_modifiers_on_a_mage_tower_are_different_ones():
    table = Table()
    card = table.hand("MAG1")
    table.stick("MB1", card)
    assert reason(table, "MB1", card) == "KR-MOD-01"
    assert reason(table, "MB2", card) is None


@pytest.mark.rule("KR-MOD-05", "KR-EX-24")
def test_modifiers_do_not_build_on_each_other():
    table, hordes, card = armed("MAG1", "MB3", "MB5")
    match = played(table, card)
    match.choose(first(match, hordes[0]))
    assert ask(match) == "PutSoldier"
    match.choose(first(match, hordes[0]))
    assert [tile.damage for tile in horde(match.state, hordes[0]).tiles] == [TRUE]
    assert [soldier.damage for soldier in horde(match.state, hordes[0]).soldiers] == [PHYSICAL]
    table, _, card = armed("MAG1", "MB3", "MB1")
    assert [shot.damage for shot in tower_shots(table.s, T, card, 0)] == [TRUE, PHYSICAL]
    table, _, card = armed("MAG1", "MB4", "MB1")
    assert [shot.reach == PERFECT for shot in tower_shots(table.s, T, card, 0)] == [True, False]


@pytest.mark.rule("KR-MOD-06")
def test_perfect_range_and_true_damage_do_combine():
    table, hordes, card = armed("MAG1", "MB3", "MB4")
    match = played(table, card, None)
    assert targets(match) == set(hordes)
    match.choose(first(match, hordes[1]))
    assert [tile.damage for tile in horde(match.state, hordes[1]).tiles] == [TRUE]


@pytest.mark.rule("KR-MOD-10")
def test_artillery_2x1_adds_a_physical_domino_in_the_stickers_direction():
    table, hordes, card = armed("MAG1", "MB1", columns=(2, 3))
    match = played(table, card)
    assert targets(match) == {hordes[0]}
    match.choose(Skip())
    assert targets(match) == {hordes[0]}
    match.choose(first(match, hordes[0]))
    (tile,) = horde(match.state, hordes[0]).tiles
    assert (tile.shape, tile.damage) == (D2, PHYSICAL)


@pytest.mark.rule("KR-MOD-11")
def test_1x1_tile_adds_a_physical_one_on_any_horde():
    table, hordes, card = armed("MAG1", "MB2")
    match = played(table, card)
    match.choose(Skip())
    assert targets(match) == set(hordes)
    match.choose(first(match, hordes[1]))
    (tile,) = horde(match.state, hordes[1]).tiles
    assert (tile.shape, tile.damage) == (M1, PHYSICAL)


@pytest.mark.rule("KR-MOD-12")
def test_true_damage_makes_all_tiles_true():
    table, hordes, card = armed("ARC3", "MB3")
    match = played(table, card)
    for _ in range(2):
        match.choose(first(match, hordes[0]))
    assert {tile.damage for tile in horde(match.state, hordes[0]).tiles} == {TRUE}
    table, hordes, card = armed("MAG1")
    match = played(table, card)
    match.choose(first(match, hordes[0]))
    assert [tile.damage for tile in horde(match.state, hordes[0]).tiles] == [MAGIC]


@pytest.mark.rule("KR-MOD-13")
def test_perfect_range_replaces_the_printed_range():
    table, hordes, card = armed("MAG1", "MB4")
    match = played(table, card, None)  # no side to choose
    assert targets(match) == set(hordes)
    match.choose(first(match, hordes[1]))
    assert [tile.shape for tile in horde(match.state, hordes[1]).tiles] == [L3]


@pytest.mark.rule("KR-MOD-13", "KR-R-08")
@pytest.mark.parametrize(("tower", "shape"), [("ART1", M1), ("ART3", D2)])
def test_perfect_artillery_has_three_tiles_for_different_hordes(tower: str, shape: int):
    table, hordes, card = armed(tower, "MB4", columns=(0, 1, 3, 4))
    match = played(table, card, None)
    assert targets(match) == set(hordes)
    match.choose(first(match, hordes[0]))
    assert targets(match) == set(hordes[1:])
    match.choose(first(match, hordes[3]))
    match.choose(first(match, hordes[1]))
    assert ask(match) == "ActionPhase"
    laid = [[tile.shape for tile in horde(match.state, card).tiles] for card in hordes]
    assert laid == [[shape], [shape], [], [shape]]
    assert T.attacks[TOWERS.index(tower)][0][0].reach == EACH


@pytest.mark.rule("KR-MOD-14")
def test_extra_soldier_goes_on_a_horde_in_the_stickers_directions():
    table, hordes, card = armed("MAG1", "MB5", columns=(1, 2, 4))
    match = played(table, card)
    match.choose(Skip())
    assert ask(match) == "PutSoldier"
    assert targets(match) == set(hordes[:2])
    match.choose(first(match, hordes[0]))
    assert ask(match) == "ActionPhase"  # it throws no knife
    assert len(horde(match.state, hordes[0]).soldiers) == 1


@pytest.mark.rule("KR-MOD-15")
def test_extra_site_makes_room_for_one_more_tower():
    table, _, _ = armed("MAG1")
    card = table.tower("MAG1", 2, 1)
    assert not room(table.s, False)
    table.stick("MB6", card)
    assert room(table.s, False)
    table.tower("ARC1", 2, 1)
    assert not room(table.s, False)
    table.tower("SOL4a", 2, 1)
    assert not room(table.s, False)  # not cumulative


@pytest.mark.rule("KR-MOD-16")
def test_respite_lets_the_receiving_hero_rest_if_upgraded():
    table, _, card = armed("ARC1", "MA1")
    table[1].life, table[1].flipped, table[1].abilities = 1, 1, 1
    better = T.tower_cards[TOWERS.index("ARC2")][0]
    match = table.actions()
    match.choose(PassTower(0, card, 1, better))
    assert ask(match) == "Respite"
    assert match.decision is not None
    assert match.decision.actors == (1,)
    match.choose(Rest())
    assert (player(match, 1).life, player(match, 1).flipped) == (2, 0)
    table, _, card = armed("ARC1", "MA1")
    table[1].life = 1
    match = table.actions()
    match.choose(PassTower(0, card, 1, NONE))
    assert ask(match) != "Respite"
    assert player(match, 1).life == 1


@pytest.mark.rule("KR-HERO-11")
def test_a_stunned_hero_does_not_rest_even_for_free():
    table, _, card = armed("ARC1", "MA1")
    table[1].life, table[1].stunned = 0, True
    better = T.tower_cards[TOWERS.index("ARC2")][0]
    match = table.actions()
    match.choose(PassTower(0, card, 1, better))
    assert ask(match) != "Respite"
    assert player(match, 1).life == 0


@pytest.mark.rule("KR-MOD-17")
def test_windfall_pays_if_upgraded():
    better = T.tower_cards[TOWERS.index("ARC2")][0]
    for upgrade, gold, crystals in ((better, 1, 2), (NONE, 0, 0)):
        table, _, card = armed("ARC1", "MA2")
        match = table.actions()
        match.choose(PassTower(0, card, 1, upgrade))
        assert (match.state.gold, match.state.crystals) == (gold, crystals)


@pytest.mark.rule("KR-MOD-18")
def test_recall_takes_the_tower_back_for_a_crystal():
    table, hordes, card = armed("MAG1", "MA3")
    table.s.crystals = 1
    match = played(table, card)
    match.choose(first(match, hordes[0]))
    assert ask(match) == "Recall"
    match.choose(PayRecall())
    assert match.state.crystals == 0
    assert match.state.built == []
    assert player(match, 0).hand == [card]
    match.choose(PlayTower(0, card, at(2, 1)))  # again, on the same site
    match.choose(Face(S))
    match.choose(first(match, hordes[0]))
    assert ask(match) == "ActionPhase"  # nothing left to pay with
    assert len(horde(match.state, hordes[0]).tiles) == 2


@pytest.mark.rule("KR-MOD-18")
def test_recall_may_be_declined():
    table, _, card = armed("MAG1", "MA3")
    table.s.crystals = 1
    match = played(table, card)
    match.choose(Skip())
    assert ask(match) == "Recall"
    match.choose(Skip())
    assert match.state.crystals == 1
    assert len(match.state.built) == 1


@pytest.mark.rule("KR-MOD-19")
def test_regrowth_regenerates_a_wilted_flower_under_the_tower():
    for name, regrown in (("MA4", True), ("MB2", False)):
        table, _, card = armed("MAG1", name)
        space = table.flower(2, 1, wilted=True)
        other = table.flower(4, 1, wilted=True)
        match = table.actions()
        match.choose(PlayTower(0, card, at(2, 1)))
        assert match.state.wilted == ([other] if regrown else [space, other])
        assert [e.space for e in told(match, FlowerRegrown)] == ([space] if regrown else [])


@pytest.mark.rule("KR-MOD-20")
def test_a_falcon_deals_a_small_tile_in_its_directions():
    table, hordes, card = armed("MAG1", "MF1", columns=(1, 2, 4))
    match = played(table, card)
    match.choose(Skip())
    assert targets(match) == set(hordes[:2])
    match.choose(first(match, hordes[0]))
    (tile,) = horde(match.state, hordes[0]).tiles
    assert (tile.shape, tile.damage) == (M1, PHYSICAL)


@pytest.mark.rule("KR-MOD-21", "KR-TOWER-40")
def test_every_tower_may_bear_one_falcon_beside_its_slots():
    table = Table()
    table.s.stickers[modifier("MF1")] = table.s.stickers[modifier("MF2")] = NONE
    full, bare = table.hand("ARC1"), table.hand("SOL4a")
    table.stick("MB1", full)
    assert reason(table, "MF1", full) is None
    assert reason(table, "MF1", bare) is None
    table.stick("MF1", bare)
    assert reason(table, "MF2", bare) == "KR-MOD-21"
    assert reason(table, "MF2", full) is None


@pytest.mark.rule("KR-MOD-22", "KR-TOWER-23")
def test_falcons_come_with_the_first_crossbow_fort_and_are_stuck_now_or_later():
    table = Table()
    card = table.hand("ARC3")
    other = table.hand("SOL1", seat=1)
    built = table.tower("MAG1", 0, 0)
    assert table.s.stickers[modifier("MF1")] == LOCKED
    fort = T.tower_cards[TOWERS.index("ARC4a")][0]
    match = table.actions()
    match.choose(PassTower(0, card, 1, fort))
    assert told(match, FalconsGained)
    assert ask(match) == "StickFalcon"
    assert {option.card for option in offered(match, Stick)} == {other, fort, built}
    match.choose(Stick(built))
    match.choose(Skip())
    assert match.state.stickers[modifier("MF1")] == built
    assert match.state.stickers[modifier("MF2")] == NONE
    table.s = match.state
    match = table.buy()
    assert match.state.gold == 0
    match.choose(UseFalcon(1, modifier("MF2")))
    match.choose(Stick(other))
    assert match.state.stickers[modifier("MF2")] == other


@pytest.mark.rule("KR-MOD-22")
def test_the_album_has_no_falcon_before_the_fort():
    table = Table()
    table.hand("ARC1")
    table.s.crystals = 12
    match = table.buy()
    assert not offered(match, UseFalcon)
    refused(match, UseFalcon(0, modifier("MF1")), "KR-MOD-22")
    assert offered(match, BuyTower)


@pytest.mark.rule("KR-MOD-13", "KR-MOD-12")
def test_soldiers_are_no_tiles_for_modifiers():
    table, hordes, card = armed("MAG4b", "MB4", columns=(2, 4))
    match = table.actions()
    match.choose(PlayTower(0, card, at(2, 1)))
    assert targets(match) == {hordes[0]}


@pytest.mark.rule("KR-MOD-22")
def test_falcons_are_gained_once():
    table = Table()
    card, bearer = table.hand("ARC3"), table.hand("ARC1")
    table.stick("MF1", bearer)
    table.s.stickers[modifier("MF2")] = NONE
    match = table.actions()
    match.choose(PassTower(0, card, 1, T.tower_cards[TOWERS.index("ARC4a")][0]))
    assert not told(match, FalconsGained)
    assert match.state.stickers[modifier("MF1")] == bearer


@pytest.mark.rule("KR-MOD-21")
def test_a_falcon_takes_no_slot():
    table = Table()
    card = table.hand("ARC1")
    table.stick("MF1", card)
    assert reason(table, "MB1", card) is None


def test_what_is_eligible_is_what_is_not_refused():
    table = Table()
    cards = [table.hand(tower) for tower in ("ARC1", "SOL1", "MAG1")]
    table.tower("ART1", 0, 0)
    assert eligible(table.s, modifier("MB1")) == [cards[0], cards[2]]
    assert T.stickers[modifier("MB5")][0].what == SOLDIER
