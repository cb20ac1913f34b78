"""Checks of a package's texts: the same in every language, and each with the grammar it needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from rempart.kernel import Game
from rempart.kernel.fluent import GRAMMARS, Messages, Name
from rempart.kernel.text import SEAT, Text, languages, read_texts
from rempart.kernel.vocabulary import Meaning, uses_in


def faults(package: str, part: str = "") -> list[str]:
    """What is wrong with the texts of a package, or a part of them, in any language."""
    english = Messages(package, "en", read_texts(package, "en", part))
    found: list[str] = []
    for language in languages(package, part):
        messages = Messages(package, language, read_texts(package, language, part))
        found += [f"{language}: {fault}" for fault in _compared(messages, english)]
    return found


def _compared(messages: Messages, english: Messages) -> Iterator[str]:
    for key in english.sources.keys() - messages.sources.keys():
        yield f"{key} is missing"
    for key in messages.sources.keys() - english.sources.keys():
        yield f"{key} is not in English"
    grammar = GRAMMARS.get(messages.language)
    for key in messages.sources.keys() & english.sources.keys():
        needs, model = messages.needs(key), english.needs(key)
        if needs.fields != model.fields:
            yield f"{key} has the fields {sorted(needs.fields)}, not {sorted(model.fields)}"
        if grammar and any(plurals != grammar.categories for plurals in needs.plurals):
            yield f"{key} counts, but not with {', '.join(sorted(grammar.categories))}"
        if bool(messages[key]) != bool(english[key]):
            yield f"{key} is empty"


def missing_forms(game: Game) -> list[str]:
    """Names without a form (gender, case) that a sentence of the game asks of them."""
    return [
        f"{language}: {fault}"
        for language in game.languages
        for fault in sorted(set(_formless(game, game.text(language))))
    ]


def _formless(game: Game, text: Text) -> Iterator[str]:
    structs: Mapping[str, type[msgspec.Struct]] = {
        **{f"option.{kind.__name__}": kind for kind in game.options},
        **{f"event.{kind.__name__}": kind for kind in game.events},
    }
    for key in text.messages.sources:
        kind = structs.get(key)
        typed = {name: use.meaning for name, use in uses_in(kind).items()} if kind else {}
        for field, form in text.messages.needs(key).forms:
            meaning = typed.get(field) or game.vocabulary.get(field)
            if meaning is not None and meaning.name != SEAT:
                yield from _without(form, meaning, text, key)


def _without(form: str, meaning: Meaning, text: Text, key: str) -> Iterator[str]:
    for value in meaning.values:
        name = text.name(meaning, value)
        if not isinstance(name, Name) or form not in name.forms:
            yield f"{meaning.name} {str(name)!r} has no .{form}, which {key} asks for"
