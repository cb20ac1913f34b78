"""The table in words: what is left in the piles, as far as one may know it."""

from __future__ import annotations

from collections import Counter

import pytest

from rempart.games.fantasy_defense.actions import Deploy, Give, Revive
from rempart.games.fantasy_defense.view import view
from rempart.kernel import Match
from rempart.kernel.scene import Scene, Zone
from tests.games.fantasy_defense.table import GAME, TABLES, Table


def zone(scene: Scene, id: str) -> Zone:
    """A zone of a scene."""
    return next(one for one in scene.zones if one.id == id)


def left(match: Match, id: str, seat: int | None = 0) -> Counter[str]:
    """What remains in a pile, by kind."""
    return Counter({one.piece.kind: one.count for one in zone(match.scene(seat), id).left})


def kinds(cards: list[int]) -> Counter[str]:
    """Cards by kind."""
    return Counter(TABLES.cards[card] for card in cards)


@pytest.mark.rule("FD-HIDE-02")
def test_of_my_own_deck_i_know_what_is_in_it():
    match = under_way(players=1)
    assert left(match, "deck-0") == kinds(match.state.players[0].deck)
    assert {one.group for one in zone(match.scene(0), "deck-0").left} == {""}


@pytest.mark.rule("FD-HIDE-03")
def test_of_the_other_deck_i_do_not_know_what_is_in_hand():
    match = under_way(players=2)
    other = match.state.players[1]
    for seat in (0, None):
        assert left(match, "deck-1", seat) == kinds(other.deck + other.hand)
    assert left(match, "deck-1", 1) == kinds(other.deck)
    (group,) = {one.group for one in zone(match.scene(0), "deck-1").left}
    assert group == "In the deck, or hidden in the hand"


@pytest.mark.rule("FD-HIDE-04")
def test_a_card_given_openly_is_no_longer_left():
    table = Table(players=2)
    (card,) = table.hand("knight")
    match = table.play()
    before = left(match, "deck-0", 1)
    match.choose(Give(card))
    assert before - left(match, "deck-0", 1) == Counter({"knight": 1})
    assert "knight" not in left(match, "deck-1", 0)


@pytest.mark.rule("FD-START-06")
def test_a_starting_unit_under_the_deck_is_left_in_it():
    table = Table(faction="elves")
    (druid,) = table.hand("druid")
    (lord,) = table.discard("ranger_lord")
    table.s.players[0].ordinary = True
    match = table.play()
    assert "ranger_lord" not in left(match, "deck-0")
    match.choose(Deploy(druid, 0))
    match.choose(Revive(lord))
    assert left(match, "deck-0")["ranger_lord"] == 1


@pytest.mark.rule("FD-HIDE-01")
@pytest.mark.parametrize("players", [1, 2])
def test_the_invaders_to_come_are_known_but_not_their_order(players: int):
    match = under_way(players=players)
    to_come = Counter(TABLES.invaders[invader] for invader in match.state.invader_deck)
    for seat in (0, None):
        assert left(match, "invaders", seat) == to_come
    groups = [one.group for one in zone(match.scene(0), "invaders").left]
    assert list(dict.fromkeys(groups)) == ["underlings", "elites", "bosses"]


def test_what_is_left_follows_from_the_view_alone():
    match = under_way(players=2)
    text = GAME.text("en", match.variant)
    for seed in range(10):
        twin = GAME.redeal(match.state, 0, seed)
        assert GAME.scene(view(twin, 0), text) == match.scene(0)


def under_way(players: int) -> Match:
    """A match some turns into it."""
    match = Match(GAME, GAME.read_options({"players": players}), 7)
    for _ in range(40):
        if match.decision is None:
            break
        match.choose(match.decision.options[-1])
    return match
