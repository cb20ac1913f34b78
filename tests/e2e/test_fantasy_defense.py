"""Fantasy: Defense in real browsers: its own board, by mouse and finger."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import rempart
from tests.e2e.conftest import Opener
from tests.e2e.people import (
    FRIEND,
    ME,
    SLOW,
    at_table,
    link,
    moment,
    new_table,
    until,
    wait_for_moment,
)
from tests.table.server import Served

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (1024, 768)]


def siege(served: Served, *seats: dict[str, str], **settings: Any) -> dict[str, Any]:
    """A table: with one seat, invaders at the gates 1, 2 and 7."""
    settings = {"players": len(seats), "faction": "elves", **settings}
    return new_table(served, *seats, seed=9, options=settings)


def gate(page: Page, name: str, who: str = "Ada") -> Locator:
    """A gate as a whole, with all that is at it."""
    button = page.get_by_role("button", name=re.compile(rf"^{who}'s wall, {name},"))
    return page.locator(".gate").filter(has=button)


def held(page: Page, name: str) -> Locator:
    """A card that I hold or that lies ready."""
    return page.locator(".hand").get_by_role("button", name=re.compile(name)).first


def badge(page: Page, name: str) -> str:
    """What a gate's badge shows: 7 : 9."""
    return " : ".join(gate(page, name).locator(".battle .num").all_inner_texts())


def carry(page: Page, what: Locator, onto: Locator) -> None:
    """Drag something onto something else."""
    what.hover(position={"x": 20, "y": 20})
    page.mouse.down()
    box = onto.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{name}")).first.click()


def test_a_turn_by_mouse(visit: Opener, served: Served):
    """Drag, preview, discard, fight: everything where a hand would do it."""
    page = at_table(visit(link(siege(served, ME), 0), ask=False))
    # A pick shows how each gate would stand, as the server says, before anything is chosen.
    held(page, "Guardian").click(position={"x": 20, "y": 20})
    expect(gate(page, "1").locator(".battle.would")).to_be_visible(timeout=SLOW)
    assert (badge(page, "1"), badge(page, "2")) == ("7 : 9", "8 : 15")
    expect(gate(page, "3").locator(".battle")).to_have_count(0)
    assert moment(page) == 0
    page.keyboard.press("Escape")
    expect(page.locator(".battle.would")).to_have_count(0)
    # A card to its gate; a unit to the next gate; where it may not go, it says why.
    carry(page, held(page, "Guardian"), gate(page, "1"))
    wait_for_moment(page, 1)
    carry(page, held(page, "Blade Dancer"), gate(page, "1"))
    wait_for_moment(page, 2)
    assert badge(page, "1") == "12 : 9"
    unit = gate(page, "1").get_by_role("button", name=re.compile("^Blade Dancer"))
    carry(page, unit, gate(page, "4"))
    why = page.get_by_text("gate 4 is not next to the unit's gate").first
    expect(why).to_be_visible(timeout=SLOW)
    assert moment(page) == 2
    page.keyboard.press("Escape")
    carry(page, unit, gate(page, "2"))
    wait_for_moment(page, 3)
    assert badge(page, "2") == "6 : 15"
    # A spell to its target: cast and aimed in one go, and taken back in one.
    carry(page, held(page, "Blazing Spirit"), gate(page, "2").locator(".invader"))
    wait_for_moment(page, 5)
    assert badge(page, "2") == "6 : 8"
    page.keyboard.press("u")
    wait_for_moment(page, 3)
    # A card to the discard pile.
    carry(page, held(page, "Scout"), gate(page, "7"))
    wait_for_moment(page, 4)
    press(page, "End your strategy")
    wait_for_moment(page, 5)
    # In battle, whoever stands in a glowing gate is meant as the gate.
    gate(page, "1").get_by_role("button", name=re.compile("^Guardian")).click()
    wait_for_moment(page, 6)
    expect(page.get_by_role("img", name="Morale: 18 / 20")).to_be_visible(timeout=SLOW)


