"""The notation of effects, and every effect of the data."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.ids import (
    ARMOR,
    BEAST,
    CLOAK,
    CORRUPTION,
    GEAR_CARD,
    ITEM,
    POTION,
    SPIRIT,
    SPORE,
    TALISMAN,
    WARRIORS,
)
from rempart.games.dark_tower.tables import effects as en
from rempart.games.dark_tower.tables.checks import texts
from rempart.games.dark_tower.tables.effects import Act, BadEffect, bare, parse
from rempart.kernel import NONE
from tests.games.dark_tower.table import T


def test_losses_and_gains():
    assert parse("-5W") == ((Act(en.LOSE, 5, WARRIORS),),)
    assert parse("+2S") == ((Act(en.GAIN, 2, SPIRIT),),)
    assert parse("-2I") == ((Act(en.LOSE, 2, ITEM),),)
    assert parse("+1C & +2sp") == ((Act(en.GAIN, 1, CORRUPTION), Act(en.GAIN, 2, SPORE)),)


def test_both_and_either_and_nothing():
    assert parse("-9W or -2G") == (
        (Act(en.LOSE, 9, WARRIORS),),
        (Act(en.LOSE, 2, GEAR_CARD),),
    )
    assert parse("-1S & -1W")[0][1] == Act(en.LOSE, 1, WARRIORS)
    assert parse("none") == ((),)
    assert parse("seal+ or none") == ((Act(en.SEAL_ON, 1),), ())


def test_amounts_that_are_counted():
    assert parse("-6W x k") == ((Act(en.LOSE, 6, WARRIORS, per=en.SKULLS_NEAR),),)
    assert parse("-6W x gear")[0][0].per == en.GEAR_OWNED
    assert parse("-half W") == ((Act(en.HALF, 0, WARRIORS),),)
    assert parse("-half W, at least 12") == ((Act(en.HALF, 12, WARRIORS),),)
    limited = parse("each hero there: -2W x m max 10")[0][0]
    assert (limited.per, limited.item, limited.who) == (en.SKULLS_THERE, 10, en.THERE)


def test_conditions():
    unless, only_if = parse("-12W unless cloak")[0][0], parse("+1S if talisman")[0][0]
    assert (unless.cond, unless.item) == (en.UNLESS_ITEM, CLOAK)
    assert (only_if.cond, only_if.item) == (en.IF_ITEM, TALISMAN)
    assert parse("-8W unless 4 virtues")[0][0].cond == en.UNLESS_VIRTUES
    assert parse("-18W halved without mark")[0][0].cond == en.HALF_WITHOUT_MARK


def test_costs_and_advantages():
    assert parse("$1P: +4S") == ((Act(en.PAY, 1, POTION), Act(en.GAIN, 4, SPIRIT)),)
    assert parse("A(beast, 4) or $3S") == (
        (Act(en.ADVANTAGE, 4, BEAST),),
        (Act(en.PAY, 3, SPIRIT),),
    )


def test_skulls_buildings_and_gear():
    assert parse("skull(2, your kingdom)") == ((Act(en.SKULL, 2, where=en.YOUR_KINGDOM),),)
    some = parse("skull(1, 3 of your kingdom)")[0][0]
    assert (some.where, some.item) == (en.COUNT_OF_KINGDOM, 3)
    assert parse("unskull(1, your region)")[0][0].op == en.UNSKULL
    assert parse("destroy(one near you)")[0][0] == Act(en.DESTROY, 1, where=en.ONE_NEAR)
    assert parse("may G:armor")[0][0] == Act(en.TAKE_GEAR, 1, item=ARMOR)
    assert parse("may +1G")[0][0].item == NONE


def test_whom_acts_hit_until_somebody_else_is_named():
    acts = parse("seal- & each hero: -8W & -1S & holder: +1C")[0]
    assert [act.who for act in acts] == [en.YOU, en.EVERYONE, en.EVERYONE, en.HOLDER]


def test_how_foes_march():
    assert parse("march(toward 4)")[0][0] == Act(en.MARCH, 4, where=en.TOWARD)
    assert parse("march(1)")[0][0] == Act(en.MARCH, 1, where=en.STEPS)
    assert parse("march(holy)")[0][0] == Act(en.MARCH, where=en.TO_HOLY)


def test_an_effect_for_the_one_who_chooses():
    assert bare("each hero: -1S or each hero: -6W") == "-1S or -6W"
    assert bare("-1S") == "-1S"


@pytest.mark.parametrize(
    "text",
    [
        "-5X",
        "5W",
        "-5W x z",
        "-5W unless hat",
        "-5W maybe",
        "skull(1, the moon)",
        "A(fire, 2)",
        "may G:crown",
        "march(home)",
        "",
        "-5W &",
    ],
)
def test_what_cannot_be_read_is_refused_by_name(text: str):
    with pytest.raises(BadEffect, match=r"."):
        parse(text)


@pytest.mark.parametrize(("key", "text"), sorted(set(texts(T.data))))
def test_every_effect_of_the_data_is_read_and_numbered(key: str, text: str):
    effect = parse(text)
    assert T.effects[T.effect(text)] == effect
    assert (effect == ((),)) == (text == "none")
    for way in effect:
        for act in way:
            assert act.n >= 1 or act.op in (en.ROT_ALL, en.HALF, en.MARCH, en.GROW, *MARKS)


MARKS = (en.MARK_AWAY, en.MARK_ON)


def test_reading_every_effect_again_numbers_none_anew():
    before = len(T.effects)
    for _, text in texts(T.data):
        T.effect(text)
    assert len(T.effects) == before == len(set(T.effects))
