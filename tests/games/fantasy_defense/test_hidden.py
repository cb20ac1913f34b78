"""Hidden information (FD-HIDE): views, re-dealt states, events and previews."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rempart.games.fantasy_defense.events import (
    CardFetched,
    CardsDrawn,
    InvaderPlaced,
    InvaderPutBack,
)
from rempart.games.fantasy_defense.options import (
    Cast,
    Deploy,
    Discard,
    EndStrategy,
    Fetch,
    Give,
    Recall,
    Revive,
    Ring,
    SendBack,
)
from rempart.kernel import Chance, Match
from rempart.kernel.hidden import censored, event_for
from tests.asked import asked
from tests.games.fantasy_defense.table import GAME, TABLES, Table, ask, end_strategy, told

EVERYONE = (0, 1, None)
"""Both players and a spectator."""


def views(match: Match) -> list[dict[str, Any]]:
    """What each of them sees."""
    return [match.view(seat) for seat in EVERYONE]


def player_views(match: Match, player: int) -> list[dict[str, Any]]:
    """What each of them sees of a player."""
    return [view["table"]["players"][player] for view in views(match)]


def redealt(match: Match, seat: int | None) -> list[Any]:
    """States that `seat` cannot tell from the real one."""
    return [GAME.redeal(match.state, seat, seed) for seed in range(40)]


# The invader deck


@pytest.mark.rule("FD-HIDE-01")
@pytest.mark.parametrize(("one", "other"), [(0, 11), (1, 2), (-1, -2)])
def test_no_view_depends_on_the_order_of_the_invader_deck(one: int, other: int):
    table, twin = Table(players=2), Table(players=2)
    deck = twin.s.invader_deck
    assert TABLES.tier[deck[one]] == TABLES.tier[deck[other]]
    deck[one], deck[other] = deck[other], deck[one]

    assert views(table.play()) == views(twin.play())


@pytest.mark.rule("FD-HIDE-01")
def test_the_backs_of_the_invader_deck_are_public():
    match = Table(players=2).play()
    backs = ["underling"] * 13 + ["boss"] + ["elite"] * 10 + ["boss"]  # top first

    assert [view["table"]["invader_backs"] for view in views(match)] == [backs] * 3
    assert [view["table"]["invader_top"] for view in views(match)] == [[]] * 3


@pytest.mark.rule("FD-HIDE-01")
def test_an_invader_put_back_is_known_until_it_is_drawn():
    table = Table(players=2)
    names = ["goblin_runt", "wolf_rider", "orc_grunt", "orc_pillager", "orc_brute", "cave_troll"]
    for seat in (0, 1):
        for g, name in enumerate(names):
            table.siege(g, name, seat=seat)
        names = ["goblin_slinger", "orc_axeman", "orc_raider", "warg_pack", "ogre", "war_ogre"]
    sneak, *_ = table.invaders("goblin_sneak", "goblin_spearman", "orc_shaman", "stone_giant")
    table.s.morale = 100
    match = table.play("invasion")
    [event] = told(match, InvaderPutBack)
    assert event.invader == sneak
    assert [view["table"]["invader_top"] for view in views(match)] == [[sneak]] * 3

    for seat in EVERYONE:
        states = redealt(match, seat)
        assert {s.invader_deck[-1] for s in states} == {sneak}
        assert len({tuple(s.invader_deck) for s in states}) == 2  # the elites below it
    # Next turn it is drawn and put back again, and nothing more is known.
    end_strategy(match)
    while ask(match) == "Battle":
        match.choose(asked(match).options[0])
    assert [view["table"]["invader_top"] for view in views(match)] == [[sneak]] * 3


@pytest.mark.rule("FD-HIDE-01")
def test_of_several_that_were_sent_back_those_still_in_the_deck_stay_known():
    table = Table()
    names = "goblin_runt", "wolf_rider", "orc_grunt", "orc_raider", "ogre", "goblin_sneak"
    invaders = table.invaders(*names)
    table.s.known_top = 5
    match = table.play("invasion")
    drawn = len(told(match, InvaderPlaced))
    assert 0 < drawn < 5
    assert match.view(0)["table"]["invader_top"] == invaders[drawn:5]
    assert match.state.known_top == 5 - drawn


@pytest.mark.rule("FD-HIDE-01")
def test_an_invader_sent_back_is_known_until_it_is_drawn():
    table = Table()
    ogre = table.siege(2, "ogre")
    table.invaders("goblin_runt", "wolf_rider", "orc_grunt", "orc_raider")
    match = table.play()
    match.choose(Deploy(table.spell("archmage"), 2))
    match.choose(SendBack())

    for seat in (0, None):
        assert match.view(seat)["table"]["invader_top"] == [ogre]
        assert match.view(seat)["table"]["invader_backs"][0] == "elite"
        assert {s.invader_deck[-1] for s in redealt(match, seat)} == {ogre}
    end_strategy(match)
    assert told(match, InvaderPlaced)[0].invader == ogre
    assert match.view(0)["table"]["invader_top"] == []


@pytest.mark.rule("FD-HIDE-01")
@pytest.mark.parametrize("seat", EVERYONE)
def test_invaders_are_dealt_again_within_their_tiers(seat: int | None):
    match = Table(players=2).play()
    deck = match.state.invader_deck
    states = redealt(match, seat)

    tiers = [TABLES.tier[invader] for invader in deck]
    for s in states:
        assert sorted(s.invader_deck) == sorted(deck)
        assert [TABLES.tier[invader] for invader in s.invader_deck] == tiers
    for at, tier in enumerate(tiers):  # any card of the tier may be there
        assert len({s.invader_deck[at] for s in states}) > (1 if tier == "boss" else 5)


@pytest.mark.rule("FD-HIDE-01")
def test_a_preview_does_not_betray_the_next_invader():
    match = Table().play()
    foreseen = [seen for seen in match.preview(EndStrategy()) if type(seen.event) is InvaderPlaced]

    assert len(foreseen) > 3
    assert not any(seen.certain for seen in foreseen)


# Defender decks


@pytest.mark.rule("FD-HIDE-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_no_view_depends_on_the_order_of_a_defender_deck(seat: int):
    table, twin = Table(players=2), Table(players=2)
    twin.s.players[seat].deck.reverse()

    assert views(table.play()) == views(twin.play())


@pytest.mark.rule("FD-HIDE-02")
@pytest.mark.parametrize("seat", EVERYONE)
def test_defender_decks_are_dealt_again(seat: int | None):
    match = Table(players=2).play()
    states = redealt(match, seat)

    for player in (0, 1):
        deck = match.state.players[player].deck
        assert all(sorted(s.players[player].deck) == sorted(deck) for s in states)
        assert len({s.players[player].deck[-1] for s in states}) > 10
        assert len({s.players[player].deck[0] for s in states}) > 10


@pytest.mark.rule("FD-HIDE-02")
def test_a_preview_does_not_betray_the_next_card():
    table = Table()
    [crier] = table.hand("town_crier")
    match = table.play()
    match.choose(Deploy(crier, 0))
    foreseen = [seen for seen in match.preview(Ring()) if type(seen.event) is CardsDrawn]

    assert len(foreseen) > 3
    assert not any(seen.certain for seen in foreseen)


def reborn() -> tuple[Table, Match, list[int]]:
    """Two cards were put under the elves' deck; the first one lies above the second."""
    table = Table(players=2, faction="elves")
    *druids, _ = table.hand("druid", "druid", "seer")
    cards = table.discard("treant", "scout")
    match = table.play()
    for druid, card in zip(druids, cards, strict=True):
        match.choose(Deploy(druid, 0))
        match.choose(Revive(card))
    return table, match, cards


