"""The competitive mode (DT-COMP): trials and elimination."""

from __future__ import annotations

from typing import Any

import pytest

from rempart.games.dark_tower.events import HeroEliminated, TrialCompleted
from rempart.games.dark_tower.ids import (
    ALL_SEALS,
    BEAST,
    CHAMPION,
    MAGIC,
    SWORD,
    WILD,
    ZAIDA,
)
from rempart.games.dark_tower.options import (
    BuyAdvantage,
    CompleteTrial,
    Decline,
    PickSeal,
    SpendItem,
)
from rempart.games.dark_tower.steps.cards import COMPANION_SOURCE
from rempart.games.dark_tower.steps.corruption import begin_effect, gain_corruption
from rempart.games.dark_tower.steps.items import lose
from rempart.games.dark_tower.steps.outcome import take_skull
from rempart.games.dark_tower.steps.skulls import PlaceSkulls, add_skulls, chooser, destroy
from rempart.games.dark_tower.steps.turn import HeroTurn
from rempart.kernel import NONE
from tests.games.dark_tower.board import Stopped, Table
from tests.games.dark_tower.table import T

TRIALS = [trial.id for trial in T.trials]


def contest(trial: str, players: int = 2, patch: dict[str, Any] | None = None) -> tuple[Table, int]:
    """Seat 0 holds a trial and stands in its region."""
    table = Table(players, competitive=True, patch=patch)
    number = TRIALS.index(trial)
    table.s.trials.remove(number)
    table[0].trials = [number]
    table[0].region = T.trials[number].region
    return table, number


@pytest.mark.rule("DT-COMP-05", "DT-COMP-06", "DT-COMP-07")
def test_a_trial_that_costs_warriors():
    table, trial = contest("win_egans_tournament")
    table[0].warriors = 20
    table.turn()
    table.choose(CompleteTrial(trial))
    table.choose(Decline())
    assert table[0].warriors == 2
    assert table[0].trials_done == 1 << trial
    assert table[0].spirit == 2
    assert table.told(TrialCompleted)[0].trial == trial
    assert table.refusal(CompleteTrial(trial)) == "DT-COMP-07"


@pytest.mark.rule("DT-COMP-06", "DT-TURN-05", "DT-GLYPH-02")
def test_a_trial_is_the_heroic_action_of_the_turn_and_taxed_as_a_quest():
    table, trial = contest("win_egans_tournament")
    table[0].warriors = 20
    table.open((0, 2))
    table.s.pos[0] = 2  # the Quest glyph, from the south to the north
    table.open((0, 0))
    table.turn()
    assert table.refusal(CompleteTrial(trial)) == "DT-GLYPH-02"
    table[0].spirit = 1
    table.turn()
    table.choose(CompleteTrial(trial))
    table.choose(Decline())
    assert table[0].spirit == 2
    assert table[0].heroic


@pytest.mark.rule("DT-COMP-06")
def test_what_is_missing_for_a_trial():
    table, trial = contest("win_egans_tournament")
    table[0].warriors = 17
    table.turn()
    assert table.refusal(CompleteTrial(trial)) == "DT-COMP-06"
    table[0].warriors = 18
    table.put(0, "tundra")
    table.run()
    assert table.refusal(CompleteTrial(trial)) == "DT-COMP-06"
    assert table.refusal(CompleteTrial(trial + 1)) == "DT-COMP-02"


@pytest.mark.rule("DT-COMP-06")
def test_a_trial_that_only_looks():
    table, trial = contest("impress_the_winter_fey")
    table.give(0, "idol", "crown")
    table.turn()
    assert table.refusal(CompleteTrial(trial)) == "DT-COMP-06"
    table.give(0, "horn")
    table.run()
    for advantage in (*range(WILD + 1), 10):
        assert table.refusal(CompleteTrial(trial, advantage)) == "DT-COMP-06"
    table.choose(CompleteTrial(trial))
    table.choose(Decline())
    assert len(table[0].items) == 3


@pytest.mark.rule("DT-COMP-06")
def test_a_trial_for_virtues():
    table, trial = contest("guide_abandoned_pilgrims")
    table.turn()
    assert table.refusal(CompleteTrial(trial)) == "DT-COMP-06"
    table.virtue(0, "blessed")
    table.run()
    table.choose(CompleteTrial(trial))
    table.choose(Decline())
    assert table[0].trials_done


@pytest.mark.rule("DT-COMP-06", "DT-SPEND-03")
def test_a_trial_that_costs_gear():
    table, trial = contest("repair_the_weeping_dam")
    table.give(0, "sword", "cloak", "maps", "armor")
    table.turn()
    table.choose(CompleteTrial(trial))
    for item in ("sword", "cloak", "maps"):
        table.choose(SpendItem(table.item(item)))
    table.choose(Decline())
    assert table[0].items == [table.item("armor")]
    assert table.s.gear[SWORD - 6] == 3


