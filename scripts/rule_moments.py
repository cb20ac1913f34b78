"""Moments of recorded matches that show a rule at work, for the rulebooks of the site.

The golden records of the tests are replayed. A rule is shown where it makes something happen, asks
somebody to choose, or forbids a choice that was legal at another time.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import rempart
from rempart.kernel import Decision, Game, Match, Option, Refusal, Seat

ROOT = Path(__file__).parents[1]

HAPPENS, ASKS, FORBIDS = "happens", "asks", "forbids"
KINDS = (HAPPENS, ASKS, FORBIDS)
"""How a rule is seen, the best first."""

TRIED = 40
"""At how many decisions of a kind forbidden choices are tried."""

GENERAL = ("not_now", "not_yours")
"""Reasons for a refusal that have nothing to do with the rule."""


class Moment(NamedTuple):
    """A position of a recorded match."""

    kind: str
    at: int
    """The number of choices before it."""
    record: str
    """The name of the golden record."""
    option: Option | None = None
    """What is forbidden."""
    why: Refusal | None = None
    seat: Seat = 0

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"{self.record}-{self.at}"


def golden(game: Game) -> dict[str, Match]:
    """The golden matches of a game by name."""
    folder = ROOT / "tests" / "games" / game.id / "golden"
    return {file.stem: rempart.load(file.read_bytes()) for file in sorted(folder.glob("*.json"))}


def moments(game: Game, matches: dict[str, Match]) -> dict[str, Moment]:
    """For each rule that is shown somewhere, the best and earliest moment."""
    found: dict[str, Moment] = {}
    tried: Counter[type] = Counter()
    for name, match in matches.items():
        for rule, moment in _seen(name, match, tried):
            if rule not in found or _rank(moment) < _rank(found[rule]):
                found[rule] = moment
    return {rule: moment for rule, moment in found.items() if rule in game.rules}


def _rank(moment: Moment) -> tuple[int, int]:
    return KINDS.index(moment.kind), moment.at


def _seen(name: str, match: Match, tried: Counter[type]) -> Iterator[tuple[str, Moment]]:
    """Every rule that is seen in a match, and when."""
    known: dict[type, dict[Option, None]] = defaultdict(dict)
    for option in match.choices:
        known[type(option)][option] = None
    twin = Match(match.game, match.settings, match.seed, match.patch, secret=match.secret)
    for at, option in enumerate([None, *match.choices]):
        if option is not None:
            twin.choose(option)
        rules = [event.rule for event in twin.events]
        if twin.outcome is not None:
            rules.append(twin.outcome.rule)
        yield from ((rule, Moment(HAPPENS, at, name)) for rule in rules)
        if twin.decision is not None:
            step = twin.decision.step
            yield step.rule, Moment(ASKS, at, name)
            tried[type(step)] += 1
            if tried[type(step)] <= TRIED:
                for seat, option, why in _forbidden(twin, twin.decision, known):
                    yield why.rule, Moment(FORBIDS, at, name, option, why, seat)


def _forbidden(
    match: Match, decision: Decision, known: dict[type, dict[Option, None]]
) -> Iterator[tuple[Seat, Option, Refusal]]:
    """The choices made anywhere in the match that are forbidden now."""
    legal = set(decision.options)
    for kind in decision.step.offers:
        for option in known[kind]:
            seat = decision.seat_of(option)
            if option not in legal and seat in decision.actors:
                for why in match.why_not(seat, option):
                    if why.reason not in GENERAL:
                        yield seat, option, why