@pytest.mark.rule("FD-HIDE-02")
def test_everyone_knows_the_cards_that_rebirth_put_under_the_deck():
    _, match, [treant, scout] = reborn()

    assert [player["bottom"] for player in player_views(match, 0)] == [[scout, treant]] * 3
    assert [player["bottom"] for player in player_views(match, 1)] == [[]] * 3
    for seat in EVERYONE:
        states = redealt(match, seat)
        assert {tuple(s.players[0].deck[:2]) for s in states} == {(scout, treant)}
        assert len({s.players[0].deck[2] for s in states}) > 5


@pytest.mark.rule("FD-HIDE-02")
def test_a_shuffle_ends_what_is_known_of_the_deck():
    table, match, [treant, scout] = reborn()
    match.choose(Deploy(table.spell("seer"), 0))
    match.choose(Fetch(table.spell("pixie")))

    assert [player["bottom"] for player in player_views(match, 0)] == [[]] * 3
    lowest = {s.players[0].deck[0] for s in redealt(match, 0)}
    assert not lowest <= {treant, scout}


@pytest.mark.rule("FD-HIDE-02")
def test_a_known_card_that_is_drawn_is_no_longer_under_the_deck():
    table = Table(faction="elves")
    druid, sentinel = table.hand("druid", "sentinel")
    table.deck()
    treant = table.spell("treant")
    match = table.play()
    match.choose(Deploy(druid, 0))
    match.choose(Revive(treant))
    assert match.view(None)["table"]["players"][0]["bottom"] == [treant]
    match.choose(Deploy(sentinel, 0))
    match.choose(Ring())

    assert match.view(None)["table"]["players"][0]["bottom"] == []
    assert match.state.players[0].hand == [treant]


