"""The rulebooks of the documentation site: a page for each game and language.

Every rule has its ID as anchor, its text, where it comes from, the rulings it rests on, a position
that shows it (from a recorded match, otherwise from a test), and the tests that cover it.
Everything is read from the project; nothing is stored.
"""

from __future__ import annotations

import base64
import zlib
from collections import Counter
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from pathlib import Path

import rempart
from rempart import rulebook
from rempart.kernel import Game, Match
from rempart.kernel.position import look_into, position_of
from rempart.kernel.rules import RULE_ID, Rule, RuleTexts
from rempart.kernel.sources import OURS
from rempart.kernel.text import Text
from rempart.sources import about_rule
from scripts.open_example import first_position
from scripts.rule_moments import FORBIDS, Moment, golden, moments

SITE = "build/site"
FOLDER = "rules"
LANGUAGES = {"en": "English", "fr": "Français", "pl": "Polski"}

WORDS = "scripts"
"""The package whose texts the pages use."""

PART = '<details class="rule-part" data-search-exclude>'

TABLE = "http://127.0.0.1:8000"
"""Where `make play` serves the table."""


def write(folder: Path) -> None:
    """Write all rulebooks, the records they show, and the page that lists them."""
    for game in our_games():
        matches = golden(game)
        shown = moments(game, matches)
        tests = rulebook.tested(game) or {}
        tried = {rule: first_position(tests[rule]) for rule in tests if rule not in shown}
        examples = {rule: match for rule, match in tried.items() if match is not None}
        set_up = set(examples)
        for rule, moment in shown.items():
            examples[rule] = matches[moment.record].branch(moment.at)
        positions = {
            rule: address
            for rule, match in examples.items()
            if (address := position_address(match)) is not None
        }
        for language in game.rules.languages:
            page = Page(game, language, shown, set_up, tests, positions)
            file = folder / FOLDER / file_of(game, language)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(page.text(), encoding="utf-8")
        write_records(folder, game, matches, shown.values())
    (folder / FOLDER / "index.md").write_text(index(), encoding="utf-8")


def our_games() -> list[Game]:
    """The games that come with Rempart."""
    return [game for game in rempart.games().values() if game.package.startswith("rempart.")]


def pages_of_rules() -> dict[str, str]:
    """For each rule and ruling, its page in English."""
    return {
        rule: file_of(game, "en")
        for game in our_games()
        for rule in (*game.rules.rules, *game.rules.rulings)
    }


def file_of(game: Game, language: str) -> str:
    """The name of a page."""
    return f"{game.id}.md" if language == "en" else f"{game.id}.{language}.md"


def write_records(
    folder: Path, game: Game, matches: dict[str, Match], shown: Iterable[Moment]
) -> None:
    """Write the positions that are shown, each as the record of a match that stops there."""
    records = folder / FOLDER / "records" / game.id
    records.mkdir(parents=True, exist_ok=True)
    for moment in {moment.name: moment for moment in shown}.values():
        match = matches[moment.record].branch(moment.at)
        (records / f"{moment.name}.json").write_bytes(match.record().json())


def position_address(match: Match) -> str | None:
    """Where a position can be changed; None: the match is over, or the position is only for a
    test."""
    if match.decision is None:
        return None
    record = position_of(match)
    if look_into(match.game, record).flaws:
        return None
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(record.json().strip()) + packer.flush()
    fragment = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"{TABLE}/position/{match.game.id}#p={fragment}"


def index() -> str:
    """The page that lists the rulebooks."""
    lines = [
        "# Rulebooks",
        "",
        "Every rule of every game, with its source, our rulings, a position to open at the table",
        "and the tests that hold it. `rempart rules` prints the same in the terminal.",
        "",
        "| game | rules | rulings | languages |",
        "|---|---|---|---|",
    ]
    for game in our_games():
        pages = ", ".join(
            f"[{LANGUAGES[language]}]({file_of(game, language)})"
            for language in game.rules.languages
        )
        name = f"[{game.text('en')('game.name')}]({file_of(game, 'en')})"
        lines.append(f"| {name} | {len(game.rules.rules)} | {len(game.rules.rulings)} | {pages} |")
    return "\n".join(lines) + "\n"


