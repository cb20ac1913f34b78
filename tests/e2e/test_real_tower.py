"""The real Tower on the table, as far as a program can stand for it: `tower.js` takes the place of
the browser's Bluetooth."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from rempart.games.dark_tower.ids import ALL_SEALS
from rempart.games.dark_tower.options import EndTurn
from rempart.games.dark_tower.steps.real import SkullsFell
from rempart.games.dark_tower.steps.tower import SealOff
from rempart.kernel import Match
from tests.e2e.conftest import Opener
from tests.e2e.people import (
    FRIEND,
    ME,
    SLOW,
    at_table,
    choices,
    choose,
    confirm,
    follow_hint,
    link,
    moment,
    until,
    waits,
)
from tests.e2e.realm import at, offered, reach, twin
from tests.table.server import Served

TOWER = (Path(__file__).parent / "tower.js").read_text()
BOT = {"who": "bot", "bot": "easy"}
PANEL = "The Tower on the table"
ANSWERS = {"which seal came off?": "seal", "where did a skull fall out?": "No other"}


def keep(page: Page, pictures: Path | None, name: str) -> None:
    if pictures:
        page.screenshot(path=pictures / f"device-{name}.png")


def with_tower(visit: Opener, where: str, **how: Any) -> Page:
    """A page in a browser with Bluetooth, and a Tower near it."""
    page = visit("/credits", **how)
    page.context.add_init_script(TOWER)
    page.goto(where)
    return page


def tower(page: Page, what: str) -> Any:
    return page.evaluate(f"() => tower.{what}")


def open_panel(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=PANEL).click()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    # Hidden at once, but the page takes no keys until it is gone.
    expect(page.locator("dialog")).to_have_count(0)


def connect(page: Page) -> None:
    open_panel(page)
    panel = page.get_by_role("dialog", name=PANEL)
    panel.get_by_role("button", name="Connect the Tower").click()
    expect(panel.get_by_text("ready", exact=True)).to_be_visible(timeout=SLOW)


def ends_with_a_question(match: Match) -> bool:
    """My turn, and at its end somebody is asked where a skull fell."""
    s = match.state
    if not offered(match, EndTurn) or s.active or s.seals == ALL_SEALS or s.pos == [0, 0, 0]:
        return False
    ahead = twin(match)
    ahead.choose(EndTurn())
    return ahead.decision is not None and isinstance(ahead.decision.step, SkullsFell)


@pytest.fixture(scope="module")
def turn() -> Match:
    return reach(ends_with_a_question, real_tower=True, players=2)


def test_connected_asked_unplugged_and_the_match_goes_on(
    visit: Opener, served: Served, turn: Match, pictures: Path | None
):
    made = at(served, turn, ME, BOT)
    page = at_table(with_tower(visit, link(made, 0)))
    expect(page.get_by_text("The Tower on the table is not connected.")).to_be_visible()
    keep(page, pictures, "notice-off")
    open_panel(page)
    keep(page, pictures, "panel-off")
    close(page)
    connect(page)
    panel = page.get_by_role("dialog", name=PANEL)
    expect(panel.get_by_text("about 93%")).to_be_visible()
    keep(page, pictures, "panel-ready")
    until(page, lambda: tower(page, "positions()") == turn.state.pos)
    panel.get_by_role("button", name="Test the lights").click()
    until(page, lambda: tower(page, "log()")[-1].endswith("01"))
    panel.get_by_role("radio", name="Quiet").check()
    until(page, lambda: tower(page, "log()")[-1][36:38] == "20")
    close(page)

    # A skull is dropped: where it fell, the players say. The bot at the table does not.
    before = moment(page)
    choose(page, "End your turn")
    until(page, lambda: any(packet[30:32] == "71" for packet in tower(page, "log()")))
    question = "Look at the Tower on the table: where did a skull fall out?"
    expect(page.get_by_text(question).first).to_be_visible(timeout=SLOW)
    page.wait_for_timeout(1500)
    assert moment(page) == before + 1
    choices(page)
    keep(page, pictures, "question")
    choices(page).get_by_role("button", name=re.compile("A skull fell out")).first.click()
    confirm(page)
    until(page, lambda: moment(page) > before + 1)

    # Its batteries are out. The virtual Tower takes over, and the match goes on.
    page.evaluate("() => tower.unplug()")
    lost = page.get_by_text("The connection to the Tower is lost")
    expect(lost).to_be_visible(timeout=SLOW)
    keep(page, pictures, "lost")
    over = page.get_by_role("button", name="The virtual Tower takes over").first
    for _ in range(60):
        if over.is_visible():
            break
        go_on(page)
    over.click()
    expect(lost).to_be_hidden(timeout=SLOW)
    reached = moment(page)
    while moment(page) < reached + 12:
        go_on(page)

    # It is back, calibrates, and plays again.
    page.evaluate("() => { tower.away = false }")
    back = page.get_by_text("The Tower on the table is connected.")
    expect(back).to_be_visible(timeout=SLOW)
    again = page.get_by_role("button", name="The Tower on the table plays again").first
    for _ in range(60):
        if again.is_visible():
            break
        go_on(page)
    keep(page, pictures, "back")
    again.click()
    expect(back).to_be_hidden(timeout=SLOW)
    expect(page.get_by_text("The Tower on the table plays again").first).to_be_attached()
    assert tower(page, "log()").count("04") == 2
    assert tower(page, "crimes") == []


def test_dropped_in_mid_turn_it_is_found_again_and_stands_right(
    visit: Opener, served: Served, turn: Match, pictures: Path | None
):
    made = at(served, turn, ME, BOT)
    page = at_table(with_tower(visit, link(made, 0)))
    connect(page)
    until(page, lambda: tower(page, "positions()") == turn.state.pos)
    close(page)
    page.evaluate("() => tower.unplug()")
    lost = page.get_by_text("The connection to the Tower is lost")
    expect(lost).to_be_visible(timeout=SLOW)

    # The match goes on, and all the while it is said that the Tower is missing.
    choose(page, "End your turn")
    expect(page.get_by_text("where did a skull fall out?").first).to_be_visible(timeout=SLOW)
    for _ in range(20):
        assert lost.is_visible()
        page.wait_for_timeout(150)
    go_on(page)

    # It comes back by itself, calibrates, and turns to where the match has it.
    page.evaluate("() => { tower.away = false; tower.calibration = 1500; tower.millivolts = 3100 }")
    expect(page.get_by_text("The Tower is calibrating.")).to_be_visible(timeout=SLOW)
    assert tower(page, "log()")[-1] == "04"
    expect(page.get_by_text("The Tower's batteries are low: about 6%.")).to_be_visible(timeout=SLOW)
    expect(lost).to_be_hidden()
    keep(page, pictures, "low")

    # Somebody has touched the drums.
    open_panel(page)
    panel = page.get_by_role("dialog", name=PANEL)
    expect(panel.get_by_text("change the batteries")).to_be_visible()
    before = tower(page, "positions()")
    page.evaluate("() => { tower.state[1] = 0 }")
    panel.get_by_role("button", name="Calibrate").click()
    until(page, lambda: tower(page, "log()").count("04") == 3)
    until(page, lambda: tower(page, "positions()") == before)
    assert tower(page, "crimes") == []


def go_on(page: Page) -> None:
    """Do what a hint says; the seal that glows comes off, and nothing falls out of the Tower. Or
    wait for the bot."""
    before = moment(page)
    for question, told in ANSWERS.items():
        if page.get_by_role("heading", name=question).count():
            choices(page).get_by_role("button", name=re.compile(told)).first.click()
            confirm(page)
            until(page, lambda: moment(page) > before)
            return
    if waits(page):
        follow_hint(page)
    else:
        page.wait_for_timeout(100)


def test_a_seal_glows_until_players_say_which_came_off(
    visit: Opener, served: Served, pictures: Path | None
):
    match = reach(
        lambda match: isinstance(match.decision.step, SealOff),  # type: ignore[union-attr]
        real_tower=True,
        players=1,
    )
    page = at_table(with_tower(visit, link(at(served, match, ME), 0)))
    connect(page)
    seal = match.decision.step.named  # type: ignore[union-attr]
    light = f"() => (tower.state[{3 + seal // 2}] >> {0 if seal % 2 else 4}) & 15"
    until(page, lambda: page.evaluate(light) == 5)
    close(page)
    glowing = page.locator(".section .glowing")
    expect(glowing).to_have_count(1)
    expect(glowing).to_have_attribute("aria-label", re.compile("glows"))
    listed = choices(page).get_by_role("button", name=re.compile("seal"))
    expect(listed).to_have_count(12)
    keep(page, pictures, "seal")
    listed.first.click()
    confirm(page)
    until(page, lambda: page.evaluate(light) == 0)
    assert tower(page, "crimes") == []


def test_at_set_up_it_is_connected_for_the_table_to_come(visit: Opener, pictures: Path | None):
    page = with_tower(visit, "/new/dark_tower")
    page.locator("summary").click()
    page.get_by_text("The Tower on your table").click()
    page.get_by_role("button", name="Connect it").click()
    panel = page.get_by_role("dialog", name=PANEL)
    panel.get_by_role("button", name="Connect the Tower").click()
    expect(panel.get_by_text("ready", exact=True)).to_be_visible(timeout=SLOW)
    keep(page, pictures, "setup")
    close(page)
    page.locator(".begin").click()
    at_table(page)
    expect(page.get_by_text("is not connected")).to_be_hidden()
    assert tower(page, "connections") == 1


def test_nobody_picks_one_or_it_is_not_there(visit: Opener, served: Served, turn: Match):
    page = at_table(with_tower(visit, link(at(served, turn, ME, FRIEND), 0)))
    open_panel(page)
    panel = page.get_by_role("dialog", name=PANEL)
    page.evaluate("() => { tower.cancelled = true }")
    panel.get_by_role("button", name="Connect the Tower").click()
    page.evaluate("() => { tower.cancelled = false; tower.away = true }")
    expect(panel.get_by_role("alert")).to_have_count(0)
    panel.get_by_role("button", name="Connect the Tower").click()
    expect(panel.get_by_role("alert")).to_contain_text("The Tower was not found.")


def test_without_bluetooth_it_says_what_else_there_is(
    visit: Opener, served: Served, turn: Match, pictures: Path | None
):
    made = at(served, turn, ME, FRIEND)
    page = visit("/credits")
    page.add_init_script("Object.defineProperty(navigator, 'bluetooth', { value: undefined })")
    page.goto(link(made, 0))
    at_table(page)
    expect(page.get_by_text("is not connected")).to_be_hidden()
    open_panel(page)
    panel = page.get_by_role("dialog", name=PANEL)
    expect(panel.get_by_text("no Web Bluetooth")).to_be_visible()
    expect(panel.get_by_text(f"rempart tower {served.url}/t/{made['table']}")).to_be_visible()
    expect(panel.get_by_role("button", name="Connect the Tower")).to_have_count(0)
    keep(page, pictures, "without")


def test_another_game_has_no_such_thing(visit: Opener, served: Served, browser: Browser):
    page = with_tower(visit, "/new/kravora")
    page.locator("summary").click()
    expect(page.get_by_text("Numbers").first).to_be_visible()
    expect(page.get_by_role("button", name="Connect it")).to_have_count(0)
