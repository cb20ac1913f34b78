"""Ruses (KV-RUSE): casting, Shields, prices, and players who fall."""

from __future__ import annotations

import pytest

from rempart.games.kravora.events import PlayerOut, RuseAnnounced, RuseCancelled, ShieldRaised
from rempart.games.kravora.ids import RUSES
from rempart.games.kravora.options import (
    Bleed,
    Cancel,
    Cast,
    EndAttack,
    EndPurchases,
    Incite,
    LetPass,
)
from rempart.games.kravora.steps.turn import PlayerTurns
from rempart.kernel import NONE
from tests.asked import asked
from tests.games.kravora.table import (
    TABLES,
    Table,
    ask,
    at,
    cost,
    hit_points,
    offered,
    player,
    refused,
    ruse_of,
    stopped,
    told,
)


@pytest.mark.rule("KV-RUSE-01")
def test_only_with_a_hut_and_in_ones_own_phases():
    table = Table()
    table[0].blood = table[1].blood = 20
    table.build("hut", seat=1)
    match = table.purchases()
    assert offered(match, Cast) == []
    for ruse in RUSES:
        refused(match, ruse_of(ruse), "KV-RUSE-01")
    assert [why.reason for why in match.why_not(1, ruse_of("shield"))] == ["not_yours"]
    assert Cast(6) in asked(table.purchases(seat=1)).options


@pytest.mark.rule("KV-RUSE-01")
def test_there_are_seven_ruses():
    table = Table()
    table.build("hut")
    table[0].blood = 20
    refused(table.purchases(), Cast(7), "KV-RUSE-01")


@pytest.mark.rule("KV-RUSE-01")
def test_in_phase_3_1_and_in_phase_5():
    for begin in ("attack", "purchases"):
        table = Table()
        table.build("hut")
        table[0].blood = cost("shield")
        match = getattr(table, begin)()
        match.choose(ruse_of("shield"))
        assert player(match).shield


@pytest.mark.rule("KV-RUSE-02")
def test_a_ruse_is_paid_and_resolved_at_once():
    table = Table()
    enemy = table.enemy(3, "bruiser")
    match = table.cast("clot", blood=cost("clot"))
    match.choose(Bleed(enemy))
    assert hit_points(match, enemy) == 4
    assert player(match).blood == 0
    assert told(match, RuseAnnounced) == [
        RuseAnnounced(seat=0, ruse=1, unit=enemy, board=0, line=NONE, price=cost("clot"))
    ]
    poor = Table()
    poor.build("hut")
    poor[0].blood = cost("clot") - 1
    refused(poor.purchases(), ruse_of("clot"), "KV-RUSE-02")


@pytest.mark.rule("KV-RUSE-03")
def test_the_same_ruse_in_every_turn():
    table = Table()
    enemy = table.enemy(3, "bruiser")
    table.build("hut")
    table[0].blood = 2 * cost("clot")
    for left in (4, 3):
        match = table.only(PlayerTurns([0]))
        match.choose(ruse_of("clot"))
        match.choose(Bleed(enemy))
        assert hit_points(match, enemy) == left
        table.s = match.state


@pytest.mark.rule("KV-RUSE-03")
@pytest.mark.parametrize("begin", ["attack", "purchases"])
def test_any_number_of_ruses_in_a_phase(begin: str):
    table = Table()
    enemy = table.enemy(3, "bruiser")
    table.build("hut")
    table[0].blood = 4 * cost("clot")
    match = getattr(table, begin)()
    for left in (4, 3, 2, 1):
        match.choose(ruse_of("clot"))
        match.choose(Bleed(enemy))
        assert hit_points(match, enemy) == left
    assert player(match).blood == 0


