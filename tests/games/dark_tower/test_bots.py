"""The greedy bot, and what bots think of positions."""

from __future__ import annotations

import pytest

import rempart
from rempart import bots
from rempart.games.dark_tower import GAME
from rempart.games.dark_tower.actions import (
    Banner,
    Cleanse,
    Deposit,
    EndTurn,
    Enhanced,
    Fight,
    LoseItem,
    PickWare,
    PlaceSkull,
    Reinforce,
    Retreat,
    TakeTreasure,
    Walk,
)
from rempart.games.dark_tower.bots import WON, evaluate
from rempart.games.dark_tower.captain import Captain
from rempart.games.dark_tower.estimate import FATAL, battle_cost, cost
from rempart.games.dark_tower.ids import GLEB, LETHAL, WARRIORS
from rempart.games.dark_tower.steps import goal_course
from rempart.games.dark_tower.steps.items import NewWares, lose
from rempart.games.dark_tower.steps.outcome import lose_game, win_game
from rempart.games.dark_tower.steps.skulls import PlaceSkulls
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.fights import ACCEPT, USE, fight
from tests.games.dark_tower.table import T


def prepared(players: int = 1) -> Table:
    """A table whose goal is set up, the first hero in Fivepint."""
    table = Table(players)
    goal_course.set_up(table.s)
    table.put(0, "fivepint")
    return table


def answer(table: Table) -> object:
    """What the greedy bot chooses."""
    return Captain(1).choose(GAME, table.s, table.decision, table.actor)


def turn(table: Table) -> list[object]:
    """What the greedy bot does in a turn."""
    done: list[object] = []
    while EndTurn() not in done:
        done.append(answer(table))
        if done[-1] != EndTurn():
            table.choose(done[-1])
    return done


def test_it_cleanses_when_skulls_are_short():
    table = prepared()
    table[0].warriors = 20
    table.skulls("north bazaar", 3)
    table.s.supply = 3
    table.turn()
    done = turn(table)
    assert done[0] == Walk(table.region("dayside"))
    assert Cleanse(table.region("dayside")) in done
    assert any(isinstance(option, Reinforce) for option in done)


def test_it_takes_the_banner_action_first():
    table = Table()
    table.turn(start=True)
    assert isinstance(answer(table), Banner)


def test_it_carries_what_the_goal_wants_to_its_marker():
    table = Table(goal=GLEB)
    table.s.main.region, table.s.main.given = T.goals.gleb_marker, [0, 0]
    table.put(0, "inner_kinghills")
    table[0].warriors = 40
    table.turn()
    done = turn(table)
    assert done[0] == Walk(T.goals.gleb_marker)
    assert Deposit(WARRIORS, 30) in done


def test_it_fights_what_it_can_beat_and_leaves_the_rest():
    for warriors, state, fights in ((30, 2, True), (2, LETHAL, False)):
        table = prepared()
        table[0].warriors, table[0].spirit = warriors, 3
        table.s.states[0] = state
        table.give(0, *(["siren", "siren", "cloak"] if fights else []))
        kind = table.foe("brigands", "fivepint")
        table.turn()
        assert (Fight(kind, table.region("fivepint")) in turn_options(table)) == fights


def turn_options(table: Table) -> list[object]:
    """What it does until it fights or ends the turn."""
    done: list[object] = []
    while True:
        done.append(answer(table))
        if isinstance(done[-1], Fight | EndTurn):
            return done
        table.choose(done[-1])


def test_in_battle_it_improves_what_would_hurt():
    table = Table()
    table[0].warriors = 5
    table.s.states[0] = LETHAL
    table.give(0, "cloak", "axe", "crown", "circlet")
    fight(table, "brigands", "fivepint", "onslaught", "onslaught")
    assert answer(table) == USE
    table[0].warriors = 50
    table.s.battle.step = 0  # type: ignore[union-attr]
    table.run()
    assert answer(table) == ACCEPT


def test_it_retreats_from_the_adversary_before_it_is_ruined():
    table = Table()
    table.s.main.done = True
    table[0].warriors = 3
    table.put(0, "throne")
    kind = table.foe("ashstrider", "throne")
    table.turn()
    table.choose(Fight(kind, table.region("throne")))
    table.choose(ACCEPT)
    while Retreat() not in table.options:
        table.choose(table.options[0])
    assert answer(table) == Retreat()


def test_small_answers():
    table = Table()
    table.s.buildings[:4] = [1, 2, 3, 0]
    table.run(PlaceSkulls(0, 1, 0))
    assert answer(table) == PlaceSkull(1)  # stacked, but no building is given up
    table = Table()
    table.give(0, "teeth", "sword", "idol")
    table.do(lose, 0, 6, 1, "DT-SPEND-04")
    assert answer(table) == LoseItem(table.item("teeth"))
    table = Table()
    table.market("idol", "axe", "bow")
    table.run(NewWares(0, "DT-EVENT-09"))
    assert answer(table) in (PickWare(table.item("axe")), PickWare(table.item("bow")))


def test_it_buys_a_treasure_that_the_goal_wants():
    table = prepared()
    table.put(0, "dayside")
    table[0].spirit, table[0].warriors = 4, 20
    table.market("axe", "crown", "bow")
    table.turn()
    done = turn(table)
    assert any(isinstance(option, Enhanced) for option in done)
    assert TakeTreasure(table.item("crown")) in done


def test_what_effects_and_battles_cost():
    table = prepared()
    table[0].warriors, table[0].spirit = 10, 2
    assert cost(table.s, 0, T.effect("-4W")) < cost(table.s, 0, T.effect("-7W"))
    assert cost(table.s, 0, T.effect("-12W")) > 60
    assert cost(table.s, 0, T.effect("-12W or -1S")) < 5
    table.corrupt(0, "selfish", "weak")
    assert cost(table.s, 0, T.effect("-12W")) > FATAL
    weak = battle_cost(table.s, 0, 0)
    table[0].corruptions.clear()
    table[0].warriors = 50
    assert battle_cost(table.s, 0, 0) < weak
    before = battle_cost(table.s, 0, 0)
    table.give(0, "cloak", "axe")
    assert battle_cost(table.s, 0, 0) < before


def test_a_position_is_worth_more_with_less_harm_in_it():
    table = prepared(2)
    s = table.s
    before = evaluate(s, 0)
    table[0].warriors = 10
    richer = evaluate(s, 0)
    assert richer > before
    table.corrupt(0, "weak")
    assert evaluate(s, 0) < richer
    win_game(s, (0, 1), "adversary", "DT-ADVERSARY-06")
    assert evaluate(s, 0) == WON
    s.outcome = None
    lose_game(s, "time", "DT-LOSE-03")
    assert evaluate(s, 0) == -WON


@pytest.mark.parametrize("players", [1, 2])
def test_it_gets_farther_than_chance(players: int):
    def reached(name: str) -> float:
        total = 0.0
        for seed in range(5):
            match = rempart.new("dark_tower", seed=seed, players=players, heroes="deal")
            bot = bots.bot(name, seed, GAME)
            while match.decision is not None:
                (seat,) = match.decision.actors
                match.choose(bots.ask_bot(bot, match, seat))
            assert match.outcome is not None
            total += match.outcome.facts["month"] + 6 * bool(match.outcome.winners)
        return total

    assert reached("greedy") > reached("random") + 5
