"""The heuristic bot, and what bots think of positions."""

from __future__ import annotations

import pytest

import rempart
from rempart import bots
from rempart.games.dark_tower import GAME
from rempart.games.dark_tower.ai.estimate import FATAL, battle_cost, cost
from rempart.games.dark_tower.ai.heuristic import HeuristicBot
from rempart.games.dark_tower.ai.plans import bond_worth, brought, deposit_worth
from rempart.games.dark_tower.ai.threats import (
    demand,
    hazards,
    relief,
    risks,
    strike_cost,
    toll,
)
from rempart.games.dark_tower.ai.value import WON, evaluate
from rempart.games.dark_tower.ids import (
    GLEB,
    GONE,
    GRIGOR,
    HAKAN,
    ITEM,
    LETHAL,
    LOST,
    MELEE,
    VASA,
    WARRIORS,
)
from rempart.games.dark_tower.options import (
    Banner,
    Cleanse,
    CompleteTrial,
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
    TopCards,
    UseItem,
    Walk,
    WorkFirst,
)
from rempart.games.dark_tower.steps import goal_course
from rempart.games.dark_tower.steps.items import NewWares, lose
from rempart.games.dark_tower.steps.outcome import lose_game, win_game
from rempart.games.dark_tower.steps.skulls import PlaceSkulls
from rempart.games.dark_tower.steps.turn import EndStep
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
    """What the heuristic bot chooses."""
    return HeuristicBot(1).choose(GAME, table.s, table.decision, table.actor)


def test_it_lets_the_smaller_of_two_losses_come_first():
    table = Table()
    table.corrupt(0, "feral", "lost")
    table[0].spirit = 1
    table.s.active = 0
    table.run(EndStep(0))
    assert answer(table) == WorkFirst(LOST)


def turn(table: Table) -> list[object]:
    """What the heuristic bot does in a turn."""
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
    assert Deposit(WARRIORS, 34) in done  # a few stay


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
    table.choose(TopCards())
    table.choose(ACCEPT)
    while Retreat() not in table.options:
        table.choose(table.options[0])
    assert answer(table) == Retreat()


def test_small_answers():
    table = Table()
    table.s.buildings[:4] = [1, 2, 3, 0]
    table.run(PlaceSkulls(0, 1, 0))
    assert answer(table) == PlaceSkull(0)  # stacked, but a third one at home is a risk
    table = Table()
    table.s.buildings[4:8] = [1, 2, 3, 0]
    table.run(PlaceSkulls(1, 1, 0))
    assert answer(table) == PlaceSkull(5)  # nobody's home; but no building is given up
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
    weak = battle_cost(table.s, 0, 0, table[0].region)
    table[0].corruptions.clear()
    table[0].warriors = 50
    assert battle_cost(table.s, 0, 0, table[0].region) < weak
    before = battle_cost(table.s, 0, 0, table[0].region)
    assert battle_cost(table.s, 0, 0, table.region("radiant_mountains")) < before  # champion tile
    table.give(0, "cloak", "axe")
    assert battle_cost(table.s, 0, 0, table[0].region) < before
    assert table[0].region == table.region("fivepint")


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

    assert reached("heuristic") > reached("random") + 5


def test_it_is_the_easy_one_and_greedy_means_what_it_means_in_every_game():
    assert isinstance(bots.bot("easy", 1, GAME), HeuristicBot)
    assert isinstance(bots.bot("heuristic", 1, GAME), HeuristicBot)
    assert isinstance(bots.bot("greedy", 1, GAME), bots.GreedyBot)


def test_a_cursed_hero_who_used_too_many_advantages_can_still_reckon():
    table = prepared()
    table.corrupt(0, "cursed")
    table[0].advantages = 9
    table.s.states = [LETHAL] * 3
    assert battle_cost(table.s, 0, 0, table[0].region) > 0


