"""What a table says by itself: a hint with the whole turn, a warning in time, dangers."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.people import (
    ME,
    SLOW,
    at_table,
    link,
    moment,
    new_table,
    no_sideways_scroll,
    until,
)
from tests.table.server import Served, children


def at_strategy(page: Page) -> None:
    """Follow hints until the strategy of the first turn."""
    end = page.get_by_role("button", name="End your strategy")
    for _ in range(8):
        if end.count():
            return
        page.keyboard.press("h")
        page.get_by_role("button", name=re.compile("^Confirm")).click(timeout=SLOW)
        page.wait_for_timeout(600)
    raise AssertionError("no strategy")


def test_a_hint_shows_the_whole_turn_and_a_blunder_is_asked_about(
    visit: Opener, served: Served, pictures: Path | None
):
    page = at_table(visit(link(new_table(served, ME, seed=2), 0)))
    at_strategy(page)
    begun = moment(page)
    page.get_by_role("button", name="End your strategy").first.click()
    warning = page.get_by_role("alert").filter(has_text="This may cost you the match")
    expect(warning).to_be_visible(timeout=SLOW)
    expect(page.get_by_text("Play it anyway", exact=True)).to_be_visible()
    if pictures:
        page.screenshot(path=pictures / "warning.png")
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    assert moment(page) == begun

    page.keyboard.press("h")
    whole = page.get_by_role("button", name="Show me the whole turn")
    expect(whole).to_be_visible(timeout=SLOW)
    if pictures:
        page.screenshot(path=pictures / "hint.png")
    whole.click()
    expect(page.get_by_text(re.compile(r"\d+ choices played"))).to_be_visible(timeout=SLOW)
    if pictures:
        page.wait_for_timeout(1500)
        page.screenshot(path=pictures / "whole-turn.png")
    page.get_by_role("button", name="Play it for real").click()
    until(page, lambda: moment(page) > begun)


def test_a_danger_is_announced_and_the_forecast_tells_more(
    visit: Opener, served: Served, pictures: Path | None
):
    made = new_table(served, ME, seed=2, data={"constants.game.morale": 3})
    page = at_table(visit(link(made, 0)))
    dangers = page.get_by_role("status", name="Dangers")
    expect(dangers).to_contain_text("the city will fall", timeout=SLOW)
    if pictures:
        page.screenshot(path=pictures / "danger.png")
    dangers.get_by_role("button", name="Close").first.click()
    expect(dangers).not_to_contain_text("the city will fall")
    at_strategy(page)
    page.keyboard.press("e")
    forecast = page.get_by_role("region", name="Forecast")
    expect(forecast.get_by_text("The city would fall!")).to_be_visible(timeout=SLOW)


def test_a_hint_that_waits_says_so_and_can_be_called_off(visit: Opener, served: Served):
    """While those who think are held up, by somebody else's hint."""
    ada, bo = (at_table(visit(link(new_table(served, ME), 0))) for _ in range(2))
    ada.keyboard.press("h")
    confirm = re.compile("^Confirm")
    ada.get_by_role("button", name=confirm).wait_for(timeout=SLOW)
    assert served.process is not None
    held_up = children(served.process.pid)
    for pid in held_up:
        os.kill(pid, signal.SIGSTOP)
    try:
        bo.keyboard.press("h")
        cy = at_table(visit(link(new_table(served, ME), 0), phone=True))
        cy.keyboard.press("h")
        expect(cy.get_by_text("Your hint is on its way.")).to_be_visible()
        expect(cy.get_by_text("1 other request is ahead of yours.")).to_be_visible()
        no_sideways_scroll(cy)
        cy.get_by_role("button", name="Never mind").tap()
        expect(cy.get_by_text("Your hint is on its way.")).to_have_count(0)
    finally:
        for pid in held_up:
            os.kill(pid, signal.SIGCONT)
    bo.get_by_role("button", name=confirm).wait_for(timeout=SLOW)
