"""Range (KR-RANGE), on the map and positions of the rulebook's examples (KR-EX)."""

from __future__ import annotations

import pytest

from rempart.games.kingdom_rush.board.grids import MAGIC, PHYSICAL
from rempart.games.kingdom_rush.events import NothingInRange, TileLaid
from rempart.games.kingdom_rush.options import Face, Mode, PlaceTile, PlayTower, Skip
from rempart.games.kingdom_rush.steps.attack import attack, in_range
from rempart.kernel import NONE, Match
from tests.games.kingdom_rush.table import (
    HEROES,
    T,
    Table,
    ask,
    at,
    cells,
    first,
    horde,
    offered,
    refused,
    stopped,
    targets,
    told,
)

N, E, S, W = range(4)


def example() -> tuple[Table, list[int]]:
    """Hordes 1 to 4 of the rulebook's range examples; the first entry is no horde."""
    table = Table()
    spots = ((1, 1), (2, 1), (2, 2), (3, 2))
    return table, [NONE, *(table.horde(f"G0{n}", *spot) for n, spot in enumerate(spots, 1))]


def played(table: Table, tower: str, column: int, row: int, facing: int | None, mode: int = 0):
    """A match in which a tower was just played; `facing` None: it does not matter."""
    space = table.site(column, row)
    card = table.hand(tower)
    match = table.actions()
    match.choose(PlayTower(0, card, space))
    if ask(match) == "AttackMode":
        match.choose(Mode(mode))
    if facing is not None:
        assert ask(match) == "Facing"
        match.choose(Face(facing))
    return match


def skip(match: Match) -> None:
    match.choose(Skip())


@pytest.mark.rule("KR-EX-04", "KR-RANGE-04")
def test_a_single_arrow_hits_the_horde_it_points_at():
    table, h = example()
    match = played(table, "MAG2", 2, 3, N)
    assert targets(match) == {h[3]}
    refused(match, PlaceTile(h[4], cells((0, 0), (1, 0), (0, 1), (1, 1))), "KR-RANGE-01")


@pytest.mark.rule("KR-RANGE-01", "KR-RANGE-02")
@pytest.mark.parametrize(("facing", "hit"), [(N, 3), (E, None), (S, None), (W, None)])
def test_the_facing_decides_what_is_reached_and_then_stays(facing: int, hit: int | None):
    table, h = example()
    match = played(table, "MAG2", 2, 3, facing)
    assert targets(match) == ({h[hit]} if hit else set())
    assert len(told(match, NothingInRange)) == (0 if hit else 1)
    assert match.state.built[0].facing == facing
    assert not offered(match, Face)


@pytest.mark.rule("KR-EX-06", "KR-RANGE-05")
def test_tiles_of_several_arrows_share_a_horde_or_are_split():
    table, h = example()
    match = played(table, "MAG3", 2, 0, S)
    assert targets(match) == {h[1], h[2]}
    match.choose(first(match, h[1]))
    assert targets(match) == {h[1], h[2]}
    match.choose(first(match, h[2]))
    match.choose(first(match, h[1]))
    assert stopped(match) or ask(match) == "ActionPhase"
    assert [tile.shape for tile in horde(match.state, h[1]).tiles] == [3, 1]
    assert [tile.shape for tile in horde(match.state, h[2]).tiles] == [1]
    assert not horde(match.state, h[3]).tiles


@pytest.mark.rule("KR-EX-07", "KR-RANGE-06")
def test_each_type_lays_one_tile_on_every_horde_found():
    table, h = example()
    match = played(table, "ART1", 1, 2, E)
    assert targets(match) == {h[2]}
    match.choose(first(match, h[2]))
    assert targets(match) == {h[3]}
    match.choose(first(match, h[3]))
    assert ask(match) != "LayTiles"
    laid = [len(horde(match.state, card).tiles) for card in h[1:]]
    assert laid == [0, 1, 1, 0]


@pytest.mark.rule("KR-EX-08", "KR-RANGE-07")
@pytest.mark.parametrize(("one", "two"), [(3, 3), (2, 4), (4, 3)])
def test_all_round_soldiers_go_on_any_adjacent_hordes(one: int, two: int):
    table, h = example()
    match = played(table, "SOL3", 3, 1, None)
    assert targets(match) == {h[2], h[3], h[4]}
    match.choose(first(match, h[one]))
    assert targets(match) == {h[2], h[3], h[4]}
    match.choose(first(match, h[two]))
    count = [len(horde(match.state, card).soldiers) for card in h[1:]]
    assert sum(count) == 2
    assert count[one - 1] >= 1
    assert count[two - 1] >= 1


