"""Talk at a table, in two browsers: chat, pointing at the board, silence, and being called back."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.people import FRIEND, ME, at_table, link, new_table, no_sideways_scroll, until
from tests.table.server import Served

NOTIFYING = """
    window.asked = 0;
    Notification.requestPermission = async () => { window.asked += 1; return 'granted'; };
    const get = () => (window.asked ? 'granted' : 'default');
    Object.defineProperty(Notification, 'permission', { get });
"""


def open_chat(page: Page) -> None:
    """With the key, which puts the cursor where one writes."""
    page.keyboard.press("m")
    expect(page.get_by_role("textbox", name="Write to everyone at the table")).to_be_focused()


def sayings(page: Page) -> list[str]:
    """What the chat shows, without the hours."""
    found = page.get_by_role("list", name="Chat").get_by_role("listitem").all_inner_texts()
    return [re.sub(r"\s*\d\d:\d\d$", "", " ".join(text.split())) for text in found]


def test_two_people_talk_point_and_need_not_listen(visit: Opener, served: Served):
    made = new_table(served, ME, FRIEND, game="fantasy_defense")
    ada = at_table(visit(link(made, 0)))
    bo = at_table(visit(link(made, 1), phone=True))
    watcher = visit(f"/t/{made['table']}", lang="fr")
    watcher.locator("main.board").wait_for()

    # Words and phrases; what looks like HTML is text; each reads phrases in their own language.
    open_chat(ada)
    ada.keyboard.type("Hold gate 3! <img src=x onerror=alert(1)>")
    ada.keyboard.press("Enter")
    phrase = ada.get_by_role("button", name="Good luck!")
    phrase.focus()
    ada.keyboard.press("Enter")
    written = ["Ada Hold gate 3! <img src=x onerror=alert(1)>", "Ada Good luck!"]
    until(ada, lambda: sayings(ada) == written)

    expect(bo.get_by_role("button", name=re.compile("2 new messages"))).to_be_visible()
    expect(bo.get_by_role("button", name="Ada Good luck!")).to_be_visible()
    bo.get_by_role("button", name=re.compile("Chat$")).tap()
    until(bo, lambda: sayings(bo) == written)
    no_sideways_scroll(bo)
    watcher.get_by_role("button", name=re.compile("Chat$")).click()
    expect(watcher.get_by_role("list", name="Chat")).to_contain_text("Bonne chance")
    expect(watcher.get_by_role("textbox", name="Écrire à toute la table")).to_have_count(0)

    # Spectators are listed, with the name they give.
    watcher.get_by_role("textbox", name="Votre nom").fill("Zoé")
    watcher.get_by_role("button", name="Utiliser ce nom").click()
    ada.get_by_role("button", name="Seats").click()
    expect(ada.get_by_text("1 person is watching: Zoé")).to_be_visible()

    # Pointing: with the button on a phone, with Alt and the mouse. It picks nothing.
    bo.get_by_role("button", name="Point at something").tap()
    bo.locator("[data-place='wall-1/3']").tap(force=True)
    expect(ada.locator(".ring")).to_contain_text("Bo")
    ring, gate = (ada.locator(what).bounding_box() for what in (".ring", "[data-place='wall-1/4']"))
    assert ring is not None
    assert gate is not None
    assert abs(ring["x"] + ring["width"] / 2 - gate["x"] - gate["width"] / 2) < 4
    open_chat(ada)
    until(ada, lambda: sayings(ada)[-1] == "Bo points at C (Bo's wall)")
    expect(ada.locator(".ring")).to_have_count(0, timeout=6000)
    ada.locator("[data-place='wall-0/2']").click(modifiers=["Alt"], position={"x": 40, "y": 40})
    expect(bo.locator(".ring")).to_contain_text("Ada")
    expect(ada.get_by_role("button", name="Cancel")).to_have_count(0)

    # Silence, on this device; it is kept.
    bo.get_by_role("button", name=re.compile("Chat$")).tap()
    bo.get_by_role("button", name="Who can be heard").tap()
    bo.get_by_role("switch", name="Mute Ada").check(force=True)
    until(bo, lambda: all(not text.startswith("Ada") for text in sayings(bo)))
    ada.get_by_role("button", name="Sorry!").click()
    until(ada, lambda: sayings(ada)[-1] == "Ada Sorry!")
    bo.reload()
    at_table(bo)
    bo.get_by_role("button", name=re.compile("Chat$")).tap()
    until(bo, lambda: sayings(bo) == ["Bo points at C (Bo's wall)"])
    bo.get_by_role("button", name="Who can be heard").tap()
    bo.get_by_role("switch", name="Mute Ada").uncheck(force=True)
    until(bo, lambda: "Ada Sorry!" in sayings(bo))


def test_nobody_is_asked_for_notifications_before_they_ask_for_them(visit: Opener, served: Served):
    made = new_table(served, ME, FRIEND, game="kravora")
    ada, bo = (visit("/") for _ in range(2))
    for page, seat in ((ada, 0), (bo, 1)):
        page.add_init_script(NOTIFYING)
        page.context.grant_permissions(["notifications"], origin=served.url)
        page.goto(link(made, seat))
        at_table(page)
    button = "Tell me when it's my turn"
    until(ada, lambda: any(p.get_by_role("button", name=button).count() for p in (ada, bo)))
    waits, plays = (ada, bo) if ada.get_by_role("button", name=button).count() else (bo, ada)
    assert waits.evaluate("window.asked") == 0
    waits.get_by_role("button", name=button).click()
    expect(waits.get_by_role("button", name=button)).to_have_count(0)
    assert waits.evaluate("window.asked") == 1

    # In the background it is told by the browser, and no more once it is looked at.
    waits.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    told = """async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map((one) => one.body);
    }"""
    assert waits.evaluate(told) == []
    for _ in range(10):
        plays.keyboard.press("Space")
        plays.wait_for_timeout(300)
        if waits.title().startswith("●"):
            break
    until(waits, lambda: waits.evaluate(told) == ["It is your turn"])
    waits.evaluate(
        "() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }"
    )
    until(waits, lambda: waits.evaluate(told) == [])

    # A page that is put to sleep is not here: then the server must tell.
    def guests() -> int:
        return httpx.get(f"{served.url}/api/health", trust_env=False).json()["guests"]

    until(waits, lambda: guests() == 2)
    waits.evaluate("document.dispatchEvent(new Event('freeze'))")
    until(waits, lambda: guests() == 1)
    waits.evaluate("document.dispatchEvent(new Event('resume'))")
    until(waits, lambda: guests() == 2)


def test_what_was_undone_is_struck_out_and_folded(visit: Opener, served: Served):
    made = new_table(served, ME, {"who": "bot", "bot": "random"}, undo="open")
    page = at_table(visit(link(made, 0)))
    log = page.get_by_role("list", name="Log")
    page.keyboard.press("Space")
    until(page, lambda: page.get_by_role("button", name="Undo").is_enabled())
    page.keyboard.press("u")
    page.get_by_role("button", name="Log", exact=True).click()
    fold = log.get_by_role("button", name=re.compile("lines? that (was|were) undone"))
    expect(fold.first).to_be_visible()
    assert fold.first.get_attribute("aria-expanded") == "false"
    expect(log.locator("s")).to_have_count(0)
    fold.first.click()
    expect(log.locator("s").first).to_contain_text("undone")
    expect(log.locator("s").first).to_have_css("text-decoration-line", "line-through")
