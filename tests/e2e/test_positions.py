"""Positions: somebody changes a moment of a match, is told what is impossible, has it analysed,
plays on from it and shares it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect

from rempart.registry import installed
from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.people import SLOW, at_table, link, no_sideways_scroll
from tests.e2e.test_conditions import serious
from tests.table.server import Served

GOLDEN = Path(__file__).parents[1] / "games" / "fantasy_defense" / "golden"
FOUND = 90_000
"""Milliseconds in which an analysis is made, even on a busy machine."""
GAMES = sorted(installed())


@pytest.fixture(scope="module")
def over(served: Served) -> dict[str, Any]:
    """A table with a match that is over."""
    record = json.loads((GOLDEN / "solo-elves-held.json").read_bytes())
    answer = httpx.post(
        f"{served.url}/api/import", json={"record": record}, trust_env=False, timeout=60
    )
    assert answer.status_code == 201, answer.text
    return answer.json()


def editor(page: Page) -> Locator:
    """The values of a position, once they have been checked."""
    found = page.get_by_role("complementary", name="Values of the position")
    expect(found.get_by_text("Possible", exact=True)).to_be_visible(timeout=SLOW)
    return found


def test_from_a_review_to_a_second_browser(visit: Opener, over: dict[str, Any]):
    page = visit(f"{link(over, 0)}")
    at_table(page)
    page.goto(f"/t/{over['table']}#at=60")
    page.get_by_role("button", name="Edit this position").click()
    expect(page).to_have_url(re.compile(r"/position/fantasy_defense#p="), timeout=SLOW)
    values = editor(page)
    play = page.get_by_role("button", name="Play from here")
    analyse = page.get_by_role("button", name="Analyse")

    morale = values.get_by_label("Morale", exact=True)
    morale.fill("99")
    wrong = "must be a whole number from 1 to 20, not 99"
    expect(values.get_by_text(wrong)).to_be_visible(timeout=SLOW)
    expect(morale).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("Impossible: 1 thing is wrong")).to_be_visible()
    expect(page.get_by_text("The last possible position")).to_be_visible()
    expect(play).to_be_disabled()
    expect(analyse).to_be_disabled()

    morale.fill("7")
    expect(editor(page).get_by_text(wrong)).to_have_count(0)
    board = page.get_by_role("region", name="Board")
    expect(board.get_by_text("7", exact=True).first).to_be_visible()
    address = page.url

    analyse.click()
    lines = page.get_by_role("region", name="Best lines")
    expect(lines.get_by_text(re.compile(r"lines of play tried\."))).to_be_visible(timeout=FOUND)
    best = lines.get_by_role("listitem")
    assert 1 <= best.count() <= 3
    expect(best.first).to_contain_text("%")

    play.click()
    at_table(page)
    expect(page).to_have_url(re.compile(r"/t/"))
    expect(page.get_by_text("A position that was set up")).to_be_visible()
    expect(page.get_by_text("it counts in no result")).to_be_visible()

    second = visit(address)
    expect(editor(second).get_by_label("Morale", exact=True)).to_have_value("7")


def test_an_analysis_can_be_stopped(visit: Opener):
    page = visit("/position/kravora")
    editor(page)
    page.get_by_role("button", name="Analyse").click()
    lines = page.get_by_role("region", name="Best lines")
    expect(lines.get_by_role("progressbar")).to_be_visible()
    expect(lines.get_by_text("tried so far")).to_be_visible(timeout=FOUND)
    lines.get_by_role("button", name="Stop").click()
    expect(lines.get_by_role("progressbar")).to_have_count(0)
    lines.get_by_role("button", name="Close").click()
    expect(lines).to_have_count(0)


def test_pieces_are_moved_one_by_one_by_keyboard(visit: Opener):
    """A card goes from the hand to a gate, a figure from the supply to a line, and back again."""
    page = visit("/position/fantasy_defense")
    hand = editor(page).get_by_role("group", name="Hand", exact=True)
    cards = hand.get_by_role("button")
    before = cards.all_inner_texts()
    cards.first.focus()
    page.keyboard.press("Enter")
    move = hand.get_by_role("combobox", name=f"Move: {before[0]}")
    move.select_option(
        label=next(
            label
            for label in move.locator("option").all_inner_texts()
            if "Gate 3" in label and "Def" in label
        )
    )
    editor(page)
    assert cards.all_inner_texts() == before[1:]
    page.keyboard.press("Control+Z")
    editor(page)
    assert cards.all_inner_texts() == before
    page.keyboard.press("Control+Shift+Z")
    editor(page)
    assert cards.all_inner_texts() == before[1:]

    page.goto("/position/kravora")
    line = editor(page).get_by_role("group", name="Line 4", exact=True).nth(1)
    assert line.get_by_role("button").count() == 0
    supply = line.get_by_role("combobox")
    supply.select_option(
        label=next(
            label
            for label in supply.locator("option").all_inner_texts()
            if label.startswith("Bruiser") and "nowhere" in label
        )
    )
    editor(page)
    expect(line.get_by_role("button")).to_have_text(["Bruiser"])


def test_a_file_brings_a_position_back(visit: Opener):
    page = visit("/position/kravora")
    editor(page).get_by_label("Wall").first.fill("4")
    editor(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save file").click()
    saved = download.value.path().read_bytes()
    assert json.loads(saved)["state"]["players"][0]["wall"] == 4
    other = visit("/position/kravora")
    editor(other)
    file = other.locator("input[type=file]")
    file.set_input_files(FilePayload(name="x.json", mimeType="application/json", buffer=saved))
    expect(editor(other).get_by_label("Wall").first).to_have_value("4", timeout=SLOW)
    file.set_input_files(FilePayload(name="x.json", mimeType="application/json", buffer=b"{}"))
    expect(other.get_by_text("This file has no position of this game")).to_be_visible()


def test_a_set_up_becomes_a_position(visit: Opener):
    page = visit("/new/kravora")
    page.get_by_text("Advanced", exact=True).click()
    page.get_by_role("button", name="Set up a position").click()
    expect(page).to_have_url(re.compile(r"/position/kravora#"), timeout=SLOW)
    editor(page)


def test_a_damaged_link_is_told(visit: Opener):
    page = visit("/position/kravora#p=abc")
    expect(page.get_by_text("The link is damaged")).to_be_visible(timeout=SLOW)
    editor(page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_game_is_shown_and_keeps_nobody_out(
    browser: Browser, served: Served, game: str, size: str
):
    for scheme in ("dark", "light"):
        context = browser.new_context(
            base_url=served.url,
            viewport=PHONE if size == "phone" else DESKTOP,  # pyright: ignore
            color_scheme=scheme,  # pyright: ignore
            reduced_motion="reduce",
            bypass_csp=True,  # for axe itself
        )
        page = context.new_page()
        page.goto(f"/position/{game}")
        editor(page)
        expect(page.get_by_role("region", name="Board").locator("*").first).to_be_attached()
        no_sideways_scroll(page)
        assert serious(page) == []
        context.close()
