"""The dialogue before a match: which game, set up how, who sits where. Enter takes the default."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text as Styled

import rempart
from rempart.bots import best, bots_of
from rempart.kernel import Game, RempartError, Seat
from rempart.kernel.text import Text
from rempart.terminal.console import Terminal
from rempart.terminal.language import speak
from rempart.terminal.runs import ask_stage
from rempart.terminal.settings import Field, fields, whole_number


@dataclass
class Plan:
    """What to play."""

    game: Game
    settings: dict[str, Any]
    seed: int | None
    bots: dict[Seat, str]

    def command(self) -> str:
        """The command line that says the same."""
        words = ["rempart", "play", self.game.id]
        for field in fields(self.game):
            value = self.settings[field.name]
            if value == field.default:
                continue
            if field.is_switch:
                words.append(field.flag if value else field.flag.replace("--", "--no-", 1))
            else:
                said = ",".join(map(str, value)) if field.many else str(value)
                words += [field.flag, said]
        if self.bots:
            words += ["--bots", ",".join(f"{seat + 1}={name}" for seat, name in self.bots.items())]
        if self.seed is not None:
            words += ["--seed", str(self.seed)]
        return shlex.join(words)


def plan(terminal: Terminal, language: str | None) -> Plan:
    """Ask for everything, beginning with the game."""
    text = speak(language)
    terminal.clear()
    terminal.show(Styled(text("wizard.welcome"), style="title"), text("wizard.enter"), "")
    games = list(rempart.games().values())
    names = [f"{g.text(_spoken(g, text))('game.name')}  ({players(g, text)})" for g in games]
    game = games[choose(terminal, text, text("wizard.game"), names, 0)]
    text = speak(language, game)
    terminal.show(Styled(text("game.tagline"), style="note"), "")
    settings = ask_settings(terminal, text, game)
    bots = ask_seats(terminal, text, settings["players"], game)
    return Plan(game, settings, ask_seed(terminal, text, game), bots)


def _spoken(game: Game, text: Text) -> str:
    return text.language if text.language in game.languages else "en"


def players(game: Game, text: Text) -> str:
    """For how many players a game is, and how long it takes."""
    first, last = game.players[0], game.players[-1]
    count = str(first) if first == last else f"{first}–{last}"
    return text("cli.for_players", players=count, minutes=game.minutes)


def choose(
    terminal: Terminal, text: Text, question: str, names: Sequence[str], at: int, note: str = ""
) -> int:
    """One of a list by its number; Enter takes the one marked."""
    terminal.show(Styled(question, style="zone"))
    if note:
        terminal.show(Styled(note, style="note"))
    for n, name in enumerate(names):
        mark = text("wizard.default") if n == at else ""
        line = Styled().append(f"  {n + 1:>2}", style="number").append(f"  {name}", style="")
        terminal.show(line.append(f"  {mark}", style="note"))
    while True:
        answer = terminal.ask("› ")
        if not answer:
            return at
        number = whole_number(answer)
        if isinstance(number, int) and 1 <= number <= len(names):
            return number - 1
        terminal.show(Styled(text("wizard.number", last=len(names)), style="notice"))


def ask_settings(terminal: Terminal, text: Text, game: Game) -> dict[str, Any]:
    """The settings that apply; the expert ones only if the user wants to be asked."""
    found = {field.name: field.default for field in fields(game)}
    runs = game.runs
    first = [field for field in fields(game) if not field.setting.group]
    rest = [field for field in fields(game) if field.setting.group]
    stage = [field for field in first if runs and field.name == runs.setting]
    ask_fields(terminal, text, [field for field in first if field not in stage], found)
    if runs and stage and stage[0].setting.applies(found):
        found[runs.setting] = ask_stage(terminal, text, game, runs, found["players"])
    if any(field.setting.applies(found) for field in rest):
        answers = [text("wizard.no"), text("wizard.yes")]
        if choose(terminal, text, text("wizard.advanced"), answers, 0):
            ask_fields(terminal, text, rest, found)
    return found


def ask_fields(terminal: Terminal, text: Text, asked: list[Field], found: dict[str, Any]) -> None:
    """Ask for those that apply, given what was answered before."""
    for field in asked:
        if field.setting.applies(found):
            found[field.name] = ask_field(terminal, text, field)


def ask_field(terminal: Terminal, text: Text, field: Field) -> Any:
    """The value of a setting."""
    if field.choices and not field.many:
        if len(field.choices) == 1:
            return field.choices[0]
        at = field.choices.index(field.default) if field.default in field.choices else 0
        names = [field.shown(choice, text) for choice in field.choices]
        note = field.note(text) if field.setting.group else ""
        return field.choices[choose(terminal, text, field.label(text), names, at, note)]
    shown = field.shown(field.default, text)
    terminal.show(
        Styled().append(field.label(text), style="zone").append(f"  [{shown}]", style="note")
    )
    if field.choices:
        terminal.show(Styled(text("wizard.several", values=", ".join(map(str, field.choices)))))
    answer = terminal.ask("› ")
    return field.read(answer) if answer else field.default


def ask_seats(terminal: Terminal, text: Text, count: int, game: Game) -> dict[Seat, str]:
    """Who sits where: a person here, or a bot, the best unless another is chosen. The first seat is
    a person's."""
    names = list(bots_of(game))
    who = [text("wizard.me"), *(text("wizard.bot", bot=name) for name in names)]
    found: dict[Seat, str] = {}
    for seat in range(1, count):
        question = text("wizard.seat", seat=text.seat(seat))
        chosen = choose(terminal, text, question, who, 1 + names.index(best(game)))
        if chosen:
            found[seat] = names[chosen - 1]
    return found


def ask_seed(terminal: Terminal, text: Text, game: Game) -> int | None:
    """The seed; Enter for any."""
    terminal.show(Styled(text("wizard.seed"), style="zone"))
    while True:
        answer = terminal.ask("› ")
        if not answer:
            return None
        try:
            return game.read_seed(whole_number(answer))
        except RempartError as error:
            terminal.show(Styled(str(error), style="notice"))
