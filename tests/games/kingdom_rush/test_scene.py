"""The table as zones: what is where, what can be pointed at, and that no word is missing."""

from __future__ import annotations

import itertools
import random
from typing import Any, TypeVar, get_args

import msgspec
import pytest

from rempart.games.kingdom_rush.aids.introduction import PARTS
from rempart.games.kingdom_rush.ids import ALRIC, ELORA, MAG1, MAGE_TILES, MB1, MB3
from rempart.games.kingdom_rush.options import (
    ActivateHero,
    EndMove,
    Face,
    MoveTo,
    PlaceSoldier,
    PlayTower,
    TakeAbility,
    TakeHero,
)
from rempart.games.kingdom_rush.pieces import ADVANCE, BUY, DESTROY, PLAY, Tower
from rempart.games.kingdom_rush.scene import picks, scene
from rempart.games.kingdom_rush.scene.extras import (
    About,
    BoardExtra,
    CardExtra,
    CoverExtra,
    HordeExtra,
    KingdomExtra,
    PieceTag,
    PlaceTag,
    ProgressExtra,
    TowerExtra,
    ZoneTag,
)
from rempart.games.kingdom_rush.scene.goal import coach
from rempart.games.kingdom_rush.setup import Settings, setup
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.prologue import MissedObjective
from rempart.games.kingdom_rush.view import view
from rempart.games.kingdom_rush.view.task import Task
from rempart.kernel import NONE, advance, settle
from rempart.kernel.scene import (
    Piece,
    PieceExtra,
    Place,
    Scene,
    SceneExtra,
    Tags,
    Zone,
    ZoneExtra,
)
from tests.games.kingdom_rush.table import GAME, T, Table, at, cells, set_up, sheet

TEXT = GAME.text("en")
Extra = TypeVar("Extra", bound=PieceExtra | ZoneExtra | SceneExtra)


def drawn(s: Kingdom, seat: int | None = 0) -> Scene:
    return scene(view(s, seat), TEXT)


def zone(found: Scene, id: str) -> Zone:
    return next(zone for zone in found.zones if zone.id == id)


def place(found: Scene, column: int, row: int) -> Place:
    board = zone(found, "board")
    return board.places[row * board.columns + column]


def extra_of(thing: Piece | Zone | Scene, kind: type[Extra]) -> Extra:
    """What the game's own board is told of it."""
    assert isinstance(thing.extra, kind)
    return thing.extra


def piece(place: Place, kind: str) -> Piece:
    return next(piece for piece in place.pieces if piece.kind == kind)


def begun(data: dict[str, Any] | None = None, **settings: Any) -> Kingdom:
    s = set_up(3, data, start="deal", **settings)
    settle(s)
    return s


def test_the_map_keeps_its_shape_and_every_space_can_be_pointed_at():
    found = drawn(begun(scenario="1"))
    board = zone(found, "board")
    assert (board.columns, len(board.places)) == (9, 9 * 6)
    assert place(found, 0, 0).kind == "void"
    assert place(found, 0, 0).pick == {}
    assert place(found, 8, 4).kind == "exit"
    road = place(found, 3, 2)
    assert (road.kind, road.pick) == ("path", {"space": at(3, 2)})
    assert [place(found, *spot).value for spot in ((3, 2), (4, 2), (4, 4))] == ["→", "↓", "→"]
    assert found.round == TEXT("zone.round", round=1)
    extra = extra_of(board, BoardExtra)
    assert extra.ways[2 * 9 + 3] == at(4, 2)
    assert extra.ways[0] == NONE
    assert extra.spawns[0] == at(0, 2)
    assert len({each.name for each in board.places}) == len(board.places)


def test_sites_and_flowers_are_marked():
    s = begun(scenario="1")
    s.wilted.append(at(3, 3))
    found = drawn(s)
    sites = extra_of(zone(found, "board"), BoardExtra).sites
    assert (sites[9 + 1], sites[0]) == ("R", "")
    assert any("red" in mark for mark in place(found, 1, 1).marks)
    assert "wilted" in piece(place(found, 3, 3), "magic").tags
    assert "wilted" not in piece(place(found, 7, 5), "magic").tags


