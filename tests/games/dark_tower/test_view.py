"""Who sees what, and what is dealt anew for somebody who does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import rempart
from rempart.games.dark_tower import GAME
from rempart.games.dark_tower.ai.heuristic import HeuristicBot
from rempart.games.dark_tower.ids import (
    BOTTOM,
    CARAVAN_EAST,
    CAVE,
    DRAGONS,
    FIRST_ADVERSARY,
    MIDDLE,
    SIREN,
    TEETH,
    TOP,
)
from rempart.games.dark_tower.options import ConfirmSetup, Decline, PickWare
from rempart.games.dark_tower.pieces import Battle, Dungeon, Room, Visit
from rempart.games.dark_tower.setup import Settings, setup
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.cards import hold
from rempart.games.dark_tower.steps.caverns import CELLS, farthest, generate
from rempart.games.dark_tower.steps.corruption import purge
from rempart.games.dark_tower.steps.dungeon import reachable
from rempart.games.dark_tower.steps.items import NewWares, lose_item, spend_item
from rempart.games.dark_tower.steps.month import FailQuests, NextMonth, NextTurn
from rempart.games.dark_tower.steps.timeline import SlotEvents, early_pair, first_third
from rempart.games.dark_tower.steps.tower import RotateAll, open_seal
from rempart.games.dark_tower.view import census, code_of, view
from rempart.games.dark_tower.view.redeal import redeal
from rempart.kernel import NONE, Chance, Outcome, advance, settle
from tests.games.dark_tower.table import Stopped, T, realm, run


def seen(s: Realm, seat: int | None = 0) -> bytes:
    return msgspec.json.encode(view(s, seat))


def started(**settings: Any) -> Realm:
    s = setup(Settings(heroes="deal", **settings), 3, T)
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
    s.outcome = Outcome(winners=(), scores=(0,), reason="time", rule="DT-LOSE-03")
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
    assert [room.room for room in view(s, 1).dungeons[0].rooms] == [0, 1, 2, 3]  # behind its door
    s.dungeons[0].found = True
    assert view(s, 1).dungeons[0].target == 3


def test_cards_of_a_battle_are_known_once_they_are_revealed():
    s = realm()
    cards = [card for card in T.decks[DRAGONS] for _ in range(2)]
    s.battle = Battle(seat=0, kind=DRAGONS, region=3, deck=cards[1:], left=4, card=cards[0], step=2)
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
    s.battle = Battle(seat=0, kind=FIRST_ADVERSARY, region=3, deck=[0, 1], left=5, card=7, step=3)
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


@pytest.mark.rule("DT-R-68")
def test_drums_that_turned_unseen_are_dealt_in_every_position_that_shows_the_same():
    s = realm()
    run(s, RotateAll())
    run(s, RotateAll())
    s.pockets[TOP * 4 + 1] = 2
    s.supply -= 2
    open_seal(s, MIDDLE * 4, "DT-TOWER-01")
    found = dealt(s, count=60)
    assert len({other.pos[TOP] for other in found}) == 4
    shown = T.faces[MIDDLE * 4 + (-s.pos[MIDDLE]) % 4]
    for other in found:
        assert T.faces[MIDDLE * 4 + (-other.pos[MIDDLE]) % 4] == shown


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


def explored(seed: int, *entered: int) -> Realm:
    """A cave of nine rooms as the rules make it, of which so many were cleared, each time one of
    those in reach."""
    s = realm()
    s.chance = Chance(seed)
    dungeon = generate(s, CAVE, 20)
    s.dungeons = [dungeon]
    for number in entered:
        near = [room for room in reachable(dungeon) if room != dungeon.target]
        dungeon.rooms[near[number % len(near)]].cleared = True
    return s


@pytest.mark.rule("DT-AM-29")
def test_rooms_that_nobody_entered_hold_other_cards():
    s = realm()
    s.dungeons = [cavern()]
    found = [other.dungeons[0] for other in dealt(s, count=40)]
    assert len({dungeon.rooms[2].content for dungeon in found}) > 6
    assert all(dungeon.rooms[1].content == 4 for dungeon in found)


@pytest.mark.rule("DT-AM-28", "DT-AM-30")
@pytest.mark.parametrize("entered", [(), (0,), (0, 1), (1, 0, 1)])
def test_rooms_that_nobody_entered_lie_elsewhere_and_the_target_too(entered: tuple[int, ...]):
    s = explored(0, *entered)
    before = s.dungeons[0]
    found = [other.dungeons[0] for other in dealt(s, count=40)]
    assert len({dungeon.target for dungeon in found}) > 2
    assert len({dungeon.rooms[dungeon.target].cell for dungeon in found}) > 2
    assert len({tuple(room.doors for room in dungeon.rooms) for dungeon in found}) > 10
    for dungeon in found:
        rooms = dungeon.rooms
        at = {room.cell: number for number, room in enumerate(rooms)}
        assert len(at) == len(before.rooms)
        for number, room in enumerate(rooms):
            beyond = [at[cell] for cell in CELLS if room.doors >> cell & 1]
            assert all(rooms[other].doors >> room.cell & 1 for other in beyond)
            assert number == 0 or min(beyond) < number
            if before.rooms[number].cleared:
                assert room == before.rooms[number]
        assert not rooms[dungeon.target].cleared
        assert dungeon.target in farthest_rooms(dungeon)


def farthest_rooms(dungeon: Dungeon) -> set[int]:
    return {farthest(dungeon.rooms, Chance(seed)) for seed in range(20)}


def test_rooms_behind_the_doors_of_the_room_that_a_hero_is_in_keep_their_places():
    for seed in range(20):
        s = explored(seed, 0)
        s.visit = Visit(0, 0, room=reachable(s.dungeons[0])[-1])
        rooms = s.dungeons[0].rooms
        doors = rooms[s.visit.room].doors
        for other in dealt(s, count=4):
            for number, room in enumerate(rooms):
                if doors >> room.cell & 1:
                    assert other.dungeons[0].rooms[number].cell == room.cell


@pytest.mark.rule("DT-AM-30")
def test_a_target_that_was_found_stays_the_farthest_room():
    s = explored(6, 0, 0, 0, 0)
    dungeon = s.dungeons[0]
    dungeon.found = True
    while dungeon.target not in reachable(dungeon):
        dungeon.rooms[reachable(dungeon)[0]].cleared = True
    s.visit = Visit(0, 0, room=dungeon.target)
    for other in dealt(s, count=20):
        assert other.dungeons[0].target == dungeon.target
        assert dungeon.target in farthest_rooms(other.dungeons[0])


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
    s.battle = Battle(
        seat=0, kind=FIRST_ADVERSARY, region=3, deck=list(range(9)), left=5, card=9, step=3
    )
    found = [other.battle for other in dealt(s)]
    assert len({tuple(battle.deck) for battle in found if battle}) == 12
    assert all(battle is not None and battle.card == 9 for battle in found)


def test_when_the_game_is_over_nothing_is_dealt():
    s = over(started(players=2))
    assert redeal(s, 0, 5) == s


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 1, "goal": "miras"},
        {"players": 2, "goal": "tomas", "difficulty": "gritty"},
        {"players": 3, "mode": "competitive"},
    ],
)
def test_tables_that_look_alike_are_dealt_alike(settings: dict[str, Any]):
    """So nothing of a deal depends on what is hidden."""
    match = rempart.new("dark_tower", seed=5, heroes="deal", adversary="ashstrider", **settings)
    bot = HeuristicBot(5)
    for number in range(260):
        decision = match.decision
        if decision is None:
            break
        s, (seat,) = match.state, decision.actors
        if number % 5 == 0 or s.visit is not None:
            alike = redeal(s, seat, number)
            assert redeal(s, seat, 99) == redeal(alike, seat, 99)
        match.choose(bot.choose(GAME, redeal(s, seat, 7), decision, seat))


# What everybody has seen stays


def test_cards_that_were_laid_under_decks_stay_there():
    s = realm()
    hero = s.heroes[0]
    for item in (TEETH, TEETH, SIREN):
        s.potions.remove(item)
        hold(hero, item)
    crown, idol = s.treasures[5], s.treasures[8]
    for treasure in (crown, idol):
        s.treasures.remove(treasure)
        hold(hero, treasure)
    s.corruptions.remove(3)
    hero.corruptions.append(3)
    spend_item(s, 0, TEETH, "DT-SPEND-02")
    lose_item(s, 0, SIREN, "DT-SPEND-04")
    spend_item(s, 0, crown, "DT-SPEND-02")
    spend_item(s, 0, idol, "DT-SPEND-02")
    purge(s, 0, 3)
    found = dealt(s, count=20)
    assert all(other.potions[:2] == [SIREN, TEETH] for other in found)
    assert all(other.treasures[:2] == [idol, crown] for other in found)
    assert all(other.corruptions[0] == 3 for other in found)
    assert len({tuple(other.potions[2:]) for other in found}) > 15
    assert len({tuple(other.treasures[2:]) for other in found}) > 15
    assert len({tuple(other.corruptions[1:]) for other in found}) > 15


def test_a_deck_that_was_drawn_down_to_known_cards_is_known():
    s = realm()
    del s.potions[4:]
    s.potions_known = 3
    del s.potions[2:]
    assert all(other.potions == s.potions for other in dealt(s))
    s.potions.insert(0, TEETH)
    s.potions_known += 1
    assert all(other.potions == s.potions for other in dealt(s))


def test_wares_put_under_the_deck_are_known():
    s = realm()
    s.market = [s.treasures.pop() for _ in range(3)]
    old = s.market[1]
    s.agenda.append(NewWares(0, "DT-EVENT-09"))
    decision = settle(s)
    for option in (PickWare(old), Decline()):
        assert decision is not None
        decision = advance(s, decision, option)
    assert s.treasures[0] == old
    assert all(other.treasures[0] == old for other in dealt(s))


def third_month(turn: int, *slots: list[int], called: int = 0, length: int = 7) -> Realm:
    """Month 3 for two heroes (6, 7 or 8 turns), with these events from the first turn on."""
    s = realm(2)
    s.month, s.turn, s.length = 3, turn, length
    s.timeline = [list(slot) for slot in slots]
    s.timeline += [[] for _ in range(length - len(slots))]
    s.agenda.insert(0, SlotEvents(called))
    return s


ARRIVAL, BLOW = early_pair(third_month(1)) or (NONE, NONE)


def test_in_month_3_the_foe_of_level_4_comes_early_and_strikes_later():
    found = dealt(third_month(1, [], [48], [ARRIVAL], [], [49, BLOW]), count=60)
    places = set()
    for other in found:
        come = next(n for n, slot in enumerate(other.timeline) if ARRIVAL in slot)
        struck = next(n for n, slot in enumerate(other.timeline) if BLOW in slot)
        assert come < first_third(other.length)
        assert struck > come
        places.add((come, struck))
    assert {come for come, _ in places} == {0, 1, 2}
    assert len(places) > 5


def test_a_month_3_without_the_foe_of_level_4_so_far_is_no_short_one():
    found = dealt(third_month(3, [], [], [ARRIVAL], [BLOW, 48]), count=40)
    assert {other.length for other in found} == {7, 8}
    assert all(other.timeline[2] == [ARRIVAL] for other in found)
    assert all(not any(BLOW in slot for slot in other.timeline[:3]) for other in found)


def test_after_the_foe_of_level_4_has_come_its_strike_may_fall_on_any_later_turn():
    found = dealt(third_month(3, [], [ARRIVAL], [], [BLOW]), count=60)
    struck = {n for other in found for n, slot in enumerate(other.timeline) if BLOW in slot}
    assert struck == {2, 3, 4, 5, 6, 7}


def test_when_the_turns_events_are_over_none_comes_again():
    s = third_month(3, [], [ARRIVAL], [48], [BLOW])
    s.agenda = [NextTurn(0)]
    for other in (redeal(s, 0, seed) for seed in range(20)):
        assert other.timeline[2][0] == 48
        assert sum(slot.count(48) for slot in other.timeline) == 1


def test_a_turn_whose_events_are_over_is_not_the_last_while_the_month_goes_on():
    s = third_month(6, [ARRIVAL], [], [BLOW], [], [], [48])
    s.agenda = [NextTurn(0)]
    assert {redeal(s, 0, seed).length for seed in range(20)} == {7, 8}


def test_no_event_of_the_month_is_lost_when_it_is_dealt_shorter():
    s = third_month(6, [ARRIVAL], [], [BLOW], [], [], [48], [80, 96], called=1)
    for other in dealt(s, count=20):
        assert sorted(e for slot in other.timeline for e in slot) == [BLOW, ARRIVAL, 48, 80, 96]
        assert other.length > 6 or other.timeline[5] == [48, 80, 96]
    assert {other.length for other in dealt(s, count=20)} == {6, 7, 8}


def test_when_the_month_is_over_its_length_is_known():
    s = third_month(6, [ARRIVAL], [], [], [], [], [BLOW], length=6)
    s.agenda = [NextMonth(0), FailQuests()]
    assert all(redeal(s, 0, seed).timeline == s.timeline for seed in range(10))


@pytest.mark.rule("DT-TOKEN-04")
def test_caravans_that_roll_tell_how_long_the_month_can_be():
    s = realm(2)
    s.month, s.length, s.timeline = 2, 8, [[] for _ in range(8)]
    dungeon = cavern()
    dungeon.type = CARAVAN_EAST
    dungeon.rooms[3].content = NONE
    s.dungeons = [dungeon]
    s.turn = 4
    assert {other.length for other in dealt(s, count=20)} == {7, 8}
    s.turn = 5
    assert {other.length for other in dealt(s, count=20)} == {7, 8}
    s.length, s.timeline = 6, [[] for _ in range(6)]
    assert {other.length for other in dealt(s, count=20)} == {6}
