"""A hint with its reasons: what to choose, what speaks for it, and how the turn goes on.

    advice = advise(match, seat)
    advice.option, lines(advice, seat, text)

Everything is weighed on re-dealt states, so a hint knows no more than the seat that asked. The same
question gets the same answer: chance is drawn from what the seat knows, and a fixed number of lines
is played (`SearchModel.usual`), however long it takes. Only where that takes longer than `LONGEST`
it is broken off; then fewer lines have to do, and where they are too few no win chance is told.

A hint says what speaks for a choice and nothing else: figures only where they are better than with
the next best choice, by more than chance would make them, and as people count them.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rempart import bots
from rempart.bots import Reason, Weighed
from rempart.kernel import Event, Game, Match, Option, Seat, State, advance
from rempart.kernel.hidden import imagine
from rempart.kernel.text import Text

LONGEST = 6.0
"""Seconds after which thinking about a hint is broken off; a hint usually takes a tenth of it."""
WHOLE = 8.0
"""The same for a whole turn."""
CLEAR = 0.02
"""So much makes one choice better than another; less is as good."""
SURE = 2.0
"""So many standard errors make a difference sure."""
TRIED = 8
"""What was played out less often is not compared: it says too little."""
TOLD = 12
"""So many lines must have gone through a choice before its win chance is told."""
DOUBTED = 2.0
"""A win chance counts as if so many lines more had been played, with an even result: a few lines
that all went well are not called a certain win."""
WIDE = 1.3
"""How far a range reaches on both sides, in standard errors: four in five are within it."""
NARROW = 0.05
"""A range that reaches less far is told as one number."""
LEAST, MOST = 3, 97
"""What is only estimated is never called more certain than that, in hundredths."""
NOTABLE = 0.03
"""A figure is worth a word if it differs by so much of itself at least."""
FIGURES, REASONS, STEPS = 2, 2, 2
"""So many figures, reasons of the game and further steps of a plan are told at most."""
LENGTH = 40
"""A plan has no more choices than this."""
KEPT = 32
"""So many hints of a table are remembered."""
BLUNDER = 0.25
"""A choice that costs so much is asked about before it is made."""
GLANCE = 64
"""So many lines are enough to see that."""


class Advice(msgspec.Struct, frozen=True):
    """What to choose.

    option    what to choose; None: better take something back first
    weighed   what search thinks of the options: this one, then the rest, best first. Empty where
              the game knows no win chances, or where the choice follows from an earlier plan
    plan      the choices that the seat has in mind, this one first, until its turn ends or
              something hidden comes to light
    reasons   what speaks for it, as the game says it
    chance    how likely the match is won, 0 to 1, and how far off that may be; None: nobody knows
    coached   it is what somebody who teaches the game asks for
    """

    option: Any
    weighed: list[Weighed] = []
    plan: list[Option] = []
    reasons: list[Reason] = []
    chance: tuple[float, float] | None = None
    coached: bool = False


def advise(match: Match, seat: Seat, budget: float = LONGEST) -> Advice:
    """What a seat that may choose would best choose."""
    game, seed = match.game, seed_of(match, seat)
    model = game.search_model
    if model is None:
        return plain(match, seat, budget, seed)
    asked = wanted(match, seat)
    if asked == []:
        return Advice(None, coached=True)
    weighed = bots.weigh(match, seat, budget, (), seed, lines=model.usual, among=asked)
    best = weighed[0]
    plan = planned(match, seat, [best.option, *best.then], seed)
    return Advice(
        option=best.option,
        weighed=weighed,
        plan=plan,
        reasons=reasons(match, seat, plan, seed),
        chance=estimate(match.game, best) if model.fitted(match.state) else None,
        coached=asked is not None,
    )


def plain(match: Match, seat: Seat, budget: float, seed: int) -> Advice:
    """A hint without a search model: from the game's best bot, with its reason if any."""
    adviser = bots.bot(bots.best(match.game), seed, match.game)
    option = bots.ask_bot(adviser, match, seat, budget)
    reason = bots.reason_of(adviser)
    return Advice(option, plan=[option], reasons=[reason] if reason else [])


def seed_of(match: Match, seat: Seat) -> int:
    """The chance of a hint: the same for all positions that a seat cannot tell apart."""
    known = bots.knowledge(match.game, match.state, seat)
    encoded = known if isinstance(known, bytes) else msgspec.msgpack.encode(known)
    return int.from_bytes(hashlib.sha256(encoded).digest()[:7])


def wanted(match: Match, seat: Seat) -> list[Option] | None:
    """What a coach asks for, if there is one who does."""
    model = match.game.search_model
    if model is None or model.coach is None or match.decision is None:
        return None
    return model.coach(match.state, match.decision.of(seat), seat)


def estimate(game: Game, best: Weighed) -> tuple[float, float] | None:
    """The win chance after a choice and how far off it may be, if enough lines were played."""
    return calibrated(game, smoothed(best), best.error) if best.visits >= TOLD else None


def smoothed(one: Weighed) -> float:
    """A chance as if a little more had been played, with an even result."""
    return (one.visits * one.chance + DOUBTED / 2) / (one.visits + DOUBTED)


