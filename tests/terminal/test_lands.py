"""A game of many places in a small window: what is asked, what is decided and what happened are
always on the screen; places are named where something stands."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

import rempart
from rempart import bots, look
from rempart.kernel.scene import Piece, Place, Zone
from rempart.terminal import lands, parts, screen
from rempart.terminal.maps import Key, map_lines
from rempart.terminal.menu import Menu
from rempart.terminal.table import Table
from tests.asked import asked
from tests.terminal.stage import Stage, at_table
from tests.terminal.test_screen import TEXT, drawn, printed, scene_of

GAME = rempart.game("dark_tower")
MOMENTS = 20
"""Choices between two readings of the screen."""


def flat(page: str) -> str:
    """A page as one line, so that it does not matter where sentences were folded."""
    return " ".join(page.split())


def seen(table: Table, size: tuple[int, int]) -> str:
    """The screen, which must fit the window with a line for the prompt."""
    page = printed(table.best_screen(), size[0])
    lines = page.splitlines()
    assert max(map(cell_len, lines)) <= size[0]
    assert len(lines) < size[1]
    return page


@pytest.mark.parametrize(
    ("language", "size", "players"),
    [("en", (80, 24), 1), ("fr", (80, 24), 1), ("pl", (80, 24), 3), ("en", (150, 60), 1)],
)
def test_question_log_and_ladder_are_always_on_the_screen(
    language: str, size: tuple[int, int], players: int
):
    stage = Stage([], width=size[0], height=size[1])
    match = rempart.new("dark_tower", seed=3, players=players, heroes="deal")
    others = dict.fromkeys(range(1, players), "heuristic")
    table = at_table(stage, match, language, bot_names=others)
    adviser, found = bots.bot("heuristic", 0, GAME), {"battle": 0, "visit": 0}
    for moment in range(150):
        table.let_bots_choose()
        table.seat_viewer()
        if match.decision is None:
            break
        doing = [name for name in found if getattr(match.state, name) is not None]
        if moment % MOMENTS == 0 or (doing and found[doing[0]] < 3):
            page = flat(seen(table, size))
            assert f"► {table.text.seat(0)}" in page
            assert all(item.label.split()[-1] in page for item in table.items())
            assert not table.told() or table.told()[-1].sentence.split()[-1] in page
            for zone in (z for z in table.scene().zones if "now" in z.tags):
                assert flat(f"{zone.name} {zone.note}") in page
                if zone.kind == "row":
                    told = [word for p in zone.places for word in (p.name, *p.status.split()[:1])]
                    assert all(word in page for word in told)
            for name in doing:
                found[name] += 1
        table.choose(bots.ask_bot(adviser, match, 0))
    assert found["battle"]


def test_large_window_shows_the_whole_table_rather_than_what_each_card_does():
    match = rempart.new("dark_tower", seed=3, heroes="deal")
    adviser = bots.bot("heuristic", 0, GAME)
    for _ in range(60):
        match.choose(bots.ask_bot(adviser, match, 0))
    table = at_table(Stage([], width=150, height=60), match, "en")
    table.seat_viewer()
    page = flat(seen(table, (140, 60)))
    zones = [zone for zone in table.scene().zones if "sparse" not in zone.tags]
    assert [zone.name for zone in zones if (zone.short or zone.name) not in page] == []
    assert "More (p)" not in page


def test_nothing_is_called_hidden_that_lies_open():
    match = rempart.new("dark_tower", seed=3, heroes="deal")
    for _ in range(40):
        match.choose(asked(match).options[0])
    page = drawn(match.scene(0), 150)
    assert "Foes" in page
    assert "face down" not in page


# Sparse zones


def place(name: str, far: int, *pieces: Piece) -> Place:
    value = f"→{far}" if far else ""
    note = "via Here" if far > 1 else ""
    return Place(
        name=name, kind="land", value=value, note=note, status="hills", pieces=list(pieces)
    )


FOE = Piece(name="Troll", kind="troll", value="3", marks=["ready"], enemy=True)
FULL = Piece(name="Village", kind="village", value="2", marks=["skulls: 2"])
BARE = Piece(name="Bazaar", kind="bazaar", value="0")
LAND = Zone(
    kind="grid",
    id="north",
    name="North",
    note="on fire",
    columns=2,
    tags=["sparse"],
    places=[
        place("Far", 7, FOE),
        place("Here", 0, FULL),
        place("Empty", 2),
        place("Shop", 1, BARE),
    ],
)


def test_only_places_where_something_stands_are_named():
    line = lands.one_line(LAND, 80).plain
    assert line == "North  on fire  Far →7 Troll 3 (ready)  Here Village (skulls: 2)"
    assert lands.one_line(LAND, 30).plain.endswith("…")
    page = printed(lands.listed(LAND))
    assert "Far   →7  via Here  Troll 3 (ready)" in page
    assert "Empty" not in page


def test_enemies_are_named_even_where_nothing_else_is():
    enemies = [detail for detail in screen.LAND_DETAILS if detail.lands == "enemies"]
    page = flat(printed(screen.draw(scene_of(LAND, LAND), TEXT, 80, 0, enemies[-1])))
    assert page.count("Far →7 Troll 3 (ready)") == 2
    assert "Village" not in page


def test_own_hero_has_a_second_line_where_others_have_one():
    things = [Piece(name=f"Thing number {n}", kind="thing") for n in range(12)]
    mine, theirs = (
        Zone(kind="hand", id=name, name=name, seat=seat, value=12, pieces=things)
        for seat, name in enumerate(("Mine", "Theirs"))
    )
    used = [detail for detail in screen.LAND_DETAILS if detail.used and detail.mine > 1]
    lines = printed(screen.draw(scene_of(LAND, mine, theirs), TEXT, 80, 0, used[-1])).splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("Mine: Thing"))
    assert "Thing number 7" in lines[at + 1]
    assert lines[at + 1].rstrip().endswith("…")
    assert lines[at + 2].startswith("Theirs: Thing")
    assert lines[at + 2].rstrip().endswith("…")


def test_many_marks_on_one_card_leave_room_for_what_all_of_them_do():
    marks = [f"mark number {n}" for n in range(9)]
    pieces = [
        Piece(name="Hero", kind="hero", marks=marks, note="gains 1 spirit"),
        Piece(name="Virtue", kind="virtue", note="for each battle card, " * 4 + "lose less"),
    ]
    zone = Zone(kind="hand", id="h", name="Hand", seat=0, value=2, pieces=pieces)
    page = printed(screen.draw(scene_of(LAND, zone), TEXT, 140, 0, screen.LAND_DETAILS[1]), 140)
    (line,) = (one for one in page.splitlines() if "Virtue" in one)
    assert line.count("for each battle card") >= 3
    assert "mark number 8)" in page


def test_rung_with_a_long_sentence_has_the_whole_width():
    long = "lose 6 warriors for each skull in your region or an adjacent one"
    rung = Place(name="unsteady", kind="rung", status=long, marks=["here"])
    fight = Zone(kind="row", id="fight", name="Fight", tags=["now"], places=[rung, rung])
    page = printed(screen.draw(scene_of(LAND, fight), TEXT, 90, 0, screen.LAND_DETAILS[-1]), 90)
    assert f" unsteady  {long}  here" in page


def test_all_places_on_request():
    page = flat(printed(parts.whole(LAND, TEXT, 80, Key())))
    assert "Empty →2 via Here hills" in page
    assert "Shop →1 hills · Bazaar" in page


def test_sparse_zones_stand_side_by_side_where_there_is_room():
    zones = [LAND, LAND]
    wide = printed(lands.side_by_side(zones, 150), 150).splitlines()
    assert wide[0].count("North") == 2
    assert len(wide) < len(printed(lands.side_by_side(zones, 80)).splitlines())


def test_lines_that_half_a_window_would_break_have_the_whole():
    long = place("A name as long as those of French regions", 7, FULL)
    zone = Zone(kind="grid", id="east", name="East", tags=["sparse"], places=[long])
    lines = printed(lands.side_by_side([LAND, zone, LAND, LAND], 112), 112).splitlines()
    assert any("French regions  →7  via Here  Village (skulls: 2)" in line for line in lines)
    assert [line.count("North") for line in lines if "North" in line] == [1, 2]


def test_what_is_decided_is_shown_before_the_lands():
    rungs = [Place(name=name, kind="rung", status=f"lose {n}") for n, name in enumerate("ab")]
    fight = Zone(kind="row", id="fight", name="Fight", note="2 left", tags=["now"], places=rungs)
    scene = scene_of(LAND, fight)
    page = ""
    for detail in screen.details(scene, Key()):
        page = flat(printed(screen.draw(scene, TEXT, 80, 0, detail)))
        assert "Fight 2 left" in page
        assert "lose 0" in page
        assert "lose 1" in page
    assert "Troll" not in page


def test_notes_of_rows_and_grids_are_drawn():
    places = [Place(name="a", kind="x", status="!"), Place(name="b", kind="x")]
    scene = scene_of(Zone(kind="row", id="r", name="Row", note="3 inside", places=places))
    for detail in (0, 9, 11):
        assert "Row  3 inside" in drawn(scene, detail=detail)


# Dungeons


def cave() -> Zone:
    room = Place(name="Hall", kind="room", status="lose 2", marks=["here"], tags=["here"])
    rooms = [room, Place(name="?", kind="unknown", value="4"), Place(name="", kind="void")]
    return Zone(kind="grid", id="cave", name="Cave", columns=3, tags=["now"], places=rooms)


def test_dungeon_is_a_map_with_the_numbers_of_its_rooms():
    signs = look.signs(GAME)
    (line,) = map_lines(cave(), Key(signs), 4)
    assert line.plain.split() == ["@", "?4"]
    scene = scene_of(LAND, cave())
    page = flat(printed(screen.draw(scene, TEXT, 80, 0, screen.LAND_DETAILS[-1], Key(signs))))
    assert "@ ?4 Hall lose 2 here" in page


# The list of options


def test_group_of_options_is_not_named_after_its_first():
    match = rempart.new("dark_tower", seed=11)
    while not any(type(option).__name__ == "Banner" for option in asked(match).options):
        options = asked(match).options
        spy = [o for o in options if getattr(o, "hero", None) == 3]
        match.choose((spy or options)[-1])
    menu = Menu(asked(match), [0], match.scene(0), GAME.text("en"))
    assert [item.label for item in menu.items if "Banner" in item.label] == ["Banner: …"]


# Parts on request


def test_parts_have_numbers_and_whole_names():
    stage = Stage(["p", "p 3"], width=80, height=24)
    match = rempart.new("dark_tower", seed=11, heroes="deal")
    assert at_table(stage, match).run() == 0
    assert " 3  North\n" in stage.pages[1]
    assert "Skulls out of the game" in stage.pages[1]


def test_piece_from_near_is_the_one_that_tells_most():
    stage = Stage(["1", "? Spine Fiends"], width=80, height=24)
    match = rempart.new("dark_tower", seed=11, heroes="deal")
    assert at_table(stage, match).run() == 0
    assert any("must lose 6 warriors" in flat(page) for page in stage.pages)
