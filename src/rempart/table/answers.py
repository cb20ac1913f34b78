"""Answers to questions about a match. None of them changes anything.

Workers compute them, so that a question at one table never delays another table. A question comes
with everything needed to answer it (`Case`); the answer is the bytes to send to the client. Who may
ask what has been decided before, in `questions`.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

import rempart
from rempart.kernel import Event, Excerpt, Match, Option, Refusal, RempartError
from rempart.kernel.errors import ChoiceError, IllegalChoice, MalformedChoice, MatchOver
from rempart.kernel.fluent import as_text
from rempart.kernel.position import position_of
from rempart.kernel.scene import Zone
from rempart.kernel.text import Text
from rempart.review import MatchReview
from rempart.table import messages as m
from rempart.table import puzzles, words
from rempart.table.attempts import Posed

CHART_POINTS = 36
"""The most points in a chart."""
MOST_TRIES = 200
"""The most ways to fill in unpicked fields that are tried to answer "why not?"."""

encode = msgspec.json.Encoder(enc_hook=as_text).encode


class Case(msgspec.Struct, frozen=True):
    """A question, with the match it is about."""

    question: Any
    excerpt: Excerpt
    language: str
    names: tuple[str, ...]
    """The names of the people at the table, by seat."""
    seat: int
    """The seat whose view is used; -1: a spectator's."""
    since: float = 0.0
    """When that seat began thinking, in seconds since 1970."""
    deal: int = 0
    """The seed for redealing what the seat may not know."""
    veiled: bool = False
    """Whether to hide what the end of the match would reveal."""
    open: bool = False
    """Whether the seat may undo anything without asking."""
    choice: Option | None = None
    """The choice that led to the position looked at."""
    choices: list[Option] = []
    """The choices after the position of `excerpt`, if the question covers more than that one."""
    review: MatchReview | None = None
    posed: Posed | None = None
    """The puzzle that begins at the position of `excerpt`."""

    @property
    def text(self) -> Text:
        """The table's texts in the asker's language."""
        game = rempart.game(self.excerpt.game)
        language = self.language if self.language in game.languages else "en"
        variant = game.variant(self.excerpt.patch)
        return game.text(language, variant).for_people(self.names)

    def match(self) -> Match:
        """The match at the position of `excerpt`."""
        return Match.resume(rempart.game(self.excerpt.game), self.excerpt)

    def imagined(self) -> Match:
        """The same match as far as the seat knows it: what is hidden from it is redealt, always the
        same way for the same position."""
        match = self.match()
        state = match.game.redeal(match.state, self.seat, self.deal)
        resume = (match.edition, len(match.choices), state, match.choices)
        return Match(match.game, match.settings, match.seed, match.patch, resume)


class Answered(msgspec.Struct, frozen=True):
    """The bytes to send to the client, and the seconds of work they took."""

    body: bytes
    seconds: float


def answer(case: Case) -> Answered:
    """Answer a question, or say why that is not possible."""
    start = time.thread_time()
    try:
        found = ANSWERS[type(case.question)](case)
    except RempartError as error:
        found = problem(case.question.id, error, case.seat, case.text)
    body = encode(found)
    return Answered(body, time.thread_time() - start)


def problem(id: int, error: RempartError, seat: int, text: Text) -> m.Problem:
    """An error in a choice or a question, as a message to the client."""
    if isinstance(error, IllegalChoice):
        why = words.reasons(list(error.refusals), max(seat, 0), text)
        message = text.clauses(reason.text for reason in why)
        return m.Problem(id=id, code="illegal", message=message, reasons=why)
    if isinstance(error, MatchOver):
        return m.Problem(id=id, code="over", message=text("problem.over"))
    if isinstance(error, MalformedChoice):
        return m.Problem(id=id, code="malformed", message=str(error))
    return m.Problem(id=id, code="unknown", message=str(error))


# Records


class Played(msgspec.Struct, frozen=True):
    """The result of replaying a record: where its match stands, who chose what, and the seconds it
    took; or what is wrong with it."""

    seconds: float
    excerpt: Excerpt | None = None
    secret: str = ""
    first: int = 0
    turns: list[tuple[int, m.Choice]] = []
    wrong: str = ""
    start: dict[str, object] = {}
    """The state that the match began with, if not its set-up."""


