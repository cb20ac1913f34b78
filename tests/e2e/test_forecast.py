"""What will hit me: asked for at the table, on a wide screen and on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Opener
from tests.e2e.people import ME, SLOW, at_table, confirm, link, new_table, no_sideways_scroll
from tests.table.server import Served

BOT = {"who": "bot", "bot": "greedy"}


def test_the_forecast_opens_with_a_key_follows_the_table_and_closes(served: Served, visit: Opener):
    made = new_table(served, ME, ME, game="kravora")
    page = at_table(visit(link(made, 0)))
    panel = page.get_by_role("region", name="Forecast")
    expect(panel).to_have_count(0)
    page.keyboard.press("e")
    expect(panel).to_be_visible(timeout=SLOW)
    expect(panel.get_by_text("Wall unharmed")).to_be_visible(timeout=SLOW)
    expect(panel.get_by_text("Nobody dies")).to_be_visible()
    expect(panel.get_by_text("possible").first).to_be_visible()
    expect(panel.get_by_text(re.compile("moves from line 1")).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_a_choice_changes_what_is_coming(served: Served, visit: Opener):
    made = new_table(served, ME, BOT, game="kravora", seed=3)
    page = at_table(visit(link(made, 0)))
    page.get_by_role("button", name="Forecast", exact=True).click()
    panel = page.get_by_role("region", name="Forecast")
    expect(panel.get_by_text("Nobody dies")).to_be_visible(timeout=SLOW)
    page.keyboard.press("1")  # a Puppet
    page.keyboard.press("1")  # among the enemies on line 1
    confirm(page)
    expect(panel.get_by_text("1 defender dies")).to_be_visible(timeout=SLOW)
    expect(panel.get_by_text("Nobody dies")).to_have_count(0)


def test_on_a_phone_it_is_a_sheet_and_the_board_stays_in_sight(served: Served, visit: Opener):
    made = new_table(served, ME, BOT, game="kravora", seed=3)
    page = at_table(visit(link(made, 0), phone=True))
    page.get_by_role("button", name="Forecast", exact=True).click()
    panel = page.get_by_role("region", name="Forecast")
    expect(panel.get_by_text("Wall unharmed")).to_be_visible(timeout=SLOW)
    box = panel.bounding_box()
    assert box is not None
    assert box["y"] > 844 / 2
    no_sideways_scroll(page)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
