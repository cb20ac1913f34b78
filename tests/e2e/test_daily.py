"""Two people play the challenge of the day, see each other in the ranking, and carry their results
along."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from rempart.daily import date_at
from tests.e2e.conftest import Opener
from tests.e2e.people import (
    SLOW,
    at_table,
    follow_hint,
    no_sideways_scroll,
    panel,
    until,
    waits,
)
from tests.table.server import Served

GAME = "Fantasy: Defense"


def challenge(page: Page, game: str = GAME) -> Locator:
    """The challenge of a game on the page."""
    return page.get_by_role("article", name=game)


def begin(page: Page, name: str, word: str = "Play", game: str = GAME) -> None:
    """Take a name, and begin a challenge."""
    page.get_by_label("Your name in the ranking").fill(name)
    page.get_by_label("Your name in the ranking").blur()
    challenge(page, game).get_by_role("button", name=f"{word}: {game}").click()
    at_table(page)


def give_up(page: Page) -> Locator:
    """Concede; what is said of it."""
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("button", name="Concede", exact=True).click()
    said = page.get_by_role("region", name=re.compile("^Daily challenge of"))
    expect(said).to_be_visible(timeout=SLOW)
    return said


def back(page: Page) -> Locator:
    """Go to the challenges from the end of a match; the game's."""
    page.get_by_role("link", name="Daily challenges").click()
    found = challenge(page)
    expect(found).to_be_visible(timeout=SLOW)
    return found


def rows(found: Locator) -> list[str]:
    """The names in the ranking, in order."""
    return [name.strip() for name in found.locator("tbody th").all_inner_texts()]


def test_two_people_play_the_challenge_of_the_day(visit: Opener, pictures: Path | None):
    ada, bo = visit("/"), visit("/daily")
    ada.get_by_role("navigation", name="More to do").get_by_role("link").first.click()
    expect(ada.get_by_text("Nobody has finished it yet.").first).to_be_visible(timeout=SLOW)
    expect(ada.get_by_text("No match has been finished in this browser yet.")).to_be_visible()

    # Ada takes a hint, then gives up. The match counts once.
    begin(ada, "Ada")
    until(ada, lambda: waits(ada))
    follow_hint(ada)
    said = give_up(ada)
    expect(said).to_contain_text("0 undos · 1 hint")
    expect(said).to_contain_text("This match counts for the ranking: place 1 of 1.")
    if pictures:
        ada.screenshot(path=pictures / "daily-end.png")
    found = back(ada)
    expect(found).to_contain_text("Lost Place 1 of 1")
    begin(ada, "Ada the Great", "Practise")
    panel(ada, "Seats").get_by_role("button", name="Daily challenge").click()
    expect(ada.get_by_role("dialog")).to_contain_text("Everybody gets the same deal")
    ada.keyboard.press("Escape")
    expect(give_up(ada)).to_contain_text("This match was practice")

    # Bo, without a hint, is better; on a table that is left and found again.
    begin(bo, "Bo")
    bo.goto("/daily")
    challenge(bo).get_by_role("link", name="Continue").click()
    at_table(bo)
    expect(give_up(bo)).to_contain_text("place 1 of 2")
    assert rows(back(bo)) == ["Bo (you)", "Ada"]
    ada.goto("/daily")
    expect(challenge(ada)).to_contain_text("Lost Place 2 of 2", timeout=SLOW)
    assert rows(challenge(ada)) == ["Bo", "Ada (you)"]

    # What is shared says nothing of the deal.
    challenge(ada).get_by_role("button", name=f"Share: {GAME}").click()
    shared = ada.get_by_role("dialog").locator("pre").inner_text().split("\n")
    assert shared[0] == "Rempart, daily challenge: Fantasy: Defense"
    assert re.fullmatch(r"\w+ \d+, \d{4}", shared[1])
    assert shared[2:] == ["Lost · 0 undos · 1 hint", f"{ada.url}"]
    ada.keyboard.press("Escape")


