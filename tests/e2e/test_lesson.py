"""The walkthrough: found, walked through by hand and by keyboard, left, and played on from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, TimeoutError, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.people import (
    ME,
    SLOW,
    at_table,
    confirm,
    link,
    new_table,
    no_sideways_scroll,
    until,
)
from tests.e2e.sizes import hidden, resize
from tests.e2e.test_conditions import serious
from tests.table.server import Served

STATIONS = {"kravora": 16, "fantasy_defense": 15}


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Coach")


def station(page: Page, title: str) -> None:
    """Wait until a station is explained."""
    expect(coach(page).get_by_role("heading", name=title)).to_be_visible(timeout=SLOW)


def go_on(page: Page, count: int = 1) -> None:
    for _ in range(count):
        coach(page).get_by_role("button", name=re.compile("^(Next|Do it for me)")).click()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", sorted(STATIONS))
def test_the_whole_way_to_play_now(served: Served, visit: Opener, game: str, phone: bool):
    page = visit(f"/learn/{game}", phone=phone)
    count = STATIONS[game]
    for at in range(1, count):
        expect(coach(page).get_by_text(f"{at} of {count}", exact=True)).to_be_visible(timeout=SLOW)
        expect(page.locator("rect.ring").first).to_be_visible()  # something is pointed at
        no_sideways_scroll(page)
        go_on(page)
    expect(coach(page).get_by_text(f"{count} of {count}", exact=True)).to_be_visible(timeout=SLOW)
    coach(page).get_by_role("button", name=re.compile("^Play now")).click()
    at_table(page)
    expect(page).to_have_url(re.compile("/t/"))


TIGHT = ("1280x720", "1024x768", "phone", "phone on its side", "zoomed to 200 %")

POINTED = """() => [...document.querySelectorAll('rect.ring')].some((ring) => {
    const { left, top, width, height } = ring.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    return width >= 30 && height >= 24 && on !== null && on.closest('.stage, .hands') !== null;
})"""


def points(page: Page) -> bool:
    """Whether something is pointed at that can be seen; the light needs a moment to find it."""
    try:
        page.wait_for_function(POINTED, timeout=2000)
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize("game", sorted(STATIONS))
def test_every_station_fits_into_every_window(visit: Opener, game: str):
    """What is said can be read, what is pointed at can be seen, and the way on can be pressed."""
    page = visit(f"/learn/{game}")
    count = STATIONS[game]
    problems: list[str] = []
    for at in range(1, count + 1):
        expect(coach(page).get_by_text(f"{at} of {count}", exact=True)).to_be_visible(timeout=SLOW)
        for size in TIGHT:
            resize(page, size)
            found = hidden(page.locator(".words, .do > *, nav .btn, .play .btn, header .btn"))
            if not points(page):
                found.append("nothing is pointed at")
            problems += [f"{size}, station {at}: {one}" for one in found]
            no_sideways_scroll(page)
        if at < count:
            go_on(page)
    assert problems == []
    page.goto("/")  # whoever has been taught is not sent to the lesson any more
    entry = page.locator(f".entry[data-game={game}]")
    expect(entry.get_by_role("button", name=re.compile("^Play"))).to_be_visible(timeout=SLOW)
    expect(entry.get_by_text("New here?")).to_have_count(0)


def test_the_learner_buys_by_picking_and_a_wrong_pick_is_taken_kindly(visit: Opener):
    page = visit("/learn/kravora")
    station(page, "The last wall standing wins")
    go_on(page, 3)
    station(page, "Blood buys defenders")
    ware = page.get_by_label("Units to buy")
    ware.get_by_role("button", name=re.compile("Bruiser")).click()
    expect(coach(page).get_by_text("Not that one")).to_be_visible()
    ware.get_by_role("button", name=re.compile("Stone-thrower")).click()
    expect(coach(page).get_by_text("Not that one")).to_have_count(0)
    page.get_by_role("main").get_by_role(
        "button", name=re.compile("Red's fortress, Line 3")
    ).click()
    confirm(page)
    station(page, "A turn begins with dice")


def test_by_keyboard_alone(visit: Opener):
    page = visit("/learn/kravora")
    station(page, "The last wall standing wins")
    page.keyboard.press("ArrowRight")
    station(page, "Your fortress")
    page.keyboard.press("ArrowLeft")
    station(page, "The last wall standing wins")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    station(page, "Blood buys defenders")
    page.keyboard.press("ArrowRight")  # one has to do it oneself
    station(page, "Blood buys defenders")
    page.keyboard.press("3")  # Stone-thrower
    page.keyboard.press("3")  # line 3
    page.keyboard.press("Enter")
    station(page, "A turn begins with dice")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("/$"))


def test_the_way_there_and_back(served: Served, visit: Opener):
    page = visit("/")
    page.get_by_role("link", name=re.compile("Learn it in .* Kravora")).click()
    station(page, "The last wall standing wins")
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("link", name=re.compile("Learn it in .* Kravora"))).to_be_visible()
    page.goto("/new/kravora")
    page.get_by_role("link", name=re.compile("Learn it in")).click()
    station(page, "The last wall standing wins")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("/new/kravora$"))
    made = new_table(served, ME, ME, game="kravora")
    page = at_table(visit(link(made, 0)))
    page.keyboard.press("?")
    page.get_by_role("link", name=re.compile("Learn it in")).click()
    station(page, "The last wall standing wins")
    page.get_by_role("button", name="Leave").click()
    at_table(page)
    expect(page).to_have_url(re.compile(f"/t/{made['table']}"))


def test_nothing_is_drawn_before_the_board_is_there(visit: Opener):
    page = visit("/")
    held: list[Route] = []
    page.route(re.compile(r"/assets/kravora-.*\.js"), lambda route: held.append(route))
    page.goto("/learn/kravora")
    station(page, "The last wall standing wins")
    board = page.get_by_role("main", name="Board")
    expect(board.locator("*")).to_have_count(0)
    until(page, lambda: len(held) == 1)
    held[0].continue_()
    expect(board.locator(".wall").first).to_be_visible(timeout=SLOW)


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
    page.goto("/learn/kravora")
    station(page, "The last wall standing wins")
    for count in (0, 3, 6, 6):  # the first one, two at which something is to be done, the last one
        go_on(page, count)
        problems += serious(page)
    page.goto(link(new_table(served, ME, ME, game="kravora"), 0))
    at_table(page)
    page.keyboard.press("e")
    expect(page.get_by_text("Wall unharmed", exact=True)).to_be_visible(timeout=SLOW)
    problems += serious(page)
    context.close()
    assert problems == []


def test_in_french(visit: Opener):
    page = visit("/learn/fantasy_defense", lang="fr")
    guide = page.get_by_role("region", name="Guide")
    expect(guide.get_by_role("heading", name="Tenez la ville")).to_be_visible(timeout=SLOW)
    for _ in range(5):
        guide.get_by_role("button", name=re.compile("^(Suite|Le faire)")).click()
    for size in TIGHT:  # its words are longer
        resize(page, size)
        assert hidden(page.locator(".words, .do > *, nav .btn, header .btn")) == []


def test_a_game_without_a_walkthrough_says_so(visit: Opener):
    page = visit("/learn/nothing")
    expect(page.get_by_text("There is no lesson for this game.")).to_be_visible(timeout=SLOW)
