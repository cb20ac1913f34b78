"""Nobody waits for nobody: bots on empty seats, friends who are away or slow, tables put aside."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.people import FRIEND, ME, SLOW, at_table, choices, link, new_table, until, waits
from tests.table.server import Served

BOT = {"who": "bot", "bot": "easy"}
CLEO = {"who": "friend", "name": "Cleo"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that soon counts who has gone as away."""
    with Served(str(tmp_path_factory.mktemp("table") / "rempart.db"), grace=0.5) as server:
        yield server


def seats(page: Page) -> Page:
    """With the panel of the seats open."""
    if not page.get_by_role("list", name="Seats").count():
        page.get_by_role("button", name="Seats", exact=True).first.click()
    return page


def seat(page: Page, name: str, words: str) -> None:
    """Wait until a seat is said to be like this."""
    row = seats(page).get_by_role("list", name="Seats").get_by_role("listitem")
    mine = row.filter(has_text=re.compile(rf"^\s*{name}\b"))
    expect(mine).to_contain_text(re.compile(words), timeout=SLOW)


def test_a_lone_visitor_plays_with_bots_and_finds_the_table_again(visit: Opener):
    page = visit("/new/kravora")
    strength = page.get_by_role("radiogroup", name="Strength of the bot in seat 2")
    expect(strength.get_by_role("radio", name="Normal")).to_be_checked(timeout=SLOW)
    strength.get_by_role("radio", name="Easy").check()
    expect(page.get_by_text("Plays what looks good right now.")).to_be_visible()
    assert "greedy" not in page.locator("body").inner_text().lower()
    page.get_by_role("button", name="Set up the table").click()
    at_table(page)
    seat(page, "Player 2", "bot · Easy")
    until(page, lambda: waits(page))
    table = page.url
    page.goto("/")
    running = page.get_by_role("link", name=re.compile("Kravora.*Your turn"))
    expect(running).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Remove from this list: Kravora").click()
    expect(running).to_have_count(0)
    page.get_by_role("button", name="Put it back").click()
    expect(running).to_be_visible()
    page.get_by_role("button", name="Remove from this list: Kravora").click()
    page.reload()
    expect(page.get_by_role("heading", name="Hold the wall.")).to_be_visible()
    expect(running).to_have_count(0)
    # The table stays, and so does the seat.
    page.goto(table)
    at_table(page)
    until(page, lambda: waits(page))
    page.goto("/")
    expect(running).to_be_visible(timeout=SLOW)


def test_a_friend_who_is_away_is_stood_in_for_and_gets_the_seat_back(visit: Opener, served: Served):
    made = new_table(served, ME, FRIEND, BOT, CLEO, game="kingdom_rush", away=1)
    page, friend = visit(link(made, 0)), visit(link(made, 1))
    # "Confirm each choice", so that a pick waits to be confirmed.
    page.evaluate("() => localStorage.setItem('rempart.ask', 'true')")
    page.reload()
    at_table(page)
    at_table(friend)
    seat(page, "Player 3", "bot · Easy · lets people go first")
    seat(page, "Cleo", "free")

    # What a friend does leaves my pick alone.
    choices(page).get_by_role("button", name=re.compile("Alric")).first.click()
    ready = page.get_by_role("button", name=re.compile("^Confirm.*Alric"))
    expect(ready).to_be_visible(timeout=SLOW)
    choices(friend).get_by_role("button", name=re.compile("Bruxa")).first.click()
    sure = friend.get_by_role("button", name=re.compile("^Confirm.*Bruxa"))
    if sure.count():
        sure.click()
    expect(page.get_by_text(re.compile("Bo.*Bruxa")).first).to_be_attached(timeout=SLOW)
    expect(ready).to_be_visible()

    # Cleo does not come: a bot keeps the seat.
    seats(page).get_by_role("button", name="Let a bot play", exact=True).first.click()
    seat(page, "Cleo", "bot · Normal · keeps the seat free")

    # Bo goes.
    friend.close()
    seat(page, "Bo", r"away for 0:\d\d")
    page.get_by_role("button", name="Let a bot play for Bo").click()
    seat(page, "Bo", r"bot · Normal · away for 0:\d\d")

    # And comes back, in the same browser: the link is used up.
    friend = at_table(visit(f"/t/{made['table']}", device=friend))
    seat(page, "Bo", "is choosing|at the table")
    seat(friend, "Bo", "you")
    expect(friend.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_when_the_time_is_up_a_bot_may_play_until_one_plays_on(visit: Opener, served: Served):
    made = new_table(served, ME, FRIEND, clock=2)
    pages = [at_table(visit(link(made, n))) for n in (0, 1)]
    until(pages[0], lambda: waits(pages[0]) or waits(pages[1]))
    slow, other = pages if waits(pages[0]) else pages[::-1]
    expect(slow.get_by_role("banner").get_by_title("Time left to think")).to_be_visible()
    notices = other.get_by_role("region", name="Notices")
    expect(notices.get_by_text("time is up")).to_be_visible(timeout=SLOW)
    notices.get_by_role("button", name="Let a bot play").click()
    slow.get_by_role("button", name="Take my seat back").click(timeout=SLOW)
    expect(slow.get_by_text("A bot is playing for you.")).to_have_count(0, timeout=SLOW)
    name = "Ada" if slow is pages[0] else "Bo"
    seat(other, name, "is choosing|at the table")
