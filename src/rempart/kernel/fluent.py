"""Texts in Project Fluent's format (`.ftl`, projectfluent.org), compiled for speed.

The files are plain Fluent, read by its own parser, and other Fluent tools understand them. A text
that only has variables becomes a format string, any other a small function. What is used:

    event-Moved = { $unit } moves to { $place }.            variables
    killed = { $n ->                                        plural forms, exact numbers, words
        [0] Nobody is killed.
        [one] One unit is killed.
       *[other] { $n } units are killed.
    }
    unit-orc = Orc                                          a name, and its other forms
        .gender = masculine
        .acc = orka
    event-Beaten = { FORM($unit, "gender") ->               a form of the name in a variable
        [feminine] { $unit } est vaincue.
       *[masculine] { $unit } est vaincu.
    }
    mean = { NUMBER($n, maximumFractionDigits: 1) }         digits after the point
    end = It is over: { nobody }.                           another text
    mur = Le mur { DE($seat) }                              de Paul, d'Anne

Keys have dots where ids have hyphens: `event.Moved` is `event-Moved`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, TypeAlias

from fluent.syntax import ast, parse

from rempart.kernel.errors import BadData

Fields: TypeAlias = Mapping[str, Any]
Message: TypeAlias = "str | Callable[..., str]"
"""A text, or a function that takes its fields by name."""
Part: TypeAlias = "str | Callable[[Fields], Any]"

START = re.compile(r"^(?=[A-Za-z])", re.MULTILINE)
"""Where a message begins: everything else is indented, or a comment."""
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
UNBROKEN = {"fr": re.compile(r"(?<=\S) (?=[:;!?»%])|(?<=«) ")}
"""By language, the spaces at which no line may break. Translators type plain ones."""
ELIDED = {"fr": re.compile(r"\bde \{ (\$\w+) \}")}
"""By language, the words that lose their vowel before another. Translators type `de { $seat }`."""
VOWELS = frozenset("aeiouæœ")


class Grammar(NamedTuple):
    """The number rules of a language: the plural categories (of Unicode's CLDR) that it has, which
    one a number takes, and the decimal sign."""

    categories: frozenset[str]
    plural: Callable[[float], str]
    decimal: str = ","


def _one(n: float) -> str:
    return "one" if n == 1 else "other"


def _french(n: float) -> str:
    return "one" if -2 < n < 2 else "other"


def _polish(n: float) -> str:
    if n != int(n):
        return "other"
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


TWO = frozenset({"one", "other"})
GRAMMARS = {
    "en": Grammar(TWO, _one, "."),
    "fr": Grammar(TWO, _french),
    "pl": Grammar(frozenset({"one", "few", "many", "other"}), _polish),
}
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""All plural categories."""
OTHER = Grammar(PLURALS, _one)
"""Of any other language: which categories it needs is not known."""
TRAITS = frozenset({"gender", "number"})
"""The forms of a name that are not words: what other words agree with."""


class Name(str):
    """A name, with the other forms that sentences may need: its gender, its cases."""

    __slots__ = ("forms",)
    forms: dict[str, str]

    def __new__(cls, name: str, forms: dict[str, str]) -> Name:
        made = super().__new__(cls, name)
        made.forms = forms
        return made


def within(name: str, put: Callable[[str], str]) -> str:
    """A name as part of a longer one, in each of its cases: "Ork (2)", "orka (2)"."""
    if not isinstance(name, Name):
        return put(name)
    cases = {case: put(word) for case, word in name.forms.items() if case not in TRAITS}
    return Name(put(name), name.forms | cases)


def form(name: object, wanted: str) -> str:
    """A form of a name. People's names, numbers and composed names have no forms and are
    unchanged."""
    if not isinstance(name, Name):
        return str(name)
    try:
        return name.forms[wanted]
    except KeyError:
        raise BadData(
            f"the name {str(name)!r} has no .{wanted}, which a sentence asks for"
        ) from None


def de(name: object) -> str:
    """French "de" and a name: de Paul, d'Anne. It stays whole before h and y, which may go either
    way."""
    words = str(name)
    first = unicodedata.normalize("NFD", words[:1])[:1].lower()
    return f"d'{words}" if first in VOWELS else f"de {words}"


def as_text(value: object) -> str:
    """A hook for msgspec's encoders, which know plain strings only: a name as its text. By
    `NotImplementedError` a hook says that it does not know a type either."""
    if isinstance(value, Name):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} cannot be encoded")


