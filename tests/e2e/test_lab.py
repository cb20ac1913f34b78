"""The lab in the browser: a changed number is compared with the game's own."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.people import SLOW, at_table, no_sideways_scroll

LONG = 9 * SLOW
"""Milliseconds: a run has the lowest priority, so on a busy machine it takes its time."""
CHEAP = {
    "id": "cheap",
    "game": "kravora",
    "name": "Cheap sprinters",
    "patch": {"units.sprinter.price": 1},
    "used": 1,
}


def with_variant(visit: Opener, path: str = "/", phone: bool = False, lang: str = "en") -> Page:
    """A page of a browser that keeps a variant. What a test puts into every page would fail in the
    report, which has no storage."""
    page = visit("/lab", ask=False, introduce=True, phone=phone, lang=lang)
    kept = json.dumps([CHEAP])
    page.evaluate("(kept) => localStorage.setItem('rempart.variants', kept)", kept)
    page.goto(path)
    return page


def start(page: Page, matches: int) -> None:
    """Have random bots play."""
    page.get_by_role("checkbox", name="Random").check()
    page.get_by_role("checkbox", name="Easy").uncheck()
    page.get_by_label("Matches in each set-up").fill(str(matches))
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_label("How far it is").first).to_be_visible(timeout=SLOW)


def test_a_changed_price_is_compared_with_the_original(visit: Opener):
    page = with_variant(visit)
    page.get_by_role("link", name="The lab").click()
    page.get_by_role("link", name="Kravora").click()
    expect(page.get_by_role("checkbox", name="Original")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Cheap sprinters")).to_be_checked()
    expect(page.get_by_text("200 matches in 2 set-ups")).to_be_visible()
    expect(page.get_by_text(re.compile("It takes about"))).to_be_visible(timeout=LONG)
    start(page, 250)
    verdict = page.get_by_role("region", name="Is my change fair?")
    expect(verdict).to_contain_text(
        re.compile("“Cheap sprinters” .*percentage points"), timeout=LONG
    )
    expect(page.get_by_text("All 500 matches are played.")).to_be_visible(timeout=LONG)
    winning = page.get_by_role("region", name="Who wins")
    expect(winning).to_contain_text("Cheap sprinters · Player 2")
    expect(winning).to_contain_text("250 matches")

    report = page.frame_locator("iframe")
    expect(report.get_by_role("heading", name="Original, Cheap sprinters")).to_be_visible(
        timeout=LONG
    )
    report.get_by_role("button", name="Replay").first.click()
    expect(report.get_by_role("dialog")).to_contain_text("The match begins")
    open_at = page.get_by_role("button", name=re.compile("Open at the table: .*Longest"))
    open_at.first.click()
    page.wait_for_url("**/t/*", timeout=SLOW)
    at_table(page)
    page.goto("/lab")
    expect(page.get_by_role("link", name="Kravora: Original · Cheap sprinters")).to_be_visible()


def test_a_run_is_stopped_on_a_phone_and_shown_to_others(visit: Opener):
    page = with_variant(visit, "/lab/kravora?variant=cheap", phone=True)
    expect(page.get_by_role("checkbox", name="Cheap sprinters")).to_be_checked()
    no_sideways_scroll(page)
    start(page, 1000)
    expect(page.get_by_text(re.compile(r"\d+ of 2,000 matches, about"))).to_be_visible(timeout=LONG)
    other = visit(page.url, ask=False, introduce=True)
    expect(other.get_by_role("region", name="Who wins")).to_be_visible(timeout=LONG)
    expect(other.get_by_role("button", name="Stop")).to_have_count(0)
    no_sideways_scroll(page)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text(re.compile("Stopped after .* of 2,000 matches"))).to_be_visible()
    expect(other.get_by_text(re.compile("Stopped after"))).to_be_visible(timeout=SLOW)
    expect(page.locator("iframe")).to_be_visible(timeout=LONG)
    no_sideways_scroll(page)
    expect(page.get_by_role("link", name="Play more")).to_be_visible()


def test_too_much_is_refused_before_it_is_started(visit: Opener):
    page = with_variant(visit, "/lab/kravora?variant=cheap")
    begin = page.get_by_role("button", name="Start")
    page.get_by_label("Matches in each set-up").fill("4000")
    expect(page.get_by_text("with these set-ups, play at most 2,500 in each")).to_be_visible()
    expect(begin).to_be_disabled()
    page.get_by_role("checkbox", name="Easy").uncheck()
    expect(page.get_by_text("Choose at least one of each.")).to_be_visible()
    expect(begin).to_be_disabled()


def test_where_there_is_no_lab_the_page_says_why(visit: Opener):
    page = visit("/", lang="fr")
    info = {"closed": "duckdb", "minutes": 10, "matches": 1, "setups": 1, "variants": 1}
    body = json.dumps({**info, "days": 14, "bots": {}})
    page.route(
        "**/api/lab", lambda route: route.fulfill(body=body, content_type="application/json")
    )
    page.goto("/lab")
    expect(page.get_by_text("pip install 'rempart[lab]'")).to_be_visible()
    page.goto("/lab/kravora")
    expect(page.get_by_role("button", name="Lancer")).to_have_count(0)
    page.goto("/lab/kravora/nobodyknowsthisrun1234")
    expect(page.get_by_text("n'est plus là")).to_be_visible()
