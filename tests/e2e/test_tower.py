"""The Dark Tower as a scene: it acts when the Tower does, and is still otherwise; tales wait to be
read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from rempart.games.dark_tower.events import EventCalled, GameEnded, SealRemoved, SkullDropped
from rempart.games.dark_tower.options import EndTurn, PickWare
from rempart.kernel import Event, Match
from tests.e2e.conftest import FLAGS, Opener, chromium
from tests.e2e.people import FRIEND, ME, SLOW, at_table, link, until
from tests.e2e.realm import at, offered, reach, twin
from tests.table.server import Served

DRAWN = [flag for flag in FLAGS if flag != "--disable-gpu"] + [
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
]
"""With a graphics card made of software."""
COUNT = """
  window.frames_asked = 0;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (back) => { window.frames_asked += 1; return ask(back); };
"""
BLIND = """
  const get = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return /webgl/.test(kind) ? null : get.call(this, kind, ...rest);
  };
"""
LOSE = """
  (canvas) => {
    window.lost = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    window.lost.loseContext();
  }
"""
SLOWLY = "localStorage.setItem('rempart.speed', '\"slow\"');"
ARRIVAL = """
  ([address, token]) => new Promise((done) => {
    window.friend = new WebSocket(address.replace('http', 'ws'));
    const hello = { type: 'hello', tokens: [token] };
    window.friend.onopen = () => window.friend.send(JSON.stringify(hello));
    window.friend.onmessage = done;
  })
"""
"""Somebody else takes a seat."""
CANVAS = ".tower-frame canvas"
QUIET = 1500
"""Milliseconds in which an idle page asks for no frame."""
LONG = 6 * SLOW
"""Milliseconds in which a picture drawn by software on a busy machine comes to rest."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium that draws in three dimensions."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=DRAWN)
        yield found
        found.close()


def come(visit: Opener, path: str, script: str = COUNT, **how: Any) -> Page:
    """Go to a table, with a script that runs before everything else."""
    page = visit("/", ask=False, **how)
    page.add_init_script(script)
    page.goto(path)
    expect(page.get_by_role("main", name="Board")).to_be_visible(timeout=LONG)
    return at_table(page)


def frames(page: Page) -> int:
    return page.evaluate("window.frames_asked")


def still(page: Page) -> bool:
    """Whether no frame is asked for, for a while."""
    before = frames(page)
    page.wait_for_timeout(QUIET)
    return frames(page) == before


def ending(match: Match, *kinds: type[Event]) -> bool:
    """Whether the end of the turn brings all these about."""
    if not offered(match, EndTurn):
        return False
    told = twin(match).choose(EndTurn())
    return all(any(isinstance(one, kind) for one in told) for kind in kinds)


