"""What must hold on every screen and in bad weather."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.people import (
    FRIEND,
    ME,
    at_table,
    ended,
    follow_hint,
    link,
    moment,
    new_table,
    no_sideways_scroll,
    until,
    wait_for_moment,
    waits,
)
from tests.table.server import Served

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 250 * 1024
"""Bytes that a newcomer may have to wait for."""


# Never lost


def test_a_killed_server_comes_back_to_the_same_prompt(browser: Browser, tmp_path: Path):
    """Two people play; the server is killed and started again; nobody touches the pages."""
    with Served(str(tmp_path / "rempart.db")) as served:
        made = new_table(served, ME, FRIEND)
        contexts = [
            browser.new_context(base_url=served.url, viewport=DESKTOP, locale="en")  # pyright: ignore
            for _ in range(2)
        ]
        pages = [context.new_page() for context in contexts]
        for seat, page in enumerate(pages):
            page.goto(link(made, seat))
            at_table(page)
        until(pages[0], lambda: waits(pages[0]) or waits(pages[1]))
        actor, other = pages if waits(pages[0]) else pages[::-1]
        for _ in range(3):
            follow_hint(actor)
        wait_for_moment(other, 3)
        prompts = [dock(page) for page in pages]
        served.kill()
        expect(actor.get_by_text("The connection is lost.").first).to_be_visible(timeout=20_000)
        served.start()
        for page, prompt in zip(pages, prompts, strict=True):
            until(page, lambda page=page: not lost(page), 60_000)
            assert moment(page) == 3
            assert dock(page) == prompt
        if waits(actor):
            follow_hint(actor)
            wait_for_moment(other, 4)
        for context in contexts:
            context.close()


def test_a_damaged_table_is_told_in_the_list_with_its_record(browser: Browser, tmp_path: Path):
    """Rules have changed so much that one of two tables can no longer be opened."""
    path = tmp_path / "rempart.db"
    with Served(str(path)) as served:
        made = [new_table(served, ME), new_table(served, ME)]
        context = browser.new_context(base_url=served.url, viewport=PHONE, locale="en")  # pyright: ignore
        page = context.new_page()
        for table in made:
            page.goto(link(table, 0))
            at_table(page)
        served.stop()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(
                "UPDATE snapshots SET state = x'93c0c0c0' WHERE table_id = ?", (made[0]["table"],)
            )
            connection.commit()
        served.start()
        page.goto("/")
        tables = page.get_by_role("region", name="Continue").get_by_role("listitem")
        expect(tables).to_have_count(2)
        damaged = tables.filter(has_text="can no longer be opened")
        expect(damaged).to_contain_text("The rules of the game have changed")
        expect(damaged.get_by_role("link")).to_have_count(0)
        no_sideways_scroll(page)
        with page.expect_download() as saved:
            damaged.get_by_role("button", name="Save the record").click()
        record = json.loads(saved.value.path().read_bytes())
        assert (record["table"]["id"], record["whole"]) == (made[0]["table"], True)
        page.goto(f"/t/{made[0]['table']}")
        expect(page.get_by_text("This table can no longer be opened.")).to_be_visible()
        context.close()


def lost(page: Page) -> bool:
    return page.get_by_text("The connection is lost.").count() > 0


def dock(page: Page) -> str:
    """My hand, and what I can do now."""
    parts = ("Your hand", "What you can do now")
    return "".join(page.get_by_role("region", name=part).aria_snapshot() for part in parts)


# For everybody


def serious(page: Page) -> list[str]:
    """What axe-core finds that keeps people out."""
    page.add_script_tag(path=AXE)
    found: dict[str, Any] = page.evaluate("() => axe.run(document)")
    return [
        f"{page.url}: {item['id']}: {node['html'][:160]}"
        for item in found["violations"]
        if item["impact"] in ("serious", "critical")
        for node in item["nodes"]
    ]


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_no_serious_problem(browser: Browser, served: Served, size: str, scheme: str):
    context = browser.new_context(
        base_url=served.url,
        viewport=PHONE if size == "phone" else DESKTOP,  # pyright: ignore
        color_scheme=scheme,  # pyright: ignore
        reduced_motion="reduce",
        bypass_csp=True,  # for axe itself
    )
    page = context.new_page()
    problems: list[str] = []
    for path in (
        "/",
        "/new/fantasy_defense",
        "/new/pebbles",
        "/credits",
        "/join/QQQQQ",
        "/nowhere",
    ):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        problems += serious(page)
        no_sideways_scroll(page)
    for game in ("fantasy_defense", "pebbles"):
        seats = [ME, {"who": "bot", "bot": "random"}] if game == "pebbles" else [ME, FRIEND]
        page.goto(link(new_table(served, *seats, game=game), 0))
        at_table(page)
        page.wait_for_load_state("networkidle")
        problems += serious(page)
        no_sideways_scroll(page)
    context.close()
    assert problems == []


@pytest.mark.parametrize("game", ["fantasy_defense", "kravora", "kingdom_rush", "dark_tower"])
def test_axe_finds_no_serious_problem_on_plain_boards(browser: Browser, served: Served, game: str):
    context = browser.new_context(
        base_url=served.url, viewport=DESKTOP, reduced_motion="reduce", bypass_csp=True
    )
    context.add_init_script("localStorage.setItem('rempart.plain', 'true')")
    page = context.new_page()
    page.goto(link(new_table(served, ME, FRIEND, game=game), 0))
    at_table(page)
    page.wait_for_load_state("networkidle")
    problems = serious(page)
    context.close()
    assert problems == []


# Any game


def test_a_game_without_a_board_of_its_own_is_played_to_its_end(
    visit: Opener, served: Served, pictures: Path | None
):
    made = new_table(served, ME, {"who": "bot", "bot": "random"}, game="pebbles")
    page = at_table(visit(link(made, 0)))
    if pictures:
        page.screenshot(path=pictures / "generic.png")
    for _ in range(30):
        until(page, lambda: waits(page) or over(page))
        if over(page):
            break
        follow_hint(page)
    assert over(page)


def over(page: Page) -> bool:
    return ended(page) or page.get_by_text("The bowl is empty.").count() > 0


# Fast


def test_the_first_load_is_small_and_quick(browser: Browser, served: Served):
    context = browser.new_context(base_url=served.url, locale="en")
    page = context.new_page()
    sizes: list[int] = []
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    client.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Fantasy: Defense")).first).to_be_visible()
    ready = page.evaluate("() => performance.now()")
    page.wait_for_load_state("networkidle")
    context.close()
    assert 0 < sum(sizes) < FIRST_LOAD
    assert ready < 5000, "under 1 s on an idle machine; tests share theirs"
