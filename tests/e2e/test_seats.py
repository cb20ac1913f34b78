"""A link is used once, who holds a seat is seen by all, and the end is agreed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.people import (
    FRIEND,
    ME,
    SLOW,
    at_table,
    ended,
    follow_hint,
    link,
    new_table,
    no_sideways_scroll,
    panel,
    until,
)
from tests.table.server import Served

LATER = 60_000
"""Milliseconds that a review may take on a busy machine."""
CLEO = {"who": "friend", "name": "Cleo"}


def keep(page: Page, pictures: Path | None, name: str) -> None:
    """A picture, if somebody wants to look at it."""
    if pictures:
        page.screenshot(path=pictures / f"{name}.png")


def seat(page: Page, name: str) -> Any:
    """The row of a seat."""
    rows = panel(page, "Seats").get_by_role("list", name="Seats").get_by_role("listitem")
    return rows.filter(has_text=re.compile(rf"^\s*{name}\b"))


def asked(page: Page) -> bool:
    """Whether it is somebody's turn here."""
    return page.title().startswith("●")


def concede(page: Page, button: str) -> None:
    """Say that one gives up."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("button", name=button, exact=True).click()


def test_a_link_is_used_once(visit: Opener, served: Served, pictures: Path | None):
    made = new_table(served, ME, FRIEND)
    host = at_table(visit(link(made, 0)))
    friend = at_table(visit(link(made, 1)))
    expect(seat(friend, "Bo")).to_contain_text("you")
    assert made["friends"]["1"] not in friend.url
    wallet = friend.evaluate("() => localStorage.getItem('rempart.tables')")
    assert made["friends"]["1"] not in wallet, "the link is not what holds the seat"
    friend.reload()
    expect(seat(at_table(friend), "Bo")).to_contain_text("you", timeout=SLOW)

    late = at_table(visit(link(made, 1)))
    refused = late.get_by_role("alert")
    expect(refused).to_contain_text("Somebody has already taken Bo's seat with this link")
    expect(refused).to_contain_text("Ask Ada for another one")
    keep(late, pictures, "used")
    late.reload()
    at_table(late)
    expect(late.get_by_role("alert")).to_have_count(0)

    second = at_table(visit(f"/t/{made['table']}", device=friend))
    for page in (host, friend, second):
        expect(seat(page, "Bo")).to_contain_text("open in 2 places", timeout=SLOW)
    keep(host, pictures, "two-places")


@pytest.mark.parametrize("phone", [False, True])
def test_the_end_is_agreed_and_then_reviewed(
    visit: Opener, served: Served, pictures: Path | None, phone: bool
):
    made = new_table(served, ME, FRIEND, game="kravora")
    ada = at_table(visit(link(made, 0), phone=phone))
    bo = at_table(visit(link(made, 1)))
    until(ada, lambda: asked(ada) or asked(bo))
    follow_hint(bo if asked(bo) else ada)
    concede(ada, "Concede")
    for page in (ada, bo):
        until(page, lambda page=page: ended(page))
        expect(page.get_by_role("region", name="Match review")).to_have_count(0)
        expect(page.get_by_role("button", name="Save the record")).to_have_count(0)
        expect(page.get_by_text(re.compile("'s wall over time"))).to_be_visible(timeout=SLOW)
    expect(ada.get_by_text("Waiting for Bo to agree.")).to_be_visible()
    keep(ada, pictures, f"end-waiting-{phone}")
    keep(bo, pictures, "end-asked")
    no_sideways_scroll(ada)
    bo.get_by_role("button", name="Agree: show everything").click()
    for page in (ada, bo):
        review = page.get_by_role("region", name="Match review")
        expect(review.get_by_text(re.compile("Win chance|No single")).first).to_be_visible(
            timeout=LATER
        )
        expect(page.get_by_role("button", name="Save the record")).to_be_visible()
        page.get_by_role("button", name="Close").first.click()
    keep(bo, pictures, "end-agreed")
    expect(bo.get_by_role("button", name="Undo", exact=True)).to_be_disabled()


def test_one_of_a_team_asks_before_all_give_up(
    visit: Opener, served: Served, pictures: Path | None
):
    made = new_table(served, ME, FRIEND)
    ada, bo = (at_table(visit(link(made, n))) for n in (0, 1))
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Concede", exact=True).click()
    keep(ada, pictures, "concede-team")
    ada.get_by_role("button", name="Ask the others", exact=True).click()
    wish = bo.get_by_role("alert").filter(has_text="Ada would like to give up")
    expect(wish).to_be_visible(timeout=SLOW)
    keep(bo, pictures, "wish-end")
    ada.get_by_role("button", name="Withdraw").click()
    expect(wish).to_have_count(0)
    concede(ada, "Ask the others")
    bo.get_by_role("button", name="Agree", exact=True).click()
    until(ada, lambda: ended(ada))


def test_an_invitation_is_taken_back(visit: Opener, served: Served, pictures: Path | None):
    made = new_table(served, ME, FRIEND, CLEO, game="kravora")
    ada, bo = (at_table(visit(link(made, n))) for n in (0, 1))
    ada.evaluate(
        """([table, friends]) => {
          const wallet = JSON.parse(localStorage.getItem('rempart.tables'));
          wallet[table].friends = friends;
          localStorage.setItem('rempart.tables', JSON.stringify(wallet));
        }""",
        [made["table"], made["friends"]],
    )  # As if she had made the table in the browser.
    ada.reload()
    dialog = ada.get_by_role("dialog", name="Invite")
    expect(dialog).to_be_visible(timeout=SLOW)
    keep(ada, pictures, "invite")
    old = dialog.get_by_label("Cleo's seat")
    assert made["friends"]["2"] in old.input_value()
    seat(bo, "Cleo").get_by_role("button", name="Invite").click()
    bo.get_by_role("dialog").get_by_role("button", name="New link").click()
    field = bo.get_by_role("dialog").get_by_label("Cleo's seat")
    expect(field).to_be_visible(timeout=SLOW)
    keep(bo, pictures, "invite-new")
    expect(old).to_have_count(0)  # Ada sees that hers is worth nothing.
    cleo = at_table(visit(field.input_value()))
    expect(seat(cleo, "Cleo")).to_contain_text("you", timeout=SLOW)
