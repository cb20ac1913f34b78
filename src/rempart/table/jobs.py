"""The jobs that workers do: choices of bots, hints, warnings, reviews."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

import msgspec

import rempart
from rempart import advice, bots, review
from rempart.advice import Advice, Blunder
from rempart.kernel import Excerpt, Match
from rempart.kernel.errors import MatchOver
from rempart.kernel.step import Option, Seat
from rempart.puzzles.explain import hint
from rempart.puzzles.puzzle import NoPuzzle, aim_of, puzzle, solution_of
from rempart.table.attempts import Posed


class RedealtMatch(msgspec.Struct, frozen=True):
    """A position of a match as far as one seat knows it, to be sent to another process. What is
    hidden from the seat is redealt: no bot or hint is ever given the true state or the secret."""

    game: str
    options: dict[str, object]
    seed: int
    patch: dict[str, object]
    edition: str
    state: bytes

    @classmethod
    def of(cls, match: Match, seat: Seat) -> RedealtMatch:
        """The current position of a match."""
        return cls(
            match.game.id,
            msgspec.to_builtins(match.settings),
            match.seed,
            match.patch,
            match.edition,
            match.game.encode(match.game.redeal(match.state, seat, 0)),
        )

    def match(self) -> Match:
        """A match at this position, without its past."""
        game = rempart.game(self.game)
        resume = (self.edition, 0, game.decode(self.state), [])
        return Match(game, game.read_settings(self.options), self.seed, self.patch, resume)


def choose(moment: RedealtMatch, seat: Seat, name: str, seed: int, budget: float) -> Option:
    """A bot's choice for a seat. It thinks for at most `budget` seconds, whatever its name says."""
    match = moment.match()
    bot = bots.bot(name, seed, match.game)
    if isinstance(bot, bots.SearchBot) and bot.budget is not None:
        bot.budget = min(bot.budget, budget)
    return bots.ask_bot(bot, match, seat, budget)


def advise(moment: RedealtMatch, seat: Seat, budget: float) -> Advice:
    """A hint for a seat."""
    return advice.advise(awaiting(moment), seat, budget)


def toward(
    moment: RedealtMatch, seat: Seat, start: Excerpt, at: Posed, made: list[Option]
) -> Advice:
    """A hint for a puzzle that began at `start`."""
    match = awaiting(moment)
    aim = aim_of(Match.resume(match.game, start), at.goal, at.seat, at.target)
    line: list[Option] = []
    with suppress(NoPuzzle):  # The game may ship it no longer.
        line = solution_of(match.game, puzzle(match.game, at.id))
    return hint(aim, match, seat, made, line)


def whole_turn(moment: RedealtMatch, seat: Seat, given: Advice) -> Advice:
    """The given hint, with a plan for the whole turn."""
    return advice.whole_turn(awaiting(moment), seat, given)


def blunder(moment: RedealtMatch, seat: Seat, option: Option, budget: float) -> Blunder | None:
    """How much a choice would cost; None: not much."""
    return advice.blunder(awaiting(moment), seat, option, budget)


def awaiting(moment: RedealtMatch) -> Match:
    """The match of a position; raises `MatchOver` if nothing can be chosen."""
    match = moment.match()
    if match.decision is None:
        raise MatchOver("the match is over")
    return match


@lru_cache(maxsize=4)
def whole(record: bytes) -> Match:
    """The match of a record, with its past."""
    return rempart.load(record)


def forks(record: bytes) -> list[review.Fork]:
    """The decisions of a match where somebody had a choice."""
    return review.forks(whole(record))


def judge(record: bytes, tasks: list[review.Task]) -> list[review.Judgement | None]:
    """Evaluate decisions of a match."""
    return [review.judge(whole(record), task) for task in tasks]
