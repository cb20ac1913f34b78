"""A game of other people's, as `rempart scaffold` writes it: on the shelf, on the generic board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Opener
from tests.e2e.people import SLOW, at_table, choose, confirm, ended, follow_hint, moment, until
from tests.scaffolded import scaffolded
from tests.table.server import Served

NAME = "my_village"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that finds the game."""
    folder = tmp_path_factory.mktemp("scaffold")
    made = scaffolded(NAME, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", made.env["PYTHONPATH"])
        with Served(str(folder / "rempart.db")) as server:
            yield server


def test_it_is_played_from_the_shelf_to_the_end(visit: Opener, pictures: Path | None):
    page = visit("/")
    page.get_by_role("link", name=re.compile("My Village")).first.click()
    page.get_by_role("radio", name="harsh").check()
    page.get_by_role("button", name="Set up the table").click()
    at_table(page)
    choose(page, "Place a guard: South gate")
    assert moment(page) == 1
    # By pointing at it, too: the guards there, and where they are to go.
    board = page.get_by_role("main", name="Board")
    board.get_by_role("button", name=re.compile("^Guards")).first.click()
    board.get_by_role("button", name=re.compile("East gate")).first.click()
    confirm(page)
    until(page, lambda: moment(page) == 2)
    if pictures:
        page.screenshot(path=pictures / "scaffold.png")
    for _ in range(60):
        if ended(page):
            break
        follow_hint(page)
    assert ended(page)


def test_its_walkthrough_is_walked_through(visit: Opener):
    page = visit(f"/learn/{NAME}")
    coach = page.get_by_role("region", name="Coach")
    for at in range(1, 6):
        expect(coach.get_by_text(f"{at} of 6", exact=True)).to_be_visible(timeout=SLOW)
        expect(page.locator("rect.ring").first).to_be_visible()
        coach.get_by_role("button", name=re.compile("^(Next|Do it for me)")).click()
    coach.get_by_role("button", name=re.compile("^Play now")).click()
    at_table(page)