@pytest.mark.rule("KR-EX-09", "KR-RANGE-08")
def test_perfect_range_reaches_any_horde_and_may_be_split():
    table, h = example()
    match = played(table, "ARC3", 1, 0, None, mode=1)
    assert targets(match) == set(h[1:])
    match.choose(first(match, h[4]))
    assert targets(match) == set(h[1:])
    match.choose(first(match, h[1]))
    assert ask(match) != "LayTiles"
    assert [len(horde(match.state, card).tiles) for card in h[1:]] == [1, 0, 0, 1]


@pytest.mark.rule("KR-EX-10", "KR-RANGE-09")
def test_linked_tiles_all_go_on_the_same_horde():
    table, h = example()
    match = played(table, "ARC3", 1, 0, E)
    assert targets(match) == {h[2]}
    table, h = example()
    match = played(table, "ARC3", 1, 0, S)  # hordes 1 and 2 are in range now
    assert targets(match) == {h[1], h[2]}
    match.choose(first(match, h[1]))
    assert targets(match) == {h[1]}
    refused(match, PlaceTile(h[2], cells((0, 0), (1, 0))), "KR-RANGE-01")
    match.choose(first(match, h[1]))
    assert [len(horde(match.state, card).tiles) for card in h[1:]] == [2, 0, 0, 0]


@pytest.mark.rule("KR-RANGE-09")
def test_a_linked_tile_left_out_does_not_bind_the_next():
    table, h = example()
    match = played(table, "ARC3", 1, 0, S)
    skip(match)
    assert targets(match) == {h[1], h[2]}


@pytest.mark.rule("KR-EX-11", "KR-RANGE-10", "KR-TOWER-37")
def test_each_knight_throws_a_knife_at_a_horde_next_to_its_own():
    table, h = example()
    match = played(table, "SOL3", 3, 1, None)
    match.choose(first(match, h[3]))
    match.choose(first(match, h[4]))
    assert ask(match) == "LayTiles"
    assert targets(match) == {h[1], h[2], h[4]}
    match.choose(first(match, h[1]))
    assert targets(match) == {h[2], h[3]}
    match.choose(first(match, h[2]))
    assert ask(match) != "LayTiles"
    assert [len(horde(match.state, card).tiles) for card in h[1:]] == [1, 1, 0, 0]


@pytest.mark.rule("KR-RANGE-11")
@pytest.mark.parametrize(("tower", "damage"), [("SOL3", PHYSICAL), ("SOL4a", 2)])
def test_a_knife_has_the_type_of_its_soldier(tower: str, damage: int):
    table, h = example()
    match = played(table, tower, 3, 1, None)
    match.choose(first(match, h[3]))
    skip(match)
    match.choose(first(match, h[4]))
    assert horde(match.state, h[3]).soldiers[0].damage == damage
    assert [event.damage for event in told(match, TileLaid)] == [damage]


@pytest.mark.rule("KR-EX-05", "KR-RANGE-14")
def test_a_hero_shoots_along_arrows_turned_by_its_facing():
    table, h = example()
    bruxa = T.heroes[HEROES.index("bruxa")].attacks[0][0]
    table.hero(1, 3, 3)
    assert set(in_range(table.s, bruxa, at(3, 3), N)) == {h[3], h[4]}
    assert in_range(table.s, bruxa, at(3, 3), S) == []
    table.s.agenda = []
    attack(table.s, (bruxa,), seat=1, space=at(3, 3), facing=N, cause="KR-BRUXA-01")
    match = table.only(*table.s.agenda)
    assert targets(match) == {h[3], h[4]}
    match.choose(first(match, h[4]))
    assert stopped(match)
    assert [tile.damage for tile in horde(match.state, h[4]).tiles] == [MAGIC]
    assert not horde(match.state, h[3]).tiles


