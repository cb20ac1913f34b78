"""The table at every size of window: board first, nothing cut off, what matters in sight. The board
of Dark Tower has most on it, and is looked at more closely.

docs/layout.md tells what is asserted here, with pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

import rempart
from rempart import bots
from rempart.kernel import Match
from tests.e2e.people import ME, SLOW, at_table, link
from tests.e2e.realm import at, reach
from tests.table.server import SOON, Served

DESKTOPS = [(1280, 720), (1366, 768), (1536, 864), (1440, 900), (1920, 1080), (1024, 768)]
PHONES = [(390, 844), (844, 390), (683, 384)]
"""The last one is a window of 1366×768 at a zoom of 200 %."""

LOCALES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}

MATCHES: list[tuple[str, int, int]] = [
    ("fantasy_defense", 1, 0),
    ("fantasy_defense", 2, 12),
    ("kravora", 2, 0),
    ("kravora", 4, 30),
    ("kingdom_rush", 1, 0),
    ("kingdom_rush", 2, 20),
    ("dark_tower", 1, 0),
    ("dark_tower", 2, 14),
]
"""Game, players, and how many choices have been made."""

LOOK = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
REALM = (Path(__file__).parent / "realm.js").read_text(encoding="utf-8")
"""What else may be wrong with the board of Dark Tower."""
REALM_SIZES = [(1366, 768), (1024, 768), (1440, 900), (1920, 1080), (390, 844)]


def turn(match: Match) -> bool:
    """A hero is to act."""
    return type(match.decision.step).__name__ == "HeroTurn" if match.decision else False


MOMENTS: dict[str, tuple[Callable[[Match], bool], dict[str, Any]]] = {
    "one hero, early": (turn, {"players": 1}),
    "four heroes, late": (lambda m: turn(m) and m.state.month >= 3, {"players": 4}),
    "a battle": (lambda m: m.state.battle is not None, {"players": 4}),
    "a dungeon": (lambda m: m.state.visit is not None, {"players": 1}),
    "many quests": (lambda m: turn(m) and len(m.state.quests) >= 2, {"players": 2}),
}
"""Moments of Dark Tower at which its board is full."""


def table_at(served: Served, game: str, players: int, choices: int) -> str:
    """A table in the middle of a match; the path to the seat that is to choose."""
    match = rempart.new(game, seed=5, players=players)
    bot = bots.bot("easy", 5, match.game)
    while len(match.choices) < choices and match.decision is not None:
        match.choose(bots.ask_bot(bot, match, match.decision.actors[0]))
    body: dict[str, Any] = {"record": msgspec.json.decode(match.record().json())}
    answer = httpx.post(f"{served.url}/api/import", json=body, trust_env=False, timeout=SOON)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert match.decision is not None
    return f"/t/{made['table']}#{made['mine'][str(match.decision.actors[0])]}"


@pytest.fixture(scope="module")
def tables(served: Served) -> dict[str, str]:
    """The way to each of the matches."""
    return {
        f"{game}-{players}-{choices}": table_at(served, game, players, choices)
        for game, players, choices in MATCHES
    }


def look(
    browser: Browser,
    served: Served,
    path: str,
    size: tuple[int, int],
    keep: Path | None,
    language: str = "en",
) -> dict[str, Any]:
    """Open a table in a window of that size, and measure it."""
    phone = size in PHONES
    context = browser.new_context(
        base_url=served.url,
        locale=LOCALES[language],
        viewport={"width": size[0], "height": size[1]},
        has_touch=phone,
        reduced_motion="reduce",
        color_scheme="dark",
    )
    page: Page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(path)
    if language == "en":
        at_table(page)
    expect(page.locator(".stage")).to_be_visible(timeout=SLOW)
    page.evaluate("document.fonts.ready")
    found = page.evaluate(LOOK)
    if page.locator(".realm").count():
        page.wait_for_timeout(100)  # what is beside the map finds its size
        found["faults"] += page.evaluate(REALM)
    if keep:
        page.screenshot(path=keep)
    context.close()
    assert complaints == []
    return found


@pytest.mark.parametrize("size", DESKTOPS + PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_fits(
    size: tuple[int, int],
    browser: Browser,
    served: Served,
    tables: dict[str, str],
    pictures: Path | None,
):
    faults: list[str] = []
    for name, path in tables.items():
        keep = pictures / f"layout-{name}-{size[0]}x{size[1]}.png" if pictures else None
        found = look(browser, served, path, size, keep)
        faults += [f"{name}: {fault}" for fault in found["faults"]]
        if not found["main"]:
            faults.append(f"{name}: no action in sight")
        if size in DESKTOPS and found["share"] < 0.6:
            faults.append(f"{name}: the board has {found['share']:.0%} of the window")
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="module")
def moments(served: Served) -> dict[str, str]:
    """The way to each moment of Dark Tower."""
    found: dict[str, str] = {}
    for name, (wanted, settings) in MOMENTS.items():
        match = reach(wanted, **settings)
        assert match.decision is not None
        seats = [ME] * settings["players"]
        found[name] = link(at(served, match, *seats), match.decision.actors[0])
    return found


@pytest.mark.parametrize("size", REALM_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_realm_fits_at_any_moment_in_any_language(
    size: tuple[int, int],
    browser: Browser,
    served: Served,
    moments: dict[str, str],
    pictures: Path | None,
):
    faults: list[str] = []
    for name, path in moments.items():
        for language in LOCALES if name == "four heroes, late" else ("en",):
            shot = f"realm-{name}-{size[0]}x{size[1]}-{language}.png"
            keep = pictures / shot if pictures else None
            found = look(browser, served, path, size, keep, language)
            faults += [f"{name}, {language}: {fault}" for fault in found["faults"]]
            if not found["main"]:
                faults.append(f"{name}, {language}: no action in sight")
    assert not faults, "\n".join(faults)
