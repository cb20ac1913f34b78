"""Set-up, difficulties and the choices before round 1 (KR-SETUP, KR-DIFF, KR-SOLO-01, -02, -12)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from rempart.games.kingdom_rush.events import HeroesDealt, TowersDealt
from rempart.games.kingdom_rush.ids import (
    ALLERIA,
    ALRIC,
    BRUXA,
    DIERDRE,
    ELORA,
    FIRST_GUEST,
    HEROES,
    MF1,
    MF2,
    MODIFIERS,
    SAITAM,
    TOWERS,
)
from rempart.games.kingdom_rush.options import (
    Done,
    GiveUpTower,
    ImproveTower,
    TakeAbility,
    TakeBench,
    TakeHero,
    TakeTower,
)
from rempart.games.kingdom_rush.pieces import LOCKED
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.steps.life import Hurt, full_life
from rempart.kernel import NONE, Decision, advance, settle
from tests.games.kingdom_rush.table import T, at, set_up, sheet

BONE_DANCE = BRUXA * 4 + 3


class Beginning:
    """A match before its first round."""

    def __init__(self, seed: int = 1, data: dict[str, Any] | None = None, **settings: Any):
        self.s = set_up(seed, data, **settings)
        self.decision: Decision | None = settle(self.s)

    @property
    def ask(self) -> str:
        assert self.decision is not None
        return type(self.decision.step).__name__

    @property
    def offered(self) -> list[Any]:
        assert self.decision is not None
        return self.decision.options

    def choose(self, *options: Any) -> None:
        for option in options:
            assert option in self.offered
            assert self.decision is not None
            self.decision = advance(self.s, self.decision, option)

    def refused(self, option: Any, rule: str) -> None:
        assert self.decision is not None
        assert option not in self.offered
        refusal = self.decision.step.refuse(self.s, option)
        assert refusal is not None
        assert refusal.rule == rule

    def until(self, ask: str) -> Beginning:
        """Choose what comes first until something is asked."""
        while self.ask != ask:
            self.choose(self.offered[0])
        return self

    def types(self, seat: int) -> list[str]:
        return sorted(TOWERS[T.tower_type[card]] for card in self.s.players[seat].hand)


def dealt(seed: int = 1, data: dict[str, Any] | None = None, **settings: Any) -> Kingdom:
    """A match whose heroes, abilities and towers are dealt, in round 1."""
    beginning = Beginning(seed, data, start="deal", **settings)
    assert beginning.s.round == 1
    return beginning.s


# The table


@pytest.mark.rule("KR-SETUP-01", "KR-PROLOGUE-01")
def test_sites_depend_on_scenario_and_player_count():
    two, four = T.layouts[1, 2], T.layouts[1, 4]
    assert set(two.sites.values()) == {0, 1}
    assert set(four.sites.values()) == {0, 1, 2, 3}
    assert len({tuple(sorted(T.layouts[0, n].sites.items())) for n in (1, 2, 3, 4)}) == 4
    sites = {"R": [[2, 2]], "B": [[4, 2]], "W": [[6, 2]]}
    s = set_up(data=sheet(3, sites=sites), scenario="3")
    assert layout_of(s).sites == {at(2, 2): 0, at(4, 2): 1, at(6, 2): 4}  # 4: white


@pytest.mark.rule("KR-SETUP-02")
def test_hearts_lie_by_the_exit():
    assert dealt(scenario="prologue").hearts == T.layouts[0, 2].hearts
    assert dealt(data={"scenarios.s04.hearts": 3}, scenario="4").hearts == 3


@pytest.mark.rule("KR-SETUP-03", "KRH-DECK-01")
def test_piles_are_drawn_from_unused_cards_of_the_listed_bands():
    piles = [["B", "B", "Y"], ["B", "Y01"]]
    data = sheet(1, piles=piles, hordes=[f"G@1#{n}" for n in range(5, 9)])
    drawn: set[int] = set()
    for seed in range(30):
        s = dealt(seed, data, scenario="1")
        bands = [[T.band[card] for card in reversed(pile)] for pile in s.piles]
        assert bands == [["blue", "blue", "yellow"], ["blue", "yellow"]]
        assert {T.band[horde.card] for horde in s.hordes} == {"green"}
        assert T.card_id[s.piles[1][0]] == "Y01"
        cards = [card for pile in s.piles for card in pile] + [horde.card for horde in s.hordes]
        assert len(set(cards)) == len(cards)
        drawn.update(card for card in cards if T.card_id[card] != "Y01")
    allowed = {"fast"}
    assert all(T.designs[card].abilities <= allowed for card in drawn)
    assert {T.card_id[card] for card in drawn if T.band[card] == "green"} == {
        f"G{n:02d}" for n in range(1, 12)
    }


@pytest.mark.rule("KR-SETUP-04")
def test_starting_hordes_lie_on_the_path():
    s = dealt(scenario="prologue")
    assert {T.card_id[horde.card]: horde.space for horde in s.hordes} == {
        "G03": at(0, 2),
        "G05": at(1, 2),
        "G01": at(2, 2),
        "G02": at(3, 2),
    }
    data = sheet(4, tentacles=[[4, 4]], sites={"R": [[1, 3]], "B": [[3, 1]], "W": [[4, 4]]})
    assert dealt(data=data, scenario="4").tentacles == [at(4, 4)]
    assert dealt(scenario="1").tentacles == []


@pytest.mark.rule("KR-SETUP-05")
def test_piles_are_built_as_listed_top_card_last():
    s = dealt(scenario="prologue")
    assert [[T.card_id[card] for card in pile] for pile in s.piles] == [["G06", "G07"], ["G09"]]
    data = sheet(2, piles=[["G", "C1", "B", "E15", "Y"], ["G"]], hordes=[])
    [first, second] = dealt(data=data, scenario="2").piles
    assert (T.card_id[first[-2]], T.card_id[first[1]], len(second)) == ("C1", "E15", 1)


def test_a_boss_comes_with_its_layers_and_behaviour_deck():
    piles = [["G", "LA", "G"], ["G"], ["G"], ["G"]]
    data = sheet(4, piles=piles, layers=3, hordes=["C2@1#1"])
    s = dealt(data=data, scenario="4")
    assert T.card_id[s.piles[0][-2]] == "LA1"
    assert [T.card_id[card] for card in s.layers] == ["LA3", "LA2"]
    assert sorted(T.behaviours[card] for card in s.behaviour) == [f"LA-{c}" for c in "abcde"]
    assert (s.token, len(s.pumpkins), sorted(s.activation)) == (1, 4, [1, 1, 2, 2, 2, 3, 3, 4])
    plain = dealt(scenario="1")
    assert plain.layers == plain.behaviour == plain.activation == plain.pumpkins == []
    assert plain.token == NONE


@pytest.mark.rule("KR-SETUP-06", "KR-SETUP-07")
def test_what_nobody_has_is_in_the_supply():
    s = dealt(scenario="1", players=4)
    held = [card for player in s.players for card in player.hand]
    assert len(held) == len(layout_of(s).towers)
    assert s.supply == (1 << 44) - 1 - sum(1 << card for card in held)
    assert (s.soldiers_left, s.totems_left) == (12, 2)
    assert s.tiles_left == T.tiles_full


@pytest.mark.rule("KR-SETUP-08", "KR-SETUP-09")
def test_each_player_takes_a_hero():
    table = Beginning(players=3)
    assert table.ask == "HeroChoice"
    assert table.decision is not None
    assert table.decision.actors == (0, 1, 2)
    assert len(table.offered) == 15
    table.choose(TakeHero(1, SAITAM))
    assert table.decision.actors == (0, 2)
    table.refused(TakeHero(1, ALRIC), "KR-SETUP-08")
    table.refused(TakeHero(0, SAITAM), "KR-SETUP-08")
    table.refused(TakeHero(0, ALLERIA), "KR-CROSS-01")
    table.choose(TakeHero(2, ELORA), TakeHero(0, DIERDRE))
    players = table.s.players
    assert [(p.hero, p.life) for p in players] == [(DIERDRE, 3), (SAITAM, 3), (ELORA, 2)]
    assert all(p.space == NONE and not p.cells for p in players)


@pytest.mark.rule("KR-SETUP-13", "KR-SETUP-14")
def test_bruxa_has_no_skull_and_alric_two_sand_warriors_on_his_board():
    table = Beginning(players=2)
    table.choose(TakeHero(0, BRUXA))
    assert table.s.players[0].skulls == 0
    assert table.s.warriors == []
    table.choose(TakeHero(1, ALRIC))
    assert [warrior.space for warrior in table.s.warriors] == [NONE, NONE]
    assert T.heroes[BRUXA].skill["skulls"] == 3
    assert T.constants.stock.skulls == 4


@pytest.mark.rule("KR-SETUP-10")
def test_starting_towers_are_shared_out_as_the_players_like():
    table = Beginning(players=2).until("ShareTowers")
    archer, mage, bombard, militia = table.s.offered
    assert [TOWERS[T.tower_type[card]] for card in table.s.offered] == [
        "ARC1",
        "MAG1",
        "ART1",
        "SOL1",
    ]
    table.choose(*(TakeTower(1, card) for card in (mage, archer, militia)))
    table.refused(TakeTower(0, mage), "KR-SETUP-10")
    table.choose(TakeTower(1, bombard))
    assert table.s.round == 1
    assert [len(player.hand) for player in table.s.players] == [0, 4]
    assert table.s.offered == []


@pytest.mark.rule("KR-SETUP-11", "KR-DIFF-02", "KR-SETUP-12")
@pytest.mark.parametrize(("scenario", "players"), [(1, 2), (1, 4), (12, 3)])
def test_standard_is_what_the_scenario_lists(scenario: int, players: int):
    data = sheet(scenario, players, gold=7, crystals=9)
    s = dealt(data=data, scenario=str(scenario), players=players)
    assert (s.gold, s.crystals) == (7, 9)


@pytest.mark.rule("KR-SETUP-15", "KR-MOD-02")
def test_the_album_has_the_modifiers_of_the_scenario():
    def album(scenario: str) -> list[str]:
        stickers = dealt(scenario=scenario).stickers
        return [MODIFIERS[m] for m, on in enumerate(stickers) if on == NONE]

    assert album("1") == ["MB1", "MB2", "MB3", "MB4", "MB5", "MB6"]
    assert album("prologue") == ["MB1", "MB2", "MB5"]
    stickers = dealt(scenario="1").stickers
    assert stickers[MF1] == stickers[MF2] == LOCKED
    assert [MODIFIERS[m] for m in T.layouts[6, 2].modifiers] == list(MODIFIERS[:10])


@pytest.mark.rule("KR-SETUP-16")
def test_the_site_colour_goes_with_the_seat():
    layout = T.layouts[1, 4]
    sites = layout.data.players["4"].sites
    for seat, colour in enumerate("RBYG"):
        assert [layout.sites[at(*spot)] for spot in sites[colour]] == [seat] * len(sites[colour])


@pytest.mark.rule("KR-SETUP-17")
def test_heroes_take_abilities_that_the_scenario_lists_up_to_their_places():
    assert [player.abilities for player in dealt(scenario="1").players] == [0b1, 0b1]
    table = Beginning(scenario="3", players=3)
    table.choose(TakeHero(0, ALRIC), TakeHero(1, BRUXA), TakeHero(2, ELORA))
    assert table.ask == "AbilityChoice"
    assert [o.ability for o in table.offered if getattr(o, "ability", None) is not None] == [
        *(0, 1, 2),
        *(4, 5, 6),
        *(12, 13, 14),
    ]
    table.choose(TakeAbility(1, 6))
    table.refused(TakeAbility(1, 4), "KR-SETUP-17")
    table.refused(TakeAbility(0, 3), "KR-SETUP-17")
    table.refused(TakeAbility(0, 4), "KR-SETUP-17")
    table.choose(Done(0), TakeAbility(2, 12))
    assert [player.abilities for player in table.s.players] == [0, 0b100, 0b1]
    assert table.ask == "ShareTowers"
    assert table.s.done == 0


@pytest.mark.rule("KR-SETUP-17")
def test_two_abilities_at_two_players():
    table = Beginning(scenario="4", players=2)
    table.choose(TakeHero(0, ALRIC), TakeHero(1, SAITAM))
    table.choose(TakeAbility(0, 3), TakeAbility(0, 0), TakeAbility(1, 19), TakeAbility(1, 16))
    assert [player.abilities for player in table.s.players] == [0b1001, 0b1001]
    assert table.ask == "ShareTowers"


@pytest.mark.rule("KR-BRUXA-14", "KR-SETUP-08")
@pytest.mark.parametrize("difficulty", ["standard", "heroic"])
def test_bone_dance_leaves_bruxa_with_one_life_from_the_start(difficulty: str):
    table = Beginning(scenario="4", players=2, difficulty=difficulty)
    table.choose(TakeHero(0, BRUXA), TakeHero(1, SAITAM))
    assert [player.life for player in table.s.players] == [2, 3]
    table.choose(TakeAbility(0, BONE_DANCE), TakeAbility(1, SAITAM * 4 + 3))
    assert [player.life for player in table.s.players] == [1, 3]
    table.until("ActionPhase")
    table.s.agenda.append(Hurt(0, "KR-ADV-04"))
    settle(table.s)
    assert table.s.players[0].stunned
    lost = table.s.outcome is not None and table.s.outcome.rule == "KR-DIFF-05"
    assert lost == (difficulty == "heroic")


@pytest.mark.rule("KR-BRUXA-14")
def test_bone_dance_counts_when_it_is_dealt_too():
    found: set[tuple[bool, int]] = set()
    for seed in range(40):
        for player in dealt(seed, scenario="4", players=2).players:
            if player.hero == BRUXA:
                found.add((bool(player.abilities >> 3 & 1), player.life))
    assert found == {(True, 1), (False, 2)}


@pytest.mark.rule("KR-PROLOGUE-02")
def test_no_abilities_in_the_prologue():
    table = Beginning(scenario="prologue", players=2)
    table.choose(TakeHero(0, ALRIC), TakeHero(1, BRUXA))
    assert table.s.round == 1
    assert [player.abilities for player in table.s.players] == [0, 0]


@pytest.mark.rule("KR-PROLOGUE-03", "KR-PROLOGUE-04")
@pytest.mark.parametrize(("players", "most"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_prologue_towers_are_dealt_each_player_at_least_one(players: int, most: int):
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(30):
        s = dealt(seed, scenario="prologue", players=players)
        hands = [player.hand for player in s.players]
        assert sorted(T.tower_type[card] for hand in hands for card in hand) == [
            TOWERS.index(id) for id in ("ARC1", "MAG1", "ART1", "SOL1")
        ]
        counts[tuple(map(len, hands))] += 1
        assert all(1 <= len(hand) <= most for hand in hands)
    assert len(counts) > 1 or players in (1, 4)


@pytest.mark.rule("KR-PROLOGUE-05")
@pytest.mark.parametrize("difficulty", ["standard", "easy", "heroic"])
def test_the_prologue_has_its_own_treasure_whatever_the_difficulty(difficulty: str):
    s = dealt(scenario="prologue", difficulty=difficulty)
    assert (s.crystals, s.gold) == (2, 1)
    assert sum(len(player.hand) for player in s.players) == 4


# Solo


@pytest.mark.rule("KR-SOLO-01", "KR-SOLO-02", "KR-SOLO-12")
@pytest.mark.parametrize(("bench", "count"), [("two", 2), ("three", 3), ("four", 4)])
def test_one_hero_bench_heroes_and_three_colours(bench: str, count: int):
    table = Beginning(players=1, bench=bench)
    table.choose(TakeHero(0, DIERDRE))
    assert table.ask == "BenchChoice"
    table.refused(TakeBench(DIERDRE), "KR-SOLO-02")
    table.choose(TakeBench(SAITAM))
    table.refused(TakeBench(SAITAM), "KR-SOLO-02")
    while table.ask == "BenchChoice":
        table.choose(table.offered[0])
    assert len(table.s.bench) == count
    assert len({b.hero for b in table.s.bench} | {DIERDRE}) == count + 1
    assert all(b.space == NONE and not b.used for b in table.s.bench)
    assert set(T.layouts[1, 1].sites.values()) == {0, 1, 2}
    assert table.types(0) == ["ARC1", "ART1", "MAG1", "SOL1"]


def test_no_bench_heroes_for_several_players():
    assert dealt(players=2).bench == []
    assert len(dealt(players=1).bench) == 2


# Difficulties


@pytest.mark.rule("KR-DIFF-03", "KR-DIFF-04")
@pytest.mark.parametrize(
    ("difficulty", "treasure"), [("hard", (3, 4)), ("iron", (4, 5)), ("easy", (7, 7))]
)
def test_difficulties_change_the_treasure(difficulty: str, treasure: tuple[int, int]):
    table = Beginning(data=sheet(1, gold=5, crystals=6), difficulty=difficulty, players=2)
    assert (table.s.gold, table.s.crystals) == treasure


@pytest.mark.rule("KR-DIFF-06")
def test_amounts_never_go_below_zero(monkeypatch: pytest.MonkeyPatch):
    heroic = msgspec.structs.replace(T.difficulties[4], crystals=-9, gold=-9)
    monkeypatch.setattr(T, "difficulties", [*T.difficulties[:4], heroic])
    table = Beginning(difficulty="heroic", players=2)
    assert (table.s.gold, table.s.crystals) == (0, 0)


@pytest.mark.rule("KR-DIFF-01")
def test_easy_improves_up_to_three_different_starting_towers():
    table = Beginning(difficulty="easy", players=2).until("EasyStart")
    s = table.s
    options = [o for o in table.offered if isinstance(o, ImproveTower)]
    assert len(options) == 4
    first = options[0]
    table.choose(first)
    hand = s.players[first.seat].hand
    assert first.upgrade in hand
    assert first.card not in hand
    assert s.supply >> first.card & 1
    assert not s.supply >> first.upgrade & 1
    level_3 = T.tower_cards[T.upgrades[T.tower_type[first.upgrade]][0]][0]
    table.refused(ImproveTower(first.seat, first.upgrade, level_3), "KR-DIFF-01")
    for _ in range(2):
        table.choose(next(o for o in table.offered if isinstance(o, ImproveTower)))
    assert s.round == 1
    levels = [T.level[T.tower_type[c]] for player in s.players for c in player.hand]
    assert sorted(levels) == [1, 2, 2, 2]


@pytest.mark.rule("KR-DIFF-01")
def test_easy_improvements_are_no_must():
    table = Beginning(difficulty="easy", players=2).until("EasyStart")
    seats = [o.seat for o in table.offered if isinstance(o, Done)]
    table.choose(*(Done(seat) for seat in seats))
    assert table.s.round == 1
    assert all(T.level[T.tower_type[c]] == 1 for p in table.s.players for c in p.hand)
    assert table.s.done == 0


@pytest.mark.rule("KR-DIFF-05")
def test_heroic_puts_one_starting_tower_back():
    listed = sheet(1, gold=5, crystals=6)
    table = Beginning(data=listed, difficulty="heroic", players=2).until("HeroicStart")
    assert (table.s.gold, table.s.crystals) == (5, 3)
    option = table.offered[0]
    table.refused(GiveUpTower(1 - option.seat, option.card), "KR-DIFF-05")
    table.choose(option)
    assert table.s.round == 1
    assert sum(len(player.hand) for player in table.s.players) == 3
    assert table.s.supply >> option.card & 1


@pytest.mark.rule("KR-DIFF-04")
def test_iron_scenario_1_nobody_takes_a_fourth_tower_while_others_can():
    table = Beginning(difficulty="iron", players=2).until("ShareTowers")
    first, second, third, last = table.s.offered
    table.choose(*(TakeTower(0, card) for card in (first, second, third)))
    table.refused(TakeTower(0, last), "KR-DIFF-04")
    table.choose(TakeTower(1, last))
    assert table.s.round == 1


# Dealing


def test_dealing_is_told_and_cannot_be_undone_freely():
    for scenario, told in (("1", [HeroesDealt, TowersDealt]), ("prologue", [TowersDealt])):
        start = "deal" if scenario == "1" else "choose"
        s = set_up(1, scenario=scenario, start=start)
        s.events = []
        decision = settle(s)
        while decision is not None and not s.round:
            decision = advance(s, decision, decision.options[0])
        assert [type(event) for event in s.events if event.reveals] == told


def test_everything_can_be_dealt():
    found: set[tuple[int, ...]] = set()
    for seed in range(20):
        s = dealt(seed, scenario="4", players=4)
        heroes = tuple(player.hero for player in s.players)
        assert len(set(heroes)) == 4
        found.add(heroes)
        assert all(player.abilities.bit_count() == 1 for player in s.players)
        assert all(player.life == full_life(s, player) for player in s.players)
        assert bool(s.warriors) == (ALRIC in heroes)
    assert len(found) > 10
    assert {hero for heroes in found for hero in heroes} == set(range(FIRST_GUEST))


def test_a_variant_is_set_up_with_its_own_values():
    s = dealt(data={f"heroes.{hero}.life": 7 for hero in HEROES})
    assert [player.life for player in s.players] == [7, 7]
    assert all(player.life < 7 for player in dealt().players)
