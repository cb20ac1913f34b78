"""The events of a month (DT-EVENT, 5.4): building the list, and calling what a turn brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rempart.games.dark_tower.events import EventCalled, EventSkipped, FoeStruck, SpawnThinned
from rempart.games.dark_tower.ids import (
    ACTS,
    COMPANION,
    GROWTH,
    SPAWN,
    STIRS,
    STRIKE,
    WARES,
)
from rempart.games.dark_tower.options import Confirm
from rempart.games.dark_tower.steps.adversary import act
from rempart.games.dark_tower.steps.companions import holder, visit
from rempart.games.dark_tower.steps.effects import RunEffect
from rempart.games.dark_tower.steps.foes import grow, spawn, state_of, tokens
from rempart.games.dark_tower.steps.items import NewWares
from rempart.games.dark_tower.steps.outcome import Frame
from rempart.games.dark_tower.steps.tower import RemoveSeal, RotateAll, RotateOne
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Ask, Option, Refusal

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

DETAILS = 16
"""An event is category * 16 + detail."""
STREAM = "timeline"
SEAL, TURN, CHURN, SEAL_AND_TURN = range(4)
"""EV-19 to EV-22."""
SALE = 1
"""EV-42; 0 is EV-41."""
L2, L4 = 2, 4


def code(category: int, detail: int) -> int:
    """The number of an event."""
    return category * DETAILS + detail


# Building


def build(s: Realm) -> list[list[int]]:
    """The events of each turn of the month, in the order in which they are resolved."""
    slots: list[list[int]] = [[] for _ in range(s.length)]
    if s.month == 1:
        first_month(s, slots)
    else:
        later_month(s, slots)
    for slot in slots:
        slot.sort(key=lambda event: event // DETAILS)
    return slots


def first_month(s: Realm, slots: list[list[int]]) -> None:
    """A foe of level 2 in the first turn, with three or four heroes one of level 3 in the second;
    a seal in the last."""
    month = TABLES[s.variant].months[0]
    few, more = month.spawns
    slots[0].append(code(SPAWN, few))
    if len(s.heroes) > 2:
        slots[1].append(code(SPAWN, more))
    slots[-1] += [code(STIRS, detail) for detail in month.stirs]


def later_month(s: Realm, slots: list[list[int]]) -> None:
    """The list is shuffled and dealt one to a turn, over and over; one turn stays empty."""
    events = listed(s)
    s.chance.shuffle(events, STREAM)
    crowded = s.length >= TABLES[s.variant].knobs.empty_slot_from
    empty = s.chance.below(s.length, STREAM) if crowded else NONE
    filled = [slot for number, slot in enumerate(slots) if number != empty]
    for number, event in enumerate(events):
        filled[number % len(filled)].append(event)
    hasten(s, slots, empty)


def listed(s: Realm) -> list[int]:
    """All events of the month."""
    month = TABLES[s.variant].months[s.month - 1]
    growth = [*month.growth, *(month.gritty_growth if s.gritty else ())]
    acts = month.gritty_acts if s.gritty else month.acts
    return [
        *(code(STRIKE, level - 2) for level in month.strikes),
        *(code(SPAWN, number) for number in month.spawns),
        *(code(GROWTH, level - 2) for level in growth),
        *(code(STIRS, detail) for detail in month.stirs),
        *(code(ACTS, 0) for _ in range(acts)),
        *(code(COMPANION, companion) for companion in helping(s, month.companions)),
        *([code(WARES, month.wares - 1)] if month.wares else []),
    ]


def helping(s: Realm, most: int) -> list[int]:
    """Draw one event for each companion in play at the month's start, up to `most`."""
    found = sorted(companion for hero in s.heroes for companion in hero.companions)
    if len(found) > most:
        s.chance.shuffle(found, STREAM)
    return found[:most]


def early_pair(s: Realm) -> tuple[int, int] | None:
    """Month 3: the coming of the foe of level 4 and its strike, which must follow."""
    t = TABLES[s.variant]
    month = t.months[s.month - 1]
    alone = [n for n in month.spawns if {level for level, _ in t.spawns[n]} == {L4}]
    if s.month != t.knobs.fourth_month or not alone or L4 not in month.strikes:
        return None
    return code(SPAWN, alone[0]), code(STRIKE, L4 - 2)