@pytest.mark.rule("FD-HIDE-02")
def test_foresight_shows_the_cards_of_the_deck_but_not_their_order():
    kinds = ["treant", "pixie", "scout", "guardian"]
    seen = []
    for order in (kinds, kinds[::-1]):
        table = Table(players=2, faction="elves")
        [seer] = table.hand("seer")
        deck = table.deck(*order)
        match = table.play()
        match.choose(Deploy(seer, 0))
        seen.append(views(match))
        cards = [option["card"] for option in seen[-1][0]["decision"]["options"][:-1]]
        assert sorted(cards) == sorted(deck)

    for mine, partners, spectators in seen:
        assert partners["decision"]["options"] == spectators["decision"]["options"] == []
        assert len(mine["decision"]["options"]) == 5
    assert seen[0][0]["decision"] == seen[1][0]["decision"]


@pytest.mark.rule("FD-HIDE-02", "FD-HIDE-03")
def test_only_the_player_who_searches_knows_the_card_taken():
    table = Table(players=2, faction="elves")
    [seer] = table.hand("seer")
    match = table.play()
    match.choose(Deploy(seer, 0))
    scout = table.spell("scout")
    match.choose(Fetch(scout))

    [event] = told(match, CardFetched)
    assert [event_for(event, seat).card for seat in EVERYONE] == [scout, -1, -1]
    assert [censored(Fetch(scout), 0, seat).card for seat in EVERYONE] == [scout, -1, -1]
    assert [player["hand"] for player in player_views(match, 0)] == [[scout], None, None]
    assert len({s.players[0].hand[0] for s in redealt(match, 1)}) > 10
    assert {s.players[0].hand[0] for s in redealt(match, 0)} == {scout}


# Hands


@pytest.mark.rule("FD-HIDE-03")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_hand_is_seen_by_its_owner_only(owner: int):
    table = Table(players=2)
    hand = table.hand(*[("footman", "knight"), ("scout", "pixie")][owner], seat=owner)
    match = table.play()

    for seat, seen in zip(EVERYONE, player_views(match, owner), strict=True):
        assert seen["hand"] == (hand if seat == owner else None)
        assert seen["hand_size"] == 2
        hands = {tuple(s.players[owner].hand) for s in redealt(match, seat)}
        assert len(hands) == 1 if seat == owner else len(hands) > 20