def play_record(record: bytes) -> Played:
    """Replay a record."""
    start = time.thread_time()
    try:
        match = rempart.load(record)
        story = match.story() if not match.first else ()
        turns = [
            (moment.seat, msgspec.to_builtins(moment.choice))
            for moment in story
            if moment.seat is not None
        ]
    except RempartError as error:
        return Played(time.thread_time() - start, wrong=str(error))
    spent = time.thread_time() - start
    return Played(spent, match.excerpt(), match.secret, match.first, turns, start=match.start)


# The questions


def preview(case: Case) -> m.Previewed:
    """Answer Preview: what a choice would cause."""
    asked: m.Preview = case.question
    check(case.match(), case.seat, asked.choice)
    imagined = case.imagined()
    items = imagined.preview(asked.choice, *asked.then)
    return m.Previewed(
        id=asked.id,
        events=words.foreseen(items, case.text),
        final=not case.open and any(item.event.reveals for item in items),
        odds=[one.words(case.text) for one in imagined.odds(case.seat, asked.choice)],
    )


def badges(case: Case) -> m.Badged:
    """Answer Badges: how the board would stand after each of some lines."""
    asked: m.Badges = case.question
    match = case.match()
    now = match.scene(case.seat)
    found: list[list[m.Badge]] = []
    for line in asked.lines:
        check(match, case.seat, line[0])
        after = match.prospect(case.seat, *line)
        found.append(words.badges(now, after) if after else [])
    return m.Badged(id=asked.id, after=found)


def check(match: Match, seat: int, choice: m.Choice) -> None:
    """Raise `IllegalChoice` unless the choice is legal."""
    refusals = match.why_not(seat, choice)
    if refusals:
        raise IllegalChoice("", refusals)


def why_not(case: Case) -> m.Refused:
    """Answer WhyNot: why something cannot be chosen, whatever else is picked with it."""
    asked: m.WhyNot = case.question
    refusals = every_refusal(case.match(), case.seat, asked.choice)
    return m.Refused(id=asked.id, reasons=words.reasons(refusals, case.seat, case.text))


def forecast(case: Case) -> m.Forecasted:
    """Answer AskForecast: what is coming, now or in a what-if."""
    asked: m.AskForecast = case.question
    match = case.match() if asked.at < 0 else line_of(case, asked.choices)[0]
    return words.forecasted(asked.id, match.forecast(case.seat), case.text)


def look(case: Case) -> m.Seen:
    """Answer Look: a past position."""
    asked: m.Look = case.question
    match, text = case.match(), case.text
    events = match.choose(case.choice) if case.choice is not None else []
    found = words.position(match, case.seat, text, case.since, veiled=case.veiled)
    lines = words.event_lines(events, asked.at, case.seat, text)
    return m.Seen(id=asked.id, position=found, lines=lines)


def chart(case: Case) -> m.Charted:
    """Answer AskChart: how a value developed, as the seat could see it at each point."""
    match, text = case.match(), case.text
    moments = spread(len(case.choices))
    name, most, points = "", 1, list[m.ChartPoint]()
    for played in range(len(case.choices) + 1):
        if played:
            match.choose(case.choices[played - 1])
        if played not in moments:
            continue
        zone = charted(words.scene_of(match, case.seat, text, case.veiled).zones, case.seat)
        if zone is not None:
            name, most = zone.name, max(most, zone.most, zone.value)
            points.append(m.ChartPoint(at=len(match.choices), value=zone.value))
    return m.Charted(id=case.question.id, name=name, most=most, points=points)


def spread(last: int) -> set[int]:
    """Evenly spaced numbers from 0 to `last`, at most `CHART_POINTS` of them."""
    steps = min(last, CHART_POINTS - 1)
    return {round(n * last / steps) for n in range(steps + 1)} if steps else {0}


def charted(zones: list[Zone], seat: int) -> Zone | None:
    """The zone that best shows the course of a match: one that the game tags `chart`, otherwise a
    track; the seat's own if there is one."""
    tagged = [zone for zone in zones if "chart" in zone.tags]
    found = tagged or [zone for zone in zones if zone.kind == "track"]
    return next((zone for zone in found if zone.seat == seat), found[0] if found else None)


