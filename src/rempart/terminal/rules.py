"""Rules in words, for the table's "why?" and for `rempart rules`."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

import rempart
from rempart import rulebook, sources
from rempart.kernel import Game
from rempart.kernel.rules import RuleTexts
from rempart.kernel.sources import HOUSE
from rempart.kernel.text import Text
from rempart.sources import MARK
from rempart.terminal.language import speak

INDENT = (0, 0, 0, 2)


def words_of(rule: str, texts: RuleTexts) -> str:
    """The sentence of a rule or ruling; "" where there is none."""
    if rule in texts.rulings:
        return texts.rulings[rule].ruling
    return texts.rules.get(rule, "")


def brief(rules: Iterable[str], game: Game, text: Text) -> Table:
    """Some rules with their sentences; those that are ours, wholly or in part, with the mark."""
    texts = game.rules.texts(text.language)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="rule_id", no_wrap=True)
    table.add_column(style="mark", no_wrap=True)
    table.add_column(ratio=1)
    for rule in dict.fromkeys(rules):
        table.add_row(rule, MARK if ours(rule, game, text) else "", words_of(rule, texts))
    return table


def ours(rule: str, game: Game, text: Text) -> str:
    """What of a rule or ruling is ours, as a sentence; "": nothing."""
    if rule in game.rules.rulings:
        return text("source.ruling")
    return sources.about_rule(game.rules[rule], game, text)


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
        _fact(text("rules.source_is"), [source, *marked(ours(rule, game, text))]),
        _fact(text("rules.example_is"), [text("rules.yes")]) if entry.example else "",
        *(ruling(name, game, text, texts) for name in entry.rulings),
        _fact(text("rules.implemented"), _implemented(rule, game, text)),
        _fact(text("rules.tested"), _tested(rule, game, text)),
    ]
    return Group(*(part for part in parts if part != ""))


def marked(sentence: str) -> list[str]:
    """A sentence about what is ours, with the mark; nothing where nothing is."""
    return [f"{MARK} {sentence}"] if sentence else []


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
    return Group(*parts, Styled(f"{MARK} {text('source.legend')}", style="note"))


def source_page(game: Game, text: Text) -> Group:
    """What of a game is from its rulebook, what is public and what is ours."""
    parts: list[RenderableType] = [
        Styled()
        .append(text("game.name"), style="title")
        .append(f"  {text('source.page')}", style="note")
    ]
    for part in sources.page(game, text):
        head = Styled(f"{MARK} " if part.source == HOUSE else "", style="mark")
        head.append(part.title, style="title").append(
            f"  {text('source.count', rules=part.rule_count, values=part.value_count)}", "note"
        )
        parts += ["", head, Padding(Styled(part.about, style="note"), INDENT)]
        parts += (source_group(group) for group in (*part.values, *part.rules))
    return Group(*parts)


def source_group(group: sources.Group) -> Padding:
    """A chapter or table of the page: its name, then a line for each entry."""
    head = Styled().append(group.name, style="zone").append(f"  {group.count}", style="note")
    lines = Table.grid(padding=(0, 2))
    lines.add_column(no_wrap=all(entry.rule for entry in group.entries), max_width=36)
    lines.add_column(ratio=1, style="note")
    for entry in group.entries:
        lines.add_row(Styled(entry.name, "rule_id" if entry.rule else ""), entry.words)
    return Padding(Group(head, *([Padding(lines, INDENT)] if group.entries else [])), INDENT)


def source_pages(wanted: str, language: str | None) -> list[RenderableType]:
    """What `rempart rules GAME --sources` prints; without a game, all of them."""
    name = wanted.lower().replace("-", "_")
    games = [rempart.game(name)] if name else list(rempart.games().values())
    return [source_page(game, speak(language, game)) for game in games]


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
