"""What threatens: the strikes that may come this month, the adversary's next act, the quests that
fail when the month ends.

Nobody knows when an event comes, or whether it does (DT-MONTH-05). So each threat runs by itself,
by the real rules on a copy, as if it came at the end of this turn with everything as it stands now.
None of it is certain but that a quest which nobody completes will fail.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from rempart.games.dark_tower.events import (
    CorruptionGained,
    GameEnded,
    HeroEliminated,
    QuestFailed,
    SkullPlaced,
    SpiritLost,
    WarriorsLost,
)
from rempart.games.dark_tower.ids import ACTS, END_STEP, STRIKE
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.quests import fail_all
from rempart.games.dark_tower.steps.timeline import SlotEvents, call, code, idle
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import Decision, Event, Option
from rempart.kernel.forecast import Forecast, Said, ways
from rempart.kernel.hidden import Foreseen

Threat = list[Event]
"""The events of a threat."""

ENCODE = msgspec.msgpack.encode
DECODE = msgspec.msgpack.Decoder(Realm).decode


def forecast(s: Realm, seat: int) -> Forecast:
    """What threatens the seat."""
    frames = next((n + 1 for n, one in enumerate(s.agenda) if isinstance(one, SlotEvents)), 0)
    if not frames:
        return Forecast(until=Said("until_month"), summary=[], events=[], notes=[Said("not_yet")])
    blows = [run(s, frames, lambda r, event=event: call(r, event)) for event in threats(s)]
    failing = run(s, frames, fail_all) if s.quests else []
    told = [event for threat in (*blows, failing) for event in threat]
    events = [Foreseen(event, isinstance(event, QuestFailed)) for event in told]
    notes = [Said("each_alone")] if events else []
    summary = [*ends(s, blows, failing, seat), *harm(blows, seat), *clock(s)]
    return Forecast(until=Said("until_month"), summary=summary, events=events, notes=notes)


def threats(s: Realm) -> Iterator[int]:
    """The events of this month that can do harm: strikes of kinds on the board, the adversary."""
    month = TABLES[s.variant].months[s.month - 1]
    for level in sorted(set(month.strikes)):
        if not idle(s, STRIKE, level - 2):
            yield code(STRIKE, level - 2)
    if month.gritty_acts if s.gritty else month.acts:
        yield code(ACTS, 0)


def run(s: Realm, frames: int, begin: Callable[[Realm], None]) -> Threat:
    """Let something happen to a copy at the end of the turn; what comes of it."""
    copy = DECODE(ENCODE(s))
    del copy.agenda[frames:]
    copy.battle = copy.visit = copy.deal = None
    copy.phase = END_STEP
    told: Threat = []
    copy.events = told
    begin(copy)
    return told + ways(copy, frames, first).likely.events


def first(decision: Decision) -> list[Option]:
    """The first option is assumed to be chosen."""
    return decision.options[:1]


# The upshot


def ends(s: Realm, blows: list[Threat], failing: Threat, seat: int) -> list[Said]:
    """What would be the end: the skull that this turn takes from an empty supply (DT-LOSE-02), a
    threat that loses the game, or quests that do when they fail. Among rivals, of the seat."""
    said: list[Said] = []
    if not s.supply and not s.dropped and (s.active == seat or not s.competitive):
        said.append(Said("no_skulls"))
    if any(fatal(event, seat) for blow in blows for event in blow):
        said.append(Said("lost"))
    if any(fatal(event, seat) for event in failing):
        said.append(Said("lost_quests"))
    return said


def fatal(event: Event, seat: int) -> bool:
    """Whether an event is the end for a hero."""
    if isinstance(event, HeroEliminated):
        return event.seat == seat
    return isinstance(event, GameEnded) and event.rule.startswith("DT-LOSE")


def clock(s: Realm) -> list[Said]:
    """When the month ends, as far as anybody can know (DT-AM-05), and how many skulls are left."""
    knobs = TABLES[s.variant].knobs
    if s.month == 1:
        lengths = [len(s.heroes)]
    else:
        turns = knobs.month_turns[len(s.heroes) - 1] + (knobs.gritty_turns if s.gritty else 0)
        lengths = [turns + offset for offset in knobs.month_offsets]
    left = [length - s.turn for length in lengths if length >= s.turn]
    said = [between("turns", min(left, default=0), max(left, default=0))]
    if s.month == knobs.months:
        said.append(Said("last_month"))
    return [*said, Said("skulls", {"count": s.supply})]


def between(key: str, least: int, most: int) -> Said:
    """A number, or how far it may go."""
    if least == most:
        return Said(key, {"count": most})
    return Said(f"{key}_range", {"least": least, "most": most})


def harm(blows: list[Threat], seat: int) -> list[Said]:
    """The worst that a single threat could do to the hero, and to the realm."""
    said: list[Said] = []
    for key, kind in (("warriors", WarriorsLost), ("spirit", SpiritLost)):
        worst = max((lost(blow, kind, seat) for blow in blows), default=0)
        if worst:
            said.append(Said(key, {"count": worst}))
    if any(isinstance(e, CorruptionGained) and e.seat == seat for blow in blows for e in blow):
        said.append(Said("corruption"))
    skulls = max((sum(isinstance(e, SkullPlaced) for e in blow) for blow in blows), default=0)
    if skulls:
        said.append(Said("more_skulls", {"count": skulls}))
    return said or [Said("no_harm")]


def lost(blow: Threat, kind: type[WarriorsLost | SpiritLost], seat: int) -> int:
    """How many a threat takes from a hero."""
    return sum(event.count for event in blow if isinstance(event, kind) and event.seat == seat)
