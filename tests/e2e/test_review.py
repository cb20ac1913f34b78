"""Hints with reasons, tables without them, and the review of a match."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

import rempart
from rempart.games.fantasy_defense.options import EndStrategy
from tests.e2e.conftest import Opener
from tests.e2e.people import (
    FRIEND,
    ME,
    SLOW,
    at_table,
    choices,
    ended,
    follow_hint,
    link,
    moment,
    new_table,
    no_sideways_scroll,
    panel,
    until,
    waits,
)
from tests.table.server import Served

GOLDEN = Path(__file__).parents[1] / "games" / "fantasy_defense" / "golden"
NEARLY_WON = 98
"""A choice of that match before which it is won with any care, and lost without."""
LATER = 60_000
"""Milliseconds in which a review is made, even if others are made first."""


@pytest.fixture(scope="module")
def lost(served: Served) -> dict[str, Any]:
    """A table for all tests that only look."""
    return thrown_away(served)


def thrown_away(served: Served) -> dict[str, Any]:
    """A table where somebody who had all but won has just thrown it away."""
    match = rempart.load((GOLDEN / "solo-elves-held.json").read_bytes()).branch(NEARLY_WON)
    match.choose(EndStrategy())
    body = {"record": json.loads(match.record().json())}
    answer = httpx.post(f"{served.url}/api/import", json=body, trust_env=False)
    assert answer.status_code == 201, answer.text
    return answer.json()


def give_up(page: Page) -> Page:
    """Concede, unless that was done before."""
    at_table(page)
    if not ended(page):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Concede", exact=True).click()
        page.get_by_role("button", name="Concede", exact=True).click()
    return page


def reviewed(page: Page, name: str = "Match review") -> Any:
    """Wait for the review on the end card."""
    review = page.get_by_role("region", name=name)
    expect(review.get_by_role("list").first).to_be_visible(timeout=LATER)
    return review


def keep(page: Page, pictures: Path | None, name: str) -> None:
    """A picture, if somebody wants to look at it."""
    if pictures:
        page.screenshot(path=pictures / f"{name}.png")


def test_a_hint_tells_why(visit: Opener, tmp_path: Path, pictures: Path | None):
    """It is given the time to come to a win chance, however busy the machine is."""
    with Served(str(tmp_path / "rempart.db"), hint_time=20.0) as served:
        page = at_table(visit(served.url + link(new_table(served, ME), 0)))
        page.keyboard.press("h")
        confirm = page.get_by_role("button", name=re.compile("^Confirm"))
        expect(confirm).to_be_visible(timeout=SLOW)
        said = page.get_by_text(re.compile(r"^Win chance: about \d+"))
        expect(said).to_be_visible()
        keep(page, pictures, "hint")
        assert moment(page) == 0
        for _ in range(8):  # Un-pick all that the hint is about.
            page.keyboard.press("Escape")
        expect(said).to_have_count(0)
        offered = choices(page).get_by_role("button")
        offered.filter(has_text="End your strategy").click()
        expect(confirm).to_have_accessible_name("Confirm: End your strategy")
        expect(said).to_have_count(0)
        follow_hint(page)
        assert moment(page) == 1


def test_a_table_without_hints(visit: Opener, served: Served):
    """Everybody sees that it is one; the button and the key do nothing."""
    made = new_table(served, ME, FRIEND, hints=False)
    pages = [at_table(visit(link(made, seat))) for seat in (0, 1)]
    for page in pages:
        seats = panel(page, "Seats")
        expect(seats.get_by_text("There are no hints at this table.")).to_be_visible()
        assert not waits(page)
        page.keyboard.press("h")
        page.wait_for_timeout(300)
        expect(page.get_by_role("button", name=re.compile("^Confirm"))).to_have_count(0)
    joining = visit(f"/join/{made['code']}")
    expect(joining.get_by_text("There are no hints at this table.")).to_be_visible(timeout=SLOW)


def test_a_review_leads_to_a_better_line(
    visit: Opener, lost: dict[str, Any], pictures: Path | None
):
    """With the keyboard alone: from the end card to the turning point, to what might have been."""
    page = give_up(visit(link(lost, 0)))
    review = reviewed(page)
    expect(review.get_by_text(re.compile("play-outs"))).to_be_visible()
    keep(page, pictures, "review")
    marks = review.get_by_role("link", name=re.compile(r"^Turning point \d+: choice \d+"))
    turns = review.get_by_role("listitem").get_by_role("link")
    assert marks.count() == turns.count() >= 1
    at = NEARLY_WON
    wanted = turns.filter(has_text="“End your strategy” cost about ").last
    expect(wanted).to_have_attribute("href", f"#at={at}")
    wanted.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"after choice {at} of")).to_be_visible(timeout=SLOW)
    assert page.url.endswith(f"#at={at}")
    better = page.get_by_role("button", name="Try the better choice")
    expect(better).to_be_focused(timeout=SLOW)
    keep(page, pictures, "turning-point")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"starting at choice {at}")).to_be_visible(timeout=SLOW)
    expect(page.get_by_text("1 choice played")).to_be_visible()
    keep(page, pictures, "better-line")
    page.get_by_role("button", name="Back to the real table").click()
    expect(marks.first).to_be_visible(timeout=SLOW)


def test_a_link_to_a_turning_point(visit: Opener, lost: dict[str, Any]):
    """Somebody who gets the link sees what was wrong there, and may try it; a spectator, too."""
    reviewed(give_up(visit(link(lost, 0))))
    other = at_table(visit(f"/t/{lost['table']}#at={NEARLY_WON}"))
    turn = other.get_by_role("region", name=re.compile("^Turning point"))
    expect(turn.get_by_text("“End your strategy” cost about ")).to_be_visible(timeout=LATER)
    turn.get_by_role("button", name="Try the better choice").click()
    expect(other.get_by_text("1 choice played")).to_be_visible(timeout=SLOW)


def test_another_end_has_another_review(visit: Opener, served: Served):
    """Even if it comes after as many choices; and it goes on while one looks elsewhere."""
    page = give_up(visit(link(thrown_away(served), 0)))
    blunder = page.locator(f'.review li a[href="#at={NEARLY_WON}"]')
    expect(blunder.get_by_text("“End your strategy” cost about ")).to_be_visible(timeout=LATER)
    page.keyboard.press("u")
    until(page, lambda: moment(page) == NEARLY_WON and not ended(page))
    follow_hint(page)
    give_up(page)
    working = page.get_by_text("Reviewing the match …")
    expect(working).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Close").click()
    expect(working).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    review = page.get_by_role("region", name="Match review")
    expect(review.get_by_text(re.compile("play-outs"))).to_be_visible(timeout=LATER)
    assert moment(page) == NEARLY_WON + 1
    expect(blunder.get_by_text("“End your strategy” cost about ")).to_have_count(0)


def test_a_review_on_a_phone_in_french(visit: Opener, lost: dict[str, Any], pictures: Path | None):
    reviewed(give_up(visit(link(lost, 0))))
    page = visit(link(lost, 0), phone=True, lang="fr")
    review = reviewed(page, "Analyse de la partie")
    no_sideways_scroll(page)
    keep(page, pictures, "review-phone")
    review.get_by_role("listitem").get_by_role("link").first.tap()
    turn = page.get_by_role("region", name=re.compile("^Tournant 1 sur"))
    expect(turn).to_be_visible(timeout=SLOW)
    no_sideways_scroll(page)
    keep(page, pictures, "turning-point-phone")