def first_third(length: int) -> int:
    """The turns of a month in which the foe of level 4 comes early."""
    return -(-length // 3)


def hasten(s: Realm, slots: list[list[int]], empty: int) -> None:
    """Month 3: the foe of level 4 appears in the first third of the month and strikes after
    that."""
    pair = early_pair(s)
    if pair is None:
        return
    arrival, blow = pair
    thirds = first_third(s.length)
    come = where(slots, arrival)
    if come >= thirds:
        come = relocate(s, slots, arrival, [n for n in range(thirds) if n != empty])
    if where(slots, blow) <= come:
        relocate(s, slots, blow, [n for n in range(come + 1, s.length) if n != empty])


def where(slots: list[list[int]], event: int) -> int:
    """The turn of an event, from 0."""
    return next(number for number, slot in enumerate(slots) if event in slot)


def relocate(s: Realm, slots: list[list[int]], event: int, choice: list[int]) -> int:
    """Move an event to one of these turns."""
    slots[where(slots, event)].remove(event)
    number = choice[s.chance.below(len(choice), STREAM)]
    slots[number].append(event)
    return number


# Calling


class SlotEvents(Frame):
    """DT-EVENT-01: the events of the turn, one after another; it stays below each of them."""

    number: int = 0
    slot: ClassVar[bool] = True

    def run(self, s: Realm) -> None:
        events = s.timeline[s.turn - 1] if s.turn <= len(s.timeline) else []
        if self.number < len(events):
            s.agenda.append(SlotEvents(self.number + 1))
            call(s, events[self.number])


def call(s: Realm, event: int) -> None:
    """One event, unless it has nothing to do (DT-R-49); DT-EVENT-10: then it is confirmed."""
    category, detail = divmod(event, DETAILS)
    if idle(s, category, detail):
        rule = SKIPS.get(category, "DT-R-49")
        s.tell(EventSkipped(category=category, detail=detail, rule=rule))
        return
    if s.events is not None:
        s.tell(EventCalled(category=category, detail=detail, rule=RULES[category]))
    s.agenda.append(EventConfirmation(event))
    CALLS[category](s, detail)


RULES = {
    STRIKE: "DT-EVENT-03",
    SPAWN: "DT-EVENT-04",
    GROWTH: "DT-EVENT-05",
    STIRS: "DT-EVENT-06",
    ACTS: "DT-EVENT-07",
    COMPANION: "DT-EVENT-08",
    WARES: "DT-EVENT-09",
}
SKIPS = {STRIKE: "DT-EVENT-03", GROWTH: "DT-AM-12"}


def idle(s: Realm, category: int, detail: int) -> bool:
    """DT-EVENT-03, DT-EVENT-05, DT-FOE-05: without a token on the board a kind neither strikes nor
    grows, and that is not made up (DT-AM-12). A companion that nobody holds does not come."""
    if category in (STRIKE, GROWTH):
        return not tokens(s, s.kinds[detail])
    if category == COMPANION:
        return holder(s, detail) == NONE
    return False


def call_strike(s: Realm, detail: int) -> None:
    """EV-01 to EV-12; DT-FOE-06: by the state of the kind; DT-R-34: panicked foes do nothing."""
    kind = s.kinds[detail]
    state = state_of(s, kind)
    s.tell(FoeStruck(kind=kind, state=state))
    effect = TABLES[s.variant].strikes[kind][state]
    s.agenda.append(RunEffect(effect, s.active, "DT-EVENT-03", about=kind))


def call_spawn(s: Realm, detail: int) -> None:
    """EV-13 to EV-15: with one hero, pairs of level 2 come alone; Yana takes the first token."""
    for level, count in TABLES[s.variant].spawns[detail]:
        number = 1 if level == L2 and len(s.heroes) == 1 else count
        if s.thinned:
            s.thinned = False
            number -= 1
            s.tell(SpawnThinned(kind=s.kinds[level - 2]))
        spawn(s, level, number)


def call_growth(s: Realm, detail: int) -> None:
    """EV-16 to EV-18; DT-FOE-07: who stays on the board grows worse."""
    grow(s, detail + 2, 1, "DT-EVENT-05")


def call_stirs(s: Realm, detail: int) -> None:
    """EV-19 to EV-22."""
    steps: dict[int, list[RemoveSeal | RotateOne | RotateAll]] = {
        SEAL: [RemoveSeal()],
        TURN: [RotateOne()],
        CHURN: [RotateAll()],
        SEAL_AND_TURN: [RemoveSeal(), RotateOne()],
    }
    s.agenda += steps[detail]


def call_acts(s: Realm, detail: int) -> None:
    """EV-23 to EV-30."""
    act(s)


def call_companion(s: Realm, detail: int) -> None:
    """EV-31 to EV-40."""
    visit(s, detail)


def call_wares(s: Realm, detail: int) -> None:
    """EV-41; EV-42: the next treasure of the market is cheaper."""
    s.sale = s.sale or detail == SALE
    s.agenda.append(NewWares(s.active, "DT-EVENT-09"))


CALLS: dict[int, Callable[[Realm, int], None]] = {
    STRIKE: call_strike,
    SPAWN: call_spawn,
    GROWTH: call_growth,
    STIRS: call_stirs,
    ACTS: call_acts,
    COMPANION: call_companion,
    WARES: call_wares,
}

CONFIRM = Confirm()


class EventConfirmation(Ask):
    """DT-EVENT-10: the player whose turn it is confirms before the next event."""

    event: int
    frame: ClassVar[bool] = True
    rule: ClassVar[str] = "DT-EVENT-10"
    offers: ClassVar = (Confirm,)

    def actors(self, s: Realm) -> tuple[int, ...]:
        return (s.active,)

    def options(self, s: Realm) -> list[Option]:
        return [CONFIRM]

    def refuse(self, s: Realm, option: Confirm) -> Refusal | None:
        return None

    def choose(self, s: Realm, option: Confirm) -> None:
        """Nothing more; the next event follows."""
