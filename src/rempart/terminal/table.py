"""The play loop: show the table, let bots choose, ask people, until somebody leaves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from rempart import bots, look
from rempart.kernel import Match, Moment, Option, RempartError, Seat
from rempart.kernel.scene import Scene
from rempart.kernel.text import Text
from rempart.review import MatchReview
from rempart.terminal import introducing, keys, log
from rempart.terminal.asides import missed_lines, odds_lines
from rempart.terminal.cells import echo
from rempart.terminal.choices import (
    heading,
    list_height,
    numbered,
    outcome_lines,
    shown_labels,
)
from rempart.terminal.coaching import coach
from rempart.terminal.console import Terminal
from rempart.terminal.fit import best_fit
from rempart.terminal.maps import NO_KEY, Key, relabel
from rempart.terminal.menu import Item, Menu
from rempart.terminal.runs import next_stage
from rempart.terminal.threats import threats

INTERRUPTED = 130
PROMPT = "› "
OTHER_LINES = 11
"""Lines of a small window that are neither for the options nor for the rows of a map."""
BOARD_LINES = 6
"""Lines that are kept for a board that is no map."""
FEWEST_LINES = 5
"""Lines that options have in any window."""


class Table:
    """One match at one terminal. Seats without a bot are people here.

    moments   the match's story so far, in step with its choices
    viewer    the seat whose view is shown; None: a spectator's
    way       the numbers picked so far in the menu
    notices   what to say once, below the table
    file      where the match was saved last, or loaded from
    kept      the choices that are in that file
    place     where it is saved unless another file is named; None: a new file here
    command   what continues it from there
    teaching  new parts are shown before a match that begins
    reviewed  the last review, and the choices it is about
    labels    the letters of pieces on maps
    """

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        text: Text,
        bot_names: Mapping[Seat, str] | None = None,
        file: Path | None = None,
        place: Path | None = None,
        command: str = "rempart play",
        teaching: bool = False,
    ):
        self.terminal = terminal
        self.text = text
        self.bot_names = dict(bot_names or {})
        self.notices: list[RenderableType] = []
        self.labels: dict[str, str] = {}
        self.left = False
        self.place = place
        self.command = command
        self.teaching = teaching
        self.sit_down(match, file)

    def sit_down(self, match: Match, file: Path | None = None) -> None:
        """Begin a match, or another one with the same people and bots."""
        self.match = match
        self.bots = {
            seat: bots.bot(name, match.seed + seat, match.game)
            for seat, name in self.bot_names.items()
        }
        self.humans = [seat for seat in match.seats if seat not in self.bots]
        self.moments = list(match.story())
        self.viewer: Seat | None = None
        self.way: list[int] = []
        self.file = file
        self.kept = list(match.choices)
        self.parted: int | None = None
        """The number of choices when the coach said goodbye."""
        self.reviewed: tuple[list[Option], MatchReview] | None = None
        self.stale = True

    # The loop

    def run(self) -> int:
        """Play until somebody leaves; returns the exit code."""
        try:
            while not self.left:
                self.let_bots_choose()
                self.seat_viewer()
                self.introduce()
                self.show()
                self.do(self.terminal.ask(PROMPT))
        except EOFError:
            self.terminal.show("", self.text("terminal.end_of_input", n=len(self.match.choices)))
            keys.keep(self)
        except KeyboardInterrupt:
            self.terminal.show("")
            keys.keep(self)
            return INTERRUPTED
        return 0

    def introduce(self) -> None:
        """Show once what is new in a match that begins."""
        if self.match.choices or not (self.teaching and self.terminal.interactive):
            return
        found = self.match.introduction(self.text.language)
        if found and found.due and introducing.is_new(self.match.game.id, found):
            keys.page(self, *introducing.card(found, self.text))

    def do(self, line: str) -> None:
        """Do what a line of input says, or say what would be right."""
        words = line.replace("?", "? ", 1).split() if line.startswith("?") else line.split()
        try:
            if words and all(word.isascii() and word.isdigit() for word in words):
                self.pick([int(word[:9]) for word in words], line)
            elif words and words[0].lower() in keys.KEYS:
                keys.KEYS[words[0].lower()](self, line[len(words[0]) :].strip())
            elif not words and self.match.decision is None:
                keys.leave(self, "")
            elif words and (number := self.number_of(line)):
                self.pick([number], line)
            elif keys.is_rule(line):
                keys.look_up(self, line)
            else:
                self.say(self.what_would_be_right(line))
        except RempartError as error:
            self.say(str(error))

    def number_of(self, line: str) -> int:
        """The number of the only option that reads, or ends, like a line; 0: there is none."""
        menu = self.menu()
        way = menu.walk(self.way) or [] if menu else []
        said = " ".join(line.split()).casefold()
        labels = [label.casefold() for label in shown_labels(self.items(), way)[1]]
        same = [n for n, label in enumerate(labels, 1) if label == said]
        ends = [n for n, label in enumerate(labels, 1) if label.endswith(f" {said}")]
        found = same or ends
        return found[0] if len(found) == 1 else 0

    def what_would_be_right(self, line: str) -> str:
        """The answer to a line that is neither a choice nor a key."""
        line = echo(line)
        if self.match.decision is None:
            return self.text("terminal.rubbish_after", what=line)
        key = "terminal.rubbish" if line else "terminal.nothing_typed"
        return self.text(key, what=line, last=len(self.items()))

    def say(self, message: RenderableType) -> None:
        """Say something below the table."""
        if isinstance(message, str):
            message = Styled(message, style="notice")
        self.notices.append(message)

    # Choosing

    def awaited(self) -> list[Seat]:
        """The people here who may choose now."""
        decision = self.match.decision
        if decision is None:
            return []
        having = {decision.seat_of(option) for option in decision.options}
        return [seat for seat in decision.actors if seat in self.humans and seat in having]

    def let_bots_choose(self) -> None:
        """Bots choose until a person may, or the match is over."""
        while self.match.decision is not None and not self.awaited():
            seat = self.match.decision.seat
            self.choose(bots.ask_bot(self.bots[seat], self.match, seat))

    def choose(self, option: Option) -> None:
        """Make a choice and remember the moment."""
        assert self.match.decision is not None
        seat = self.match.decision.seat_of(option)
        self.match.choose(option, seat)
        self.remember(seat, option)

    def remember(self, seat: Seat, option: Option) -> None:
        """Add a choice that was just made to the story."""
        n = len(self.match.choices)
        self.moments.append(Moment(n, seat, option, self.match.events))
        self.moved()

    def moved(self) -> None:
        """The position has changed."""
        self.way = []
        self.stale = True

    def menu(self) -> Menu | None:
        """The options of those who may see each other's cards; None when the match is over."""
        if self.match.decision is None:
            return None
        scene, width = self.scene(), self.terminal.width
        key = self.key(scene)
        rows = [len(zone.places) // zone.columns for zone in scene.zones if key.is_map(zone)]
        most = max(
            FEWEST_LINES, self.terminal.height - OTHER_LINES - max(rows, default=BOARD_LINES)
        )
        return Menu(
            self.match.decision,
            self.choosers(),
            scene,
            self.text,
            key.labels,
            lambda labels: list_height(labels, width) <= most,
        )

    def choosers(self) -> list[Seat]:
        """The seats that may choose now and hide nothing from the viewer."""
        return [seat for seat in self.awaited() if seat == self.viewer or not self.secret(seat)]

    def items(self) -> list[Item]:
        """The list that is shown now."""
        menu = self.menu()
        way = menu.walk(self.way) if menu else None
        return way[-1].items if way else menu.items if menu else []

    def pick(self, numbers: list[int], line: str = "") -> None:
        """Go on in the menu, or back with 0, and choose when one option is left. `line`: what was
        typed."""
        menu = self.menu()
        if menu is None:
            self.say(self.text("terminal.over"))
            return
        while numbers and numbers[0] == 0:
            self.way, self.stale = [], True
            numbers = numbers[1:]
        if not numbers:
            return
        found = menu.walk([*self.way, *numbers])
        if found is None:
            self.say(self.text("terminal.no_such", what=echo(line), last=len(self.items())))
        elif found[-1].option is not None:
            self.choose(found[-1].option)
        else:
            self.way += numbers
            self.stale = True

    @property
    def unsaved(self) -> bool:
        """Whether a person's choices would be lost."""
        played = any(moment.seat in self.humans for moment in self.moments)
        return played and self.match.choices != self.kept

    # Seeing

    def scene(self) -> Scene:
        """The table as the viewer sees it."""
        return self.match.scene(self.viewer, self.text.language)

    def secret(self, seat: Seat) -> bool:
        """Whether a seat knows something that the viewer does not, or the other way round."""
        theirs = self.match.scene(seat, self.text.language)
        return known(theirs) != known(self.scene())

    def seat_viewer(self) -> None:
        """Show the table to the seat that must choose; between two people with hidden cards, hand
        it over."""
        awaited = self.awaited()
        if not awaited or self.viewer in awaited:
            if self.viewer is None and self.humans:
                self.viewer = self.humans[0]
            return
        if self.viewer is not None and self.secret(awaited[0]):
            self.hand_over(awaited[0])
        self.viewer = awaited[0]

    def hand_over(self, seat: Seat) -> None:
        """Hide the table until the next person sits before it."""
        self.terminal.clear(all_of_it=True)
        who = self.text.seat(seat)
        self.terminal.show(Styled(self.text("terminal.hand_over", seat=who), style="now"))
        self.terminal.pause(self.text("terminal.enter"))
        self.stale = True

    def show(self) -> None:
        """The whole screen; in a pipe only what is new."""
        if self.terminal.interactive or self.stale:
            self.terminal.clear()
            self.terminal.show(self.best_screen())
        self.terminal.show(*self.notices)
        self.notices = []
        self.stale = False

    def best_screen(self) -> RenderableType:
        """The table in as much detail as keeps the choice visible."""
        if not self.terminal.interactive and self.way:
            return self.bottom()
        told = self.told()
        scene, bottom = self.scene(), self.bottom()
        threat = threats(self.match, self.viewer, self.text, self.terminal)
        said = self.coached()
        used = Group(*threat, *said, bottom, *self.notices, "")
        key = self.key(scene)
        drawn = best_fit(self.terminal, scene, self.text, self.viewer, told, used, key)
        return Group(drawn, *threat, *said, bottom)

    def coached(self) -> list[RenderableType]:
        """What the coach says; the look back at the end of the lesson only once."""
        said = None if self.viewer is None else self.match.coaching(self.viewer)
        if said is None:
            return []
        if said.over:
            now = len(self.match.choices)
            if self.parted not in (None, now):
                return []
            self.parted = now
        return coach(said, self.text)

    def told(self) -> list[log.LogLine]:
        """The last lines of the log; in a pipe only those that are new."""
        if self.terminal.interactive:
            return log.latest(self.moments, self.viewer, self.text)
        return log.lines(log.since(self.moments, self.viewer), self.viewer, self.text)

    def key(self, scene: Scene) -> Key:
        """The key to the maps of a scene; in a pipe, grids are told in words."""
        if not self.terminal.interactive:
            return NO_KEY
        return relabel(self.labels, scene, look.signs(self.match.game))

    def bottom(self) -> RenderableType:
        """The current choice, or how it ended."""
        menu = self.menu()
        if menu is None:
            more = [Styled(self.text("terminal.next_stage"), style="now")]
            ended = outcome_lines(self.match, self.text, here=self.humans)
            return Group(ended, *more) if next_stage(self.match) else ended
        way = menu.walk(self.way) or []
        head = heading(self.match, self.choosers(), self.scene(), self.terminal.width, self.text)
        seats, items = self.choosers(), self.items()
        odds = odds_lines(self.match, seats, items, self.text)
        missed = [] if way else missed_lines(self.match, seats, self.text)
        return Group(head, numbered(items, way, self.terminal.width, self.text), *odds, *missed)


def known(scene: Scene) -> dict[str, list[tuple[str, str]]]:
    """The pieces that can be seen in each zone."""
    return {
        zone.id: sorted(
            (piece.name, piece.value)
            for pieces in (zone.pieces, *(place.pieces for place in zone.places))
            for piece in pieces
        )
        for zone in scene.zones
    }