def test_towers_show_where_they_face_and_what_they_bear():
    table = Table(scenario=1)
    card = table.hand("MAG1")
    table.s.players[0].hand.remove(card)
    table.s.built.append(Tower(card, at(1, 1), 1, 0))
    table.s.stickers[MB3] = card
    tower = piece(place(drawn(table.s), 1, 1), "MAG1")
    extra = extra_of(tower, TowerExtra)
    assert (extra.facing, extra.seat, extra.modifiers) == (1, 0, (MB3,))
    assert tower.pick == {"card": card}


def test_a_horde_is_on_the_map_and_a_grid_of_its_own():
    table = Table(scenario=1)
    card = table.horde("B06", 2, 2)  # .mm./.gg./.gg./....
    table.tile(card, "D2", cells((1, 1), (1, 2)), MAGE_TILES)
    table.soldier(card, cells((2, 2)))
    found = drawn(table.s)
    on_map = piece(place(found, 2, 2), "B06")
    assert on_map.pick == {"horde": card}
    assert on_map.enemy
    assert on_map.extra == CardExtra(band="blue")
    grid = zone(found, f"horde-{card}")
    assert (grid.columns, len(grid.places), grid.value) == (4, 16, 3)
    corner, magic, laid, man = (grid.places[n] for n in (0, 1, 5, 10))
    assert (corner.kind, magic.kind) == ("empty", "enemy")
    assert magic.tags == ["magic_only"]
    assert magic.pick == {"horde": card, "cell": 0b10}
    assert "covered" in laid.tags
    assert "covered" in grid.places[9].tags
    assert grid.places[9].pieces == []
    [tile] = laid.pieces
    assert tile.kind == "D2"
    assert tile.extra == CoverExtra(cells=cells((1, 1), (1, 2)), damage="true")
    assert [each.kind for each in man.pieces] == ["soldier"]


def test_what_is_special_about_a_horde_is_told_in_sentences():
    table = Table(scenario=1)
    told: dict[str, list[About]] = {}
    for column, card in enumerate(("G02", "B06", "C3", "LA1", "LA2"), 1):
        id = f"horde-{table.horde(card, column, 2)}"
        told[card] = extra_of(zone(drawn(table.s), id), HordeExtra).about
    part = {
        name: About(name=TEXT(f"part.{name}"), text=TEXT(f"part_note.{name}"), rule=rule)
        for name, rule in PARTS.items()
    }
    assert told == {
        "G02": [],
        "B06": [part["vulnerability"]],
        "C3": [part["C3"], part["vulnerability"]],
        "LA1": [part["LA"], part["big"]],
        "LA2": [part["LA"], part["tough"], part["shield"]],
    }


@pytest.mark.parametrize(("phase", "shown"), [(PLAY, False), (ADVANCE, True), (BUY, False)])
def test_that_a_horde_has_acted_is_shown_while_hordes_act(phase: int, shown: bool):
    table = Table(scenario=1)
    card = table.horde("G02", 2, 2)
    table.s.hordes[0].acted = True
    table.s.phase = phase
    assert ("acted" in zone(drawn(table.s), f"horde-{card}").tags) == shown


def test_what_lies_on_the_map_says_what_it_does():
    found = drawn(begun(scenario="7"))
    cracks = [
        each
        for place in zone(found, "board").places
        for each in place.pieces
        if each.kind == "crevasse"
    ]
    assert {each.note for each in cracks} == {TEXT("part_note.crevasse")}
    assert [each.marks for each in cracks] == [[TEXT("crevasse.cracked")]] * len(cracks)


def test_a_figure_is_shown_on_its_cells():
    table = Table(scenario=1)
    card = table.horde("G02", 2, 2)
    square = cells((0, 0), (1, 0), (0, 1), (1, 1))
    table.hero(0, 2, 2, square)
    grid = zone(drawn(table.s), f"horde-{card}")
    [figure] = grid.places[0].pieces
    assert (figure.kind, figure.extra) == ("alric", CoverExtra(cells=square))
    assert grid.value == 0


def test_piles_tell_what_is_known_and_no_more():
    piles = [["G", "B", "C1", "E15", "Y"], ["G"]]
    found = drawn(begun(sheet(2, piles=piles, hordes=[]), scenario="2"))
    pile = zone(found, "pile-0")
    assert pile.value == 5
    assert [each.kind for each in pile.pieces] == ["green", "blue", "C1", "E15", "yellow"]
    assert pile.pieces[0].note
    assert pile.pieces[0].pick == {"pile": 0}


