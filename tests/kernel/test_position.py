"""Positions as documents: what is written is read again, and whatever else is refused in words."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rempart
from rempart.kernel import Match
from rempart.kernel.errors import BadSettings, RempartError
from rempart.kernel.position import (
    DEEP,
    LONGEST,
    look_into,
    open_position,
    position_of,
    read_position,
)
from rempart.kernel.possible import BadPosition
from rempart.testing.play import walk

GAMES = ("fantasy_defense", "kravora", "kingdom_rush", "dark_tower", "pebbles")


def documents() -> list[dict[str, Any]]:
    """A moment of a match of each game."""
    found: list[dict[str, Any]] = []
    for id in GAMES:
        game = rempart.game(id)
        wish = {"players": game.players[-1]}
        match = next(m for m, _ in walk(game, wish, 3) if len(m.choices) == 4)
        found.append(msgspec.json.decode(position_of(match).json()))
    return found


DOCUMENTS = documents()

every = pytest.mark.parametrize("document", DOCUMENTS, ids=GAMES)


def opened(document: object) -> Match:
    record = read_position(msgspec.json.encode(document))
    return open_position(rempart.game(record.game), record)


@every
def test_a_position_tells_nothing_of_the_past_or_of_chance(document: dict[str, Any]):
    assert document["state"].keys().isdisjoint({"chance", "outcome", "variant", "events"})
    match = opened(document)
    assert match.choices == []
    assert match.decision is not None
    assert match.seed == 0


@every
def test_chance_is_drawn_anew(document: dict[str, Any]):
    record = read_position(document)
    game = rempart.game(record.game)
    assert open_position(game, record, seed=9).state.chance.seed == 9
    secret = "0123456789abcdef" * 4
    assert open_position(game, record, secret=secret).state.chance.seed == secret


@every
def test_what_is_unknown_or_missing_is_refused(document: dict[str, Any]):
    for change in (
        {"state": {**document["state"], "later": 1}},
        {"state": {**document["state"], "chance": [0, {}, []]}},
        {"state": {k: v for k, v in document["state"].items() if k != "agenda"}},
        {"state": {**document["state"], "agenda": []}},
        {"state": {**document["state"], "agenda": [{"type": "Nothing"}]}},
    ):
        with pytest.raises(BadPosition):
            opened({**document, **change})


@every
def test_a_document_of_something_else_is_refused(document: dict[str, Any]):
    for change in (
        {"position": 2},
        {"edition": "99"},
        {"more": 1},
        {"options": {"players": 99}},
        {"options": {"no": "such"}},
        {"data": {"no.such": 1}},
        {"state": []},
    ):
        with pytest.raises(RempartError):
            opened({**document, **change})
    other = next(one for one in DOCUMENTS if one["game"] != document["game"])
    with pytest.raises(RempartError):
        opened({**document, "game": other["game"]})


def test_hostile_documents_are_refused_before_they_are_looked_at():
    deep: list[Any] = []
    for _ in range(DEEP + 2):
        deep = [deep]
    plain = DOCUMENTS[0]
    for source in (
        b" " * (LONGEST + 1),
        b"[" * 100_000,
        b"\xff\xfe",
        b"not json",
        msgspec.json.encode({**plain, "state": {"agenda": deep}}),
        msgspec.json.encode({**plain, "state": {"agenda": [0] * 40_000}}),
    ):
        with pytest.raises(BadSettings):
            read_position(source)


def test_a_position_of_an_earlier_edition_keeps_its_values():
    document = next(one for one in DOCUMENTS if one["game"] == "kravora")
    then = next(iter(rempart.game("kravora").former))
    match = opened({**document, "edition": then})
    assert match.patch["edition"] == then
    assert match.state.variant
    again = rempart.load(match.record().json())
    assert again.patch == match.patch


def test_nobody_is_named_who_does_not_play():
    document = copy.deepcopy(DOCUMENTS[0])
    document["state"]["first"] = 1
    opened(document)
    alone = next(m for m, _ in walk(rempart.game(GAMES[0]), {"players": 1}, 3))
    document = msgspec.to_builtins(position_of(alone))
    document["state"]["first"] = 1
    with pytest.raises(BadPosition, match="first: there is no 1 here"):
        opened(document)


def test_numbers_that_nobody_could_count_to_are_refused():
    for number in (1 << 70, -(1 << 63), 1e300, True, "5", None, [5]):
        document = copy.deepcopy(DOCUMENTS[0])
        document["state"]["morale"] = number
        with pytest.raises(BadPosition, match=r"morale: must be a whole number from -1000 to 1000"):
            opened(document)


FEW = 4
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=FEW),
    lambda below: (
        st.lists(below, max_size=FEW) | st.dictionaries(st.text(max_size=FEW), below, max_size=FEW)
    ),
    max_leaves=8,
)


def paths(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values in a document."""
    inner: Any = ()
    if isinstance(value, dict | list):
        inner = value.items() if isinstance(value, dict) else enumerate(value)
    return [at, *(path for key, part in inner for path in paths(part, (*at, key)))]


@settings(deadline=None)
@given(st.data())
def test_whatever_stands_in_a_position_is_refused_in_words_or_can_be_played(data: st.DataObject):
    """No error but ours, and what is accepted has somebody with something to choose."""
    document = copy.deepcopy(data.draw(st.sampled_from(DOCUMENTS)))
    for _ in range(data.draw(st.integers(1, 3))):
        *path, last = data.draw(st.sampled_from(paths(document["state"])[1:]))
        place: Any = document["state"]
        for key in path:
            place = place[key]
        place[last] = data.draw(ANYTHING | st.integers(-3, 30))
    record = read_position(document)
    game = rempart.game(record.game)
    for tidy in (False, True):
        found = look_into(game, record, tidy=tidy)
        if found.match is None:
            assert str(BadPosition(game.text("en"), found.flaws))
        else:
            assert found.match.decision is not None
            assert found.match.decision.options
