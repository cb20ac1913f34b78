"""Texts in Fluent's format: read, said, and refused with the place of the mistake."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

import rempart
from rempart.kernel.errors import BadData
from rempart.kernel.fluent import GRAMMARS, Messages, Name, as_pattern, de, read_sources, within
from rempart.kernel.text import COMMON, Text, languages, read_texts

SOURCE = """\
# What a thing is called.
unit-orc = Ork
    .gender = masculine
    .acc = orka
unit-fairy = Wróżka
    .gender = feminine
    .acc = wróżkę
nobody = nikt

## Sentences

moved = { $unit } → { $place }
beats = { $seat } bije { FORM($unit, "acc") }.
ready = { FORM($unit, "gender") ->
    [feminine] { $unit } jest gotowa
   *[masculine] { $unit } jest gotowy
}
killed = { $n ->
    [0] Nikt nie ginie.
    [one] Ginie { $n } jednostka.
    [few] Giną { $n } jednostki.
    [many] Ginie { $n } jednostek.
   *[other] Ginie { $n } jednostki.
}
mean = Średnio { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 2) }
end = Koniec: { nobody }.
braces = { "{" }{ $n }{ "}" }
spaced = { " " }i{ " " }
long =
    Pierwszy wiersz.
    Drugi wiersz.