def calibrated(game: Game, chance: float, error: float) -> tuple[float, float]:
    """A chance and its error as people are told."""
    if game.search_model is None:
        return chance, error
    of = game.search_model.calibration.of
    return of(chance), (of(min(1.0, chance + error)) - of(max(0.0, chance - error))) / 2


def reasons(match: Match, seat: Seat, plan: list[Option], seed: int) -> list[Reason]:
    """What speaks for a plan, as the game says it."""
    model = match.game.search_model
    if model is None or not plan:
        return []
    state, _ = imagine(match.game, match.state, seat, seed)
    return model.why(state, plan, seat)[:REASONS]


# Plans


def planned(match: Match, seat: Seat, line: Sequence[Option], seed: int) -> list[Option]:
    """The seat's own part of a line, until its turn ends or something hidden comes to light."""
    return walked(match, seat, line, seed)[0]


def walked(
    match: Match, seat: Seat, line: Sequence[Option], seed: int
) -> tuple[list[Option], Match | None]:
    """The same, and where it leads if the turn goes on there."""
    game = match.game
    state, now = imagine(game, match.state, seat, seed)
    begun = turn_of(game, state)
    ahead, plan = list(line), list[Option]()
    while now is not None and len(plan) < LENGTH:
        mine = now.of(seat)
        while ahead and ahead[0] not in mine and getattr(ahead[0], "seat", seat) != seat:
            ahead.pop(0)  # What somebody else does meanwhile is theirs.
        if ahead and ahead[0] in mine:
            option = ahead.pop(0)
        elif len(now.options) == len(mine) == 1:
            option = mine[0]
        else:
            break
        plan.append(option)
        events: list[Event] = []
        state.events = events
        now = advance(state, now, option)
        state.events = None
        if any(event.reveals for event in events) or turn_of(game, state) != begun:
            return plan, None
    if now is None or not now.of(seat):
        return plan, None
    choices = [*match.choices, *plan]
    resume = (match.edition, len(choices), state, choices)
    return plan, Match(game, match.settings, match.seed, match.patch, resume)


def turn_of(game: Game, state: State) -> int:
    """What tells one turn from the next."""
    model = game.search_model
    return 0 if model is None else (model.turn or model.clock)(state)


def whole_turn(match: Match, seat: Seat, advice: Advice, budget: float = WHOLE) -> Advice:
    """A hint with the plan of the whole turn: where the plan ends before it does, what would be
    the hint there, and so on."""
    until = time.monotonic() + budget
    plan = list(advice.plan)
    found, there = walked(match, seat, plan, seed_of(match, seat))
    while there is not None and found and len(plan) < LENGTH and time.monotonic() < until:
        next_ = advise(there, seat, until - time.monotonic())
        plan += next_.plan
        found, there = walked(there, seat, next_.plan, seed_of(there, seat))
    return msgspec.structs.replace(advice, plan=plan)


class Memory:
    """The hints that were given at a table. Who follows a plan is told how it goes on, and who
    takes something back and asks again is told the same again."""

    def __init__(self) -> None:
        self.given: list[tuple[Seat, list[Option], Advice]] = []

    def keep(self, match: Match, seat: Seat, advice: Advice) -> None:
        """A hint was given at this moment of a match."""
        given = [one for one in self.given if one[:2] != (seat, match.choices)]
        self.given = [*given, (seat, list(match.choices), advice)][-KEPT:]

    def recall(self, match: Match, seat: Seat) -> Advice | None:
        """The hint that was given at this moment, or what follows from the plan of one before."""
        for owner, made, advice in reversed(self.given):
            since = match.choices[len(made) :]
            if owner == seat and match.choices[: len(made)] == made:
                if not since:
                    return advice
                if len(since) < len(advice.plan) and advice.plan[: len(since)] == since:
                    return followed(match, seat, advice, len(since))
        return None


def followed(match: Match, seat: Seat, advice: Advice, done: int) -> Advice | None:
    """What a plan says after so many of its choices, unless a coach asks for something else."""
    plan, asked = advice.plan[done:], wanted(match, seat)
    if asked is not None and plan[0] not in asked:
        return None
    return Advice(
        option=plan[0],
        plan=plan,
        reasons=reasons(match, seat, plan, seed_of(match, seat)),
        chance=advice.chance,
        coached=asked is not None,
    )


# Mistakes


class Blunder(msgspec.Struct, frozen=True):
    """A choice that would cost much: what it is worth, and what the best one is."""

    chosen: Weighed
    best: Weighed


def blunder(match: Match, seat: Seat, option: Option, budget: float = LONGEST) -> Blunder | None:
    """Whether a choice costs much, beyond doubt. One that seems to is looked at again from where it
    leads to, if the turn goes on there: what was not planned in one go may still be mended."""
    model = match.game.search_model
    if model is None or not model.fitted(match.state):
        return None
    until, seed = time.monotonic() + budget, seed_of(match, seat)
    weighed = bots.weigh(match, seat, budget, [option], seed, lines=min(GLANCE, model.usual))
    best, chosen = weighed[0], find(match, weighed, option)
    if chosen is None or not costly(best, chosen):
        return None
    there = walked(match, seat, [option], seed)[1]
    if there is not None:
        left = until - time.monotonic()
        then = bots.weigh(there, seat, left, (), seed, lines=min(GLANCE, model.usual))[0]
        if not costly(best, then):
            return None
        chosen = then
    return Blunder(chosen, best)