@pytest.mark.rule("KR-EX-03", "KR-RANGE-03")
def test_melee_hits_the_horde_under_the_figure_only():
    table, h = example()
    alric = T.heroes[HEROES.index("alric")].attacks[0][0]
    table.hero(0, 2, 1, cells((2, 2), (3, 2), (2, 3), (3, 3)))
    assert in_range(table.s, alric, at(2, 1), N) == [h[2]]
    assert in_range(table.s, alric, NONE, N) == []


@pytest.mark.rule("KR-RANGE-12")
def test_a_ranged_attack_never_hits_the_attackers_own_space():
    table, h = example()
    bruxa = T.heroes[HEROES.index("bruxa")].attacks[0][0]
    table.hero(1, 2, 2, cells((2, 2), (3, 2), (2, 3), (3, 3)))
    for facing in range(4):
        assert h[3] not in in_range(table.s, bruxa, at(2, 2), facing)
    blizzard = T.abilities[12].shots[0]
    assert h[3] in in_range(table.s, blizzard, at(2, 2), N)


@pytest.mark.rule("KR-RANGE-13")
def test_a_tower_may_be_played_although_it_reaches_nobody():
    table, h = example()
    match = played(table, "ART1", 5 - 1, 0, None)
    assert [tower.space for tower in match.state.built] == [at(4, 0)]
    assert all(not horde(match.state, card).tiles for card in h[1:])


@pytest.mark.rule("KR-RANGE-15")
def test_a_soldier_that_was_not_placed_throws_no_knife():
    table, h = example()
    match = played(table, "SOL3", 3, 1, None)
    match.choose(first(match, h[3]))
    skip(match)
    assert ask(match) == "LayTiles"  # one knife
    match.choose(first(match, h[1]))
    assert ask(match) != "LayTiles"  # no second one
    table, h = example()
    table.s.soldiers_left = 0
    match = played(table, "SOL3", 3, 1, None)
    assert ask(match) not in ("PutSoldier", "LayTiles")


@pytest.mark.rule("KR-ENEMY-18", "KR-R-14")
@pytest.mark.parametrize("flyer_first", [True, False])
def test_a_flyer_hides_the_horde_under_it(flyer_first: bool):
    table = Table()
    designs = ("B09", "G01") if flyer_first else ("G01", "B09")
    cards = dict(zip(designs, [table.horde(design, 2, 1) for design in designs], strict=True))
    match = played(table, "MAG2", 2, 0, S)
    assert targets(match) == {cards["B09"]}
    refused(match, PlaceTile(cards["G01"], cells((0, 0), (1, 0), (0, 1), (1, 1))), "KR-RANGE-01")


# The prologue's examples


def prologue_example() -> tuple[Table, list[int]]:
    table = Table(
        map="""
....v...#
....v...#
>>>>>>>>X
........X
........#
""",
        starts=((0, 2), (4, 0)),
    )
    spots = ((1, 2), (2, 2), (3, 2), (0, 2))
    return table, [NONE, *(table.horde(f"G0{n}", *spot) for n, spot in enumerate(spots, 1))]


@pytest.mark.rule("KR-EX-15")
def test_the_prologue_guild_and_militia_reach_horde_1_only():
    table, h = prologue_example()
    assert targets(played(table, "MAG1", 1, 3, N)) == {h[1]}
    table, h = prologue_example()
    match = played(table, "SOL1", 1, 1, S)
    assert ask(match) == "PutSoldier"
    assert targets(match) == {h[1]}


@pytest.mark.rule("KR-EX-16")
def test_the_prologue_archers_reach_hordes_2_and_3():
    table, h = prologue_example()
    assert targets(played(table, "ARC1", 3, 3, N)) == {h[2], h[3]}


@pytest.mark.rule("KR-EX-17")
def test_the_prologue_bombard_hits_hordes_1_2_and_3():
    table, h = prologue_example()
    match = played(table, "ART1", 2, 3, N)
    for _ in range(3):
        (target,) = targets(match)
        match.choose(first(match, target))
    assert [len(horde(match.state, card).tiles) for card in h[1:]] == [1, 1, 1, 0]


@pytest.mark.rule("KR-EX-18", "KR-TOWER-35")
def test_the_prologue_militia_throws_at_2_or_4():
    table, h = prologue_example()
    match = played(table, "SOL1", 1, 1, S)
    match.choose(first(match, h[1]))
    assert ask(match) == "LayTiles"
    assert targets(match) == {h[2], h[4]}
