"""The guided start of Return to Dark Tower in the browser: found on the shelf, followed to its end,
ignored."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import rempart
from tests.e2e.conftest import Opener
from tests.e2e.people import (
    ME,
    SLOW,
    at_table,
    choose,
    follow_hint,
    link,
    moment,
    new_table,
    no_sideways_scroll,
    until,
    waits,
)
from tests.table.server import Served

LONGEST = 160
"""Choices, at most, until the lesson is over."""
GUIDED = rempart.game("dark_tower").tutorial


def guided(served: Served, seed: int) -> str:
    made = new_table(served, ME, game="dark_tower", options=GUIDED, seed=seed, undo="open")
    return link(made, 0)


def keep(page: Page, pictures: Path | None, name: str) -> None:
    """A picture of the page, if they are wanted."""
    if pictures is not None:
        page.screenshot(path=pictures / f"{name}.png")


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Coach")


def test_it_is_offered_on_the_shelf_and_speaks_at_once(visit: Opener):
    page = visit("/")
    page.get_by_role(
        "button", name=re.compile("^Learn it by playing.*Return to Dark Tower")
    ).click()
    at_table(page)
    expect(coach(page)).to_contain_text("Choose a hero", timeout=SLOW)
    choose(page, "Play the Spymaster")
    expect(coach(page)).to_contain_text("Choose your home kingdom")


def test_who_follows_it_sees_the_end_of_month_two_and_goes_on(
    visit: Opener, served: Served, pictures: Path | None
):
    page = at_table(visit(guided(served, 3)))
    said: set[str] = set()
    over = page.get_by_role("dialog", name="The first lesson is over")
    for _ in range(LONGEST):
        until(page, lambda: waits(page) or over.count() > 0, 3 * SLOW)
        if over.count():
            break
        key = coach(page).get_attribute("data-coach") or ""
        if key not in said:
            said.add(key)
            keep(page, pictures, f"coach-{key}")
        follow_hint(page)
    expect(over).to_contain_text("What remains is the main goal")
    assert {"hero", "home", "begin", "month", "cleanse", "end_first"} <= said
    expect(over.locator("li.met").filter(has_text="Cleanse")).to_have_count(1)
    keep(page, pictures, "coach-over")
    over.get_by_role("button", name="Continue this match").click()
    expect(over).to_have_count(0)
    expect(coach(page)).to_have_count(0)
    before = moment(page)
    follow_hint(page)
    assert moment(page) > before
    page.reload()
    at_table(page)
    until(page, lambda: waits(page))
    expect(over).to_have_count(0)


def test_it_shows_the_place_it_speaks_of_and_what_it_asks_for(visit: Opener, served: Served):
    page = at_table(visit(guided(served, 3)))
    for _ in range(12):
        until(page, lambda: waits(page))
        if (coach(page).get_attribute("data-coach") or "").startswith("go_"):
            break
        follow_hint(page)
    expect(page.locator("[data-spotlight] .ring")).to_have_count(1)
    coach(page).get_by_role("button", name="Show me").click()
    expect(page.get_by_role("button", name=re.compile("^Confirm"))).to_be_visible(timeout=SLOW)
    expect(page.get_by_text("This is what the coach is asking for.", exact=True)).to_be_visible()


def test_the_button_that_does_what_it_asks_for_is_marked(visit: Opener, served: Served):
    page = at_table(visit(guided(served, 3)))
    for _ in range(12):
        until(page, lambda: waits(page))
        if coach(page).get_attribute("data-coach") == "banner":
            break
        follow_hint(page)
    marked = page.locator(".bar .wanted")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text("Banner")


def test_it_can_be_ignored_dismissed_and_called_back_on_a_phone(visit: Opener, served: Served):
    page = at_table(visit(guided(served, 3), phone=True, ask=False))
    until(page, lambda: coach(page).count() > 0)
    no_sideways_scroll(page)
    coach(page).get_by_role("button", name="Dismiss the coach").tap()
    expect(coach(page)).to_have_count(0)
    page.get_by_role("button", name=re.compile("Brutal Warlord")).first.tap()
    expect(page.get_by_text("Which kingdom is your home?").first).to_be_visible(timeout=SLOW)
    expect(coach(page)).to_have_count(0)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Bring back the coach").tap()
    expect(coach(page)).to_contain_text("Choose your home kingdom")
    page.reload()
    at_table(page)
    expect(coach(page)).to_contain_text("Choose your home kingdom")
