"""Maps and cards are drawn in the workshop, by mouse, finger and keyboard, and played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import DESKTOP, Opener
from tests.e2e.people import SLOW, at_table, choices, ended, no_sideways_scroll, panel, until, waits
from tests.e2e.test_conditions import serious
from tests.table.server import Served

PLAYED = 60_000
"""Milliseconds in which bots play a round, even on a busy machine."""


def workshop(page: Page, game: str, group: str, entry: str = "") -> Locator:
    """A group of things to draw, opened, and one of them."""
    page.goto(f"/workshop/{game}")
    page.get_by_role("navigation", name="To draw").get_by_role(
        "button", name=group, exact=True
    ).click()
    if entry:
        row = page.get_by_role("button", name=entry, exact=True)
        if row.get_attribute("aria-expanded") == "false":
            row.click()
    return page.get_by_role("grid").first


def tool(page: Page, name: str) -> None:
    """Take up a tool."""
    page.get_by_role("group", name="Tools").get_by_role("button", name=name, exact=True).click()


def space(page: Page, name: str) -> Locator:
    """A space of the map, by column and row: b3."""
    return page.locator(f'[data-spot="{name}"]')


def middle(page: Page, name: str) -> tuple[float, float]:
    box = space(page, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, *names: str) -> None:
    """Draw from space to space with the mouse."""
    space(page, names[0]).scroll_into_view_if_needed()
    page.mouse.move(*middle(page, names[0]))
    page.mouse.down()
    for name in names[1:]:
        page.mouse.move(*middle(page, name), steps=4)
    page.mouse.up()


def lay(page: Page, thing: str, *names: str) -> None:
    """Lay a thing on spaces."""
    tool(page, thing)
    for name in names:
        space(page, name).click()


def lines(page: Page) -> list[str]:
    """The map as it is drawn, a letter for each space."""
    names = page.locator("[data-spot]").evaluate_all(
        "spaces => spaces.map(({ dataset }) => [dataset.spot, dataset.name])"
    )
    rows: dict[str, str] = {}
    for spot, name in names:
        rows[spot[1:]] = rows.get(spot[1:], "") + ("x" if name == "exit" else name[0])
    return list(rows.values())


def test_a_newcomer_draws_three_lanes_and_plays_them_with_a_friend_and_two_bots(
    visit: Opener, pictures: Path | None
):
    page = visit("/", ask=False)
    page.get_by_role("navigation", name="More to do").get_by_role("link", name="Workshop").click()
    game = page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="Kingdom Rush")
    )
    game.get_by_role("link", name="Change its numbers").click()
    todo = page.get_by_role("navigation", name="To draw")
    todo.get_by_role("button", name="Scenarios").click()
    page.get_by_role("button", name="1. Blooming Threats").click()
    page.get_by_role("button", name="Empty map").click()
    for _ in range(2):
        page.get_by_role("button", name="Fewer: Columns").click()
    page.get_by_role("button", name="Fewer: Rows").click()
    page.get_by_role("radio", name="4 players").check()
    assert lines(page) == ["ggggggg"] * 5
    drag(page, "a1", "f1", "f3", "g3")
    drag(page, "a5", "f5", "f3")
    drag(page, "a3", "d3")
    # Where the first road would have left the map, it ended in an exit; the last one leads nowhere.
    assert lines(page) == ["eeeeesg", "gggggsg", "eeeegex", "gggggng", "eeeeeng"]
    play = page.get_by_role("button", name="Play", exact=True)
    wrong = space(page, "d3")
    expect(wrong).to_have_accessible_name(re.compile("mistake: .*leads E to no path"), timeout=SLOW)
    expect(play).to_be_disabled()
    drag(page, "d3", "f3")
    expect(wrong).not_to_have_accessible_name(re.compile("mistake"), timeout=SLOW)
    lay(page, "red sites", "b2", "b4")
    lay(page, "blue sites", "c2", "c4")
    lay(page, "yellow sites", "d2", "d4")
    lay(page, "green sites", "e2", "e3")
    fault = page.get_by_text("[4, 2] is not ground")
    expect(fault).to_be_visible(timeout=SLOW)
    expect(space(page, "e3")).to_have_accessible_name(re.compile("green sites, mistake"))
    lay(page, "green sites", "e3", "e4")
    expect(fault).to_have_count(0, timeout=SLOW)
    lay(page, "magic flowers", "a2")
    lay(page, "horde on the road", "f3")
    page.get_by_role("button", name="Use for every number of players").click()
    page.get_by_role("textbox", name="title").fill("Three lanes")
    hearts = page.locator('[data-path="scenarios.s01.hearts"] input')
    hearts.fill("1")
    expect(page.get_by_text(re.compile("mistake", re.IGNORECASE))).to_have_count(0, timeout=SLOW)
    if pictures:
        page.screenshot(path=pictures / "three-lanes.png", full_page=True)
    page.get_by_role("textbox", name="Name of these numbers").fill("My lanes")
    page.get_by_role("button", name="Keep").click()
    expect(play).to_be_enabled(timeout=SLOW)
    play.click()

    expect(page.get_by_text("Your own numbers: My lanes")).to_be_visible(timeout=SLOW)
    page.get_by_role("radiogroup", name="How many").get_by_role("radio", name="4").check()
    page.get_by_role("radio", name="Friend").nth(1).check()
    page.get_by_role("button", name="Set up the table").click()
    invitation = page.get_by_role("dialog", name="Invite")
    friend = visit(invitation.get_by_role("textbox").first.input_value(timeout=SLOW), ask=False)
    at_table(friend)
    page.keyboard.press("Escape")
    at_table(page)
    for one in (page, friend):
        expect(one.get_by_text("Three lanes").first).to_be_visible(timeout=SLOW)
        expect(one.locator('[data-zone^="pile-"]')).to_have_count(3)
        until(one, lambda one=one: waits(one) or ended(one))
        choices(one).get_by_role("button").first.click()
    # They have seen enough: bots play on for both, and one heart does not last long.
    for n, one in enumerate((page, friend), 1):
        panel(one, "Seats").get_by_role("button", name=re.compile(f"^Change Player {n}")).click()
        dialog = one.get_by_role("dialog")
        dialog.get_by_role("button", name=re.compile("^Bot: Easy")).click()
    until(page, lambda: ended(page), PLAYED)
    for one in (page, friend):
        one.get_by_role("button", name="Agree: show everything").click(timeout=SLOW)
    review = page.get_by_role("region", name="Match review")
    expect(review.get_by_text(re.compile("play-outs"))).to_be_visible(timeout=PLAYED)
    print(review.aria_snapshot()[:1500])
