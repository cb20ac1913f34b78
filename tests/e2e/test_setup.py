"""From the shelf to a match: at once with Play, or set up in one glance."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import rempart
from rempart.kernel import Game
from rempart.registry import installed
from tests.e2e.conftest import Opener
from tests.e2e.people import SLOW, at_table, no_sideways_scroll
from tests.e2e.sizes import SIZES, hidden, resize

GAMES = [rempart.game(name) for name in sorted(installed())]
games = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
MINE = """async () => {
    const held = Object.values(JSON.parse(localStorage.getItem('rempart.tables')));
    const tokens = held.flatMap((one) => one.tokens);
    const answer = await fetch('/api/mine', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tokens }),
    });
    return await answer.json();
}"""


def name_of(game: Game) -> str:
    return game.text()("game.name")


def set_up(page: Page, game: Game, players: int | None = None) -> None:
    """Open the set-up page, for so many players."""
    page.goto(f"/new/{game.id}")
    expect(page.get_by_role("heading", name=name_of(game))).to_be_visible(timeout=SLOW)
    if players is not None:
        page.get_by_role("radiogroup", name="How many players").get_by_label(
            str(players), exact=True
        ).check()


@games
def test_play_begins_a_first_match_with_one_click(visit: Opener, game: Game):
    page = visit("/")
    entry = page.locator(f".entry[data-game={game.id}]")
    learn = entry.get_by_role("button", name=re.compile("^Learn")).or_(
        entry.get_by_role("link", name=re.compile("^Learn"))
    )
    play = entry.get_by_role("button", name=re.compile(f"^Play.*{name_of(game)}"))
    expect(play).to_be_visible(timeout=SLOW)
    if learn.count():  # whoever has never played it is shown the lesson first
        expect(entry.get_by_text("New here?")).to_be_visible()
        expect(learn).to_have_class(re.compile("primary"))
    else:
        expect(play).to_have_class(re.compile("primary"))
    play.click()
    at_table(page)
    [table] = page.evaluate(MINE)
    assert table["game"] == game.id
    assert {name: table["options"][name] for name in game.first} == game.first
    assert [seat["who"] for seat in table["seats"]] == [
        "human",
        *["bot"] * (game.first["players"] - 1),
    ]
    assert (table["undo"], table["hints"]) == ("open", True)
    page.goto("/")
    expect(play).to_have_class(re.compile("primary"), timeout=SLOW)
    expect(entry.get_by_text("New here?")).to_have_count(0)
    entry.get_by_role("link", name=re.compile(f"^Set up.*{name_of(game)}")).click()
    expect(page.get_by_role("button", name="Set up the table")).to_be_visible()


@games
def test_what_matters_is_in_sight_at_every_size(visit: Opener, game: Game):
    """Players, what to play, how hard, and the start button: without scrolling."""
    page = visit("/")
    most = max(game.players)
    problems: list[str] = []
    for players in {game.first["players"], most}:
        set_up(page, game, players)
        for size in SIZES:
            resize(page, size)
            found = hidden(page.get_by_role("radiogroup", name="How many players"))
            found += hidden(page.locator(".what .segments, .what select, .what .field"))
            found += hidden(page.get_by_role("button", name="Set up the table"))
            problems += [f"{size}, {players} players: {one}" for one in found]
            no_sideways_scroll(page)
    assert problems == []


@games
def test_expert_options_are_folded_and_explain_themselves(visit: Opener, game: Game):
    page = visit("/")
    set_up(page, game, max(game.players))
    settings = {**defaults(game), "players": max(game.players)}
    wanted = [
        name
        for name, setting in game.described_settings.items()
        if setting.group and setting.applies(settings)
    ]
    groups = [game.described_settings[name].group for name in wanted]
    wanted.sort(key=lambda name: groups.index(game.described_settings[name].group))
    entries = page.locator("details .entry")
    expect(entries.first).not_to_be_visible()
    page.get_by_text("Advanced", exact=True).click()
    expect(entries).to_have_count(len(wanted))
    text = game.text()
    for n, name in enumerate(wanted):
        expect(entries.nth(n)).to_contain_text(text(f"setup.{name}"))
        expect(entries.nth(n)).to_contain_text(text(f"setup_note.{name}"))
    rule = game.described_settings[wanted[0]].rule
    entries.first.get_by_role("button", name=f"Rule {rule}").click()
    expect(entries.first).to_contain_text(game.rules.texts("en").rules[rule], timeout=SLOW)
    expect(page.get_by_role("button", name="Set up the table")).to_be_in_viewport()
    no_sideways_scroll(page)


def defaults(game: Game) -> dict[str, Any]:
    return dict(
        zip(game.settings.__struct_fields__, game.settings.__struct_defaults__, strict=True)
    )


def test_what_does_not_apply_is_not_shown(visit: Opener):
    page = visit("/new/fantasy_defense")
    page.get_by_text("Advanced", exact=True).click()
    expect(page.get_by_text("The dragon always comes last")).to_be_visible()
    expect(page.get_by_text("Open hands")).to_have_count(0)
    set_up(page, rempart.game("fantasy_defense"), 2)
    page.get_by_text("Advanced", exact=True).click()
    page.get_by_text("Open hands", exact=True).click()
    expect(page.get_by_text("1 change")).to_be_visible()

    set_up(page, rempart.game("kingdom_rush"))
    page.get_by_label("Difficulty").select_option("Hard")
    page.get_by_label("Scenario").select_option("Prologue (tutorial)")
    expect(page.get_by_label("Difficulty")).to_have_count(0)

    set_up(page, rempart.game("dark_tower"), 2)
    page.get_by_role("radio", name="competitive").check()
    expect(page.get_by_label("Main goal")).to_have_count(0)
    set_up(page, rempart.game("dark_tower"), 1)
    expect(page.get_by_role("radiogroup", name="Mode")).to_have_count(0)
    page.get_by_text("Advanced", exact=True).click()
    page.get_by_label("Game code").fill("AA9A-AAGS-W634")
    expect(page.get_by_label("Main goal")).to_have_count(0)
    page.get_by_role("button", name="Set up the table").click()
    at_table(page)


def test_what_was_kept_by_another_build_is_not_used(visit: Opener):
    """An old shelf in the browser lacks what a new client needs."""
    page = visit("/")
    expect(page.get_by_role("button", name=re.compile("^Play.*Kravora"))).to_be_visible(
        timeout=SLOW
    )
    page.evaluate(
        "localStorage.setItem('rempart.shelf.en', JSON.stringify({ language: 'en',"
        " languages: ['en'], texts: {},"
        " games: [{ id: 'kravora', options: [{ name: 'end' }], players: [2] }] }))"
    )
    page.goto("/new/kravora")
    expect(page.get_by_role("button", name="Set up the table")).to_be_visible(timeout=SLOW)