class Source(NamedTuple):
    """A message as it is written in a file, and its place."""

    file: str
    line: int
    text: str

    @property
    def pattern(self) -> str:
        """What follows the id."""
        return self.text.partition("=")[2].strip()


def as_pattern(text: str) -> str:
    """A plain text as it would be written in a file."""
    return re.sub(r"[{}]", r'{ "\g<0>" }', text)


class Needs(NamedTuple):
    """What a text needs: its fields, forms of the names in them, and the plural categories that
    each of its selections covers."""

    fields: frozenset[str]
    forms: frozenset[tuple[str, str]]
    plurals: tuple[frozenset[str], ...]


def language_of(file: Traversable) -> str:
    """The language in the name of a file: `fr.ftl`, `rules.fr.toml`."""
    return file.name.rpartition(".")[0].rpartition(".")[2]


def read_words(file: Traversable) -> str:
    """The content of `fr.ftl`, `rules.fr.toml` or the like, with no-break spaces where the language
    wants them: « Quoi ? »."""
    text = file.read_text(encoding="utf-8")
    spaces = UNBROKEN.get(language_of(file))
    return spaces.sub("\N{NO-BREAK SPACE}", text) if spaces else text


def read_sources(file: Traversable) -> dict[str, Source]:
    """The messages of a file by key, not parsed yet."""
    text = read_words(file)
    if elided := ELIDED.get(language_of(file)):
        text = elided.sub(r"{ DE(\1) }", text)
    found: dict[str, Source] = {}
    starts = [match.start() for match in START.finditer(text)]
    line, seen = 1, 0
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        line += text.count("\n", seen, start)
        seen = start
        source = COMMENT.sub("", text[start:end]).rstrip()
        key = source.partition("=")[0].strip().replace("-", ".")
        if key in found:
            raise BadData(f"{file.name}:{line}: {key!r} is there twice")
        found[key] = Source(file.name, line, source)
    return found


class Messages(dict[str, Message]):
    """The texts of a language by key. Each is parsed on first use."""

    def __init__(self, package: str, language: str, sources: Mapping[str, Source]):
        super().__init__()
        self.package = package
        self.language = language
        self.sources = sources
        self.grammar = GRAMMARS.get(language, OTHER)
        self.needs_of: dict[str, Needs] = {}

    def __missing__(self, key: str) -> Message:
        message = self[key] = self._compile(key)
        return message

    def all(self) -> Iterator[tuple[str, Message]]:
        """Every text."""
        return ((key, self[key]) for key in self.sources)

    def fails(self, key: str, why: str) -> BadData:
        """The error for a text."""
        source = self.sources[key]
        return BadData(f"{self.package}: text/{source.file}:{source.line}: {key!r} {why}")

    def needs(self, key: str) -> Needs:
        """What a text needs."""
        self[key]
        return self.needs_of[key]

    def _compile(self, key: str) -> Message:
        entry = self._parsed(key)
        compiler = Compiler(self, key)
        if entry.value is None:
            raise self.fails(key, "has no text")
        made = compiler.message(entry.value)
        if entry.attributes:
            if not isinstance(made, str):
                raise self.fails(key, "has forms, so it must be a plain name")
            made = Name(made, {a.id.name: compiler.plain(a.value) for a in entry.attributes})
        self.needs_of[key] = Needs(
            frozenset(compiler.fields), frozenset(compiler.forms), tuple(compiler.plurals)
        )
        return made

    def _parsed(self, key: str) -> ast.Message:
        (entry,) = parse(self.sources[key].text + "\n").body
        if isinstance(entry, ast.Junk):
            raise self.fails(key, f"is not Fluent: {entry.annotations[0].message}")
        assert isinstance(entry, ast.Message)
        return entry


