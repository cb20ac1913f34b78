"""Who knows what (KR-SETUP-05, KR-R-16, KRH-DECK-01), and how it is dealt again."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from rempart.games.kingdom_rush.ids import LAST_STAND
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.view import redeal, view
from rempart.kernel import NONE, advance, settle
from tests.games.kingdom_rush.table import T, set_up, sheet


def begun(scenario: str, players: int = 2, data: dict[str, Any] | None = None) -> Kingdom:
    s = set_up(3, data, scenario=scenario, players=players, start="deal")
    settle(s)
    return s


def encoded(s: Kingdom, seat: int | None = 0) -> bytes:
    return msgspec.msgpack.encode(view(s, seat))


@pytest.mark.rule("KR-SETUP-05")
def test_of_a_pile_the_bands_and_the_top_back_are_known():
    s = begun("2", data=sheet(2, piles=[["G", "B", "C1", "E15", "Y"], ["G"]], hordes=[]))
    pile = view(s, 0).piles[0]
    assert pile.bands == ["green", "blue", "champion", "rift", "yellow"]
    assert pile.cards == [NONE, NONE, T.cards.of["C1"][0], LAST_STAND, NONE]
    assert pile.reward == T.designs[s.piles[0][-1]].reward


def test_the_prologue_lists_its_cards_by_name():
    s = begun("prologue")
    assert [pile.cards for pile in view(s, None).piles] == [pile[::-1] for pile in s.piles]
    assert [redeal(s, 0, seed).piles for seed in range(9)] == [s.piles] * 9


def test_a_card_put_back_on_a_pile_is_known():
    s = begun("4")
    jack = T.cards.of["C2"][0]
    s.hordes = [horde for horde in s.hordes if horde.card != jack]
    s.piles[2].append(jack)
    assert view(s, 0).piles[2].cards[0] == jack
    s.piles[2].pop()
    s.piles[3] = [s.piles[3][0], jack]
    assert view(s, 0).piles[3].cards[0] == jack


def test_everybody_sees_the_same_and_all_hands():
    s = begun("1", players=3)
    views = [view(s, seat) for seat in (None, 0, 1, 2)]
    for seen in views:
        assert [player.hand for player in seen.players] == [p.hand for p in s.players]
    assert all(msgspec.structs.replace(seen, seat=None) == views[0] for seen in views)


@pytest.mark.rule("KRH-DECK-01")
def test_redealing_changes_what_nobody_knows_and_nothing_else():
    s = begun("4", players=4)
    found: set[tuple[tuple[int, ...], ...]] = set()
    for seed in range(40):
        other = redeal(s, 0, seed)
        assert encoded(other) == encoded(s)
        assert other.chance != s.chance
        cards = [card for pile in other.piles for card in pile]
        cards += [horde.card for horde in other.hordes]
        assert len(set(cards)) == len(cards)
        found.add(tuple(tuple(pile) for pile in other.piles))
        for pile, places in zip(other.piles, T.layouts[4, 4].piles, strict=True):
            assert all(card in possible for card, possible in zip(pile, places, strict=True))
    assert len(found) > 30
    assert s.piles == begun("4", players=4).piles


def test_a_redealt_pile_may_hold_any_unseen_card_of_the_band_but_none_that_was_seen():
    piles = [["B", "B"], ["G", "G", "G"]]
    s = begun("1", data=sheet(1, piles=piles, hordes=["G@1#5", "B@1#4"]))
    seen = {horde.card for horde in s.hordes}
    s.discard.append(s.piles[1].pop())
    seen.update(s.discard)
    deep: set[int] = set()
    tops: set[int] = set()
    for seed in range(400):
        piles = redeal(s, 0, seed).piles
        tops.add(piles[1][-1])
        deep.add(piles[1][-2])
    greens = {card for card in layout_of(s).piles[1][-1] if card not in seen}
    back = T.designs[s.piles[1][-1]].reward
    assert tops == {card for card in greens if T.designs[card].reward == back}
    assert deep == greens


def test_decks_are_shuffled_but_what_lies_under_the_behaviour_deck_is_known():
    s = begun("4")
    s.behaviour_known = 2
    s.graveyard = [3, 9, 27]
    shown = view(s, 0)
    assert shown.behaviour_next == [s.behaviour[1], s.behaviour[0]]
    assert shown.behaviour == sorted(s.behaviour[2:])
    orders: list[Any] = []
    for seed in range(60):
        other = redeal(s, 0, seed)
        assert other.behaviour[:2] == s.behaviour[:2]
        assert encoded(other) == encoded(s)
        orders.append((other.behaviour, other.activation, other.graveyard))
    for deck, ways in zip(zip(*orders, strict=True), (6, 30, 6), strict=True):
        assert len(set(map(tuple, deck))) >= ways


@pytest.mark.parametrize("scenario", ["prologue", "2", "4"])
def test_view_and_redeal_agree_throughout_a_match(scenario: str):
    s = begun(scenario, players=3)
    chance = random.Random(1)
    decision = settle(s)
    n = 0
    while decision is not None:
        decision = advance(s, decision, chance.choice(decision.options))
        n += 1
        assert encoded(redeal(s, 1, n), 1) == encoded(s, 1)


def test_hordes_are_shown_with_their_hearts_and_bare_cells():
    s = begun("1")
    horde = s.hordes[0]
    design = T.designs[horde.card]
    cell = design.enemies & -design.enemies
    horde.covered = cell
    shown = view(s, 0).hordes[0]
    assert shown.bare == design.enemies & ~cell
    assert shown.hearts == design.hearts(cell)
    assert not shown.hidden
