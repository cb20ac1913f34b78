"""`rempart campaign`: the path with its stars, one battle after the other; progress in a file."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Styled

from rempart.campaign import BadProgress, Campaign, CampaignFile, Report, Wins, read_file
from rempart.folders import user_folder
from rempart.kernel import Match, RempartError
from rempart.kernel.text import Text
from rempart.terminal import saves
from rempart.terminal.cells import echo
from rempart.terminal.console import Terminal

STAR, NO_STAR, MEDAL, NO_MEDAL = "★☆◆◇"
SIGNS = {"won": "✓", "open": "›", "locked": "·"}

New = Callable[[str, str], Match]
"""Sets up a battle in a mode."""
SitDown = Callable[[Match, Path | None], int]
"""Plays a match, which may be from a file, until it is over or left; gives the exit code."""

LEAVE = ("q", "quit")
"""What is typed to choose nothing."""


def default_path(game: str) -> Path:
    """Where the progress of a campaign is kept unless another file is named."""
    return user_folder() / f"campaign-{game}.json"


def battle_path(progress: Path) -> Path:
    """Where a battle is kept that was left before its end: beside the progress."""
    return progress.with_name(f"{progress.stem}-battle.json")


def load(path: Path, found: Campaign) -> CampaignFile:
    """The progress in a file; a new campaign if there is none."""
    if not path.exists():
        return CampaignFile(game=found.game.id)
    return read_file(saves.read(path), found)


def store(path: Path, kept: CampaignFile) -> None:
    """Write the progress to its file."""
    saves.replace(path, msgspec.json.format(msgspec.json.encode(kept)))


class Journey:
    """A campaign at a terminal.

    new          sets up a battle
    sit_down     plays it
    everything   all battles and modes are open
    """

    def __init__(
        self,
        terminal: Terminal,
        found: Campaign,
        path: Path,
        text: Text,
        new: New,
        sit_down: SitDown,
        everything: bool = False,
    ):
        self.terminal = terminal
        self.found = found
        self.path = path
        self.text = text
        self.new = new
        self.sit_down = sit_down
        self.everything = everything
        self.kept = load(path, found)

    @property
    def wins(self) -> Wins:
        """The progress."""
        return self.kept.wins

    def keep(self, wins: Wins) -> None:
        """Store progress."""
        self.kept.wins = wins
        store(self.path, self.kept)

    def add_code(self, code: str) -> None:
        """Add the wins of a code."""
        self.keep(self.found.merged(self.wins, self.found.read_code(code)))

    def run(self, battle: str = "", mode: str = "") -> int:
        """Show the path and fight battles until somebody leaves. With `battle`, that one first."""
        try:
            if not battle and (match := self.under_way()) is not None:
                if self.wants(match):
                    return self.go_on(match, battle_path(self.path))
            while True:
                if not battle:
                    self.terminal.show(self.path_lines())
                    battle = self.ask_battle()
                    if not battle:
                        return 0
                mode = mode or self.ask_mode(battle)
                if not mode:
                    battle = ""
                    continue
                match = self.new(battle, mode)
                code = self.sit_down(match, None)
                if match.outcome is None:
                    return code
                self.finish(match)
                battle = mode = ""
        except EOFError:
            return 0

    # A battle that was left

    def under_way(self) -> Match | None:
        """The battle that was left before its end, if there is one that can be read."""
        path = battle_path(self.path)
        if not path.exists():
            return None
        with contextlib.suppress(RempartError):
            match = saves.load(str(path))
            if match.outcome is None and self.battle_of(match):
                return match
        return None

    def battle_of(self, match: Match) -> str:
        """The battle of a match and its mode, in words; empty: it is none of the campaign."""
        fought = self.found.fought(msgspec.to_builtins(match.settings))
        if fought is None:
            return ""
        battle, mode = self.found.battles[fought[0]], self.found.modes[fought[1]]
        return f"{self.text(battle.name)} · {self.text(mode.name)}"

    def wants(self, match: Match) -> bool:
        """Whether to go on with a battle that was left."""
        question = self.text("campaign.go_on", battle=self.battle_of(match))
        return self.terminal.confirm(question, self.text, default=True)

    def go_on(self, match: Match, file: Path) -> int:
        """Go on with a battle from a file, then with the path."""
        code = self.sit_down(match, file)
        if match.outcome is None:
            return code
        self.finish(match)
        return self.run()

    def finish(self, match: Match) -> None:
        """Tell what a battle has earned; nothing is left to go on with."""
        path = battle_path(self.path)
        if not saves.is_other(path, match):
            path.unlink(missing_ok=True)
        self.tell(match)

    # The path

    def state(self, battle: str) -> str:
        """Whether a battle is won, open or locked."""
        if self.wins.get(battle):
            return "won"
        is_open = self.found.is_open(self.wins, battle, everything=self.everything)
        return "open" if is_open else "locked"

    def path_lines(self) -> RenderableType:
        """All battles with their stars, the code, and how many stars there are."""
        text = self.text
        grid = Grid.grid(padding=(0, 2, 0, 0))
        following = self.next()
        for n, (id, battle) in enumerate(self.found.battles.items()):
            state = self.state(id)
            style = {"won": "good", "open": "value", "locked": "note"}[state]
            grid.add_row(
                Styled(str(n), style="number" if state != "locked" else "note"),
                Styled(f"{SIGNS[state]} {text(battle.name)}", style=style),
                Styled(self.signs(id), style="fair"),
                Styled(text("campaign.here") if id == following else "", style="now"),
            )
        stars, most = self.found.total(self.wins)
        head = f"{text('game.name')} · {text('campaign.total', n=stars, all=most)}"
        lines = [Styled(head, style="title"), grid]
        if self.wins:
            code = text("campaign.code", code=self.found.code(self.wins))
            lines.append(Styled(code, style="note"))
        return Group(*lines)

    def signs(self, battle: str) -> str:
        """The stars of a battle as signs; challenges have signs of their own."""
        if self.found.battles[battle].optional:
            return ""
        won = self.wins.get(battle, {})
        modes = self.found.modes_of(battle)
        plain = [mode for mode in modes if not mode.challenge]
        got = max((mode.stars for mode in plain if mode.id in won), default=0)
        most = max(mode.stars for mode in plain)
        medals = (MEDAL if mode.id in won else NO_MEDAL for mode in modes if mode.challenge)
        return f"{STAR * got}{NO_STAR * (most - got)} {''.join(medals)}"

    def next(self) -> str:
        """The battle to suggest; the last one if all are won."""
        battle = self.found.next(self.wins, everything=self.everything)
        return battle or list(self.found.battles)[-1]

    # Asking

    def ask_battle(self) -> str:
        """Which battle to fight; empty: none."""
        text, battles = self.text, list(self.found.battles)
        name = text(self.found.battles[self.next()].name)
        while True:
            typed = self.terminal.ask(f"{text('campaign.which', battle=name)} › ").lower()
            if typed in LEAVE:
                return ""
            if not typed:
                return self.next()
            battle = self.named(typed, battles)
            if battle and self.state(battle) != "locked":
                return battle
            wrong = (
                text("campaign.locked") if battle else text("campaign.no_such", what=echo(typed))
            )
            self.terminal.show(Styled(wrong, style="notice"))

    def wanted(self, battle: str, mode: str) -> tuple[str, str]:
        """The battle and mode that were named on the command line, checked. A mode alone is that of
        the next battle."""
        if not battle and not mode:
            return "", ""
        battles = list(self.found.battles)
        found = self.named(battle.lower(), battles) if battle else self.next()
        if not found:
            last = len(battles) - 1
            raise BadProgress(f"no battle {battle!r}", "unknown_battle", what=battle, last=last)
        modes = [one.id for one in self.found.modes_of(found)]
        if mode and mode not in modes:
            known = self.text.listed(modes, "or")
            raise BadProgress(f"no mode {mode!r}", "unknown_mode", what=mode, modes=known)
        if not self.found.is_open(self.wins, found, mode, self.everything):
            raise BadProgress(f"{found!r} is locked", "locked")
        return found, mode

    @staticmethod
    def named(typed: str, battles: list[str]) -> str:
        """A battle by its number or id; empty: there is no such battle."""
        if typed in battles:
            return typed
        number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 4 else -1
        return battles[number] if 0 <= number < len(battles) else ""

    def ask_mode(self, battle: str) -> str:
        """How to fight it; empty: not at all."""
        text, found = self.text, self.found
        modes = [
            mode
            for mode in found.modes_of(battle)
            if found.is_open(self.wins, battle, mode.id, self.everything)
        ]
        usual = found.usual(self.wins, battle, everything=self.everything)
        if len(modes) == 1:
            return usual
        self.terminal.show(Styled(text(f"campaign.{battle}"), style="mark"))
        won = self.wins.get(battle, {})
        for n, mode in enumerate(modes, 1):
            line = Styled.assemble((f"{n} ", "number"), text(mode.name))
            line.append(f"  {'+' if mode.challenge else ''}{mode.stars} {STAR}", style="fair")
            if mode.id in won:
                line.append(f"  {SIGNS['won']} {self.figures(won[mode.id])}", style="good")
            self.terminal.show(line)
        name = text(found.modes[usual].name)
        while True:
            typed = self.terminal.ask(f"{text('campaign.how', mode=name)} › ")
            if typed.lower() in LEAVE:
                return ""
            if not typed:
                return usual
            number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 4 else 0
            if 0 < number <= len(modes):
                return modes[number - 1].id
            self.terminal.show(Styled(text("campaign.no_such", what=echo(typed)), style="notice"))

    def figures(self, best: list[int]) -> str:
        """The figures of a win."""
        names = (self.text.fact(name) for name in self.found.plan.figures)
        return " · ".join(f"{name} {n}" for name, n in zip(names, best, strict=False))

    # After a battle

    def tell(self, match: Match) -> None:
        """Store what a battle has earned, and say it."""
        report = self.found.report(self.wins, match)
        if report is not None:
            if report.won and report.counts:
                self.keep(report.wins)
            self.terminal.show("", *self.summary(report), "")

    def summary(self, report: Report) -> list[RenderableType]:
        """What a battle has earned, in words."""
        text, found = self.text, self.found
        battle, mode = found.battles[report.battle], found.modes[report.mode]
        result = text("campaign.victory" if report.won else "campaign.defeat")
        head = text.labelled(f"{text(battle.name)} · {text(mode.name)}", result)
        lines: list[RenderableType] = [Styled(head, style="good" if report.won else "bad")]
        if not battle.optional:
            gained = report.now - report.before
            lines.append(
                Styled(
                    f"{self.signs(report.battle)}  {text('campaign.gained', n=gained)}",
                    style="fair",
                )
            )
        if not report.counts:
            lines.append(text("campaign.changed"))
        for score in report.scores:
            line = f"{text.fact(score.name)} {score.value}"
            if score.best is not None:
                key = "campaign.record" if score.record else "campaign.best"
                line += f" ({text(key, n=score.best)})"
            lines.append(line)
        opened = [text(found.battles[one].name) for one in report.opened]
        opened += [text(found.modes[one].name) for one in report.challenges]
        if opened and not self.everything:
            lines.append(Styled(text("campaign.opened", what=text.listed(opened)), style="now"))
        return lines
