"""Return to Dark Tower in real browsers: the map by mouse, keyboard and finger; a whole game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.people import (
    FRIEND,
    ME,
    at_table,
    choose,
    confirm,
    ended,
    link,
    moment,
    new_table,
    no_sideways_scroll,
    until,
    waits,
)
from tests.e2e.test_conditions import serious
from tests.table.server import Served

LONGEST = 3000
"""Looks at both pages after which a match would have lasted too long."""


def realm(served: Served, *seats: dict[str, str], **options: Any) -> dict[str, Any]:
    """A table with dealt heroes."""
    plain = {"heroes": "deal", **options}
    return new_table(served, *seats, game="dark_tower", seed=5, options=plain)


def keep(page: Page, pictures: Path | None, name: str) -> None:
    if pictures:
        page.screenshot(path=pictures / f"tower-{name}.png")


def region(page: Page, number: int) -> Locator:
    return page.locator(f"[data-region='{number}']")


def lit(page: Page) -> list[int]:
    """The regions that can be picked now."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.region.open, .region.soft')]"
        ".map((one) => one.dataset.region)"
    )
    return [int(number) for number in found]


def begin(page: Page) -> None:
    """Confirm the set-up, if that is asked."""
    until(page, lambda: moment(page) > 0 or len(lit(page)) > 0 or confirmable(page))
    while not lit(page):
        before = moment(page)
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        until(page, lambda: moment(page) > before or len(lit(page)) > 0)  # noqa: B023


def confirmable(page: Page) -> bool:
    return page.get_by_role("button", name=re.compile("^Confirm")).count() > 0


def test_a_hero_walks_where_one_clicks(served: Served, visit: Opener, pictures: Path | None):
    made = realm(served, ME, players=1)
    page = at_table(visit(link(made, 0)))
    begin(page)
    expect(page.locator("[data-region]")).to_have_count(60)
    there = lit(page)[0]
    before = moment(page)
    region(page, there).click()
    expect(region(page, there)).to_have_attribute("aria-pressed", "true")
    if not confirmable(page):  # more than walking can be done there
        choices = page.get_by_role("list", name="All choices")
        choices.get_by_role("button", name=re.compile("Walk")).first.click()
    confirm(page)
    until(page, lambda: moment(page) == before + 1)
    name = region(page, there).get_attribute("aria-label") or ""
    hero = page.locator(".board[data-zone=hero-0] strong").inner_text()
    assert hero in name
    keep(page, pictures, "walked")
    no_sideways_scroll(page)


def test_the_keyboard_goes_from_region_to_region(served: Served, visit: Opener):
    page = at_table(visit(link(realm(served, ME, players=1), 0)))
    begin(page)
    start = lit(page)[0]
    region(page, start).focus()
    page.keyboard.press("ArrowRight")
    now = page.evaluate("() => document.activeElement.dataset.region")
    assert now is not None
    assert int(now) != start
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("() => document.activeElement.dataset.region") is not None
    region(page, start).focus()
    page.keyboard.press("Enter")
    expect(region(page, start)).to_have_attribute("aria-pressed", "true")


def test_a_turn_ends_with_a_skull_in_the_tower(served: Served, visit: Opener):
    page = at_table(visit(link(realm(served, ME, players=1), 0)))
    begin(page)
    inside = page.locator(".wheel .inside")
    skulls = int(inside.text_content() or "0")
    choose(page, "End your turn")
    expect(inside).not_to_have_text(str(skulls))
    log = page.get_by_text("drops a skull into the Tower")
    expect(log.first).to_be_attached()


def test_a_phone_has_the_map_and_all_panels(served: Served, visit: Opener, pictures: Path | None):
    page = at_table(visit(link(realm(served, ME, players=1), 0), phone=True))
    expect(page.locator("[data-region]")).to_have_count(60)
    box = page.locator(".map").bounding_box()
    assert box is not None
    assert box["width"] > 340
    region(page, 22).tap()
    expect(page.locator("section.region")).to_contain_text("Inner Kinghills")
    for tab, zone in (("tower", ".section"), ("quests", ".errands"), ("foes", ".foes")):
        page.locator(f"[data-tab={tab}]").tap()
        expect(page.locator(zone)).to_be_visible()
        keep(page, pictures, f"phone-{tab}")
        no_sideways_scroll(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_no_serious_problem(browser: Browser, served: Served, size: str, scheme: str):
    context = browser.new_context(
        base_url=served.url,
        viewport=PHONE if size == "phone" else DESKTOP,  # pyright: ignore
        color_scheme=scheme,  # pyright: ignore
        reduced_motion="reduce",
        bypass_csp=True,  # for axe itself
    )
    page = context.new_page()
    page.goto(link(realm(served, ME, {"who": "bot", "bot": "random"}, players=2), 0))
    at_table(page)
    expect(page.locator("[data-region]")).to_have_count(60)
    found = serious(page)
    context.close()
    assert found == []


def hurry(page: Page) -> None:
    """End the turn if that can be done; else take the first choice there is."""
    before = moment(page)
    last = page.get_by_role("button", name=re.compile("End your turn"))
    if last.count() > 0 and not confirmable(page):
        last.first.click()
    elif not confirmable(page):
        page.keyboard.press("1")
    until(page, lambda: confirmable(page))
    confirm(page)
    until(page, lambda: moment(page) > before or ended(page))


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_two_browsers_play_a_whole_game(
    served: Served, visit: Opener, pictures: Path | None, mode: str
):
    """Nobody cleanses anything: sooner or later the Tower takes all skulls, and both see it. Then
    both have lost; in a competition whoever is left has won."""
    made = realm(served, ME, FRIEND, players=2, mode=mode)
    pages = [at_table(visit(link(made, 0))), at_table(visit(link(made, 1)))]
    for _ in range(LONGEST):
        if all(ended(page) for page in pages):
            break
        asked = [page for page in pages if waits(page) and not ended(page)]
        if asked:
            hurry(asked[0])
        else:
            pages[0].wait_for_timeout(20)
    for number, page in enumerate(pages):
        until(page, lambda page=page: ended(page))
        keep(page, pictures, f"end-{mode}-{number}")
    lost = [page.get_by_role("heading", name="Defeat").count() > 0 for page in pages]
    assert all(lost) if mode == "cooperative" else any(lost)
