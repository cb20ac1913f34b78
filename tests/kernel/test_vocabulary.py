"""What numbers stand for: from their types come names, values and the union of a game's steps."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec
import pytest

import rempart
from rempart.games.fantasy_defense import GAME, events, options
from rempart.games.fantasy_defense.events import CardsDrawn, UnitMoved
from rempart.games.fantasy_defense.options import Deploy, Discard
from rempart.kernel import (
    NONE,
    Ask,
    Event,
    Meaning,
    Naming,
    Option,
    OrNone,
    PickOne,
    Refusal,
    YesOrNo,
    defined_in,
)
from rempart.kernel.step import interned
from rempart.kernel.text import Text
from rempart.kernel.vocabulary import use_of, uses_in, vocabulary

Colour = Annotated[int, Meaning("colour", ids=("red", "green"))]
Stone = Annotated[int, Meaning("stone", range(5))]
Seat = Annotated[int, Meaning("seat", range(2))]


class Lay(Option, frozen=True):
    stone: Stone
    beside: OrNone[Stone]
    colours: tuple[Colour, ...] = ()
    count: int = 0


class Turn(Option, frozen=True):
    colour: Colour


class Pass(Option, frozen=True):
    main: ClassVar[bool] = True


# Types


def test_a_type_says_what_a_number_stands_for_and_costs_nothing():
    uses = uses_in(Lay)
    assert list(uses) == ["stone", "beside", "colours"], "count is a plain number"
    assert list(uses["stone"].values) == [0, 1, 2, 3, 4]
    assert list(uses["beside"].values) == [NONE, 0, 1, 2, 3, 4]
    assert uses["colours"].many
    assert list(uses["colours"].values) == [0, 1]
    assert use_of(int) is None
    lay = msgspec.convert({"type": "Lay", "stone": 3, "beside": NONE}, Lay)
    assert (lay.stone, type(lay.stone)) == (3, int)


def test_a_vocabulary_knows_meanings_and_fields_that_always_mean_the_same():
    class Odd(Option, frozen=True):
        beside: Colour

    assert set(vocabulary([Lay])) == {"stone", "beside", "colours", "colour"}
    assert "beside" not in vocabulary([Lay, Odd]), "here a stone, there a colour"


@pytest.mark.parametrize("game", rempart.games().values(), ids=lambda game: game.id)
def test_every_number_that_can_be_chosen_has_a_meaning_with_bounds(game: Any):
    for kind in game.options:
        hints = {field.name: field.type for field in msgspec.structs.fields(kind)}
        plain = {name for name, type_ in hints.items() if type_ is not bool} - set(uses_in(kind))
        assert not plain, f"{kind.__name__}: what are {plain}?"
        assert all(len(use.values) for use in uses_in(kind).values())


@pytest.mark.parametrize("game", rempart.games().values(), ids=lambda game: game.id)
def test_options_are_within_their_bounds(game: Any):
    """In play by chance; the numbering of learning agents is made of the same bounds."""
    match = rempart.new(game.id, seed=5)
    for n in range(60):
        if match.decision is None:
            break
        for option in match.decision.options:
            for field, use in uses_in(type(option)).items():
                assert getattr(option, field) in use.values
        match.choose(match.decision.options[n % len(match.decision.options)])


# Names


def text(naming: Naming) -> Text:
    found = Text("rempart.games.fantasy_defense", "en", naming, vocabulary([Lay]))
    found.messages |= {
        "option.Lay": "{stone} by {beside}: {colours} ({count})".format,
        "refusal.taken": "{stone} of {seat}".format,
        "colour.red": "crimson",
        "colour.green": "emerald",
        "nothing": "no such thing",
    }
    return found


def test_names_come_from_types():
    words = text(Naming({"stone": lambda stone, _: f"stone {stone}"}))
    assert words.say("option", Lay(2, NONE, (0, 1, 7))) == (
        "stone 2 by stone -1: crimson, emerald and no such thing (0)"
    )
    refusal = Refusal("X", "taken", {"stone": 4})
    assert words.say("refusal", refusal, seat=1) == "stone 4 of Player 2"


def test_phrases_tell_what_several_values_say_together():
    words = text(Naming(phrases=lambda fields, _: {"stone": f"{fields['stone']} of 5"}))
    assert words.say("option", Lay(2, 3)) == "2 of 5 by 3:  (0)"


def test_who_may_not_see_cards_is_told_how_many():
    words = GAME.text("en")
    seen = CardsDrawn(seat=0, cards=(0, 1), count=2, rule="X")
    hidden = CardsDrawn(seat=0, cards=(), count=2, rule="X")
    assert words.say("event", seen) != words.say("event", hidden)
    moved = UnitMoved(card=0, row=1, source=0, gate=1, rule="X")
    assert "B" in words.say("event", moved), "gates of the second row have letters"


# Collecting


def test_options_and_events_are_those_of_the_module_in_its_order():
    assert defined_in(options, Option)[:2] == (Discard, Deploy)
    assert Event not in defined_in(events, Event)
    assert GAME.options == defined_in(options, Option)


# Questions that many games ask


class State(msgspec.Struct):
    stones: list[int]


class WhichColour(PickOne):
    seat: int
    may: bool = True
    rule: ClassVar[str] = "X-1"
    offers: ClassVar = (Turn, Pass)
    reason: ClassVar[str] = "not_there"
    refused_by: ClassVar[str] = "X-2"

    def among(self, s: State) -> list[int]:
        return s.stones

    def instead(self, s: State) -> tuple[Option, ...]:
        return (Pass(),) if self.may else ()


def test_pick_offers_what_is_there_and_refuses_the_rest_with_a_rule():
    s = State([1])
    ask = WhichColour(seat=1)
    assert ask.actors(s) == (1,)
    assert ask.options(s) == [Turn(1), Pass()]
    assert ask.options(s)[0] is interned(Turn)[1], "built once"
    assert ask.refuse(s, Turn(1)) is None
    assert ask.refuse(s, Turn(0)) == Refusal("X-2", "not_there", {"colour": 0})
    assert ask.refuse(s, Pass()) is None
    must = WhichColour(seat=1, may=False)
    assert must.options(s) == [Turn(1)]
    assert must.refuse(s, Pass()) == Refusal("X-1", "not_now")


def test_pick_is_over_where_there_is_nothing_to_pick():
    assert WhichColour(seat=1).options(State([])) == []


class Really(YesOrNo):
    seat: int
    rule: ClassVar[str] = "X-3"
    answers: ClassVar = (Turn(0), Pass())

    def possible(self, s: State) -> bool:
        return bool(s.stones)


def test_yes_or_no_is_asked_only_if_it_can_be_done():
    ask = Really(seat=0)
    assert Really.offers == (Turn, Pass)
    assert ask.options(State([1])) == [Turn(0), Pass()]
    assert ask.options(State([])) == []
    assert isinstance(ask, Ask)
    assert ask.refuse(State([1]), Turn(0)) is None