def what_if(case: Case) -> m.Seen:
    """Answer WhatIf: a line of choices on a redealt table."""
    asked: m.WhatIf = case.question
    seat, text = case.seat, case.text
    line, events = line_of(case, asked.choices)
    acting = line.decision.actors if line.decision else ()
    eyes = acting[0] if acting and seat not in acting else seat
    found = words.position(line, eyes, text, case.since, veiled=case.veiled)
    lines = words.event_lines(events, asked.at, seat, text)
    applied = len(line.choices) - asked.at
    return m.Seen(id=asked.id, position=found, lines=lines, applied=applied)


def line_of(case: Case, choices: list[m.Choice]) -> tuple[Match, list[Event]]:
    """A what-if played until a choice is illegal, and the events it caused."""
    line = case.imagined()
    events: list[Event] = []
    for choice in choices:
        try:
            events += line.choose(choice)
        except ChoiceError:
            break
    return line, events


def position(case: Case) -> m.Posed:
    """Answer AskPosition: a moment, or a what-if, as a document."""
    asked: m.AskPosition = case.question
    match = line_of(case, asked.choices)[0] if case.veiled else case.match()
    for choice in [] if case.veiled else asked.choices:
        match.choose(choice)
    if match.decision is None:
        raise MatchOver("the match is over")
    return m.Posed(id=asked.id, position=msgspec.to_builtins(position_of(match)))


def review(case: Case) -> m.Reviewed:
    """Answer Review with a finished review."""
    assert case.review is not None
    return words.reviewed(case.question.id, case.review, case.match(), case.text)


def solution(case: Case) -> m.Solution:
    """Answer AskSolution: how a puzzle is solved, and what became of a line."""
    assert case.posed is not None
    return puzzles.solution(case.question.id, case.match(), case.posed, case.choices, case.text)


def every_refusal(match: Match, seat: int, picked: m.Choice) -> list[Refusal]:
    """The refusals of all options that match what is picked; empty if one of them is legal."""
    decision = match.decision
    if decision is None:
        raise MatchOver("the match is over")
    kinds = [
        kind
        for kind in match.game.options
        if picked.get("type", kind.__name__) == kind.__name__ and kind in decision.step.offers
    ]
    pointed = {name: value for name, value in picked.items() if name != "type"}
    found: list[Refusal] = []
    tries = itertools.islice(candidates(match, seat, kinds, pointed), MOST_TRIES)
    for option in tries:
        refusals = match.why_not(seat, option)
        if not refusals:
            return []
        found += refusals
    return found or [Refusal(decision.step.rule, "not_now")]


def candidates(
    match: Match, seat: int, kinds: list[type[Option]], pointed: dict[str, object]
) -> Iterator[Option]:
    """Options of these kinds with the fields that were picked; the other fields take the values on
    offer to the seat."""
    decision = match.decision
    assert decision is not None
    offered: dict[str, list[object]] = {}
    for option in decision.options:
        if seat in decision.actors and decision.seat_of(option) != seat:
            continue
        for name, value in match.game.picks(option, seat).items():
            if value not in offered.setdefault(name, []):
                offered[name].append(value)
    for kind in kinds:
        names = kind.__struct_fields__
        ways = [[pointed[name]] if name in pointed else offered.get(name, [0]) for name in names]
        for values in itertools.product(*ways):
            try:
                option = match.game.read_choice(
                    {"type": kind.__name__, **dict(zip(names, values, strict=True))}
                )
            except MalformedChoice:
                continue
            if pointed.items() <= match.game.picks(option, seat).items():
                yield option


ANSWERS: dict[type, Callable[[Case], m.FromServer]] = {
    m.Preview: preview,
    m.Badges: badges,
    m.WhyNot: why_not,
    m.AskForecast: forecast,
    m.Look: look,
    m.AskChart: chart,
    m.WhatIf: what_if,
    m.AskPosition: position,
    m.AskSolution: solution,
    m.Review: review,
}
