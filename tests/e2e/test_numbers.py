"""A designer brings numbers of their own to the set-up page, and plays with them."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.people import SLOW, at_table, no_sideways_scroll, panel

DROP = """(section, text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'dragged.toml'));
    section.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true }));
}"""


def bring(part: Locator, text: str) -> None:
    """Choose a file."""
    file: FilePayload = {"name": "my.toml", "mimeType": "application/toml", "buffer": text.encode()}
    part.locator("input[type=file]").set_input_files(file)


def numbers(page: Page) -> Locator:
    """The part of the set-up page that is about numbers."""
    return page.get_by_role("region", name="Your own numbers")


def test_a_designers_file_is_checked_shown_and_played(visit: Opener):
    page = visit("/new/kravora")
    page.get_by_text("Advanced", exact=True).click()
    part, begin = numbers(page), page.get_by_role("button", name="Set up the table")
    with page.expect_download() as download:
        part.get_by_role("link", name="Download the game's numbers").click()
    own = download.value.path().read_text(encoding="utf-8")
    assert download.value.suggested_filename == "kravora.toml"

    bring(part, own)
    expect(part).to_contain_text("nothing changes")
    bring(part, own.replace("[units.sprinter]", "[units.sprintr]"))
    expect(part).to_contain_text("This file cannot be used:")
    expect(part).to_contain_text("there is no 'sprintr' in units; did you mean sprinter?")
    expect(begin).to_be_disabled()
    part.get_by_role("button", name="Remove file").click()
    expect(part).not_to_contain_text("my.toml")
    expect(begin).to_be_enabled()

    bring(part, own.replace("limit = 15", "limit = 12"))
    expect(part).to_contain_text(re.compile(r"constants.wage.limit\s*12\s*instead of 15"))
    part.evaluate(DROP, "[constants.wall]\npoints = 13")
    expect(part).to_contain_text("dragged.toml")
    expect(part).to_contain_text(re.compile(r"constants.wall.points\s*13\s*instead of 10"))
    expect(part).not_to_contain_text("constants.wage.limit")
    page.get_by_role("radio", name="Bot").last.check()
    begin.click()
    at_table(page)
    panel(page, "Seats").get_by_role("button", name="Played with 1 changed number").click()
    expect(page.get_by_role("dialog")).to_contain_text("constants.wall.points")
    expect(page.get_by_role("dialog")).to_contain_text("instead of 10")


def test_on_a_phone_and_in_french(visit: Opener):
    page = visit("/new/kravora", phone=True, lang="fr")
    page.get_by_text("Avancé", exact=True).click()
    part = page.get_by_role("region", name="Vos propres valeurs")
    bring(part, "[units.puppet]\nhp = 0\n[dice.comet]\nfaces = [1, 2]")
    expect(part).to_contain_text("On ne peut pas jouer avec ce fichier", timeout=SLOW)
    expect(part.get_by_role("listitem")).to_have_count(2)
    no_sideways_scroll(page)
