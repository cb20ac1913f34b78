"""People play in real browsers: alone, together, on a phone, in French, with the keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.people import (
    FRIEND,
    ME,
    SLOW,
    at_table,
    choices,
    choose,
    confirm,
    ended,
    follow_hint,
    link,
    moment,
    new_table,
    no_sideways_scroll,
    panel,
    until,
    wait_for_moment,
    waits,
)
from tests.table.server import Served


def keep(page: Page, pictures: Path | None, name: str) -> None:
    if pictures:
        page.screenshot(path=pictures / f"{name}.png")


def in_order(pages: list[Page]) -> list[Page]:
    """Who is to choose first."""
    until(pages[0], lambda: waits(pages[0]) or waits(pages[1]))
    return pages if waits(pages[0]) else pages[::-1]


def test_from_the_shelf_to_the_first_choice(visit: Opener, pictures: Path | None):
    page = visit("/")
    expect(page.get_by_role("heading", name="Hold the wall.")).to_be_visible()
    keep(page, pictures, "home")
    page.get_by_role("link", name=re.compile("Fantasy: Defense")).first.click()
    page.get_by_role("radio", name="elves").check()
    page.get_by_text("Advanced", exact=True).click()
    page.get_by_role("textbox", name=re.compile("^Seed")).fill("9")
    page.get_by_role("textbox", name="Name for seat 1").fill("Ada")
    keep(page, pictures, "setup")
    page.get_by_role("button", name="Set up the table").click()
    at_table(page)
    choose(page, "End your strategy")
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    page.get_by_role("link", name=re.compile("Fantasy: Defense.*Turn|Turn")).first.click()
    at_table(page)
    assert moment(page) >= 1


def test_a_whole_solo_game_with_the_keyboard_alone(
    visit: Opener, served: Served, pictures: Path | None
):
    page = at_table(visit(link(new_table(served, ME), 0)))
    for _ in range(250):
        if ended(page):
            break
        follow_hint(page)
    assert ended(page)
    keep(page, pictures, "end")
    page.get_by_role("button", name="Same start again").click()
    until(page, lambda: not ended(page) and moment(page) == 0)
    until(page, lambda: waits(page))


def test_two_people_play_a_whole_game_together(
    visit: Opener, served: Served, pictures: Path | None
):
    made = new_table(served, ME, FRIEND)
    pages = [at_table(visit(link(made, seat))) for seat in (0, 1)]
    for n in range(400):
        if ended(pages[0]):
            break
        until(pages[0], lambda: waits(pages[0]) or waits(pages[1]) or ended(pages[0]))
        for page in pages:
            if waits(page):
                follow_hint(page)
                break
        if n == 12:
            keep(pages[0], pictures, "coop")
    assert ended(pages[0])
    until(pages[1], lambda: ended(pages[1]))


def test_picking_narrows_and_confirms(visit: Opener, served: Served, pictures: Path | None):
    page = at_table(visit(link(new_table(served, ME), 0)))
    hand = page.get_by_role("region", name=re.compile("'s hand$"))
    hand.get_by_role("button", name=re.compile("^5 Footman")).first.click()
    expect(hand.get_by_role("button", name=re.compile("^5 Footman.*picked$")).first).to_be_visible()
    wall = page.get_by_role("region", name=re.compile("'s wall$"))
    wall.get_by_role("button", name=re.compile(r"^Ada's wall, 3\b")).click()
    expect(page.get_by_role("button", name="Confirm: Deploy Footman at gate 3")).to_be_visible()
    keep(page, pictures, "picked")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile("^Confirm"))).to_have_count(0)
    assert moment(page) == 0


def test_why_can_i_not(visit: Opener, served: Served):
    page = at_table(visit(link(new_table(served, ME), 0)))
    page.get_by_role("button", name=re.compile("^City Shield")).click()
    page.get_by_role("button", name="Cast City Shield", exact=True).click()
    confirm(page)
    wait_for_moment(page, 1)
    page.get_by_role("button", name=re.compile(r"^Ada's wall, 3\b")).click()
    expect(
        page.get_by_text(re.compile("gate 3 is not besieged", re.IGNORECASE)).first
    ).to_be_visible(timeout=SLOW)
    assert moment(page) == 1


def test_the_log_tells_the_rule(visit: Opener, served: Served):
    page = at_table(visit(link(new_table(served, ME), 0)))
    panel(page).get_by_role("button", name="Why? Rule FD-INVADE-02").first.click()
    expect(page.get_by_text("FD-INVADE-02").first).to_be_visible()
    expect(page.get_by_text(re.compile("first gate")).first).to_be_visible()


# Going back


def test_undo_is_free_until_something_is_revealed(visit: Opener, served: Served):
    made = new_table(served, ME, FRIEND)
    pages = [at_table(visit(link(made, seat))) for seat in (0, 1)]
    actor, other = in_order(pages)
    before = actor.get_by_role("region", name=re.compile("'s hand$")).aria_snapshot()
    follow_hint(actor)
    wait_for_moment(other, 1)
    actor.keyboard.press("u")
    until(other, lambda: moment(other) == 0)
    until(
        actor,
        lambda: actor.get_by_role("region", name=re.compile("'s hand$")).aria_snapshot() == before,
    )


def test_beyond_that_by_consent(visit: Opener, served: Served, pictures: Path | None):
    made = new_table(served, ME, FRIEND)
    pages = [at_table(visit(link(made, seat))) for seat in (0, 1)]
    actor, other = in_order(pages)
    choose(actor, "End your strategy")
    until(other, lambda: waits(other))
    other.get_by_role("button", name="Undo", exact=True).click()
    agree = actor.get_by_role("button", name="Agree", exact=True)
    expect(agree).to_be_visible(timeout=SLOW)
    keep(actor, pictures, "consent")
    agree.click()
    until(actor, lambda: waits(actor))
    until(other, lambda: moment(other) == 0)


def test_history_takes_no_choices(visit: Opener, served: Served, pictures: Path | None):
    page = at_table(visit(link(new_table(served, ME), 0)))
    for _ in range(4):
        follow_hint(page)
    page.get_by_role("button", name="Start of the match").press("Enter")
    expect(page.get_by_role("button", name="Back to now").first).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("list", name="All choices")).to_have_count(0)
    keep(page, pictures, "history")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
    assert moment(page) == 4


def test_a_line_of_ones_own_is_tried_and_played(
    visit: Opener, served: Served, pictures: Path | None
):
    made = new_table(served, ME, FRIEND)
    pages = [at_table(visit(link(made, seat))) for seat in (0, 1)]
    actor, other = in_order(pages)
    actor.get_by_role("button", name="What if …?").first.click()
    expect(actor.get_by_role("button", name="Back to the real table").first).to_be_visible()
    for _ in range(2):
        offered = choices(actor).get_by_role("button")
        offered.first.click()
        while not actor.get_by_role("button", name=re.compile("^(Confirm|Try it)")).count():
            offered.first.click()
        actor.get_by_role("button", name=re.compile("^(Confirm|Try it)")).first.click()
        actor.wait_for_timeout(200)
    keep(actor, pictures, "whatif")
    assert moment(other) == 0
    actor.get_by_role("button", name="Play it for real").click()
    until(other, lambda: moment(other) >= 1)
    expect(actor.get_by_role("button", name="Back to the real table")).to_have_count(0)


# Other people, other places


def test_a_spectator_sees_no_hand(visit: Opener, served: Served):
    made = new_table(served, ME, FRIEND)
    page = at_table(visit(f"/t/{made['table']}"))
    expect(page.get_by_text("You are watching.").first).to_be_visible()
    assert not page.get_by_role("list", name="All choices").count()
    assert "can be picked" not in page.locator("body").aria_snapshot()


def test_a_friend_comes_by_code(visit: Opener, served: Served):
    made = new_table(served, ME, FRIEND)
    page = visit("/")
    page.get_by_role("textbox", name="Code").fill(made["code"].lower())
    page.get_by_role("button", name="Join").click()
    page.get_by_role("button", name="Sit here").first.click()
    at_table(page)
    expect(page.get_by_text("you", exact=False).first).to_be_visible()


def test_one_device_for_two(visit: Opener, served: Served):
    made = new_table(served, ME, {"who": "me", "name": "Bo"})
    page = visit(link(made, 0))
    at_table(page)
    page = visit(link(made, 1), device=page)
    at_table(page)
    for _ in range(8):
        until(page, lambda: waits(page))
        follow_hint(page)
    assert moment(page) >= 8


def test_a_seat_is_handed_to_a_bot(visit: Opener, served: Served):
    page = at_table(visit(link(new_table(served, ME), 0)))
    panel(page, "Seats").get_by_role("button", name="Change Ada's seat").click()
    page.get_by_role("button", name=re.compile("Bot: Hard")).click()
    until(page, lambda: ended(page), 60_000)


def test_on_a_phone(visit: Opener, served: Served, pictures: Path | None):
    page = at_table(visit(link(new_table(served, ME), 0), phone=True))
    no_sideways_scroll(page)
    keep(page, pictures, "phone")
    hand = page.get_by_role("region", name=re.compile("'s hand$"))
    hand.get_by_role("button", name=re.compile("^5 Footman")).first.tap()
    wall = page.get_by_role("region", name=re.compile("'s wall$"))
    wall.get_by_role("button", name=re.compile(r"^Ada's wall, 3\b")).tap()
    button = page.get_by_role("button", name=re.compile("^Confirm"))
    expect(button).to_be_in_viewport()
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    keep(page, pictures, "phone-picked")
    button.tap()
    wait_for_moment_on_phone(page)
    no_sideways_scroll(page)


def wait_for_moment_on_phone(page: Page) -> None:
    wall = page.get_by_role("region", name=re.compile("'s wall$"))
    expect(wall.get_by_role("button", name=re.compile("^Footman, 5")).first).to_be_visible(
        timeout=SLOW
    )


def test_in_french(visit: Opener, served: Served, pictures: Path | None):
    page = visit("/", lang="fr-FR")
    expect(page.get_by_role("link", name=re.compile("Fantasy: Defense")).first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"
    page = visit(link(new_table(served, ME), 0), device=page)
    expect(page.get_by_text("À vous de choisir").first).to_be_visible(timeout=SLOW)
    log = panel(page, "Journal")
    expect(log.get_by_text(re.compile("assiège la porte")).first).to_be_visible()
    keep(page, pictures, "french")


@pytest.mark.parametrize("path", ["/t/nothing", "/join/QQQQQ", "/nowhere", "/new/chess"])
def test_wrong_addresses_say_so(visit: Opener, path: str, served: Served):
    page = visit("/")
    page.goto(path)
    expect(page.get_by_text("Back to the shelf").first).to_be_visible(timeout=SLOW)


def test_a_click_confirms_what_a_key_can(visit: Opener, served: Served):
    page = at_table(visit(link(new_table(served, ME), 0)))
    choices(page).get_by_role("button", name="End your strategy").click()
    confirm(page)
    until(page, lambda: moment(page) >= 1)
