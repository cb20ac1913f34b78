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
    game = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Kingdom Rush"))
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
    tool(page, "horde on the road")
    page.get_by_label("Card", exact=True).select_option("a purple card")
    space(page, "f3").click()
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
    # They have seen enough: bots play on for both, and the horde before the gate soon gets out.
    for n, one in enumerate((page, friend), 1):
        panel(one, "Seats").get_by_role("button", name=re.compile(f"^Change Player {n}")).click()
        dialog = one.get_by_role("dialog")
        dialog.get_by_role("button", name=re.compile("^Bot: Easy")).click()
    until(page, lambda: ended(page), PLAYED)
    for one in (page, friend):
        one.get_by_role("button", name="Agree: show everything").click(timeout=SLOW)
    review = page.get_by_role("region", name="Match review")
    expect(review.get_by_text(re.compile("play-outs"))).to_be_visible(timeout=PLAYED)


def test_by_keyboard_alone(visit: Opener):
    page = visit("/")
    workshop(page, "kingdom_rush", "Scenarios", "1. Blooming Threats")
    tool(page, "road")
    page.keyboard.press("Tab")
    before = lines(page)
    for _ in range(40):
        if page.evaluate("() => document.activeElement?.dataset.spot") == "a1":
            break
        page.keyboard.press("Tab")
    expect(space(page, "a1")).to_be_focused()
    for name in ("ArrowDown", "ArrowDown", "ArrowDown", "Space"):
        page.keyboard.press(name)
    expect(space(page, "a4")).to_be_focused()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    assert lines(page)[3] == "eeeesggg" + before[3][8]
    expect(space(page, "a4")).to_have_accessible_name(re.compile("start of road 3"))
    expect(space(page, "e4")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Delete")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert lines(page) == before


def test_by_finger_on_a_phone_in_french(visit: Opener, pictures: Path | None):
    page = visit("/workshop/kingdom_rush", phone=True, lang="fr")
    page.get_by_role("navigation", name="À dessiner").get_by_role("button", name="Scénarios").tap()
    page.get_by_role("button", name=re.compile(r"^2\. ")).tap()
    page.get_by_role("group", name="Outils").get_by_role("button", name="terrain").tap()
    spot = page.locator('[data-name="void"]').first
    name = spot.get_attribute("data-spot") or ""
    space(page, name).scroll_into_view_if_needed()
    space(page, name).tap()
    expect(space(page, name)).to_have_attribute("data-name", "ground")
    box = space(page, name).bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 28
    no_sideways_scroll(page)
    if pictures:
        page.screenshot(path=pictures / "drawing-phone.png")


def test_a_horde_is_drawn_cell_by_cell(visit: Opener):
    page = visit("/")
    grid = workshop(page, "kingdom_rush", "Horde cards", "Goblin Scouts")
    tools = page.get_by_role("group", name="Tools").first
    tools.get_by_role("button", name="fast enemy, f", exact=True).click()
    cell = grid.get_by_role("gridcell", name="Row 1, column 1: empty cell")
    cell.click()
    expect(grid.get_by_role("gridcell", name="Row 1, column 1: fast enemy")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("1")
    expect(grid.get_by_role("gridcell", name="Row 1, column 2: first big enemy")).to_be_focused()
    page.get_by_role("button", name="Fewer: Columns").click()
    expect(grid.get_by_role("gridcell")).to_have_count(12)
    page.get_by_role("textbox", name="Name of these numbers").fill("Fast goblins")
    page.get_by_role("button", name="Keep").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save file").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert 'grid = "f1./.gg/.g./..."' in text


def test_a_tower_gets_another_range_and_another_tile(visit: Opener):
    page = visit("/")
    page.goto("/workshop/kingdom_rush")
    page.get_by_role("navigation", name="To draw").get_by_role("button", name="Towers").click()
    page.get_by_role("button", name="Archer Tower", exact=True).click()
    modes = page.locator('[data-path="towers.ARC1.modes"]')
    compass = modes.get_by_role("group", name=re.compile("arrows")).first
    compass.get_by_role("button", name="down", exact=True).click()
    modes.get_by_role("combobox", name=re.compile("tiles: 1")).first.select_option("2×2")
    page.get_by_role("textbox", name="Name of these numbers").fill("Round archers")
    page.get_by_role("button", name="Keep").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save file").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert 'arrows = ["N", "NE", "NW", "S"], tiles = ["O4"]' in text


def test_the_faces_of_a_die_and_the_slots_of_a_month(visit: Opener):
    page = visit("/workshop/kravora")
    jump = page.get_by_role("navigation", name="To draw")
    jump.get_by_role("button", name="Dice").click()
    die = page.locator('[data-path="dice.comet.faces"]')
    expect(die.locator(".face").first).to_have_text("1")
    die.get_by_role("textbox").first.fill("4")
    expect(die.locator(".face").first).to_have_text("4")
    page.goto("/workshop/dark_tower")
    jump.get_by_role("button", name="Months").click()
    slots = page.locator('[data-path="months.1.spawns"]')
    slots.get_by_role("button", name="Add one: new foes", exact=True).click()
    slots.get_by_role("textbox").last.fill("2")
    expect(page.get_by_text("1 change").first).to_be_visible()
    expect(page.locator(".month").first).to_contain_text("3 ×2")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_no_serious_problem(browser: Browser, served: Served, scheme: str):
    context = browser.new_context(
        base_url=served.url,
        viewport=DESKTOP,
        color_scheme=scheme,  # pyright: ignore
        reduced_motion="reduce",
        bypass_csp=True,
    )
    page = context.new_page()
    workshop(page, "kingdom_rush", "Scenarios", "1. Blooming Threats")
    lay(page, "magic flowers", "a3")
    expect(space(page, "a3")).to_have_accessible_name(re.compile("mistake"), timeout=SLOW)
    problems = serious(page)
    for game, group, entry in (
        ("kingdom_rush", "Horde cards", "Goblin Scouts"),
        ("kingdom_rush", "Towers", "Archer Tower"),
        ("kravora", "Dice", ""),
        ("dark_tower", "Months", ""),
        ("fantasy_defense", "Gates", ""),
    ):
        workshop(page, game, group, entry)
        problems += serious(page)
    context.close()
    assert problems == []
