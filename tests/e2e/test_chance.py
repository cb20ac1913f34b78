"""What people are told of a table's chance: before they sit down, and when all is over."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable

import httpx
from playwright.sync_api import Page, expect

from tests.e2e.people import FRIEND, ME, SLOW, at_table, link, new_table, panel
from tests.table.server import Served

Opener = Callable[..., Page]


def code_of(served: Served, table: str, token: str) -> str:
    answer = httpx.post(f"{served.url}/api/mine", json={"tokens": [token]}, trust_env=False)
    return next(info["code"] for info in answer.json() if info["table"] == table)


def test_who_sits_down_is_told_first(served: Served, visit: Opener):
    data = {"constants.game.morale": 7}
    made = new_table(served, ME, FRIEND, data=data)
    page = visit(f"/join/{code_of(served, made['table'], made['mine']['0'])}")
    note = page.get_by_role("note")
    expect(note).to_contain_text("Seed chosen.", timeout=SLOW)
    expect(note).to_contain_text("Changed numbers")
    guest = visit(link(made, 1))
    expect(guest.get_by_role("note")).to_contain_text("Seed chosen.", timeout=SLOW)
    expect(guest.get_by_role("main", name="Board")).to_have_count(0)
    at_table(guest)
    panel(guest, "Seats").get_by_role("button", name="Seed chosen").click()
    expect(guest.get_by_role("dialog")).to_contain_text("constants.game.morale")


def test_the_secret_is_promised_first_and_checked_at_the_end(served: Served, visit: Opener):
    made = new_table(served, ME, seed=None)
    page = at_table(visit(link(made, 0)))
    panel(page, "Seats").get_by_role("button", name="Secret chance").click()
    value = page.get_by_role("dialog").locator("code").first.inner_text()
    assert re.fullmatch("[0-9a-f]{64}", value)
    page.keyboard.press("Escape")
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("button", name="Chance verified: nothing was changed").click(timeout=SLOW)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Checked: the secret matches the check value")
    secret = dialog.locator("code").nth(1).inner_text()
    assert hashlib.sha256(secret.encode()).hexdigest() == value