@pytest.mark.rule("KV-RUSE-29")
@pytest.mark.parametrize("begin", ["attack", "purchases"])
def test_one_ruse_in_a_players_turn(begin: str):
    table = Table(many_ruses=False)
    enemy = table.enemy(3, "bruiser")
    table.build("hut")
    table[0].blood = 30
    match = getattr(table, begin)()
    match.choose(ruse_of("clot"))
    match.choose(Bleed(enemy))
    assert offered(match, Cast) == [ruse_of("shield")]
    for ruse in RUSES[:-1]:
        refused(match, ruse_of(ruse), "KV-RUSE-29")
    match.choose(ruse_of("shield"))
    assert player(match).shield
    assert player(match).blood == 30 - cost("clot") - cost("shield")


@pytest.mark.rule("KV-RUSE-29")
def test_a_ruse_of_the_attack_phase_counts_in_the_purchases():
    table = Table(many_ruses=False)
    enemy = table.enemy(3, "bruiser")
    table.build("hut")
    table[0].blood = 30
    table[0].wall = 1
    match = table.player_turn()
    match.choose(ruse_of("clot"))
    match.choose(Bleed(enemy))
    match.choose(EndAttack())
    assert ask(match) == "Purchases"
    refused(match, ruse_of("clot"), "KV-RUSE-29")


@pytest.mark.rule("KV-RUSE-29")
def test_a_shield_before_it_does_not_count_and_a_cancelled_ruse_does():
    table = Table(many_ruses=False)
    enemy = table.enemy(3, "bruiser")
    table[1].shield = True
    match = table.cast("shield")
    match.choose(LetPass())
    match.choose(ruse_of("clot"))
    match.choose(Bleed(enemy))
    match.choose(Cancel())
    assert hit_points(match, enemy) == 5
    refused(match, ruse_of("clot"), "KV-RUSE-29")


@pytest.mark.rule("KV-RUSE-29")
def test_the_next_player_begins_afresh():
    table = Table(many_ruses=False)
    table.s.cast = 1
    table.enemy(3, "bruiser")
    table.build("hut", seat=1)
    table[1].blood = 30
    match = table.only(PlayerTurns([1]))
    assert ruse_of("clot") in asked(match).options


@pytest.mark.rule("KV-RUSE-17")
def test_a_shield_is_a_token_of_which_one_can_be_held():
    table = Table()
    match = table.cast("shield")
    assert player(match).shield
    assert told(match, ShieldRaised) == [ShieldRaised(seat=0)]
    refused(match, ruse_of("shield"), "KV-RUSE-17")


@pytest.mark.rule("KV-RUSE-18")
def test_a_shield_owner_may_cancel_a_ruse_and_the_price_is_lost():
    table = Table()
    table[1].shield = True
    theirs = table.defender(2, "bruiser", board=1)
    match = table.cast("clot", blood=cost("clot") + 3)
    match.choose(Bleed(theirs))
    assert (ask(match), asked(match).actors) == ("ShieldWindow", (1,))
    assert asked(match).options == [Cancel(), LetPass()]
    passed = match.branch()
    match.choose(Cancel())
    assert hit_points(match, theirs) == 5
    assert (player(match).blood, player(match, 1).shield) == (3, False)
    assert told(match, RuseCancelled) == [RuseCancelled(seat=1, ruse=1)]
    assert ask(match) == "Purchases"
    passed.choose(LetPass())
    assert hit_points(passed, theirs) == 4
    assert (player(passed).blood, player(passed, 1).shield) == (3, True)


@pytest.mark.rule("KV-RUSE-18")
def test_ones_own_shield_is_not_asked():
    table = Table()
    table[0].shield = True
    enemy = table.enemy(2, "bruiser")
    match = table.cast("clot")
    match.choose(Bleed(enemy))
    assert hit_points(match, enemy) == 4
    assert player(match).shield


@pytest.mark.rule("KV-RUSE-19")
def test_any_ruse_can_be_cancelled_a_shield_too_and_aimed_at_anybody():
    table = Table(players=3)
    table[2].shield = True
    match = table.cast("shield")
    assert asked(match).actors == (2,)
    match.choose(Cancel())
    assert not player(match).shield
    table = Table(players=3)
    table[2].shield = True
    theirs = table.defender(2, "puppet", board=1)
    match = table.cast("clot")
    match.choose(Bleed(theirs))
    assert asked(match).actors == (2,)
    match.choose(Cancel())
    assert at(match, theirs) == (1, 2)


