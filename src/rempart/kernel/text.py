"""Everything a person reads, by language and key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import wraps
from importlib.resources import files
from inspect import signature
from typing import Any, Literal, TypeVar, cast

import msgspec

from rempart.kernel.errors import BadData, UnknownLanguage
from rempart.kernel.fluent import Messages, Source, read_sources
from rempart.kernel.step import Ask, Refusal
from rempart.kernel.vocabulary import Meaning, uses_in

COMMON = "rempart"
"""The package whose texts every game may use."""
MOST = 4096
"""How many options, and how many sets of people's names, are cached per language."""
FEW = 512
"""How many results of a function are cached: some of them are whole boards."""
SEAT = "seat"
"""The meaning that stands for the people at the table."""

Make = TypeVar("Make", bound=Callable[..., Any])


class Naming:
    """How a game names the things its numbers stand for.

    names    for each meaning (`kernel.vocabulary`), a function that names a value. Seats, and
             indices into a list of ids, need none: the texts name them.
    phrases  further fields for a sentence, made from the plain values of an option, event or
             refusal, for example from several of them together. `seat` is among the values if it
             is known whose option or refusal it is.
    """

    def __init__(
        self,
        names: Mapping[str, Callable[[Any, Text], Any]] | None = None,
        phrases: Callable[[Mapping[str, Any], Text], Mapping[str, Any]] | None = None,
    ):
        self.names = names or {}
        self.phrases = phrases


PLAIN = Naming()
"""Values are shown as they are."""


def languages(package: str, part: str = "") -> list[str]:
    """The languages of a package's texts, English first; or those of a part that has its own files:
    `board.` in `board.en.ftl`."""
    names = [file.name for file in (files(package) / "text").iterdir()]
    found = [
        name.removeprefix(part).removesuffix(".ftl")
        for name in names
        if name.startswith(part)
        and name.endswith(".ftl")
        and name.count(".") == 1 + part.count(".")
    ]
    return sorted(found, key=lambda language: (language != "en", language))


def read_texts(package: str, language: str, part: str = "") -> dict[str, Source]:
    """The texts of one package in one language, or a part of them."""
    known = languages(package, part)
    if language not in known:
        raise UnknownLanguage(f"no texts in {language!r}; available: {', '.join(known)}")
    return read_sources(files(package) / "text" / f"{part}{language}.ftl")


