"""Picking by hand: what can be taken back is done at once, cards are dragged, a hint can be put
aside, and the main action has a key."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.people import FRIEND, ME, SLOW, at_table, link, moment, new_table, until, waits
from tests.table.server import Served

CARD = ".hand.main .card.open"


def strategy(visit: Opener, served: Served, *, phone: bool = False) -> Page:
    """A table of Fantasy: Defense in the strategy phase, with no question before a choice."""
    made = new_table(served, ME)
    page = at_table(visit(link(made, 0), ask=False, phone=phone))
    expect(page.locator(CARD).first).to_be_visible(timeout=SLOW)
    return page


def middle(thing: Locator) -> tuple[float, float]:
    """Where to point at it."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 30)


def gate(page: Page) -> Locator:
    """A gate where what is picked may go."""
    return page.get_by_role("button", name=re.compile("'s wall, .*can be picked")).first


def test_click_and_click_deploys_and_undo_takes_it_back(visit: Opener, served: Served):
    page = strategy(visit, served)
    page.locator(CARD).first.click()
    gate(page).click()
    until(page, lambda: moment(page) == 1)
    expect(page.get_by_role("button", name=re.compile("^Confirm"))).to_have_count(0)
    page.keyboard.press("u")
    until(page, lambda: moment(page) == 0)


def test_a_card_is_dragged_to_a_gate_and_nowhere_else(visit: Opener, served: Served):
    page = strategy(visit, served)
    page.mouse.move(*middle(page.locator(CARD).first))
    page.mouse.down()
    page.mouse.move(700, 360, steps=4)
    expect(page.locator(".dragged")).to_have_count(1)
    page.mouse.move(*middle(gate(page)), steps=4)
    expect(page.locator("[data-drop]")).to_have_count(1)
    page.mouse.up()
    until(page, lambda: moment(page) == 1)
    expect(page.locator(".dragged")).to_have_count(0)

    page.mouse.move(*middle(page.locator(CARD).first))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(CARD).last), steps=6)
    page.mouse.up()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(".picked")).to_have_count(0)
    assert moment(page) == 1


def test_a_finger_drags_too(visit: Opener, served: Served):
    page = strategy(visit, served, phone=True)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    held = page.locator(CARD).count()
    x, y = middle(page.locator(CARD).first)
    touch("touchStart", x, y)
    for step in range(1, 9):
        touch("touchMove", x, y - 12 * step)
    expect(page.locator(".dragged")).to_have_count(1)
    touch("touchMove", *middle(gate(page)))
    touch("touchEnd")
    until(page, lambda: page.locator(CARD).count() == held - 1)


def test_the_main_action_has_a_key_and_is_always_there(visit: Opener, served: Served):
    page = strategy(visit, served)
    end = page.get_by_role("button", name="End your strategy", exact=True)
    expect(end).to_be_in_viewport(ratio=1)
    page.locator(CARD).first.click()
    expect(page.locator(".bar .main")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    page.keyboard.press(" ")
    until(page, lambda: moment(page) >= 1)


def test_a_hint_is_put_aside_as_a_whole(visit: Opener, served: Served):
    page = strategy(visit, served)
    page.keyboard.press("h")
    expect(page.get_by_role("button", name=re.compile("^Confirm"))).to_be_visible(timeout=SLOW)
    page.keyboard.press("Escape")
    expect(page.locator(".pickable.picked")).to_have_count(0)
    assert moment(page) == 0


def test_what_cannot_be_taken_back_asks_first(visit: Opener, served: Served):
    """With a friend at the table, what brings something to light is asked about."""
    made = new_table(served, ME, FRIEND, game="dark_tower", options={"heroes": "deal"})
    pages = [at_table(visit(link(made, seat), ask=False)) for seat in (0, 1)]
    confirm = re.compile("^Confirm")
    asked, before = None, 0
    for _ in range(30):
        until(pages[0], lambda: any(waits(page) for page in pages))
        page = next(page for page in pages if waits(page))
        before = moment(page)
        page.locator(".bar .do .btn:not(.quiet, [disabled])").last.click()
        until(
            page,
            lambda page=page, before=before: (
                moment(page) > before or page.locator(".bubble.ready").count() > 0
            ),
        )
        if moment(page) == before:
            asked = page
            break
    assert asked is not None
    expect(asked.get_by_role("button", name=confirm)).to_be_visible()
    asked.keyboard.press("Enter")
    until(asked, lambda: moment(asked) > before)
