"""The rulebooks of the documentation site: a page for each game and language.

Every rule has its ID as anchor, its text, where it comes from, the rulings it rests on, a position
that shows it (from a recorded match, otherwise from a test), and the tests that cover it.
Everything is read from the project; nothing is stored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from pathlib import Path

import rempart
from rempart import rulebook
from rempart.kernel import Game, Match
from rempart.kernel.rules import RULE_ID, Rule, RuleTexts
from rempart.kernel.sources import OURS
from rempart.kernel.text import Text
from rempart.sources import about_rule
from scripts.open_example import first_position
from scripts.rule_moments import FORBIDS, Moment, golden, moments

SITE = "build/site"
FOLDER = "rules"
LANGUAGES = {"en": "English", "fr": "Français", "pl": "Polski"}

WORDS = {
    "en": {
        "title": "{game}: the rules",
        "intro": "{rules} rules and {rulings} rulings, in our own words. Every rule is enforced "
        "and held by tests; this page is made from the same files as the game. At a table, a rule "
        "is one key away: each line of the log names its own. In the terminal, "
        "`rempart rules {first}` prints a rule with its code and its tests.",
        "lesson": "A short lesson teaches it at the table: [{address}]({address}), while "
        "`make play` runs.",
        "open": "**See it at the table** opens a position of a recorded match with the command "
        "shown, from a clone in which `make docs` was run. Without `--browser` it opens in the "
        "terminal, and `rempart play --load FILE` goes on from there. The record can also be "
        "downloaded and opened in the browser at [{address}]({address}).",
        "set_up": "Where no recorded match shows a rule, it opens the position that a test of the "
        "rule sets up, before the first choice of the test; what is asked later means nothing.",
        "origin": "Where the rules come from",
        "rulings": "Rulings",
        "see": "See it at the table",
        "happens": "The last thing that happened in this match happened by this rule.",
        "asks": "This rule gives the choice that is open.",
        "forbids": "This rule forbids a choice here. {option}: {why}.",
        "position": "A test of this rule begins with this position.",
        "record": "Download the record",
        "tests": "Tests: {n}",
        "example": "Worked example",
        "about": "About",
    },
    "fr": {
        "title": "{game} : les règles",
        "intro": "{rules} règles et {rulings} arbitrages, avec nos propres mots. Chaque règle est "
        "appliquée et vérifiée par des tests ; cette page est faite à partir des mêmes fichiers "
        "que le jeu. À la table, une règle est à une touche : chaque ligne du journal nomme la "
        "sienne. Dans le terminal, `rempart rules {first} --lang fr` affiche une règle, son code "
        "et ses tests.",
        "lesson": "Une courte leçon l’enseigne à la table : [{address}]({address}), tant que "
        "`make play` tourne.",
        "open": "**Voir à la table** ouvre une position d’une partie enregistrée avec la commande "
        "indiquée, depuis un clone où `make docs` a été lancé. Sans `--browser`, elle s’ouvre "
        "dans le terminal, et `rempart play --load FICHIER` reprend la partie. Le fichier peut "
        "aussi être téléchargé et ouvert dans le navigateur, à l’adresse [{address}]({address}).",
        "set_up": "Quand aucune partie enregistrée ne montre une règle, c’est la position d’un de "
        "ses tests qui s’ouvre, avant le premier choix du test ; les questions suivantes n’ont pas "
        "de sens.",
        "origin": "D’où viennent les règles",
        "rulings": "Arbitrages",
        "see": "Voir à la table",
        "happens": "Ce qui vient de se passer dans cette partie découle de cette règle.",
        "asks": "Cette règle donne le choix en attente.",
        "forbids": "Cette règle interdit ici un choix. {option} : {why}.",
        "position": "Un test de cette règle commence par cette position.",
        "record": "Télécharger la partie",
        "tests": "Tests : {n}",
        "example": "Exemple",
        "about": "Concerne",
    },
    "pl": {
        "title": "{game}: zasady",
        "intro": "{rules} zasad i {rulings} rozstrzygnięć, własnymi słowami. Program pilnuje "
        "każdej zasady i sprawdzają ją testy; ta strona powstaje z tych samych plików co gra. "
        "Przy stole zasada jest o jeden klawisz dalej: każdy wiersz dziennika podaje swoją. "
        "W terminalu `rempart rules {first} --lang pl` pokazuje zasadę, jej kod i testy.",
        "lesson": "Krótka lekcja uczy gry przy stole: [{address}]({address}), dopóki działa "
        "`make play`.",
        "open": "**Zobacz przy stole** otwiera pozycję z zapisanej partii podanym poleceniem, "
        "w klonie, w którym uruchomiono `make docs`. Bez `--browser` otwiera się w terminalu, "
        "a `rempart play --load PLIK` pozwala grać dalej. Zapis można też pobrać i otworzyć "
        "w przeglądarce: [{address}]({address}).",
        "set_up": "Gdy zasady nie widać w żadnej zapisanej partii, otwiera się pozycja z jej "
        "testu, przed pierwszym wyborem testu; późniejsze pytania nic nie znaczą.",
        "origin": "Skąd pochodzą zasady",
        "rulings": "Rozstrzygnięcia",
        "see": "Zobacz przy stole",
        "happens": "To, co wydarzyło się na końcu tej partii, wynika z tej zasady.",
        "asks": "Ta zasada daje wybór, na który gra teraz czeka.",
        "forbids": "Ta zasada zabrania tu wyboru. {option}: {why}.",
        "position": "Od tej pozycji zaczyna się test tej zasady.",
        "record": "Pobierz zapis",
        "tests": "Testy: {n}",
        "example": "Przykład",
        "about": "Dotyczy",
    },
}

PART = '<details class="rule-part" data-search-exclude>'

TABLE = "http://127.0.0.1:8000"
"""Where `make play` serves the table."""


def write(folder: Path) -> None:
    """Write all rulebooks, the records they show, and the page that lists them."""
    for game in our_games():
        matches = golden(game)
        shown = moments(game, matches)
        tests = rulebook.tested(game) or {}
        set_up = {rule for rule in tests if rule not in shown and first_position(tests[rule])}
        for language in game.rules.languages:
            page = Page(game, language, shown, set_up, tests)
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
    ):
        self.game = game
        self.rules = game.rules
        self.language = language
        self.words = WORDS[language]
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
            parts.append(f"## {self.words['rulings']} {{ #rulings }}")
            parts += [self.ruling(name) for name in self.rules.rulings]
        body = "\n\n".join(parts)
        return f'<div class="rulebook" lang="{self.language}" markdown>\n\n{body}\n\n</div>\n'

    def head(self) -> str:
        """Title, languages, how to use it, and the origins of the rules."""
        words, rules = self.words, self.rules
        title = words["title"].format(game=self.say("game.name"))
        intro = words["intro"].format(
            rules=len(rules.rules), rulings=len(rules.rulings), first=next(iter(rules.rules))
        )
        others = " · ".join(
            f"[{LANGUAGES[language]}]({file_of(self.game, language)})"
            for language in rules.languages
            if language != self.language
        )
        parts = [f"# {title}", others, intro]
        if (files(self.game.package) / "lesson").is_dir():
            parts.append(words["lesson"].format(address=f"{TABLE}/learn/{self.game.id}"))
        parts.append(words["open"].format(address=f"{TABLE}/new/{self.game.id}"))
        if self.set_up:
            parts[-1] += f" {words['set_up']}"
        return "\n\n".join(part for part in (*parts, self.origins()) if part)

    def origins(self) -> str:
        """How many rules come from each source."""
        counts = Counter(rule.source for rule in self.rules.rules.values())
        rows = "".join(
            f"<li>{self.source(source)} {count}</li>" for source, count in counts.most_common()
        )
        return f'<p>{self.words["origin"]}</p>\n<ul class="rule-origins">{rows}</ul>'

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
            facts.append(f'<span class="rule-source">{self.words["example"]}</span>')
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
            (self.words["about"], about),
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
            return self.opened(self.words["position"], command)
        moment = self.shown.get(rule)
        if moment is None:
            return ""
        said = self.words[moment.kind]
        if moment.kind == FORBIDS:
            assert moment.option is not None
            assert moment.why is not None
            option = self.say.say("option", moment.option, moment.seat)
            said = said.format(option=option, why=self.say.say("refusal", moment.why, moment.seat))
        file = f"records/{self.game.id}/{moment.name}.json"
        command = f".venv/bin/rempart replay {SITE}/{FOLDER}/{file} --browser"
        link = f'<p><a href="{file}" download>{self.words["record"]}</a></p>'
        return self.opened(said, command, link)

    def opened(self, said: str, command: str, more: str = "") -> str:
        """The box below a rule: what the position shows, and the command."""
        return (
            f"{PART}<summary>{self.words['see']}</summary>"
            f"<p>{escape(said)}</p><pre><code>{command}</code></pre>{more}</details>"
        )

    def tested(self, rule: str) -> str:
        """The tests that cover a rule."""
        tests = self.tests[rule]
        listed = "".join(f"<li><code>{escape(test)}</code></li>" for test in tests)
        count = self.words["tests"].format(n=len(tests))
        return f"{PART}<summary>{count}</summary><ul>{listed}</ul></details>"

    def linked(self, text: str) -> str:
        """A text in which the IDs of rules are links."""
        return RULE_ID.sub(lambda found: self.link(found[0]), escape(text, quote=False))

    def link(self, name: str) -> str:
        """A link to a rule or ruling of the game."""
        return f'<a href="#{name}">{name}</a>' if name in self.rules else name
