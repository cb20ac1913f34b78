"""What phases 3 and 4 will do: who is destroyed, who moves where, who heals, what escapes.

The real phases run on a copy on which nobody plays anything more. What comes after an activation
or behaviour card, or a card of a pile, is not certain.
"""

from __future__ import annotations

from collections.abc import Callable

from rempart.games.kingdom_rush.events import (
    ActivationRevealed,
    BehaviourRevealed,
    HeartsLost,
    HeroStunned,
    HordeDestroyed,
    HordeEscaped,
    HordeSpawned,
)
from rempart.games.kingdom_rush.options import RetreatTo, Skip, SpendSkull, TakeReward, TakeShot
from rempart.games.kingdom_rush.pieces import ADVANCE, DESTROY, PLAY
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.steps.advance import AdvancePhase
from rempart.games.kingdom_rush.steps.destroy import DestroyPhase
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.steps.prologue import objective_met, skipped
from rempart.games.kingdom_rush.steps.round import Phase
from rempart.games.kingdom_rush.steps.victory import victory
from rempart.kernel import Decision, Event, Option
from rempart.kernel.forecast import Forecast, Said, Way, Ways, ways
from rempart.kernel.hidden import Foreseen

REVEALING = (ActivationRevealed, BehaviourRevealed, HordeSpawned)
"""What nobody can know before it happens."""


def forecast(s: Kingdom, seat: int) -> Forecast:
    """What is coming, the same for every seat. Changes `s`."""
    if s.phase in (DESTROY, ADVANCE):
        found = ways(s, remaining(s), likely)
        return forecast_of(found, "until_advance", [])
    notes = [Said("idle")]
    if s.phase != PLAY and not (s.round <= 1 and s.phase < PLAY):  # KR-ROUND-02
        notes.append(Said("spawn_first"))
    s.phase = ADVANCE
    s.agenda[:] = [AdvancePhase(), *([] if skipped(s, DESTROY) else [DestroyPhase()])]
    return forecast_of(ways(s, 0, likely), "until_advance", notes)


def remaining(s: Kingdom) -> int:
    """How many steps are on the agenda beneath the phases under way: what follows phase 4.

    In phase 3 the next phase is still to come: it becomes the rest of what is under way.
    """
    for n, step in enumerate(s.agenda):
        if isinstance(step, Phase) and step.number == ADVANCE:
            s.agenda[n] = AdvancePhase()
            s.phase = ADVANCE
            return n
        if isinstance(step, Phase):
            return n + 1
    return 0


def likely(decision: Decision) -> list[Option]:
    """The options to consider: the first retreat or reward, nothing spent, and every hero that a
    shot can hit."""
    options = decision.options
    first = options[0]
    if isinstance(first, RetreatTo | TakeReward):
        return [first]
    if isinstance(first, SpendSkull):
        return [option for option in options if isinstance(option, Skip)] or [first]
    if isinstance(first, TakeShot):
        return [option for option in options if option.seat == first.seat]
    return options


def forecast_of(found: Ways, until: str, notes: list[Said]) -> Forecast:
    """A forecast of the ways that it can go."""
    events = uncertain_after_cards(found.foreseen())
    if any(not one.certain for one in events):
        notes = [*notes, Said("cards")]
    if len(found.all) > 1:
        notes = [*notes, Said("choice")]
    return Forecast(until=Said(until), summary=upshot(found), events=events, notes=notes)


def uncertain_after_cards(events: list[Foreseen]) -> list[Foreseen]:
    """Nothing is certain from the first card on that nobody has seen."""
    at = next((n for n, one in enumerate(events) if isinstance(one.event, REVEALING)), len(events))
    return [*events[:at], *(Foreseen(one.event, False) for one in events[at:])]


def upshot(found: Ways) -> list[Said]:
    """Hearts, hordes that go, heroes that fall."""
    said = [amount("hearts", found, hearts_lost), *escapes(found)]
    for key, kind in (("destroyed", HordeDestroyed), ("stunned", HeroStunned)):
        if any(count(way, kind) for way in found.all):
            said.append(amount(key, found, lambda way, kind=kind: count(way, kind)))
    lost = any(way.end.outcome is not None and not way.end.outcome.winners for way in found.all)
    after = [] if lost else later(found.likely.end)
    return [*([Said("lost")] if lost else after), *said]


def escapes(found: Ways) -> list[Said]:
    """Which hordes escape in some way, and the most hearts that each can cost."""
    cost: dict[int, int] = {}
    for event in (event for way in found.all for event in way.events):
        if isinstance(event, HordeEscaped):
            cost[event.horde] = max(event.hearts, cost.get(event.horde, 0))
    return [Said("escapes", {"horde": horde, "hearts": hearts}) for horde, hearts in cost.items()]


def later(s: Kingdom) -> list[Said]:
    """What would lose the game after phase 4, in the state that it ends in: every pile empty when
    the next round begins (KR-GOAL-05), crevasses that gape at the end of the round (KR-GOAL-06), no
    room for the next horde (KR-GOAL-07), a missed objective of the prologue (KR-PROLOGUE-07)."""
    if s.outcome is not None:
        return []
    layout = layout_of(s)
    said: list[Said] = []
    if layout.data.tutorial.rounds:
        return [] if objective_met(s) else [Said("missed")]
    if not any(s.piles) and not victory(s):
        said.append(Said("lost_piles" if layout.data.clear else "lost_piles_boss"))
    most = layout.data.lost_if_gaping
    if most and sum(crevasse.gaping for crevasse in s.crevasses) >= most:
        said.append(Said("lost_crevasses"))
    taken = {horde.space for horde in s.hordes}
    routes = enumerate(layout.board.routes)
    if any(s.piles[pile] and taken.issuperset(route) for pile, route in routes):
        said.append(Said("lost_room"))
    return said


def hearts_lost(way: Way) -> int:
    """The hearts that a way costs."""
    return sum(event.amount for event in way.events if isinstance(event, HeartsLost))


def count(way: Way, kind: type[Event]) -> int:
    """How many events of a kind a way has."""
    return sum(isinstance(event, kind) for event in way.events)


def amount(key: str, found: Ways, measure: Callable[[Way], int]) -> Said:
    """A number, or how far it may go."""
    values = [measure(way) for way in found.all]
    least, most = min(values), max(values)
    if least == most:
        return Said(key, {"count": most})
    return Said(f"{key}_range", {"least": least, "most": most})