@pytest.mark.rule("KV-RUSE-19")
def test_the_cancelling_itself_cannot_be_cancelled():
    table = Table(players=3)
    table[0].shield = table[1].shield = table[2].shield = True
    enemy = table.enemy(2, "puppet")
    match = table.cast("clot")
    match.choose(Bleed(enemy))
    match.choose(Cancel())
    assert ask(match) == "Purchases"
    assert [p.shield for p in match.state.players] == [True, False, True]


@pytest.mark.rule("KV-RUSE-20")
def test_owners_are_asked_clockwise_from_the_caster():
    table = Table(players=4)
    for seat in (0, 1, 3):
        table[seat].shield = True
    enemy = table.enemy(2, "bruiser")
    match = table.cast("clot", seat=2)
    match.choose(Bleed(enemy))
    for seat in (3, 0, 1):
        assert asked(match).actors == (seat,)
        match.choose(LetPass())
    assert hit_points(match, enemy) == 4


@pytest.mark.rule("KV-RUSE-20")
def test_the_first_who_accepts_ends_the_asking_and_the_dead_are_not_asked():
    table = Table(players=4)
    for seat in (0, 1, 3):
        table[seat].shield = True
    table[3].alive = False
    enemy = table.enemy(2, "bruiser")
    match = table.cast("clot", seat=2)
    match.choose(Bleed(enemy))
    assert asked(match).actors == (0,)
    match.choose(Cancel())
    assert ask(match) == "Purchases"
    assert player(match, 1).shield
    assert hit_points(match, enemy) == 5


@pytest.mark.rule("KV-RUSE-22")
def test_no_unit_is_needed_to_cast():
    table = Table()
    table.enemy(3, "puppet", board=1)
    table.build("hut")
    table[0].blood = 20
    match = table.purchases()
    assert not any(player(match).defenders)
    assert {o.ruse for o in offered(match, Cast)} == set(range(7))


RUSE_PRICES = {
    "rocks": (2, 2, 2),
    "clot": (3, 3, 3),
    "bait": (6, 5, 5),
    "retreat": (2, 2, 2),
    "boulder": (13, 10, 10),
    "propulsion": (10, 7, 7),
    "shield": (3, 3, 3),
}
"""With two, three and four players."""


@pytest.mark.rule("KV-RUSE-28")
@pytest.mark.parametrize("ruse", RUSE_PRICES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruse_prices(players: int, ruse: str):
    price = RUSE_PRICES[ruse][players - 2]
    assert TABLES.ruse_price[players][0][RUSES.index(ruse)] == price
    table = Table(players)
    table.build("hut")
    table.enemy(3, "puppet")
    table[0].blood = price
    match = table.purchases()
    match.choose(ruse_of(ruse))
    while ask(match) not in ("Purchases", "") and not stopped(match):
        match.choose(asked(match).options[0])
    assert player(match).blood == 0


@pytest.mark.rule("KV-END-07")
def test_a_player_can_fall_in_another_players_turn():
    table = Table(players=3)
    table[1].wall = 1
    enemy = table.enemy(5, "puppet", board=1)
    match = table.cast("bait")
    match.choose(Incite(enemy))
    assert told(match, PlayerOut) == [PlayerOut(seat=1)]
    assert (ask(match), asked(match).actors) == ("Purchases", (0,))
    assert match.outcome is None


@pytest.mark.rule("KV-END-07")
def test_or_in_phase_2():
    table = Table(players=3)
    table[2].wall = 3
    match = table.comet(6)
    assert [p.alive for p in match.state.players] == [True, True, False]


@pytest.mark.rule("KV-ENEMY-12")
def test_whoever_falls_in_their_own_purchases_buys_no_more():
    table = Table(players=3)
    table[0].wall = 1
    enemy = table.enemy(5, "puppet")
    match = table.cast("bait")
    match.choose(Incite(enemy))
    assert stopped(match)
    assert not player(match).alive
    assert EndPurchases() not in asked(match).options
