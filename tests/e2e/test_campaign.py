"""The campaign in real browsers: the map, and two people from one battle to the next."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from rempart.kernel import Match, Record
from rempart.table import messages as m
from tests.battles import KINGDOM, victory
from tests.e2e.conftest import DESKTOP, Opener
from tests.e2e.people import FRIEND, ME, SLOW, at_table, new_table, no_sideways_scroll
from tests.e2e.test_conditions import serious
from tests.table.server import Player, Served, run

MAP = "/campaign/kingdom_rush"
WON = KINGDOM.code({"s01": {"hard": [], "iron": []}, "s02": {"easy": []}})


def keep(page: Page, pictures: Path | None, name: str) -> None:
    if pictures:
        page.screenshot(path=pictures / f"campaign-{name}.png")


def flag(page: Page, name: str) -> Any:
    """The flag of a battle on the map."""
    return page.get_by_role("button", name=re.compile(name))


def bring(page: Page, code: str) -> None:
    """Add the progress of a code."""
    page.get_by_role("button", name="Move progress").click()
    page.get_by_role("textbox", name="Code").fill(code)
    page.get_by_role("button", name="Add", exact=True).click()


# The map


def test_the_map_by_keyboard(visit: Opener, pictures: Path | None):
    page = visit(MAP)
    first = flag(page, "^1. Blooming Threats, open, 0 of 5 stars")
    expect(first).to_have_attribute("aria-current", "true", timeout=SLOW)
    first.focus()
    page.keyboard.press("ArrowRight")
    second = flag(page, "^2. The Chief's Toll, locked")
    expect(second).to_be_focused()
    expect(page.get_by_text("Opens when you have won: 1. Blooming Threats")).to_be_visible()
    expect(page.get_by_role("button", name="Fight")).to_be_disabled()
    page.keyboard.press("Home")
    expect(page.get_by_role("heading", name="Prologue: Enemies on the Horizon")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name=re.compile("^Standard"))).to_be_checked()
    expect(page.get_by_role("radio", name=re.compile("^Iron"))).to_be_disabled()
    keep(page, pictures, "map")


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
    page.goto(MAP)
    bring(page, WON)
    expect(page.get_by_text("you have 5 stars")).to_be_visible()
    problems = serious(page)
    page.keyboard.press("Escape")
    problems += serious(page)
    context.close()
    assert problems == []


def test_progress_is_kept_carried_on_and_checked(visit: Opener, tmp_path: Path):
    page = visit(MAP)
    bring(page, "AAAA-1111")
    expect(page.get_by_role("alert")).to_contain_text("not a valid code")
    page.get_by_role("textbox", name="Code").fill(WON.lower())
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("you have 5 stars")).to_be_visible()
    expect(page.locator("code")).to_have_text(WON)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "campaign.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["wins"]["s01"] == {"hard": [], "iron": []}
    page.keyboard.press("Escape")
    page.reload()
    expect(flag(page, "^1. Blooming Threats, won, 4 of 5 stars")).to_be_visible()
    expect(flag(page, "^3. Wings over the Crossroads, open")).to_be_visible()

    other = visit(MAP)
    other.get_by_role("button", name="Move progress").click()
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_text("you have 5 stars")).to_be_visible()
    (tmp_path / "wrong.json").write_text("{}")
    other.locator("input[type=file]").set_input_files(tmp_path / "wrong.json")
    expect(other.get_by_role("alert")).to_contain_text("not a campaign file")


def test_everything_can_be_opened_and_campaigns_are_told_apart(visit: Opener):
    page = visit(MAP)
    page.get_by_text("Open everything").click()
    expect(flag(page, "^12. Elemental Uprising, open")).to_be_visible()
    flag(page, "^12.").click()
    page.get_by_role("radio", name=re.compile("^Heroic")).check(force=True)
    expect(page.get_by_role("button", name="Fight")).to_be_enabled()
    page.get_by_role("textbox", name="Name of the campaign").fill("All of it")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="New campaign").click()
    expect(flag(page, "^12. Elemental Uprising, locked")).to_be_visible()
    page.get_by_role("combobox", name="Campaign to show").select_option("All of it")
    expect(flag(page, "^12. Elemental Uprising, open")).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(flag(page, "^12. Elemental Uprising, locked")).to_be_visible()


def test_a_battle_is_begun_from_the_shelf_on_a_phone(visit: Opener, pictures: Path | None):
    page = visit("/", phone=True, introduce=True)
    page.get_by_role("link", name=re.compile("^Campaign")).click()
    expect(flag(page, "^1. Blooming Threats")).to_be_visible(timeout=SLOW)
    no_sideways_scroll(page)
    keep(page, pictures, "phone")
    page.get_by_role("radio", name=re.compile("^Easy")).check(force=True)
    page.get_by_role("button", name="Fight").click()
    at_table(page)
    expect(page.get_by_role("dialog", name="New here: 1. Blooming Threats")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Campaign map").click()
    expect(flag(page, "^1. Blooming Threats")).to_be_visible(timeout=SLOW)


# Two people


def replay(
    served: Served, table: str, tokens: Sequence[str], record: Record, begin: int, end: int
) -> list[str]:
    """Make choices of a record over sockets, as the holders of all seats; gives their tokens. In a
    thread of its own: Playwright has the event loop of this one."""
    match = Match(KINGDOM.game, KINGDOM.game.read_settings(record.settings), record.seed)

    async def work() -> list[str]:
        players = [await Player.sit(served, table, token) for token in tokens]
        for n, choice in enumerate(record.choices[:end]):
            assert match.decision is not None
            option = match.game.read_choice(choice)
            seat = match.decision.seat_of(option)
            if n >= begin:
                done = await players[seat].ask(m.Choose, choice=choice, seat=seat)
                assert isinstance(done, m.Done), done
                last = players[seat].n
                for player in players:
                    await player.until(lambda player=player, last=last: player.n >= last)
            match.choose(option, seat)
        return [token for player in players for token in player.tokens]

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run, work()).result()


def last_choice(served: Served) -> tuple[str, list[str], Record]:
    """A table of two people before the last choice of a battle that they will win; their tokens."""
    record = victory()
    made = new_table(
        served,
        *(ME, FRIEND),
        game="kingdom_rush",
        options=record.settings,
        seed=record.seed,
        campaign={"id": "abc", "battle": "s01", "mode": "easy"},
    )
    tokens = [made["mine"]["0"], made["friends"]["1"]]
    tokens = replay(served, made["table"], tokens, record, 0, len(record.choices) - 1)
    return made["table"], tokens, record


def win(served: Served, table: str, tokens: Sequence[str], record: Record) -> None:
    """Make the last choice."""
    replay(served, table, tokens, record, len(record.choices) - 1, len(record.choices))


def test_two_people_go_from_one_battle_to_the_next(
    visit: Opener, served: Served, pictures: Path | None
):
    table, tokens, record = last_choice(served)
    ada = at_table(visit(f"/t/{table}#{tokens[0]}"))
    bo = at_table(visit(f"/t/{table}#{tokens[1]}", phone=True))
    win(served, table, tokens, record)

    for page in (ada, bo):
        expect(page.get_by_role("heading", name="Victory!")).to_be_visible(timeout=SLOW)
        summary = page.get_by_role("region", name="Campaign")
        expect(summary).to_contain_text("1. Blooming Threats · Easy")
        expect(summary).to_contain_text("Now open: 2. The Chief's Toll")
        expect(page.get_by_role("button", name=re.compile("^Next battle"))).to_have_count(0)
    keep(ada, pictures, "won")
    for page in (ada, bo):
        page.get_by_role("button", name="Agree: show everything").click()
    following = ada.get_by_role("button", name="Next battle: 2. The Chief's Toll")
    expect(following).to_be_visible()
    keep(ada, pictures, "agreed")

    ada.get_by_role("button", name="Campaign map").click()
    dialog = ada.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="2. The Chief's Toll")).to_be_visible(timeout=SLOW)
    keep(ada, pictures, "choose")
    dialog.get_by_role("radio", name=re.compile("^Hard")).check(force=True)
    dialog.get_by_role("button", name="Fight with the same group").click()
    expect(ada).not_to_have_url(re.compile(table), timeout=SLOW)
    join = bo.get_by_role("button", name="Join the next battle: 2. The Chief's Toll")
    expect(join).to_be_visible(timeout=SLOW)
    keep(bo, pictures, "join-phone")
    for part in ("", " .result"):
        assert bo.locator(f".end{part}").evaluate("one => one.scrollWidth <= one.clientWidth")
    join.click()
    expect(bo).to_have_url(ada.url)
    for page in (ada, bo):
        at_table(page)
        expect(page.get_by_text("2. The Chief's Toll").first).to_be_visible(timeout=SLOW)

    # Bo, who came by a link, has the progress of the group too, and finds the way back.
    bo.goto(MAP)
    expect(flag(bo, "^1. Blooming Threats, won, 1 of 5 stars")).to_be_visible(timeout=SLOW)
    expect(bo.get_by_role("textbox", name="Name of the campaign")).to_have_value("Ada, Bo")
    bo.get_by_role("link", name="Continue: 2. The Chief's Toll · Hard").click()
    expect(bo).to_have_url(ada.url)


def test_two_people_agree_at_the_same_moment(visit: Opener, served: Served):
    """What Ada agreed has not reached Bo when he does."""
    table, tokens, record = last_choice(served)
    ada, bo = (at_table(visit(f"/t/{table}#{token}")) for token in tokens)
    late: list[Callable[[], None]] = []
    held = False

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if held and '"type":"update"' in str(message):
                late.append(lambda: socket.send(message))
            else:
                socket.send(message)

        server.on_message(pass_on)

    bo.route_web_socket(re.compile("/ws/"), route)
    bo.reload()
    at_table(bo)
    win(served, table, tokens, record)
    agree = bo.get_by_role("button", name="Agree: show everything")
    expect(agree).to_be_visible(timeout=SLOW)
    held = True
    ada.get_by_role("button", name="Agree: show everything").click(timeout=SLOW)
    expect(ada.get_by_text(re.compile("^Waiting for .* to agree"))).to_be_visible(timeout=SLOW)
    agree.click()
    bo.wait_for_timeout(300)
    held = False
    for send in late:
        send()
    for page in (ada, bo):
        expect(page.get_by_role("button", name=re.compile("^Next battle"))).to_be_visible(
            timeout=SLOW
        )


def test_a_closed_browser_gets_what_the_others_agreed_later(visit: Opener, served: Served):
    table, tokens, record = last_choice(served)
    ada, bo = (at_table(visit(f"/t/{table}#{token}")) for token in tokens)
    win(served, table, tokens, record)
    ada.get_by_role("button", name="Agree: show everything").click(timeout=SLOW)
    ada.goto(MAP)
    expect(flag(ada, "^1. Blooming Threats, open")).to_be_visible(timeout=SLOW)
    bo.get_by_role("button", name="Agree: show everything").click(timeout=SLOW)
    expect(bo.get_by_role("button", name=re.compile("^Next battle"))).to_be_visible(timeout=SLOW)
    ada.reload()
    expect(flag(ada, "^1. Blooming Threats, won, 1 of 5 stars")).to_be_visible(timeout=SLOW)


def test_a_campaign_that_cannot_be_read_is_told_and_can_be_left(visit: Opener):
    page = visit(MAP)
    expect(flag(page, "^1. Blooming Threats")).to_be_visible(timeout=SLOW)
    broken = [{"id": "x", "name": "Broken", "wins": [{"s99": {"easy": []}}], "used": 1}]
    page.evaluate(
        "kept => localStorage.setItem('rempart.campaigns.kingdom_rush', kept)", json.dumps(broken)
    )
    page.reload()
    expect(page.get_by_text("names a battle or a difficulty")).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="New campaign").click()
    expect(flag(page, "^1. Blooming Threats, open")).to_be_visible()
