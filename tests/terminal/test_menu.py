"""Numbered lists: short, complete, stable, and nothing twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import rempart
from rempart import bots
from rempart.kernel import Match
from rempart.kernel.scene import Scene, Zone
from rempart.terminal.menu import FLAT, MANY, Item, Menu
from tests.asked import asked

SETUPS = [
    ("fantasy_defense", {"players": 1, "faction": "elves"}),
    ("fantasy_defense", {"players": 2}),
    ("pebbles", {"players": 4}),
]


def positions(game: str, settings: dict[str, Any]) -> Iterator[Match]:
    """Every position of a match in which somebody must choose."""
    match = rempart.new(game, seed=3, **settings)
    greedy = bots.bot("greedy")
    while match.decision is not None:
        yield match
        match.choose(bots.ask_bot(greedy, match, match.decision.seat_of(match.decision.options[0])))


def menu_of(match: Match, language: str = "en") -> Menu:
    assert match.decision is not None
    seats = match.decision.actors
    scene = match.scene(seats[0], language)
    return Menu(match.decision, seats, scene, match.game.text(language))


def leaves(items: list[Item]) -> Iterator[Item]:
    for item in items:
        if item.option is None:
            yield from leaves(item.items)
        else:
            yield item


def lists(items: list[Item]) -> Iterator[list[Item]]:
    yield items
    for item in items:
        if item.items:
            yield from lists(item.items)


@pytest.mark.parametrize(("game", "settings"), SETUPS)
def test_every_option_can_be_reached_and_every_list_is_short(game: str, settings: dict[str, Any]):
    for match in positions(game, settings):
        menu = menu_of(match)
        assert match.decision is not None
        for option in match.decision.options:
            found = menu.walk(menu.way_to(option))
            assert found
            assert found[-1].option is not None
            assert match.decision.seat_of(found[-1].option) == match.decision.seat_of(option)
            said = match.game.text("en").say("option", option, match.decision.seat_of(option))
            assert found[-1].label.split()[0] == said.split()[0]
        for items in lists(menu.items):
            assert 1 <= len(items) <= MANY
            assert len({item.label for item in items}) == len(items)
            assert all(item.label for item in items)


def test_short_lists_are_flat():
    for match in positions("fantasy_defense", {"players": 1}):
        menu = menu_of(match)
        if len(list(leaves(menu.items))) <= FLAT:
            assert all(item.option is not None for item in menu.items)


def test_the_same_position_gives_the_same_numbers():
    for match in positions("fantasy_defense", {"players": 1}):
        assert menu_of(match).items == menu_of(match.branch()).items


def test_numbers_that_lead_nowhere():
    menu = menu_of(rempart.new("fantasy_defense", seed=7))
    assert menu.walk([0]) is None
    assert menu.walk([99]) is None
    assert menu.walk([1, 1]) is None
    assert menu.walk([]) == []


# Pieces of one name


def in_strategy() -> Match:
    """A Strategy phase with two Footmen deployed at different gates, and equal cards in hand."""
    match = rempart.new("fantasy_defense", seed=7)
    table = match.game.tables()
    s = match.state
    while type(asked(match).step).__name__ != "Strategy":
        match.choose(asked(match).options[0])
    s = match.state
    player = s.players[0]
    footmen = [card for card in player.deck if table.cards[card] == "footman"][:4]
    player.deck = [card for card in player.deck if card not in footmen]
    player.row[1].defenders.append(footmen[0])
    player.row[4].defenders.append(footmen[1])
    player.hand = footmen[2:]
    return Match(match.game, match.settings, 7, None, (match.edition, 0, s, []))


def test_what_reads_the_same_is_shown_once():
    labels = [item.label for item in leaves(menu_of(in_strategy()).items)]
    assert labels.count("Deploy Footman at gate 1") == 1
    assert len(set(labels)) == len(labels)


def test_pieces_of_one_name_in_different_places_are_told_apart():
    match = in_strategy()
    menu = menu_of(match)
    labels = [item.label for item in leaves(menu.items)]
    assert "Move Footman (2) to gate 3" in labels
    assert "Move Footman (5) to gate 4" in labels
    for item in leaves(menu.items):
        assert match.branch().choose(item.option) is not None


def test_groups_leave_a_gap_where_options_differ():
    labels = [item.label for item in menu_of(in_strategy()).items]
    assert "Deploy Footman at gate …" in labels
    assert "Move Footman (2) to gate …" in labels
    assert "End your strategy" in labels


def test_language_is_that_of_the_text():
    labels = [item.label for item in menu_of(in_strategy(), "fr").items]
    assert "Déployer Fantassin à la porte …" in labels


def test_whose_option_comes_first():
    match = rempart.new("pebbles", seed=1, players=3)
    menu = menu_of(match)
    assert [item.label for item in menu.items] == ["Player 1 …", "Player 2 …", "Player 3 …"]
    assert [item.label for item in menu.items[1].items] == ["Take 1", "Take 2", "Take 3"]
    assert menu.way_to(asked(match).options[-1]) == [3, 3]


def test_a_game_without_pieces_is_enough():
    match = rempart.new("pebbles", seed=1)
    bare = Scene(
        title="",
        round="",
        phases=[],
        phase=-1,
        seats=["one", "two"],
        zones=[Zone(kind="counter", id="x", name="x")],
    )
    menu = Menu(asked(match), (1,), bare, match.game.text("en"))
    assert [item.label for item in menu.items] == ["Take 1", "Take 2", "Take 3"]


# Lists that are too long for the window


def test_a_long_list_of_pieces_is_split_by_where_they_lie():
    """Retreat in Kravora may drive any of dozens of units: first the board, then the unit."""
    match = rempart.new("kravora", seed=1, players=4)
    greedy = bots.bot("greedy", 0, match.game)
    while match.decision is not None:
        options = match.decision.options
        if len(options) > MANY and type(match.decision.step).__name__ == "RetreatTarget":
            break
        match.choose(bots.ask_bot(greedy, match, match.decision.seat_of(options[0])))
    decision = asked(match)
    scene, text = match.scene(decision.actors[0]), match.game.text("en")
    menu = Menu(decision, decision.actors, scene, text, {}, lambda lines: len(lines) <= FLAT)
    assert {item.label for item in menu.items} == {
        f"{zone.name} …" for zone in scene.zones if zone.name.endswith("fortress") and zone.places
    }
    assert all(len(items) <= FLAT for items in lists(menu.items))
    assert all(menu.way_to(option) for option in decision.options)
