"""Return to Dark Tower in real browsers: the map by mouse, keyboard and finger; a whole game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from rempart.games.dark_tower.events import FoeMoved
from rempart.games.dark_tower.options import (
    Accept,
    Cleanse,
    Confirm,
    EndTurn,
    Explore,
    Fight,
    Free,
    GainVirtue,
    PickCard,
    PlaceSkull,
    TakeGear,
    Trade,
    UseAdvantage,
    Walk,
)
from rempart.kernel import Match
from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.people import (
    FRIEND,
    ME,
    SLOW,
    at_table,
    choices,
    choose,
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
from tests.e2e.realm import STRONG, at, offered, reach, twin
from tests.e2e.test_conditions import serious
from tests.table.server import Served

GROW = """
  () => {
    const card = document.querySelector('.errand');
    card.style.scale = '1.5';
    card.append(document.createElement('i'));
  }
"""
"""A card grows for a moment, as it does when it changes."""
LEFT = """
  () => {
    const caption = document.querySelector('.caption');
    if (!caption?.textContent.includes('First month')) return null;
    return (window.told = caption.getBoundingClientRect().left);
  }
"""
"""Where the words about the month begin."""
LONGEST = 400
"""Choices of people after which a match would have lasted too long."""
ROOMS = 60
"""Choices after which a dungeon would have been explored for too long."""


def realm(served: Served, *seats: dict[str, str], **settings: Any) -> dict[str, Any]:
    """A table with dealt heroes."""
    plain = {"heroes": "deal", **settings}
    return new_table(served, *seats, game="dark_tower", seed=5, options=plain)


def keep(page: Page, pictures: Path | None, name: str) -> None:
    if pictures:
        page.screenshot(path=pictures / f"tower-{name}.png")


def region(page: Page, number: int) -> Locator:
    return page.locator(f"[data-region='{number}']")


def lit(page: Page) -> list[int]:
    """The regions that can be picked now."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.region.open, .region.soft')]"
        ".map((one) => one.dataset.region)"
    )
    return [int(number) for number in found]


def begin(page: Page) -> None:
    """Choose what comes first until the first turn; nothing that belongs to the turn itself."""
    first = page.get_by_role("heading", name=re.compile("^Banner, move"))
    until(page, lambda: waits(page))
    while not first.count():
        before = moment(page)
        page.keyboard.press("1")
        until(page, lambda: moment(page) > before or confirmable(page))  # noqa: B023
        if moment(page) == before:
            page.keyboard.press("Enter")
        until(page, lambda: moment(page) > before and waits(page))  # noqa: B023
    until(page, lambda: bool(lit(page)))


def confirmable(page: Page) -> bool:
    return page.get_by_role("button", name=re.compile("^Confirm")).count() > 0


def test_a_hero_walks_where_one_clicks(served: Served, visit: Opener, pictures: Path | None):
    made = realm(served, ME, players=1)
    page = at_table(visit(link(made, 0)))
    begin(page)
    expect(page.locator("[data-region]")).to_have_count(60)
    there = int(page.locator(".region.open:not(.far)").first.get_attribute("data-region") or 0)
    before = moment(page)
    region(page, there).click()
    expect(region(page, there)).to_have_attribute("aria-pressed", "true")
    if not confirmable(page):  # more than walking can be done there
        offered = choices(page)
        offered.get_by_role("button", name=re.compile("Walk")).first.click()
    confirm(page)
    until(page, lambda: moment(page) == before + 1)
    name = region(page, there).get_attribute("aria-label") or ""
    hero = page.locator(".board[data-zone=hero-0] strong").inner_text()
    assert hero in name
    keep(page, pictures, "walked")
    no_sideways_scroll(page)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hero_at(page: Page, number: int) -> bool:
    """Whether my hero stands there."""
    hero = page.locator(".board[data-zone=hero-0] strong").inner_text()
    return hero in (region(page, number).get_attribute("aria-label") or "")