def costly(best: Weighed, chosen: Weighed) -> bool:
    """Whether a choice costs much, beyond doubt."""
    if chosen.visits < TRIED or best.visits < TRIED:
        return False
    return best.chance - chosen.chance - SURE * doubt(best, chosen) >= BLUNDER


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


def doubt(one: Weighed, other: Weighed) -> float:
    """How far off the difference of two chances may well be."""
    return math.hypot(one.error, other.error)


# In words


def lines(advice: Advice, seat: Seat, text: Text, game: Game) -> list[str]:
    """What speaks for a choice: a sentence each, the most telling first."""
    if advice.option is None:
        return [text("advice.take_back")]
    said = [text("advice.coach")] if advice.coached else []
    said += [reason.words(text) for reason in advice.reasons]
    if not advice.reasons and (steps := next_words(advice.plan, seat, text)):
        said.append(text("advice.then", steps=steps))
    if advice.weighed:
        said += compared(advice.weighed, seat, text, game)
    if advice.chance is not None:
        said.append(text("advice.chance", chance=range_words(*advice.chance, text)))
    return said


def good_to_have(game: Game) -> Mapping[str, int]:
    """Which of a game's figures are good to have (1), or bad (-1)."""
    return game.search_model.better if game.search_model else {}


def next_words(plan: list[Option], seat: Seat, text: Text) -> str:
    """The next steps of a plan."""
    steps = [text.say("option", option, seat) for option in plan[1 : STEPS + 1]]
    return text("advice.and_then").join(text("advice.quoted", what=step) for step in steps)


def compared(weighed: list[Weighed], seat: Seat, text: Text, game: Game) -> list[str]:
    """What the best choice has over the next best; nothing where that is not known."""
    best, *others = weighed
    other = next((one for one in others if one.visits >= TRIED), None)
    if other is None or best.visits < TRIED:
        return []
    name = text.say("option", other.option, seat)
    ahead = best.chance - other.chance
    if ahead < CLEAR:
        return [text("advice.alike", other=name)]
    if ahead < SURE * doubt(best, other):
        return []
    if gains := gains_of(best, other, text, game):
        return [text("advice.gains", gains=gains, other=name)]
    return [text("advice.better", other=name)]


def gain_words(
    mine: Mapping[str, float],
    theirs: Mapping[str, float],
    text: Text,
    better: Mapping[str, int],
    noise: Mapping[str, float],
) -> str:
    """What people count that one choice has over another, on average: what is better by more than
    the noise, never what is worse."""
    found: list[tuple[float, str, int]] = []
    for name, direction in better.items():
        if name not in mine or name not in theirs:
            continue
        gain = direction * (mine[name] - theirs[name])
        part = gain / max(abs(mine[name]), abs(theirs[name]), 1.0)
        if round(gain) >= 1 and gain > noise.get(name, 0.0) and part >= NOTABLE:
            found.append((part, name, round(gain)))
    found.sort(reverse=True)
    return text.listed(text(f"gain.{name}", n=n) for _, name, n in found[:FIGURES])


def gains_of(one: Weighed, other: Weighed, text: Text, game: Game) -> str:
    """The same for two choices that were weighed."""
    noise = {
        name: SURE * math.hypot(doubt, other.doubts.get(name, 0.0))
        for name, doubt in one.doubts.items()
    }
    return gain_words(one.figures, other.figures, text, good_to_have(game), noise)


def warning(found: Blunder, text: Text, game: Game) -> str:
    """What a choice may cost, in friendly words."""
    said = text(
        "advice.blunder",
        chance=range_words(*calibrated(game, smoothed(found.best), found.best.error), text),
        fell_to=range_words(*calibrated(game, smoothed(found.chosen), found.chosen.error), text),
    )
    losses = gains_of(found.best, found.chosen, text, game)
    return f"{said} {text('advice.instead', gains=losses)}" if losses else said


def range_words(chance: float, error: float, text: Text) -> str:
    """A chance as people say it: one number where it is known well, else from where to where."""
    reach = WIDE * error
    low, high = rounded(chance - reach), rounded(chance + reach)
    if reach < NARROW or low == high:
        return text("advice.percent", n=rounded(chance))
    return text("advice.range", low=low, high=high)


def rounded(chance: float) -> int:
    """A chance in hundredths: in fives, but near the ends."""
    n = 100 * chance
    near = round(n) if not 10 <= n <= 90 else 5 * round(n / 5)
    return min(MOST, max(LEAST, near))


def percent(chance: float, text: Text) -> str:
    """A chance as a number."""
    return text("advice.percent", n=hundredths(chance))


def hundredths(chance: float) -> int:
    """A chance in points of a hundred; what was only estimated is never called certain."""
    return min(99, max(1, round(100 * chance)))