"""


def written(source: str, folder: Path, language: str) -> Path:
    file = folder / f"{language}.ftl"
    file.write_text(source, encoding="utf-8")
    return file


def messages(source: str, folder: Path, language: str = "pl") -> Messages:
    return Messages("tests", language, read_sources(written(source, folder, language)))


def say(found: Messages, key: str, /, **fields: Any) -> str:
    message = found[key]
    return message if isinstance(message, str) else message(**fields)


def test_names_have_forms(tmp_path: Path):
    found = messages(SOURCE, tmp_path)
    orc, fairy = found["unit.orc"], found["unit.fairy"]
    assert isinstance(orc, Name)
    assert orc == "Ork"
    assert say(found, "moved", unit=orc, place="most") == "Ork → most"
    assert say(found, "beats", seat="Ala", unit=orc) == "Ala bije orka."
    assert say(found, "ready", unit=orc) == "Ork jest gotowy"
    assert say(found, "ready", unit=fairy) == "Wróżka jest gotowa"


def test_a_plain_name_stays_as_it_is(tmp_path: Path):
    found = messages(SOURCE, tmp_path)
    assert say(found, "beats", seat="Ala", unit="Ork (2)") == "Ala bije Ork (2)."
    assert say(found, "ready", unit="Ork (2)") == "Ork (2) jest gotowy"


def test_a_name_within_a_longer_one_keeps_its_forms(tmp_path: Path):
    found = messages(SOURCE, tmp_path)
    fairy = found["unit.fairy"]
    assert isinstance(fairy, Name)
    second = within(fairy, "{} (2)".format)
    assert second == "Wróżka (2)"
    assert say(found, "beats", seat="Ala", unit=second) == "Ala bije wróżkę (2)."
    assert say(found, "ready", unit=second) == "Wróżka (2) jest gotowa"


def test_a_name_without_the_form_that_is_asked_for_is_told(tmp_path: Path):
    found = messages(SOURCE, tmp_path)
    with pytest.raises(BadData, match=r"'Elf' has no \.acc"):
        say(found, "beats", seat="Ala", unit=Name("Elf", {"gender": "masculine"}))


@pytest.mark.parametrize(
    ("n", "words"),
    [
        (0, "Nikt nie ginie."),
        (1, "Ginie 1 jednostka."),
        (3, "Giną 3 jednostki."),
        (5, "Ginie 5 jednostek."),
        (12, "Ginie 12 jednostek."),
        (22, "Giną 22 jednostki."),
        (1.5, "Ginie 1.5 jednostki."),
    ],
)
def test_numbers_choose_the_words(n: float, words: str, tmp_path: Path):
    assert say(messages(SOURCE, tmp_path), "killed", n=n) == words


@pytest.mark.parametrize(("n", "words"), [(2, "2,0"), (1.25, "1,25"), (1.256, "1,26")])
def test_digits_after_the_point(n: float, words: str, tmp_path: Path):
    assert say(messages(SOURCE, tmp_path), "mean", n=n) == f"Średnio {words}"


def test_other_texts_literals_and_lines(tmp_path: Path):
    found = messages(SOURCE, tmp_path)
    assert say(found, "end") == "Koniec: nikt."
    assert say(found, "braces", n=3) == "{3}"
    assert say(found, "spaced") == " i "
    assert say(found, "long") == "Pierwszy wiersz.\nDrugi wiersz."


def test_what_a_text_needs(tmp_path: Path):
    found = messages(SOURCE, tmp_path)
    assert found.needs("beats").fields == {"seat", "unit"}
    assert found.needs("beats").forms == {("unit", "acc")}
    assert found.needs("killed").plurals == (GRAMMARS["pl"].categories,)
    assert found.needs("nobody").fields == set()


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("a = { $n", "pl.ftl:1: 'a' is not Fluent"),
        ("b = x\n\na = { c }", "pl.ftl:3: 'a' refers to 'c', which does not exist"),
        ("a = { -term }", "TermReference, which is not supported"),
        ("a = { DATETIME($n) }", "uses DATETIME() in a way that is not supported"),
        ("a = { NUMBER($n, style: 3) }", "uses NUMBER() in a way that is not supported"),
        ("a = { FORM($n) }", "uses FORM() in a way that is not supported"),
        ("a = { $n }\n    .gen = x", "has forms, so it must be a plain name"),
        ("a = x\n    .gen = { $n }", "has a form that is no plain text"),
        ("a =\n    .gen = x", "has no text"),
        ('a = { "x" ->\n   *[y] z\n}', "chooses by something that is always the same"),
    ],
)
def test_mistakes_are_told_with_their_place(source: str, says: str, tmp_path: Path):
    found = messages(source, tmp_path)
    with pytest.raises(BadData, match=re.escape(says)):
        found["a"]


def test_a_text_that_is_there_twice_is_told(tmp_path: Path):
    with pytest.raises(BadData, match=r"pl\.ftl:2: 'a\.b' is there twice"):
        messages("a-b = x\na-b = y\n", tmp_path)


def test_french_lines_do_not_break_before_their_punctuation(tmp_path: Path):
    source = "quoi = { $who } dit : « Quoi ? » ({ $n } %) !\n    .gender = masculine\n"
    source += "many = { $n ->\n    [one] Un seul ; pas plus\n   *[other] { $n } : trop\n}\n"
    words = "{ $who } dit~: «~Quoi~?~» ({ $n }~%)~!".replace("~", "\N{NO-BREAK SPACE}")
    assert words in read_sources(written(source, tmp_path, "fr"))["quoi"].text
    assert say(messages(source, tmp_path, "fr"), "many", n=3) == "3\N{NO-BREAK SPACE}: trop"
    assert "\N{NO-BREAK SPACE}" not in read_sources(written(source, tmp_path, "en"))["quoi"].text


@pytest.mark.parametrize(
    ("seat", "wall"),
    [
        ("Paul", "Le mur de Paul"),
        ("Anne", "Le mur d'Anne"),
        ("Élodie", "Le mur d'Élodie"),
        ("Hugo", "Le mur de Hugo"),
        ("Joueur 1", "Le mur de Joueur 1"),
        (8, "Le mur de 8"),
    ],
)
def test_french_de_is_elided_before_a_vowel(seat: object, wall: str, tmp_path: Path):
    source = "wall = Le mur de { $seat }\n"
    assert say(messages(source, tmp_path, "fr"), "wall", seat=seat) == wall
    assert say(messages(source, tmp_path), "wall", seat=seat) == f"Le mur de {seat}"


def test_plain_text_as_a_pattern(tmp_path: Path):
    found = messages(f"a = {as_pattern('{x} y')}", tmp_path)
    assert found["a"] == "{x} y"


# All our texts, beside Fluent's own library

OURS = [COMMON, "rempart.table", "rempart.lab", "scripts"]
PACKAGES = [*OURS, *(g.package for g in rempart.games().values())]
SPOKEN = [(package, language) for package in PACKAGES for language in languages(package)]


def form(name: Any, wanted: str) -> str:
    return name.forms[wanted] if isinstance(name, Name) else str(name)


def plain_number(n: Any, **options: Any) -> Any:
    return fluent_number(n, useGrouping=False, **options)


@pytest.mark.parametrize(("package", "language"), SPOKEN)
def test_everything_is_said_as_fluent_says_it(package: str, language: str):
    sources = read_texts(package, language)
    found = Messages(package, language, sources)
    functions: dict[str, Callable[..., Any]] = {"FORM": form, "NUMBER": plain_number, "DE": de}
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    bundle.add_resource(FluentResource("\n".join(each.text for each in sources.values())))
    for key in sources:
        needs = found.needs(key)
        value = bundle.get_message(key.replace(".", "-")).value
        assert value is not None
        for n in (0, 1, 2, 5, 22) if needs.fields else (0,):
            fields = dict.fromkeys(needs.fields, n)
            fields |= {field: "Ada" for field, _ in needs.forms}
            said, errors = bundle.format_pattern(value, fields)
            assert errors == []
            assert say(found, key, **fields) == said, key


@pytest.mark.parametrize("language", GRAMMARS)
def test_plurals_are_those_of_unicode(language: str):
    from babel import Locale

    rule = Locale.parse(language).plural_form
    for n in (*range(130), 0.5, 1.5, 2.5, 1000, 1001):
        assert GRAMMARS[language].plural(n) == rule(n), n


# Lists


@pytest.mark.parametrize(
    ("names", "words"),
    [((), ""), (("a",), "a"), (("a", "b"), "a and b"), (("a", "b", "c"), "a, b and c")],
)
def test_lists(names: tuple[str, ...], words: str):
    assert Text(COMMON, "en").listed(names) == words
    assert Text(COMMON, "en").listed(names, "or") == words.replace("and", "or")
