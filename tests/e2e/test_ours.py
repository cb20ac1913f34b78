"""What is ours carries a mark, read with a press or the keyboard; a page lists it all."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.people import ME, at_table, link, new_table
from tests.table.server import Served

BONUS = "Not in the rulebook, so ours: bonus."


def marks_in_the_rules(page: Page) -> Locator:
    """The mark of FD-COMP-06 in the panel of rules."""
    page.get_by_role("button", name="Rules", exact=True).first.click()
    page.locator(".rules summary", has_text="Components").click()
    return page.locator(".rules").get_by_role("button", name=BONUS)


def tip(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def test_the_keyboard_reaches_the_mark_and_reads_it(served: Served, visit: Opener):
    page = at_table(visit(link(new_table(served, ME), 0)))
    mark = marks_in_the_rules(page)
    page.locator(".rules").get_by_role("button", name="FD-COMP-06").focus()
    page.keyboard.press("Tab")
    expect(mark).to_be_focused()
    expect(tip(page)).to_have_text(BONUS)
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    page.keyboard.press("Enter")
    expect(tip(page)).to_have_text(BONUS)
    expect(page.get_by_role("main", name="Board")).to_be_visible()


def test_a_tap_on_the_mark_tells_the_sentence(served: Served, visit: Opener):
    page = at_table(visit(link(new_table(served, ME), 0), phone=True))
    mark = marks_in_the_rules(page)
    mark.tap()
    expect(tip(page)).to_have_text(BONUS)
    page.locator(".rules input").tap()
    expect(tip(page)).to_have_count(0)


def test_the_mark_in_a_dialog_is_seen_above_it(served: Served, visit: Opener):
    page = at_table(visit(link(new_table(served, ME), 0)))
    page.locator("[data-zone=invaders]").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Ours: the sources").first.click()
    expect(tip(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_page_of_a_game_is_a_press_away(served: Served, visit: Opener):
    page = visit("/new/kravora")
    page.get_by_role("link", name="Where the rules come from").click()
    expect(page.get_by_role("heading", name="Kravora")).to_be_visible()
    page.locator("summary", has_text="Buildings").first.click()
    expect(page.get_by_text("Workshop", exact=True).first).to_be_visible()
    page.goto("/")
    table = at_table(visit(link(new_table(served, ME), 0)))
    table.get_by_role("button", name="Rules", exact=True).first.click()
    table.get_by_role("button", name="Where the rules come from").click()
    expect(table.get_by_role("dialog", name="Where the rules come from")).to_be_visible()
