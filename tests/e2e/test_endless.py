"""The endless mode in a browser: a map is offered, played, and the next stage follows."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import msgspec
import pytest
from playwright.sync_api import Page, expect

import rempart
from rempart.kernel import Match
from rempart.play import by_names, play_out
from rempart.rating import runs_of
from tests.e2e.conftest import Opener
from tests.e2e.people import SLOW, at_table, link, no_sideways_scroll
from tests.e2e.sizes import hidden, resize
from tests.table.server import Served

GAME = rempart.game("kingdom_rush")
RUNS = runs_of(GAME)


def set_up(page: Page) -> Page:
    page.get_by_label("Scenario", exact=True).select_option("endless")
    return page


@pytest.mark.parametrize("phone", [False, True])
def test_a_map_is_offered_with_its_rating(visit: Opener, phone: bool, pictures: Path | None):
    page = set_up(visit("/new/kingdom_rush", phone=phone))
    expect(page.get_by_text(re.compile(r"About \d+% for two players"))).to_be_visible()
    code = page.get_by_label("Map code")
    first = code.input_value()
    assert first in {one.code for one in RUNS.ready(2)}
    page.get_by_role("button", name="Another one").click()
    expect(code).not_to_have_value(first)
    no_sideways_scroll(page)
    if pictures:
        page.screenshot(path=pictures / f"endless-{'phone' if phone else 'desktop'}.png")


def test_a_code_is_entered_and_its_map_is_played(visit: Opener):
    page = set_up(visit("/new/kingdom_rush"))
    code = RUNS.first(77)
    field = page.get_by_label("Map code")
    expect(field).not_to_have_value("")
    field.fill(code.lower())
    page.keyboard.press("Tab")
    title = RUNS.stage(code, GAME.text("en")).title
    expect(page.get_by_role("heading", name=title)).to_be_visible(timeout=SLOW)
    enough = page.get_by_role("button", name="That will do")
    if enough.count():
        enough.click()
    page.get_by_role("button", name="Set up the table").click()
    at_table(page)
    expect(page.get_by_text(f"The code of this map is {code}")).to_be_attached(timeout=SLOW)
    expect(page.get_by_role("banner").first).to_contain_text(title)


def won() -> Match:
    """A match of one player that the planner wins."""
    for seed in range(40):
        given = {"scenario": "endless", "map": RUNS.first(3), "players": 1, "start": "deal"}
        match = Match(GAME, GAME.read_settings(given), seed)
        if play_out(match, by_names(["planner"], seed, GAME)).winners:
            return match
    raise AssertionError("no such match")


@pytest.mark.rule("KRH-ENDLESS-01")
def test_a_victory_leads_to_the_next_stage(visit: Opener, served: Served, pictures: Path | None):
    body = {"record": msgspec.to_builtins(won().record())}
    made = httpx.post(f"{served.url}/api/import", json=body, timeout=60, trust_env=False).json()
    page = at_table(visit(link(made, 0)))
    expect(page.get_by_role("heading", name="Victory!")).to_be_visible(timeout=SLOW)
    following = page.get_by_role("button", name="Stage 2")
    expect(following).to_be_visible(timeout=SLOW)
    resize(page, "1366x768")
    assert hidden(following) == []
    if pictures:
        page.screenshot(path=pictures / "endless-victory.png")
    before = page.url
    following.click()
    page.wait_for_url(lambda url: url != before)
    at_table(page)
    expect(page.get_by_role("banner").first).to_contain_text("stage 2")