@pytest.mark.rule("DT-COMP-06", "DT-ADVANTAGE-11")
def test_a_trial_for_advantages_of_one_type():
    table, trial = contest("perform_the_song_of_peril")
    table[0].active &= ~(1 << CHAMPION)
    table.give(0, "talisman", "lamp_hope", "q_hope")
    table.turn()
    assert CompleteTrial(trial, MAGIC) in table.options
    assert table.refusal(CompleteTrial(trial, BEAST)) == "DT-COMP-06"
    assert table.refusal(CompleteTrial(trial, NONE)) == "DT-COMP-06"


@pytest.mark.rule("DT-COMP-06")
def test_a_trial_for_advantages_of_different_types():
    table, trial = contest("survive_the_drowned_barrows")
    table[0].active &= ~(1 << CHAMPION)
    table.give(0, "talisman", "sword", "cloak")
    table.turn()
    assert table.refusal(CompleteTrial(trial)) == "DT-COMP-06"
    table.give(0, "q_hope")
    table.run()
    assert CompleteTrial(trial) in table.options


@pytest.mark.rule("DT-COMP-06", "DT-ADVANTAGE-05", "DT-ADVANTAGE-11")
def test_missing_advantages_are_paid_for():
    table, trial = contest("perform_the_song_of_peril")
    table[0].active &= ~(1 << CHAMPION)
    table.give(0, "talisman", "lamp_hope", "fortune", "fortune")
    table.turn()
    assert CompleteTrial(trial, MAGIC) in table.options
    table.choose(CompleteTrial(trial, MAGIC))
    fortune = table.item("fortune")
    assert table.options == [BuyAdvantage(fortune)]
    table.choose(BuyAdvantage(fortune))
    table.choose(Decline())
    assert fortune in table[0].items
    assert table[0].items.count(fortune) == 1
    assert table[0].trials_done


@pytest.mark.rule("DT-COMP-06", "DT-ADVANTAGE-05", "DT-R-65")
def test_a_scroll_is_one_of_the_different_types_however_much_it_gives():
    table, trial = contest("survive_the_drowned_barrows")
    table[0].active &= ~(1 << CHAMPION)
    table.give(0, "talisman", "cloak", "scroll_serpent")
    table.turn()
    assert table.refusal(CompleteTrial(trial)) == "DT-COMP-06"  # magic, stealth, melee
    table.give(0, "fortune", "scroll_twilight")
    table.run()
    table.choose(CompleteTrial(trial))
    fortune, scroll = table.item("fortune"), table.item("scroll_serpent")
    assert table.options == [BuyAdvantage(fortune), BuyAdvantage(scroll)]
    assert table.refusal(BuyAdvantage(table.item("scroll_twilight"))) == "DT-ADVANTAGE-05"
    table.choose(BuyAdvantage(scroll))
    assert table.options == [BuyAdvantage(fortune)]  # one scroll is one type
    table.choose(BuyAdvantage(fortune))
    table.choose(Decline())
    assert table[0].items == sorted(map(table.item, ("talisman", "cloak", "scroll_twilight")))
    assert table[0].trials_done


@pytest.mark.rule("DT-COMP-06", "DT-R-65")
def test_a_type_is_bought_once_whatever_sells_it():
    melee = [{"type": "melee", "count": 4, "spent": True}]
    table, trial = contest(
        "survive_the_drowned_barrows", patch={"treasures.scroll_sands.sells": melee}
    )
    table[0].active = 0
    table.give(0, "talisman", "cloak", "scroll_serpent", "scroll_sands", "fortune")
    table.turn()
    table.choose(CompleteTrial(trial))  # magic, stealth, and melee with a Wild one
    table.choose(BuyAdvantage(table.item("scroll_serpent")))
    assert table.options == [BuyAdvantage(table.item("fortune"))]
    assert table.refusal(BuyAdvantage(table.item("scroll_sands"))) == "DT-ADVANTAGE-05"


@pytest.mark.rule("DT-COMP-06")
def test_a_scroll_counts_for_its_type_or_pays_for_others_not_both():
    table, trial = contest("survive_the_drowned_barrows")
    table[0].active = 0
    table[0].companions.append(ZAIDA)
    table.give(0, "scroll_serpent")
    table.turn()
    assert table.refusal(CompleteTrial(trial)) == "DT-COMP-06"
    table.give(0, "talisman")
    table.run()
    assert CompleteTrial(trial) in table.options  # magic, and three for the scroll
    table[0].items.remove(table.item("talisman"))
    table.give(0, "crown")
    table.run()
    assert CompleteTrial(trial) in table.options  # melee, and three for the crown


