"""What is from a game's rulebook, what is public and what is ours, in words: the sentence at a
rule, a card or a setting that is ours, and the page that lists everything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from rempart.kernel import Game
from rempart.kernel.rules import Rule
from rempart.kernel.sources import HOUSE, OURS, Value, ours
from rempart.kernel.text import Text

PARTS = (HOUSE, "public", "rulebook")
"""The parts of the page, in its order: what people look for comes first."""
MARK = "✎"
"""The mark in the terminal."""
FEW = 4
"""The longest list of numbers that is shown."""


class Given(msgspec.Struct, frozen=True):
    """A line of the page: a rule, or a thing and its values."""

    name: str
    words: str
    rule: str = ""
    """The ID, where it is a rule."""


class Group(msgspec.Struct, frozen=True):
    """A chapter of the rules or a table of values; `count`: how many of them are in this part."""

    name: str
    count: int
    entries: list[Given]


class Part(msgspec.Struct, frozen=True):
    """What has one source: rules by chapter, values by table."""

    source: str
    title: str
    about: str
    rules: list[Group]
    values: list[Group]

    @property
    def rule_count(self) -> int:
        """How many rules."""
        return sum(group.count for group in self.rules)

    @property
    def value_count(self) -> int:
        """How many values."""
        return sum(group.count for group in self.values)


# Sentences


def about_rule(rule: Rule, game: Game, text: Text) -> str:
    """What of a rule is ours, as a sentence; "": nothing."""
    if rule.source in OURS:
        return text("source.example" if rule.example else f"source.{rule.source}")
    return _about(ours(game.sources.of_rule(rule)), text)


def is_ours(rule: str, game: Game) -> bool:
    """Whether something of a rule, or a ruling, is ours."""
    if rule in game.rules.rulings:
        return True
    entry = game.rules[rule]
    return entry.source in OURS or bool(ours(game.sources.of_rule(entry)))


def about_kind(kind: str, game: Game, text: Text) -> str:
    """What of a card, unit or the like is ours, as a sentence; "": nothing."""
    values = game.sources.of_kind(kind)
    if values and all(value.table in game.sources.whole for value in values):
        return text("source.whole")
    return _about(ours(values), text)


def about_things(game: Game, text: Text) -> dict[str, str]:
    """The same for everything that has something of ours: cards and the like by their ids, and by
    their names (a region, a room); tables of values by their paths ("constants.wall"), and what
    is ours in every entry of a table ("buildings")."""
    mixed = {(value.group, value.name) for value in game.sources.values if value.source != HOUSE}
    tables: dict[str, list[Value]] = {}
    found: dict[str, str] = {}
    for value in ours(game.sources.values):
        if (value.group, value.name) not in mixed:
            tables.setdefault(value.group, []).append(value)
        if value.group in game.rules.names:
            found[value.entry] = found.get(value.entry) or about_kind(value.entry, game, text)
            found[entry_name(value, game, text)] = found[value.entry]
        else:
            tables.setdefault(value.table, []).append(value)
    return found | {path: _about(values, text) for path, values in tables.items()}


def about_setting(name: str, game: Game, text: Text) -> str:
    """The same for a setting: it is ours if its rule is, or the ruling that it is about."""
    rule = game.described_settings[name].rule
    if rule in game.rules.rulings:
        return text("source.ruling")
    return about_rule(game.rules[rule], game, text) if rule else ""


def _about(values: list[Value], text: Text) -> str:
    names = dict.fromkeys(value_name(value, text) for value in values)
    return text("source.values", values=text.listed(names)) if names else ""


# Names


def value_name(value: Value, text: Text) -> str:
    """What a value is called: "price"; where the word means something else in other tables, the
    text has it with the name of the table: `value.flowers_tiles`."""
    own = f"value.{value.group}_{value.name}"
    return text(own) if own in text else _or_plain(f"value.{value.name}", value.name, text)


def group_name(group: str, text: Text) -> str:
    """What a table of values is called: "Units"."""
    return _or_plain(f"table.{group.replace('.', '_')}", group.rpartition(".")[2], text)


def entry_name(value: Value, game: Game, text: Text) -> str:
    """What the card, unit or the like is called that a value belongs to; "": it has no name."""
    section = game.rules.names.get(value.group, "")
    if not section:
        return ""
    key = f"{section}.{value.entry}"
    return text(key) if key in text else text(f"{section}.{_number(value, game)}")


def _number(value: Value, game: Game) -> Any:
    """Where texts name things by their number (scenarios)."""
    table: Any = game.raw_data
    for part in value.table.split("."):
        table = table[part]
    return table["number"]


def _or_plain(key: str, name: str, text: Text) -> str:
    return text.get(key, name.replace("_", " "))


# The page


def page(game: Game, text: Text) -> list[Part]:
    """Everything by its source. The rules of the rulebook are only counted: they are the book."""
    return [
        Part(
            source=source,
            title=text(f"source.part.{source}"),
            about=text(f"source.about.{source}"),
            rules=list(_rules(source, game, text)),
            values=list(_values(source, game, text)),
        )
        for source in PARTS
    ]


def part_of(rule: Rule) -> str:
    """The part of the page that a rule is in. What follows from the rulebook is the rulebook's."""
    if rule.source in OURS:
        return HOUSE
    return "public" if rule.source == "public" else "rulebook"


def _rules(source: str, game: Game, text: Text) -> Iterator[Group]:
    texts = game.rules.texts(text.language)
    for chapter in game.rules.chapters:
        found = [rule.id for rule in chapter.rules if part_of(rule) == source]
        entries = [Given(id, texts.rules[id], rule=id) for id in found]
        if found:
            told = [] if source == "rulebook" else entries
            yield Group(texts.chapters[chapter.id], len(found), told)


def _values(source: str, game: Game, text: Text) -> Iterator[Group]:
    groups: dict[str, list[Value]] = {}
    for value in game.sources.values:
        if value.source == source:
            groups.setdefault(value.group, []).append(value)
    for group, values in groups.items():
        named = group in game.rules.names
        entries = _by_entry(values, game, text) if named else _by_name(values, text)
        yield Group(group_name(group, text), len(values), list(entries))


def _by_entry(values: list[Value], game: Game, text: Text) -> Iterator[Given]:
    """A line for each card, unit and so on."""
    tables: dict[str, list[Value]] = {}
    for value in values:
        tables.setdefault(value.table, []).append(value)
    for each in tables.values():
        yield Given(entry_name(each[0], game, text), " · ".join(_told(each, text)))


def _by_name(values: list[Value], text: Text) -> Iterator[Given]:
    """A line for each name of a value, where what they belong to has no name."""
    names: dict[str, list[Value]] = {}
    for value in values:
        names.setdefault(value_name(value, text), []).append(value)
    for name, each in names.items():
        numbers = [number(value.said) for value in each]
        yield Given(name, ", ".join(word for word in numbers if word))


def _told(values: Iterable[Value], text: Text) -> Iterator[str]:
    for value in values:
        name, said = value_name(value, text), number(value.said)
        yield f"{name} {said}" if said else name


def number(said: Any) -> str:
    """A value where it is a number or a few of them; everything else has no words."""
    if isinstance(said, bool):
        return ""
    if isinstance(said, int):
        return str(said)
    if isinstance(said, list) and len(said) <= FEW:
        plain = all(type(one) is int for one in said)
        return "/".join(map(str, said)) if plain else ""
    return ""
