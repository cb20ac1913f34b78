"""What the course of a match tells the Tower: events become orders, orders become packets.

Which event has which sound and which play of lights is in `signals.json`, which the browser reads
too: the TypeScript twin of this module is `web/src/boards/dark_tower/device/signals.ts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files

import msgspec

from rempart.games.dark_tower.device.packets import (
    DARK,
    EACH,
    LEDGE,
    LIGHTS,
    Lights,
    TowerState,
    turned,
)

NOTHING = -1
"""No seal is shown."""
SHOWN = 2 << 1 | 1
"""How the lights of a seal shine: they breathe, on and on."""


class Chosen(msgspec.Struct, frozen=True):
    """A name that depends on a field of the event."""

    by: str
    among: list[str] | dict[str, str]
    first: int = msgspec.field(default=0, name="from")

    def of(self, event: Mapping[str, object]) -> str:
        """The name; empty: none."""
        value = event.get(self.by)
        if isinstance(self.among, dict):
            return self.among.get(str(value), "")
        number = value - self.first if isinstance(value, int) else -1
        return self.among[number] if 0 <= number < len(self.among) else ""


class Signal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an event does: a sound, a play of lights, a drum that turns, a seal that is shown or not
    any more."""

    sound: str | Chosen = ""
    sequence: str | Chosen = ""
    turns: bool = False
    shows: bool = False
    hides: bool = False


class Signals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole table."""

    sounds: dict[str, int]
    sequences: dict[str, int]
    events: dict[str, Signal]


@cache
def signals() -> Signals:
    """The table."""
    file = files("rempart.games.dark_tower.device") / "signals.json"
    return msgspec.json.decode(file.read_bytes(), type=Signals)


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """Something the Tower is to do. What is None, or 0, stays as it is."""

    positions: tuple[int, ...] | None = None
    """Where the drums are to stand."""
    seal: int | None = None
    """The seal whose lights shine; NOTHING: none."""
    sound: int = 0
    sequence: int = 0

    def fixed(self) -> bool:
        """Whether something stays different: drums or the lights of a seal."""
        return self.positions is not None or self.seal is not None


def orders(events: Iterable[Mapping[str, object]], positions: Sequence[int]) -> list[Order]:
    """What events tell the Tower, whose drums are told to stand at `positions` so far. The same
    order twice in a row is one."""
    table, drums = signals(), list(positions)
    found: list[Order] = []
    for event in events:
        signal = table.events.get(str(event.get("type")))
        if signal is None:
            continue
        if signal.turns:
            drum, quarters = event["drum"], event["quarters"]
            assert isinstance(drum, int)
            assert isinstance(quarters, int)
            drums[drum] = (drums[drum] + quarters) % EACH
        order = Order(
            positions=tuple(drums) if signal.turns else None,
            seal=shown(signal, event),
            sound=table.sounds.get(named(signal.sound, event), 0),
            sequence=table.sequences.get(named(signal.sequence, event), 0),
        )
        if order != Order() and order not in found[-1:]:
            found.append(order)
    return found


def shown(signal: Signal, event: Mapping[str, object]) -> int | None:
    """The seal that is shown from now on; None: that stays as it is."""
    if signal.hides:
        return NOTHING
    seal = event.get("seal")
    return seal if signal.shows and isinstance(seal, int) else None


def named(name: str | Chosen, event: Mapping[str, object]) -> str:
    """The name of a sound or a play of lights for an event."""
    return name if isinstance(name, str) else name.of(event)


def lights_of(seal: int) -> Lights:
    """The lights of a seal: its own in the ring, and the two of the ledge beside it."""
    if seal == NOTHING:
        return DARK
    side = seal % EACH
    shining = {seal, LEDGE + side, LEDGE + (side - 1) % EACH}
    return tuple(SHOWN if light in shining else 0 for light in range(LIGHTS))


def carried_out(order: Order, state: TowerState) -> TowerState:
    """The state to send for an order: the last one that is known, changed only where the order says
    so, or a drum would turn that nobody asked to."""
    if order.positions is not None:
        state = turned(state, order.positions)
    return msgspec.structs.replace(
        state,
        lights=state.lights if order.seal is None else lights_of(order.seal),
        sound=order.sound,
        repeat=False,
        sequence=order.sequence,
    )


class Stance(msgspec.Struct, frozen=True):
    """How the Tower of a scene stands: of its extras, what the real one must know."""

    real: str = "none"
    pos: tuple[int, ...] = (0, 0, 0)
    named: int = NOTHING


START = Order(positions=(0, 0, 0), seal=NOTHING)
"""A Tower that has just calibrated."""


def followed(
    events: Iterable[Mapping[str, object]], stance: Stance, aim: Order = START
) -> list[Order]:
    """The orders that bring the Tower from where it was told to be to where the table now is: for
    what happened, and for what an undo has turned back. While the virtual Tower plays there are
    none."""
    if stance.real != "plays":
        return []
    found = orders(events, aim.positions or stance.pos)
    for order in found:
        aim = aimed(aim, order)
    if (aim.positions, aim.seal) != (stance.pos, stance.named):
        found.append(Order(positions=stance.pos, seal=stance.named))
    return found


def aimed(aim: Order, order: Order) -> Order:
    """Where drums and lights should be after an order."""
    return Order(
        positions=aim.positions if order.positions is None else order.positions,
        seal=aim.seal if order.seal is None else order.seal,
    )