def test_a_far_region_is_walked_to_and_the_hero_is_dragged(served: Served, visit: Opener):
    """One click over several regions, one undo back, and the same by hand."""
    page = at_table(visit(link(realm(served, ME, players=1), 0), ask=False))
    begin(page)
    at = moment(page)
    far = int(page.locator(".region.far").last.get_attribute("data-region") or -1)
    region(page, far).dispatch_event("pointerenter")
    expect(page.locator(".omens .steps")).to_have_count(1)
    region(page, far).dispatch_event("click")
    until(page, lambda: moment(page) >= at + 2)
    until(page, lambda: hero_at(page, far))
    page.keyboard.press("u")
    until(page, lambda: moment(page) == at)
    assert not hero_at(page, far)
    near = page.locator(".region.open:not(.far)").first
    there = int(near.get_attribute("data-region") or -1)
    page.mouse.move(*middle(page.locator("[data-piece=figure-0]")))
    page.mouse.down()
    page.mouse.move(*middle(near), steps=6)
    expect(page.locator("[data-drop]")).to_have_count(1)
    page.mouse.up()
    until(page, lambda: hero_at(page, there))
    page.keyboard.press("u")
    until(page, lambda: moment(page) == at)
    page.mouse.move(*middle(page.locator("[data-piece=figure-0]")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".region.idle").first), steps=6)
    page.mouse.up()
    expect(page.get_by_role("alert")).to_contain_text("steps away")
    assert moment(page) == at


def test_the_board_keeps_its_size_whatever_is_asked_and_however_a_card_stirs(
    served: Served, visit: Opener
):
    page = at_table(visit(link(realm(served, ME, players=1), 0), ask=False))
    page.set_viewport_size({"width": 1366, "height": 768})
    begin(page)
    bar = page.get_by_role("region", name="What you can do now").bounding_box()
    assert bar is not None
    assert bar["height"] <= 60  # with two lines of prompt
    page.keyboard.press("n")
    page.evaluate(GROW)
    page.wait_for_timeout(200)
    expect(page.locator(".foe-kind .strike").first).to_be_visible()


def test_words_about_what_happens_stay_on_the_board(served: Served, visit: Opener):
    page = at_table(visit(link(realm(served, ME, players=1), 0), ask=False, motion=True))
    page.set_viewport_size({"width": 1366, "height": 768})
    page.get_by_role("button", name=re.compile("^Begin")).click()
    until(page, lambda: page.evaluate(LEFT) is not None)
    assert page.evaluate("window.told") >= 0


def test_a_region_speaks_of_its_dungeon_only_where_there_is_one(served: Served, visit: Opener):
    page = at_table(visit(link(realm(served, ME, players=1), 0)))
    begin(page)
    region(page, lit(page)[0]).hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    expect(tip).not_to_contain_text("dungeon")


def test_the_keyboard_goes_from_region_to_region(served: Served, visit: Opener):
    page = at_table(visit(link(realm(served, ME, players=1), 0)))
    begin(page)
    start = lit(page)[0]
    region(page, start).focus()
    page.keyboard.press("ArrowRight")
    now = page.evaluate("() => document.activeElement.dataset.region")
    assert now is not None
    assert int(now) != start
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("() => document.activeElement.dataset.region") is not None
    region(page, start).focus()
    page.keyboard.press("Enter")
    expect(region(page, start)).to_have_attribute("aria-pressed", "true")


def test_a_turn_ends_with_a_skull_in_the_tower(served: Served, visit: Opener):
    page = at_table(visit(link(realm(served, ME, players=1), 0)))
    begin(page)
    inside = page.locator(".wheel .inside")
    skulls = int(inside.text_content() or "0")
    choose(page, "End your turn")
    expect(inside).not_to_have_text(str(skulls))
    log = page.get_by_text("drops a skull into the Tower")
    expect(log.first).to_be_attached()


def test_a_phone_has_the_map_and_all_panels(served: Served, visit: Opener, pictures: Path | None):
    page = at_table(visit(link(realm(served, ME, players=1), 0), phone=True))
    expect(page.locator("[data-region]")).to_have_count(60)
    box = page.locator(".map").bounding_box()
    assert box is not None
    assert box["width"] > 340
    region(page, 22).tap()
    expect(page.locator("section.region")).to_contain_text("Inner Kinghills")
    for tab, zone in (
        ("tower", ".section"),
        ("quests", "[data-zone=quests]"),
        ("foes", "[data-zone=foes]"),
    ):
        page.locator(f"[data-tab={tab}]").tap()
        expect(page.locator(zone)).to_be_visible()
        keep(page, pictures, f"phone-{tab}")
        no_sideways_scroll(page)


