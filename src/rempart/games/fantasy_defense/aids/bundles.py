"""Choices that go together: a spell with its target, and one battle after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rempart.games.fantasy_defense.options import Cast, Fight
from rempart.games.fantasy_defense.steps.asks import GateAsk
from rempart.games.fantasy_defense.steps.battle import Battle, Casualty, Skirmish
from rempart.games.fantasy_defense.steps.spells import SPELLS
from rempart.games.fantasy_defense.tables import TABLES
from rempart.kernel import Decision, advance
from rempart.kernel.bundle import Bundle, copier

if TYPE_CHECKING:
    from rempart.games.fantasy_defense.state import FantasyDefense


def bundles(s: FantasyDefense, seat: int, decision: Decision) -> list[Bundle]:
    """The bundles of a decision. Changes `s`."""
    if isinstance(decision.step, Battle):
        return battles(s, decision)
    found: list[Bundle] = []
    for option in decision.options:
        if isinstance(option, Cast):
            found += aimed(s, seat, option)
    return found


def aimed(s: FantasyDefense, seat: int, option: Cast) -> list[Bundle]:
    """A spell and the gate it is meant for: one picks the card, then the gate."""
    spell = SPELLS[TABLES[s.variant].effect[option.card] or ""](seat)
    if not isinstance(spell, GateAsk):
        return []
    return [
        Bundle(
            name="cast_at",
            choices=(option, target),
            about={"card": option.card, **msgspec.structs.asdict(target)},
            picks={"card": option.card, **msgspec.structs.asdict(target)},
        )
        for target in spell.options(s)
    ]


def battles(s: FantasyDefense, decision: Decision) -> list[Bundle]:
    """Gate after gate, those first after which nobody is asked anything. It ends with the first one
    that asks a question (who falls, who goes on); after the answer the rest can be bundled
    again."""
    waiting = len(decision.options)
    found: list[Fight] = []
    here: Decision | None = decision
    while here is not None and isinstance(here.step, Battle):
        fight = next_fight(s, here)
        found.append(fight)
        here = advance(s, here, fight)
    if len(found) < 2:
        return []
    return [Bundle(name="fight_all", choices=tuple(found), about={"count": waiting})]


def next_fight(s: FantasyDefense, decision: Decision) -> Fight:
    """The first battle that asks nothing, otherwise the first one."""
    copy = copier(s)
    for fight in decision.options:
        tried = copy()
        after = advance(tried, Decision(tried.agenda[-1], decision.actors, []), fight)
        if after is None or not isinstance(after.step, Casualty | Skirmish):
            return fight
    return decision.options[0]