def end_turn(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^End your turn")).click()


def test_a_skull_is_dropped_in_and_then_nothing_moves(
    served: Served, visit: Opener, pictures: Path | None
):
    match = reach(lambda one: ending(one, SkullDropped), players=1)
    page = come(visit, link(at(served, match, ME), 0), motion=True)
    expect(page.locator(f"{CANVAS}[data-drawn]")).to_be_visible(timeout=LONG)
    until(page, lambda: still(page), LONG)
    before = frames(page)
    end_turn(page)
    expect(page.locator(".tower-frame.acting")).to_be_visible(timeout=SLOW)
    until(page, lambda: frames(page) > before + 2)
    expect(page.locator(".tower-frame.acting")).to_have_count(0, timeout=LONG)
    until(page, lambda: still(page), LONG)
    if pictures:
        page.screenshot(path=pictures / "tower-scene.png")


def test_somebody_who_comes_does_not_cut_short_what_the_tower_does(served: Served, visit: Opener):
    match = reach(lambda one: ending(one, SkullDropped, EventCalled), players=2)
    made = at(served, match, ME, FRIEND)
    seat = twin(match).decision.actors[0]  # pyright: ignore
    page = come(visit, link(made, seat), COUNT + SLOWLY, motion=True)
    expect(page.locator(f"{CANVAS}[data-drawn]")).to_be_visible(timeout=LONG)
    end_turn(page)
    acting = page.locator(".tower-frame.acting")
    expect(acting).to_be_visible(timeout=SLOW)
    token = link(made, 1 - seat).partition("#")[2]
    page.evaluate(ARRIVAL, [f"{served.url}/ws/{made['table']}", token])
    page.wait_for_timeout(QUIET / 3)
    assert acting.is_visible()


def test_it_opens_large_and_closes_again(served: Served, visit: Opener, pictures: Path | None):
    match = reach(lambda one: offered(one, EndTurn), players=1)
    page = come(visit, link(at(served, match, ME), 0), motion=True)
    expect(page.locator(CANVAS)).to_be_visible(timeout=LONG)
    page.keyboard.press("d")
    dialog = page.get_by_role("dialog", name="The Dark Tower")
    expect(dialog.locator("canvas")).to_be_visible()
    expect(dialog.get_by_role("img", name=re.compile("seals? in place"))).to_be_visible()
    before = frames(page)
    dialog.get_by_role("img", name=re.compile("seals? in place")).focus()
    page.keyboard.press("ArrowRight")
    until(page, lambda: frames(page) > before)
    until(page, lambda: still(page), LONG)
    if pictures:
        page.screenshot(path=pictures / "tower-large.png")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    frame = page.get_by_role("button", name=re.compile("^Enlarge the Tower"))
    expect(frame.locator("canvas")).to_be_visible()
    frame.click()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(frame).to_be_focused()


def test_on_a_phone_it_has_a_tab_and_is_dragged(served: Served, visit: Opener):
    match = reach(lambda one: offered(one, EndTurn), players=1)
    page = come(visit, link(at(served, match, ME), 0), motion=True, phone=True)
    page.locator(".tabs").get_by_role("button", name="The Dark Tower").click()
    expect(page.locator(CANVAS)).to_be_visible(timeout=LONG)
    page.locator(".tower-frame").click()
    expect(page.get_by_role("dialog").get_by_text("Drag it to walk around it.")).to_be_visible()


def test_with_reduced_motion_the_picture_is_still(served: Served, visit: Opener):
    match = reach(lambda one: ending(one, SealRemoved), players=1)
    page = visit("/", ask=False)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(COUNT)
    page.goto(link(at(served, match, ME), 0))
    at_table(page)
    expect(page.locator(".tower-frame svg.still")).to_be_visible(timeout=SLOW)
    seals = page.locator(".tower-frame svg.still .seal")
    before = seals.count()
    end_turn(page)
    later = twin(match)
    later.choose(EndTurn())
    left = later.state.seals.bit_count()
    frame = page.get_by_role("button", name=re.compile(rf"\b{left} seals? in place"))
    expect(frame).to_be_visible(timeout=SLOW)
    assert page.locator(CANVAS).count() == 0
    assert before - seals.count() in (0, 1)  # it may be at the back
    until(page, lambda: still(page))
    assert not [url for url in asked if "/tower3d-" in url]


def test_without_webgl_the_picture_is_still(served: Served, visit: Opener):
    match = reach(lambda one: ending(one, SkullDropped), players=1)
    made, asked = at(served, match, ME), list[str]()
    page = visit("/", ask=False, motion=True)
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(COUNT + BLIND)
    page.goto(link(made, 0))
    at_table(page)
    expect(page.locator(".tower-frame svg.still")).to_be_visible(timeout=SLOW)
    end_turn(page)
    expect(page.locator(".tower-frame.acting")).to_be_visible(timeout=SLOW)
    expect(page.locator(".tower-frame.acting")).to_have_count(0, timeout=LONG)
    assert page.locator(CANVAS).count() == 0
    assert not [url for url in asked if "/tower3d-" in url]


def test_where_the_graphics_are_taken_away_the_picture_is_still_until_they_are_back(
    served: Served, visit: Opener
):
    match = reach(lambda one: offered(one, EndTurn), players=1)
    page = come(visit, link(at(served, match, ME), 0), motion=True)
    canvas = page.locator(f"{CANVAS}[data-drawn]")
    expect(canvas).to_be_visible(timeout=LONG)
    until(page, lambda: still(page), LONG)
    canvas.evaluate(LOSE)
    expect(page.locator(".tower-frame svg.still")).to_be_visible()
    before = frames(page)
    page.evaluate("window.lost.restoreContext()")
    expect(page.locator(".tower-frame svg.still")).to_have_count(0)
    until(page, lambda: frames(page) > before)
    until(page, lambda: still(page), LONG)


def test_a_long_tale_leaves_the_tower_in_sight_and_the_end_is_not_told_before_it_is_shown(
    served: Served, visit: Opener, pictures: Path | None
):
    match = reach(lambda one: ending(one, EventCalled, GameEnded), players=1)
    page = come(visit, link(at(served, match, ME), 0), motion=True)
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.locator(f"{CANVAS}[data-drawn]")).to_be_visible(timeout=LONG)
    end_turn(page)
    bar = page.get_by_role("region", name="What you can do now")
    expect(bar.get_by_role("heading", name="The match is over")).to_be_visible(timeout=SLOW)
    expect(bar.get_by_role("button", name="Show the result")).to_have_count(0)
    tale = page.get_by_role("region", name="Tale")
    expect(tale).to_be_visible(timeout=LONG)
    expect(page.get_by_role("heading", name=re.compile("^(Victory!|Defeat)$"))).to_be_visible(
        timeout=2 * LONG
    )
    page.get_by_role("button", name="Close").first.click()
    expect(bar.get_by_role("button", name="Show the result")).to_be_visible()
    if pictures:
        page.screenshot(path=pictures / "tower-tale.png")
    frame, told = page.locator(".tower-frame").bounding_box(), tale.bounding_box()
    assert frame
    assert told
    assert frame["y"] + frame["height"] <= told["y"] + 1


