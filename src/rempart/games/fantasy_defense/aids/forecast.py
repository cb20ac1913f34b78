"""What the battles of this turn will bring if nobody does anything more.

The real Battle phase runs on a copy. Which unit falls is the players' to choose, and so is the
order of the battles: every likely way is tried. After the phase new cards are drawn, so nobody can
know more.
"""

from __future__ import annotations

from collections.abc import Callable

from rempart.games.fantasy_defense.events import (
    BattleLost,
    BattleWon,
    GatePlundered,
    MoraleLost,
    UnitLost,
)
from rempart.games.fantasy_defense.options import Decline, EndStrategy, Fight, Stay
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.steps.battle import Battle
from rempart.games.fantasy_defense.steps.turn import BATTLE, STRATEGY
from rempart.kernel import Decision, Event, Option
from rempart.kernel.forecast import Forecast, Said, Way, Ways, ways

PASSING = (EndStrategy, Decline, Stay)
"""The choices of a player who does nothing."""
TOLD = (BattleWon, BattleLost, GatePlundered, MoraleLost, UnitLost)

UNTIL = Said("until_battle")


def forecast(s: FantasyDefense, seat: int) -> Forecast:
    """What is coming, the same for both players. Changes `s`."""
    if not STRATEGY <= s.phase <= BATTLE:
        return Forecast(UNTIL, summary=[], events=[], notes=[Said("not_yet")])
    depth = next((n for n, step in enumerate(s.agenda) if isinstance(step, Battle)), None)
    if depth is None:
        return Forecast(UNTIL, summary=[Said("morale_none")], events=[], notes=[Said("fought")])
    del s.agenda[depth + 1 :]
    s.phase = BATTLE
    found = ways(s, depth, likely)
    notes = [Said("idle")]
    if len(found.all) > 1:
        notes.append(Said("choice"))
    events = [one for one in found.foreseen() if isinstance(one.event, TOLD)]
    return Forecast(UNTIL, summary=upshot(found), events=events, notes=notes)


def likely(decision: Decision) -> list[Option]:
    """Decline if possible; fight the battles from the first gate on; any unit may fall."""
    options = decision.options
    passing: list[Option] = [option for option in options if isinstance(option, PASSING)]
    return passing[:1] or (options[:1] if isinstance(options[0], Fight) else options)


def upshot(found: Ways) -> list[Said]:
    """Whether the city falls, the morale that is lost, invaders beaten, gates that are lost."""
    fallen = any(way.end.outcome is not None and not way.end.outcome.winners for way in found.all)
    held = all(way.end.outcome is not None and way.end.outcome.winners for way in found.all)
    said = [Said("lost")] if fallen else [Said("won")] if held else []
    said.append(amount("morale", found, morale_lost))
    for key, kinds in (("beaten", BattleWon), ("through", (BattleLost, GatePlundered))):
        if any(count(way, kinds) for way in found.all):
            said.append(amount(key, found, lambda way, kinds=kinds: count(way, kinds)))
    return said


def morale_lost(way: Way) -> int:
    """The morale that a way costs."""
    return sum(event.amount for event in way.events if isinstance(event, MoraleLost))


def count(way: Way, kinds: type[Event] | tuple[type[Event], ...]) -> int:
    """How many events of some kinds a way has."""
    return sum(isinstance(event, kinds) for event in way.events)


def amount(key: str, found: Ways, measure: Callable[[Way], int]) -> Said:
    """A number, or how far it may go."""
    values = [measure(way) for way in found.all]
    least, most = min(values), max(values)
    if not most:
        return Said(f"{key}_none")
    if least == most:
        return Said(key, {"count": most})
    return Said(f"{key}_range", {"least": least, "most": most})
