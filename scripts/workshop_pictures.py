"""Takes the pictures of docs/tune.md: python -m scripts.workshop_pictures

It needs the client (`make web`) and Chromium, and takes a minute.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from tests.e2e.conftest import FLAGS, chromium
from tests.e2e.people import SLOW, at_table
from tests.e2e.test_drawing import drag, lay, space, tool
from tests.table.server import Served

IMAGES = Path(__file__).parents[1] / "docs" / "images"
SIZE: ViewportSize = {"width": 1366, "height": 768}
LAB = 300_000
"""Milliseconds in which the lab plays some matches and writes its report."""


def keep(page: Page, name: str) -> None:
    """Take a picture, without a focus ring or a notice in it."""
    page.evaluate("() => document.activeElement?.blur()")
    page.mouse.move(1, 1)
    page.wait_for_timeout(400)
    page.screenshot(path=IMAGES / f"tune-{name}.jpg", type="jpeg", quality=82)


def jump(page: Page, game: str, group: str) -> None:
    """Open a group of things to draw."""
    page.goto(f"/workshop/{game}")
    page.get_by_role("navigation", name="To draw").get_by_role("button", name=group).click()


def named(page: Page, name: str) -> None:
    """Keep the numbers under a name."""
    page.get_by_role("textbox", name="Name of these numbers").fill(name)
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("Saved as you go.")).to_be_visible()
    page.get_by_role("button", name="Close").first.click()


def price(page: Page) -> None:
    """A price is changed."""
    jump(page, "kravora", "Units")
    cell = page.locator('[data-path="units.sprinter.price"]')
    cell.locator("input").fill("1")
    expect(cell).to_contain_text("instead of 2", timeout=SLOW)
    named(page, "Cheap sprinters")
    cell.scroll_into_view_if_needed()
    keep(page, "price")


def compare(page: Page) -> None:
    """It is compared with the original."""
    page.get_by_role("button", name="Compare").click()
    page.get_by_role("checkbox", name="Random").check()
    page.get_by_role("checkbox", name="Easy").uncheck()
    page.get_by_label("Matches in each set-up").fill("250")
    page.get_by_role("button", name="Start").click()
    verdict = page.get_by_role("region", name="Is my change fair?")
    expect(page.get_by_text("All 500 matches are played.")).to_be_visible(timeout=LAB)
    verdict.scroll_into_view_if_needed()
    keep(page, "compare")


def draw(page: Page) -> None:
    """A map with three roads is drawn."""
    jump(page, "kingdom_rush", "Scenarios")
    page.get_by_role("button", name="1. Blooming Threats").click()
    page.get_by_role("textbox", name="title").fill("Three lanes")
    page.get_by_role("button", name="Empty map").click()
    page.get_by_role("button", name="Fewer: Rows").click()
    page.get_by_role("radio", name="4 players").check()
    drag(page, "a1", "h1", "h3", "i3")
    drag(page, "a5", "h5", "h3")
    drag(page, "a3", "f3")
    lay(page, "red sites", "b2", "f4")
    lay(page, "blue sites", "c4", "g2")
    lay(page, "yellow sites", "d2", "e4")
    lay(page, "green sites", "e2", "g4")
    lay(page, "magic flowers", "a2", "c2")
    expect(space(page, "f3")).to_have_accessible_name(re.compile("mistake"), timeout=SLOW)
    tool(page, "road")
    space(page, "f5").evaluate("(space) => space.scrollIntoView({ block: 'end' })")
    page.evaluate("() => scrollBy(0, 90)")
    keep(page, "map")
    drag(page, "f3", "h3")
    page.get_by_role("button", name="Use for every number of players").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled(timeout=SLOW)
    named(page, "My lanes")


def play(page: Page) -> None:
    """It is played with friends."""
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("radiogroup", name="How many").get_by_role("radio", name="4").check()
    page.get_by_role("radio", name="Friend").nth(1).check()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("dialog", name="Invite")).to_be_visible(timeout=SLOW)
    page.keyboard.press("Escape")
    at_table(page)
    keep(page, "play")


def main() -> None:
    """All pictures; the one that takes longest last."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(f"{folder}/rempart.db") as served,
        sync_playwright() as playwright,
    ):
        chrome = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = chrome.new_context(
            base_url=served.url, viewport=SIZE, color_scheme="dark", reduced_motion="reduce"
        )
        context.add_init_script("localStorage.setItem('rempart.introduce', 'false')")
        page = context.new_page()
        for part in (draw, play, price, compare):
            part(page)
        chrome.close()


if __name__ == "__main__":
    main()
