"""Puzzles in the browser: one is solved, another failed and tried again."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import rempart
from rempart.puzzles.puzzle import Puzzle, goal_words, puzzles_of
from tests.e2e.conftest import DESKTOP, Opener
from tests.e2e.people import SLOW, at_table, choose, follow_hint
from tests.e2e.test_conditions import serious
from tests.table.server import Served

GAME = rempart.game("fantasy_defense")


def short() -> Puzzle:
    """A puzzle with few choices, alone at the wall, so that nobody else has to be waited for."""
    alone = [one for one in puzzles_of(GAME).values() if one.settings.get("players", 1) == 1]
    return min(alone, key=lambda one: len(one.solution))


def opened(page: Page, one: Puzzle) -> Page:
    """The puzzle at its table, opened from the list."""
    number = [*puzzles_of(GAME)].index(one.id)
    page.get_by_role("listitem").get_by_role("button").nth(number).click()
    at_table(page)
    goal = page.get_by_role("region", name="Goal")
    expect(goal).to_contain_text(goal_words(one.goal, one.target, GAME.text("en")))
    return page


def solve(page: Page, one: Puzzle) -> None:
    """Follow hints: they lead to the goal."""
    for _ in range(3 * len(one.solution)):
        follow_hint(page)
        page.wait_for_timeout(50)
        if page.get_by_role("region", name="Solved", exact=True).count():
            return


def test_a_puzzle_is_one_click_from_its_list_and_can_be_solved(visit: Opener):
    one = short()
    page = visit("/")
    page.get_by_role("link", name=re.compile("^Puzzles")).click()
    mine = page.get_by_role("link", name=re.compile("Fantasy: Defense"))
    mine.click()
    expect(mine).to_contain_text(f"0 of {len(puzzles_of(GAME))} solved")
    opened(page, one)
    solve(page, one)

    end = page.get_by_role("region", name="Solved", exact=True)
    expect(end).to_be_visible(timeout=SLOW)
    expect(end).to_contain_text(re.compile(r"with \d+ hints?"))
    expect(end.get_by_text("Your line reaches the goal whatever")).to_be_visible(timeout=SLOW)
    steps = end.get_by_role("region", name="The solution").get_by_role("listitem")
    expect(steps).to_have_count(len(one.solution))
    expect(end.get_by_role("region", name="How often it is found")).to_contain_text("Easy bot")

    end.get_by_role("link", name="All puzzles").click()
    expect(mine).to_contain_text(f"1 of {len(puzzles_of(GAME))} solved")
    page.get_by_role("button", name="Next puzzle").click()
    at_table(page)
    expect(page.get_by_role("region", name="Goal")).to_be_visible()


def test_a_puzzle_is_failed_explained_and_tried_again(visit: Opener):
    one = next(
        one
        for one in puzzles_of(GAME).values()
        if one.goal == "hold" and one.settings.get("players", 1) == 1
    )
    page = opened(visit("/puzzles/fantasy_defense"), one)
    undo = page.get_by_role("banner").get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()  # Nothing before the puzzle can be undone.
    end = page.get_by_role("region", name="Not this time")
    choose(page, "End your strategy")
    while not end.count():  # The first choice, whatever it is: nobody stands where they should.
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    expect(end).to_be_visible(timeout=SLOW)
    lost = end.get_by_text("The goal slipped away with this choice")
    expect(lost).to_be_visible(timeout=SLOW)
    expect(end.get_by_role("region", name="The solution")).to_have_count(0)

    end.get_by_role("button", name="Try again", exact=True).click()
    expect(end).to_have_count(0)
    expect(undo).to_be_disabled()
    solve(page, one)
    expect(page.get_by_role("region", name="Solved", exact=True)).to_be_visible(timeout=SLOW)


def test_the_list_speaks_three_languages_and_fits_a_phone(visit: Opener, served: Served):
    for lang, title in (("en", "Puzzles"), ("fr", "Problèmes"), ("pl", "Łamigłówki")):
        page = visit("/puzzles", lang=lang, phone=True)
        expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
        width = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert width <= 0
        listed = httpx.get(f"{served.url}/api/puzzles?lang={lang}", trust_env=False).json()
        assert all(one["text"] for game in listed["games"] for one in game["puzzles"])


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
    page.goto("/puzzles/fantasy_defense")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible(timeout=SLOW)
    problems = serious(page)
    page = opened(page, short())
    problems += serious(page)
    solve(page, short())
    explained = page.get_by_role("region", name="How often it is found")
    expect(explained).to_be_visible(timeout=SLOW)
    problems += serious(page)
    context.close()
    assert problems == []