def test_results_are_kept_and_carried_to_another_browser(visit: Opener, tmp_path: Path):
    page = visit("/daily")
    begin(page, "Cy", game="Kravora")
    give_up(page)
    page.goto("/daily")
    mine = page.get_by_role("region", name="My results")
    expect(mine.get_by_role("row", name=re.compile("[23] players · bots: "))).to_contain_text(
        "1", timeout=SLOW
    )
    mine.get_by_role("button", name="Move results").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The code has your last 1 match")
    code = dialog.get_by_label("Code").first.input_value()
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save as a file").click()
    file = download.value.path().read_bytes()
    assert len(json.loads(file)["results"]) == 1

    other = visit("/daily", phone=True, lang="pl")
    no_sideways_scroll(other)
    other.get_by_role("button", name="Przenieś wyniki").click()
    dialog = other.get_by_role("dialog")
    dialog.get_by_label("Kod").fill(code[:-3])
    dialog.get_by_role("button", name="Dodaj").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Ten kod nie jest cały")
    dialog.get_by_label("Kod").fill(code)
    dialog.get_by_role("button", name="Dodaj").click()
    expect(dialog.get_by_role("status")).to_contain_text("Dodano 1 partię.")
    given: FilePayload = {"name": "r.json", "mimeType": "application/json", "buffer": file}
    dialog.locator("input[type=file]").set_input_files(given)
    expect(dialog.get_by_role("status")).to_contain_text("Wszystkie te partie już tu były.")
    dialog.locator("input[type=file]").set_input_files({**given, "buffer": b"{}"})
    expect(dialog.get_by_role("alert")).to_contain_text("To nie jest plik z wynikami")
    other.keyboard.press("Escape")
    expect(other.get_by_role("region", name="Moje wyniki")).to_contain_text("Kravora")


def test_the_best_match_of_the_day_before_is_watched(
    served: Served, visit: Opener, pictures: Path | None
):
    page = visit("/daily")
    begin(page, "Dee", game="Return to Dark Tower")
    give_up(page)
    today = date_at(time.time())
    shown, eve = today - timedelta(days=2), today - timedelta(days=3)
    with closing(sqlite3.connect(served.database)) as connection:
        connection.execute(
            "UPDATE results SET day = ? WHERE game = 'dark_tower'", (eve.isoformat(),)
        )
        connection.commit()
    other = visit(f"/daily?day={shown}")
    found = challenge(other, "Return to Dark Tower")
    expect(found).to_contain_text("Best of the day before: Dee", timeout=SLOW)
    found.get_by_role("link", name="Watch this match").click()
    at_table(other)
    expect(other.get_by_text("History").first).to_be_visible(timeout=SLOW)
    if pictures:
        other.screenshot(path=pictures / "daily-watch.png")
    other.goto("/daily")
    none = "No match has been finished in this browser yet."
    expect(other.get_by_text(none)).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize("lang", ["fr", "pl"])
def test_past_days_and_days_to_come(visit: Opener, lang: str):
    page = visit("/daily", lang=lang)
    before, after = {
        "fr": ("La veille", "Le lendemain"),
        "pl": ("Poprzedni dzień", "Następny dzień"),
    }[lang]
    later = page.get_by_role("button", name=after)
    expect(later).to_be_disabled(timeout=SLOW)
    page.get_by_role("button", name=before).click()
    expect(later).to_be_enabled(timeout=SLOW)
    assert re.search(r"\?day=\d{4}-\d\d-\d\d$", page.url)
    expect(page.locator(".primary")).to_have_count(0)
    page.reload()
    expect(later).to_be_enabled(timeout=SLOW)
    page.goto("/daily?day=2999-01-01")
    said, now = {
        "fr": ("n'a pas commencé", "Aujourd'hui"),
        "pl": ("jeszcze się nie zaczęło", "Dzisiaj"),
    }[lang]
    expect(page.get_by_text(said)).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name=now).click()
    expect(challenge(page)).to_be_visible(timeout=SLOW)