def test_my_own_things_come_last_of_the_players():
    s = begun(players=3)
    for seat, order in ((0, [1, 2, 0]), (1, [2, 0, 1]), (None, [1, 2, 0])):
        seats = [each.seat for each in drawn(s, seat).zones if each.id.startswith("hero-")]
        assert seats == order


def test_before_heroes_are_taken_the_towers_lie_open():
    s = setup(msgspec.convert({}, Settings), 3, T)
    settle(s)
    found = drawn(s)
    assert [each.kind for each in zone(found, "offered").pieces] == ["ARC1", "MAG1", "ART1", "SOL1"]
    assert found.round == TEXT("zone.setup")
    heroes = zone(found, "heroes").pieces
    assert [each.pick for each in heroes] == [{"hero": hero} for hero in range(5)]
    assert not any(each.id.startswith("hero-") for each in found.zones)
    assert s.players[0].hero == NONE


def test_alone_the_solo_side_of_the_cards_is_shown_once_the_hero_is_taken():
    s = setup(msgspec.convert({"players": 1}, Settings), 3, T)
    decision = settle(s)
    assert zone(drawn(s), "heroes").pieces[1].note == TEXT("effect.bruxa")
    assert decision is not None
    advance(s, decision, TakeHero(0, ELORA))
    heroes = zone(drawn(s), "heroes")
    assert heroes.name == TEXT("zone.bench_heroes")
    assert [each.kind for each in heroes.pieces] == ["alric", "bruxa", "dierdre", "saitam"]
    assert [each.note for each in heroes.pieces] == [
        TEXT(f"effect.bench_{each.kind}") for each in heroes.pieces
    ]


def test_abilities_lie_open_while_they_can_be_chosen():
    s = setup(msgspec.convert({"scenario": "4"}, Settings), 3, T)
    decision = settle(s)
    for option in (TakeHero(0, ELORA), TakeHero(1, ALRIC), TakeAbility(0, 13)):
        assert decision is not None
        decision = advance(s, decision, option)
    found = drawn(s)
    assert [each.pick["ability"] for each in zone(found, "abilities-0").pieces] == [12, 14, 15]
    assert len(zone(found, "abilities-1").pieces) == 4
    left = [zone(found, f"abilities-{seat}").name[-1] for seat in range(2)]
    assert left == ["1", "2"]
    assert [each.kind for each in zone(found, "hero-0").pieces] == ["elora", "elora_2"]
    ids = [each.id for each in found.zones]
    assert "heroes" not in ids
    assert not any(each.id.startswith("abilities") for each in drawn(begun(scenario="4")).zones)


def test_the_supply_is_laid_out_for_buying():
    table = Table(scenario=1)
    taken = T.tower_cards[MAG1][0]
    table.s.supply ^= 1 << taken
    table.s.players[0].hand.append(taken)
    table.s.stickers[0] = T.tower_cards[MAG1][1]
    table.s.phase = BUY
    supply = zone(drawn(table.s), "supply")
    assert (supply.kind, supply.value) == ("hand", 43)
    guilds = [each for each in supply.pieces if each.kind == "MAG1"]
    assert [each.pick["card"] for each in guilds] == [
        T.tower_cards[MAG1][2],
        T.tower_cards[MAG1][1],
    ]
    assert guilds[0].marks == [TEXT("mark.left", count=2)]
    assert extra_of(guilds[1], TowerExtra).modifiers == (MB1,)
    table.s.phase = PLAY
    assert zone(drawn(table.s), "supply").kind == "deck"


def test_what_one_points_at_for_an_option_is_its_fields():
    assert picks(PlayTower(0, 5, 17), 0) == {"seat": 0, "card": 5, "space": 17}
    assert picks(PlaceSoldier(3, 4), 0) == {"horde": 3, "cell": 4}


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("scenario", ["prologue", "2", "3", "4"])
def test_every_position_can_be_drawn_in_every_language(scenario: str, language: str):
    text = GAME.text(language)
    for players in (1, 3):
        s = setup(msgspec.convert({"scenario": scenario, "players": players}, Settings), 7, T)
        decision = settle(s)
        chance = random.Random(players)
        for n in itertools.count():
            if decision is None:
                break
            if n % 6 == 0:
                unmistakable(scene(view(s, None), text))
            decision = advance(s, decision, chance.choice(decision.options))