def test_an_event_that_asked_something_is_confirmed_with_one_button(served: Served, visit: Opener):
    def wares(match: Match) -> bool:
        return offered(match, PickWare) and isinstance(match.choices[-1], EndTurn)

    page = at_table(visit(link(at(served, reach(wares, players=1), ME), 0), ask=False))
    tale = page.get_by_role("region", name="Tale")
    expect(tale).to_contain_text("Event:")
    page.get_by_role("button", name=re.compile("^Skip")).first.click()
    expect(page.get_by_role("heading", name=re.compile("^That is what happened"))).to_be_visible()
    expect(tale.get_by_text(re.compile("new wares"))).to_be_visible()
    expect(tale.get_by_role("button")).to_have_count(0)
    page.keyboard.press("Space")
    expect(tale.get_by_text(re.compile("new wares"))).to_have_count(0, timeout=SLOW)


def test_everybody_reads_a_tale_in_peace(served: Served, visit: Opener):
    """The one who confirms it, and the other, who has it until it was read there, and no more."""

    def called(match: Match) -> bool:
        return ending(match, EventCalled) and match.decision.actors == (0,)  # pyright: ignore

    made = at(served, reach(called, players=2), ME, FRIEND)
    mine, other = (at_table(visit(link(made, seat), ask=False)) for seat in (0, 1))
    for page in (mine, other):
        waiting = page.get_by_role("region", name="Tale").get_by_role("button", name="Dismiss all")
        if waiting.count():
            waiting.click()
        page.keyboard.press("n")
    end_turn(mine)
    tale = other.get_by_role("region", name="Tale")
    expect(tale).to_contain_text("Event:", timeout=SLOW)
    own = mine.get_by_role("region", name="Tale")
    expect(own).to_contain_text("Event:", timeout=SLOW)
    expect(own.get_by_role("button")).to_have_count(0)
    mine.keyboard.press("Space")
    expect(own.get_by_text(re.compile("Event:"))).to_have_count(0, timeout=SLOW)
    expect(tale).to_contain_text("Event:")
    title = tale.get_by_role("heading").inner_text()
    other.reload()
    expect(at_table(other).get_by_role("region", name="Tale")).to_contain_text("Event:")
    other.keyboard.press("n")
    expect(other.get_by_role("region", name="Tale").get_by_text(title)).to_have_count(0)
    other.reload()
    at_table(other)
    expect(other.get_by_role("region", name="Tale").get_by_text(title)).to_have_count(0)
    other.keyboard.press("d")
    expect(other.get_by_role("list", name="The story so far").get_by_text(title)).to_be_visible()