# Cards to read, homes, prices, odds


def test_a_card_is_read_by_click_key_and_finger(
    served: Served, visit: Opener, pictures: Path | None
):
    """What cannot be picked now is read; what can be picked is read with the key I."""
    made = realm(served, ME, players=1)
    page = at_table(visit(link(made, 0)))
    begin(page)
    card = page.get_by_role("dialog")
    page.locator("[data-zone=foes] button").first.click()
    expect(card.get_by_text(re.compile("^Attributes: "))).to_be_visible()
    expect(card.get_by_text(re.compile("^A battle has 2 cards"))).to_be_visible()
    keep(page, pictures, "card")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator("[data-zone=market] button").first.focus()
    page.keyboard.press("Enter")
    expect(card).to_be_visible()
    expect(card.locator(".note")).not_to_be_empty()
    page.keyboard.press("Escape")
    page.locator("button[data-piece=board-0]").focus()
    page.keyboard.press("i")
    expect(card.locator("li")).to_have_count(5)
    phone = at_table(visit(link(made, 0), phone=True))
    phone.locator("[data-tab=foes]").tap()
    phone.locator("[data-zone=foes] button").first.tap()
    expect(phone.get_by_role("dialog").get_by_text(re.compile("^Attributes: "))).to_be_visible()
    keep(phone, pictures, "phone-card")
    no_sideways_scroll(phone)


def test_heroes_and_homes_are_read_before_they_are_chosen(
    served: Served, visit: Opener, pictures: Path | None
):
    """The hero on its card, the home by clicking its kingdom on the map."""
    made = new_table(served, ME, game="dark_tower", seed=5, options={"players": 1})
    page = at_table(visit(link(made, 0), ask=False))
    warlord = page.locator("[data-piece=hero-warlord]")
    expect(warlord).to_contain_text("After you reinforce, gain 6 warriors")
    keep(page, pictures, "heroes")
    warlord.click()
    home = page.locator("[data-piece=home-south]")
    expect(home).to_contain_text("Champion of the South")
    keep(page, pictures, "homes")
    assert len(lit(page)) == 60
    region(page, 40).click()
    expect(page.locator("[data-zone=homes]")).to_have_count(0)
    expect(page.locator(".kingdom.home")).to_have_text("South")


def test_what_cannot_be_paid_is_greyed_with_price_and_reason(
    served: Served, visit: Opener, pictures: Path | None
):
    def poor(match: Match) -> bool:
        asked = match.decision
        return asked is not None and offered(match, Free) and bool(match.missed(asked.actors[0]))

    match = reach(poor, players=1, data={"knobs.spirit": 0, "knobs.heroic_spirit": 0})
    page = at_table(visit(link(at(served, match, ME), 0)))
    missed = page.locator(".bar .missed")
    expect(missed).to_contain_text("Enhanced: spend")
    expect(missed).to_contain_text("costs")
    expect(missed).to_have_attribute("aria-disabled", "true")
    keep(page, pictures, "missed")
    before = moment(page)
    missed.click(force=True)
    rule = page.get_by_role("dialog", name="DT-REINFORCE-07")
    expect(rule).to_be_visible()
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    assert moment(page) == before
    expect(choices(page).locator(".missed")).to_contain_text("Enhanced: spend")


def test_heroic_actions_have_buttons_while_there_is_much_else_to_do(served: Served, visit: Opener):
    """Nobody has to guess that the building, the foe or the quest on the map is pressed."""

    def busy(match: Match) -> bool:
        assert match.decision is not None
        few = sum(isinstance(one, Cleanse | Fight) for one in match.decision.options) == 1
        return few and offered(match, Walk, EndTurn) and len(match.decision.options) > 9

    match = reach(busy, players=1)
    page = at_table(visit(link(at(served, match, ME), 0), ask=False))
    bar = page.locator(".bar .do")
    expect(bar.get_by_role("button", name=re.compile("^(Cleanse|Battle) "))).to_be_visible()