def unmistakable(found: Scene) -> None:
    """No two zones have the same id, no two places of a zone the same name; the board knows every
    tag."""
    ids = [each.id for each in found.zones]
    assert len(set(ids)) == len(ids)
    for each in found.zones:
        names = [place.name for place in each.places]
        assert len(set(names)) == len(names)
        assert known(each.tags, ZoneTag)
        pieces = [*each.pieces, *(piece for place in each.places for piece in place.pieces)]
        assert all(known(place.tags, PlaceTag) for place in each.places)
        assert all(known(piece.tags, PieceTag) for piece in pieces)


def known(tags: Tags, kinds: Any) -> bool:
    """Whether all tags are of these kinds: Literals, one or several."""
    ids = {id for kind in get_args(kinds) for id in get_args(kind) or (kind,)}
    return ids.issuperset(tags)


# What the game's own board draws


def test_the_grid_of_a_horde_is_told_in_masks():
    table = Table(scenario=1)
    card = table.horde("Y01", 3, 2)
    table.tile(card, "M1", cells((1, 0)))
    grid = extra_of(zone(drawn(table.s), f"horde-{card}"), HordeExtra)
    assert (grid.card, grid.space, grid.band) == (card, at(3, 2), "yellow")
    assert grid.covered == cells((1, 0))
    assert grid.bare == grid.enemies & ~cells((1, 0))
    assert grid.dead == cells((0, 1), (3, 1))
    assert grid.shields == (3, 0), "physical, left and right"
    assert grid.icons["fast"] == 0


def test_a_tower_tells_its_arrows_and_tiles_with_its_modifiers():
    table = Table(scenario=1)
    card = table.hand("MAG1")
    (printed,) = extra_of(piece_of(drawn(table.s), f"tower-{card}"), TowerExtra).modes
    assert [(shot.reach, shot.arrows, shot.shapes) for shot in printed] == [("choice", [0], ["L3"])]
    assert printed[0].damage == "magic"
    table.s.stickers[MB3] = card
    (true,) = extra_of(piece_of(drawn(table.s), f"tower-{card}"), TowerExtra).modes
    assert true[0].damage == "true"


def piece_of(found: Scene, id: str) -> Piece:
    return next(piece for zone in found.zones for piece in zone.pieces if piece.id == id)


def test_the_scene_tells_which_tower_turns_and_which_tile_is_laid():
    table = Table(scenario=1)
    card = table.horde("G02", 4, 3)
    guild = table.hand("MAG1")
    match = table.actions()
    assert drawn(match.state).extra is None
    match.choose(PlayTower(0, guild, at(5, 3)))
    task = extra_of(drawn(match.state), KingdomExtra).task
    assert (task.ask, task.card, task.mode) == ("face", guild, 0)
    match.choose(Face(3))
    task = extra_of(drawn(match.state), KingdomExtra).task
    assert (task.ask, task.shapes, task.damage) == ("tile", ["L3"], "magic")
    assert task.targets == [card]


def test_the_scene_tells_which_figure_moves_and_where_it_stands():
    table = Table(scenario=1)
    card = table.horde("G01", 7, 4)
    match = table.actions()
    match.choose(ActivateHero(0))
    task = extra_of(drawn(match.state), KingdomExtra).task
    assert (task.ask, task.who) == ("move", 0)
    assert task.left == T.heroes[ALRIC].move
    match.choose(MoveTo(at(7, 4)))
    match.choose(EndMove())
    task = extra_of(drawn(match.state), KingdomExtra).task
    assert (task.ask, task.shapes, task.targets) == ("stand", ["O4"], [card])


# The goal


def goal(s: Kingdom) -> dict[str, Piece]:
    """The sheet of the scenario, by what each paragraph is about."""
    return {each.id.removeprefix("goal-"): each for each in zone(drawn(s), "goal").pieces}


