"""Set-up (DT-SETUP, DT-COMP): what lies where when the first turn begins."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rempart.games.dark_tower import GAME
from rempart.games.dark_tower.code import VALUES, chance_of
from rempart.games.dark_tower.events import (
    FoeSpawned,
    HeroTaken,
    HomeTaken,
    StarterNamed,
    TrialsDealt,
    WorldPopulated,
)
from rempart.games.dark_tower.ids import (
    ADVERSARIES,
    ALL_SEALS,
    BANE,
    COMPANIONS,
    FOES,
    NIMET,
    Q_HOPE,
    Q_MARK,
    READY,
    SAVAGE,
    kingdom_of,
)
from rempart.games.dark_tower.options import ConfirmSetup, NameStarter, TakeHero, TakeHome
from rempart.games.dark_tower.setup import Settings, setup
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.setup import HeroChoice, HomeChoice
from rempart.games.dark_tower.steps.turn import HeroTurn
from rempart.games.dark_tower.view import code_of
from rempart.kernel import NONE, Option, advance, settle
from rempart.kernel.errors import BadSettings
from rempart.table.words import option_infos
from rempart.terminal.settings import fields
from tests.games.dark_tower.table import T, asked


def begin(seed: int = 1, **settings: Any) -> Realm:
    """A match before the first decision."""
    return setup(Settings(**settings), seed, T)


def chosen(s: Realm, option: Option) -> None:
    """Choose what is asked for next."""
    decision = settle(s)
    assert decision is not None
    advance(s, decision, option)


def started(seed: int = 1, **settings: Any) -> tuple[Realm, list[Any]]:
    """A match at its first turn, heroes dealt; and all that was told."""
    s = begin(seed, **{"heroes": "deal", **settings})
    s.events = []
    decision = settle(s)
    assert decision is not None
    assert decision.options[0] == ConfirmSetup()
    advance(s, decision, ConfirmSetup())
    told, s.events = s.events, None
    return s, told


# The world


@pytest.mark.rule("DT-SETUP-03", "DT-SETUP-04", "DT-SETUP-05", "DT-SETUP-26")
@pytest.mark.parametrize("players", [1, 4])
def test_tower_whole_buildings_standing_all_skulls_in_the_supply(players: int):
    s = begin(players=players)
    assert (s.seals, s.pos) == (ALL_SEALS, [0, 0, 0])
    assert s.buildings == [0] * 16
    assert (s.supply, s.removed, sum(s.pockets)) == (24, 0, 0)


@pytest.mark.rule("DT-SETUP-06", "DT-SETUP-07", "DT-SETUP-08", "DT-SETUP-09")
def test_stacks_and_decks():
    s = begin()
    assert s.gear == [3] * 6
    assert len(s.market) == 3
    assert sorted([*s.market, *s.treasures]) == list(range(12, 34))
    assert Counter(s.potions) == dict.fromkeys(range(6), 3)
    assert sorted(s.corruptions) == list(range(12))
    other = begin(seed=2)
    assert (s.treasures, s.potions) != (other.treasures, other.potions)


@pytest.mark.rule("DT-AM-01")
def test_decks_are_shuffled_in_order_from_their_stream():
    s = begin()
    chance = chance_of(1)
    treasures, potions = list(range(12, 34)), [potion for potion in range(6) for _ in range(3)]
    for deck in (treasures, potions):
        chance.shuffle(deck, "decks")
    assert [*s.treasures, *reversed(s.market)] == treasures
    assert s.potions == potions
    other = begin(players=3, goal="vasa", adversary="isa", foe_2="oreks")
    assert (s.treasures, s.potions, s.corruptions) == (
        other.treasures,
        other.potions,
        other.corruptions,
    )


@pytest.mark.rule("DT-SETUP-10", "DT-SETUP-11")
def test_everything_else_is_beside_the_board():
    s = begin()
    assert (s.foes, s.dungeons, s.quests, s.trees) == ([], [], [], [])
    assert len(s.box) == 20
    assert sorted(s.trials) == list(range(16))
    assert s.heroes[0].companions == []


# Heroes


@pytest.mark.rule("DT-SETUP-12", "DT-SETUP-02")
def test_players_take_heroes_and_homes_in_turn():
    s = begin(players=2)
    assert asked(s).actors == (0,)
    decision = advance(s, asked(s), TakeHero(2))
    assert decision is not None
    assert decision.actors == (0,)
    assert decision.options == [TakeHome(kingdom) for kingdom in range(4)]
    decision = advance(s, decision, TakeHome(3))
    assert decision is not None
    assert decision.actors == (1,)
    assert TakeHero(2) not in decision.options
    assert len(decision.options) == 3
    decision = advance(s, decision, TakeHero(0))
    assert decision is not None
    assert decision.options == [TakeHome(0), TakeHome(1), TakeHome(2)]


def test_what_is_taken_is_refused():
    s = begin(players=2)
    advance(s, asked(s), TakeHero(2))
    advance(s, asked(s), TakeHome(3))
    hero, home = HeroChoice(1).refuse(s, TakeHero(2)), HomeChoice(1).refuse(s, TakeHome(3))
    assert hero is not None
    assert home is not None
    assert (hero.rule, home.rule) == ("DT-SETUP-12", "DT-SETUP-02")
    assert HeroChoice(1).refuse(s, TakeHero(1)) is None


@pytest.mark.rule("DT-SETUP-13", "DT-SETUP-14", "DT-SETUP-15", "DT-SETUP-16", "DT-VIRTUE-01")
def test_a_hero_board_at_the_start():
    s = begin(players=1)
    for option in (TakeHero(3), TakeHome(2)):
        advance(s, asked(s), option)
    hero = s.heroes[0]
    assert (hero.warriors, hero.spirit, hero.items, hero.corruptions) == (7, 1, [], [])
    assert T.world.ids[hero.region] == "howling_desert"
    assert hero.active == 1 << 15 | 1 << 16 | 1 << 22
    assert hero.active.bit_count() == 3


@pytest.mark.rule("DT-SETUP-12")
def test_heroes_can_be_dealt():
    s, told = started(players=4)
    assert sorted(hero.hero for hero in s.heroes) == [0, 1, 2, 3]
    assert [hero.home for hero in s.heroes] == [0, 1, 2, 3]
    assert sum(isinstance(event, HeroTaken | HomeTaken) for event in told) == 8
    dealt = {tuple(h.hero for h in started(seed, players=4)[0].heroes) for seed in range(12)}
    assert len(dealt) > 4


# The app's part


@pytest.mark.rule("DT-SETUP-17", "DT-SETUP-19", "DT-SETUP-20", "DT-SETUP-21", "DT-SETUP-22")
def test_options_say_what_is_played():
    s = begin(
        players=3,
        difficulty="gritty",
        goal="vasa",
        adversary="rot",
        foe_2="fiends",
        foe_3="trolls",
        foe_4="titans",
    )
    assert (s.competitive, s.gritty, len(s.heroes)) == (False, True, 3)
    assert (COMPANIONS[s.goal], ADVERSARIES[s.adversary]) == ("vasa", "rot")
    assert [FOES[kind] for kind in s.kinds] == ["fiends", "trolls", "titans"]
    assert s.states == [READY] * 3


@pytest.mark.rule("DT-SETUP-25")
def test_the_first_game_suggested_is_the_default():
    s = begin()
    assert (COMPANIONS[s.goal], ADVERSARIES[s.adversary]) == ("zaida", "ashstrider")
    assert (s.gritty, s.guided) == (False, False)


@pytest.mark.rule("DT-SETUP-25", "DT-R-69")
def test_the_match_that_teaches():
    settings: dict[str, Any] = GAME.tutorial
    s = begin(**settings)
    assert (COMPANIONS[s.goal], ADVERSARIES[s.adversary]) == ("vasa", "gravemaw")
    assert [FOES[kind] for kind in s.kinds[:2]] == ["wolves", "spiders"]
    assert (s.gritty, s.guided) == (False, True)


def test_what_is_left_to_chance_varies_and_is_legal():
    found = [begin(seed, goal="random", adversary="random") for seed in range(60)]
    assert {s.goal for s in found} == set(range(10)) - {NIMET}
    assert {s.adversary for s in found} == set(range(8))
    for level in range(3):
        assert {s.kinds[level] for s in found} == set(range(level * 4, level * 4 + 4))


@pytest.mark.rule("DT-SETUP-23")
def test_nothing_stands_on_the_board_before_the_summary_is_confirmed():
    s = begin(players=2, heroes="deal")
    decision = settle(s)
    assert decision is not None
    assert decision.actors == (s.starter,)
    assert (s.foes, sum(s.buildings), s.month, s.turn) == ([], 0, 1, 0)


@pytest.mark.rule("DT-SETUP-24", "DT-R-03")
@pytest.mark.parametrize(("players", "foes"), [(1, 4), (2, 3), (3, 2), (4, 2)])
def test_the_last_orders(players: int, foes: int):
    s, told = started(players=players)
    skulls = [s.buildings[kingdom * 4 : kingdom * 4 + 4] for kingdom in range(4)]
    assert skulls == [[0, 2, 2, 0]] * 4
    assert s.supply == 8
    assert WorldPopulated(goal=s.goal, adversary=s.adversary) in told
    spawned = [event for event in told if isinstance(event, FoeSpawned)]
    seconds = [foe.region for foe in spawned if foe.kind == s.kinds[0]]
    assert len(seconds) == foes
    assert len({kingdom_of(region) for region in seconds}) == foes
    assert [foe.kind for foe in spawned].count(s.kinds[1]) == 1
    assert [foe.kind for foe in spawned].count(s.kinds[2]) == 0
    assert isinstance(s.agenda[-1], HeroTurn)
    assert (s.month, s.turn, s.active) == (1, 1, s.starter)


@pytest.mark.rule("DT-R-05")
def test_the_main_companion_joins_the_starting_player_unless_it_comes_later():
    for goal, joins in (("zaida", True), ("vasa", True), ("hakan", False), ("yana", False)):
        s, _ = started(players=2, goal=goal)
        assert s.heroes[s.starter].companions == ([COMPANIONS.index(goal)] if joins else [])
        assert s.heroes[1].companions == []


def test_the_black_mark_is_there_only_with_the_bane():
    s, _ = started(players=2, adversary="bane")
    assert s.adversary == BANE
    assert Q_MARK in s.heroes[s.starter].items
    assert Q_MARK not in s.box
    s, _ = started(players=2)
    assert Q_MARK in s.box


def test_the_rivers_burn_in_an_order_that_is_drawn():
    orders = {tuple(started(seed)[0].river_order) for seed in range(12)}
    assert len(orders) > 4
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


@pytest.mark.rule("DT-AM-24")
def test_the_adversarys_cards_begin_worse_in_a_gritty_game():
    assert begin().steps == [SAVAGE] * 10
    assert begin(difficulty="gritty").steps == [SAVAGE + 1] * 10


# Competitive


@pytest.mark.rule("DT-COMP-02", "DT-COMP-03", "DT-COMP-04")
def test_each_hero_is_dealt_a_trial_of_each_type_and_an_amulet():
    s, told = started(players=3, mode="competitive")
    assert (s.competitive, s.goal) == (True, NIMET)
    for hero in s.heroes:
        assert [trial // 4 for trial in hero.trials] == [0, 1, 2, 3]
        assert hero.items == [Q_HOPE]
        assert hero.companions == []
    dealt = [trial for hero in s.heroes for trial in hero.trials]
    assert sorted([*dealt, *s.trials]) == list(range(16))
    assert s.box.count(Q_HOPE) == 1
    assert sum(isinstance(event, TrialsDealt) for event in told) == 3
    assert dealt != [
        t for h in started(2, players=3, mode="competitive")[0].heroes for t in h.trials
    ]


@pytest.mark.rule("DT-COMP-20")
def test_alone_one_plays_cooperatively():
    s = begin(players=1, mode="competitive")
    assert (s.competitive, COMPANIONS[s.goal]) == (False, "zaida")


def test_trials_stay_in_the_box_of_a_cooperative_game():
    s, _ = started(players=2)
    assert s.trials == list(range(16))
    assert all(hero.trials == [] for hero in s.heroes)


# Codes


@pytest.mark.rule("DT-SETUP-18", "DT-CODE-03", "DT-CODE-08")
@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_a_code_gives_the_same_world_again(mode: str):
    s, told = started(77, players=3, mode=mode, goal="random", adversary="random")
    again, retold = started(5, players=3, code=code_of(s), goal="gleb", adversary="isa")
    assert code_of(again) == code_of(s)
    assert retold == told
    assert (again.foes, again.market, again.timeline) == (s.foes, s.market, s.timeline)
    assert again.chance == s.chance


@pytest.mark.rule("DT-AM-03")
def test_the_same_code_and_decisions_give_the_same_game():
    code = code_of(started(9, players=2)[0])
    games = [setup(Settings(players=2, heroes="deal", code=code), seed, T) for seed in (1, 2)]
    for s in games:
        s.events = []
    decisions = [settle(s) for s in games]
    rng = random.Random(1)
    while decisions[0] is not None:
        assert decisions[1] is not None
        assert decisions[0].options == decisions[1].options
        option = rng.choice(decisions[0].options)
        decisions = [advance(s, d, option) for s, d in zip(games, decisions, strict=True) if d]
    assert games[0] == games[1]
    assert len(games[0].events or []) > 50


def test_the_seed_is_the_random_value():
    assert begin(seed=12).rng == 12
    assert begin(seed=VALUES + 12).rng == 12


@pytest.mark.rule("DT-CODE-07")
def test_a_bad_code_is_refused_with_the_reason():
    with pytest.raises(BadSettings, match="12 characters, not 3"):
        begin(code="abc")
    with pytest.raises(BadSettings, match="it is for 4 players, not 2"):
        begin(players=2, code="CN31-A31J-2EQ2")
    assert begin(players=4, code="cn31 a31j 2eq2").rng == 123456789


def test_a_code_is_a_text_in_forms_and_on_the_command_line():
    kinds = {info.name: info.kind for info in option_infos(GAME, GAME.text())}
    assert (kinds["code"], kinds["goal"], kinds["concession"]) == ("text", "choice", "switch")
    code = next(field for field in fields(GAME) if field.name == "code")
    assert code.read("111111111111") == "111111111111"


def test_the_inside_of_the_tower_can_be_open_to_one_player_only():
    assert begin(look_inside=True).look_inside
    assert not begin(players=2, look_inside=True).look_inside


@pytest.mark.rule("DT-SETUP-02")
def test_turns_go_clockwise_over_homes():
    s = begin(players=3)
    for hero, home in ((0, 2), (1, 0), (2, 1)):
        advance(s, asked(s), TakeHero(hero))
        advance(s, asked(s), TakeHome(home))
    assert s.living() == [0, 1, 2]  # South, then (West is dormant) North, East
    s.active = 2
    assert s.living() == [2, 0, 1]
    assert s.home_hero(3) == NONE


@pytest.mark.rule("DT-SETUP-12", "DT-SETUP-23", "DT-MONTH-02")
def test_the_players_name_who_starts():
    s = begin(players=3, heroes="deal")
    s.events = []
    decision = asked(s)
    assert decision.options == [ConfirmSetup(), NameStarter(1), NameStarter(2)]
    assert decision.step.refuse(s, NameStarter(0)).rule == "DT-SETUP-12"
    assert decision.step.refuse(s, NameStarter(3)).rule == "DT-SETUP-12"
    chosen(s, NameStarter(2))
    assert [event.seat for event in s.events if isinstance(event, StarterNamed)] == [2]
    assert asked(s).actors == (2,)
    chosen(s, ConfirmSetup())
    first = asked(s)
    assert isinstance(first.step, HeroTurn)
    assert first.actors == (s.active,) == (2,)
    assert asked(begin(heroes="deal")).options == [ConfirmSetup()]  # alone, nothing is asked


@pytest.mark.rule("DT-SETUP-20", "DT-R-05")
def test_the_main_companion_joins_the_starting_player_wherever_that_one_sits():
    s = begin(players=3, goal="zaida", heroes="deal")
    s.starter = 1
    chosen(s, ConfirmSetup())
    assert [hero.companions for hero in s.heroes] == [[], [COMPANIONS.index("zaida")], []]


@pytest.mark.rule("DT-AM-01", "DT-COMP-02")
def test_trials_are_dealt_in_turn_order_from_the_starting_player_on():
    s = begin(players=3, mode="competitive", heroes="deal")
    s.starter = 1
    s.events = []
    tops = [
        max(at for at, trial in enumerate(s.trials) if trial // 4 == type_) for type_ in range(4)
    ]
    first = [s.trials[at] for at in tops]
    chosen(s, ConfirmSetup())
    dealt = [event.seat for event in s.events if isinstance(event, TrialsDealt)]
    assert dealt == [1, 2, 0]
    assert s.heroes[1].trials == first
