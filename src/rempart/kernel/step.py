"""Steps, options, decisions: the vocabulary in which rules are written, and the loop that runs it.

A step on the agenda either *runs* (does its rule and pushes what follows) or *asks* (lists the
legal options and does the chosen one). Nothing else ever happens in a match.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

import msgspec

if TYPE_CHECKING:
    from rempart.kernel.state import State

Seat = int
"""A player's place at the table, counted from 0."""


class Option(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """One thing that may be chosen. Plain, small and shared: build each once, not every turn."""

    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only the seat that chose may know."""
    main: ClassVar[bool] = False
    """Whether it ends a turn, a phase or an effect, or accepts things as they are: the table's main
    button. At most one kind of option in a decision should set it."""
    button: ClassVar[bool] = False
    """Whether it has a button even where something on the board leads to it, because people look
    for it."""


Kind = TypeVar("Kind", bound=Option)


class Interned(dict[int, Kind]):
    """The options of a kind that has one field, by its value. Each is built once."""

    def __init__(self, kind: type[Kind]):
        super().__init__()
        self.kind: Callable[..., Kind] = kind

    def __missing__(self, value: int) -> Kind:
        option = self[value] = self.kind(value)
        return option


def interned(kind: type[Kind]) -> Interned[Kind]:
    """The options of a kind; every caller gets the same objects."""
    return cast("Interned[Kind]", _interned(kind))


@cache
def _interned(kind: type[Option]) -> Interned[Option]:
    return Interned(kind)


class Event(msgspec.Struct, frozen=True, tag=True, gc=False, kw_only=True):
    """Something that happened. `rule` names the rule that caused it."""

    rule: str
    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only the event's own `seat` may know."""
    reveals: ClassVar[bool] = False
    """Whether it shows somebody what they could not know before: free undo ends there."""


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why something may not be chosen: a rule, the key of a sentence, and what fills it."""

    rule: str
    reason: str
    about: Mapping[str, object] = msgspec.field(default_factory=dict[str, object])


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """How a match ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    rule: str
    facts: dict[str, int] = msgspec.field(default_factory=dict[str, int])


class Step(msgspec.Struct, tag=True, array_like=True, gc=False):
    """A step that acts."""

    asks: ClassVar[bool] = False
    abstract: ClassVar[bool] = False
    """Whether it is only a base class, never on an agenda. Not inherited."""

    def run(self, s: Any) -> None:
        """Do the rule; push the steps that follow onto `s.agenda` (last pushed, first run)."""
        raise TypeError(f"{type(self).__name__} cannot run")


class Ask(Step):
    """A step that waits for somebody to choose."""

    asks: ClassVar[bool] = True
    rule: ClassVar[str]
    """The rule that gives this choice: the answer to "why am I asked?"."""
    offers: ClassVar[tuple[type[Option], ...]]
    """The kinds of option it can offer."""
    stays: ClassVar[bool] = False
    """Stay on the agenda after a choice, until `options` is empty or `choose` removes it."""
    auto: ClassVar[bool] = False
    """A single option is taken without asking."""
    says: ClassVar[tuple[str, ...]] = ()
    """The fields that its prompt names."""
    people: ClassVar[bool] = False
    """It asks what happened outside, on a real table: bots leave the answer to people as long as
    anybody is there."""

    def actors(self: Any, s: Any) -> tuple[Seat, ...]:
        """Who may choose: by default the step's own `seat`. If several may, each option has a field
        `seat` that says whose it is."""
        return (self.seat,)

    def options(self, s: Any) -> list[Any]:
        """All legal options; if empty, the step is over."""
        raise TypeError(f"{type(self).__name__} lists no options")

    def choose(self, s: Any, option: Any) -> None:
        """Carry out a legal option."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def refuse(self, s: Any, option: Any) -> Refusal | None:
        """Why an option of one of the offered kinds is not legal; None if it is."""
        raise TypeError(f"{type(self).__name__} gives no reasons")

    def missed(self, s: Any) -> list[Any]:
        """Options that a player looks for here although they are not legal now, mostly because they
        cannot be paid: clients show them greyed, each with its refusal."""
        return []


class PickOne(Ask):
    """A choice of one value: for each value in `among`, an option of the first kind offered, which
    has one field. The other kinds offered are alternatives, listed by `instead`."""

    option_of: ClassVar[Callable[[int], Option]]
    """The option that picks a value."""
    reason: ClassVar[str]
    """The reason for refusing a value that is not in `among`."""
    refused_by: ClassVar[str] = ""
    """The rule that refuses it; empty: `rule`."""
    unavoidable: ClassVar[str] = "not_now"
    """The reason for refusing an alternative that is not offered."""
    without: ClassVar[tuple[Option, ...]] = ()
    """The alternatives that may always be chosen instead."""

    def __init_subclass__(cls) -> None:
        if "offers" in cls.__dict__:
            cls.option_of = interned(cls.offers[0]).__getitem__

    def among(self, s: Any) -> Collection[int]:
        """The values to pick from; if there are none, nothing is asked."""
        raise TypeError(f"{type(self).__name__} has nothing to pick from")

    def instead(self, s: Any) -> tuple[Option, ...]:
        """What may be chosen instead."""
        return self.without

    def options(self, s: Any) -> list[Any]:
        """One option for each value, then the alternatives."""
        found = [*map(self.option_of, self.among(s))]
        if found and len(self.offers) > 1:
            found += self.instead(s)
        return found

    def refuse(self, s: Any, option: Any) -> Refusal | None:
        """The refusal of an option that is not offered."""
        kind = self.offers[0]
        if type(option) is not kind:
            return None if option in self.instead(s) else Refusal(self.rule, self.unavoidable)
        field = kind.__struct_fields__[0]
        value = getattr(option, field)
        if value in self.among(s):
            return None
        return Refusal(self.refused_by or self.rule, self.reason, {field: value})


class YesOrNo(Ask):
    """Asks whether to do something; only if it can be done."""

    answers: ClassVar[tuple[Option, ...]]
    """Yes and no, as options without fields. Their kinds are the step's `offers`."""

    def __init_subclass__(cls) -> None:
        answers: tuple[Option, ...] = getattr(cls, "answers", ())
        cls.offers = tuple(type(answer) for answer in answers)

    def possible(self, s: Any) -> bool:
        """Whether it can be done."""
        return True

    def options(self, s: Any) -> list[Any]:
        """All answers, or none."""
        return [*self.answers] if self.possible(s) else []

    def refuse(self, s: Any, option: Any) -> Refusal | None:
        """No refusal: whenever it is asked, every answer is allowed."""
        return None


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A pending choice: who may choose, and from which options."""

    step: Any
    actors: tuple[Seat, ...]
    options: list[Any]

    def seat_of(self, option: Option) -> Seat:
        """The seat an option belongs to, or would belong to if it were legal."""
        return self.actors[0] if len(self.actors) == 1 else getattr(option, "seat", -1)

    @property
    def seat(self) -> Seat:
        """The seat of the first option: who goes first if several may choose."""
        return self.seat_of(self.options[0])

    def of(self, seat: Seat | None) -> list[Any]:
        """The options of a seat; a spectator (None) has none."""
        if len(self.actors) == 1:
            return self.options if self.actors[0] == seat else []
        return [option for option in self.options if getattr(option, "seat", -1) == seat]


def settle(s: State) -> Decision | None:
    """Run the agenda until somebody must choose (the decision) or the match is over (None)."""
    agenda = s.agenda
    while s.outcome is None:
        step = agenda[-1]
        if not step.asks:
            agenda.pop().run(s)
            continue
        options = step.options(s)
        if not options:
            agenda.pop()
        elif step.auto and len(options) == 1:
            take(s, step, options[0])
        else:
            return Decision(step, step.actors(s), options)
    return None


def take(s: State, step: Any, option: Option) -> None:
    """Carry out `option`, which must be legal, for the step on top of the agenda."""
    if not step.stays:
        s.agenda.pop()
    step.choose(s, option)


def advance(s: State, decision: Decision, option: Option) -> Decision | None:
    """Choose, and settle: the inner loop of every simulation."""
    step = decision.step
    if not step.stays:
        s.agenda.pop()
    step.choose(s, option)
    return settle(s)
