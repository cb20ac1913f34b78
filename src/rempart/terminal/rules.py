"""Rules in words, for the table's "why?" and for `rempart rules`."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

import rempart
from rempart import rulebook
from rempart.kernel import Game
from rempart.kernel.rules import RuleTexts
from rempart.kernel.text import Text
from rempart.terminal.language import speak

INDENT = (0, 0, 0, 2)


def words_of(rule: str, texts: RuleTexts) -> str:
    """The sentence of a rule or ruling; "" where there is none."""
    if rule in texts.rulings:
        return texts.rulings[rule].ruling
    return texts.rules.get(rule, "")


def brief(rules: Iterable[str], game: Game, text: Text) -> Table:
    """Some rules with their sentences."""
    texts = game.rules.texts(text.language)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="rule_id", no_wrap=True)
    table.add_column(ratio=1)
    for rule in dict.fromkeys(rules):
        table.add_row(rule, words_of(rule, texts))
    return table


def full(rule: str, game: Game, text: Text) -> Group:
    """Everything about a rule: sentence, source, rulings, code, tests."""
    texts = game.rules.texts(text.language)
    if rule in game.rules.rulings:
        return ruling(rule, game, text, texts)
    entry = game.rules[rule]
    chapter = next(c for c in game.rules.chapters if entry in c.rules)
    where = f"{text('game.name')} · {texts.chapters.get(chapter.id, chapter.id)}"
    source = text(f"rules.source.{entry.source}")
    if entry.section:
        source = text("rules.section", source=source, section=texts.section(entry))
    parts: list[RenderableType] = [
        Styled().append(rule, style="title").append(f"  {where}", style="note"),
        Padding(words_of(rule, texts), INDENT),
        _fact(text("rules.source_is"), [source]),
        _fact(text("rules.example_is"), [text("rules.yes")]) if entry.example else "",
        *(ruling(name, game, text, texts) for name in entry.rulings),
        _fact(text("rules.implemented"), _implemented(rule, game, text)),
        _fact(text("rules.tested"), _tested(rule, game, text)),
    ]
    return Group(*(part for part in parts if part != ""))


def ruling(name: str, game: Game, text: Text, texts: RuleTexts) -> Group:
    """A ruling: what was unclear, what we decided and why."""
    words = texts.rulings[name]
    table = Table.grid(padding=(0, 2))
    table.add_column(style="note", no_wrap=True)
    table.add_column(ratio=1)
    table.add_row(text("rules.question"), words.question)
    table.add_row(text("rules.ruling"), words.ruling)
    table.add_row(text("rules.reason"), words.reason)
    about = game.rules.rulings[name].rules or tuple(
        rule.id for rule in game.rules.rules.values() if name in rule.rulings
    )
    head = Styled().append(name, style="rule_id").append(f"  {', '.join(about)}", style="note")
    return Group(head, Padding(table, INDENT))


def _fact(name: str, values: list[str]) -> Group:
    return Group(
        Styled(name, style="note"),
        *(Padding(Styled(value, overflow="fold"), INDENT) for value in values),
    )


def _implemented(rule: str, game: Game, text: Text) -> list[str]:
    return rulebook.implemented(game)[rule] or [text("rules.not_cited")]


def _tested(rule: str, game: Game, text: Text) -> list[str]:
    tests = rulebook.tested(game)
    if tests is None:
        return [text("rules.no_tests")]
    return tests[rule] or [text("rules.no_test")]


# Lists


def chapter_list(game: Game, text: Text) -> Group:
    """The chapters of a game's rules, with how many rules each has and how many are tested."""
    texts = game.rules.texts(text.language)
    tests = rulebook.tested(game)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(text("rules.chapter"))
    table.add_column(text("rules.count"), justify="right")
    table.add_column(text("rules.with_tests"), justify="right")
    for chapter in game.rules.chapters:
        count = sum(bool(tests[rule.id]) for rule in chapter.rules) if tests else "–"
        name = texts.chapters.get(chapter.id, chapter.id)
        table.add_row(Styled(chapter.id, "rule_id"), name, str(len(chapter.rules)), str(count))
    title = Styled().append(text("game.name"), style="title").append(f"  {game.id}", style="note")
    missing = [Styled(text("rules.no_tests"), style="note")] if tests is None else []
    return Group(title, Padding(table, INDENT), *missing)


def rule_list(game: Game, text: Text, only: str = "") -> Group:
    """The rules of a game by chapter, or those of one chapter."""
    texts = game.rules.texts(text.language)
    parts: list[RenderableType] = []
    for chapter in game.rules.chapters:
        if only in ("", chapter.id):
            name = texts.chapters.get(chapter.id, chapter.id)
            head = Styled().append(name, style="title").append(f"  {chapter.id}", style="note")
            parts += [head, brief((rule.id for rule in chapter.rules), game, text), ""]
    return Group(*parts[:-1])


def answer(wanted: str, language: str | None) -> list[RenderableType]:
    """What `rempart rules WANTED` prints: everything, a game, a chapter, a rule or a ruling."""
    if not wanted:
        found: list[RenderableType] = []
        for game in rempart.games().values():
            found += [chapter_list(game, speak(language, game)), ""]
        return [*found, speak(language)("rules.more")]
    name = wanted.lower().replace("-", "_")
    if name in rempart.games():
        game = rempart.game(name)
        return [rule_list(game, speak(language, game))]
    game, rule = rulebook.find(wanted)
    text = speak(language, game)
    if rule in game.rules:
        return [full(rule, game, text)]
    return [rule_list(game, text, rule)]