class Text:
    """The texts of a game, and the common ones, in one language."""

    def __init__(
        self,
        package: str,
        language: str,
        naming: Naming = PLAIN,
        vocabulary: Mapping[str, Meaning] | None = None,
    ):
        common = language if language in languages(COMMON) else "en"
        self.language = language
        self.package = package
        sources = read_texts(COMMON, common) | read_texts(package, language)
        self.messages = Messages(package, language, sources)
        self.naming = naming
        self.vocabulary = {SEAT: Meaning(SEAT), **(vocabulary or {})}
        """The meanings of values that are known only by name, as in refusals."""
        self.names: tuple[str, ...] | None = ()
        """The names of the people on the seats, if known; None: see `remembered`."""
        self.known: dict[Callable[..., Any], dict[tuple[Any, ...], Any]] = {}
        """Results that are the same for everybody (see `remembered`)."""
        self.offers: dict[tuple[Any, ...], Any] = {}
        """Offers already put in words, by the people's names, the seat and the option."""
        self.nameless: dict[int, str] = {}
        """The names of seats whose occupant has no name."""
        self.peoples: dict[tuple[str, ...], Text] = {}
        """The same texts for other sets of people's names."""

    def for_people(self, names: tuple[str, ...]) -> Text:
        """The same texts, with the names of people instead of "Player 1"."""
        known = self.peoples
        if names not in known:
            if len(known) >= MOST:
                known.clear()
            known[names] = twin = copy(self)
            twin.names = names
        return known[names]

    def with_naming(self, naming: Naming) -> Text:
        """The same texts with another naming."""
        twin = copy(self)
        twin.naming = naming
        twin.known, twin.offers, twin.peoples = {}, {}, {}
        return twin

    @property
    def to_anybody(self) -> Text:
        """The same texts, in which naming a person is an error."""
        twin = copy(self)
        twin.names = None
        return twin

    def seat(self, seat: int) -> str:
        """The name of the person on a seat."""
        if self.names is None:
            raise BadData(f"{self.package}: seat {seat} is named in something that is remembered")
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        if seat not in self.nameless:
            self.nameless[seat] = self("seat", n=seat + 1)
        return self.nameless[seat]

    def __call__(self, key: str, /, **fields: Any) -> str:
        """The text of `key`, with its fields filled in."""
        try:
            message = self.messages[key]
        except KeyError:
            raise BadData(f"{self.package}: text/{self.language}.ftl has no {key!r}") from None
        if isinstance(message, str):
            return message
        try:
            return message(**fields)
        except KeyError as error:
            may = f"it may use {', '.join(sorted(fields))}"
            raise self.messages.fails(key, f"has a bad field: {error}; {may}") from None

    def __contains__(self, key: str) -> bool:
        return key in self.messages.sources

    def get(self, key: str, default: str = "") -> str:
        """The text of `key`, if there is one."""
        return self(key) if key in self else default

    def section(self, name: str) -> dict[str, str]:
        """The texts of a section, which have no fields, by the rest of their keys."""
        start = f"{name}."
        keys = [key for key in self.messages.sources if key.startswith(start)]
        return {key.removeprefix(start): self(key) for key in keys}

    def listed(self, names: Iterable[object], how: Literal["and", "or"] = "and") -> str:
        """Several names: `a, b and c`, or `a, b or c`."""
        *most, last = [str(name) for name in names] or [""]
        return self(f"list.{how}", most=", ".join(most), last=last) if most else last

    def clauses(self, said: Iterable[str]) -> str:
        """Several clauses: `a; b`."""
        return self("list.clauses").join(said)

    def labelled(self, name: str, value: object) -> str:
        """A name and its value: `Wall: 10`."""
        return self("labelled", name=name, value=value)

    def fact(self, name: str) -> str:
        """The label of an outcome's fact; the plain name if the game has no text for it."""
        return self.get(f"fact.{name}", name.replace("_", " "))

    def say(self, topic: str, thing: msgspec.Struct, seat: int | None = None) -> str:
        """A sentence for an option, an event or a refusal: `say("event", moved)`.

        `seat` is whose option it is, or who was refused.
        """
        if isinstance(thing, Refusal):
            about = thing.about if seat is None else {"seat": seat, **thing.about}
            return self(f"{topic}.{thing.reason}", **self.named(about))
        return self(f"{topic}.{type(thing).__name__}", **self.named_fields(thing, seat))

    def asked(self, step: Ask) -> str:
        """What a step asks, with names for the fields that it `says`."""
        uses = uses_in(type(step))
        names = {one: self._name(uses[one].meaning, getattr(step, one)) for one in step.says}
        return self(f"prompt.{type(step).__name__}", **names)

    def named_fields(self, thing: msgspec.Struct, seat: int | None = None) -> dict[str, Any]:
        """Names for the values of an option or event; `seat`: whose it is, if it does not say."""
        fields = msgspec.structs.asdict(thing)
        names = dict(fields)
        for field, use in uses_in(type(thing)).items():
            names[field] = self._name(use.meaning, fields[field])
        if seat is not None and "seat" not in fields:
            fields["seat"] = seat
            names["seat"] = self.seat(seat)
        return self._with_phrases(fields, names)

    def named(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """Names for values whose meaning is known only from the vocabulary."""
        names = dict(fields)
        for field in fields.keys() & self.vocabulary.keys():
            names[field] = self._name(self.vocabulary[field], fields[field])
        return self._with_phrases(fields, names)

    def _with_phrases(self, fields: Mapping[str, Any], names: dict[str, Any]) -> dict[str, Any]:
        phrases = self.naming.phrases
        if phrases is not None:
            names.update(phrases(fields, self))
        return names

    def _name(self, meaning: Meaning, value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            values = cast("Sequence[Any]", value)
            return self.listed([self.name(meaning, each) for each in values])
        return self.name(meaning, value)

    def name(self, meaning: Meaning, value: Any) -> Any:
        """The name of a value; a vague one if the value does not exist."""
        own = self.naming.names.get(meaning.name)
        if own is not None:
            return own(value, self)
        if meaning.name == SEAT:
            return self.seat(value) if value >= 0 else self("nobody")
        if meaning.ids:
            known = 0 <= value < len(meaning.ids)
            return self(f"{meaning.topic}.{meaning.ids[value]}") if known else self("nothing")
        return value


def remembered(make: Make) -> Make:
    """Cache a function whose result depends only on its tables, numbers and texts, across all
    tables.

    The result is shared, so nobody may change it. One of the parameters is `text`; the others must
    be hashable (tables are, by identity). The function must not name people, unless it is given the
    name.
    """
    place = list(signature(make).parameters).index("text")
    after = place + 1

    @wraps(make)
    def said(*given: Any) -> Any:
        text: Text = given[place]
        key = given[:place] + given[after:]
        known = text.known.get(make)
        if known is None:
            known = text.known[make] = {}
        elif key in known:
            return known[key]
        elif len(known) >= FEW:
            known.clear()
        found = make(*given[:place], text.to_anybody, *given[after:])
        known[key] = found
        return found

    return cast("Make", said)
