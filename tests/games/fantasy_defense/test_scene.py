"""The table in words: how things stand, and what is left in the piles as far as one may know."""

from __future__ import annotations

from collections import Counter

import pytest

import rempart
from rempart.games.fantasy_defense.options import Cast, Deploy, Give, Revive, Shield
from rempart.games.fantasy_defense.scene import InvaderExtra
from rempart.games.fantasy_defense.view import view
from rempart.kernel import Match
from rempart.kernel.scene import Place, Scene, Zone
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


def gate(scene: Scene, g: int, seat: int = 0) -> Place:
    """A gate as it is drawn."""
    return zone(scene, f"wall-{seat}").places[g]


@pytest.mark.rule("FD-ICON-SHIELD-01")
def test_a_shielded_gate_shows_no_battle():
    table = Table()
    table.siege(0, "ogre")
    table.siege(1, "war_ogre")
    spell = table.spell("city_shield")
    match = table.play()
    assert (gate(match.scene(0), 0).status, gate(match.scene(0), 0).tone) == ("0:18", "bad")
    match.choose(Cast(spell))
    match.choose(Shield(0, 0))
    shielded = gate(match.scene(0), 0)
    assert (shielded.status, shielded.tone, shielded.tags) == ("", "", ["shielded"])
    assert gate(match.scene(0), 1).tone == "bad"


@pytest.mark.rule("FD-OPTION-01")
def test_a_shielded_gate_adds_nothing_against_a_boss():
    table = Table(players=2, shield_on_boss=True)
    table.siege(0, "ancient_dragon")
    table.unit(0, "knight")
    table.unit(5, "guardian", seat=1)
    spell = table.spell("city_shield")
    match = table.play()
    both = gate(match.scene(0), 0).status
    match.choose(Cast(spell))
    match.choose(Shield(1, 5))
    alone = gate(match.scene(0), 0).status
    assert int(alone.split(":")[0]) < int(both.split(":")[0])


@pytest.mark.rule("FD-COMP-04")
def test_invaders_say_where_they_come_from_and_what_they_take():
    table = Table()
    table.siege(0, "goblin_sneak")
    sneak = gate(table.play().scene(0), 0).pieces[0]
    assert sneak.note == "loot 2, comes from the left"
    assert sneak.tags == ["underling", "from-left", "infiltrate"]
    assert sneak.extra == InvaderExtra(loot=2)


@pytest.mark.rule("FD-COOP-25")
def test_who_goes_first_is_told():
    table = Table(players=2, first=1)
    match = table.play("reinforcement")
    scene = match.scene(0)
    assert match.state.first == 0
    assert scene.round.endswith("goes first")
    assert [zone(scene, f"wall-{seat}").tags for seat in (0, 1)] == [["first"], []]
    assert zone(scene, "wall-0").note == "goes first this turn"
    alone = Table().play().scene(0)
    assert alone.round == "Turn 1"
    assert zone(alone, "wall-0").tags == []


def under_way(players: int) -> Match:
    """A match some turns into it."""
    match = Match(GAME, GAME.read_settings({"players": players}), 7)
    for _ in range(40):
        if match.decision is None:
            break
        match.choose(match.decision.options[-1])
    return match


@pytest.mark.parametrize("language", GAME.languages)
def test_piles_have_a_name_without_their_owner(language: str):
    """For where it is plain whose they are: the client must not take names apart."""
    text = GAME.text(language)
    scene = GAME.scene(view(Table(players=2).s, 0), text)
    for pile in ("hand", "start", "deck", "discard"):
        found = [zone for zone in scene.zones if zone.id.startswith(f"{pile}-")]
        assert len({zone.name for zone in found}) == 2
        assert [zone.short for zone in found] == [text(f"short.{pile}")] * 2


@pytest.mark.rule("FD-COOP-08")
def test_with_two_players_a_gate_says_whose_it_is_and_what_it_faces():
    scene = rempart.new("fantasy_defense", seed=1, players=2).scene(0)
    walls = {zone.seat: zone.places for zone in scene.zones if zone.id.startswith("wall-")}
    notes = {place.name: place.note for places in walls.values() for place in places}
    assert notes["1"] == "Gate 1 belongs to Player 1 and faces gate F."
    assert notes["A"] == "Gate A belongs to Player 2 and faces gate 6."
    alone = rempart.new("fantasy_defense", seed=1, players=1).scene(0)
    assert not any(place.note for zone in alone.zones for place in zone.places)
