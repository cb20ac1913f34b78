"""The rule index: every catalogued rule with its source, its rulings and its text."""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec

from rempart.kernel.data import INDEX, read_toml, typed
from rempart.kernel.errors import BadData, UnknownRule
from rempart.kernel.text import languages

RULE_ID = re.compile(r"\b[A-Z]{2,4}(?:-[A-Z0-9]+)+-\d\d\b")
"""What a rule ID looks like in code, data and tests: KR-ADV-03, FD-ICON-BLAZE-01."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable rule."""

    id: str
    source: str
    section: str = ""
    rulings: tuple[str, ...] = ()
    example: bool = False
    text_only: bool = False
    """A rule of another game: nothing enforces it here."""
    values: tuple[str, ...] = ()
    """The paths of the values that it speaks of, where the sources give the rule but not them;
    `*` stands for any part: "gates.*.bonus"."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rulebook."""

    id: str
    rules: tuple[Rule, ...]


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Our decision where the rulebook is silent or unclear."""

    id: str
    rules: tuple[str, ...] = ()


class RulingText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling in words."""

    question: str
    ruling: str
    reason: str


class RuleTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`text/rules.<language>.toml`."""

    chapters: dict[str, str]
    rules: dict[str, str]
    rulings: dict[str, RulingText]
    sections: dict[str, str] = msgspec.field(default_factory=dict[str, str])

    def section(self, rule: Rule) -> str:
        """The section of the rulebook that a rule is from, translated if it can be."""
        return self.sections.get(rule.section, rule.section)


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`data/rules.toml`: the list of rules."""

    chapters: tuple[Chapter, ...]
    rulings: tuple[Ruling, ...] = ()
    names: dict[str, str] = {}
    """The section of the texts that names the entries of a table of values: units = "unit"."""


class RuleIndex:
    """The rules of one game."""

    def __init__(self, package: str):
        self.package = package
        raw = read_toml(files(package) / "data" / INDEX)
        self.catalogue = typed(package, {"rules": raw}, dict[str, Catalogue])["rules"]
        self.chapters = self.catalogue.chapters
        self.rules = {rule.id: rule for chapter in self.chapters for rule in chapter.rules}
        self.rulings = {ruling.id: ruling for ruling in self.catalogue.rulings}
        self.names = self.catalogue.names
        self.languages = languages(package)
        self._check()

    def _check(self) -> None:
        count = sum(len(chapter.rules) for chapter in self.chapters)
        if count != len(self.rules):
            raise BadData(f"{self.package}: data/{INDEX}: a rule ID is listed twice")
        for rule in self.rules.values():
            for ruling in rule.rulings:
                if ruling not in self.rulings:
                    raise BadData(f"{self.package}: data/{INDEX}: {rule.id}: no ruling {ruling}")

    def __contains__(self, rule: str) -> bool:
        return rule in self.rules or rule in self.rulings

    def __getitem__(self, rule: str) -> Rule:
        try:
            return self.rules[rule]
        except KeyError:
            raise UnknownRule(f"no rule {rule!r} in {self.package}") from None

    def texts(self, language: str) -> RuleTexts:
        """The words of all rules in a language."""
        name = f"rules.{language}.toml"
        raw = read_toml(files(self.package) / "text" / name)
        try:
            return msgspec.convert(raw, RuleTexts)
        except msgspec.ValidationError as error:
            raise BadData(f"{self.package}: text/{name}: {error}") from error
