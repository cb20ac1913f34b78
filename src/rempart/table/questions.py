"""The questions of a client at a table. They change nothing, and nothing waits for them.

This decides who may see what. Anything that needs computation is answered elsewhere: by workers
(`answers`), or by `thinking`.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from rempart import advice
from rempart.kernel import Match, RempartError
from rempart.kernel.text import Text
from rempart.table import answers, limits, words
from rempart.table import messages as m
from rempart.table.answers import Case
from rempart.table.costs import TooFast
from rempart.table.queue import Busy, Order
from rempart.table.rooms import Room
from rempart.table.service import TableService
from rempart.table.store import Entry
from rempart.table.worker_pool import TookTooLong

T = TypeVar("T")


class Forbidden(RempartError):
    """The seat is not this client's, or the table does not allow it."""


class Questions(ABC):
    """The part of a session that handles questions."""

    service: TableService
    room: Room
    address: str
    language: str
    send: Callable[[m.FromServer | bytes], None]
    thoughts: dict[int, asyncio.Task[object]]
    """The hints that the client is waiting for, by request number."""

    @property
    def site(self) -> str:
        """The site that the client's hints and judgements are charged to."""
        return limits.site_of(self.address)

    @property
    @abstractmethod
    def text(self) -> Text:
        """The table's texts in the client's language."""

    @abstractmethod
    def _mine(self, seat: int) -> int: ...

    @abstractmethod
    def _eyes(self, seat: int) -> int: ...

    @abstractmethod
    def _playing(self) -> Match: ...

    @abstractmethod
    def _check(self, seat: int, choice: m.Choice) -> None: ...

    @property
    @abstractmethod
    def held(self) -> list[int]:
        """The seats that the client holds now."""

    @abstractmethod
    async def _write(self, *entries: Entry) -> None: ...

    @abstractmethod
    async def _all_may_be_shown(self) -> None: ...

    # Answered by workers

    async def _answered(self, case: Case) -> bytes:
        """Have workers answer a question, when it is the turn of this address and this table."""
        live, site = self.room.live, limits.site_of(self.address)
        order = Order(table=live.row.id, address=site, seconds=limits.ANSWER_TIME)
        throttles = self.service.throttles
        try:
            async with (
                throttles.asking.turn(site) as mine,
                throttles.at_table.turn(live.row.id) as ours,
            ):
                found = await self.service.answer_workers.run(
                    live.game.id, answers.answer, case, order=order
                )
                mine.spend(found.seconds)
                ours.spend(found.seconds)
        except TooFast:
            raise TooFast(self.text("problem.asks_too_much")) from None
        except (Busy, TookTooLong):
            raise TooFast(self.text("problem.try_again")) from None
        return found.body

    def _case(self, question: Any, seat: int, at: int | None = None, **more: Any) -> Case:
        """A question about the match as it is now, or as it was after `at` choices."""
        live = self.room.live
        return Case(
            question=question,
            excerpt=live.match.excerpt(at),
            language=self.language,
            names=tuple(occupant.name for occupant in live.seats),
            seat=seat,
            since=live.since(seat),
            veiled=not live.final,
            **more,
        )

    def _deal(self, at: int, seat: int) -> int:
        return self.service.secret.seed(self.room.live.row.id, at, seat)

    def _moment(self, at: int) -> int:
        """Check that the match has had a position after `at` choices; returns `at`."""
        match = self.room.live.match
        if not match.first <= at <= len(match.choices):
            raise Forbidden(self.text("problem.no_moment"))
        return at

    async def preview(self, message: m.Preview) -> bytes:
        """What a choice would cause."""
        seat = self._mine(message.seat)
        deal = self._deal(len(self._playing().choices), seat)
        free = self.room.live.undo_is_open(self.held)
        return await self._answered(self._case(message, seat, deal=deal, open=free))

    async def badges(self, message: m.Badges) -> bytes:
        """How the board would stand after each of some lines."""
        seat = self._mine(message.seat)
        self._playing()
        return await self._answered(self._case(message, seat))

    async def why_not(self, message: m.WhyNot) -> bytes:
        """Why something cannot be chosen, whatever else is picked with it."""
        seat = self._mine(message.seat)
        self._playing()
        return await self._answered(self._case(message, seat))

    async def forecast(self, message: m.AskForecast) -> bytes:
        """What is coming, now or in a what-if."""
        seat = self._mine(message.seat)
        if message.at < 0:
            self._playing()
            return await self._answered(self._case(message, seat))
        at = self._moment(message.at)
        return await self._answered(self._case(message, seat, at, deal=self._deal(at, seat)))

    async def introduction(self, message: m.AskIntroduction) -> m.Introduced:
        """What the set-up brings for the first time: no secret, and quickly told."""
        found = self.room.live.match.introduction(self.text.language)
        return words.introduced(message.id, found)

    async def look(self, message: m.Look) -> bytes:
        """A past position, with what the choice before it caused."""
        seat = -1 if message.seat < 0 else self._mine(message.seat)
        at, match = self._moment(message.at), self.room.live.match
        if at == match.first:
            return await self._answered(self._case(message, seat, at))
        choice = match.choices[at - 1]
        return await self._answered(self._case(message, seat, at - 1, choice=choice))

    async def chart(self, message: m.AskChart) -> bytes:
        """How a value developed from the start of the match."""
        seat = -1 if message.seat < 0 else self._mine(message.seat)
        match = self.room.live.match
        choices = match.choices[match.first :]
        return await self._answered(self._case(message, seat, match.first, choices=choices))

    async def what_if(self, message: m.WhatIf) -> bytes:
        """A line of choices on a redealt table."""
        seat = self._eyes(message.seat)
        at = self._moment(message.at)
        return await self._answered(self._case(message, seat, at, deal=self._deal(at, seat)))

    async def position(self, message: m.AskPosition) -> bytes:
        """A moment, or a what-if, as a document: as far as the seat may know it."""
        live = self.room.live
        seat = message.seat if message.seat < 0 and live.final else self._eyes(message.seat)
        at = self._moment(message.at)
        return await self._answered(self._case(message, seat, at, deal=self._deal(at, seat)))

    async def solution(self, message: m.AskSolution) -> bytes:
        """How the puzzle is solved, and what became of the line that was played."""
        live = self.room.live
        if live.posed is None:
            raise Forbidden(self.text("problem.no_puzzle"))
        choices = live.match.choices[live.floor :]
        case = self._case(message, live.posed.seat, live.floor, choices=choices, posed=live.posed)
        return await self._answered(case)

    # Hints, judgements and reviews

    async def hint(self, message: m.Hint) -> m.Hinted:
        """What a bot would do. A client that has to wait is told its place in the queue."""
        seat = self._advised(message.seat)
        await self._count_hint(seat)

        def told(place: int) -> None:
            self.send(m.HintProgress(id=message.id, place=place))

        try:
            found = await self._unless_cancelled(
                message.id,
                self.service.thinking.advise(self.room, seat, message.whole, self.site, told),
            )
        except Busy:
            raise Forbidden(self.text("problem.busy")) from None
        if found.option is None:
            raise Forbidden(self.text("advice.take_back"))
        return words.hinted(message.id, found, seat, self.text, self.room.live.game)

    async def _count_hint(self, seat: int) -> None:
        """Note a hint in the log of a daily challenge or puzzle: it is told how many were taken."""
        async with self.room.lock:
            live = self.room.live
            counted = live.challenge is not None or live.posed is not None
            if counted and live.help.hinted != live.moment:
                await self._write(live.entry("hint", self._advised(seat)))

    async def _unless_cancelled(self, id: int, work: Coroutine[object, object, T]) -> T:
        """Wait for a hint, unless the client cancels it."""
        task = self.thoughts[id] = asyncio.ensure_future(work)
        try:
            return await task
        except asyncio.CancelledError:
            if id in self.thoughts:  # The whole request was cancelled, not the hint.
                raise
            raise Forbidden(self.text("problem.cancelled")) from None
        finally:
            self.thoughts.pop(id, None)

    async def cancel(self, message: m.Cancel) -> m.Done:
        """Stop waiting for a hint; if nobody else is waiting for it, it is not computed."""
        task = self.thoughts.pop(message.of, None)
        if task is not None:
            task.cancel()
        return m.Done(id=message.id)

    def _advised(self, seat: int) -> int:
        """Check that the client holds the seat, that it may choose now and that the table has
        hints; returns the seat."""
        live = self.room.live
        self._mine(seat)
        if not live.row.hints:
            raise Forbidden(self.text("problem.no_hints"))
        self._playing()
        if seat not in live.waiting():
            raise Forbidden(self.text("refusal.not_yours"))
        return seat

    async def judge(self, message: m.Judge) -> m.Judged:
        """A warning if a choice would cost much, and if that can be found out at once."""
        seat = self._advised(message.seat)
        self._check(seat, message.choice)
        game = self.room.live.game
        if self.room.live.posed is not None:  # What is good for the match may not be for the goal.
            return m.Judged(id=message.id, warning="")
        try:
            found = await self.service.thinking.judge(
                self.room, seat, game.read_choice(message.choice), self.site
            )
        except Busy:
            found = None
        warning = advice.warning(found, self.text, game) if found is not None else ""
        return m.Judged(id=message.id, warning=warning)

    async def review(self, message: m.Review) -> m.Reviewed | bytes:
        """The review of the match, or its progress. The first question starts it."""
        live = self.room.live
        if live.game.search_model is None or live.match.first:
            raise Forbidden(self.text("problem.no_review"))
        await self._all_may_be_shown()
        live = self.room.live
        if live.review is not None:
            return await self._answered(self._case(message, -1, review=live.review))
        work = self.service.thinking.review(self.room)
        if work.failed:
            raise Forbidden(self.text("problem.failed"))
        return m.Reviewed(id=message.id, part=work.part)

    # The record

    async def export(self, message: m.ExportRecord) -> m.Exported:
        """The record, if it may be shown."""
        if not self.room.live.over:
            await self._note_export()
        else:
            await self._all_may_be_shown()
        record = self.room.live.match.record().json()
        return m.Exported(id=message.id, record=msgspec.json.decode(record))

    async def _note_export(self) -> None:
        """Let somebody who plays alone export the record of an unfinished match. It is logged, so
        that people who come later know."""
        async with self.room.lock:
            live = self.room.live
            if not live.alone(self.held):
                raise Forbidden(self.text("problem.record_tells"))
            if not live.told_all:
                await self._write(live.entry("export", self.held[0]))


QUESTIONS: dict[type, Callable[..., Awaitable[m.FromServer | bytes]]] = {
    m.Preview: Questions.preview,
    m.Badges: Questions.badges,
    m.WhyNot: Questions.why_not,
    m.Hint: Questions.hint,
    m.Judge: Questions.judge,
    m.Review: Questions.review,
    m.AskForecast: Questions.forecast,
    m.AskIntroduction: Questions.introduction,
    m.Look: Questions.look,
    m.AskChart: Questions.chart,
    m.WhatIf: Questions.what_if,
    m.AskPosition: Questions.position,
    m.AskSolution: Questions.solution,
    m.ExportRecord: Questions.export,
}
"""The questions and their handlers: they change nothing and need no lock."""
