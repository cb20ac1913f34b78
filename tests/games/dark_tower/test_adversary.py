"""The adversary (DT-ADVERSARY, DT-AM-24 to DT-AM-27, DT-AM-35 to DT-AM-37)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.events import (
    AdversaryActed,
    CardRevealed,
    DrumHeard,
    DrumTurned,
    FoeRemoved,
    FoeSpawned,
    RiverIgnited,
    SealRemoved,
)
from rempart.games.dark_tower.ids import (
    ADVERSARIES,
    ASHSTRIDER,
    BANE,
    FIRST_ADVERSARY,
    LETHAL,
    SAVAGE,
)
from rempart.games.dark_tower.options import (
    Fight,
    GoOn,
    GoTo,
    Pick,
    PickHero,
    PlaceSkull,
    Retreat,
    TopCards,
    UseItem,
)
from rempart.games.dark_tower.setup import Settings, setup
from rempart.games.dark_tower.steps.adversary import act, appear
from rempart.games.dark_tower.steps.battle import battle_deck
from rempart.games.dark_tower.steps.foes import find
from rempart.games.dark_tower.steps.month import BeginMonth
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.fights import ACCEPT, USE
from tests.games.dark_tower.table import T


def facing(adversary: str, *instances: int, players: int = 1, items: tuple[str, ...] = ()) -> Table:
    """A strong hero before an adversary whose cards come in this order."""
    table = Table(players)
    table.s.adversary = ADVERSARIES.index(adversary)
    table.s.main.done = True
    table[0].warriors, table[0].spirit = 200, 9
    table.put(0, "throne")
    table.give(0, *items)
    kind = table.foe(adversary, "throne")
    rest = [number for number in range(10) if number not in instances]
    table.s.chance.forced.append([*rest, *reversed(instances)])
    table.turn()
    table.choose(Fight(kind, table.region("throne")))
    table.choose(TopCards())
    return table


def acting(adversary: str, month: int, players: int = 2) -> Table:
    """A table whose adversary is about to act."""
    table = Table(players)
    table.s.adversary = ADVERSARIES.index(adversary)
    table.s.month = month
    for hero in table.s.heroes:
        hero.warriors, hero.spirit = 20, 5
    return table


# Battle


@pytest.mark.rule("DT-ADVERSARY-01")
def test_the_adversary_can_be_fought_only_where_it_stands_on_the_board():
    table = Table()
    table.put(0, "throne")
    table.turn()
    fight = Fight(FIRST_ADVERSARY, table.region("throne"))
    assert table.refusal(fight) == "DT-BATTLE-01"
    table.s.chance.forced = [3]
    appear(table.s)
    foe = table.s.foes[0]
    table[0].region = foe.region
    table.turn()
    assert Fight(FIRST_ADVERSARY, foe.region) in table.options


@pytest.mark.rule("DT-ADVERSARY-02", "DT-ADVERSARY-06", "DT-WIN-01", "DT-WIN-03")
def test_five_cards_in_one_battle_defeat_it_and_win_for_all():
    table = facing("ashstrider", 0, 1, 0 + 4, 2, 3, players=2)
    for _ in range(4):
        table.choose(ACCEPT)
        while GoOn() not in table.options:
            table.choose(table.options[0])
        table.choose(GoOn())
    assert table.s.outcome is None
    table.choose(ACCEPT)
    while table.s.outcome is None:
        table.choose(table.options[0])
    assert table.s.outcome.winners == (0, 1)
    assert table.s.outcome.reason == "adversary"


@pytest.mark.rule("DT-ADVERSARY-03", "DT-AM-27", "DT-R-20")
def test_after_a_card_the_hero_may_retreat_and_still_gains_the_spirit():
    table = facing("isa", 0, 1, 2, 3, 4)
    assert Retreat() not in table.options
    table.choose(ACCEPT)
    assert table.options == [GoOn(), Retreat()]
    table.choose(Retreat())
    assert table.s.battle is None
    assert table[0].spirit == 9 + 2
    assert find(table.s, FIRST_ADVERSARY + 5, table.region("throne")) >= 0


@pytest.mark.rule(
    "DT-ADVERSARY-04", "DT-ADVERSARY-05", "DT-AM-25", "DT-AM-26", "DT-R-21", "DT-R-22"
)
def test_improved_cards_stay_improved_for_every_hero_and_each_copy_for_itself():
    table = facing("isa", 0, 1, 2, 3, 4, players=2, items=("axe",))
    table.choose(USE)
    table.choose(ACCEPT)
    table.choose(Retreat())
    assert table.s.steps == [SAVAGE - 1, *[SAVAGE] * 9]
    table[1].warriors, table[1].spirit, table[1].region = 99, 9, table.region("throne")
    table.s.chance.forced.append([5, 6, 7, 8, 9, 4, 3, 2, 1, 0])
    table.turn(1)
    table.choose(Fight(FIRST_ADVERSARY + 5, table.region("throne")))
    table.choose(TopCards())
    assert table.told(CardRevealed)[-1].step == SAVAGE - 1
    assert table.s.battle is not None
    assert table.s.battle.left == 5  # what was resolved before does not count
    table.choose(ACCEPT)
    table.choose(GoOn())
    assert table.told(CardRevealed)[-1].card == table.told(CardRevealed)[-2].card  # its twin
    assert table.told(CardRevealed)[-1].step == SAVAGE


@pytest.mark.rule("DT-AM-24")
def test_its_cards_start_savage_or_lethal():
    heroic = setup(Settings(), 1, T)
    gritty = setup(Settings(difficulty="gritty"), 1, T)
    assert heroic.steps == [SAVAGE] * 10
    assert gritty.steps == [LETHAL] * 10
    table = Table()
    assert battle_deck(table.s, FIRST_ADVERSARY) == list(range(10))


@pytest.mark.rule("DT-FOE-15", "DT-R-53")
def test_the_adversary_counts_for_battle_but_is_never_removed():
    table = Table()
    table[0].spirit = 9
    table.give(0, "lamp_dark", "mace", "siren")
    table.put(0, "throne")
    table.foe("isa", "throne")
    table.turn()
    for item in ("lamp_dark", "mace"):
        assert table.refusal(UseItem(table.item(item)))
    table.choose(UseItem(table.item("siren")))
    while not isinstance(table.options[0], GoTo):
        table.choose(table.options[0])
    table.choose(GoTo(table.region("cloister")))
    assert find(table.s, FIRST_ADVERSARY + 5, table.region("cloister")) >= 0
    assert not table.told(FoeRemoved)


# Appearing and acting


@pytest.mark.rule("DT-QUEST-07", "DT-AM-35")
def test_it_appears_next_to_the_tower_where_no_hero_is():
    table = Table(4)
    for seat, region in enumerate(T.world.ring[:4]):
        table[seat].region = region
    for draw in (0, 1):
        table.s.foes.clear()
        table.s.chance.forced = [draw]
        table.do(appear)
        assert table.s.foes[0].region == T.world.ring[4 + draw]


@pytest.mark.rule("DT-AM-36")
def test_on_the_board_it_moves_toward_the_nearest_hero_and_hits_its_kingdom():
    table = acting("isa", 1)
    table.put(0, "cloister")
    table.put(1, "dayside")
    table.foe("isa", "throne")
    table.do(act)
    assert table.actor == 0
    table.choose(Pick(0, T.ultimatums[0]))  # 1 spirit
    assert table.s.foes[0].region == table.region("cloister")
    assert (table[0].spirit, table[1].spirit) == (5 - 1 - 2, 5)


@pytest.mark.rule("DT-AM-37", "DT-EVENT-07")
def test_acts_grow_worse_every_two_months():
    for month, band, lost in ((1, 0, 4), (2, 0, 4), (3, 1, 7), (4, 1, 7), (5, 2, 10), (6, 2, 10)):
        table = acting("empress", month)
        table.s.chance.forced = [0]  # the North, where seat 0 is
        table.do(act)
        assert table.told(AdversaryActed)[0].band == band
        assert table[0].warriors == 20 - lost
        assert table[1].warriors == (15 if band == 2 else 20)  # the next kingdom clockwise


@pytest.mark.rule("DT-EVENT-07", "DT-ITEM-11")
def test_the_bezoar_limits_the_whole_event_of_the_empress():
    table = acting("empress", 5)
    table.give(0, "q_bezoar")
    table.foe("empress", "radiant_mountains")
    table.s.chance.forced = [0]
    table.do(act)
    assert table[0].warriors == 15  # 10 + 4 would be lost
    assert not table[0].corruptions


@pytest.mark.rule("DT-EVENT-07")
def test_ashstrider_adds_skulls_to_random_kingdoms():
    for month, forced, count in ((1, [2], 1), (3, [[3, 0, 1, 2]], 2), (5, [], 4)):
        table = acting("ashstrider", month)
        table.s.chance.forced = list(forced)
        table.do(act)
        while not table.stopped:
            assert isinstance(table.options[0], PlaceSkull)
            table.choose(table.options[-1])
        assert sum(table.s.buildings) == count
        assert table.s.supply == 24 - count
    assert [sum(table.s.buildings[k * 4 : k * 4 + 4]) for k in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("DT-EVENT-07")
def test_the_bane_of_omens_strikes_the_holder_of_the_mark():
    table = acting("bane", 3)
    table.do(act)
    assert [hero.warriors for hero in table.s.heroes] == [20, 20]  # in the box: nothing
    table.give(1, "q_mark")
    table.do(act)
    assert (table[1].warriors, table[1].spirit) == (12, 4)
    assert (table[0].warriors, table[0].spirit) == (20, 5)
    table.s.month = 5
    table.do(act)
    assert table.actor == 1
    table.choose(Pick(1, T.foretold))
    assert len(table[1].corruptions) == 1


@pytest.mark.rule("DT-EVENT-07", "DT-EVENT-02")
def test_the_mark_passes_to_the_hero_with_most_warriors():
    table = acting("bane", 1)
    table.give(1, "q_mark")
    table.foe("bane", "throne")
    table[0].warriors, table[1].warriors = 20, 25  # after the act both have 20
    table.do(act)
    assert table.actor == table.s.active
    assert set(table.options) == {PickHero(0), PickHero(1)}
    table.choose(PickHero(0))
    assert table.item("q_mark") in table[0].items
    assert table.item("q_mark") not in table[1].items


@pytest.mark.rule("DT-EVENT-07")
def test_gaze_eternal_turns_the_tower():
    for month, drums, seals in ((1, 1, 0), (3, 3, 0), (5, 1, 1)):
        table = acting("gaze", month)
        table.do(act)
        assert len(table.told(DrumHeard) + table.told(DrumTurned)) == drums
        assert len(table.told(SealRemoved)) == seals


@pytest.mark.rule("DT-EVENT-07")
def test_gravemaw_mutates_foes_at_most_three_pairs_a_deck():
    table = acting("gravemaw", 1)
    table.s.chance.forced = [[3, 2, 4]]
    table.do(act)
    assert table.s.mutations == [0, 1, 0]
    assert len(battle_deck(table.s, table.s.kinds[1])) == 12
    table.s.month = 3
    table.s.chance.forced = [[2, 3, 4]]
    table.do(act)
    assert table.s.mutations == [1, 2, 0]
    table.s.month = 5
    table.do(act)
    table.do(act)
    assert table.s.mutations == [3, 3, 2]
    assert [event.kind for event in table.told(FoeSpawned)] == [table.s.kinds[0]] * 2
    table.foe("gravemaw", "throne")
    before = list(table.s.states)
    table.do(act)
    assert table.s.states == [state + 1 for state in before]


@pytest.mark.rule("DT-EVENT-07", "DT-R-31")
def test_isa_gives_each_hero_a_choice_of_its_own():
    table = acting("isa", 3)
    table.s.active = 1
    table.do(act)
    assert table.actor == 1
    table.choose(Pick(0, T.ultimatums[1]))
    assert table.actor == 0
    table.choose(Pick(1, T.ultimatums[1]))
    assert (table[0].warriors, table[0].spirit) == (14, 5)
    assert (table[1].warriors, table[1].spirit) == (20, 4)


@pytest.mark.rule("DT-EVENT-07", "DT-TOKEN-08")
def test_the_lingering_rot_gives_spores():
    table = acting("rot", 1)
    table.do(act)
    assert [hero.spores for hero in table.s.heroes] == [1, 0]
    table.s.month = 5
    table.do(act)
    assert [hero.spores for hero in table.s.heroes] == [2, 1]


@pytest.mark.rule("DT-EVENT-07", "DT-AM-22")
def test_utukku_lowers_the_cap_down_to_five():
    table = acting("utukku", 3)
    table.s.chance.forced = [1]
    table.do(act)
    assert table.s.cap == 9
    assert [hero.spirit for hero in table.s.heroes] == [5, 4]
    table.s.cap = 5
    table.s.chance.forced = [3]
    table.do(act)
    assert table.s.cap == 5


@pytest.mark.rule("DT-AM-42", "DT-R-42")
def test_in_a_competitive_match_it_acts_from_the_tower_only():
    table = Table(2, competitive=True)
    table.s.adversary = BANE
    table.do(act)
    assert table.told(AdversaryActed)
    assert all(foe.kind < FIRST_ADVERSARY for foe in table.s.foes)


@pytest.mark.rule("DT-TOKEN-01", "DT-TOKEN-03")
def test_a_river_burns_at_the_start_of_month_four_with_ashstrider_only():
    for month, adversary, burning in ((4, ASHSTRIDER, 1), (3, ASHSTRIDER, 0), (4, BANE, 0)):
        table = Table()
        table.s.adversary, table.s.month = adversary, month
        table.s.river_order = [0, 1, 2, 3]
        table.run(BeginMonth(0))
        assert table.s.rivers.bit_count() == burning
        assert len(table.told(RiverIgnited)) == burning
        if burning:
            assert (table.s.rivers, table.s.river_order) == (1 << 3, [0, 1, 2])


@pytest.mark.rule("DT-R-50")
def test_foes_stay_and_strike_on_when_it_appears():
    table = Table()
    table.foe("brigands", "dayside")
    table.s.timeline = [[1], [2]]
    table.do(appear)
    assert len(table.s.foes) == 2
    assert table.s.timeline == [[1], [2]]
