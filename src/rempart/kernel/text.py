"""Everything a person reads, by language and key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import wraps
from importlib.resources import files
from inspect import signature
from typing import Any, TypeVar, cast

import msgspec

from rempart.kernel.data import read_toml
from rempart.kernel.errors import BadData, UnknownLanguage

COMMON = "rempart"
"""The package whose texts every game may use."""
MOST = 4096
"""How many options, and sets of people's names, are remembered in a language."""
FEW = 512
"""How many answers of a function: some of them are whole boards."""

Make = TypeVar("Make", bound=Callable[..., Any])

Naming = Callable[[Mapping[str, Any], "Text"], Mapping[str, Any]]
"""A game's way to put names for the plain values in an option, event or refusal. Where it is
known whose option or refusal it is, `seat` is among the values."""


def languages(package: str) -> list[str]:
    """The languages a package's texts exist in, English first."""
    found = [
        file.name.removesuffix(".toml")
        for file in (files(package) / "text").iterdir()
        if file.name.endswith(".toml") and file.name.count(".") == 1
    ]
    return sorted(found, key=lambda language: (language != "en", language))


def flat(table: Mapping[str, Any], prefix: str = "") -> dict[str, str]:
    """`{"event": {"Moved": "…"}}` as `{"event.Moved": "…"}`."""
    result: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, Mapping):
            result |= flat(cast("Mapping[str, Any]", value), f"{prefix}{key}.")
        else:
            result[prefix + key] = str(value)
    return result


def read_texts(package: str, language: str) -> dict[str, str]:
    """The texts of one package in one language."""
    known = languages(package)
    if language not in known:
        raise UnknownLanguage(f"no texts in {language!r}; there is: {', '.join(known)}")
    return flat(read_toml(files(package) / "text" / f"{language}.toml"))


class Text:
    """The texts of a game, and the common ones, in one language."""

    def __init__(self, package: str, language: str, naming: Naming | None = None):
        common = language if language in languages(COMMON) else "en"
        self.language = language
        self.package = package
        self.entries = read_texts(COMMON, common) | read_texts(package, language)
        self.naming = naming
        self.names: tuple[str, ...] | None = ()
        """What the people on the seats are called, where that is known; None: see `remembered`."""
        self.known: dict[Callable[..., Any], dict[tuple[Any, ...], Any]] = {}
        """What was said before to whomever it may have been (see `remembered`)."""
        self.offers: dict[tuple[Any, ...], Any] = {}
        """Options as they were offered before, by the people's names, the seat and the option."""
        self.nameless: dict[int, str] = {}
        """What to call whoever sits on a seat and has no name."""
        self.peoples: dict[tuple[str, ...], Text] = {}
        """The same texts for people who were named before."""

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
        """The same texts, with another way to put names."""
        twin = copy(self)
        twin.naming = naming
        twin.known, twin.offers, twin.peoples = {}, {}, {}
        return twin

    @property
    def to_anybody(self) -> Text:
        """The same texts, which name no people."""
        twin = copy(self)
        twin.names = None
        return twin

    def seat(self, seat: int) -> str:
        """What to call whoever sits on a seat."""
        if self.names is None:
            raise BadData(f"{self.package}: seat {seat} is named in something that is remembered")
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        if seat not in self.nameless:
            self.nameless[seat] = self("seat", n=seat + 1)
        return self.nameless[seat]

    def __call__(self, key: str, /, **fields: Any) -> str:
        """The text of `key`, its {fields} filled in."""
        try:
            template = self.entries[key]
        except KeyError:
            raise BadData(f"{self.package}: text/{self.language}.toml has no {key!r}") from None
        try:
            return template.format(**fields) if fields else template
        except (KeyError, IndexError, ValueError) as error:
            raise BadData(
                f"{self.package}: text/{self.language}.toml: {key!r} has a bad field: {error}; "
                f"it may use {', '.join(sorted(fields))}"
            ) from None

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def fact(self, name: str) -> str:
        """A figure of an outcome in words; the plain name where the game has none for it."""
        return self.entries.get(f"fact.{name}", name.replace("_", " "))

    def say(self, topic: str, thing: msgspec.Struct, seat: int | None = None) -> str:
        """A sentence for an option, an event or a refusal: `say("event", moved)`.

        `seat` is whose option it is, or who was refused.
        """
        fields = msgspec.structs.asdict(thing)
        name = type(thing).__name__
        if topic == "refusal":
            name, fields = fields["reason"], dict(fields["about"])
        if seat is not None:
            fields.setdefault("seat", seat)
        return self(f"{topic}.{name}", **(self.naming(fields, self) if self.naming else fields))


def remembered(make: Make) -> Make:
    """For a function that says the same whenever it is given the same tables, numbers and texts,
    at whichever table: it is asked once. What it gives is shared, so nobody may change it.

    One of its parameters is `text`; the others must be hashable (tables are, as themselves). It
    names no people; where it must, it is given the name.
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
