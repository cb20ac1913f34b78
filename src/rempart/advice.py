"""A hint with its reasons: what to choose, what it gains on the next best, and how that is known.

    advice = advise(match, seat, budget=1.0)
    advice.option, lines(advice, seat, text)

Everything is weighed on re-dealt states, so a hint knows no more than the seat that asked.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from rempart import bots
from rempart.bots import Bot, Reason, Weighed
from rempart.kernel import Game, Match, Option, Seat
from rempart.kernel.text import Text

TIME = 1.5
"""Seconds for a hint: nobody is to wait longer than two, and a line of play may be a long one."""
CLEAR = 2
"""So many points of a hundred make one choice better than another; less is as good."""
NOTABLE, SMALL = 0.03, 5.0
"""A figure is worth a word if it differs by so much of itself; a small one, by so much of this."""
TRUSTED = 0.05
"""A game's own bot that tells why is followed where its choice seems worse by no more than that,
and nobody could tell for sure."""
TRIED = 4
"""What was played out less often is not compared: it says too little."""
FIGURES = 3
"""So many figures are told at most."""


class Advice(msgspec.Struct, frozen=True):
    """What to choose. `weighed` has it first, then the rest, best first; it is empty where the
    game knows no win chances."""

    option: Any
    reason: Reason | None
    weighed: list[Weighed]


def advise(match: Match, seat: Seat, budget: float = TIME, seed: int = 0) -> Advice:
    """What a seat that may choose would best choose, found in about `budget` seconds."""
    start = time.monotonic()
    if match.game.mind is None:
        return Advice(*opinion(match, seat, budget, seed), [])
    option, reason = opinion(match, seat, budget / 2, seed)
    also = [] if reason is None else [option]
    left = max(budget / 2, budget - (time.monotonic() - start))
    weighed = bots.weigh(match, seat, left, also, seed)
    spoken = None if reason is None else find(match, weighed, option)
    if spoken is None or not as_good(spoken, weighed[0]):
        return Advice(weighed[0].option, None, weighed)
    return Advice(spoken.option, reason, [spoken, *(one for one in weighed if one is not spoken)])


def opinion(match: Match, seat: Seat, budget: float, seed: int) -> tuple[Any, Reason | None]:
    """What the bot says that can tell why; in a game with a mind nobody else is asked."""
    game = match.game
    adviser = speaker(game, seed)
    if adviser is None:
        if game.mind is not None:
            return None, None
        adviser = bots.bot(bots.best(game), seed, game)
    option = bots.ask_bot(adviser, match, seat, budget)
    return option, bots.reason_of(adviser)


def speaker(game: Game, seed: int) -> Bot | None:
    """The game's own bot that tells its reasons, if it has one."""
    if game.mind is not None and game.mind.speaker is not None:
        return game.mind.speaker(seed)
    for make in reversed(game.bots.values()):
        bot = make(seed)
        if hasattr(bot, "reason"):
            return bot
    return None


def find(match: Match, weighed: list[Weighed], option: Option) -> Weighed | None:
    """What is known of an option, or of one that comes to the same thing."""
    alike = match.game.alike
    same = None if alike is None else alike(match.state, option)
    for one in weighed:
        if one.option == option:
            return one
    for one in weighed:
        if alike is not None and alike(match.state, one.option) == same:
            return one
    return None


def as_good(one: Weighed, best: Weighed) -> bool:
    """Whether nobody could tell from what was weighed which of two is better; and whatever was not
    weighed long enough to tell, it is not much worse."""
    return best.chance - one.chance <= max(min(doubt(one, best), TRUSTED), CLEAR / 100)


def doubt(one: Weighed, other: Weighed) -> float:
    """How far off the difference of two chances may well be."""
    return math.hypot(one.error, other.error)


# In words


def lines(advice: Advice, seat: Seat, text: Text) -> list[str]:
    """Why: a sentence each, the most telling first."""
    said = [] if advice.reason is None else [advice.reason.words(text)]
    if not advice.weighed:
        return said
    best, *others = advice.weighed
    other = next((one for one in others if one.visits >= TRIED), None)
    if other is not None:
        said.append(compared(best, other, seat, text))
        if figures := figure_words(best.figures, other.figures, text):
            said.append(text("advice.figures", figures=figures))
    else:
        key = "alone" if others else "chance"
        said.append(text(f"advice.{key}", chance=percent(best.chance, text)))
    visits = sum(one.visits for one in advice.weighed)
    return [*said, text("advice.known", n=visits)]


def compared(best: Weighed, other: Weighed, seat: Seat, text: Text) -> str:
    """What an option gains on the next best."""
    points = hundredths(best.chance) - hundredths(other.chance)
    if points >= CLEAR:
        key = "better" if best.chance - other.chance > doubt(best, other) else "perhaps"
    else:
        key = "alike" if points >= -100 * TRUSTED else "unsure"
    return text(
        f"advice.{key}",
        chance=percent(best.chance, text),
        points=points,
        other=text.say("option", other.option, seat),
        other_chance=percent(other.chance, text),
    )


def figure_words(mine: Mapping[str, float], other: Mapping[str, float], text: Text) -> str:
    """The figures that two choices differ in most."""
    gaps = {
        name: abs(value - other[name]) / max(abs(value), abs(other[name]), SMALL)
        for name, value in mine.items()
        if name in other
    }
    told = sorted((name for name in gaps if gaps[name] >= NOTABLE), key=gaps.__getitem__)[::-1]
    return ", ".join(
        text(
            "advice.figure",
            name=text.fact(name),
            mine=amount(mine[name], text),
            other=amount(other[name], text),
        )
        for name in told[:FIGURES]
    )


def percent(chance: float, text: Text) -> str:
    """A chance as people say it."""
    return text("advice.percent", n=hundredths(chance))


def hundredths(chance: float) -> int:
    """A chance in points of a hundred; what was only estimated is never called certain."""
    return min(99, max(1, round(100 * chance)))


def amount(value: float, text: Text) -> str:
    """A figure with one decimal, if it needs it."""
    shown = f"{value:.1f}".removesuffix(".0")
    return shown.replace(".", text("advice.point")).replace("-", "\N{MINUS SIGN}")
