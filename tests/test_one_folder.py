"""A game is one folder, and its board another: nothing else names it or one of its pieces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rempart.kernel.data import read_folder
from rempart.kernel.text import languages, read_texts

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "rempart"
BOARDS = ROOT / "web" / "src" / "boards"
GAMES = sorted(folder.parent.name for folder in (HOUSE / "games").glob("*/__init__.py"))
SCRIPTS = ROOT / "scripts"
TEXT = {".css", ".html", ".js", ".json", ".py", ".svelte", ".toml", ".ts", ".webmanifest"}

LEFT_OUT = [
    HOUSE / "games",
    HOUSE / "table" / "static",  # built from web/
    *(BOARDS / game for game in GAMES),
    *(SCRIPTS / game for game in GAMES),
]

EXAMPLE = "an example in a docstring: it reads better with a real game"
ALLOWED = {
    ("scripts/workshop_pictures.py", "kingdom_rush"): "docs/tune.md shows a map of it",
    ("scripts/workshop_pictures.py", "kravora"): "docs/tune.md shows a price of it",
    ("src/rempart/__init__.py", "fantasy_defense"): EXAMPLE,
    ("src/rempart/lab/reading.py", "kravora"): EXAMPLE,
    ("src/rempart/play.py", "kravora"): EXAMPLE,
    ("src/rempart/rl/__init__.py", "fantasy_defense"): EXAMPLE,
    ("src/rempart/rl/__init__.py", "kingdom_rush"): EXAMPLE,
    ("src/rempart/rl/__init__.py", "kravora"): EXAMPLE,
    ("src/rempart/rl/__main__.py", "kravora"): EXAMPLE,
    ("src/rempart/rl/solo.py", "fantasy_defense"): EXAMPLE,
    ("src/rempart/rl/spiel.py", "fantasy_defense"): EXAMPLE,
    ("src/rempart/rl/spiel.py", "kravora"): EXAMPLE,
    ("src/rempart/terminal/arguments.py", "fantasy_defense"): EXAMPLE,
}
"""Which file may name which game, and why."""


def searched() -> Iterator[Path]:
    """The files that belong to no game."""
    web = ROOT / "web"
    roots = (web / "src", web / "public", web / "vite", HOUSE, SCRIPTS)
    for file in (*(f for root in roots for f in root.rglob("*")), ROOT / "web" / "index.html"):
        if file.suffix in TEXT and not any(file.is_relative_to(out) for out in LEFT_OUT):
            yield file


def spellings(name: str) -> str:
    """A pattern for a name however it is written: fantasy_defense, Fantasy: Defense."""
    return r"[\s_:.-]{0,2}".join(re.split(r"[\W_]+", name))


def names(game: str) -> re.Pattern[str]:
    """A game's id and titles."""
    package = f"rempart.games.{game}"
    titles = {read_texts(package, language)["game.name"].pattern for language in languages(package)}
    return re.compile("|".join(spellings(name) for name in sorted({game, *titles})), re.IGNORECASE)


def pieces(game: str) -> re.Pattern[str]:
    """The ids of what is in its data, as far as nobody could mean anything else by them."""
    found = {id for id in ids(read_folder(f"rempart.games.{game}")) if "_" in id}
    return re.compile(rf"(?<!\w)({'|'.join(sorted(found)) or '(?!)'})(?!\w)")


def ids(value: Any) -> Iterator[str]:
    """The names of all tables in a table, and all `id`s."""
    if isinstance(value, list):
        for part in value:
            yield from ids(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            if isinstance(part, dict):
                yield key
            elif key == "id" and isinstance(part, str):
                yield part
            yield from ids(part)


def found(pattern: re.Pattern[str]) -> dict[str, list[str]]:
    """What a pattern finds, by file."""
    hits = {
        file.relative_to(ROOT).as_posix(): [
            hit[0] for hit in pattern.finditer(file.read_text(encoding="utf-8"))
        ]
        for file in searched()
    }
    return {file: words for file, words in hits.items() if words}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_else_names_a_game(game: str):
    allowed = {file for file, named in ALLOWED if named == game}
    assert found(names(game)).keys() == allowed


@pytest.mark.parametrize("game", GAMES)
def test_nothing_else_names_its_pieces(game: str):
    assert found(pieces(game)) == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_board_names_another_game(game: str):
    others = [file for one in GAMES if one != game for file in (BOARDS / one).rglob("*")]
    pattern = names(game)
    assert [file for file in others if file.is_file() and pattern.search(file.read_text())] == []


def test_every_board_belongs_to_a_game():
    assert {file.parent.name for file in BOARDS.glob("*/index.ts")} <= set(GAMES)


def test_names_are_found_in_any_spelling():
    pattern = re.compile(spellings("Fantasy: Defense"), re.IGNORECASE)
    for written in ("fantasy_defense", "Fantasy: Defense", "FantasyDefense", "fantasy-defense"):
        assert pattern.fullmatch(written), written
    assert pieces("fantasy_defense").search("a goblin_runt comes")
    assert not pieces("fantasy_defense").search("ogoblin_runts")


@pytest.mark.parametrize("game", GAMES)
def test_its_words_for_the_browser_are_nobody_elses(game: str):
    """They lie under the game's id among the client's own, so that may be no section of these."""
    keys = read_texts("rempart.table", "en")
    assert not any(key.startswith(f"{game}.") for key in keys)
