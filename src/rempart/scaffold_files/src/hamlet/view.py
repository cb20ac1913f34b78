"""What each seat may see, and how to deal again what it may not (HAM-ROUND-03)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from rempart.kernel import Chance, OrNone

from hamlet.ids import Raider, Seat
from hamlet.state import Village
from hamlet.steps.attack import defence
from hamlet.steps.guard import Act


class GateView(msgspec.Struct, frozen=True):
    """A gate, with the reckoning done."""

    guards: int
    defence: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it. Everything not named here is hidden."""

    seat: Seat | None
    variant: str
    players: int
    winter: str
    round: int
    hearts: int
    reserve: int
    actions: int
    """How many are left to whoever is acting."""
    gates: list[GateView]
    deck: int
    """How many raiders are still to come."""
    raider: OrNone[Raider]
    gone: list[Raider]


def view(s: Village, seat: int | None) -> View:
    """Built by inclusion: copy what is allowed."""
    step = s.agenda[-1] if s.agenda else None
    return View(
        seat=seat,
        variant=s.variant,
        players=s.players,
        winter=s.winter,
        round=s.round,
        hearts=s.hearts,
        reserve=s.reserve,
        actions=step.left if isinstance(step, Act) else 0,
        gates=[GateView(gate.guards, defence(s, g)) for g, gate in enumerate(s.gates)],
        deck=len(s.deck),
        raider=s.raider,
        gone=list(s.gone),
    )


COPY_OUT = msgspec.msgpack.Encoder().encode
COPY_IN = msgspec.msgpack.Decoder(Village).decode


def redeal(s: Village, seat: int | None, seed: int) -> Village:
    """A state that `seat` could not tell from `s`: the deck in another order, other chance."""
    s = COPY_IN(COPY_OUT(s))
    chance = Chance(seed)
    s.deck.sort()  # so that nothing depends on how they lay
    chance.shuffle(s.deck)
    s.chance = Chance(chance.bits("onward"))
    return s


def census(s: Village) -> Mapping[str, int]:
    """Every component, wherever it is. This never changes in a match."""
    raiders = [*s.deck, *s.gone, *([s.raider] if s.raider >= 0 else [])]
    guards = s.reserve + sum(gate.guards for gate in s.gates)
    return {"guard": guards, **{f"raider {raider}": raiders.count(raider) for raider in raiders}}
