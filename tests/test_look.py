"""How games look: colours and covers from their folders."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import rempart
from rempart import look
from rempart.kernel import Game
from rempart.kernel.errors import BadData
from tests.kernel.pebbles import GAME as PEBBLES

GAMES = [game for game in rempart.games().values() if game.id != "pebbles"]
games = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
RIGHT = 'accent = ["#112233", "#445566"]\naccent_2 = ["#778899", "#aabbcc"]\n'


@games
def test_a_game_has_colours_and_a_cover(game: Game):
    found = look.look(game)
    assert found is not None
    assert f"light-dark({found.accent[0]}, {found.accent[1]})" in look.css([game])
    cover = ElementTree.fromstring(look.cover(game) or b"")
    assert cover.tag == "{http://www.w3.org/2000/svg}svg"
    assert cover.get("viewBox") == "0 0 300 380"


@games
def test_a_cover_keeps_to_the_policy_of_the_client(game: Game):
    """No style, no script, nothing from elsewhere."""
    source = (look.cover(game) or b"").decode().replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"<style|style=|<script|href|//", source)


@games
def test_a_legend_names_sections_of_the_texts(game: Game):
    found = look.look(game)
    for language in game.languages:
        for section in found.legend if found else ():
            assert game.text(language).section(section)


def test_the_style_sheet():
    assert look.css([rempart.game("kravora")]) == (
        "[data-game='kravora'] {\n"
        "  --accent: light-dark(#b3400a, #ff8247);\n"
        "  --accent-2: light-dark(#4a4450, #b9b0c4);\n"
        "  --accent-deep: #7e2c07;\n"
        "}\n"
    )


def test_a_game_without_the_folder_has_the_colours_of_the_page():
    assert look.look(PEBBLES) is None
    assert look.cover(PEBBLES) is None
    assert look.css([PEBBLES]) == ""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (RIGHT, r"look\.toml: .*missing required field `accent_deep`"),
        (RIGHT + 'accent_deep = "red"', r"look\.toml, key accent_deep: .*matching regex"),
        (RIGHT.replace("#112233", "#12") + 'accent_deep = "#000000"', r"look\.toml, key accent\["),
        (RIGHT + 'accent_deep = "#000000"\naccent_3 = "#000000"', r"unknown field `accent_3`"),
        ("accent = ", r"look\.toml: not valid TOML"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, text: str, says: str):
    file = tmp_path / "look.toml"
    file.write_text(text)
    with pytest.raises(BadData, match=says):
        look.read(file, look.GameLook)
