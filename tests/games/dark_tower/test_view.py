"""Who sees what, and what is dealt anew for somebody who does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rempart.games.dark_tower.actions import ConfirmSetup
from rempart.games.dark_tower.ids import (
    BOTTOM,
    CARAVAN_EAST,
    CAVE,
    DRAGONS,
    FIRST_ADVERSARY,
    NONE,
    TOP,
)
from rempart.games.dark_tower.pieces import Battle, Dungeon, Room, Visit
from rempart.games.dark_tower.setup import Options, setup
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.timeline import SlotEvents
from rempart.games.dark_tower.view import census, code_of, redeal, view
from rempart.kernel import Outcome, advance, settle
from tests.games.dark_tower.table import Stopped, T, realm


def seen(s: Realm, seat: int | None = 0) -> bytes:
    return msgspec.json.encode(view(s, seat))


def started(**options: Any) -> Realm:
    s = setup(Options(heroes="deal", **options), 3, T)
    decision = settle(s)
    assert decision is not None
    advance(s, decision, ConfirmSetup())
    return s


def dealt(s: Realm, seat: int | None = 0, count: int = 12) -> list[Realm]:
    """Several states that look the same to `seat`; checked to do so."""
    s.agenda = [step for step in s.agenda if not isinstance(step, Stopped)]
    found = [redeal(s, seat, seed) for seed in range(count)]
    for other in found:
        assert seen(other, seat) == seen(s, seat)
        assert census(other) == census(s)
    return found


def over(s: Realm) -> Realm:
    s.outcome = Outcome((), (0,), "time", "DT-LOSE-03")
    return s


# What is hidden


@pytest.mark.rule("DT-MONTH-05")
def test_the_length_of_a_month_and_its_events_are_hidden():
    s = realm()
    s.month, s.length, s.timeline = 2, 7, [[16]] * 7
    assert (view(s, 0).length, view(s, 0).timeline) == (NONE, [])
    assert (view(over(s), 0).length, len(view(s, 0).timeline)) == (7, 7)


@pytest.mark.rule("DT-MONTH-03")
def test_the_first_month_has_a_known_length():
    assert view(started(players=3), 0).length == 3


@pytest.mark.rule("DT-CODE-01")
def test_the_code_is_shown_when_the_game_is_over():
    s = started(players=2)
    assert view(s, 0).code == ""
    assert str(s.rng) not in seen(s).decode() or s.rng < 100
    assert view(over(s), 0).code == code_of(s) != ""


def test_of_the_skulls_inside_only_the_number_is_known():
    s = realm()
    s.pockets[1] = s.pockets[5] = 2
    s.supply -= 4
    assert (view(s, 0).inside, view(s, 0).pockets) == (4, [])
    s.look_inside = True
    assert view(s, 0).pockets == s.pockets
    s.look_inside = False
    assert view(over(s), 0).pockets == s.pockets


@pytest.mark.rule("DT-MOVE-05")
def test_the_moves_left_are_shown_before_and_after_the_first_step():
    s = realm()
    assert view(s, 0).heroes[0].moves == 3
    s.heroes[0].moves = 1
    assert view(s, 1).heroes[0].moves == 1


def test_orders_of_decks_are_hidden():
    s = started(players=2)
    before = seen(s)
    for deck in (s.potions, s.treasures, s.corruptions, s.cycle, s.river_order):
        deck.reverse()
    assert seen(s) == before


@pytest.mark.rule("DT-COMP-02", "DT-COMP-07")
def test_others_trials_are_hidden_until_they_are_done():
    s = started(players=3, mode="competitive")
    mine, other = view(s, 0).heroes[0], view(s, 0).heroes[1]
    assert (mine.trials, mine.trials_hidden) == (s.heroes[0].trials, 0)
    assert (other.trials, other.trials_hidden) == ([], 4)
    done = s.heroes[1].trials[2]
    s.heroes[1].trials_done |= 1 << done
    other = view(s, 0).heroes[1]
    assert (other.trials, other.trials_hidden, other.trials_done) == ([done], 3, [done])
    assert view(s, None).heroes[0].trials == []


def cavern() -> Dungeon:
    """Entrance - 1 - 2 - 3 in a row; 1 is cleared, 3 is the target."""
    rooms = [
        Room(0, NONE, 0b0010, cleared=True),
        Room(1, 4, 0b0101, cleared=True),
        Room(2, 5, 0b1010),
        Room(3, 6, 0b0100),
    ]
    return Dungeon(CAVE, 20, rooms, target=3)


@pytest.mark.rule("DT-DUNGEON-02", "DT-AM-30")
def test_rooms_are_known_once_they_are_entered():
    s = realm()
    s.dungeons = [cavern()]
    shown = view(s, 0).dungeons[0]
    assert [(room.room, room.content, room.entered) for room in shown.rooms] == [
        (0, NONE, True),
        (1, 4, True),
        (2, NONE, False),
    ]
    assert shown.rooms[2].doors == 0
    assert (shown.unknown, shown.target) == (1, NONE)
    s.visit = Visit(0, 0, room=2)
    assert view(s, 1).dungeons[0].rooms[2].content == 5
    s.dungeons[0].found = True
    assert view(s, 1).dungeons[0].target == 3


def test_cards_of_a_battle_are_known_once_they_are_revealed():
    s = realm()
    cards = [card for card in T.decks[DRAGONS] for _ in range(2)]
    s.battle = Battle(0, DRAGONS, 3, cards[1:], 4, card=cards[0], step=2)
    before = seen(s, 1)
    assert b"deck" not in before
    s.battle.deck.reverse()
    assert seen(s, 1) == before
    shown = view(s, 1).battle
    assert shown is not None
    assert (shown.card, shown.step, shown.left) == (cards[0], 2, 4)


@pytest.mark.rule("DT-AM-25")
def test_the_adversarys_card_is_shown_as_its_kind():
    s = realm()
    s.battle = Battle(0, FIRST_ADVERSARY, 3, [0, 1], 5, card=7, step=3)
    shown = view(s, 0).battle
    assert shown is not None
    assert T.cards[shown.card].id == "burning_land"


# What is dealt anew


def test_the_random_value_is_dealt_anew():
    s = started(players=2)
    found = dealt(s)
    assert len({other.rng for other in found} - {s.rng}) == 12
    assert all(other.chance.seed == other.rng for other in found)
    assert len({other.chance.streams["tower"] for other in found}) == 12


def test_decks_are_dealt_anew():
    s = started(players=2)
    assert len({tuple(other.treasures) for other in dealt(s)}) == 12
    assert len({tuple(other.river_order) for other in dealt(s)}) > 4


def test_skulls_inside_rest_behind_closed_chutes_with_room():
    s = realm()
    s.seals &= ~(1 << BOTTOM * 4 + 1)
    s.pockets[TOP * 4 + 1] = 2
    s.pockets[BOTTOM * 4 + 3] = 7
    s.supply -= 9
    found = [other.pockets for other in dealt(s, count=30)]
    assert len({tuple(pockets) for pockets in found}) > 10
    for pockets in found:
        assert sum(pockets) == 9
        assert pockets[BOTTOM * 4 + 1] == 0
        assert all(pockets[place] == 0 for place in range(12) if T.faces[place] != NONE)
        assert max(pockets[:4]) <= 2
        assert max(pockets[4:8]) <= 3


def test_with_the_tower_open_its_inside_stays():
    s = realm(1)
    s.look_inside = True
    s.pockets[1], s.supply = 2, 22
    assert all(other.pockets == s.pockets for other in dealt(s))


def test_trials_of_others_are_dealt_anew_type_by_type():
    s = started(players=3, mode="competitive")
    done = s.heroes[1].trials[0]
    s.heroes[1].trials_done |= 1 << done
    found = dealt(s)
    assert all(other.heroes[0].trials == s.heroes[0].trials for other in found)
    assert all(other.heroes[1].trials[0] == done for other in found)
    assert all([t // 4 for t in other.heroes[2].trials] == [0, 1, 2, 3] for other in found)
    assert len({tuple(other.heroes[2].trials) for other in found}) > 4


def test_the_month_may_be_longer_or_shorter_and_its_events_fall_elsewhere():
    s = realm()
    s.month, s.turn, s.length = 2, 3, 7
    s.timeline = [[16], [1], [0, 48, 96], [], [50], [80, 32], [17]]
    s.agenda.insert(0, SlotEvents(1))
    found = dealt(s, count=40)
    assert {other.length for other in found} == {6, 7, 8}
    coming = sorted([48, 96, 50, 80, 32, 17])
    for other in found:
        assert len(other.timeline) == other.length
        assert other.timeline[:2] == [[16], [1]]
        assert other.timeline[2][0] == 0
        later = [event for slot in other.timeline[3:] for event in slot]
        assert sorted([*other.timeline[2][1:], *later]) == coming
        assert all(slot == sorted(slot, key=lambda e: e // 16) for slot in other.timeline)
    assert len({str(other.timeline) for other in found}) > 20


def test_an_event_that_should_have_come_before_those_called_comes_later():
    s = realm()
    s.month, s.turn, s.length = 2, 6, 7
    s.timeline = [[], [], [], [], [], [48, 96], [17]]
    s.agenda.insert(0, SlotEvents(1))
    found = [other.timeline[5] for other in dealt(s, count=40)]
    assert all(17 not in slot for slot in found)
    assert {96 in slot for slot in found} == {True, False}


def test_in_the_last_turn_that_a_month_can_have_it_has_no_more():
    s = realm()
    s.month, s.turn, s.length = 2, 8, 8
    s.timeline = [[] for _ in range(8)]
    assert {other.length for other in dealt(s)} == {8}


def test_rooms_that_nobody_entered_are_dealt_anew():
    s = realm()
    s.dungeons = [cavern()]
    found = [other.dungeons[0] for other in dealt(s, count=40)]
    assert {dungeon.target for dungeon in found} == {2, 3}
    assert len({dungeon.rooms[2].content for dungeon in found}) > 6
    assert all(dungeon.rooms[1].content == 4 for dungeon in found)


@pytest.mark.rule("DT-AM-29")
def test_a_room_comes_no_more_than_twice():
    s = realm()
    s.dungeons = [cavern()]
    s.dungeons[0].rooms[2].content = 4
    s.dungeons[0].rooms[2].cleared = True
    assert all(other.dungeons[0].rooms[3].content != 4 for other in dealt(s, count=60))


def test_the_relic_of_a_caravan_may_be_in_any_room_left():
    s = realm()
    dungeon = cavern()
    dungeon.type = CARAVAN_EAST
    dungeon.rooms[3].content = NONE
    s.dungeons = [dungeon]
    for other in dealt(s, count=20):
        rooms, target = other.dungeons[0].rooms, other.dungeons[0].target
        assert rooms[target].content == NONE
        assert rooms[5 - target].content != NONE


def test_cards_of_a_battle_are_dealt_anew():
    s = realm()
    s.battle = Battle(0, FIRST_ADVERSARY, 3, list(range(9)), 5, card=9, step=3)
    found = [other.battle for other in dealt(s)]
    assert len({tuple(battle.deck) for battle in found if battle}) == 12
    assert all(battle is not None and battle.card == 9 for battle in found)


def test_when_the_game_is_over_nothing_is_dealt():
    s = over(started(players=2))
    assert redeal(s, 0, 5) == s
