"""Kravora in real browsers: its own board, by mouse, finger and keyboard, to the end of a match."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import rempart
from rempart import bots
from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.people import (
    FRIEND,
    ME,
    SLOW,
    at_table,
    choices,
    confirm,
    ended,
    follow_hint,
    link,
    moment,
    new_table,
    no_sideways_scroll,
    until,
    waits,
)
from tests.e2e.realm import at
from tests.e2e.sizes import SIZES, resize
from tests.e2e.test_conditions import serious
from tests.table.server import Served

BOT = {"who": "bot", "bot": "greedy"}
BEFORE = "Before the first turn: buy units and buildings"
LONGEST = 400
"""Choices of people after which a match would have lasted too long."""


def kravora(served: Served, *seats: dict[str, str], **wish: Any) -> dict[str, Any]:
    """A table. Ada begins, and the first calamity is none."""
    return new_table(served, *seats, **{"game": "kravora", "seed": 22, **wish})


def keep(page: Page, pictures: Path | None, name: str) -> None:
    if pictures:
        page.screenshot(path=pictures / f"kravora-{name}.png")


def fort(page: Page, who: str) -> Locator:
    return page.get_by_role("region", name=f"{who}'s fortress")


def line(page: Page, who: str, number: int) -> Locator:
    """A line as a whole."""
    return fort(page, who).get_by_role(
        "button", name=re.compile(rf"^{who}'s fortress, Line {number}\b")
    )


def blood(page: Page, who: str) -> int:
    label = page.get_by_role("img", name=re.compile(f"^{who}'s blood: ")).get_attribute(
        "aria-label"
    )
    return int((label or "").rpartition(" ")[2])


def ware(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=re.compile(" to (buy|build|cast)$")).get_by_role(
        "button", name=re.compile(f"^{name},")
    )


def asked(page: Page, prompt: str) -> None:
    """Wait until this is what the page asks."""
    expect(page.get_by_role("heading", name=prompt)).to_be_visible(timeout=SLOW)


def buy(page: Page, kind: str, who: str, number: int) -> None:
    before = moment(page)
    ware(page, kind).click()
    line(page, who, number).click()
    confirm(page)
    until(page, lambda: moment(page) > before)


def take(page: Page, label: str) -> None:
    """Choose from the list; bots may go on at once."""
    before = moment(page)
    choices(page).get_by_role("button", name=label).first.click()
    confirm(page)
    until(page, lambda: moment(page) > before)


def test_two_people_and_two_bots_play_a_whole_match(
    visit: Opener, served: Served, pictures: Path | None
):
    """Four turns: then the highest wall wins (KV-END-08), if there are still several."""
    made = kravora(served, ME, BOT, FRIEND, BOT, data={"constants.limits.turns": 4})
    pages = [at_table(visit(link(made, seat))) for seat in (0, 2)]
    for n in range(LONGEST):
        until(pages[0], lambda: any(waits(page) or ended(page) for page in pages), 3 * SLOW)
        if any(ended(page) for page in pages):
            break
        follow_hint(next(page for page in pages if waits(page)))
        if n == 40:
            keep(pages[0], pictures, "middle")
    for page in pages:
        until(page, lambda page=page: ended(page))
        expect(page.get_by_text(re.compile("^Won by"))).to_be_visible()
    keep(pages[0], pictures, "end")


def test_a_unit_is_bought_in_the_shop_and_placed_on_a_line(visit: Opener, served: Served):
    page = at_table(visit(link(kravora(served, ME, BOT), 0)))
    asked(page, BEFORE)
    before = blood(page, "Ada")
    ware(page, "Puppet").click()
    line(page, "Ada", 3).click()
    expect(page.get_by_role("button", name="Confirm: Buy a Puppet for line 3")).to_be_visible()
    assert blood(page, "Ada") == before
    confirm(page)
    until(page, lambda: blood(page, "Ada") == before - 1)
    expect(line(page, "Ada", 3)).to_have_accessible_name(re.compile("Puppet 1"))
    expect(line(page, "Ada", 2)).not_to_have_accessible_name(re.compile("Puppet"))
    assert waits(page)


def test_what_one_cannot_pay_says_why(visit: Opener, served: Served):
    page = at_table(visit(link(kravora(served, ME, BOT), 0)))
    asked(page, BEFORE)
    before = moment(page)
    ware(page, "Workshop").click()
    expect(page.get_by_role("alert")).to_contain_text("more than you have", timeout=SLOW)
    assert moment(page) == before


def test_an_enemy_is_picked_as_the_target(visit: Opener, served: Served):
    page = at_table(visit(link(kravora(served, ME, BOT), 0)))
    attack_with_a_puppet(page)
    mine = fort(page, "Ada")
    reserve = mine.get_by_role("img", name=re.compile("^Ada's reserve"))
    expect(reserve).to_have_accessible_name("Ada's reserve: 0")
    victims = mine.get_by_role("button", name=re.compile("^(?!Fortress).*can be picked$"))
    count = victims.count()
    assert count > 1
    victims.first.click()
    confirm(page)
    expect(reserve).to_have_accessible_name("Ada's reserve: 1", timeout=SLOW)
    expect(mine.get_by_role("img", name=re.compile("^Ada's kills: 1,"))).to_be_visible()


def attack_with_a_puppet(page: Page) -> None:
    """Buy one for line 1, where the enemies are, and attack with it when the time has come."""
    asked(page, BEFORE)
    buy(page, "Puppet", "Ada", 1)
    take(page, "End your purchases")
    attack = page.get_by_role("heading", name="Attack with your units, then end the attack")
    until(page, lambda: waits(page) and attack.count() > 0)
    own = fort(page, "Ada").get_by_role("button", name=re.compile("^Puppet, .*can be picked$"))
    own.click()
    confirm(page)
    asked(page, "Who is hit?")


def test_on_a_phone_one_fortress_at_a_time(visit: Opener, served: Served, pictures: Path | None):
    page = at_table(visit(link(kravora(served, ME, BOT, BOT, BOT), 0), phone=True))
    asked(page, BEFORE)
    expect(fort(page, "Ada")).to_be_visible()
    tabs = page.get_by_role("main").get_by_role("button", name=re.compile("'s wall.*'s blood"))
    expect(tabs).to_have_count(4)
    expect(tabs.nth(2)).to_have_accessible_name(re.compile(r"'s wall: 10; .*'s blood: \d+"))
    tabs.nth(2).tap()
    expect(fort(page, "Ada")).to_have_count(0)
    keep(page, pictures, "phone-other")
    ware(page, "Puppet").tap()
    expect(fort(page, "Ada")).to_be_visible()
    line(page, "Ada", 4).tap()
    expect(page.get_by_role("button", name=re.compile("^Confirm"))).to_be_in_viewport()
    keep(page, pictures, "phone")
    confirm(page)
    expect(line(page, "Ada", 4)).to_have_accessible_name(re.compile("Puppet 1"), timeout=SLOW)
    no_sideways_scroll(page)


def test_what_happened_is_shown_and_ends_as_it_is(visit: Opener, served: Served):
    """With motion: the board tells it, can be skipped, and then shows what the server has."""
    page = at_table(visit(link(kravora(served, ME, BOT), 0)))
    attack_with_a_puppet(page)
    page.emulate_media(reduced_motion="no-preference")
    skip = page.get_by_role("button", name="Skip")
    choices(page).get_by_role("button").first.click()
    confirm(page)
    expect(skip).to_be_visible(timeout=SLOW)
    expect(skip).to_have_count(0, timeout=SLOW)
    as_it_is(page)
    take(page, "Decline")
    take(page, "End your purchases")
    expect(skip).to_be_visible(timeout=SLOW)
    page.keyboard.press("Escape")
    until(page, lambda: waits(page) and skip.count() == 0)
    as_it_is(page)


def as_it_is(page: Page) -> None:
    """A board that is drawn anew looks the same, as soon as all of it is here: the marks of what is
    ours are fetched apart."""
    shown = all_names(page)
    page.reload()
    at_table(page)
    until(page, lambda: all_names(page) == shown)


def all_names(page: Page) -> list[str]:
    """What everything on the board is called, with its numbers: they may still be counting up."""
    return page.get_by_role("main").evaluate(
        "main => [...main.querySelectorAll('[aria-label]')].map(node => node.ariaLabel)"
    )


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_no_serious_problem(browser: Browser, served: Served, size: str, scheme: str):
    context = browser.new_context(
        base_url=served.url,
        viewport=PHONE if size == "phone" else DESKTOP,  # pyright: ignore
        color_scheme=scheme,  # pyright: ignore
        locale="fr",
        reduced_motion="reduce",
        bypass_csp=True,  # for axe itself
    )
    page = context.new_page()
    page.goto(link(kravora(served, ME, BOT, BOT), 0))
    mine = page.get_by_role("region", name="Forteresse (Ada)")
    expect(mine).to_be_visible(timeout=SLOW)
    no_sideways_scroll(page)
    problems = serious(page)
    page.locator("[data-piece=shop-puppet]").click()
    problems += serious(page)
    context.close()
    assert problems == []


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, target: Locator) -> None:
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*middle(target), steps=6)
    page.mouse.up()


def test_several_are_bought_at_once_and_taken_back_as_one(visit: Opener, served: Served):
    """Three Puppets with one amount, taken back by one undo."""
    page = at_table(visit(link(kravora(served, ME, BOT), 0), ask=False))
    asked(page, BEFORE)
    at, before = moment(page), blood(page, "Ada")
    ware(page, "Puppet").click()
    page.get_by_role("radio", name="×3").check()
    line(page, "Ada", 1).click()
    until(page, lambda: moment(page) == at + 3)
    until(page, lambda: blood(page, "Ada") == before - 3)
    page.keyboard.press("u")
    until(page, lambda: moment(page) == at and blood(page, "Ada") == before)
    page.get_by_role("button", name="Redo").click()
    until(page, lambda: moment(page) == at + 3)


def test_all_attack_with_one_click(visit: Opener, served: Served):
    match = rempart.new("kravora", seed=8, players=2)
    bot = bots.bot("greedy", 1, match.game)
    while not any(one.name == "attack_all" for one in match.bundles(0)):
        assert match.decision is not None
        match.choose(bots.ask_bot(bot, match, match.decision.actors[0]))
    page = at_table(visit(link(at(served, match, ME, ME), 0), ask=False))
    (bundle,) = match.bundles(0)
    before = moment(page)
    page.get_by_role("button", name=re.compile(r"^Attack with all \(\d+\)$")).click()
    until(page, lambda: moment(page) == before + len(bundle.choices))
    page.keyboard.press("u")
    until(page, lambda: moment(page) == before)


def test_a_ware_is_dragged_to_a_line_and_nowhere_else(visit: Opener, served: Served):
    page = at_table(visit(link(kravora(served, ME, BOT), 0), ask=False))
    asked(page, BEFORE)
    at = moment(page)
    drag(page, ware(page, "Puppet"), line(page, "Ada", 4))
    until(page, lambda: moment(page) == at + 1)
    expect(line(page, "Ada", 4)).to_have_accessible_name(re.compile("Puppet 1"))
    drag(page, ware(page, "Puppet"), line(page, "Player 2", 2))
    expect(page.get_by_role("alert")).to_be_visible()
    assert moment(page) == at + 1


def test_everything_is_in_sight_at_every_size_and_tells_what_is_left(
    browser: Browser, served: Served
):
    page = browser.new_page(base_url=served.url)
    page.goto(link(kravora(served, ME, BOT, BOT, BOT), 0))
    asked(page, BEFORE)
    for size, (width, height) in SIZES.items():
        if width < 900 or height < 560:
            continue
        resize(page, size)
        seen = page.locator("[data-fort], [data-wall], [data-zone=turns], .shop .ware")
        outside = seen.evaluate_all(
            "(all) => all.filter((one) => { const box = one.getBoundingClientRect();"
            " return box.top < 0 || box.left < 0 || box.right > innerWidth ||"
            " box.bottom > document.querySelector('.bar.asked').getBoundingClientRect().top + 1 })"
            ".map((one) => one.className)"
        )
        assert outside == [], size
    page.get_by_role("button", name=re.compile("^White supply: ")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Rock-hurler")
    page.close()
