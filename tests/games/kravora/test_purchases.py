"""Purchases (KV-BUY), buildings (KV-BUILD), the end of a player's turn (KV-REFILL)."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import (
    Built,
    EnemiesEntered,
    PuppetFired,
    ReserveEmptied,
    TurnBegun,
    UnitBought,
    WallRepaired,
)
from rempart.games.kravora.ids import RUSES
from rempart.games.kravora.options import Attack, Build, Buy, EndPurchases, Fire
from rempart.games.kravora.steps.turn import PlayerTurns
from tests.asked import asked
from tests.games.kravora.table import (
    GAME,
    TABLES,
    Table,
    ask,
    at,
    building,
    cost,
    hit_points,
    in_supply,
    kind,
    offered,
    player,
    refused,
    ruse_of,
    stopped,
    told,
    walls,
)

PRICES = {
    "puppet": (1, 1),
    "sprinter": (2, 1),
    "stone_thrower": (2, 1),
    "long_arm": (4, 3),
    "bruiser": (4, 3),
    "rock_hurler": (8, 7),
}
BUILDING_PRICES = {
    "barracks": (5, 4, 4),
    "university": (4, 4, 4),
    "laboratory": (6, 5, 5),
    "workshop": (16, 12, 12),
    "hut": (17, 11, 11),
    "sorting_centre": (6, 5, 5),
    "cannon": (6, 5, 5),
}
"""With two, three and four players."""


# KV-BUY


@pytest.mark.rule("KV-BUY-01")
def test_any_number_of_purchases_in_any_order():
    table = Table()
    table[0].blood = 40
    match = table.purchases()
    match.choose(Build(building("cannon")))
    match.choose(Buy(kind("puppet"), 5))
    match.choose(Fire(1, 3))
    match.choose(Build(building("hut")))
    match.choose(ruse_of("shield"))
    match.choose(Buy(kind("puppet"), 5))
    match.choose(Fire(1, 3))
    p = player(match)
    assert p.blood == 40 - cost("cannon") - cost("hut") - cost("shield") - 4
    assert (len(p.defenders[5]), len(player(match, 1).enemies[3]), p.shield) == (2, 2, True)
    match.choose(EndPurchases())
    assert stopped(match)


@pytest.mark.rule("KV-BUY-01")
def test_what_cannot_be_paid_cannot_be_bought():
    table = Table()
    table[0].blood = 3
    match = table.purchases()
    assert {o.kind for o in offered(match, Buy)} == {0, 1, 2}
    assert offered(match, Build) == []
    refused(match, Build(building("university")), "KV-BUY-01")
    refused(match, Buy(kind("bruiser"), 3), "KV-BUY-02")
    refused(match, Buy(77, 3), "KV-BUY-02")


@pytest.mark.rule("KV-BUY-02")
@pytest.mark.parametrize("name", PRICES)
def test_unit_prices(name: str):
    for blood in (PRICES[name][0] - 1, PRICES[name][0]):
        table = Table()
        table[0].blood = blood
        match = table.purchases()
        option = Buy(kind(name), 2)
        if blood < PRICES[name][0]:
            if blood:
                refused(match, option, "KV-BUY-02")
            else:
                assert stopped(match)
        else:
            match.choose(option)
            assert player(match).blood == 0


@pytest.mark.rule("KV-BUY-03")
@pytest.mark.parametrize("line", range(1, 6))
def test_a_bought_unit_stands_at_once_on_any_line_unhurt(line: int):
    table = Table()
    table[0].blood = 9
    for _ in range(12):
        table.enemy(line, "puppet")
    match = table.purchases()
    match.choose(Buy(kind("bruiser"), line))
    [unit] = player(match).defenders[line]
    assert hit_points(match, unit) == 5
    assert told(match, UnitBought) == [UnitBought(seat=0, unit=unit, line=line, price=4)]
    refused(match, Buy(kind("bruiser"), 6), "KV-BUY-03")


@pytest.mark.rule("KV-BUY-04")
def test_a_bought_unit_earns_and_attacks_in_the_next_turn():
    table = Table()
    table[0].blood = 1
    table[0].wall = 1
    enemy = table.enemy(1, "bruiser")
    match = table.only(PlayerTurns([0]), PlayerTurns([0]))
    assert ask(match) == "Purchases"
    match.choose(Buy(kind("puppet"), 2))
    assert player(match).blood == 0
    [unit] = player(match).defenders[2]
    assert asked(match).options[0] == Attack(unit)
    assert at(match, enemy) == (0, 2)


@pytest.mark.rule("KV-BUY-05")
def test_blood_is_kept_between_turns():
    table = Table()
    table[0].blood = 250
    table[0].wall = 1
    match = table.only(PlayerTurns([0]), PlayerTurns([0]))
    match.choose(EndPurchases())
    assert ask(match) == "Purchases"
    assert player(match).blood == 250


@pytest.mark.rule("KV-BUY-06")
def test_blood_cannot_be_given_away():
    """No choice moves blood to another player: what one pays is gone."""
    assert not any(
        name in kind.__name__.lower() for kind in GAME.options for name in ("give", "gift")
    )
    table = Table()
    table.build(*BUILDING_PRICES)
    table[0].blood = 60
    table.enemy(3, "puppet")
    match = table.purchases()
    for option in list(asked(match).options):
        twin = match.branch()
        twin.choose(option)
        assert player(twin, 1).blood == 0


@pytest.mark.rule("KV-BUY-07")
def test_a_discount_counts_in_the_phase_it_was_built():
    table = Table()
    table[0].blood = cost("barracks") + 3
    match = table.purchases()
    match.choose(Build(building("barracks")))
    match.choose(Buy(kind("bruiser"), 1))
    assert player(match).blood == 0


@pytest.mark.rule("KV-BUY-08")
def test_no_price_falls_below_1():
    table = Table(data={"units.sprinter.price": 1, "ruses.clot.price": 1})
    table.build("barracks", "hut", "university")
    table[0].blood = 9
    enemy = table.enemy(1, "puppet")
    match = table.purchases()
    match.choose(Buy(kind("sprinter"), 1))
    assert player(match).blood == 8
    match.choose(ruse_of("clot"))
    match.choose({"type": "Bleed", "unit": enemy})
    assert player(match).blood == 7


# KV-BUILD


@pytest.mark.rule("KV-BUILD-01")
def test_there_is_no_limit_of_buildings():
    table = Table()
    table[0].blood = 99
    match = table.purchases()
    for number in range(7):
        match.choose(Build(number))
    assert len(player(match).buildings) == 7
    assert [e.rule for e in told(match, Built)] == ["KV-BUILD-01"]
    assert not any("Demolish" in option.__name__ for option in GAME.options)


@pytest.mark.rule("KV-BUILD-02")
@pytest.mark.parametrize("name", PRICES)
def test_barracks_make_units_cheaper_but_not_puppets(name: str):
    table = Table()
    table.build("barracks")
    table[0].blood = 20
    table[1].blood = 20
    match = table.purchases()
    match.choose(Buy(kind(name), 2))
    assert player(match).blood == 20 - PRICES[name][1]
    other = table.purchases(seat=1)
    other.choose(Buy(kind(name), 2))
    assert player(other, 1).blood == 20 - PRICES[name][0]


@pytest.mark.rule("KV-BUILD-03")
@pytest.mark.parametrize("name", RUSES)
def test_a_university_makes_ruses_cheaper(name: str):
    full = cost(name)
    table = Table()
    table.build("hut", "university")
    table[0].blood = full - 1
    table.enemy(3, "puppet")
    match = table.purchases()
    assert ruse_of(name) in asked(match).options
    poor = Table()
    poor.build("hut")
    poor[0].blood = full - 1
    poor.enemy(3, "puppet")
    refused(poor.purchases(), ruse_of(name), "KV-RUSE-02")


@pytest.mark.rule("KV-BUILD-04")
def test_a_laboratory_place_brings_1_more():
    for buildings, blood in ((("laboratory",), 2), ((), 1)):
        table = Table()
        table.build(*buildings)
        unit = table.defender(1, "puppet")
        table.enemy(1, "puppet")
        match = table.player_turn()
        match.choose(Attack(unit))
        assert player(match).blood == 1 + blood


@pytest.mark.rule("KV-BUILD-05")
def test_laboratory_places_are_filled_by_the_first_killed():
    table = Table()
    table.build("laboratory")
    units = [table.defender(1, "puppet") for _ in range(7)]
    enemies = [table.enemy(1, "puppet") for _ in range(7)]
    match = table.attack()
    for unit in units:
        match.choose(Attack(unit))
    assert player(match).laboratory == enemies[:5]
    assert player(match).reserve == enemies[5:]


@pytest.mark.rule("KV-BUILD-06")
def test_a_workshop_repairs_2_once_a_turn_until_the_eruption():
    for turn, wall in ((1, 6), (10, 6), (11, 4), (12, 4)):
        table = Table()
        table.build("workshop")
        table.s.turn = turn
        table[0].wall = table[1].wall = 4
        match = table.refill()
        assert walls(match) == [wall, 4]
        repaired = [WallRepaired(seat=0, amount=2, wall=6)] if wall == 6 else []
        assert told(match, WallRepaired) == repaired


@pytest.mark.rule("KV-BUILD-07")
def test_the_hut_allows_ruses():
    table = Table()
    table[0].blood = 20
    match = table.purchases()
    refused(match, ruse_of("shield"), "KV-RUSE-01")
    match.choose(Build(building("hut")))
    match.choose(ruse_of("shield"))
    assert player(match).shield


@pytest.mark.rule("KV-BUILD-08")
def test_a_sorting_centre_makes_own_dead_pay():
    for buildings, blood in ((("sorting_centre",), 1), ((), 0)):
        table = Table()
        table.build(*buildings)
        table[0].wall = 1
        unit = table.defender(1, "puppet")
        table.enemy(1, "puppet")
        match = table.player_turn(phase=3)
        assert player(match).blood == blood
        if blood:
            match.choose(EndPurchases())
        assert in_supply(match, unit)


@pytest.mark.rule("KV-BUILD-09")
@pytest.mark.parametrize("line", range(1, 6))
def test_the_cannon_fires_puppets_onto_any_line_of_another_living_board(line: int):
    table = Table(players=3)
    table.build("cannon")
    table[0].blood = 3
    table[1].alive = False
    match = table.purchases()
    assert {(o.board, o.line) for o in offered(match, Fire)} == {(2, n) for n in range(1, 6)}
    refused(match, Fire(0, line), "KV-BUILD-09")
    refused(match, Fire(1, line), "KV-BUILD-09")
    refused(match, Fire(7, line), "KV-BUILD-09")
    refused(match, Fire(2, 6), "KV-BUILD-09")
    match.choose(Fire(2, line))
    [unit] = player(match, 2).enemies[line]
    assert TABLES.owner[unit] == 0
    assert player(match).blood == 2
    assert told(match, PuppetFired) == [PuppetFired(seat=0, unit=unit, board=2, line=line, price=1)]


@pytest.mark.rule("KV-BUILD-09")
def test_without_a_cannon_nothing_is_fired():
    table = Table()
    table[0].blood = 3
    refused(table.purchases(), Fire(1, 1), "KV-BUILD-09")


@pytest.mark.rule("KV-BUILD-10")
def test_shots_are_limited_by_blood_and_puppets_only():
    table = Table()
    table.build("cannon")
    table[0].blood = 50
    match = table.purchases()
    for _ in range(10):
        match.choose(Fire(1, 5))
    refused(match, Fire(1, 5), "KV-BUILD-10")
    assert len(player(match, 1).enemies[5]) == 10
    table = Table()
    table.build("cannon")
    table[0].blood = 2
    match = table.purchases()
    match.choose(Fire(1, 5))
    match.choose(Fire(1, 5))
    assert stopped(match)


@pytest.mark.rule("KV-BUILD-11")
def test_buildings_work_in_the_turn_they_are_built():
    table = Table()
    table[0].blood = cost("cannon") + 1 + cost("hut") + cost("university") + cost("shield") - 1
    match = table.purchases()
    match.choose(Build(building("cannon")))
    match.choose(Fire(1, 5))
    match.choose(Build(building("hut")))
    match.choose(Build(building("university")))
    match.choose(ruse_of("shield"))
    assert player(match).blood == 0
    assert player(match).shield


@pytest.mark.rule("KV-BUILD-12")
def test_a_fired_puppet_is_an_enemy_like_any_other():
    table = Table()
    table.defender(4, "puppet")
    held = table.enemy(4, "puppet", owner=1)
    match = table.movement()
    assert at(match, held) == (0, 4)
    table = Table()
    fired = table.enemy(3, "puppet", owner=1)
    assert at(table.movement(), fired) == (0, 4)
    table = Table()
    table.enemy(4, "puppet", owner=1)
    assert player(table.enemy_attack()).wall == 9
    table = Table()
    killer = table.defender(5, "puppet")
    fired = table.enemy(5, "puppet", owner=1)
    match = table.attack()
    match.choose(Attack(killer))
    assert at(match, fired) is None


@pytest.mark.rule("KV-BUILD-13")
def test_a_killed_fired_puppet_pays_and_goes_home_in_phase_6():
    table = Table()
    killer = table.defender(5, "puppet")
    fired = table.enemy(5, "puppet", owner=1)
    match = table.attack()
    match.choose(Attack(killer))
    assert player(match).reserve == [fired]
    assert not in_supply(match, fired)
    table = Table()
    fired = table.kill("puppet", owner=1)
    match = table.refill()
    assert in_supply(match, fired)
    assert player(match, 1).supply[0].bit_count() == 10


@pytest.mark.rule("KV-BUILD-14")
def test_the_extra_slot_belongs_to_the_option_only():
    table = Table()
    table[0].blood = 99
    refused(table.purchases(), Build(building("extra_slot")), "KV-BUILD-14")
    table = Table(building_slots="4")
    table[0].blood = 4
    match = table.purchases()
    match.choose(Build(building("extra_slot")))
    assert player(match).buildings == [building("extra_slot")]


@pytest.mark.rule("KV-BUILD-15")
def test_a_new_workshop_repairs_in_the_same_turn():
    table = Table()
    table[0].blood = cost("workshop")
    table[0].wall = 5
    table.defender(1, "puppet")
    match = table.player_turn(phase=6)
    match.choose(Build(building("workshop")))
    assert stopped(match)
    assert player(match).wall == 7


@pytest.mark.rule("KV-BUILD-16")
def test_example_four_puppets_on_the_floor():
    table = Table()
    sprinter, thrower = table.defender(5, "sprinter"), table.defender(4, "stone_thrower")
    for _ in range(4):
        table.enemy(5, "puppet", owner=1)
    match = table.player_turn()
    match.choose(Attack(sprinter))
    match.choose(Attack(thrower))
    assert len(player(match).enemies[5]) == 2
    assert at(match, sprinter) is None
    assert at(match, thrower) == (0, 4)
    assert player(match).wall == 9


@pytest.mark.rule("KV-BUILD-17")
@pytest.mark.parametrize("name", BUILDING_PRICES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_building_prices(players: int, name: str):
    price = BUILDING_PRICES[name][players - 2]
    table = Table(players)
    table[0].blood = price
    match = table.purchases()
    match.choose(Build(building(name)))
    assert player(match).blood == 0
    poor = Table(players)
    poor[0].blood = price - 1
    refused(poor.purchases(), Build(building(name)), "KV-BUY-01")


@pytest.mark.rule("KV-BUILD-17", "KV-RUSE-28")
@pytest.mark.parametrize(("players", "hut", "shield"), [(2, 9, 4), (3, 12, 3), (4, 15, 2)])
def test_a_price_may_depend_on_the_number_of_players(players: int, hut: int, shield: int):
    prices = {"buildings.hut.price": [9, 12, 15], "ruses.shield.price": [4, 3, 2]}
    table = Table(players, prices)
    table[0].blood = hut + shield
    match = table.purchases()
    shown = {piece.kind: piece.value for zone in match.scene(0).zones for piece in zone.pieces}
    assert shown["hut"] == f"{hut} L"
    match.choose(Build(building("hut")))
    shown = {piece.kind: piece.value for zone in match.scene(0).zones for piece in zone.pieces}
    assert shown["shield"] == f"{shield} L"
    match.choose(ruse_of("shield"))
    assert player(match).blood == 0


# KV-REFILL


@pytest.mark.rule("KV-REFILL-01")
def test_the_dead_go_back_to_their_supplies():
    table = Table()
    table.build("laboratory")
    dead = [
        table.kill("puppet"),
        table.kill("bruiser", place="laboratory"),
        table.kill("puppet", owner=0),
        table.kill("puppet", owner=1),
    ]
    other = table.kill("puppet", seat=1)
    match = table.refill()
    assert all(in_supply(match, unit) for unit in dead)
    assert player(match).reserve == player(match).laboratory == []
    assert player(match, 1).reserve == [other]
    assert told(match, ReserveEmptied) == [ReserveEmptied(seat=0, amount=4)]


@pytest.mark.rule("KV-REFILL-02")
def test_announced_units_enter_line_1():
    table = Table()
    for seat in (0, 1):
        table[seat].holder = [table.take("bruiser"), table.take("puppet")]
    units = list(table[0].holder)
    match = table.refill()
    assert player(match).enemies[1] == units
    assert player(match).holder == []
    assert player(match, 1).enemies[1] == []
    assert len(player(match, 1).holder) == 2
    assert told(match, EnemiesEntered) == [EnemiesEntered(board=0, units=tuple(units))]


@pytest.mark.rule("KV-REFILL-03")
def test_then_the_workshop_repairs():
    table = Table()
    table.build("workshop")
    table[0].wall = 5
    table[0].holder = [table.take("puppet")]
    table.kill("puppet")
    match = table.refill()
    kinds = [type(event) for event in match.events]
    assert kinds == [ReserveEmptied, EnemiesEntered, WallRepaired]


@pytest.mark.rule("KV-REFILL-04")
def test_when_all_have_finished_a_new_turn_begins():
    table = Table()
    table[0].blood = table[1].blood = 1
    match = table.turn(2, [0, 0, 0, 5])
    match.choose(EndPurchases())
    assert match.state.turn == 2
    match.choose(EndPurchases())
    assert match.state.turn == 3
    assert told(match, TurnBegun) == [TurnBegun(turn=3, seat=0)]