@pytest.mark.rule("DT-COMP-06", "DT-ADVANTAGE-11", "DT-R-65")
def test_zaida_is_not_paid_with_a_scroll_that_the_trial_needs():
    table, trial = contest("survive_the_drowned_barrows")
    zaida, scroll = COMPANION_SOURCE + ZAIDA, table.item("scroll_serpent")
    table[0].active = 0
    table[0].companions.append(ZAIDA)
    table.give(0, "scroll_serpent", "scroll_sands")
    table.turn()
    assert CompleteTrial(trial) in table.options  # one scroll pays Zaida, the other is a type
    table.choose(CompleteTrial(trial))
    table.choose(BuyAdvantage(scroll))
    table.choose(BuyAdvantage(zaida))  # only the other scroll is left to pay
    table.choose(Decline())
    assert table[0].trials_done
    assert not table[0].items


@pytest.mark.rule("DT-COMP-06", "DT-ADVANTAGE-11")
def test_a_trial_is_not_passed_with_too_few_advantages():
    table, trial = contest("perform_the_song_of_peril")
    zaida, scroll, amulet = COMPANION_SOURCE + ZAIDA, "scroll_sands", "q_hope"
    table[0].active = 0
    table[0].companions.append(ZAIDA)
    table.give(0, scroll, "sword")
    table.turn()
    table.choose(CompleteTrial(trial, MAGIC))
    assert table.options == [BuyAdvantage(table.item(scroll))]  # with Zaida it would be three
    assert table.refusal(BuyAdvantage(zaida)) == "DT-ADVANTAGE-11"
    table.choose(BuyAdvantage(table.item(scroll)))
    table.choose(Decline())
    assert table[0].trials_done

    table, trial = contest("perform_the_song_of_peril")
    table[0].active = 0
    table[0].companions.append(ZAIDA)
    table.give(0, scroll, "idol", amulet)
    table.turn()
    table.choose(CompleteTrial(trial, MAGIC))  # the amulet, and three more
    table.choose(BuyAdvantage(zaida))
    assert {option.item for option in table.options} == {table.item(scroll), table.item("idol")}


@pytest.mark.rule("DT-COMP-06", "DT-ADVANTAGE-11", "DT-R-65")
def test_a_scroll_that_must_pay_for_more_does_not_count_for_its_type():
    table, trial = contest("survive_the_drowned_barrows")
    zaida, scroll = COMPANION_SOURCE + ZAIDA, table.item("scroll_serpent")
    table[0].active = 0
    table[0].companions.append(ZAIDA)
    table.give(0, "scroll_serpent", "cloak")
    table.turn()
    table.choose(CompleteTrial(trial))  # stealth, and three for the scroll
    assert table.options == [BuyAdvantage(zaida)]
    assert table.refusal(BuyAdvantage(scroll)) == "DT-ADVANTAGE-11"  # melee and stealth are two
    table.choose(BuyAdvantage(zaida))
    table.choose(Decline())
    assert table[0].trials_done
    assert table[0].items == [table.item("cloak")]


@pytest.mark.rule("DT-R-45")
def test_the_cap_holds_for_trials():
    table, trial = contest("survive_the_drowned_barrows")
    table.give(0, "talisman", "sword", "cloak", "q_hope")
    table.s.cap = 3
    table.turn()
    assert table.refusal(CompleteTrial(trial)) == "DT-COMP-06"


@pytest.mark.rule("DT-COMP-08")
def test_a_done_trial_opens_or_closes_a_seal():
    table, trial = contest("finish_building_the_shrine")
    table[0].spirit = 4
    table.s.pockets[1], table.s.supply = 1, 23
    table.turn()
    table.choose(CompleteTrial(trial))
    table.choose(PickSeal(1))
    assert table.s.seals == ALL_SEALS & ~2
    assert table.actor == 1
    table.choose(table.options[0])
    assert sum(table.s.buildings[4:8]) == 1
    assert table[0].spirit == 2
    table, trial = contest("finish_building_the_shrine")
    table.open((0, 1))
    table[0].spirit = 4
    table.turn()
    table.choose(CompleteTrial(trial))
    table.choose(PickSeal(1))
    assert table.s.seals == ALL_SEALS


@pytest.mark.rule("DT-AM-45")
def test_the_fourth_trial_may_be_done_too():
    table, trial = contest("finish_building_the_shrine")
    table[0].trials_done = 0b1110000000000
    table[0].spirit = 4
    table.turn()
    assert CompleteTrial(trial) in table.options


@pytest.mark.rule("DT-COMP-11", "DT-COMP-12", "DT-COMP-13")
def test_a_third_corruption_eliminates_only_its_hero():
    table = Table(players=3, competitive=True)
    table.corrupt(1, "lost", "feral")
    table.do(gain_corruption, 1, "DT-CORRUPT-04")
    assert table.s.outcome is None
    assert [hero.out for hero in table.s.heroes] == [False, True, False]
    assert table.s.home_hero(1) == NONE
    assert chooser(table.s, 1) == 0
    table.corrupt(2, "weak", "cruel")
    table.do(gain_corruption, 2, "DT-CORRUPT-04")
    assert table.s.outcome is not None
    assert (table.s.outcome.winners, table.s.outcome.reason) == ((0,), "survived")


