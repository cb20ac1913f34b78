"""Chance: the right generator, fair, streamed, forced."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from rempart.kernel import Chance, commitment, new_secret
from rempart.kernel.chance import GOLDEN, MASK, is_secret, mix

SECRET = "5e" * 32
SEEDED_OR_SECRET = pytest.mark.parametrize("seed", [1, SECRET], ids=["seeded", "secret"])


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


@SEEDED_OR_SECRET
def test_draws_are_even(seed: int | str):
    chance = Chance(seed)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)


@SEEDED_OR_SECRET
def test_shuffles_are_even_and_lose_nothing(seed: int | str):
    chance = Chance(seed)
    firsts = [0] * 4
    for _ in range(4000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        assert sorted(items) == [0, 1, 2, 3]
        firsts[items[0]] += 1
    assert all(850 < count < 1150 for count in firsts)


@SEEDED_OR_SECRET
def test_a_shuffle_draws_as_everything_else_does(seed: int | str):
    """`shuffle` has the generator written out: the same bits in the same order, and no others."""
    for length in (0, 1, 2, 3, 20):
        one, other = Chance(seed), Chance(seed)
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
    untouched = Chance(seed)
    untouched.shuffle([1], "cards")
    assert untouched.streams == {}


@SEEDED_OR_SECRET
def test_what_is_forced_comes_next(seed: int | str):
    chance = Chance(seed)
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


# Secrets


def test_a_secret_decides_all_draws_and_nothing_else_does():
    first, second, other = Chance(SECRET), Chance(SECRET), Chance(new_secret())
    draws = [first.bits("a") for _ in range(20)]
    assert [second.bits("a") for _ in range(20)] == draws
    assert [other.bits("a") for _ in range(20)] != draws
    assert first.bits("b") not in draws


def test_the_draws_are_those_that_anybody_can_work_out_from_the_secret():
    """As docs/architecture.md says: BLAKE2b, keyed, over number and name."""
    chance = Chance(SECRET)
    found = [chance.bits("decks") for _ in range(3)]
    assert found == [
        int.from_bytes(
            hashlib.blake2b(f"{-n} decks".encode(), digest_size=8, key=SECRET.encode()).digest(),
            "big",
        )
        for n in (1, 2, 3)
    ]


def test_secret_chance_goes_on_where_its_bytes_say():
    chance = Chance(SECRET)
    chance.below(6)
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(chance), type=Chance)
    assert again == chance
    assert [again.below(1000) for _ in range(9)] == [chance.below(1000) for _ in range(9)]


def test_what_a_state_holds_of_seeded_chance_is_as_it_always_was():
    chance = Chance(7)
    assert [chance.below(100), chance.below(100, "b")] == [76, 0]
    assert msgspec.msgpack.encode(chance).hex() == (
        "930782a46d61696ecf4ca0b67565021ed1a162cfe618d532169b133190"
    )


def test_secrets_have_256_bits_and_are_never_the_same():
    found = {new_secret() for _ in range(100)}
    assert len(found) == 100
    assert all(is_secret(secret) and len(bytes.fromhex(secret)) == 32 for secret in found)
    assert not any(map(is_secret, ["", "7", "5E" * 32, "5g" * 32, "5e" * 33]))


def test_a_commitment_is_what_sha256sum_says():
    assert commitment(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()