@pytest.mark.rule("FD-HIDE-03")
def test_only_its_owners_view_depends_on_a_hand():
    table, twin = Table(players=2), Table(players=2)
    table.hand("footman")
    twin.hand("knight")
    seen, other = views(table.play()), views(twin.play())

    assert seen[0] != other[0]
    assert seen[1:] == other[1:]


@pytest.mark.rule("FD-HIDE-03")
def test_the_options_of_another_seat_are_not_shown():
    table = Table(players=2)
    cards = table.hand("footman", "knight", "paladin")
    match = table.play()
    end_strategy(match)

    mine, partners, spectators = (view["decision"] for view in views(match))
    assert [option["card"] for option in mine["options"]] == cards
    assert partners["options"] == spectators["options"] == []
    assert partners["actors"] == spectators["actors"] == [0]
    assert partners["ask"] == spectators["ask"] == "HandLimit"


@pytest.mark.rule("FD-HIDE-03")
def test_others_learn_only_how_many_cards_were_drawn():
    match = Table(players=2).play("reinforcement")
    draws = told(match, CardsDrawn)

    for draw in draws:
        for seat in EVERYONE:
            seen = event_for(draw, seat)
            assert seen.count == 5
            assert seen.cards == (draw.cards if seat == draw.seat else ())


@pytest.mark.rule("FD-HIDE-03")
@pytest.mark.parametrize("option", [lambda card: Deploy(card, 0), Give, Cast])
def test_a_refusal_does_not_betray_the_partners_hand(option: Callable[[int], Any]):
    table = Table(players=2)
    [held] = table.hand("scout", seat=1)
    in_deck = table.players[1].deck[0]
    match = table.play()
    [one], [other] = (match.why_not(0, option(card)) for card in (held, in_deck))

    assert (one.rule, one.reason) == (other.rule, other.reason)


# Cards put openly into a hand


@pytest.mark.rule("FD-HIDE-04")
def test_a_given_card_is_known_while_it_stays_in_the_hand():
    table = Table(players=2)
    footman, _ = table.hand("footman", "knight")
    table.hand("scout", seat=1)
    match = table.play()
    match.choose(Give(footman))

    for seat, seen in zip(EVERYONE, player_views(match, 1), strict=True):
        assert seen["shown"] == [footman]
        assert (seen["hand"] is None) == (seat != 1)
        states = redealt(match, seat)
        assert all(footman in s.players[1].hand for s in states)
        assert (len({s.players[1].hand[0] for s in states}) == 1) == (seat == 1)
    assert [seen["shown"] for seen in player_views(match, 0)] == [[]] * 3

    match.choose(EndStrategy())
    match.choose(Deploy(footman, 0))
    assert [seen["shown"] for seen in player_views(match, 1)] == [[]] * 3


@pytest.mark.rule("FD-HIDE-04")
def test_a_card_given_back_is_known_in_the_other_hand():
    table = Table(players=2)
    [footman] = table.hand("footman")
    match = table.play()
    match.choose(Give(footman))
    match.choose(EndStrategy())
    match.choose(Give(footman))

    assert [seen["shown"] for seen in player_views(match, 0)] == [[footman]] * 3
    assert [seen["shown"] for seen in player_views(match, 1)] == [[]] * 3


@pytest.mark.rule("FD-HIDE-04")
def test_a_unit_taken_back_is_known_until_it_is_discarded():
    table = Table(players=2, first=1)
    [footman] = table.unit(2, "footman")
    [treant] = table.unit(2, "treant", seat=1)
    table.hand("scout", "pixie", seat=1)
    match = table.play()
    match.choose(Cast(table.spell("spirit_call")))
    match.choose(Recall(footman))
    match.choose(Recall(treant))

    assert [seen["shown"] for seen in player_views(match, 0)] == [[footman]] * 3
    assert [seen["shown"] for seen in player_views(match, 1)] == [[treant]] * 3
    for seat in EVERYONE:
        states = redealt(match, seat)
        assert {tuple(s.players[0].hand) for s in states} == {(footman,)}
        assert {s.players[1].hand[2] for s in states} == {treant}
    end_strategy(match)
    match.choose(Discard(treant))
    assert [seen["shown"] for seen in player_views(match, 1)] == [[]] * 3