def test_the_towers_dungeon_does_not_lie_over_foes_and_quests(served: Served, visit: Opener):
    """It is in no region, so nothing that is pointed at shows it."""
    made = realm(served, ME, {"who": "bot", "name": "Bo"}, players=2, mode="competitive")
    page = at_table(visit(link(made, 0), ask=False))
    begin(page)
    while page.locator(".tale .buttons").count():
        page.keyboard.press("n")
    expect(page.locator("[data-zone=quests]")).to_be_visible()
    expect(page.locator(".glance")).to_have_count(0)


def test_cards_to_choose_from_are_read_where_they_are_chosen(
    served: Served, visit: Opener, pictures: Path | None
):
    """A virtue says what it gives before it is gained, and the map is not covered by bare cards."""
    match = reach(lambda match: offered(match, GainVirtue), data=STRONG, players=1)
    page = at_table(visit(link(at(served, match, ME), 0), ask=False))
    assert match.decision is not None
    while page.locator(".tale .buttons").count():  # a tale is read first
        page.keyboard.press("n")
    cards = page.locator(".choosing").get_by_role("button")
    expect(cards).to_have_count(len(match.decision.options))
    for card in cards.all():
        assert len(card.locator(".banner").inner_text()) > 10
    tray = page.locator(".tray .things").bounding_box()
    assert tray is not None
    assert tray["height"] < 130
    keep(page, pictures, "virtues")
    before = moment(page)
    cards.first.click()
    until(page, lambda: moment(page) > before)
    expect(page.locator(".choosing")).to_have_count(0)


def test_gear_that_a_battle_gives_is_read_before_it_is_taken(served: Served, visit: Opener):
    def given(match: Match) -> bool:
        return match.state.battle is not None and offered(match, TakeGear)

    match = reach(given, players=1)
    page = at_table(visit(link(at(served, match, ME), 0), ask=False))
    while page.locator(".tale .buttons").count():
        page.keyboard.press("n")
    cards = page.locator(".choosing").get_by_role("button")
    for card in cards.all():
        assert len(card.locator(".banner").inner_text()) > 10
    before = moment(page)
    cards.first.click()
    until(page, lambda: moment(page) > before)
    expect(page.locator(".choosing")).to_have_count(0)
    expect(page.locator("section.battle")).to_be_visible()


def test_a_finger_chooses_a_home_on_the_map_at_once(served: Served, visit: Opener):
    """The card of the region that is tapped comes into view only after the finger is lifted."""
    made = new_table(served, ME, game="dark_tower", seed=5, options={"players": 1})
    page = at_table(visit(link(made, 0), phone=True, ask=False))
    page.locator("[data-piece=hero-warlord]").tap()
    expect(page.locator("[data-zone=homes]")).to_be_visible(timeout=SLOW)
    region(page, 10).tap()
    expect(page.locator(".board[data-zone=hero-0]")).to_contain_text("Radiant Mountains")
    expect(page.locator("[data-zone=homes]")).to_have_count(0)


