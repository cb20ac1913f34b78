"""What cannot be chosen for want of something is still named, with the reason."""

from __future__ import annotations

from typing import Any

from rempart.games.dark_tower import GAME
from rempart.games.dark_tower.ids import (
    BANNER,
    BATTLE,
    BLESSED,
    CAVE,
    COMPANIONS,
    GRIGOR,
    NORTH,
    PARTS,
    QUEST,
    SPIRIT,
    VASA,
    WARLORD,
    ZAIDA,
)
from rempart.games.dark_tower.options import (
    Advance,
    Banner,
    BuyAdvantage,
    CompleteTrial,
    Deposit,
    DoubleMove,
    Enhanced,
    Explore,
    Fight,
    Prevent,
    Pursue,
    UseItem,
)
from rempart.games.dark_tower.pieces import Quest
from rempart.games.dark_tower.steps import quests
from rempart.games.dark_tower.steps.advantage import COMPANION_SOURCE
from rempart.games.dark_tower.steps.goal_course import P_FETCH
from rempart.games.dark_tower.steps.reinforce import BuildingEffect
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.fights import fight
from tests.games.dark_tower.table import T
from tests.games.dark_tower.test_competitive import contest
from tests.games.dark_tower.test_dungeon import before


def missed(table: Table) -> dict[Any, str]:
    """What is missed, with the reason."""
    step = table.decision.step
    found = {option: step.refuse(table.s, option) for option in step.missed(table.s)}
    assert not found.keys() & set(table.options)
    return {option: why.reason for option, why in found.items()}


def test_an_enhanced_effect_that_cannot_be_paid():
    table = Table()
    bazaar = table.building("north bazaar")
    table[0].region = T.world.building_region[bazaar]
    table[0].reinforced_at = bazaar
    table.run(BuildingEffect(0, 0))
    assert missed(table) == {Enhanced(bazaar): "no_spirit"}
    table[0].spirit = 9
    assert missed(table) == {}


def test_what_a_turn_lacks():
    table = Table()
    table.put(0, "dayside")
    table.give(0, "carpet")
    kind = table.foe("wolves", "dayside")
    table.turn()
    assert missed(table) == {UseItem(table.item("carpet")): "no_spirit", DoubleMove(): "no_spirit"}
    table[0].spirit = 1
    assert missed(table) == {}
    table[0].spirit = 0
    taxed(table, BATTLE)
    table.turn()
    assert missed(table)[Fight(kind, table.region("dayside"))] == "tax"


def test_a_quest_at_hand_that_cannot_be_paid():
    number = next(
        n for n, one in enumerate(T.quests) if one.dungeon < 0 and not one.foes and not one.cleanses
    )
    table = Table()
    table.put(0, "dayside")
    table.s.quests.append(Quest(number, table.region("dayside")))
    table.turn()
    assert missed(table)[Pursue(number, 0)] in ("too_dear", "too_few_advantages")
    table[0].spirit = 1
    table.put(0, "fivepint")
    table.turn()
    assert missed(table) == {}


def test_the_price_of_a_quest_and_of_the_goal_is_told():
    hakan = next(n for n, one in enumerate(T.quests) if one.id == "cq_r_hakan")
    table = Table(goal=ZAIDA)
    table.put(0, "ash_hills")
    table.s.quests.append(Quest(hakan, table.region("ash_hills")))
    table.turn()
    why = quests.refuse(table.s, 0, Pursue(hakan, 0))
    assert why is not None
    assert GAME.text("en").say("refusal", why, 0) == "that costs 2 gear"
    table.s.main.region, table.s.main.given = table.region("ash_hills"), [0]
    table.s.treasures = [table.item("crown")]
    table.market("axe", "cauldron")
    table[0].spirit = 2
    assert missed(table)[Advance(P_FETCH)] == "no_spirit"


def taxed(table: Table, action: int) -> None:
    """Turn the glyph of an action to the hero, who has no spirit."""
    glyph = T.faces.index(action)
    table.s.pos[glyph // 4] = (NORTH - glyph % 4) % 4
    table.open((glyph // 4, NORTH))
    table[0].spirit = 0


def test_glyphs_that_cannot_be_paid():
    table = before(CAVE, "underground_river")
    table[0].hero = WARLORD
    taxed(table, QUEST)
    taxed(table, BANNER)
    table.turn(start=True)
    assert missed(table) == {
        Explore(CAVE): "tax",
        Banner(WARLORD): "tax",
        DoubleMove(): "no_spirit",
    }


def test_what_the_main_goal_still_wants():
    table = Table(goal=VASA)
    table.s.main.region, table.s.main.given = table[0].region, [0]
    table[0].spirit = 2
    table.turn()
    assert missed(table) == {Deposit(SPIRIT, 1): "skulls_missing"}
    table = Table(goal=GRIGOR)
    table.s.main.region, table.s.main.given = table[0].region, [1, 0, 0]
    table[0].spirit = 2
    table.turn()
    bonds = {Advance(PARTS.index(part)): "too_few_advantages" for part in ("magic", "undead")}
    assert missed(table) == bonds


def test_a_trial_at_hand_for_which_too_little_is_there():
    table, trial = contest("win_egans_tournament")
    table[0].spirit = 1
    table[0].warriors = 0
    table.turn()
    assert missed(table) == {CompleteTrial(trial): "not_enough"}


def test_an_advantage_that_cannot_be_paid():
    table = Table()
    source = next(n for n, one in enumerate(T.sells) if one is not None and one.spirit)
    table[0].items.append(source)
    table[0].warriors = 40
    fight(table, "wolves", "dayside", "onslaught", "onslaught")
    table.s.cap = 9
    reasons = missed(table)
    assert reasons == {BuyAdvantage(source): "no_spirit"}


def test_prices_in_treasures_and_for_the_blessing_are_told():
    table, zaida = Table(), COMPANIONS.index("zaida")
    table[0].companions, table[0].active, table[0].warriors = [zaida], 1 << BLESSED, 40
    fight(table, "wolves", "dayside", "onslaught", "onslaught")
    table[0].spirit = 0
    step, text = table.decision.step, GAME.text("en")
    assert text.say("option", BuyAdvantage(COMPANION_SOURCE + zaida), 0) == (
        "Advantage from Zaida the Efreet (1 treasure)"
    )
    told = {one: text.say("refusal", step.refuse(table.s, one), 0) for one in missed(table)}
    assert told == {
        BuyAdvantage(COMPANION_SOURCE + zaida): "that costs 1 treasure",
        Prevent(): "that costs 1 spirit",
    }
