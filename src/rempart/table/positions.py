"""Positions that somebody sets up: checked while they are changed, analysed, and played from.

Nothing of them is stored here but the analyses of the last few, so that whoever asks for the same
one shares the work.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

import rempart
from rempart import advice, analysis
from rempart.analysis import Study
from rempart.kernel import Game, Match, State
from rempart.kernel.errors import BadSettings
from rempart.kernel.fluent import as_text
from rempart.kernel.position import (
    PositionRecord,
    look_into,
    open_position,
    position_of,
    read_position,
    record_with,
)
from rempart.kernel.possible import flaw_words
from rempart.kernel.text import Text
from rempart.table import limits, words
from rempart.table import messages as m
from rempart.table.costs import AllThrottles
from rempart.table.position_form import position_form
from rempart.table.queue import REVIEWS, Order
from rempart.table.trial import Trials, look, problem_in
from rempart.table.worker_pool import WorkerPool

T = TypeVar("T")

KEPT = 256
"""The number of analyses kept."""
TRIES = 3
"""How many matches are played from a position before a table is made with it."""

encode = msgspec.json.Encoder(enc_hook=as_text).encode


class Positions:
    """Checks and analyses positions in worker processes."""

    def __init__(
        self, answers: WorkerPool, thinkers: WorkerPool, trials: Trials, throttles: AllThrottles
    ):
        self.answers = answers
        self.thinkers = thinkers
        self.trials = trials
        self.throttles = throttles
        self._studies: OrderedDict[bytes, Study] = OrderedDict()

    async def new(self, game: Game, wish: m.NewPosition, lang: str, site: str) -> bytes:
        """The position of an empty table."""
        settings = msgspec.to_builtins(game.read_settings(wish.options))
        await self.trials.check(game, wish.data, settings, site=site)
        return await self._have(site, begun, game.id, wish, lang)

    async def check(self, game: Game, asked: m.PositionAsk, lang: str, site: str) -> bytes:
        """What a position comes to."""
        return await self._have(site, checked, game.id, asked, lang)

    async def tried(self, game: Game, given: Mapping[str, object], site: str) -> PositionRecord:
        """A position that a table may have, or an error that says why not."""
        record = read_position(given)
        await self.trials.check(game, record.data, record.settings, site=site)
        order = Order(address=site, seconds=limits.TRIAL_TIME)
        async with self.throttles.asking.turn(site):
            await self.thinkers.run(game.id, try_position, game.id, record, order=order)
        return record

    async def analyse(self, game: Game, asked: m.AnalysisAsk, lang: str, site: str) -> m.Analysis:
        """The analysis of a position, a step further than before."""
        record = read_position(asked.position)
        key = hashlib.sha256(game.id.encode() + record.json() + bytes([asked.seat])).digest()
        before = self._studies.get(key, Study())
        order = Order(address=site, rank=REVIEWS, seconds=limits.STUDY_TIME)
        async with self.throttles.rating.turn(site):
            after, told = await self.thinkers.run(
                game.id, study, game.id, record, asked.seat, before, lang, order=order
            )
        if after.tried >= self._studies.get(key, before).tried:
            self._studies[key] = after
            self._studies.move_to_end(key)
            while len(self._studies) > KEPT:
                self._studies.popitem(last=False)
        return told

    async def _have(self, site: str, work: Callable[..., T], *args: object) -> T:
        order = Order(address=site, seconds=limits.CHECK_TIME)
        async with self.throttles.asking.turn(site) as bucket:
            found, seconds = await self.answers.run(str(args[0]), timed, work, *args, order=order)
            bucket.spend(seconds)
        return found


# In the workers


def timed(work: Callable[..., T], *args: object) -> tuple[T, float]:
    """The result of a function, and how long it took."""
    began = time.thread_time()
    return work(*args), time.thread_time() - began


def begun(game_id: str, wish: m.NewPosition, lang: str) -> bytes:
    """The position of an empty table, with its form."""
    game = rempart.game(game_id)
    match = Match(game, game.read_settings(wish.options), 0, wish.data)
    record = position_of(match)
    return encode(told(game, record, match.state, match, [], lang, None, form=True))


def checked(game_id: str, asked: m.PositionAsk, lang: str) -> bytes:
    """What a position comes to."""
    game, record = rempart.game(game_id), read_position(asked.position)
    found = look_into(game, record, tidy=asked.changed)
    text = text_for(game, record, lang)
    faults = [m.FaultInfo(key=one.path, reason=flaw_words(one, text)) for one in found.flaws]
    match = found.match
    if match is not None:
        try:
            look(match)
        except Exception as error:  # Nobody could be shown such a table.
            why = type(error).__name__
            match, faults = None, [m.FaultInfo(key="", reason=text("flaw.breaks", why=why))]
    answer = told(game, record, found.state, match, faults, lang, asked.seat, asked.form)
    return encode(answer)


def told(
    game: Game,
    record: PositionRecord,
    state: State | None,
    match: Match | None,
    faults: list[m.FaultInfo],
    lang: str,
    seat: int | None,
    form: bool,
) -> m.PositionChecked:
    """A position as it is sent."""
    text = text_for(game, record, lang)
    settings = game.read_settings(record.settings)
    waiting = list(match.decision.actors) if match is not None and match.decision else []
    eyes = next(iter(waiting), 0) if seat is None or seat >= settings.players else seat
    return m.PositionChecked(
        position=msgspec.to_builtins(record_with(record, state)),
        faults=faults,
        seen=words.position(match, eyes, text, 0.0) if match is not None else None,
        seats=[text.seat(n) for n in range(settings.players)],
        together=game.cooperative(settings),
        waiting=waiting,
        form=position_form(game, text, settings.players) if form else None,
    )


def text_for(game: Game, record: PositionRecord, lang: str) -> Text:
    """The texts for a position."""
    return words.text_of(game, lang, game.variant(record.data), ())


def try_position(game_id: str, record: PositionRecord) -> None:
    """Raise an error if a position is impossible, or if matches from it break off, do not end, or
    have choices that take too long."""
    game = rempart.game(game_id)
    until = time.monotonic() + limits.TRIAL_PLAY
    for seed in range(TRIES):
        match = open_position(game, record, seed)
        for seat in match.seats:
            again = game.redeal(match.state, seat, seed)
            if encode(game.view(again, seat)) != encode(game.view(match.state, seat)):
                raise BadSettings("the position does not fit together: it cannot be dealt again")
        if reason := problem_in(match, random.Random(seed), until):
            raise BadSettings(f"from this position, {reason}")


def study(
    game_id: str, record: PositionRecord, seat: int, before: Study, lang: str
) -> tuple[Study, m.Analysis]:
    """One more step of an analysis, and the whole of it in words."""
    game = rempart.game(game_id)
    match = open_position(game, record)
    decision = match.decision
    if decision is None or not decision.of(seat):
        raise BadSettings("it is not this seat's choice: there is nothing to analyse")
    after = analysis.gone_on(match, seat, before)
    return after, analysis_words(after, match, seat, text_for(game, record, lang))


def analysis_words(found: Study, match: Match, seat: int, text: Text) -> m.Analysis:
    """An analysis in words."""
    model = match.game.search_model
    known = model is not None and model.fitted(match.state)
    lines: list[m.BestLine] = []
    for n, one in enumerate(found.best):
        followed = found.lines[n] if n < len(found.lines) else None
        chance = advice.estimate(match.game, one) if known else None
        reasons = followed.reasons if followed else []
        plan = followed.plan if followed else [one.option, *one.then]
        lines.append(
            m.BestLine(
                option=msgspec.to_builtins(one.option),
                label=text.say("option", one.option, seat),
                chance=advice.range_words(*chance, text) if chance else "",
                percent=advice.hundredths(chance[0]) if chance else -1,
                then=[text.say("option", option, seat) for option in plan[1 : analysis.LENGTH]],
                reasons=[reason.words(text) for reason in reasons],
            )
        )
    return m.Analysis(part=found.part, done=found.done, tried=found.tried, lines=lines)