# Everything else


def busy() -> Match:
    """A table with something everywhere."""
    table = Table(players=2)
    table.siege(2, "ancient_dragon")
    table.siege(0, "goblin_runt")
    table.unit(0, "footman")
    table.unit(1, "scout", seat=1)
    table.hand("knight", "paladin")
    table.hand("pixie", seat=1)
    table.discard("militia")
    table.discard("treant", seat=1)
    table.invader_discard.append(table.invader_deck.pop())
    table.s.morale = 13
    match = table.play()
    match.choose(Cast(table.spell("city_shield")))
    match.choose(asked(match).options[0])
    match.choose(Give(match.state.players[0].hand[0]))
    return match


@pytest.mark.rule("FD-HIDE-05")
def test_everything_but_hands_and_decks_is_public():
    match = busy()
    s = match.state
    for view in views(match):
        seen = json.loads(json.dumps(view))["table"]
        assert (seen["turn"], seen["phase"], seen["morale"], seen["first"]) == (1, 1, 13, 0)
        assert seen["invader_discard"] == s.invader_discard != []
        for of, player in zip(seen["players"], s.players, strict=True):
            assert of["faction"] == player.faction
            assert of["start"] == player.start != []
            assert (of["ready"], of["used"]) == (player.ready, player.used)
            assert of["discard"] == player.discard != []
            assert (of["hand_size"], of["deck_size"]) == (len(player.hand), len(player.deck))
            assert of["gave"] == player.gave
            for at, gate in zip(of["row"], player.row, strict=True):
                assert at["bonus"] == TABLES.bonus[gate.number]
                for field in ("number", "invader", "defenders", "shielded", "resolved"):
                    assert at[field] == getattr(gate, field)


@pytest.mark.rule("FD-HIDE-05")
def test_views_differ_only_in_hands_and_options():
    everyone = views(busy())
    for view in everyone:
        assert view["table"].pop("seat") in EVERYONE
        del view["decision"]["options"]
        for player in view["table"]["players"]:
            del player["hand"]

    assert everyone[0] == everyone[1] == everyone[2]


@pytest.mark.rule("FD-HIDE-05")
def test_only_draws_and_foresight_have_anything_to_hide():
    assert {kind for kind in GAME.events if kind.secret} == {CardsDrawn, CardFetched}
    assert {kind for kind in GAME.options if kind.secret} == {Fetch}


@pytest.mark.rule("FD-HIDE-01", "FD-HIDE-02")
def test_no_view_depends_on_the_generator():
    table, twin = Table(players=2), Table(players=2)
    twin.s.chance = Chance(987654321)
    seen = views(table.play())

    assert seen == views(twin.play())
    assert set(seen[0]["table"]) == {
        "seat",
        "variant",
        "turn",
        "phase",
        "morale",
        "first",
        "players",
        "invader_backs",
        "invader_top",
        "invader_discard",
        "moved",
        "skirmished",
    }


@pytest.mark.rule("FD-HIDE-04", "FD-HIDE-05")
@pytest.mark.parametrize("seat", EVERYONE)
def test_a_table_dealt_again_looks_the_same(seat: int | None):
    match = busy()
    seen = GAME.view(match.state, seat)
    before = GAME.encode(match.state)
    states = redealt(match, seat)

    assert all(GAME.view(s, seat) == seen for s in states)
    assert all(GAME.census(s) == GAME.census(match.state) for s in states)
    assert GAME.encode(match.state) == before
