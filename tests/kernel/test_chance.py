"""Chance: the right generator, fair, streamed, forced."""

from __future__ import annotations

import pytest

from rempart.kernel import Chance
from rempart.kernel.chance import GOLDEN, MASK, mix


def test_it_is_splitmix64():
    """The first outputs for seed 0, as published with the generator."""
    found = [mix((GOLDEN * n) & MASK) for n in (1, 2, 3)]
    assert found == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_the_same_seed_gives_the_same_draws():
    first, second, other = Chance(7), Chance(7), Chance(8)
    draws = [first.below(1000) for _ in range(20)]
    assert draws == [second.below(1000) for _ in range(20)]
    assert draws != [other.below(1000) for _ in range(20)]


def test_streams_do_not_disturb_each_other():
    alone, mixed = Chance(7), Chance(7)
    expected = [alone.below(100, "a") for _ in range(10)]
    found = []
    for _ in range(10):
        found.append(mixed.below(100, "a"))
        mixed.below(100, "b")
    assert found == expected
    assert Chance(7).below(1 << 30, "a") != Chance(7).below(1 << 30, "b")


def test_draws_are_even():
    chance = Chance(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_shuffles_are_even_and_lose_nothing():
    chance = Chance(1)
    firsts = [0] * 4
    for _ in range(4000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        assert sorted(items) == [0, 1, 2, 3]
        firsts[items[0]] += 1
    assert all(850 < count < 1150 for count in firsts)


def test_a_shuffle_draws_as_everything_else_does():
    """`shuffle` has the generator written out: the same bits in the same order, and no others."""
    for length in (0, 1, 2, 3, 20):
        one, other = Chance(5), Chance(5)
        for chance in (one, other):
            chance.below(6, "cards")
        items = list(range(length))
        one.shuffle(items, "cards")
        expected = list(range(length))
        for i in range(length - 1, 0, -1):
            j = other.below(i + 1, "cards")
            expected[i], expected[j] = expected[j], expected[i]
        assert items == expected
        assert one.streams == other.streams
    untouched = Chance(5)
    untouched.shuffle([1], "cards")
    assert untouched.streams == {}


def test_what_is_forced_comes_next():
    chance = Chance(1)
    chance.forced = [3, [2, 0, 1]]
    items = [0, 1, 2]
    before = dict(chance.streams)
    assert chance.below(6) == 3
    chance.shuffle(items)
    assert items == [2, 0, 1]
    assert chance.streams == before
    assert not chance.forced


@pytest.mark.parametrize("forced", [6, -1, [0, 1]])
def test_a_forced_draw_must_be_possible(forced: object):
    chance = Chance(1)
    chance.forced = [forced]  # pyright: ignore
    with pytest.raises(ValueError, match="below 6"):
        chance.below(6)


@pytest.mark.parametrize("forced", [1, [0, 1], [0, 1, 1]])
def test_a_forced_order_must_be_of_the_same_things(forced: object):
    chance = Chance(1)
    chance.forced = [forced]  # pyright: ignore
    with pytest.raises(ValueError, match="shuffled"):
        chance.shuffle([0, 1, 2])
