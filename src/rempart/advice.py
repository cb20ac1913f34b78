"""A hint with its reasons: what to choose, why, and how the turn continues.

    advice = advise(match, seat)
    advice.option, lines(advice, seat, text)

Search works on re-dealt states, so a hint knows no more than the seat that asked. The same question
gets the same answer: random numbers are derived from what the seat knows, and a fixed number of
lines is played (`SearchModel.usual`), however long it takes. Only after `LONGEST` is it cut short;
it then has fewer lines, and with too few no win chance is shown.

A hint gives only reasons in favour of a choice: figures only if they are better than with the next
best choice, by more than chance explains and by an amount that people would notice.
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
"""The most seconds for a hint; it usually takes a tenth of that."""
WHOLE = 8.0
"""The same for a whole turn."""
CLEAR = 0.02
"""The least difference in chance that makes one choice better than another."""
SURE = 2.0
"""A difference of this many standard errors is sure."""
TRIED = 8
"""The least play-outs of an option for it to be compared."""
TOLD = 12
"""The least lines through a choice for its win chance to be shown."""
DOUBTED = 2.0
"""Lines with an even result that are added to a win chance, so that a few good lines are not shown
as a certain win."""
WIDE = 1.3
"""Half the width of a range, in standard errors: four in five are within it."""
NARROW = 0.05
"""A range with a smaller half-width is shown as one number."""
LEAST, MOST = 3, 97
"""The bounds for estimated chances, in per cent."""
NOTABLE = 0.03
"""The least relative difference for a figure to be mentioned."""
FIGURES, REASONS, STEPS = 2, 2, 2
"""The most figures, reasons of the game and further steps of a plan that are mentioned."""
LENGTH = 40
"""The most choices in a plan."""
KEPT = 32
"""How many hints of a table are remembered."""
BLUNDER = 0.25
"""The loss of chance from which a choice must be confirmed."""
GLANCE = 64
"""Lines played to detect a blunder."""


class Advice(msgspec.Struct, frozen=True):
    """What to choose.

    option    what to choose; None: undo something first
    weighed   what search thinks of the options: this one, then the rest, best first. Empty if the
              game has no win chances, or if the choice follows from an earlier plan
    plan      the choices planned for the seat, this one first, until its turn ends or something
              hidden is revealed
    reasons   the game's reasons for it
    chance    the win chance, 0 to 1, and its error; None: unknown
    coached   whether it is what the game's coach asks for
    """

    option: Any
    weighed: list[Weighed] = []
    plan: list[Option] = []
    reasons: list[Reason] = []
    chance: tuple[float, float] | None = None
    coached: bool = False


def advise(match: Match, seat: Seat, budget: float = LONGEST) -> Advice:
    """The best choice for a seat that may choose."""
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
    """The seed for a hint: the same for all positions that a seat cannot tell apart."""
    known = bots.knowledge(match.game, match.state, seat)
    encoded = known if isinstance(known, bytes) else msgspec.msgpack.encode(known)
    return int.from_bytes(hashlib.sha256(encoded).digest()[:7])


def wanted(match: Match, seat: Seat) -> list[Option] | None:
    """What the coach asks for, if there is one."""
    model = match.game.search_model
    if model is None or model.coach is None or match.decision is None:
        return None
    return model.coach(match.state, match.decision.of(seat), seat)


def estimate(game: Game, best: Weighed) -> tuple[float, float] | None:
    """The win chance after a choice and its error, if enough lines were played."""
    return calibrated(game, smoothed(best), best.error) if best.visits >= TOLD else None


def smoothed(one: Weighed) -> float:
    """A chance with the lines of `DOUBTED` added."""
    return (one.visits * one.chance + DOUBTED / 2) / (one.visits + DOUBTED)


def calibrated(game: Game, chance: float, error: float) -> tuple[float, float]:
    """A chance and its error as people are shown them."""
    if game.search_model is None:
        return chance, error
    of = game.search_model.calibration.of
    return of(chance), (of(min(1.0, chance + error)) - of(max(0.0, chance - error))) / 2


def reasons(match: Match, seat: Seat, plan: list[Option], seed: int) -> list[Reason]:
    """The game's reasons for a plan."""
    model = match.game.search_model
    if model is None or not plan:
        return []
    state, _ = imagine(match.game, match.state, seat, seed)
    return model.why(state, plan, seat)[:REASONS]


# Plans


def planned(match: Match, seat: Seat, line: Sequence[Option], seed: int) -> list[Option]:
    """The seat's own choices in a line, until its turn ends or something hidden is revealed."""
    return walked(match, seat, line, seed)[0]


