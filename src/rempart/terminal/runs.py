"""Runs at the terminal: which stage is played, how hard it is, and the next one."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text as Styled

from rempart.kernel import Game, Match, RempartError
from rempart.kernel.errors import BadSettings
from rempart.kernel.runs import Runs, Try
from rempart.kernel.text import Text
from rempart.rating import Rating, gone_on, judged
from rempart.terminal.console import Terminal, make_console

DAY = 86_400
OTHER = "n"
"""What is typed for another stage."""
ROUGHLY = 5
"""Shares are told in multiples of this: they are no better known."""


def ask_stage(terminal: Terminal, text: Text, game: Game, runs: Runs, players: int) -> str:
    """The code of a stage: one that is ready, another one every day; a new one; or the one that
    somebody types."""
    ready = list(runs.ready(players))
    today = int(time.time()) // DAY
    ready = ready[today % len(ready) :] + ready[: today % len(ready)] if ready else []
    offer = next_offer(terminal, text, game, players, ready)
    while True:
        show_offer(terminal, text, runs, offer, players)
        terminal.show(Styled(text("wizard.stage", key=OTHER), style="note"))
        answer = terminal.ask("› ")
        if not answer:
            return offer.code
        if answer.lower() == OTHER:
            offer = next_offer(terminal, text, game, players, ready)
            continue
        try:
            runs.stage(answer, text)
            return answer
        except BadSettings as error:
            terminal.show(Styled(error.translated(text), style="notice"))


def next_offer(terminal: Terminal, text: Text, game: Game, players: int, ready: list[Try]) -> Try:
    """The next stage that is ready, or a new one, which is rated first."""
    assert game.runs is not None
    if ready:
        return ready.pop(0)
    code = game.runs.first(secrets.randbelow(1 << 53))
    return rated(text, game, players, [Try(code)], tune=True).best


def show_offer(terminal: Terminal, text: Text, runs: Runs, offer: Try, players: int) -> None:
    """A stage: its name, its code, how hard it is."""
    stage = runs.stage(offer.code, text)
    line = Styled().append(stage.title, style="zone").append(f"  {offer.code}", style="value")
    terminal.show(line)
    if offer.played:
        terminal.show(text("wizard.rate", percent=roughly(offer.percent), players=players))


def roughly(percent: float) -> int:
    """A share as it is told."""
    return min(100 - ROUGHLY, max(ROUGHLY, round(percent / ROUGHLY) * ROUGHLY))


def rated(text: Text, game: Game, players: int, tries: Sequence[Try], tune: bool) -> Rating:
    """A rating, with a progress bar. Ctrl-C takes what was found so far."""
    said = TextColumn(text("wizard.rating"))
    console = make_console(stderr=True)
    found = list(tries)
    columns = (said, BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=None)
        with suppress(KeyboardInterrupt):
            while not (now := judged(game, found, tune)).done:
                progress.update(task, completed=now.played, total=now.most)
                found = gone_on(game, players, found, tune, 0.0)
    return judged(game, found, tune)


def next_stage(match: Match) -> str:
    """The stage after a match that was won, not rated yet; empty: there is none."""
    runs, outcome = match.game.runs, match.outcome
    if runs is None or outcome is None or not outcome.winners:
        return ""
    code = runs.code_of(match.settings, match.seed)
    return runs.following(code) if code else ""


def following(terminal: Terminal, match: Match, text: Text) -> Match:
    """The match of the next stage, rated first, with the same settings otherwise."""
    game, code = match.game, next_stage(match)
    if game.runs is None or not code:
        raise RempartError(text("terminal.no_next"))
    found = rated(text, game, len(match.seats), [Try(code)], tune=True).best
    show_offer(terminal, text, game.runs, found, len(match.seats))
    settings = {name: getattr(match.settings, name) for name in match.settings.__struct_fields__}
    changed = game.read_settings({**settings, game.runs.setting: found.code})
    return Match(game, changed, secrets.randbelow(1 << 53), match.patch)