def test_the_odds_of_a_battle_are_told_before_it_begins(
    served: Served, visit: Opener, pictures: Path | None
):
    match = reach(lambda match: offered(match, Fight), players=1)
    page = at_table(visit(link(at(served, match, ME), 0), ask=False))
    before = moment(page)
    choices(page).get_by_role("button", name=re.compile("^Battle")).first.click()
    odds = page.get_by_role("list", name="Odds")
    expect(odds).to_contain_text(re.compile(r"battle cards; you bring \d+ advantage"))
    expect(odds).to_contain_text(re.compile(r"Warriors: .+ on average, .+ at worst"))
    keep(page, pictures, "odds")
    assert moment(page) == before
    confirm(page)
    expect(page.locator("section.battle")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_no_serious_problem(browser: Browser, served: Served, size: str):
    context = browser.new_context(
        base_url=served.url,
        viewport=PHONE if size == "phone" else DESKTOP,  # pyright: ignore
        reduced_motion="reduce",
        bypass_csp=True,  # for axe itself
    )
    page = context.new_page()
    page.goto(link(realm(served, ME, {"who": "bot", "bot": "random"}, players=2), 0))
    at_table(page)
    expect(page.locator("[data-region]")).to_have_count(60)
    backgrounds: set[str] = set()
    for scheme in ("dark", "light"):
        page.evaluate(f"document.documentElement.dataset.theme = '{scheme}'")
        backgrounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        assert serious(page) == []
    assert len(backgrounds) == 2
    context.close()


# Battles, dungeons, trades


def hero_numbers(page: Page, seat: int) -> list[int]:
    """A hero's warriors and spirit, as the page shows them."""
    shown = (page.locator(f"[data-piece={what}-{seat}]").first for what in ("warriors", "spirit"))
    return [int(number.inner_text()) for number in shown]


def fights(match: Match) -> bool:
    """A battle whose card can be improved twice, and then costs something."""
    battle = match.state.battle
    if battle is None or not offered(match, UseAdvantage, Accept) or battle.step < 3:
        return False
    if battle.free + battle.bought - battle.used < 2:
        return False
    before = match.state.heroes[0].warriors
    after = twin(match)
    for choice in (UseAdvantage(), UseAdvantage(), Accept()):
        if not offered(after, type(choice)):
            return False
        after.choose(choice)
    return after.state.heroes[0].warriors < before


def test_battle_cards_are_chosen_where_they_lie(served: Served, visit: Opener):
    match = reach(lambda match: offered(match, PickCard), players=1)
    page = at_table(visit(link(at(served, match, ME), 0), ask=False))
    while page.locator(".tale .buttons").count():
        page.keyboard.press("n")
    battle = match.state.battle
    assert battle is not None
    cards = page.locator("section.battle .deck button")
    lying = cards.count()
    assert lying == sum(isinstance(one, PickCard) for one in match.decision.options)  # type: ignore[union-attr]
    for left in range(battle.left - 1, -1, -1):
        before = moment(page)
        cards.last.click()
        until(page, lambda: moment(page) > before)  # noqa: B023
        if left:
            expect(cards).to_have_count(lying - (battle.left - left))
    expect(page.locator("section.battle .ladder")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_where_a_skull_of_a_battle_goes_is_asked_on_the_map(
    served: Served, visit: Opener, pictures: Path | None, phone: bool
):
    """The battle gives way to the map as long as the choice is there, and comes back."""
    match = reach(lambda one: one.state.battle is not None and offered(one, PlaceSkull), players=1)
    page = at_table(visit(link(at(served, match, ME), 0), phone=phone))
    while page.locator(".tale .buttons").count():
        page.keyboard.press("n")
    expect(page.locator("section.battle")).to_have_count(0)
    keep(page, pictures, f"skull-{phone}")
    spots = page.locator(".map .region.open")
    expect(spots.first).to_be_visible()
    left = spots.count()
    touch = page.touchscreen.tap if phone else page.mouse.click
    touch(*middle(spots.first))
    expect(page.locator(".map .region.picked")).to_be_visible()
    confirm(page)
    expect(spots).to_have_count(left - 1)


def test_a_card_gets_better_with_each_advantage_and_is_then_taken(
    served: Served, visit: Opener, pictures: Path | None
):
    match = reach(fights, players=1)
    page = at_table(visit(link(at(served, match, ME), 0)))
    fight = page.locator("section.battle")
    rung, free = fight.locator("li.here .rung"), fight.locator(".free")
    step, advantages = int(rung.inner_text()), int(free.inner_text())
    heroes, after = hero_numbers(page, 0), twin(match)
    for n in (1, 2):
        choose(page, "Use an advantage")
        expect(rung).to_have_text(str(step - n))
        expect(free).to_have_text(str(advantages - n))
        expect(fight.locator("li.passed")).to_have_count(5 - (step - n))
        assert hero_numbers(page, 0) == heroes
        after.choose(UseAdvantage())
    keep(page, pictures, "battle")
    battle = after.state.battle
    assert battle is not None
    expect(fight.locator(".deck .back")).to_have_count(battle.resolved + battle.left)
    close = page.locator(".closeup").bounding_box()
    assert close is not None
    assert close["width"] > DESKTOP["width"] / 3
    choose(page, "Accept the result")
    after.choose(Accept())
    hero = after.state.heroes[0]
    assert hero_numbers(page, 0) == [hero.warriors, hero.spirit]
    assert hero.warriors < heroes[0]
    battle = after.state.battle
    expect(fight).to_have_count(0 if battle is None else 1)
    if battle is not None:
        expect(fight.locator(".spent")).to_have_count(battle.resolved)


def test_a_dungeon_is_explored_on_its_map_to_its_end(
    served: Served, visit: Opener, pictures: Path | None
):
    match = reach(lambda m: offered(m, Explore), data=STRONG, players=1)
    page = at_table(visit(link(at(served, match, ME), 0)))
    choose(page, "Explore the")
    dungeon = page.locator("section.dungeon-map").filter(has=page.locator(".room.here"))
    expect(dungeon).to_be_visible()
    known = dungeon.locator(".room:not(.unknown)")
    entered = known.count()
    assert entered == 1  # the entrance
    for _ in range(ROOMS):
        until(page, lambda: waits(page))
        if dungeon.count() == 0:
            break
        lit = dungeon.locator(".room.open, .room.soft")
        if lit.count() == 0:
            play_on(page)
            continue
        before = moment(page)
        lit.first.click()
        confirm(page)
        until(page, lambda: moment(page) > before)  # noqa: B023
        if dungeon.count() > 0:
            assert known.count() == entered + 1
            entered += 1
            keep(page, pictures, f"dungeon-{entered}")
    expect(dungeon).to_have_count(0)
    assert entered > 1
    done = re.compile("Ada finishes the dungeon")
    expect(page.get_by_text(done).first).to_be_attached()


@pytest.mark.parametrize("answer", ["Agree", "Refuse"])
def test_a_trade_is_offered_in_one_browser_and_answered_in_the_other(
    served: Served, visit: Opener, pictures: Path | None, answer: str
):
    def meet(match: Match) -> bool:
        return offered(match, Trade) and match.state.heroes[match.state.active].warriors > 0

    match = reach(meet, players=2)
    mine = match.state.active
    made = at(served, match, *((ME, FRIEND) if mine == 0 else (FRIEND, ME)))
    ada, bo = (at_table(visit(link(made, seat))) for seat in (mine, 1 - mine))
    before = [hero_numbers(ada, seat) for seat in (0, 1)]
    choose(ada, "Trade with Bo")
    choose(ada, "Give 1 warrior")
    choose(ada, "Propose this trade")
    for page in (ada, bo):
        deal = page.locator("section.deal")
        expect(deal).to_contain_text("Ada", timeout=SLOW)
        expect(deal.get_by_role("button", name=re.compile("warriors.*1"))).to_be_visible()
        assert [hero_numbers(page, seat) for seat in (0, 1)] == before
    keep(bo, pictures, "trade")
    choose(bo, answer)
    passed = 1 if answer == "Agree" else 0
    wanted = [list(numbers) for numbers in before]
    wanted[mine][0] -= passed
    wanted[1 - mine][0] += passed
    for page in (ada, bo):
        until(page, lambda page=page: [hero_numbers(page, n) for n in (0, 1)] == wanted)
    until(bo, lambda: bo.locator("section.deal").count() == 0 or answer == "Agree")


# Looking ahead


def test_what_threatens_is_told_and_shown_on_the_map(
    served: Served, visit: Opener, pictures: Path | None
):
    def moves(match: Match) -> bool:
        if not offered(match, Walk):
            return False
        return any(isinstance(one.event, FoeMoved) for one in match.forecast(0).events)

    match = reach(moves, players=1)
    page = at_table(visit(link(at(served, match, ME), 0)))
    expect(page.locator(".omens .way")).to_have_count(0)
    page.keyboard.press("e")
    panel = page.get_by_role("region", name="Forecast")
    expect(panel.get_by_text("Turns left after this one")).to_be_visible(timeout=SLOW)
    expect(panel.get_by_text(f"{match.state.supply} skulls in the supply")).to_be_visible()
    expect(page.locator(".omens .way").first).to_be_attached()
    keep(page, pictures, "ahead")
    page.keyboard.press("Escape")
    expect(page.locator(".omens .way")).to_have_count(0)


# Hints


def test_a_hint_is_asked_for_and_taken(served: Served, visit: Opener):
    page = at_table(visit(link(realm(served, ME, players=1), 0)))
    begin(page)
    before = moment(page)
    page.get_by_role("banner").get_by_role("button", name="Hint", exact=True).click()
    hinted = page.locator(".what .hint")
    expect(hinted).to_be_visible(timeout=SLOW)
    assert moment(page) == before
    confirm(page)
    until(page, lambda: moment(page) == before + 1)
    expect(hinted).to_have_count(0)


def test_a_choice_counts_even_before_the_last_one_is_answered(served: Served, browser: Browser):
    """The news of a choice come before its answer. Whoever is quick chooses again in between."""

    def twice(match: Match) -> bool:
        if not offered(match, Confirm):
            return False
        after = twin(match)
        after.choose(Confirm())
        return after.decision is not None and offered(after, Confirm)

    made = at(served, reach(twice, players=1), ME)
    context = browser.new_context(
        base_url=served.url,
        viewport=DESKTOP,  # pyright: ignore
        reduced_motion="reduce",
    )
    page = context.new_page()
    held: list[str] = []

    def hold_answers(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"type":"done"' in str(message):
                held.append(str(message))
            else:
                route.send(message)

        server.on_message(pass_on)

    page.route_web_socket("**/ws/*", hold_answers)
    page.goto(link(made, 0))
    at_table(page)
    before = moment(page)
    for n in (1, 2):
        until(page, lambda: waits(page))
        page.keyboard.press("Enter")
        until(page, lambda n=n: moment(page) == before + n)
    assert len(held) == 2
    context.close()


# Whole games


def play_on(page: Page) -> None:
    """Do the only thing there is to do, or what a hint says."""
    if not confirmable(page):
        follow_hint(page)
        return
    before = moment(page)
    confirm(page)
    until(page, lambda: moment(page) > before or ended(page))


def play_to_the_end(pages: list[Page]) -> None:
    for _ in range(LONGEST):
        until(pages[0], lambda: any(waits(page) or ended(page) for page in pages), 3 * SLOW)
        if any(ended(page) for page in pages):
            break
        play_on(next(page for page in pages if waits(page)))
    for page in pages:
        until(page, lambda page=page: ended(page))


def test_two_people_and_a_bot_win_a_whole_game_together(
    served: Served, visit: Opener, pictures: Path | None
):
    """From the set-up to the battle with the adversary, with heroes who can afford it."""
    settings = {"heroes": "deal", "goal": "yana"}
    seats = (ME, FRIEND, {"who": "bot", "bot": "heuristic"})
    made = new_table(served, *seats, game="dark_tower", seed=2, options=settings, data=STRONG)
    pages = [at_table(visit(link(made, seat))) for seat in (0, 1)]
    play_to_the_end(pages)
    for number, page in enumerate(pages):
        expect(page.get_by_role("heading", name="Victory!")).to_be_visible()
        chart = page.get_by_role("img", name=re.compile("^Skulls in the supply: 24"))
        expect(chart).to_be_visible(timeout=SLOW)
        keep(page, pictures, f"won-{number}")


def test_who_waits_is_not_told_that_it_is_their_turn(served: Served, visit: Opener):
    made = realm(served, ME, FRIEND, players=2)
    ada, bo = (at_table(visit(link(made, seat))) for seat in (0, 1))
    begin(ada)
    waiting = bo.locator(".bar .waiting")
    expect(waiting).to_contain_text("Waiting for Ada")
    expect(waiting).to_contain_text("Banner, move, heroic action")
    expect(waiting).not_to_contain_text("Your turn")


def test_two_rivals_play_a_whole_game(served: Served, visit: Opener, pictures: Path | None):
    """From the set-up on, with one trial instead of three: whoever finds the relic, or is left, has
    won alone."""
    settings = {"heroes": "deal", "mode": "competitive"}
    data = {**STRONG, "knobs.trials_needed": 1}
    made = new_table(served, ME, FRIEND, game="dark_tower", seed=1, options=settings, data=data)
    pages = [at_table(visit(link(made, seat))) for seat in (0, 1)]
    play_to_the_end(pages)
    won = [page.get_by_role("heading", name="Victory!").count() for page in pages]
    lost = [page.get_by_role("heading", name="Defeat").count() for page in pages]
    assert sorted(won) == [0, 1]
    assert sorted(lost) == [0, 1]
    for number, page in enumerate(pages):
        keep(page, pictures, f"rivals-{number}")