def test_what_is_left_in_the_piles(visit: Opener, served: Served):
    page = at_table(visit(link(siege(served, ME), 0), ask=False))
    page.get_by_role("button", name=re.compile("^Invaders to come")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="elites")).to_be_visible()
    ogre = dialog.get_by_role("listitem").filter(has=page.get_by_text("Ogre", exact=True))
    expect(ogre).to_contain_text("loot 4, comes from the right")
    expect(dialog.get_by_role("listitem").filter(has_text="Wolf Rider")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name=re.compile("^30 Deck")).press("Enter")
    counts = [int(text.rstrip("×")) for text in dialog.locator(".count").all_inner_texts()]
    assert sum(counts) == 30


STORY = """() => {
  window.told = [];
  const see = () => {
    const words = document.querySelector('.caption span')?.textContent
      ?? document.querySelector('.fd > .card p')?.textContent;
    const seen = [
      words,
      document.querySelectorAll('.gate .invader').length,
      document.querySelectorAll('.hand.main [data-piece]').length,
    ];
    const last = window.told.at(-1);
    if (words && JSON.stringify(last) !== JSON.stringify(seen)) window.told.push(seen);
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(see).observe(document.body, all);
}"""


def test_what_happens_is_shown_one_thing_after_the_other(visit: Opener, served: Served):
    """Plunder, losses, five draws, the next turn and its invaders: each is seen for itself."""
    page = at_table(visit(link(siege(served, ME), 0), ask=False))
    press(page, "End your strategy")
    wait_for_moment(page, 1)
    for n in (2, 3):
        page.locator(".hand.main").get_by_role("button").first.click(position={"x": 20, "y": 20})
        wait_for_moment(page, n)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(STORY)
    press(page, r"Fight at all gates \(3\)")
    until(page, lambda: moment(page) > 3)
    expect(page.locator(".caption")).to_be_visible(timeout=SLOW)
    expect(page.locator(".caption")).to_have_count(0, timeout=SLOW)
    told: list[tuple[str, int, int]] = [tuple(one) for one in page.evaluate("window.told")]
    words = [text for text in dict.fromkeys(text for text, _, _ in told) if "phase." not in text]
    assert words == [
        "Gate 1 is undefended: Wolf Rider plunders.",
        "Morale falls by 3 to 17.",
        "Gate 2 is undefended: Orc Pillager plunders.",
        "Morale falls by 4 to 13.",
        "Gate 7 is undefended: Orc Raider plunders.",
        "Morale falls by 4 to 9.",
        words[6],
        "Turn 2 begins.",
        *words[8:11],
    ]
    assert words[6].startswith("Ada draws: ")
    assert all(" besieges gate " in text for text in words[8:11])
    assert [hand for text, _, hand in told if text == words[6]][-5:] == [3, 4, 5, 6, 7]
    assert {foes for text, foes, _ in told if text == words[9]} == {4, 5}
    assert len(page.locator(".gate .invader").all()) == 6
    # It can be seen again, and skipped.
    page.keyboard.press("p")
    expect(page.locator(".caption")).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".caption")).to_have_count(0)
    assert len(page.locator(".gate .invader").all()) == 6


def test_who_goes_first_is_told(visit: Opener, served: Served):
    made = siege(served, ME, FRIEND)
    page = at_table(visit(link(made, 0)))
    other = at_table(visit(link(made, 1)))
    shown = {one: one.locator(".partner .first").count() > 0 for one in (page, other)}
    assert sorted(shown.values()) == [False, True]
    who = "Bo" if shown[page] else "Ada"
    for one in (page, other):
        expect(one.get_by_text(f"Turn 1: {who} goes first")).to_be_visible()


