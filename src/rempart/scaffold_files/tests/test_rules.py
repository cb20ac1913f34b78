"""For each rule the smallest position that shows it: what changed, and what did not."""

from __future__ import annotations

import pytest
import rempart
from rempart.kernel import Option, settle, take

from hamlet import GAME
from hamlet.events import GateBroken, RaiderBeaten, VillageFallen, VillageSaved
from hamlet.options import Move, Place, Rest
from hamlet.state import Village
from hamlet.steps.guard import Act

NORTH, EAST, SOUTH = range(3)
T = GAME.tables()


def card(kind: str, gate: int) -> int:
    """A raider card."""
    return next(n for n in range(len(T.kind)) if (T.kind[n], T.target[n]) == (kind, gate))


def village(*raiders: int, **settings: object) -> Village:
    """A village that is raided by these, the first one first; the first round has begun."""
    s = GAME.setup(GAME.read_settings(settings), 1, T)
    s.deck = list(reversed(raiders))
    s.events = []
    settle(s)
    return s


def choose(s: Village, *options: Option) -> list[type]:
    """Choose these, one after the other; what kinds of event came of it."""
    s.events = []
    for option in options:
        take(s, s.agenda[-1], option)
        settle(s)
    return [type(event) for event in s.events]


def acting(s: Village) -> Act:
    """The step that asks somebody to act."""
    step = s.agenda[-1]
    assert isinstance(step, Act)
    return step


def reason(s: Village, option: Place | Move | Rest) -> str:
    """Why an option is not legal."""
    refusal = acting(s).refuse(s, option)
    return refusal.reason if refusal else ""


@pytest.mark.rule("HAM-SETUP-01")
def test_the_deck_is_shuffled_and_the_guards_wait():
    decks = [GAME.setup(GAME.read_settings({}), seed, T).deck for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1]) == list(range(len(T.kind)))
    assert village(card("wolves", EAST)).reserve == T.village.guards


@pytest.mark.rule("HAM-SETUP-02")
def test_a_harsh_winter_leaves_fewer_hearts():
    hearts = [village(0, winter=winter).hearts for winter in ("mild", "harsh")]
    assert hearts == [T.village.hearts["mild"], T.village.hearts["harsh"]]


@pytest.mark.rule("HAM-ROUND-01")
def test_a_raider_is_revealed_and_attacks_when_all_have_acted():
    wolves, trolls = card("wolves", EAST), card("trolls", SOUTH)
    s = village(wolves, trolls)
    assert (s.raider, s.deck, s.gone) == (wolves, [trolls], [])
    choose(s, Rest())
    assert (s.raider, s.deck, s.gone) == (trolls, [], [wolves])


@pytest.mark.rule("HAM-ROUND-02")
def test_actions_are_counted_and_the_first_player_changes():
    s = village(card("wolves", NORTH), card("wolves", EAST), players=2)
    seats: list[int] = []
    for option in (Place(NORTH), Place(NORTH), Rest(), Rest(), Place(EAST)):
        seats.append(acting(s).seat)
        choose(s, option)
    assert seats == [0, 0, 1, 1, 0]


@pytest.mark.rule("HAM-ROUND-03")
def test_the_order_of_the_deck_is_hidden():
    match = rempart.new(GAME.id, seed=1)
    redealt = [GAME.redeal(match.state, 0, seed) for seed in range(5)]
    assert len({tuple(s.deck) for s in redealt}) > 1
    assert all(sorted(s.deck) == sorted(match.state.deck) for s in redealt)
    left = {zone.id: zone.left for zone in match.scene(0).zones}["raiders"]
    assert sum(kind.count for kind in left) == len(match.state.deck)


@pytest.mark.rule("HAM-GUARD-01")
def test_a_guard_is_placed_at_any_gate_while_there_is_one():
    s = village(card("giant", NORTH))
    choose(s, Place(SOUTH))
    assert (s.gates[SOUTH].guards, s.reserve) == (1, T.village.guards - 1)
    assert reason(s, Place(3)) == "no_such_gate"
    s.reserve = 0
    assert reason(s, Place(SOUTH)) == "empty_reserve"


@pytest.mark.rule("HAM-GUARD-02")
def test_a_guard_moves_to_the_next_gate():
    s = village(card("giant", NORTH))
    choose(s, Place(NORTH))
    assert reason(s, Move(NORTH, SOUTH)) == "not_next"
    assert reason(s, Move(EAST, SOUTH)) == "nobody_there"
    assert reason(s, Move(NORTH, -1)) == "no_such_gate"
    choose(s, Move(NORTH, EAST))
    assert [gate.guards for gate in s.gates] == [0, 1, 0]


@pytest.mark.rule("HAM-ATTACK-01")
def test_as_much_defence_as_strength_is_enough_and_one_guard_rests():
    s = village(card("wolves", EAST), card("giant", NORTH))
    told = choose(s, Place(EAST), Place(EAST), Rest())
    assert RaiderBeaten in told
    assert (s.gates[EAST].guards, s.hearts) == (1, T.village.hearts["mild"])


@pytest.mark.rule("HAM-R-01")
def test_a_wall_counts_where_nobody_stands():
    s = village(card("wolves", NORTH), card("giant", NORTH))
    choose(s, Rest())
    assert s.hearts == T.village.hearts["mild"] - (2 - T.wall[NORTH])


@pytest.mark.rule("HAM-ATTACK-02")
def test_what_is_missing_costs_hearts_and_the_guards_flee():
    s = village(card("bandits", EAST), card("giant", NORTH))
    told = choose(s, Place(EAST), Place(SOUTH), Rest())
    assert GateBroken in told
    assert s.hearts == T.village.hearts["mild"] - 2
    assert [gate.guards for gate in s.gates] == [0, 0, 1]


@pytest.mark.rule("HAM-END-01")
def test_the_village_is_saved_when_the_deck_is_through():
    s = village(card("wolves", NORTH), players=2)
    assert VillageSaved in choose(s, Rest(), Rest())
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason) == ((0, 1), "saved")


@pytest.mark.rule("HAM-END-02")
def test_the_village_falls_with_the_last_heart():
    s = village(card("giant", EAST), card("wolves", NORTH))
    assert VillageFallen in choose(s, Rest())
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason, s.hearts) == ((), "fallen", 0)