def test_the_goal_says_how_a_scenario_is_won_and_lost():
    s = begun(scenario="2")
    found = goal(s)
    assert list(found) == ["win", "lose", "stand"]
    assert found["win"].note == TEXT("goal.2")
    assert found["lose"].note == TEXT("defeat.2")
    assert found["stand"].note == TEXT("stand_note")
    assert zone(drawn(s), "goal").tags == ["aside"]
    iron = goal(begun(scenario="2", difficulty="iron"))
    assert list(iron) == ["win", "lose", "stand", "iron"]
    unhurried = sheet(2, piles=[["G"], ["G"]], hordes=["C1@1#1"])
    assert list(goal(begun(unhurried, scenario="2"))) == ["win", "lose"]
    assert iron["iron"].note == TEXT(f"iron.{T.layouts[2, 2].data.iron}")


def taught(round: int, phase: int = PLAY) -> Kingdom:
    """A position of the prologue, before the first action of a round."""
    s = begun(scenario="prologue", players=2)
    s.agenda = []
    s.round, s.phase = round, phase
    return s


def told(s: Kingdom) -> str:
    """The key of what the coach says."""
    words = goal(s)["coach"].note
    return next(key for key, said in TEXT.section("coach").items() if said == words)


def state_of(s: Kingdom) -> dict[str, tuple[str, bool]]:
    """The progress of the objective."""
    found = [(id, piece) for id, piece in goal(s).items() if piece.kind == "progress"]
    return {id: (piece.value, "met" in piece.tags) for id, piece in found}


def test_the_prologue_shows_how_far_the_objective_is_met():
    s = taught(1)
    assert goal(s)["objective"].note == TEXT("objective.1")
    assert state_of(s) == {"struck": ("0 of 4", False)}
    s.struck = 0b1011
    assert state_of(s) == {"struck": ("3 of 4", False)}
    s.struck = 0b11011
    assert state_of(s) == {"struck": ("4 of 4", True)}
    s = taught(2)
    s.upgraded, s.destroyed = 2, 3
    assert state_of(s) == {"destroyed": ("1 of 1", True), "upgraded": ("2 of 4", False)}
    s = taught(3)
    s.destroyed = 2
    assert state_of(s) == {"left": ("4", False)}
    assert goal(s)["left"].extra == ProgressExtra(done=2, needed=6)
    s.hordes = []
    assert state_of(s) == {"left": ("0", True)}


def test_the_coach_knows_the_moment():
    s = setup(msgspec.convert({"scenario": "prologue", "players": 1}, Settings), 3, T)
    settle(s)
    assert told(s) == "setup"
    s.players[0].hero = ALRIC
    assert told(s) == "bench"
    s = taught(1)
    assert told(s) == "play_1"
    hands = [player.hand for player in s.players]
    s.players[0].hand, s.players[1].hand = [], []
    assert told(s) == "short_1"
    s.struck = 0b1111
    assert told(s) == "done_1"
    s.phase = BUY
    assert told(s) == "buy_1"
    s.round = 2
    assert told(s) == "buy_2"
    s.phase = PLAY
    assert told(s) == "play_2"
    s.players[0].activated = True
    assert told(s) == "short_2"
    s.players[0].hand = hands[0]
    assert told(s) == "play_2"
    s.hordes[0].covered = 0xFFFF
    assert told(s) == "pass_2"
    s.upgraded = 4
    assert told(s) == "done_2"
    s.hordes[0].covered = 0
    assert told(s) == "cover_2"
    s.round = 3
    assert told(s) == "play_3"
    for horde in s.hordes:
        horde.covered = 0xFFFF
    assert told(s) == "done_3"


def test_the_coach_explains_what_is_asked():
    v = view(taught(2), 0)
    for ask in ("face", "mode", "tile", "soldier", "move", "stand", "act"):
        asked = msgspec.structs.replace(v, task=Task(ask))
        assert coach(asked, T.layouts[0, 2]) == ask
        assert f"coach.{ask}" in TEXT
    away = msgspec.structs.replace(v, task=Task("move"), phase=ADVANCE)
    assert coach(away, T.layouts[0, 2]) == "retreat"
    s = taught(2, DESTROY)
    assert told(s) == "reward"
    s.phase = ADVANCE
    assert told(s) == "advance"
    s.agenda = [MissedObjective()]
    assert told(s) == "missed"