NAMES = """(names) => {
  const faults = [];
  const kinds = ['.unit', '.invader', '.hand .card:not(.spell)', '.hand .card.spell'];
  for (const place of kinds.flatMap((kind) => document.querySelector(`${kind} .name`) ?? [])) {
    const piece = place.closest('.piece');
    const value = piece.querySelector('.value');
    if (getComputedStyle(place).display === 'none' || place.offsetWidth < 2) continue;
    const before = place.textContent;
    for (const name of piece.matches('.invader') ? names.invader : names.card) {
      place.textContent = name;
      place.classList.toggle('long', name.length > 14 || /\\p{L}{9}/u.test(name));
      const range = document.createRange();
      range.selectNodeContents(place);
      const text = range.getBoundingClientRect();
      const box = piece.getBoundingClientRect();
      const number = value?.getBoundingClientRect();
      const out = text.left < box.left - 1 || text.right > box.right + 1 || text.top < box.top - 1;
      const under = number && text.right > number.left + 1 && text.left < number.right - 1;
      const letter = parseFloat(getComputedStyle(place).fontSize);
      const cut = place.scrollHeight > place.clientHeight + letter / 2;
      if (out || under || cut) faults.push(`${piece.className}: ${name} ${out} ${under} ${cut}`);
    }
    place.textContent = before;
  }
  return faults;
}"""


def names(language: str) -> dict[str, list[str]]:
    """The names of all cards and invaders."""
    text = rempart.game("fantasy_defense").text(language)
    return {kind: list(text.section(kind).values()) for kind in ("card", "invader")}


@pytest.mark.parametrize("players", [1, 2])
def test_everything_is_seen_and_can_be_hit(visit: Opener, served: Served, players: int):
    """At every size: no scrolling, whole names, cards that grow, nothing too small to be hit."""
    seats = [ME, FRIEND][:players]
    page = at_table(visit(link(siege(served, *seats), 0), ask=False))
    page.keyboard.press("Escape")
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    if page.locator(".hand.main .open").count():
        carry(page, held(page, "Guardian"), gate(page, "1"))
        wait_for_moment(page, 1)
    widths: list[float] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(120)
        for language in ("en", "fr"):
            assert page.evaluate(NAMES, names(language)) == []
        assert too_small(page, 28) == []
        assert (
            page.evaluate(
                "() => [...document.querySelectorAll('.stage, .fd')].filter(node =>"
                " node.scrollHeight > node.clientHeight + 1).map(node => node.className)"
            )
            == []
        )
        box = page.locator(".invader").first.bounding_box()
        assert box is not None
        widths.append(box["width"])
    assert widths[2] > widths[0] * 1.25


def too_small(page: Page, least: int) -> list[str]:
    """What can be pressed on the board, and is smaller than that."""
    return page.evaluate(
        "least => [...document.querySelectorAll('.fd button')].filter(node => {"
        " const { width, height } = node.getBoundingClientRect();"
        " return width > 0 && Math.min(width, height) < least;"
        " }).map(node => `${node.className} ${node.ariaLabel}`)",
        least,
    )


def test_a_finger_drags_a_card_to_its_gate(visit: Opener, served: Served):
    page = at_table(visit(link(siege(served, ME), 0), phone=True, ask=False))
    assert too_small(page, 40) == []
    card, target = held(page, "Guardian").bounding_box(), gate(page, "1").bounding_box()
    assert card is not None
    assert target is not None
    touch(page, (card["x"] + 40, card["y"] + 60), (target["x"] + 25, target["y"] + 120))
    there = gate(page, "1").get_by_role("button", name=re.compile("^Guardian"))
    expect(there).to_be_visible(timeout=SLOW)


def touch(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw a finger over the page."""
    session = page.context.new_cdp_session(page)

    def send(kind: str, at: tuple[float, float] | None) -> None:
        points = [] if at is None else [{"x": at[0], "y": at[1]}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", start)
    for n in range(1, 9):
        x = start[0] + (end[0] - start[0]) * n / 8
        y = start[1] + (end[1] - start[1]) * n / 8
        send("touchMove", (x, y))
    send("touchEnd", None)
