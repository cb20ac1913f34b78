"""The workshop: somebody changes the numbers of a game in forms, keeps, shares and plays them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect

from tests.e2e.conftest import DESKTOP, Opener
from tests.e2e.people import SLOW, at_table, no_sideways_scroll, panel
from tests.e2e.test_conditions import serious
from tests.table.server import Served

FORM = "/workshop/kravora"
PRICE = "units.sprinter.price"


def cell(page: Page, path: str) -> Locator:
    """A value with its field."""
    return page.locator(f'[data-path="{path}"]').locator("visible=true")


def field(page: Page, path: str) -> Locator:
    """The field of a value that has one."""
    return cell(page, path).locator("input, select, textarea").first


def unfold(page: Page, group: str) -> None:
    """Open a group."""
    page.get_by_role("heading", name=group).get_by_role("button").click()


def test_from_the_shelf_to_the_table(visit: Opener):
    """Change a price, get it wrong, undo, keep it, save the file, play."""
    page = visit("/")
    page.get_by_role("navigation", name="More to do").get_by_role("link", name="Workshop").click()
    page.get_by_role("link", name="Change its numbers").nth(1).click()
    expect(page).to_have_url(re.compile(FORM))
    unfold(page, "Units")
    price = field(page, PRICE)
    expect(price).to_have_value("2")
    price.fill("3")
    expect(cell(page, PRICE)).to_contain_text("instead of 2")
    price.fill("999")
    wrong = "must be a whole number from 0 to 200, not 999"
    expect(cell(page, PRICE)).to_contain_text(wrong, timeout=SLOW)
    expect(price).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("1 mistake")).to_have_count(2, timeout=SLOW)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    price.fill("-1")
    expect(cell(page, PRICE)).to_contain_text("from 0 to 200, not -1", timeout=SLOW)
    cell(page, PRICE).get_by_role("button", name="About: price").click()
    expect(cell(page, PRICE)).to_contain_text("in litres of blood")
    cell(page, PRICE).get_by_role("button", name="Rule KV-BUY-02").click()
    expect(cell(page, PRICE)).to_contain_text("blood", timeout=SLOW)
    undo, steps = page.get_by_role("button", name="Undo", exact=True).first, 0
    while undo.is_enabled():  # What was typed quickly is undone together.
        undo.click()
        steps += 1
    assert 1 <= steps <= 3
    expect(price).to_have_value("2")
    for _ in range(steps):
        page.keyboard.press("Control+Shift+Z")
    expect(price).to_have_value("-1")
    price.fill("3")
    expect(cell(page, PRICE)).not_to_contain_text("must be")

    page.get_by_role("textbox", name="Name of these numbers").fill("Dear sprinters")
    page.get_by_role("button", name="Keep").click()
    expect(page).to_have_url(re.compile(r"\?variant=\w+"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save file").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert download.value.suggested_filename == "kravora-dear-sprinters.toml"
    assert text.startswith("# Dear sprinters\n")
    assert text.endswith("[units.sprinter]\nprice = 3\n")

    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Your own numbers: Dear sprinters")).to_be_visible(timeout=SLOW)
    page.get_by_role("radio", name="Bot").last.check()
    page.get_by_role("button", name="Set up the table").click()
    at_table(page)
    panel(page, "Seats").get_by_role("button", name="Played with 1 changed number").click()
    expect(page.get_by_role("dialog")).to_contain_text(PRICE)
    expect(page.get_by_role("dialog")).to_contain_text("instead of 2")


def test_by_keyboard_alone(visit: Opener):
    page = visit(FORM)
    page.get_by_role("searchbox").focus()
    page.keyboard.type("starting blood fourth")
    expect(page.get_by_role("status").filter(has_text="1 value")).to_be_visible()
    blood = field(page, "constants.start.fourth")
    for _ in range(5):
        page.keyboard.press("Tab")
        if blood.evaluate("field => field === document.activeElement"):
            break
    expect(blood).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(blood).to_have_value("9")
    page.keyboard.press("Control+z")
    expect(blood).to_have_value("7")
    page.keyboard.press("Control+y")
    expect(blood).to_have_value("9")
    page.reload()  # It has no name yet, and is there all the same.
    page.get_by_role("radio", name="Changed").check()
    expect(blood).to_have_value("9")
    cell(page, "constants.start.fourth").get_by_role("button", name="Reset").press("Enter")
    expect(page.get_by_text("Nothing changed yet.")).to_be_visible()


def test_values_of_every_kind(visit: Opener):
    page = visit(FORM)
    for group in ("Units", "Buildings", "Dice", "The turn track"):
        unfold(page, group)
    field(page, "units.puppet.size").select_option("large")
    cell(page, "units.sprinter.barracks").get_by_role("switch").click()
    price = cell(page, "buildings.barracks.price")
    price.get_by_role("radio", name="3 values").check()
    price.get_by_role("textbox").nth(2).fill("7")
    expect(price).to_contain_text("instead of 5, 4, 4")
    cell(page, "dice.setup.faces").get_by_role("combobox").nth(5).select_option("Puppet")
    page.get_by_role("button", name="Add to: The turn track").click()
    added = page.get_by_role("textbox", name="turns.11")
    added.fill('dice = 5\nbonus = "no"\nevent = "none"')
    wrong = 'must be a whole number from 0 to 20, not "no"'
    expect(page.get_by_text(wrong)).to_be_visible(timeout=SLOW)
    added.fill('dice = 5\nbonus = 2\nevent = "none"')
    expect(page.get_by_text(wrong)).to_be_hidden()
    expect(page.get_by_text("5 changes").first).to_be_visible()
    page.get_by_role("textbox", name="Name of these numbers").fill("All kinds")
    page.get_by_role("button", name="Keep").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save file").click()
    text = download.value.path().read_text(encoding="utf-8")
    for line in ('size = "large"', "barracks = false", "price = [5, 4, 7]", "11 = { dice = 5,"):
        assert line in text

    page.goto("/workshop")
    page.get_by_role("button", name="Delete: All kinds").click()
    expect(page.get_by_role("link", name="All kinds")).to_have_count(0)
    file: FilePayload = {"name": "Back.toml", "mimeType": "text/plain", "buffer": text.encode()}
    game = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Kravora"))
    game.locator("input[type=file]").set_input_files(file)
    expect(page).to_have_url(re.compile(r"\?variant="), timeout=SLOW)
    expect(page.get_by_role("textbox", name="Name of these numbers")).to_have_value("Back")
    expect(page.get_by_text("5 changes").first).to_be_visible()


def test_the_variants_of_this_browser(visit: Opener):
    page = visit(FORM)
    unfold(page, "Units")
    field(page, PRICE).fill("3")
    page.get_by_role("textbox", name="Name of these numbers").fill("First")
    page.keyboard.press("Enter")
    page.goto("/workshop")
    page.get_by_role("button", name="Duplicate: First").click()
    page.get_by_role("button", name="Rename: First (2)").click()
    page.get_by_role("textbox", name="Name of these numbers").fill("Second")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Delete: First").click()
    expect(page.get_by_text("Deleted: First.").last).to_be_visible()
    expect(page.get_by_role("link", name="Second", exact=True)).to_be_visible()
    page.get_by_role("button", name="Put it back").click()
    expect(page.get_by_role("link", name="First", exact=True)).to_be_visible()
    bad: FilePayload = {
        "name": "x.toml",
        "mimeType": "text/plain",
        "buffer": b"[units.puppt]\nhp = 1",
    }
    game = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Kravora"))
    game.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("did you mean puppet?", timeout=SLOW)
    page.goto("/new/kravora")
    page.get_by_text("Advanced", exact=True).click()
    page.get_by_label("Kept in this browser").select_option("Second")
    expect(page.get_by_role("region", name="Your own numbers")).to_contain_text(PRICE, timeout=SLOW)


def test_a_link_brings_numbers_and_keeps_nothing_by_itself(visit: Opener):
    page = visit(FORM)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    unfold(page, "Units")
    field(page, PRICE).fill("3")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Copied.").first).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = visit("/")
    other.goto(link)
    expect(other.get_by_text("These numbers came with a link.")).to_be_visible()
    other.get_by_role("radio", name="Changed").check()
    expect(field(other, PRICE)).to_have_value("3")
    assert other.evaluate("localStorage.getItem('rempart.variants')") is None
    other.get_by_role("button", name="Keep").click()
    expect(other.get_by_text("Saved as you go.")).to_be_visible()
    other.goto("/workshop")
    expect(other.get_by_role("link", name="My numbers", exact=True)).to_be_visible()
    other.goto(f"{FORM}#{link.partition('#')[2][:-4]}")
    expect(other.get_by_role("alert")).to_contain_text("damaged or was cut off")


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
    page.goto("/workshop")
    expect(page.get_by_role("heading", name="Kravora")).to_be_visible()
    problems = serious(page)
    page.goto(FORM)
    for group in ("Units", "Buildings", "Dice"):
        unfold(page, group)
    field(page, PRICE).fill("999")
    expect(cell(page, PRICE)).to_contain_text("must be", timeout=SLOW)
    cell(page, PRICE).get_by_role("button", name="About: price").click()
    problems += serious(page)
    context.close()
    assert problems == []


def test_on_a_phone_and_in_french(visit: Opener):
    page = visit("/workshop/dark_tower", phone=True, lang="fr")
    expect(page.get_by_role("heading", name="Valeurs : ")).to_be_visible(timeout=SLOW)
    page.get_by_role("searchbox").fill("knobs.warriors")
    warriors = field(page, "knobs.warriors")
    warriors.fill("100")
    expect(cell(page, "knobs.warriors")).to_contain_text("au lieu de 7")
    expect(cell(page, "knobs.warriors")).to_contain_text("99", timeout=SLOW)
    no_sideways_scroll(page)
    page.goto("/workshop")
    expect(page.get_by_role("heading", name="Atelier")).to_be_visible()
    no_sideways_scroll(page)
