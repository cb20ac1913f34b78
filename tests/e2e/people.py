"""What people do in the browser, in words."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.table.server import SOON, Served

SLOW = 20_000
"""Milliseconds in which anything that will happen has happened."""


def new_table(served: Served, *seats: dict[str, str], **wish: Any) -> dict[str, Any]:
    """Make a table as the client would."""
    body = {"game": "fantasy_defense", "seed": 9, "seats": list(seats), **wish}
    answer = httpx.post(f"{served.url}/api/tables", json=body, trust_env=False, timeout=SOON)
    assert answer.status_code == 201, answer.text
    return answer.json()


ME = {"who": "me", "name": "Ada"}
FRIEND = {"who": "friend", "name": "Bo"}


def link(made: dict[str, Any], seat: int) -> str:
    """The link with which somebody comes to a seat."""
    token = made["mine"].get(str(seat)) or made["friends"][str(seat)]
    return f"/t/{made['table']}#{token}"


def at_table(page: Page) -> Page:
    """Wait until the table is there. Who comes by a link to a seat that is still to be taken is
    told before that the seed was chosen, as it is at most tables of these tests."""
    board = page.get_by_role("main", name="Board")
    entrance = page.locator("main.entrance .primary")
    expect(board.or_(entrance)).to_be_visible(timeout=SLOW)
    if entrance.count():
        entrance.click()
    expect(board).to_be_visible(timeout=SLOW)
    return page


def waits(page: Page) -> bool:
    """Whether somebody at this device is to choose: then there are hints."""
    hint = page.get_by_role("banner").get_by_role("button", name="Hint", exact=True)
    return hint.count() > 0 and hint.is_enabled()


def moment(page: Page) -> int:
    """How many choices have been made, as the timeline tells."""
    return int(page.evaluate("() => document.querySelector('input[type=range]')?.value ?? 0"))


def panel(page: Page, name: str = "Log") -> Locator:
    """A panel beside the board, opened if it is not."""
    found = page.get_by_role("complementary", name=name)
    if not found.count():
        page.get_by_role("navigation").get_by_role("button", name=name, exact=True).click()
    return found


def choices(page: Page) -> Locator:
    """The list of all choices, opened if it is not."""
    found = page.get_by_role("list", name="All choices")
    if not found.count():
        page.keyboard.press("c")
    return found


def choose(page: Page, label: str) -> None:
    """Choose from the list, and confirm if asked to."""
    before = moment(page)
    choices(page).get_by_role("button", name=label).first.click()
    confirm(page)
    wait_for_moment(page, before + 1)


def confirm(page: Page) -> None:
    """Confirm what is picked."""
    page.get_by_role("button", name=re.compile("^Confirm")).click()


def wait_for_moment(page: Page, at: int) -> None:
    """Wait until so many choices have been made."""
    now = page.get_by_role("button", name=f"Now {at}/{at}", exact=True)
    expect(now).to_be_attached(timeout=SLOW)


def ended(page: Page) -> bool:
    """Whether the result is shown."""
    return page.get_by_role("heading", name=re.compile("^(Victory!|Defeat)$")).count() > 0


PRESSES = 10
"""So often a key is pressed at most that asks for a hint."""


def follow_hint(page: Page) -> None:
    """Ask for a hint and do it, with the keyboard alone. The key does nothing while a bot is in the
    middle of something: then it is pressed again."""
    before = moment(page)
    ready = page.get_by_role("button", name=re.compile("^Confirm"))
    page.keyboard.press("h")
    for _ in range(PRESSES):
        with contextlib.suppress(AssertionError):
            expect(ready).to_be_visible(timeout=SLOW / PRESSES)
            break
        page.keyboard.press("h")
    expect(ready).to_be_visible(timeout=SLOW)
    page.keyboard.press("Enter")
    until(page, lambda: moment(page) > before or ended(page))


def until(page: Page, condition: Callable[[], bool], milliseconds: int = SLOW) -> None:
    """Wait for something that the page will show."""
    for _ in range(milliseconds // 20):
        if condition():
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"it did not happen: {page.locator('body').aria_snapshot()[:3000]}")


def no_sideways_scroll(page: Page) -> None:
    """The page never scrolls sideways."""
    wide, seen = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= seen
