"""Open tables and published matches: strangers find each other, play, and show what they played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.people import FRIEND, ME, SLOW, at_table, link, new_table, no_sideways_scroll, until
from tests.e2e.test_conditions import serious
from tests.table.server import Served

IN_SIGHT = """button => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height - 4));
}"""
"""Nothing covers a button."""
SIZES = ((1366, 768), (1440, 900), (1920, 1080), (1024, 768), (390, 844))


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server of its own, where tables may look for players."""
    with Served(str(tmp_path / "rempart.db"), lobby=True) as server:
        yield server


def listed(page: Page) -> Locator:
    return page.get_by_role("article", name="Kravora")


def keep(page: Page, name: str, pictures: Path | None) -> None:
    """Screenshots in all sizes, light and dark."""
    no_sideways_scroll(page)
    if pictures is None:
        return
    before = page.viewport_size
    for theme in ("light", "dark"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            no_sideways_scroll(page)
            page.screenshot(path=pictures / f"{name}-{width}-{theme}.png")
    assert before is not None
    page.set_viewport_size(before)


def test_strangers_meet_play_and_show_their_match(
    served: Served, visit: Opener, pictures: Path | None
):
    made = new_table(served, ME, FRIEND, game="kravora")
    ada, bo, cy = visit(link(made, 0)), visit("/"), visit("/tables", phone=True)

    # Nobody looks for players yet.
    expect(cy.get_by_text("Nobody is looking for players right now.")).to_be_visible(timeout=SLOW)
    keep(cy, "tables-none", pictures)
    at_table(ada).get_by_role("banner").get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Invite somebody").click()
    ada.get_by_role("dialog").get_by_role("button", name="Look for players").click()
    expect(ada.get_by_text("The table is listed among the open tables.")).to_be_visible(
        timeout=SLOW
    )
    keep(ada, "invite", pictures)

    # Ada's own page knows her table; Bo and Cy see who waits.
    own = visit("/tables", device=ada)
    expect(listed(own)).to_contain_text("This is your table.", timeout=SLOW)
    own.close()
    bo.reload()
    bo.get_by_role("link", name="See the tables").click()
    bo.get_by_label("Your name at the table").fill("Bo")
    expect(listed(bo)).to_contain_text("Ada", timeout=SLOW)
    expect(listed(bo)).to_contain_text("1 free seat")
    expect(listed(bo)).to_contain_text("English")
    keep(bo, "tables", pictures)
    cy.reload()
    expect(listed(cy)).to_be_visible(timeout=SLOW)

    # Bo is first; Cy is told so, and stays.
    listed(bo).get_by_role("button", name="Join").click()
    at_table(bo)
    listed(cy).get_by_role("button", name="Join").click()
    expect(cy.get_by_role("alert")).to_contain_text("Somebody else was faster", timeout=SLOW)
    expect(cy.get_by_text("Nobody is looking for players right now.")).to_be_visible(timeout=SLOW)

    # They end the match, and agree to show it.
    ada.keyboard.press("Escape")
    ada.get_by_role("banner").get_by_role("button", name="Menu").click()
    for _ in range(2):
        ada.get_by_role("button", name="Concede", exact=True).click()
    bo.get_by_role("button", name="Agree: show everything").click(timeout=SLOW)
    publish = ada.get_by_role("region", name="Publish this match")
    ada.set_viewport_size({"width": 1366, "height": 768})
    publish.get_by_text("Publish this match").click()
    expect(publish.get_by_role("button", name="With my name")).to_be_visible()
    until(ada, lambda: publish.locator(".btn").first.evaluate(IN_SIGHT))
    keep(ada, "publish", pictures)
    publish.get_by_role("button", name="Without my name").click()
    expect(publish).to_contain_text("Still to agree: Bo.", timeout=SLOW)
    asked = bo.get_by_role("region", name="Publish this match")
    expect(asked).to_contain_text("Ada would like to publish this match.", timeout=SLOW)
    asked.get_by_role("button", name="With my name").click()
    expect(publish).to_contain_text("The match is published.", timeout=SLOW)
    publish.get_by_role("link", name="See it").click()
    expect(ada.get_by_role("article", name="Kravora")).to_be_visible(timeout=SLOW)

    # A stranger finds it, and looks at it.
    dee = visit("/")
    dee.get_by_role("link", name="Published matches").click()
    search = dee.get_by_role("search")
    search.get_by_label("Game", exact=True).select_option(label="Fantasy: Defense")
    expect(dee.get_by_text("No published match is like that.")).to_be_visible(timeout=SLOW)
    search.get_by_label("Game", exact=True).select_option(label="Kravora")
    search.get_by_label("Player's name").fill("bo")
    search.get_by_label("Player's name").press("Enter")
    search.get_by_label("Result").select_option(label="Won")
    found = dee.get_by_role("article", name="Kravora")
    expect(found).to_contain_text("Bo", timeout=SLOW)
    expect(found).not_to_contain_text("Ada")
    keep(dee, "replays", pictures)
    assert "name=bo" in dee.url
    dee.reload()
    found.get_by_role("link", name="Result and review").click()
    at_table(dee)
    expect(dee.get_by_role("region", name="The match is over")).to_be_visible(timeout=SLOW)
    assert "Ada" not in dee.locator("body").inner_text()
    expect(dee.get_by_role("region", name="Publish this match")).to_have_count(0)
    keep(dee, "replay", pictures)
    dee.go_back()
    found.get_by_role("link", name="Watch from the start").click()
    expect(dee.get_by_text("History").first).to_be_visible(timeout=SLOW)

    # Bo withdraws it.
    asked.get_by_role("button", name="Withdraw it").click()
    expect(asked.get_by_text("Publish this match")).to_be_visible(timeout=SLOW)
    dee.goto("/replays")
    expect(dee.get_by_text("No match has been published here yet.")).to_be_visible(timeout=SLOW)
    keep(dee, "replays-none", pictures)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("lang", "tables", "replays"),
    [("fr", "Tables ouvertes", "Parties publiées"), ("pl", "Otwarte stoły", "Opublikowane partie")],
)
def test_axe_finds_no_serious_problem(
    browser: Browser, served: Served, lang: str, tables: str, replays: str, scheme: str
):
    context = browser.new_context(
        base_url=served.url,
        viewport=PHONE if lang == "pl" else DESKTOP,  # pyright: ignore
        color_scheme=scheme,  # pyright: ignore
        locale=lang,
        bypass_csp=True,  # for axe itself
    )
    page = context.new_page()
    for path, title in (("/tables", tables), ("/replays", replays)):
        page.goto(path)
        expect(page.get_by_role("heading", name=title)).to_be_visible(timeout=SLOW)
        expect(page.locator(".loading")).to_have_count(0, timeout=SLOW)
        no_sideways_scroll(page)
        assert serious(page) == []
    context.close()
