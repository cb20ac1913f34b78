"""The table in text: never wider than the window, never told by colour alone."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import rempart
from rempart import bots
from rempart.kernel.scene import Piece, Place, Scene, Zone
from rempart.terminal import screen
from rempart.terminal.cells import shorten, wrap
from rempart.terminal.console import THEME
from tests.asked import asked
from tests.terminal.stage import Stage, at_table, player

TEXT = rempart.game("fantasy_defense").text("en")


def printed(thing: RenderableType, width: int = 80, **settings: Any) -> str:
    out = io.StringIO()
    console = Console(
        file=out, width=width, theme=THEME, highlight=False, markup=False, emoji=False, **settings
    )
    console.print(thing)
    return out.getvalue()


def drawn(scene: Scene, width: int = 80, detail: int = 0, **settings: Any) -> str:
    thing = screen.draw(scene, TEXT, width, 0, screen.DETAILS[detail])
    return printed(thing, width, **settings)


def scene_of(*zones: Zone, **changes: Any) -> Scene:
    settings: dict[str, Any] = {
        "title": "A game",
        "round": "Round 1",
        "phases": ["Dawn", "Dusk"],
        "phase": 1,
        "seats": ["me", "you"],
        "zones": list(zones),
    }
    return Scene(**settings | changes)


# Width


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("size", [(80, 24), (80, 40), (120, 36)])
def test_no_line_is_wider_than_the_window(language: str, players: int, size: tuple[int, int]):
    """Nor higher than it."""
    width, height = size
    stage = Stage([], width=width, height=height)
    match = rempart.new("fantasy_defense", seed=players, players=players)
    table = at_table(stage, match, language, bot_names={1: "greedy"} if players == 2 else {})
    answer = player("greedy")
    heights: list[int] = []
    for turn in range(36):
        table.let_bots_choose()
        table.seat_viewer()
        if match.decision is None:
            break
        if turn % 6 == 0:
            lines = printed(table.best_screen(), width).splitlines()
            assert max(map(cell_len, lines)) <= width
            heights.append(len(lines))
        table.do(answer(table))
    assert len(heights) > 3
    assert max(heights) < height


@pytest.mark.parametrize(("game", "players"), [("kravora", 2), ("fantasy_defense", 2)])
def test_choice_and_log_are_always_in_a_small_window(game: str, players: int):
    """A line is kept for the prompt, and one for the log, however many units stand about."""
    stage = Stage([], width=80, height=24)
    match = rempart.new(game, seed=5, players=players)
    table = at_table(stage, match, bot_names=dict.fromkeys(range(1, players), "greedy"))
    adviser, seen = bots.bot("greedy", 0, match.game), 0
    for turn in range(90):
        table.let_bots_choose()
        table.seat_viewer()
        if match.decision is None:
            break
        if turn % 3 == 0:
            lines = printed(table.best_screen(), 80).splitlines()
            assert len(lines) < 24
            assert any(line.startswith("•") for line in lines)
            assert lines[0].startswith(match.scene(0).title)
            seen += 1
        table.choose(bots.ask_bot(adviser, match, 0))
    assert seen > 15


@pytest.mark.parametrize("detail", range(len(screen.DETAILS)))
def test_every_detail_fits_80_columns(detail: int):
    match = rempart.new("fantasy_defense", seed=4, players=2)
    for _ in range(3):
        lines = drawn(match.scene(0), detail=detail).splitlines()
        assert max(map(cell_len, lines)) <= 80
        match.choose(asked(match).options[0])


def test_seven_gates_are_one_row_at_80_columns():
    page = drawn(rempart.new("fantasy_defense", seed=7).scene(0))
    (line,) = (line for line in page.splitlines() if line.startswith("│1"))
    assert line.count("│") == 8


def test_more_width_is_used():
    scene = rempart.new("fantasy_defense", seed=7).scene(0)
    assert "Goblin Spearman" not in drawn(scene, 80)
    assert "Goblin Spearman" in drawn(scene, 120)


def test_many_places_are_several_lines():
    places = [Place(name=f"Region {n}", kind="region") for n in range(16)]
    page = drawn(scene_of(Zone(kind="row", id="map", name="Map", places=places)))
    assert max(map(cell_len, page.splitlines())) <= 80
    assert all(f"Region {n}" in page.replace("│", " ").replace("\n", " ") for n in (0, 9))
    assert "Region 15" in " ".join(page.split()) or "Region" in page


@pytest.mark.parametrize("columns", [3, 12])
def test_grid_keeps_its_columns_where_there_is_room(columns: int):
    places = [Place(name=f"c{n}", kind="cell") for n in range(columns * 2)]
    zone = Zone(kind="grid", id="g", name="Grid", columns=columns, places=places)
    page = drawn(scene_of(zone), 200 if columns == 12 else 80)
    (line,) = (line for line in page.splitlines() if "c0 " in line)
    assert f"c{columns - 1} " in line
    assert f"c{columns} " not in line
    assert max(map(cell_len, drawn(scene_of(zone), 80).splitlines())) <= 80


# Words


@pytest.mark.parametrize(
    ("word", "width", "short"),
    [
        ("Chevaucheur", 10, "Chevauch."),
        ("infiltrates", 10, "infiltrat."),
        ("Ogre", 10, "Ogre"),
        ("abc", 1, "a"),
    ],
)
def test_long_words_are_shortened(word: str, width: int, short: str):
    assert shorten(word, width) == short
    assert cell_len(shorten(word, width)) <= width


def test_sentences_break_between_words():
    assert wrap("Chevaucheur de griffon", 10) == ["Chevauch.", "de griffon"]
    assert wrap("", 10) == []
    assert wrap("le site\N{NO-BREAK SPACE}: rouge", 7) == ["le", "site\N{NO-BREAK SPACE}:", "rouge"]


# What is shown


def test_status_has_a_symbol_besides_its_colour():
    tones: tuple[Any, ...] = ("good", "fair", "bad", "")
    places = [Place(name=tone or "none", kind="gate", status="1:2", tone=tone) for tone in tones]
    page = drawn(scene_of(Zone(kind="row", id="wall", name="Wall", places=places)))
    (line,) = (line for line in page.splitlines() if "1:2" in line)
    assert [cell.strip() for cell in line.strip("│").split("│")] == [
        "✓ 1:2",
        "≈ 1:2",
        "✗ 1:2",
        "1:2",
    ]


def test_colour_can_be_switched_off(monkeypatch: pytest.MonkeyPatch):
    scene = rempart.new("fantasy_defense", seed=7).scene(0)
    assert "\x1b[31m" in drawn(scene, force_terminal=True, color_system="standard")
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[31m" not in drawn(scene, force_terminal=True, color_system="standard")


def test_phase_under_way_is_in_brackets():
    assert "Dawn › [Dusk]" in drawn(scene_of())
    assert "[" not in drawn(scene_of(phase=-1))


@pytest.mark.parametrize(
    ("value", "most", "bar"),
    [
        (14, 20, "█" * 14 + "░" * 6 + " 14/20"),
        (1, 100, "█" + "░" * 19 + " 1/100"),
        (0, 10, "░" * 10 + " 0/10"),
        (7, 0, " 7"),
    ],
)
def test_track_is_a_bar_and_a_number(value: int, most: int, bar: str):
    zone = Zone(kind="track", id="morale", name="Morale", value=value, most=most)
    assert f"Morale {bar.lstrip()}" in drawn(scene_of(zone))


def test_equal_cards_are_counted_and_hidden_ones_too():
    knight = Piece(name="Knight", kind="knight", value="8", note="Rides.")
    mine = Zone(kind="hand", id="a", name="Mine", seat=0, value=2, pieces=[knight, knight])
    theirs = Zone(kind="hand", id="b", name="Theirs", seat=1, value=3, pieces=[knight])
    page = drawn(scene_of(mine, theirs))
    assert "8 Knight ×2 Rides." in page
    assert "2 face down" in page
    tight = drawn(scene_of(mine, theirs), detail=9)
    assert "Mine: 8 Knight ×2" in tight
    assert "Theirs" not in tight


def test_places_become_a_list_where_there_is_no_room():
    enemy = Piece(name="Ogre", kind="ogre", value="14", note="loot 4", enemy=True)
    place = Place(name="E", kind="gate", value="+1", status="0:14", tone="bad", pieces=[enemy])
    bare = Place(name="F", kind="gate", value="+2")
    zone = Zone(kind="row", id="wall", name="Wall", seat=1, places=[place, bare])
    page = drawn(scene_of(zone), detail=9)
    assert "Wall  empty: F +2" in page
    assert " E +1  ✗ 0:14  14 Ogre (loot 4)" in page


def test_pile_names_a_few_of_its_known_cards():
    pieces = [Piece(name=f"Card {n}", kind="x") for n in range(5)]
    zone = Zone(kind="deck", id="d", name="Discard", value=9, note="old", pieces=pieces)
    assert "Discard [9] old · Card 0, Card 1, Card 2, …" in drawn(scene_of(zone))


def test_only_numbers_of_cards_are_in_brackets():
    zones = [Zone(kind=kind, id=kind, name=kind, value=3) for kind in ("counter", "deck")]
    assert "counter 3   deck [3]" in drawn(scene_of(*zones))


def test_the_note_of_a_counter_is_no_second_number():
    kills = Zone(kind="counter", id="kills", name="Kills", value=0, note="4 in total")
    assert "Kills 0 (4 in total)" in drawn(scene_of(kills))
