"""Months (DT-MONTH, DT-AM-04 to DT-AM-08): the clock, the end of a month and the start of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.dark_tower.events import MonthBegun, MonthEnded
from rempart.games.dark_tower.ids import (
    RESOURCEFUL,
    Seat,
)
from rempart.games.dark_tower.steps import adversary, caravans, goal_course, quests
from rempart.games.dark_tower.steps.cards import VIRTUE_SOURCE, is_active, printed
from rempart.games.dark_tower.steps.items import gain_warriors
from rempart.games.dark_tower.steps.outcome import Frame, lose_game, next_seat
from rempart.games.dark_tower.steps.timeline import SlotEvents, build
from rempart.games.dark_tower.steps.tokens import mark_returns
from rempart.games.dark_tower.steps.turn import Turn
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm


def begin_turn(s: Realm, seat: int) -> None:
    """A turn, then its events, then the look at the clock."""
    s.agenda += [TurnOver(seat), SlotEvents(), Turn(seat)]


class TurnOver(Frame):
    """DT-END-05: the next hero clockwise (DT-MONTH-02), or the end of the month."""

    seat: Seat
    """Whose turn it was, also if that hero is out now."""

    def run(self, s: Realm) -> None:
        last = s.turn >= s.length
        s.agenda.append(EndMonth(self.seat) if last else NextTurn(self.seat))
        if not last and s.turn == caravans.midst(s.length):
            caravans.roll(s)


class NextTurn(Frame):
    """The turn passes on."""

    seat: Seat

    def run(self, s: Realm) -> None:
        begin_turn(s, next_seat(s, self.seat))


class BeginMonth(Frame):
    """A month begins with the turn of `seat` (DT-MONTH-04, DT-AM-08: the player after the last one;
    in month 1 the starting player)."""

    seat: Seat = NONE
    """NONE: the starting player."""

    def run(self, s: Realm) -> None:
        s.turn = 0
        s.sale = s.thinned = False
        s.length = length(s)
        s.tell(MonthBegun(month=s.month))
        adversary.month_start(s)
        goal_course.month_start(s)
        quests.offer_all(s)
        s.timeline = build(s)
        begin_turn(s, s.starter if self.seat == NONE else self.seat)


def length(s: Realm) -> int:
    """DT-AM-04, DT-MONTH-03: in month 1 a turn for each hero. DT-AM-05, DT-MONTH-05: later a random
    number with this average; DT-AM-06, DT-MONTH-06: one fewer in a gritty game."""
    if s.month == 1:
        return len(s.heroes)
    knobs = TABLES[s.variant].knobs
    turns = knobs.month_turns[len(s.heroes) - 1] + (knobs.gritty_turns if s.gritty else 0)
    offsets = knobs.month_offsets
    return turns + offsets[s.chance.below(len(offsets), "clock")]


class EndMonth(Frame):
    """DT-AM-07: end-of-month effects, the main goal, failed quests, the end of month 6, and the
    next month. The player of the last turn stays active."""

    seat: Seat

    def run(self, s: Realm) -> None:
        s.tell(MonthEnded(month=s.month))
        s.agenda += [NextMonth(self.seat), FailQuests()]
        goal_course.month_end(s)
        caravans.roll(s)
        mark_returns(s)
        for seat in s.living():
            if is_active(s.heroes[seat], RESOURCEFUL):
                gain_warriors(s, seat, printed(s, VIRTUE_SOURCE + RESOURCEFUL), "DT-AM-07")


class FailQuests(Frame):
    """DT-MONTH-11: what was not completed fails, the companion's quest first."""

    def run(self, s: Realm) -> None:
        quests.fail_all(s)


class NextMonth(Frame):
    """DT-MONTH-01, DT-LOSE-03: after month 6 the game is lost; DT-COMP-14: or nobody wins."""

    seat: Seat

    def run(self, s: Realm) -> None:
        if s.month == TABLES[s.variant].knobs.months:
            rule = "DT-COMP-14" if s.competitive else "DT-LOSE-03"
            lose_game(s, "time", rule)
            return
        s.month += 1
        s.agenda.append(BeginMonth(next_seat(s, self.seat)))