def walked(
    match: Match, seat: Seat, line: Sequence[Option], seed: int
) -> tuple[list[Option], Match | None]:
    """The same, and the position after it if the turn continues there."""
    game = match.game
    state, now = imagine(game, match.state, seat, seed)
    begun = turn_of(game, state)
    ahead, plan = list(line), list[Option]()
    while now is not None and len(plan) < LENGTH:
        mine = now.of(seat)
        while ahead and ahead[0] not in mine and getattr(ahead[0], "seat", seat) != seat:
            ahead.pop(0)  # Other seats' choices in between are not part of the plan.
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
    """A value that differs between one turn and the next."""
    model = game.search_model
    return 0 if model is None else (model.turn or model.clock)(state)


def whole_turn(match: Match, seat: Seat, advice: Advice, budget: float = WHOLE) -> Advice:
    """A hint with the plan of the whole turn: if the plan ends before the turn does, it is extended
    by the hint at that point, and so on."""
    until = time.monotonic() + budget
    plan = list(advice.plan)
    found, there = walked(match, seat, plan, seed_of(match, seat))
    while there is not None and found and len(plan) < LENGTH and time.monotonic() < until:
        next_ = advise(there, seat, until - time.monotonic())
        plan += next_.plan
        found, there = walked(there, seat, next_.plan, seed_of(there, seat))
    return msgspec.structs.replace(advice, plan=plan)


class Memory:
    """The hints given at a table. A player who follows a plan gets its next step, and one who
    undoes something and asks again gets the same hint."""

    def __init__(self) -> None:
        self.given: list[tuple[Seat, list[Option], Advice]] = []

    def keep(self, match: Match, seat: Seat, advice: Advice) -> None:
        """Remember a hint given at this moment of a match."""
        given = [one for one in self.given if one[:2] != (seat, match.choices)]
        self.given = [*given, (seat, list(match.choices), advice)][-KEPT:]

    def recall(self, match: Match, seat: Seat) -> Advice | None:
        """The hint given at this moment, or the one that follows from an earlier plan."""
        for owner, made, advice in reversed(self.given):
            since = match.choices[len(made) :]
            if owner == seat and match.choices[: len(made)] == made:
                if not since:
                    return advice
                if len(since) < len(advice.plan) and advice.plan[: len(since)] == since:
                    return followed(match, seat, advice, len(since))
        return None


def followed(match: Match, seat: Seat, advice: Advice, done: int) -> Advice | None:
    """The rest of a plan after `done` of its choices, unless the coach asks for something else."""
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
    """A choice that would cost much: its value, and the best one."""

    chosen: Weighed
    best: Weighed


def blunder(match: Match, seat: Seat, option: Option, budget: float = LONGEST) -> Blunder | None:
    """The blunder, if a choice clearly costs much. One that seems to is examined again from the
    position after it, if the turn continues there: the loss may still be avoidable."""
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
    """Whether a choice clearly costs much."""
    if chosen.visits < TRIED or best.visits < TRIED:
        return False
    return best.chance - chosen.chance - SURE * doubt(best, chosen) >= BLUNDER


def find(match: Match, weighed: list[Weighed], option: Option) -> Weighed | None:
    """The result for an option, or for an equivalent one."""
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
    """The standard error of the difference of two chances."""
    return math.hypot(one.error, other.error)


# In words


def lines(advice: Advice, seat: Seat, text: Text, game: Game) -> list[str]:
    """The reasons for a choice, one sentence each, the strongest first."""
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
    """Whether more of each of a game's figures is good (1) or bad (-1)."""
    return game.search_model.better if game.search_model else {}


def next_words(plan: list[Option], seat: Seat, text: Text) -> str:
    """The next steps of a plan."""
    steps = [text.say("option", option, seat) for option in plan[1 : STEPS + 1]]
    return text("advice.and_then").join(text("advice.quoted", what=step) for step in steps)


def compared(weighed: list[Weighed], seat: Seat, text: Text, game: Game) -> list[str]:
    """The advantage of the best choice over the next best; empty if unknown."""
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
    """The figures in which one choice beats another on average, by more than the noise; never those
    in which it is worse."""
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
    """The same for two results of search."""
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
    """A chance in words: one number if it is known well, otherwise a range."""
    reach = WIDE * error
    low, high = rounded(chance - reach), rounded(chance + reach)
    if reach < NARROW or low == high:
        return text("advice.percent", n=rounded(chance))
    return text("advice.range", low=low, high=high)


def rounded(chance: float) -> int:
    """A chance in per cent, in multiples of five except near the ends."""
    n = 100 * chance
    near = round(n) if not 10 <= n <= 90 else 5 * round(n / 5)
    return min(MOST, max(LEAST, near))


def percent(chance: float, text: Text) -> str:
    """A chance as a number."""
    return text("advice.percent", n=hundredths(chance))


def hundredths(chance: float) -> int:
    """A chance in per cent, within `LEAST` and `MOST`."""
    return min(99, max(1, round(100 * chance)))