@pytest.mark.rule("DT-COMP-14")
def test_if_one_event_takes_all_nobody_wins():
    table = Table(players=2, competitive=True)
    table.corrupt(0, "lost", "feral")
    table.corrupt(1, "weak", "cruel")
    begin_effect(table.s)
    for seat in (0, 1):
        lose(table.s, seat, 0, 5, "DT-EVENT-03")
    table.s.dropped = True
    table.run()
    assert table.s.outcome is not None
    assert (table.s.outcome.winners, table.s.outcome.rule) == ((), "DT-COMP-14")


@pytest.mark.rule("DT-COMP-11", "DT-COMP-21")
def test_a_missing_skull_eliminates_who_needs_it():
    table = Table(players=3, competitive=True)
    table.s.supply = 0
    assert not take_skull(table.s, 2)
    assert table[2].out
    assert table.s.outcome is None


@pytest.mark.rule("DT-COMP-21")
def test_one_effect_eliminates_one_hero_for_want_of_skulls():
    table = Table(players=4, competitive=True)
    table.s.supply, table.s.removed = 0, 24
    begin_effect(table.s)
    for building in (4, 8, 12):
        add_skulls(table.s, building, 1, NONE, "DT-EVENT-03")
    table.run()
    assert [hero.out for hero in table.s.heroes] == [False, True, False, False]
    begin_effect(table.s)
    add_skulls(table.s, 8, 1, NONE, "DT-EVENT-03")
    table.run()
    assert [hero.out for hero in table.s.heroes] == [False, True, True, False]


@pytest.mark.rule("DT-AM-46")
def test_what_an_eliminated_hero_leaves_behind():
    table = Table(players=3, competitive=True)
    table.give(1, "sword", "teeth", "axe", "q_map", "q_mark")
    table.companion(1, "gleb")
    table[1].warriors, table[1].spirit, table[1].spores = 5, 5, 1
    table.corrupt(1, "lost", "feral")
    village = table.skulls("east village", 2)
    table.do(gain_corruption, 1, "DT-CORRUPT-04")
    s, hero = table.s, table[1]
    assert (hero.region, hero.warriors, hero.spirit, hero.spores) == (NONE, 0, 0, 0)
    assert (hero.items, hero.companions) == ([], [])
    assert s.gear == [3] * 6
    assert s.potions[0] == table.item("teeth")
    assert s.treasures[0] == table.item("axe")
    assert table.item("q_map") in s.box
    assert table[2].items == [table.item("q_mark")]
    assert s.buildings[village] == 2
    assert table.told(HeroEliminated)[0].seat == 1


@pytest.mark.rule("DT-AM-46")
def test_the_turn_of_an_eliminated_hero_stops():
    table = Table(players=3, competitive=True)
    table.corrupt(1, "lost", "feral")
    table.s.active = 1
    table.s.agenda.append(HeroTurn(1))
    table.do(gain_corruption, 1, "DT-CORRUPT-04")
    assert isinstance(table.decision.step, Stopped)
    assert table.s.active == 2


@pytest.mark.rule("DT-AM-46", "DT-TM-11")
def test_skulls_on_their_way_leave_the_game_with_a_stopped_turn():
    table = Table(players=3, competitive=True)
    table.corrupt(1, "lost", "feral")
    table.s.active, table.s.supply = 1, 22
    table.s.agenda += [HeroTurn(1), PlaceSkulls(0, 2, NONE)]
    table.do(gain_corruption, 1, "DT-CORRUPT-04")
    assert table.stopped
    assert (table.s.supply, table.s.removed, sum(table.s.buildings)) == (22, 2, 0)


@pytest.mark.rule("DT-AM-46")
def test_after_the_drop_the_events_go_on():
    table = Table(players=3, competitive=True)
    table.corrupt(1, "lost", "feral")
    table.s.active, table.s.dropped = 1, True
    begin_effect(table.s)
    lose(table.s, 1, 0, 5, "DT-EVENT-03")
    lose(table.s, 2, 0, 5, "DT-EVENT-03")
    table.run()
    assert table[1].out
    assert len(table[2].corruptions) == 1
    assert table.s.active == 2


@pytest.mark.rule("DT-CORRUPT-03", "DT-BUILD-04")
def test_a_rival_gains_a_corruption_too_when_a_building_at_home_falls():
    table = Table(3, competitive=True)
    table.do(destroy, table.building("east village"))
    assert [len(hero.corruptions) for hero in table.s.heroes] == [0, 1, 0]
