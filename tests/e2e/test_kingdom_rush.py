"""Kingdom Rush in real browsers: tiles laid by mouse, finger and keyboard; whole matches."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import rempart
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
from tests.e2e.test_conditions import serious
from tests.table.server import SOON, Served

BOT = {"who": "bot", "bot": "greedy"}
ACT = "Play and pass towers, activate your hero; then choose “Done”"
LAY = "Place the tile: on which cells?"
SITE = 53
"""A red site, f4: two hordes are diagonally left of it, on e3 and e5."""
PINNED = {
    "scenarios.s01.players.2.hordes": ["P01@1#5", "P07@1#7"],
    "scenarios.s01.players.2.piles": [["G", "G", "B", "E15", "B"], ["G", "B"]],
    "scenarios.s01.players.2.towers": ["ARC1", "ARC1", "ARC1", "ARC1"],
    "scenarios.s01.players.2.sites.R": [[5, 3]],
    "scenarios.s01.unlocked": ["fast", "big", "flying"],
}
"""So that no tuning of scenario 1 matters here: Tide of Ash has 12 enemies, in rows 1 to 3; Night
Wyverns have 9, of which the big one is in the middle, and a sign on A1 that cannot be covered."""
ALONE = {
    "scenarios.s01.players.1.hordes": ["G@1#2"],
    "scenarios.s01.players.1.piles": [["G", "G"], ["G", "G"]],
}
"""The same for somebody alone, who loses nothing in the first rounds."""
LONGEST = 900
"""Choices of people after which a match would have lasted too long."""


def scenario(served: Served, *seats: dict[str, str], number: str = "1", **wish: Any) -> Any:
    """A table where heroes and towers are dealt. With seed 8 and PINNED Ada has one tower."""
    settings = {"scenario": number, "start": "deal", **wish.pop("options", {})}
    wish = {"seed": 8, **wish}
    return new_table(served, *seats, game="kingdom_rush", options=settings, **wish)


def keep(page: Page, pictures: Path | None, name: str) -> None:
    if pictures:
        page.screenshot(path=pictures / f"kingdom-{name}.png")


def asked(page: Page, prompt: str) -> None:
    """Wait until this is what the page asks."""
    expect(page.get_by_role("heading", name=prompt)).to_be_visible(timeout=SLOW)


def horde(page: Page, name: str) -> Locator:
    """A horde on the map, whichever copy of its card."""
    return page.locator("[data-horde]").and_(
        page.get_by_role("button", name=re.compile(rf"^{name}( \(2\))?, "))
    )


def closeup(page: Page, name: str) -> Locator:
    """A horde from near."""
    return page.get_by_role("region", name=re.compile(f"^{name}"))


def come_near(page: Page, name: str) -> None:
    """Let another of the hordes come near that the tile can go on."""
    page.get_by_role("group", name="Hordes it can go on").get_by_role(
        "button", name=re.compile(f"^{name}")
    ).click()


def cell(page: Page, name: str) -> Locator:
    return page.locator(f".closeup [data-cell={name}]")


def entry(page: Page, label: str) -> Locator:
    return choices(page).get_by_role("button", name=label)


def after(page: Page, before: int) -> None:
    """Wait until something was chosen since `before`."""
    until(page, lambda: moment(page) > before)


def aim(page: Page) -> None:
    """Play the Archer Tower on f4 with the mouse; it shall face left, at both hordes."""
    asked(page, ACT)
    before = moment(page)
    page.locator("[data-zone=hand-0]").get_by_role("button", name=re.compile("Archer")).click()
    page.locator(f"[data-space='{SITE}']").click()
    confirm(page)
    after(page, before)
    before = moment(page)
    choices(page).get_by_role("button").first.click()
    confirm(page)
    after(page, before)
    asked(page, "Which way should it face?")


def test_a_tile_is_laid_with_the_mouse(visit: Opener, served: Served, pictures: Path | None):
    page = at_table(visit(link(scenario(served, ME, FRIEND, data=PINNED), 0)))
    aim(page)
    left = page.get_by_role("main").get_by_role("button", name="Face left")
    left.hover()
    expect(page.locator("[data-horde].aimed")).to_have_count(2)
    page.get_by_role("main").get_by_role("button", name="Face right").hover()
    expect(page.locator("[data-horde].aimed")).to_have_count(0)
    left.click()
    asked(page, LAY)
    before = moment(page)
    expect(horde(page, "Tide of Ash")).to_have_accessible_name(re.compile("12 enemies uncovered"))
    come_near(page, "Tide of Ash")
    near = closeup(page, "Tide of Ash")
    cell(page, "B2").hover()
    expect(near).to_contain_text("B2 C2: it fits")
    page.mouse.wheel(0, 100)
    expect(near).to_contain_text("B2 B3: it fits")
    keep(page, pictures, "laying")
    assert moment(page) == before
    cell(page, "B2").click()
    after(page, before)
    expect(horde(page, "Tide of Ash")).to_have_accessible_name(re.compile("10 enemies uncovered"))
    expect(horde(page, "Night Wyverns")).to_have_accessible_name(re.compile("9 enemies uncovered"))


def test_a_tile_is_laid_with_a_finger(visit: Opener, served: Served, pictures: Path | None):
    page = at_table(visit(link(scenario(served, ME, FRIEND, data=PINNED), 0), phone=True))
    asked(page, ACT)
    keep(page, pictures, "phone")
    # Reading from near and going back.
    horde(page, "Night Wyverns").tap()
    expect(closeup(page, "Night Wyverns")).to_be_visible()
    page.get_by_role("button", name="Back to the map").tap()
    expect(closeup(page, "Night Wyverns")).to_have_count(0)
    page.locator("[data-zone=hand-0]").get_by_role("button", name=re.compile("Archer")).tap()
    page.locator(f"[data-space='{SITE}']").tap()
    confirm(page)
    asked(page, "Which of its attacks?")
    keep(page, pictures, "phone-attacks")
    page.get_by_role("button", name=re.compile("along its arrows$")).first.tap()
    confirm(page)
    asked(page, "Which way should it face?")
    page.get_by_role("main").get_by_role("button", name="Face left").tap()
    asked(page, LAY)
    come_near(page, "Night Wyverns")
    near = closeup(page, "Night Wyverns")
    cell(page, "A2").tap()
    expect(near).to_contain_text("A2 B2: it fits")
    near.locator(".handle").tap()
    expect(near).to_contain_text("A2 A3: it fits")
    keep(page, pictures, "phone-laying")
    asked(page, LAY)
    expect(near.get_by_role("button", name="Place")).to_be_in_viewport()
    cell(page, "A2").tap()
    asked(page, ACT)
    expect(closeup(page, "Night Wyverns")).to_have_count(0)
    expect(horde(page, "Night Wyverns")).to_have_accessible_name(re.compile("7 enemies uncovered"))
    no_sideways_scroll(page)


def test_a_tile_is_laid_with_the_keyboard(visit: Opener, served: Served):
    page = at_table(visit(link(scenario(served, ME, FRIEND, data=PINNED), 0)))
    asked(page, ACT)
    before = moment(page)
    digit(page, "Play Archer Tower on f4")
    page.keyboard.press("Enter")
    after(page, before)
    before = moment(page)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    after(page, before)
    asked(page, "Which way should it face?")
    before = moment(page)
    page.keyboard.press("r")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-horde].aimed")).to_have_count(2)
    page.keyboard.press("Enter")
    after(page, before)
    asked(page, LAY)
    before = moment(page)
    page.keyboard.press("]")
    page.keyboard.press("[")
    near = closeup(page, "Tide of Ash")
    expect(near).to_contain_text(re.compile(r"A1 \w\d: it fits"))
    page.keyboard.press("ArrowDown")
    expect(near).to_contain_text(re.compile(r"A2 \w\d: it fits"))
    page.keyboard.press("r")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    after(page, before)
    asked(page, ACT)
    expect(horde(page, "Tide of Ash")).to_have_accessible_name(re.compile("10 enemies uncovered"))


BOMBARD = {**PINNED, "scenarios.s01.players.2.towers": ["ART1", "ART1", "ART1", "ART1"]}
"""A tower that lays a tile of one cell on each of the two hordes, first on Night Wyverns."""
LARGE = ((1280, 720), (1366, 768), (1536, 864), (1440, 900), (1920, 1080), (1024, 768), (683, 384))
PHONES = ((390, 844), (844, 390))
SMALLEST = 28
"""Pixels that a cell has at least."""


def imported(served: Served, match: Any, seat: int = 0) -> str:
    """The path to a table where a match goes on."""
    body = {"record": msgspec.json.decode(match.record().json())}
    answer = httpx.post(f"{served.url}/api/import", json=body, trust_env=False, timeout=SOON)
    assert answer.status_code == 201, answer.text
    return link({"friends": {}, **answer.json()}, seat)


def bombard() -> Any:
    """A match with the Dwarven Bombard on f4, towards the hordes: it asks for the first tile."""
    settings = {"players": 2, "scenario": "1", "start": "deal"}
    match = rempart.new("kingdom_rush", seed=8, data=BOMBARD, **settings)
    for kind, value in (("PlayTower", SITE), ("Face", 3)):
        assert match.decision is not None
        match.choose(
            next(
                option
                for option in match.decision.options
                if type(option).__name__ == kind and value in msgspec.structs.astuple(option)
            )
        )
    return match


def boxes(page: Page) -> dict[str, list[float]]:
    """Where the parts of the close-up are that a hand has to find."""
    return page.locator(".closeup").evaluate(
        """near => Object.fromEntries(
            ['[data-cell=A1]', '[data-cell=D4]', '[data-held]', '.do .primary', '.do .quiet']
                .map(one => [one, near.querySelector(one).getBoundingClientRect()])
                .map(([one, box]) => [
                    one, [box.x, box.y, box.width, box.height].map(Math.round)]))"""
    )


def fits_the_window(page: Page) -> None:
    """Cells are large enough, and nothing of the close-up is outside of it or of the window."""
    found = boxes(page)
    assert min(found["[data-cell=A1]"][2:]) >= SMALLEST, found
    outside = page.locator(".closeup").evaluate(
        """near => {
            const home = near.getBoundingClientRect();
            const inside = ({ left, right, top, bottom }, outer) =>
                left >= outer.left - 1 && right <= outer.right + 1 &&
                top >= outer.top - 1 && bottom <= outer.bottom + 1;
            const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
            const parts = [...near.querySelectorAll('button, h2, .told')];
            return inside(home, page)
                ? parts.filter(one => !one.closest('.others'))
                    .filter(one => !inside(one.getBoundingClientRect(), home))
                    .map(one => one.outerHTML)
                : ['the close-up'];
        }"""
    )
    assert outside == []


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def taken_back(page: Page) -> None:
    """Take both tiles back."""
    page.keyboard.press("u")
    expect(closeup(page, "Tide of Ash")).to_be_visible(timeout=SLOW)
    page.keyboard.press("u")
    expect(closeup(page, "Night Wyverns")).to_be_visible(timeout=SLOW)


def test_tiles_are_dragged_onto_the_card_at_every_size(visit: Opener, served: Served):
    """By mouse, then by keyboard; nothing shifts from one tile to the next, nor under them."""
    page = at_table(visit(imported(served, bombard())))
    first, second = closeup(page, "Night Wyverns"), closeup(page, "Tide of Ash")
    held = page.locator("[data-held]")
    ghost = page.locator(".closeup .coming")
    for width, height in LARGE:
        page.set_viewport_size({"width": width, "height": height})
        expect(first).to_be_visible(timeout=SLOW)
        fits_the_window(page)
        before = boxes(page)
        # On a sign it may not lie; the card says so, and nothing is laid.
        page.mouse.move(*middle(held))
        page.mouse.down()
        page.mouse.move(*middle(cell(page, "A1")), steps=4)
        expect(ghost).not_to_have_class(re.compile("legal"))
        page.mouse.up()
        expect(page.locator(".told.bad")).to_contain_text(re.compile("^A1: .*cover"), timeout=SLOW)
        page.mouse.move(*middle(held))
        page.mouse.down()
        page.mouse.move(*middle(cell(page, "B2")), steps=4)
        expect(ghost).to_have_class(re.compile("legal"))
        page.mouse.up()
        expect(second).to_be_visible(timeout=SLOW)
        assert boxes(page) == before
        page.mouse.move(1, 1)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        asked(page, ACT)
        expect(page.locator(".closeup")).to_have_count(0)
        taken_back(page)


def tap_until(page: Page, name: str, told: str) -> None:
    """Tap on a cell; once more if that came before the card had changed."""
    for _ in range(3):
        cell(page, name).tap()
        with contextlib.suppress(AssertionError):
            expect(page.locator(".told")).to_contain_text(told, timeout=SLOW / 5)
            return
    raise AssertionError(f"a tap on {name} does nothing")


def test_tiles_are_dragged_with_a_finger(visit: Opener, served: Served):
    page = at_table(visit(imported(served, bombard()), phone=True))
    first, second = closeup(page, "Night Wyverns"), closeup(page, "Tide of Ash")
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        expect(first).to_be_visible(timeout=SLOW)
        fits_the_window(page)
        before = boxes(page)
        side = before["[data-cell=A1]"][2]
        (x, y), (to_x, to_y) = middle(page.locator("[data-held]")), middle(cell(page, "B2"))
        touch("touchStart", x, y)
        for part in (0.3, 0.7, 1):
            # A finger covers what it drags, so that is shown above it.
            touch("touchMove", x + (to_x - x) * part, y + (to_y + side * 1.1 - y) * part)
        expect(page.locator(".closeup .coming.legal")).to_be_visible()
        touch("touchEnd")
        expect(second).to_be_visible(timeout=SLOW)
        assert boxes(page) == before
        tap_until(page, "C3", "C3: it fits")
        cell(page, "C3").tap()
        asked(page, ACT)
        taken_back(page)


EVERY_TOWER = [
    f"{family}{level}"
    for family in ("ARC", "MAG", "ART", "SOL")
    for level in ("1", "2", "3", "4a", "4b")
]


def workshop() -> Any:
    """A match in which somebody holds a tower of each kind, as many of them modified as can be."""
    sheet = "scenarios.s01.players.1"
    data = {**ALONE, f"{sheet}.towers": EVERY_TOWER, f"{sheet}.gold": 30}
    match = rempart.new("kingdom_rush", seed=8, data=data, players=1, scenario="1", start="deal")
    for kind in ("BlockColour", "Done", *("BuyModifier", "Stick") * 10):
        assert match.decision is not None
        found = [one for one in match.decision.options if type(one).__name__ == kind]
        if found:
            match.choose(found[0])
    return match


OVERFLOW = """() => [...document.querySelectorAll('.below .card')].flatMap((card) => {
    const home = card.getBoundingClientRect();
    const top = card.querySelector('.top').getBoundingClientRect();
    const parts = [...card.querySelectorAll('.name, .art, .range, .note, .marks, .stickers')];
    const out = parts.filter((part) => {
        const { left, right, top: over, bottom, width } = part.getBoundingClientRect();
        const within = part.matches('.name') ? top : home;
        const wide = left < home.left - 1 || right > home.right + 1;
        return width > 0 && (wide || over < within.top - 1 || bottom > within.bottom + 1);
    });
    return out.map((part) => `${card.ariaLabel}: ${part.className}`);
})"""


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_no_tower_overflows_its_card(visit: Opener, served: Served, lang: str):
    match = workshop()
    page = at_table_in(visit(imported(served, match), lang=lang))
    cards = page.locator(".hand .card")
    expect(cards).to_have_count(len(EVERY_TOWER), timeout=SLOW)
    expect(cards.locator(".marks").first).to_be_attached()
    for width, height in (*LARGE, *PHONES):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERFLOW) == [], (width, height)


def full_site() -> tuple[Any, int]:
    """Somebody alone has an Archer Tower on a site, and the Bombard and Barracks in hand; where."""
    data = {**ALONE, "scenarios.s01.players.1.towers": ["ARC1", "ART1", "SOL1"]}
    settings = {"players": 1, "scenario": "1", "start": "deal"}
    match = rempart.new("kingdom_rush", seed=8, data=data, **settings)
    assert match.decision is not None
    match.choose(match.decision.options[0])
    archer = next(one for one in match.decision.options if type(one).__name__ == "PlayTower")
    match.choose(archer)
    while not any(type(one).__name__ == "Done" for one in match.decision.options):
        match.choose(match.decision.options[-1])
    return match, archer.space


def test_a_full_site_says_so_and_offers_no_other_tower(visit: Opener, served: Served):
    """A soldier tower may stand beside the Archer Tower, the Bombard may not."""
    match, space = full_site()
    page = at_table(visit(imported(served, match), ask=False))
    asked(page, ACT)
    start = moment(page)
    bombard_card = page.locator("[data-zone=hand-0]").get_by_role(
        "button", name=re.compile("Bombard")
    )
    bombard_card.click()
    built = page.locator(f".space:has([data-space='{space}']) .tower")
    expect(built).not_to_have_class(re.compile(r"\b(open|soft|other)\b"))
    built.click()
    expect(page.get_by_role("alert")).to_contain_text("tower", timeout=SLOW)
    expect(bombard_card).to_have_attribute("aria-pressed", "true")
    assert moment(page) == start


def drag(page: Page, what: Locator, to: Locator) -> None:
    # What peeks over the edge rises when one points at it.
    for _ in range(2):
        box = what.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 40, box["y"] + 12)
        page.wait_for_timeout(400)
    page.mouse.down()
    page.mouse.move(*middle(to), steps=6)
    page.mouse.up()


def test_towers_and_heroes_are_dragged(visit: Opener, served: Served):
    page = at_table(visit(link(scenario(served, ME, FRIEND, data=PINNED), 0), ask=False))
    asked(page, ACT)
    tower = page.locator("[data-zone=hand-0]").get_by_role("button", name=re.compile("Archer"))
    # f3 is the other player's.
    drag(page, tower, page.locator("[data-space='37']"))
    expect(page.get_by_role("alert")).to_be_visible(timeout=SLOW)
    drag(page, tower, page.locator(f"[data-space='{SITE}']"))
    asked(page, "Which of its attacks?")
    expect(page.locator(f".space:has([data-space='{SITE}']) .tower")).to_be_visible()
    # Taken back, the hero comes in next to the exit.
    page.keyboard.press("u")
    asked(page, ACT)
    drag(page, page.locator("[data-zone=hero-0] .hero"), page.locator("[data-space='71']"))
    expect(page.locator(".map .hero.who-0")).to_be_visible(timeout=SLOW)


def test_a_close_up_says_where_a_horde_is_and_what_is_special_about_it(
    visit: Opener, served: Served
):
    page = at_table(visit(link(scenario(served, ME, FRIEND, data=PINNED), 0)))
    asked(page, ACT)
    horde(page, "Night Wyverns").click()
    near = closeup(page, "Night Wyverns")
    expect(near.get_by_role("heading")).to_have_text(re.compile("^Night Wyverns on e5"))
    flying = near.get_by_role("term").filter(has_text="Flying hordes")
    flying.get_by_role("button").click()
    expect(page.get_by_role("dialog", name="KR-ENEMY-13")).to_be_visible(timeout=SLOW)


ALONE_AT_7 = {"number": "7", "seed": 3}
"""A champion is on the path from the start, so there is a warning."""


def test_warnings_leave_the_map_free_and_abilities_are_there_when_asked_for(
    visit: Opener, served: Served, pictures: Path | None
):
    page = at_table(visit(link(scenario(served, ME, **ALONE_AT_7), 0), ask=False))
    page.set_viewport_size({"width": 1366, "height": 768})
    warning = page.locator(".danger")
    expect(warning.first).to_be_visible(timeout=SLOW)
    box, kingdom = warning.first.bounding_box(), page.locator(".map").bounding_box()
    assert box is not None
    assert kingdom is not None
    assert box["x"] >= kingdom["x"] + kingdom["width"]
    keep(page, pictures, "warning")
    choices(page).get_by_role("button").first.click()
    asked(page, ACT)
    # Folded away, the tray comes back for what can only be picked there.
    page.keyboard.press("t")
    ability = page.locator("[data-zone=hero-0] .ability").first
    expect(ability).not_to_be_in_viewport()
    page.get_by_role("button", name="Activate your hero").click()
    for _ in range(3):  # the move, where it faces, and what a hero may do before
        heading = page.get_by_role("heading", name="Attack, use an ability or rest")
        if not heading.count():
            before = moment(page)
            choices(page).get_by_role("button").last.click()
            after(page, before)
    page.keyboard.press("c")
    asked(page, "Attack, use an ability or rest")
    keep(page, pictures, "abilities")
    expect(ability).to_be_in_viewport(ratio=1, timeout=SLOW)


def test_on_a_phone_a_warning_leaves_the_hearts_free_and_abilities_are_whole(
    visit: Opener, served: Served
):
    page = at_table(visit(link(scenario(served, ME, **ALONE_AT_7), 0), phone=True))
    warning, strip = page.locator(".danger").first, page.locator(".kingdom .strip")
    expect(warning).to_be_visible(timeout=SLOW)
    over, below = strip.bounding_box(), warning.bounding_box()
    assert over is not None
    assert below is not None
    assert below["y"] >= over["y"] + over["height"]
    abilities = page.locator("[data-zone=hero-0] .more")
    expect(abilities.locator(".ability")).not_to_have_count(0)
    assert abilities.evaluate("row => row.scrollWidth <= row.clientWidth")


def test_the_tray_gives_way_while_a_picked_tower_waits_for_its_site(visit: Opener, served: Served):
    """The mouse is still over the tray, which would cover the lowest sites and the way to them."""
    page = at_table(visit(link(scenario(served, ME, FRIEND, data=PINNED), 0), ask=False))
    page.set_viewport_size({"width": 1366, "height": 768})
    asked(page, ACT)
    tray = page.locator("section.tray")

    def top() -> float:
        box = tray.bounding_box()
        assert box is not None
        return box["y"]

    low = top() - 40  # The action bar grows by a line or two.
    card = page.locator("[data-zone=hand-0]").get_by_role("button", name=re.compile("Archer"))
    card.hover(position={"x": 40, "y": 12})
    until(page, lambda: top() < low)
    card.click(position={"x": 40, "y": 12})
    until(page, lambda: top() > low)
    edge = card.bounding_box()
    assert edge is not None
    page.mouse.move(edge["x"] + 40, edge["y"] + 12)
    page.wait_for_timeout(300)
    assert top() > low
    page.keyboard.press("Escape")
    until(page, lambda: top() < low)


def test_rows_without_cards_have_no_titles(visit: Opener, served: Served):
    """Without abilities to choose in scenario 1, their row is not there beside the bench heroes;
    these are gone once the bench is full."""
    wish: dict[str, Any] = {
        "game": "kingdom_rush",
        "options": {"scenario": "1", "difficulty": "easy"},
    }
    page = at_table(visit(link(new_table(served, ME, **wish), 0), ask=False))
    page.locator("[data-zone=heroes] .card").first.click()
    asked(page, "Which heroes sit on the bench? Each helps only once")
    expect(page.locator("[data-zone=abilities-0]")).to_have_count(0)
    for _ in range(2):
        before = moment(page)
        page.locator("[data-zone=heroes] .card").first.click()
        after(page, before)
    asked(page, "Easy: improve starting towers by one level")
    expect(page.locator("[data-zone=bench]")).to_be_visible()
    expect(page.locator("[data-zone=heroes]")).to_have_count(0)


def test_a_tip_waits_until_the_mouse_moves(visit: Opener, served: Served):
    page = at_table(visit(link(scenario(served, ME, FRIEND, data=PINNED), 0), ask=False))
    asked(page, ACT)
    page.locator("[data-zone=hand-0]").get_by_role("button", name=re.compile("Archer")).click()
    x, y = middle(page.locator(f"[data-space='{SITE}']"))
    tip = page.get_by_role("tooltip")
    # Of a picked tower the range is shown; a tip would cover the hordes in it.
    page.mouse.move(x - 9, y)
    page.mouse.move(x, y)
    expect(page.locator("[data-space].aimed")).not_to_have_count(0)
    page.wait_for_timeout(600)
    expect(tip).to_have_count(0)
    page.mouse.click(x, y)
    asked(page, "Which of its attacks?")
    page.wait_for_timeout(600)
    expect(tip).to_have_count(0)
    page.mouse.move(x + 14, y)
    expect(tip).to_be_visible(timeout=SLOW)


def test_a_dragged_hero_walks_on_after_the_animation(visit: Opener, served: Served):
    table = scenario(served, ME, FRIEND, data=PINNED)
    page = at_table(visit(link(table, 0), ask=False, motion=True))
    asked(page, ACT)
    drag(page, page.locator("[data-zone=hero-0] .hero"), page.locator("[data-space='71']"))
    expect(page.locator(".map .hero.who-0")).to_be_visible(timeout=SLOW)


def test_whoever_plays_two_heroes_changes_between_them_at_their_names(
    visit: Opener, served: Served
):
    table = scenario(served, ME, ME, data=PINNED)
    page = at_table(visit(link(table, 0)))
    page.goto(link(table, 1))
    at_table(page)
    page.goto(link(table, 0))
    at_table(page)
    expect(page.locator("[data-zone=hand-0]")).to_be_visible()
    page.get_by_role("button", name="View as this player").click()
    expect(page.locator("[data-zone=hand-1]")).to_be_visible(timeout=SLOW)


def test_what_is_left_and_where_things_are_can_be_seen(visit: Opener, served: Served):
    page = at_table(visit(link(scenario(served, ME, FRIEND, data=PINNED), 0)))
    expect(page.locator(".label").get_by_text("f", exact=True)).to_be_visible(timeout=SLOW)
    names = page.get_by_role("button", name="Map coordinates")
    names.click()
    expect(page.locator(".label")).to_have_count(0)
    page.reload()
    expect(names).to_have_attribute("aria-pressed", "false", timeout=SLOW)
    names.click()
    expect(page.locator(".label").first).to_be_visible()
    page.get_by_role("button", name="What is left").click()
    dialog = page.get_by_role("dialog", name="What is left")
    expect(dialog).to_contain_text("Spawn pile 1: 5")
    expect(dialog).to_contain_text("Towers in the supply")
    expect(dialog).to_contain_text("Tiles in the supply")
    expect(dialog).to_contain_text("Soldiers in the supply")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_card_introduces_what_is_new_once_and_on_request(visit: Opener, served: Served):
    made = scenario(served, ME, FRIEND, data=PINNED)
    page = at_table(visit(link(made, 0), introduce=True))
    card = page.get_by_role("dialog", name=re.compile("^New here"))
    expect(card).to_be_visible(timeout=SLOW)
    for part in ("Hordes", "The Last Stand", "Magic flowers"):
        expect(card.get_by_role("heading", name=part, exact=True)).to_be_visible()
    card.get_by_role("button", name="Let's go").click()
    expect(card).to_have_count(0)
    page.reload()
    at_table(page)
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible(timeout=SLOW)
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="New here").click()
    expect(card).to_be_visible(timeout=SLOW)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_two_people_want_the_same_hero(visit: Opener, served: Served):
    """Who is too late is asked again, and nothing breaks."""
    made = scenario(served, ME, FRIEND, options={"start": "choose"})
    ada, bo = (at_table(visit(link(made, seat))) for seat in (0, 1))
    for page in (ada, bo):
        page.locator("[data-zone=heroes]").get_by_role("button", name=re.compile("Bruxa")).click()
        expect(page.get_by_role("button", name=re.compile("^Confirm"))).to_be_visible()
    confirm(ada)
    expect(
        bo.locator("[data-zone=heroes]").get_by_role("button", name=re.compile("Bruxa"))
    ).to_have_count(0, timeout=SLOW)
    expect(bo.get_by_role("button", name=re.compile("^Confirm"))).to_have_count(0)
    bo.locator("[data-zone=heroes]").get_by_role("button", name=re.compile("Saitam")).click()
    confirm(bo)
    expect(bo.locator("[data-zone=hero-1]")).to_contain_text("Saitam", timeout=SLOW)


def at_table_in(page: Page) -> Page:
    """Wait until the table is there, in any language."""
    expect(page.locator("main.board")).to_be_visible(timeout=SLOW)
    return page


def digit(page: Page, label: str) -> None:
    """Press the number of a choice."""
    names = choices(page).get_by_role("button").all_inner_texts()
    page.keyboard.press("Escape")
    at = next(n for n, name in enumerate(names) if label in name)
    page.keyboard.press(str(at + 1))


def test_where_a_tile_cannot_lie_the_board_says_why(visit: Opener, served: Served):
    page = at_table(visit(link(scenario(served, ME, FRIEND, data=PINNED), 0)))
    aim(page)
    page.get_by_role("main").get_by_role("button", name="Face left").click()
    asked(page, LAY)
    before = moment(page)
    come_near(page, "Night Wyverns")
    near = closeup(page, "Night Wyverns")
    cell(page, "A1").hover()
    expect(near.locator(".told")).to_contain_text(re.compile("A1 B1: .*cover"), timeout=SLOW)
    expect(near.get_by_role("button", name="Place")).to_be_disabled()
    cell(page, "A1").click()
    page.wait_for_timeout(300)
    assert moment(page) == before
    cell(page, "B1").hover()
    expect(near.locator(".told")).to_contain_text("B1 C1: it fits")


def test_what_phase_4_will_do_is_shown_on_the_map(visit: Opener, served: Served):
    data = {**PINNED, "scenarios.s01.players.2.hordes": ["G@1#10", "P01@1#3"]}
    page = at_table(visit(link(scenario(served, ME, FRIEND, data=data), 0)))
    asked(page, ACT)
    leaving = page.locator("[data-horde]").and_(
        page.get_by_role("button", name=re.compile(", h5, .*will escape"))
    )
    expect(leaving).to_have_count(0)
    page.keyboard.press("e")
    expect(leaving).to_have_count(1)
    cost = re.search(r"♥ (\d)", leaving.get_attribute("aria-label") or "")
    assert cost is not None
    expect(page.locator(".losing")).to_have_text(f"−{cost[1]}")
    expect(page.get_by_role("button", name=re.compile("will escape"))).to_have_count(1)
    expect(page.locator("g.way.certain")).to_have_count(1)


def test_what_happened_is_shown_and_ends_as_it_is(visit: Opener, served: Served):
    """With motion: the board tells it, can be skipped, and then shows what the server has."""
    page = at_table(visit(link(scenario(served, ME, data=ALONE), 0)))
    before = moment(page)
    choices(page).get_by_role("button").first.click()
    confirm(page)
    after(page, before)
    asked(page, ACT)
    page.emulate_media(reduced_motion="no-preference")
    skip = page.get_by_role("button", name="Skip", exact=True)
    entry(page, "Done").click()
    confirm(page)
    expect(skip).to_be_visible(timeout=SLOW)
    until(page, lambda: waits(page) and skip.count() == 0)
    shown = all_names(page)
    page.reload()
    at_table(page)
    until(page, lambda: all_names(page) == shown)


def all_names(page: Page) -> list[str]:
    """What everything on the map is called, with its numbers."""
    return page.locator(".map").evaluate(
        "map => [...map.querySelectorAll('[aria-label]')].map(node => node.ariaLabel)"
    )


def test_the_tutorial_is_found_on_the_shelf_and_teaches(visit: Opener, pictures: Path | None):
    """From the box to a tower that has dealt damage, and on to the end by following hints: the
    strict prologue is won, and no round is played again."""
    page = visit("/")
    page.get_by_role("button", name=re.compile("^Learn it by playing.*Kingdom Rush")).click()
    at_table(page)
    goal = page.get_by_role("region", name="Goal")
    expect(goal).to_contain_text("Choose a hero", timeout=SLOW)
    while goal.get_by_text("Round 1: play every tower").count() == 0:
        follow_hint(page)
    struck = page.locator("[data-progress=goal-struck]")
    expect(struck).to_contain_text("0 of 4")
    expect(goal).to_contain_text("Pick a tower from your hand")
    keep(page, pictures, "tutorial")
    while "0 of 4" in struck.inner_text():
        follow_hint(page)
    expect(struck).to_contain_text("1 of 4")
    for _ in range(LONGEST):
        until(page, lambda: waits(page) or ended(page), 3 * SLOW)
        if ended(page):
            break
        follow_hint(page)
    expect(page.get_by_role("heading", name="Victory!")).to_be_visible()
    expect(page.get_by_text("is missed")).to_have_count(0)


def test_on_a_phone_the_goal_can_be_folded(visit: Opener, served: Served):
    page = at_table(visit(link(scenario(served, ME, number="prologue"), 0), phone=True))
    goal = page.get_by_role("region", name="Goal")
    fold = goal.get_by_role("button", name="Round 1: play every tower", expanded=True)
    expect(goal).to_contain_text("Pick a tower from your hand", timeout=SLOW)
    expect(goal.locator("[data-progress]")).to_contain_text("0 of 4")
    fold.tap()
    expect(goal).not_to_contain_text("Pick a tower from your hand")
    expect(goal.locator("[data-progress]")).to_contain_text("0 of 4")
    no_sideways_scroll(page)


def test_the_prologue_is_played_from_start_to_end(
    visit: Opener, served: Served, pictures: Path | None
):
    made = scenario(served, ME, BOT, number="prologue", options={"strict_tutorial": False})
    page = at_table(visit(link(made, 0)))
    for n in range(LONGEST):
        until(page, lambda: waits(page) or ended(page), 3 * SLOW)
        if ended(page):
            break
        follow_hint(page)
        if n == 20:
            keep(page, pictures, "prologue")
    expect(page.get_by_role("heading", name=re.compile("^(Victory!|Defeat)$"))).to_be_visible()


def test_what_is_picked_stays_picked_while_another_player_acts(visit: Opener, served: Served):
    made = scenario(served, ME, FRIEND, data=PINNED)
    ada, bo = (at_table(visit(link(made, seat))) for seat in (0, 1))
    for page in (ada, bo):
        asked(page, ACT)
        page.get_by_role("button", name="Done", exact=True).first.click()
        expect(page.get_by_role("button", name=re.compile("^Confirm"))).to_be_visible()
    before = moment(ada)
    confirm(bo)
    until(ada, lambda: moment(ada) > before)
    confirm(ada)
    until(ada, lambda: moment(ada) > before + 1)


def test_two_people_play_a_whole_scenario(visit: Opener, served: Served, pictures: Path | None):
    made = scenario(served, ME, FRIEND, options={"difficulty": "easy"})
    pages = [at_table(visit(link(made, seat))) for seat in (0, 1)]
    for n in range(LONGEST):
        until(pages[0], lambda: any(waits(page) or ended(page) for page in pages), 3 * SLOW)
        if any(ended(page) for page in pages):
            break
        follow_hint(next(page for page in pages if waits(page)))
        if n == 60:
            keep(pages[0], pictures, "middle")
    for page in pages:
        until(page, lambda page=page: ended(page))
    keep(pages[0], pictures, "end")


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
    page.goto(link(scenario(served, ME, BOT, FRIEND, number="3"), 0))
    expect(page.locator("[data-horde]").first).to_be_visible(timeout=SLOW)
    card = page.get_by_role("dialog")
    expect(card).to_be_visible(timeout=SLOW)
    problems = serious(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    no_sideways_scroll(page)
    problems += serious(page)
    page.locator("[data-horde]").first.click()
    expect(page.locator(".closeup")).to_be_visible()
    problems += serious(page)
    context.close()
    assert problems == []