class Compiler:
    """Compiles one message into a text or a function, and notes what it needs."""

    def __init__(self, messages: Messages, key: str):
        self.messages = messages
        self.key = key
        self.fields: set[str] = set()
        self.forms: set[tuple[str, str]] = set()
        self.plurals: list[frozenset[str]] = []

    def fails(self, why: str) -> BadData:
        return self.messages.fails(self.key, why)

    def message(self, pattern: ast.Pattern) -> Message:
        """Compile the whole message."""
        parts: list[Part] = []
        template: list[str] | None = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                part: Part = element.value
            else:
                part = self.expression(element.expression)
            if template is not None:
                if isinstance(part, str):
                    template.append(part.replace("{", "{{").replace("}", "}}"))
                elif isinstance(part, Variable):
                    template.append(f"{{{part.name}}}")
                else:
                    template = None
            parts.append(part)
        if all(isinstance(part, str) for part in parts):
            return "".join(str(part) for part in parts)
        if template is not None:
            return "".join(template).format
        return joined(parts)

    def part(self, pattern: ast.Pattern) -> Part:
        """Compile one variant of a selection."""
        made = self.message(pattern)
        return made if isinstance(made, str) else lambda fields: made(**fields)

    def plain(self, pattern: ast.Pattern) -> str:
        """A text without variables."""
        made = self.message(pattern)
        if not isinstance(made, str):
            raise self.fails("has a form that is no plain text")
        return made

    def expression(self, expression: Any) -> Part:
        """Compile an expression in braces."""
        match expression:
            case ast.StringLiteral() | ast.NumberLiteral():
                return str(expression.parse()["value"])
            case ast.VariableReference():
                self.fields.add(expression.id.name)
                return Variable(expression.id.name)
            case ast.MessageReference(attribute=None):
                return self.other(expression.id.name.replace("-", "."))
            case ast.FunctionReference():
                return self.function(expression)
            case ast.SelectExpression():
                return self.select(expression)
            case ast.Placeable():
                return self.expression(expression.expression)
            case _:
                raise self.fails(f"has {type(expression).__name__}, which is not supported")

    def other(self, key: str) -> Part:
        """Another text that this one refers to."""
        if key not in self.messages.sources:
            raise self.fails(f"refers to {key!r}, which does not exist")
        made, needs = self.messages[key], self.messages.needs(key)
        self.fields |= needs.fields
        self.forms |= needs.forms
        return made if isinstance(made, str) else lambda fields: made(**fields)

    def function(self, call: ast.FunctionReference) -> Part:
        """FORM, NUMBER or DE of a variable."""
        name, given = call.id.name, call.arguments.positional
        if not given or not isinstance(given[0], ast.VariableReference):
            raise self.fails(f"has {name}() of something that is no variable")
        field = given[0].id.name
        self.fields.add(field)
        if name == "FORM" and len(given) == 2 and isinstance(given[1], ast.StringLiteral):
            wanted = str(given[1].parse()["value"])
            self.forms.add((field, wanted))
            return lambda fields: form(fields[field], wanted)
        if name == "DE" and len(given) == 1:
            return lambda fields: de(fields[field])
        if name == "NUMBER" and len(given) == 1:
            digits = {a.name.name: int(str(a.value.value)) for a in call.arguments.named}
            most = digits.pop("maximumFractionDigits", 0)
            least = digits.pop("minimumFractionDigits", 0)
            if not digits:
                decimal = self.messages.grammar.decimal
                return lambda fields: digital(fields[field], least, most, decimal)
        raise self.fails(f"uses {name}() in a way that is not supported")

    def select(self, expression: ast.SelectExpression) -> Part:
        """The words for a number's exact value or plural form, or for a word."""
        value = self.expression(expression.selector)
        if isinstance(value, str):
            raise self.fails("chooses by something that is always the same")
        variants: dict[str | float, Part] = {}
        default: Part = ""
        for variant in expression.variants:
            made = self.part(variant.value)
            if isinstance(variant.key, ast.NumberLiteral):
                variants[float(variant.key.value)] = made
            else:
                variants[variant.key.name] = made
            if variant.default:
                default = made
        counted = PLURALS.intersection(key for key in variants if isinstance(key, str))
        if counted - {"other"}:
            self.plurals.append(frozenset(counted))
        plural = self.messages.grammar.plural

        def chosen(fields: Fields) -> Any:
            by = value(fields)
            if isinstance(by, (int, float)):
                found = variants.get(by)
                if found is None:
                    found = variants.get(plural(by), default)
            else:
                found = variants.get(str(by), default)
            return found if isinstance(found, str) else found(fields)

        return chosen


class Variable:
    """The value of a field."""

    def __init__(self, name: str):
        self.name = name

    def __call__(self, fields: Fields) -> Any:
        return fields[self.name]


def joined(parts: list[Part]) -> Callable[..., str]:
    """A function that joins the parts."""

    def say(**fields: Any) -> str:
        return "".join([part if isinstance(part, str) else str(part(fields)) for part in parts])

    return say


def digital(n: float, least: int, most: int, decimal: str) -> str:
    """A number with between `least` and `most` digits after the point."""
    text = f"{n:.{max(least, most)}f}"
    whole, _, digits = text.partition(".")
    digits = digits[:least] + digits[least:].rstrip("0")
    return f"{whole}{decimal}{digits}" if digits else whole