def test_it_leaves_the_kingdom_of_foes_that_would_corrupt_it():
    table = prepared()
    table.s.kinds = [0, 4, 9]
    table.put(0, "peaks_of_the_djinn")
    table.foe("mormos", "dayside")
    table[0].warriors, table[0].heroic, table[0].reinforces = 20, True, 1
    table.corrupt(0, "selfish", "weak")
    table.turn()
    turn(table)
    assert table[0].region // 15 != table.region("dayside") // 15


def worth_of(table: Table, number: int) -> float:
    """What it is worth to be rid of a foe."""
    return relief(table.s, number, strike_cost(table.s, table.s.foes[number].kind))


def test_it_fights_foes_whose_strike_is_worse_first():
    table = prepared(2)
    table.s.states = [LETHAL] * 3
    mild = worth_of(table, add(table, "neuri", "dayside"))
    table[0].spirit = table[1].spirit = 9
    assert worth_of(table, len(table.s.foes) - 1) < mild  # nobody is short of spirit now


def add(table: Table, foe: str, region: str) -> int:
    """Put a foe on the board; its place in the list."""
    table.foe(foe, region)
    return len(table.s.foes) - 1


def test_what_hangs_over_a_hero():
    table = prepared()
    table.s.states = [LETHAL] * 3
    table.foe("brigands", "duwani")
    found = hazards(table.s, 0)
    assert toll(table.s, 0, found) > 0  # no item to lose
    assert toll(table.s, 0, found, ITEM, 1) == 0
    table.give(0, "teeth")
    assert toll(table.s, 0, hazards(table.s, 0)) == 0


def test_a_corrupted_hero_knows_where_it_costs_spirit_to_stop():
    table = prepared()
    table.corrupt(0, "feral")
    found = risks(table.s, 0)
    assert found[table.region("dayside")] > 0
    assert found[table.region("fivepint")] == 0


def test_skulls_that_a_strike_may_take_are_not_counted_on():
    table = prepared()
    assert demand(table.s) == 0
    table.s.kinds, table.s.states = [1, 4, 8], [LETHAL] * 3
    table.foe("oreks", "dayside")
    assert demand(table.s) == 4
    table.s.buildings[0] = GONE
    assert demand(table.s) == 3


def test_it_keeps_potions_that_hakan_wants():
    table = Table(goal=HAKAN)
    goal_course.set_up(table.s)
    table.give(0, "goldsun")
    table.turn()
    assert not any(isinstance(option, UseItem) for option in turn(table))
    table = Table(goal=GLEB)
    goal_course.set_up(table.s)
    table.give(0, "goldsun")
    table.turn()
    assert isinstance(turn(table)[0], UseItem)


def test_for_a_bond_of_grigor_it_counts_what_it_has_at_the_marker():
    table = Table(goal=GRIGOR)
    goal_course.set_up(table.s)
    table.s.main.region = table.region("irontops")  # mountains, as the champion tile of the North
    here = brought(table.s, 0, MELEE, table.region("dayside"))
    assert brought(table.s, 0, MELEE, table.region("irontops")) == here + 2
    assert bond_worth(table.s, 0, table.item("scroll_serpent")) > 0
    assert bond_worth(table.s, 0, table.item("cloak")) == 0


def test_it_completes_a_trial_that_it_can_meet():
    table = Table(2, competitive=True)
    table[0].trials = [0]
    table[0].region = T.trials[0].region
    table[0].warriors, table[0].spirit = 60, 20
    table.turn()
    assert answer(table) == CompleteTrial(0)


def test_it_prays_with_vasa_only_when_enough_skulls_are_cleansed():
    table = Table(goal=VASA)
    goal_course.set_up(table.s)
    table[0].spirit = 9
    base, each = T.goals.vasa_skulls
    table.s.main.skulls = base + each - 1
    assert deposit_worth(table.s, 0) == 0
    table.s.main.skulls += 1
    assert deposit_worth(table.s, 0) > 0
