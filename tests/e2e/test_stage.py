"""What is told, heard and shown: theatre, sounds, tips, the end of a match, a table at rest."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from scripts.build_web import node
from tests.e2e.conftest import Opener
from tests.e2e.people import ME, SLOW, at_table, confirm, link, new_table, until
from tests.table.server import Served

WEB = Path(__file__).parents[2] / "web"
BOT = {"who": "bot", "bot": "greedy"}
GAMES = ("fantasy_defense", "kravora", "kingdom_rush", "dark_tower")


def table_of(served: Served, game: str, **wish: Any) -> dict[str, Any]:
    seats = [ME, BOT] if game == "kravora" else [ME]
    return new_table(served, *seats, game=game, **{"seed": 22, **wish})


# --- At rest -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_at_an_idle_table_nothing_moves(served: Served, visit: Opener, game: str) -> None:
    page = at_table(visit(link(table_of(served, game), 0), motion=True))
    until(page, lambda: page.evaluate("document.getAnimations().length") == 0)
    page.wait_for_timeout(1200)
    assert page.evaluate("document.getAnimations().map((one) => one.animationName ?? '')") == []


# --- The theatre ---------------------------------------------------------------------------------


def caption(page: Page) -> Locator:
    return page.get_by_role("button", name="Skip")


def log_lines(page: Page) -> int:
    return page.locator("#log li").count()


def test_a_story_is_told_skipped_and_shown_again(served: Served, visit: Opener) -> None:
    """Kravora with a bot: what happens after the last purchase takes a while."""
    page = at_table(visit(link(table_of(served, "kravora"), 0), motion=True, ask=False))
    page.evaluate("localStorage.setItem('rempart.speed', '\"slow\"')")
    page.reload()
    at_table(page)
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_visible()
    page.locator("#log").blur()
    page.keyboard.press("Space")  # the main action: no more purchases
    expect(caption(page)).to_be_visible(timeout=SLOW)
    told = log_lines(page)
    page.keyboard.press("Shift")
    expect(caption(page)).to_have_count(0)
    assert log_lines(page) > told, "the log follows the story, and is whole when it is skipped"

    # The same once more: nothing is changed by it. A click that picks something skips and picks.
    whole = log_lines(page)
    page.keyboard.press("p")
    expect(caption(page)).to_be_visible()
    assert log_lines(page) == whole
    page.get_by_role("button", name="Log").first.click()
    expect(page.locator("#log")).to_have_count(0)
    expect(caption(page)).to_have_count(0)

    # Whoever wants none has none.
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Off", exact=True).check()
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    page.wait_for_timeout(300)
    expect(caption(page)).to_have_count(0)
    assert page.evaluate("localStorage.getItem('rempart.speed')") == '"off"'


def test_every_board_tells_its_story(served: Served, visit: Opener) -> None:
    """Also the plain one, which knows no event of any game."""
    page = visit(link(table_of(served, "kravora"), 0), motion=True, ask=False)
    page.evaluate("localStorage.setItem('rempart.plain', 'true')")
    page.reload()
    at_table(page)
    page.keyboard.press("Space")
    expect(caption(page)).to_be_visible(timeout=SLOW)

    def skipped() -> bool:  # The bot plays on meanwhile, and what it does is shown, too.
        if caption(page).count():
            caption(page).click()
        return not caption(page).count()

    until(page, skipped)


# --- Sound ---------------------------------------------------------------------------------------

LEVELS = """async (source) => {
  const module = await import(URL.createObjectURL(new Blob([source], {type: 'text/javascript'})));
  const found = {};
  for (const name of Object.keys(module.PALETTE)) {
    const length = module.lengthOf(name);
    const context = new OfflineAudioContext(1, Math.ceil(44100 * (length + 0.1)), 44100);
    module.perform(context, context.destination, name, 0);
    const heard = (await context.startRendering()).getChannelData(0);
    let peak = 0, sum = 0;
    for (const one of heard) { peak = Math.max(peak, Math.abs(one)); sum += one * one; }
    found[name] = {length, peak, rms: Math.sqrt(sum / (length * 44100))};
  }
  return found;
}"""


def test_sounds_are_short_and_evenly_loud(browser: Browser) -> None:
    """Rendered offline: no clipping, none inaudible, none that startles."""
    compile_it = (
        "const ts = require('typescript'), fs = require('fs');"
        "console.log(ts.transpileModule(fs.readFileSync('src/lib/sound/palette.ts', 'utf8'),"
        "{compilerOptions: {module: 'esnext', target: 'es2022'}}).outputText)"
    )
    program, _ = node()
    source = subprocess.run(
        [str(program), "-e", compile_it], cwd=WEB, capture_output=True, text=True, check=True
    ).stdout
    page = browser.new_page()
    found: dict[str, dict[str, float]] = page.evaluate(LEVELS, source)
    page.close()
    assert len(found) >= 25
    for name, heard in found.items():
        assert heard["length"] < 1.5, name
        assert 0.25 < heard["peak"] < 0.9, (name, heard)
        assert 0.03 < heard["rms"] < 0.2, (name, heard)


COUNT = """() => {
  window.opened = 0;
  window.AudioContext = class extends window.AudioContext {
    constructor(...given) { super(...given); window.opened += 1; }
  };
}"""


def test_no_sound_before_the_first_click_and_none_when_muted(served: Served, visit: Opener) -> None:
    page = visit("/", ask=False)
    page.add_init_script(f"({COUNT})()")
    page.goto(link(table_of(served, "fantasy_defense", seed=9), 0))
    at_table(page)
    page.wait_for_timeout(300)
    assert page.evaluate("window.opened") == 0
    sound = page.get_by_role("banner").get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    assert page.evaluate("window.opened") == 0, "muted before anything was heard"
    page.reload()
    at_table(page)
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    until(page, lambda: page.evaluate("window.opened") == 1)


# --- The end -------------------------------------------------------------------------------------


def test_the_end_is_a_scene_and_says_what_next(served: Served, visit: Opener) -> None:
    made = table_of(served, "kingdom_rush", options={"difficulty": "hard", "scenario": "1"})
    page = at_table(visit(link(made, 0), motion=True))
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.locator("dialog .btn.danger").click()
    card = page.get_by_role("region", name="Defeat")
    expect(card).to_be_visible(timeout=SLOW)
    expect(card.locator(".scene")).to_be_visible()
    until(page, lambda: page.evaluate("document.getAnimations().length") > 0)
    page.keyboard.press("Shift")
    assert (
        page.locator(".scene").evaluate("(scene) => scene.getAnimations({subtree: true}).length")
        == 0
    )
    expect(card.get_by_role("link", name="Back to the shelf")).to_be_visible()
    before = page.url
    card.get_by_role("button", name="Easier: ").click()
    until(page, lambda: page.url != before)
    at_table(page)


# --- Tips ----------------------------------------------------------------------------------------


def tip(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found
    return found


def test_a_tip_leaves_with_its_thing(served: Served, visit: Opener) -> None:
    """Also while it has the focus: taking it away must not break the page. Ada looks at a card here
    and discards it on another device."""
    made = table_of(served, "fantasy_defense", seed=3)
    page = at_table(visit(link(made, 0)))
    card = page.locator("[data-piece].pickable.open").first
    page.keyboard.press("Tab")
    card.focus()
    expect(tip(page)).to_be_visible()
    spot, bar, mine = (box(one) for one in (tip(page), page.locator("[data-clear]"), card))
    assert spot["y"] + spot["height"] <= bar["y"] + 1, "it never covers the action bar"
    assert (
        spot["y"] + spot["height"] <= mine["y"] + 1
        or spot["x"] + spot["width"] <= mine["x"] + 1
        or spot["x"] >= mine["x"] + mine["width"] - 1
    ), "nor what it explains"

    other = at_table(visit(link(made, 0)))
    piece = card.get_attribute("data-piece")
    other.locator(f"[data-piece='{piece}'].open").click()
    confirm(other)
    expect(page.locator(f"[data-piece='{piece}']")).to_have_count(0, timeout=SLOW)
    expect(tip(page)).to_have_count(0)


def test_a_long_touch_shows_the_tip_and_does_not_pick(served: Served, visit: Opener) -> None:
    made = table_of(served, "fantasy_defense", seed=9)
    page = at_table(visit(link(made, 0), phone=True, ask=False))
    card = page.locator("[data-piece].pickable.open").first
    where = box(card)
    at = {"x": where["x"] + where["width"] / 2, "y": where["y"] + 20}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(tip(page)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tip(page)).to_have_count(0)
    page.wait_for_timeout(300)
    assert page.locator("[data-piece].picked").count() == 0
    card.tap()
    expect(page.locator("[data-piece].picked")).to_have_count(1)


def test_the_outline_of_a_region_leaves_with_the_pointer(served: Served, visit: Opener) -> None:
    dealt = table_of(served, "dark_tower", options={"heroes": "deal"})
    page = at_table(visit(link(dealt, 0)))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    region = page.locator("[data-region='3']")
    region.hover()
    expect(page.locator(".region.seen")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".region.seen")).to_have_count(0)
    expect(tip(page)).to_have_count(0)