class Page:
    """The rulebook of a game in a language."""

    def __init__(
        self,
        game: Game,
        language: str,
        shown: dict[str, Moment],
        set_up: set[str],
        tests: dict[str, list[str]],
        positions: dict[str, str],
    ):
        self.game = game
        self.positions = positions
        self.rules = game.rules
        self.language = language
        self.words = Text(WORDS, language)
        self.say: Text = game.text(language)
        self.texts: RuleTexts = game.rules.texts(language)
        self.shown = shown
        self.set_up = set_up
        self.tests = tests

    def text(self) -> str:
        """The page."""
        parts = [self.head()]
        for chapter in self.rules.chapters:
            parts.append(f"## {self.texts.chapters[chapter.id]} {{ #{chapter.id} }}")
            parts += [self.rule(rule) for rule in chapter.rules]
        if self.rules.rulings:
            parts.append(f"## {self.words('page.rulings')} {{ #rulings }}")
            parts += [self.ruling(name) for name in self.rules.rulings]
        body = "\n\n".join(parts)
        return f'<div class="rulebook" lang="{self.language}" markdown>\n\n{body}\n\n</div>\n'

    def head(self) -> str:
        """Title, languages, how to use it, and the origins of the rules."""
        words, rules = self.words, self.rules
        title = words("page.title", game=self.say("game.name"))
        intro = words(
            "page.intro",
            rules=len(rules.rules),
            rulings=len(rules.rulings),
            first=next(iter(rules.rules)),
        )
        others = " · ".join(
            f"[{LANGUAGES[language]}]({file_of(self.game, language)})"
            for language in rules.languages
            if language != self.language
        )
        parts = [f"# {title}", others, intro]
        if (files(self.game.package) / "lesson").is_dir():
            parts.append(words("page.lesson", address=f"{TABLE}/learn/{self.game.id}"))
        parts.append(words("page.open", address=f"{TABLE}/new/{self.game.id}"))
        if self.set_up:
            parts[-1] += f" {words('page.set_up')}"
        return "\n\n".join(part for part in (*parts, self.origins()) if part)

    def origins(self) -> str:
        """How many rules come from each source."""
        counts = Counter(rule.source for rule in self.rules.rules.values())
        rows = "".join(
            f"<li>{self.source(source)} {count}</li>" for source, count in counts.most_common()
        )
        return f'<p>{self.words("page.origin")}</p>\n<ul class="rule-origins">{rows}</ul>'

    def source(self, source: str, section: str = "") -> str:
        """A mark that says where a rule comes from."""
        words = self.say(f"rules.source.{source}")
        if section:
            words = self.say("rules.section", source=words, section=section)
        return f'<span class="rule-source rule-source-{source}">{escape(words)}</span>'

    def rule(self, rule: Rule) -> str:
        """A rule."""
        facts = [self.source(rule.source, self.texts.section(rule))]
        if rule.example:
            facts.append(f'<span class="rule-source">{self.words("page.example")}</span>')
        if rule.source not in OURS and (ours := about_rule(rule, self.game, self.say)):
            facts.append(f'<span class="rule-source rule-source-house">{escape(ours)}</span>')
        facts += [self.link(ruling) for ruling in rule.rulings]
        parts = [
            self.heading(rule.id),
            f"<p>{self.linked(self.texts.rules[rule.id])}</p>",
            f'<p class="rule-facts">{" ".join(facts)}</p>',
            f'<div class="rule-more">{self.moment(rule.id)}{self.tested(rule.id)}</div>',
        ]
        return "\n".join(parts)

    def ruling(self, name: str) -> str:
        """A ruling: what was unclear, what we decided and why."""
        words = self.texts.rulings[name]
        about = " ".join(self.link(rule) for rule in self.rules.rulings[name].rules)
        rows = [
            (self.say("rules.question"), self.linked(words.question)),
            (self.say("rules.ruling"), self.linked(words.ruling)),
            (self.say("rules.reason"), self.linked(words.reason)),
            (self.words("page.about"), about),
        ]
        told = "".join(f"<dt>{name}</dt><dd>{said}</dd>" for name, said in rows if said)
        more = f'<div class="rule-more">{self.moment(name)}</div>'
        return f"{self.heading(name)}\n<dl>{told}</dl>\n{more}"

    def heading(self, name: str) -> str:
        """The ID of a rule, which is also its anchor."""
        return f'<h3 id="{name}">{name}</h3>'

    def moment(self, rule: str) -> str:
        """How to see a rule at the table; "" if no match shows it."""
        if rule in self.set_up:
            command = f".venv/bin/python -m scripts.open_example {rule} --browser"
            return self.opened(self.words("page.position"), command, self.changed(rule))
        moment = self.shown.get(rule)
        if moment is None:
            return ""
        told: dict[str, str] = {}
        if moment.kind == FORBIDS:
            assert moment.option is not None
            assert moment.why is not None
            told["option"] = self.say.say("option", moment.option, moment.seat)
            told["why"] = self.say.say("refusal", moment.why, moment.seat)
        said = self.words(f"page.{moment.kind}", **told)
        file = f"records/{self.game.id}/{moment.name}.json"
        command = f".venv/bin/rempart replay {SITE}/{FOLDER}/{file} --browser"
        link = f'<p><a href="{file}" download>{self.words("page.record")}</a></p>'
        return self.opened(said, command, link + self.changed(rule))

    def changed(self, rule: str) -> str:
        """A link to the editor of positions, where the position of a rule can be changed; "" if it
        is only for a test."""
        address = self.positions.get(rule)
        if address is None:
            return ""
        return f'<p><a href="{address}">{self.words("page.change")}</a></p>'

    def opened(self, said: str, command: str, more: str = "") -> str:
        """The box below a rule: what the position shows, and the command."""
        return (
            f"{PART}<summary>{self.words('page.see')}</summary>"
            f"<p>{escape(said)}</p><pre><code>{command}</code></pre>{more}</details>"
        )

    def tested(self, rule: str) -> str:
        """The tests that cover a rule."""
        tests = self.tests[rule]
        listed = "".join(f"<li><code>{escape(test)}</code></li>" for test in tests)
        count = self.words("page.tests", n=len(tests))
        return f"{PART}<summary>{count}</summary><ul>{listed}</ul></details>"

    def linked(self, text: str) -> str:
        """A text in which the IDs of rules are links."""
        return RULE_ID.sub(lambda found: self.link(found[0]), escape(text, quote=False))

    def link(self, name: str) -> str:
        """A link to a rule or ruling of the game."""
        return f'<a href="#{name}">{name}</a>' if name in self.rules else name
