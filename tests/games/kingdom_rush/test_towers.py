"""Phase 2, action A: playing towers (KR-TOWER)."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.kingdom_rush.board.grids import (
    D2,
    I3,
    L3,
    M1,
    MAGIC,
    O4,
    PHYSICAL,
    SIZES,
    TRUE,
)
from rempart.games.kingdom_rush.board.shots import PERFECT, Shot
from rempart.games.kingdom_rush.events import HeroHealed, SoldierPlaced, TileLaid, TowerPlayed
from rempart.games.kingdom_rush.ids import ALRIC, ELORA, TOWERS
from rempart.games.kingdom_rush.options import (
    BuyTower,
    ChooseHero,
    Face,
    Mode,
    PassTower,
    PlaceTile,
    PlaceTotem,
    PlayTower,
    Skip,
)
from rempart.games.kingdom_rush.pieces import Crevasse, Lava
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.soldiers import PutTotem
from rempart.games.kingdom_rush.steps.towers import EMPTY, rooms
from rempart.kernel import NONE, Match
from tests.games.kingdom_rush.table import (
    T,
    Table,
    ask,
    at,
    cells,
    first,
    horde,
    offered,
    player,
    refused,
    sound,
    stopped,
    targets,
    told,
)

N, E, S, W = range(4)
PLUS = """
.....#
.....#
>>>>>X
.....#
"""
"""A straight road along row 2."""


def road(*columns: int, players: int = 2) -> tuple[Table, list[int]]:
    """A straight road with a horde of goblins on each of some columns."""
    table = Table(PLUS, ((0, 2),), players)
    designs = ("P01", "B01", "B02", "B03", "P01")
    return table, [table.horde(designs[n], column, 2) for n, column in enumerate(columns)]


def build(table: Table, tower: str, column: int = 2, row: int = 1) -> Match:
    """Seat 0 has just played a tower on a site."""
    space = table.site(column, row)
    card = table.hand(tower)
    match = table.actions()
    match.choose(PlayTower(0, card, space))
    return match


@pytest.mark.rule("KR-TOWER-12")
def test_the_names_of_the_two_attacks_are_true_of_every_tower_that_has_two():
    for type, modes in enumerate(T.attacks):
        if len(modes) > 1:
            aimed, anywhere = modes
            assert {shot.reach for shot in anywhere} == {PERFECT}, TOWERS[type]
            assert PERFECT not in {shot.reach for shot in aimed}, TOWERS[type]
            assert area(aimed) > area(anywhere), TOWERS[type]


def area(shots: tuple[Shot, ...]) -> int:
    """How many cells the tiles of an attack cover."""
    return sum(SIZES[shape] for shot in shots for shape in shot.pieces)


def room(s: Kingdom, barracks: bool) -> bool:
    """Whether the site at (2, 1) has room."""
    return rooms(s, T).get(at(2, 1), EMPTY)[barracks]


def fire(match: Match, facing: int = S, mode: int = 0) -> list[Any]:
    """Answer mode and facing, lay every piece in the first place offered; gives all events."""
    events: list[Any] = []
    while ask(match) in ("AttackMode", "Facing", "LayTiles", "PutSoldier", "PutTotem", "Mend"):
        assert match.decision is not None
        now = ask(match)
        option = match.decision.options[0]
        if now == "AttackMode":
            option = Mode(mode)
        elif now == "Facing":
            option = Face(facing)
        events += match.choose(option)
    return events


def shapes(events: list[Any]) -> list[tuple[int, int, int]]:
    """What was laid: horde, shape and damage of each tile."""
    return [(e.horde, e.shape, e.damage) for e in events if isinstance(e, TileLaid)]


@pytest.mark.rule("KR-TOWER-01")
def test_a_tower_goes_from_the_hand_on_a_site_of_ones_colour():
    table, _ = road()
    space = table.site(2, 1)
    card, other = table.hand("MAG1"), table.hand("MAG1", seat=1)
    match = table.actions()
    refused(match, PlayTower(0, card, at(3, 1)), "KR-TOWER-01")  # no site
    refused(match, PlayTower(0, other, space), "KR-TOWER-01")  # not in hand
    match.choose(PlayTower(0, card, space))
    assert [(b.card, b.space, b.seat) for b in match.state.built] == [(card, space, 0)]
    assert player(match, 0).hand == []
    assert player(match, 1).hand == [other]
    assert [event.card for event in told(match, TowerPlayed)] == [card]


@pytest.mark.rule("KR-TOWER-02")
def test_the_side_is_chosen_while_placing():
    table, _ = road(2)
    match = build(table, "MAG1")
    assert ask(match) == "Facing"
    assert offered(match, Face) == [Face(0), Face(1), Face(2), Face(3)]
    refused(match, Face(4), "KR-TOWER-02")
    match.choose(Face(S))
    assert match.state.built[0].facing == S


@pytest.mark.rule("KR-TOWER-03")
def test_it_attacks_at_once_and_once():
    table, (card,) = road(2)
    match = build(table, "MAG1")
    match.choose(Face(S))
    match.choose(first(match, card))
    assert ask(match) == "ActionPhase"
    assert len(horde(match.state, card).tiles) == 1
    assert not offered(match, PlayTower)


@pytest.mark.rule("KR-TOWER-04")
def test_a_site_holds_one_soldier_tower_and_one_other():
    table, _ = road()
    space = table.site(2, 1)
    cards = [table.hand(tower) for tower in ("MAG1", "ARC1", "SOL1", "SOL2")]
    match = table.actions()
    match.choose(PlayTower(0, cards[0], space))
    refused(match, PlayTower(0, cards[1], space), "KR-TOWER-04")
    match.choose(PlayTower(0, cards[2], space))
    refused(match, PlayTower(0, cards[3], space), "KR-TOWER-04")
    assert len(match.state.built) == 2


@pytest.mark.rule("KR-TOWER-05")
def test_no_building_under_a_figure():
    for occupy in ("hero", "warrior", "bench", "tentacle"):
        table, _ = road()
        space = table.site(2, 1)
        card = table.hand("MAG1")
        if occupy == "hero":
            table.hero(1, 2, 1)
        elif occupy == "warrior":
            table.s.warriors[0].space = space
        elif occupy == "bench":
            table.bench(ELORA)
            table.s.bench[0].space = space
        else:
            table.s.tentacles.append(space)
        refused(table.actions(), PlayTower(0, card, space), "KR-TOWER-05")


@pytest.mark.rule("KR-TOWER-06", "KR-ENV-01")
def test_no_building_on_an_environment_tile():
    for tile in ("lava", "crevasse"):
        table, _ = road()
        space = table.site(2, 1)
        card = table.hand("MAG1")
        if tile == "lava":
            table.s.lava.append(Lava(space, 1, 1))
        else:
            table.s.crevasses.append(Crevasse(space, False))
        refused(table.actions(), PlayTower(0, card, space), "KR-TOWER-06")


@pytest.mark.rule("KR-TOWER-06", "KR-TOWER-07")
def test_a_flower_does_not_hinder_building_and_stays():
    table, _ = road()
    space = table.site(2, 1)
    table.flower(2, 1)
    card = table.hand("MAG1")
    match = table.actions()
    match.choose(PlayTower(0, card, space))
    assert match.state.built[0].space == space
    assert space in table.layout.flowers
    assert match.state.wilted == []


@pytest.mark.rule("KR-TOWER-08")
def test_a_coloured_site_serves_its_player_only():
    table, _ = road()
    own, foreign = table.site(2, 1), table.site(3, 1, "B")
    card = table.hand("MAG1")
    match = table.actions()
    refused(match, PlayTower(0, card, foreign), "KR-TOWER-08")
    assert PlayTower(0, card, own) in offered(match, PlayTower)


@pytest.mark.rule("KR-TOWER-09")
def test_a_white_site_serves_everybody():
    table, _ = road()
    white = table.site(2, 1, "W")
    cards = [table.hand("MAG1", seat) for seat in (0, 1)]
    match = table.actions()
    assert offered(match, PlayTower) == [
        PlayTower(seat, card, white) for seat, card in enumerate(cards)
    ]


@pytest.mark.rule("KR-TOWER-10")
def test_a_card_shows_level_damage_tiles_arrows_and_slots():
    for type_, tower in enumerate(TOWERS):
        assert 1 <= T.level[type_] <= 4
        assert 0 <= T.slots[type_] <= 2
        assert T.attacks[type_]
        assert str(T.level[type_]) == tower[3]


@pytest.mark.rule("KR-TOWER-11")
def test_a_tower_that_is_not_in_the_supply_cannot_be_had():
    table, _ = road()
    card = table.hand("ARC1")
    while any(table.s.supply >> c & 1 for c in T.tower_cards[TOWERS.index("ARC2")]):
        table.hand("ARC2", seat=1)
    gone = T.tower_cards[TOWERS.index("ARC2")][0]
    match = table.actions()
    refused(match, PassTower(0, card, 1, gone), "KR-TOWER-11")
    assert [o.upgrade for o in offered(match, PassTower) if o.card == card] == [NONE]
    table.s.crystals = 12
    refused(table.buy(), BuyTower(0, gone), "KR-TOWER-11")


@pytest.mark.rule("KR-TOWER-12")
def test_a_tower_with_two_attacks_uses_one_of_them():
    table, (near, far) = road(2, 4)
    match = build(table, "ARC1")
    assert offered(match, Mode) == [Mode(0), Mode(1)]
    refused(match, Mode(2), "KR-TOWER-12")
    match.choose(Mode(1))
    assert ask(match) == "LayTiles"  # no arrows, no facing
    assert targets(match) == {near, far}
    match.choose(first(match, far))
    assert ask(match) == "ActionPhase"
    assert horde(match.state, near).tiles == []


@pytest.mark.rule("KR-PROLOGUE-17")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_in_the_prologue_archers_shoot_in_range_only(round: int):
    table = Table(scenario=0)
    near, far = table.horde("G01", 1, 2), table.horde("G02", 7, 2)
    table.s.round = round
    card = table.hand("ARC1")
    match = table.actions()
    match.choose(PlayTower(0, card, at(1, 3)))
    assert ask(match) == "Facing"
    match.choose(Face(N))
    assert targets(match) == {near}
    assert far not in targets(match)


# What each tower deals


@pytest.mark.rule("KR-TOWER-20", "KR-TOWER-21")
@pytest.mark.parametrize(("tower", "near", "far"), [("ARC1", D2, M1), ("ARC2", I3, D2)])
def test_archers_and_marksmen(tower: str, near: int, far: int):
    table, (one, two) = road(2, 4)
    assert shapes(fire(build(table, tower))) == [(one, near, PHYSICAL)]
    table, (one, two) = road(2, 4)
    match = build(table, tower)
    match.choose(Mode(1))
    match.choose(first(match, two))
    assert shapes(match.events) == [(two, far, PHYSICAL)]


@pytest.mark.rule("KR-TOWER-22")
def test_sharpshooters():
    table, (one, _) = road(2, 4)
    assert shapes(fire(build(table, "ARC3"))) == [(one, D2, PHYSICAL)] * 2
    table, _ = road(2, 4)
    assert [shape for _, shape, _ in shapes(fire(build(table, "ARC3"), mode=1))] == [M1, M1]


@pytest.mark.rule("KR-TOWER-23")
def test_the_crossbow_fort_splits_two_tiles_over_hordes_anywhere():
    table, (one, two) = road(2, 4)
    match = build(table, "ARC4a")
    assert ask(match) == "LayTiles"
    match.choose(first(match, two))
    assert targets(match) == {one, two}
    match.choose(first(match, one))
    assert shapes(match.events) == [(one, D2, PHYSICAL)]
    assert [tile.shape for tile in horde(match.state, two).tiles] == [D2]


@pytest.mark.rule("KR-TOWER-24", "KR-R-56")
def test_axethrowers_lay_three_tiles_on_one_horde_or_smaller_ones_anywhere():
    table, (one, two) = road(2, 1)
    match = build(table, "ARC4b")
    match.choose(Mode(0))
    match.choose(Face(S))
    assert targets(match) == {one, two}
    match.choose(first(match, two))
    assert targets(match) == {two}
    match.choose(first(match, two))
    match.choose(first(match, two))
    assert [tile.shape for tile in horde(match.state, two).tiles] == [D2, D2, L3]
    table, (one, two) = road(2, 4)
    match = build(table, "ARC4b")
    match.choose(Mode(1))
    for card in (one, two, one):
        assert targets(match) == {one, two}
        match.choose(first(match, card))
    assert [tile.shape for tile in horde(match.state, one).tiles] == [M1, D2]
    assert [tile.shape for tile in horde(match.state, two).tiles] == [M1]


@pytest.mark.rule("KR-TOWER-25", "KR-TOWER-26")
@pytest.mark.parametrize(("tower", "shape"), [("MAG1", L3), ("MAG2", O4)])
def test_guilds_hit_the_horde_of_their_one_arrow(tower: str, shape: int):
    table, (one, _) = road(2, 3)
    assert shapes(fire(build(table, tower))) == [(one, shape, MAGIC)]


@pytest.mark.rule("KR-TOWER-27")
def test_wizards_spread_three_tiles():
    table, h = road(1, 2, 3)
    match = build(table, "MAG3")
    match.choose(Face(S))
    for card in h:
        assert targets(match) == set(h)
        match.choose(first(match, card))
    assert [[tile.shape for tile in horde(match.state, card).tiles] for card in h] == [
        [L3],
        [D2],
        [D2],
    ]


@pytest.mark.rule("KR-TOWER-28")
def test_the_archmage_adds_a_tile_of_perfect_range():
    table, h = road(2, 4)
    match = build(table, "MAG4a")
    match.choose(Face(S))
    for _ in range(3):
        assert targets(match) == {h[0]}
        match.choose(Skip())
    assert targets(match) == set(h)
    match.choose(first(match, h[1]))
    assert shapes(match.events) == [(h[1], D2, MAGIC)]


@pytest.mark.rule("KR-TOWER-29", "KR-TOTEM-01", "KR-TOTEM-02")
def test_the_necromancer_puts_soldiers_and_totems_on_adjacent_hordes():
    table, h = road(2, 1, 4)
    table.tile(h[1], "M1", cells((0, 0)))
    match = build(table, "MAG4b")
    assert targets(match) == {h[0]}
    match.choose(first(match, h[0]))
    assert ask(match) == "PutSoldier"  # no tile on the first horde: no totem
    match.choose(first(match, h[1]))
    assert ask(match) == "PutTotem"
    assert offered(match, PlaceTotem) == [PlaceTotem(h[1])]
    refused(match, PlaceTotem(h[0]), "KR-RANGE-01")
    match.choose(PlaceTotem(h[1]))
    assert [horde(match.state, card).totem for card in h] == [False, True, False]
    assert [len(horde(match.state, card).soldiers) for card in h] == [1, 1, 0]
    assert {soldier.damage for soldier in horde(match.state, h[0]).soldiers} == {TRUE}
    assert match.state.totems_left == 1


@pytest.mark.rule("KR-TOTEM-01")
def test_a_horde_bears_one_totem_only():
    table, (one, two) = road(2, 1)
    for card in (one, two):
        table.tile(card, "M1", cells((0, 0)))
    table.of(one).totem = True
    table.s.totems_left = 1
    match = table.only(PutTotem(0, one, "KR-TOWER-29"), PutTotem(0, two, "KR-TOWER-29"))
    assert offered(match, PlaceTotem) == [PlaceTotem(two)]
    match.choose(PlaceTotem(two))
    assert match.state.totems_left == 0


@pytest.mark.rule("KR-TOWER-29")
def test_the_other_reading_of_the_necromancer():
    table, h = road(1, 2)
    table.s.necromancer_tile = True
    events = fire(build(table, "MAG4b"))
    assert {card for card, _, _ in shapes(events)} == set(h)
    assert len([event for event in events if isinstance(event, SoldierPlaced)]) == 2


@pytest.mark.rule("KR-TOWER-30", "KR-TOWER-31", "KR-TOWER-32")
@pytest.mark.parametrize(
    ("tower", "shape", "hit"), [("ART1", M1, 3), ("ART2", D2, 3), ("ART3", D2, 3)]
)
def test_artillery_lays_a_tile_on_each_horde(tower: str, shape: int, hit: int):
    table, h = road(1, 2, 3)
    events = fire(build(table, tower))
    assert shapes(events) == [(card, shape, PHYSICAL) for card in sorted(h, key=order(h))][:hit]


def order(hordes: list[int]) -> Any:
    """South-east, south, south-west: the order in which arrows are looked at does not matter."""
    return lambda card: {hordes[2]: 0, hordes[1]: 1, hordes[0]: 2}[card]


@pytest.mark.rule("KR-TOWER-32")
def test_the_howitzer_needs_no_facing():
    table, h = road(1, 3)
    match = build(table, "ART3")
    assert ask(match) == "LayTiles"
    assert {card for card, _, _ in shapes(fire(match))} == set(h)


@pytest.mark.rule("KR-TOWER-33")
def test_the_battle_mecha_splashes_from_the_horde_it_hit():
    table, h = road(1, 2, 3, 4)
    match = build(table, "ART4a")
    match.choose(Face(S))
    assert targets(match) == {h[0], h[1], h[2]}
    match.choose(first(match, h[2]))
    found = {card for card, shape, _ in shapes(fire(match)) if shape == D2}
    assert found == {h[1], h[3]}
    assert [tile.shape for tile in horde(match.state, h[2]).tiles] == [O4]
    assert horde(match.state, h[0]).tiles == []


@pytest.mark.rule("KR-TOWER-33")
def test_no_splash_without_a_hit():
    table, h = road(1, 2)
    match = build(table, "ART4a")
    match.choose(Face(S))
    match.choose(Skip())
    assert ask(match) == "ActionPhase"
    assert all(not horde(match.state, card).tiles for card in h)


@pytest.mark.rule("KR-TOWER-33", "KR-ENEMY-23")
def test_the_splash_comes_from_the_side_of_the_horde_hit():
    table = Table(PLUS, ((0, 2),))
    hit, guarded = table.horde("P01", 2, 2), table.horde("Y01", 3, 2)  # shields left and right
    match = build(table, "ART4a", 3, 1)  # above the guarded horde: the first tile would pass
    match.choose(Face(S))
    assert targets(match) == {hit, guarded}
    match.choose(first(match, hit))
    assert ask(match) == "ActionPhase"
    assert horde(match.state, guarded).tiles == []


@pytest.mark.rule("KR-TOWER-34")
def test_dwaarp_hits_all_around_and_then_one_in_range():
    table, h = road(1, 2, 3)
    match = build(table, "ART4b")
    match.choose(Face(S))
    events = [event for _ in range(3) for event in match.choose(offered(match, PlaceTile)[0])]
    assert {card for card, shape, _ in shapes(events) if shape == D2} == set(h)
    assert targets(match) == set(h)
    match.choose(first(match, h[2]))
    assert [tile.shape for tile in horde(match.state, h[2]).tiles] == [D2, L3]
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-TOWER-35")
def test_the_militia_puts_one_soldier_and_throws_one_knife():
    table, h = road(2, 3)
    match = build(table, "SOL1")
    match.choose(Face(S))
    match.choose(first(match, h[0]))
    assert ask(match) == "LayTiles"
    assert targets(match) == {h[1]}
    match.choose(first(match, h[1]))
    assert ask(match) == "ActionPhase"
    assert shapes(match.events) == [(h[1], M1, PHYSICAL)]
    sound(match.state)


@pytest.mark.rule("KR-TOWER-36")
def test_footmen_throw_one_knife_from_either_soldier():
    table, h = road(0, 1, 2, 3)
    match = build(table, "SOL2")
    match.choose(Face(S))
    match.choose(first(match, h[1]))
    match.choose(first(match, h[2]))
    assert targets(match) == set(h)  # next to the one or the other
    match.choose(first(match, h[0]))
    assert ask(match) == "ActionPhase"


@pytest.mark.rule("KR-TOWER-36", "KR-ENEMY-26")
def test_a_knife_comes_from_the_side_of_its_soldier():
    table = Table(PLUS, ((0, 2),))
    left, guarded = table.horde("P01", 2, 2), table.horde("Y01", 3, 2)
    match = build(table, "SOL1")  # above the first horde
    match.choose(Face(S))
    match.choose(first(match, left))
    assert ask(match) == "ActionPhase"  # from the left the shield stops it
    assert horde(match.state, guarded).tiles == []


@pytest.mark.rule("KR-TOWER-38", "KR-TOWER-04")
def test_assassins_are_true_and_make_room_for_a_second_tower():
    table, h = road(2, 3)
    match = build(table, "SOL4a")
    match.choose(first(match, h[0]))
    match.choose(first(match, h[0]))
    assert {soldier.damage for soldier in horde(match.state, h[0]).soldiers} == {TRUE}
    match.choose(first(match, h[1]))
    match.choose(first(match, h[1]))
    assert shapes(match.events) == [(h[1], M1, TRUE)]
    s = match.state
    assert room(s, False)
    table.tower("MAG1", 2, 1)
    assert room(s, False)
    table.tower("ARC1", 2, 1)
    assert not room(s, False)
    assert not room(s, True)


@pytest.mark.rule("KR-TOWER-39")
def test_templars_heal_an_adjacent_hero_first():
    table, h = road(2)
    table.hero(0, 3, 0)
    table.hero(1, 0, 0)
    table[0].life = table[1].life = 1
    match = build(table, "SOL4b")
    assert ask(match) == "Mend"
    assert offered(match, ChooseHero) == [ChooseHero(ALRIC)]
    refused(match, ChooseHero(player(match, 1).hero), "KR-TOWER-39")
    refused(match, ChooseHero(4), "KR-TOWER-39")
    match.choose(ChooseHero(ALRIC))
    assert [(e.seat, e.life) for e in told(match, HeroHealed)] == [(0, 2)]
    assert player(match, 1).life == 1
    assert ask(match) == "PutSoldier"
    match.choose(first(match, h[0]))
    match.choose(first(match, h[0]))
    assert len(horde(match.state, h[0]).soldiers) == 2
    assert {soldier.damage for soldier in horde(match.state, h[0]).soldiers} == {PHYSICAL}


@pytest.mark.rule("KR-TOWER-39")
def test_templars_do_not_ask_about_heroes_without_a_wound():
    table, _ = road(2)
    table.hero(0, 3, 0)
    assert ask(build(table, "SOL4b")) == "PutSoldier"


@pytest.mark.rule("KR-TOWER-40", "KR-MOD-03")
def test_soldier_towers_have_no_slots():
    slots = {tower: T.slots[type_] for type_, tower in enumerate(TOWERS)}
    assert {slots[tower] for tower in TOWERS if tower.startswith("SOL")} == {0}
    assert [slots[tower] for tower in ("ARC1", "ARC2", "ARC3", "ART1", "ART2", "ART3")] == [1] * 6
    assert [slots[tower] for tower in ("MAG1", "MAG2", "MAG3")] == [2] * 3
    assert [slots[tower] for tower in ("MAG4a", "MAG4b")] == [1, 1]
    assert [slots[tower] for tower in ("ARC4a", "ARC4b", "ART4a", "ART4b")] == [0] * 4


@pytest.mark.rule("KR-TOTEM-01")
def test_without_a_totem_left_there_is_none_to_place():
    table, h = road(2)
    table.tile(h[0], "M1", cells((0, 0)))
    table.s.totems_left = 0
    match = build(table, "MAG4b")
    match.choose(first(match, h[0]))
    assert ask(match) == "ActionPhase"
    assert not horde(match.state, h[0]).totem


@pytest.mark.rule("KR-RANGE-15")
def test_who_leaves_out_a_soldier_places_no_more():
    table, h = road(2, 3)
    match = build(table, "SOL3")
    match.choose(Skip())
    assert ask(match) == "ActionPhase"
    assert match.state.soldiers_left == 12
    assert all(not horde(match.state, card).soldiers for card in h)


@pytest.mark.rule("KR-PROLOGUE-09")
@pytest.mark.parametrize(("tower", "pieces"), [("MAG1", 1), ("SOL1", 2)])
def test_it_is_known_which_towers_dealt_damage(tower: str, pieces: int):
    table, h = road(2, 3)
    match = build(table, tower)
    card = match.state.built[0].card
    match.choose(Face(S))
    assert match.state.struck == 0
    for _ in range(pieces):
        match.choose(match.decision.options[0] if match.decision else None)
        assert match.state.struck == 1 << card
    assert len(h) == 2


@pytest.mark.rule("KR-SOLO-09", "KR-SOLO-11")
def test_alone_one_builds_on_all_colours_but_the_blocked_one():
    table, _ = road(players=1)
    red, blue, white = table.site(1, 1), table.site(2, 1, "B"), table.site(3, 1, "W")
    card = table.hand("MAG1")
    table.s.blocked = 1
    match = table.actions()
    assert {option.space for option in offered(match, PlayTower)} == {red, white}
    refused(match, PlayTower(0, card, blue), "KR-SOLO-09")


def test_a_razed_site_is_no_site():
    table, _ = road()
    space = table.site(2, 1, "W")
    card = table.hand("MAG1")
    table.s.razed.append(space)
    refused(table.actions(), PlayTower(0, card, space), "KR-TOWER-01")


def test_ashfall_leaves_no_perfect_range_but_that_of_the_1x1_tile():
    table, h = road(2, 4)
    table.s.ashfall = True
    match = build(table, "ARC1")
    assert ask(match) == "Facing"  # one attack is left
    table, h = road(2, 4)
    table.s.ashfall = True
    assert ask(build(table, "ARC4a")) == "ActionPhase"
    table, h = road(2, 4)
    table.s.ashfall = True
    space = table.site(2, 1)
    card = table.hand("MAG1")
    table.stick("MB2", card)
    table.stick("MB4", card)
    match = table.actions()
    match.choose(PlayTower(0, card, space))
    match.choose(Face(S))
    assert targets(match) == {h[0]}
    match.choose(Skip())
    assert targets(match) == set(h)


def test_a_tower_covers_nothing_twice():
    table, _ = road(1, 2, 3)
    match = build(table, "MAG4a")
    fire(match)
    sound(match.state)
    assert not stopped(match)
