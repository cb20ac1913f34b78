"""Pebbles: a whole game in one page, for the kernel's tests and docs/kernel.md.

A bowl of pebbles and, before each player, a hidden purse with a few more. In each round everyone
takes 1 to 3 pebbles, in whatever order they please. When the bowl is empty the richest wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

import msgspec

from rempart.kernel import (
    Ask,
    Chance,
    Decision,
    Event,
    Game,
    Meaning,
    Naming,
    Option,
    Outcome,
    Refusal,
    State,
    Step,
)
from rempart.kernel.bundle import Bundle
from rempart.kernel.scene import Piece, Scene, Zone
from rempart.kernel.text import Text

# Values, from data/bowl.toml


class Bowl(msgspec.Struct, forbid_unknown_fields=True):
    pebbles: int
    most: int
    purse: int


class Data(msgspec.Struct, forbid_unknown_fields=True):
    bowl: Bowl


TABLES: dict[str, Bowl] = {}


# What can be chosen, and what can happen

Seat = Annotated[int, Meaning("seat", range(4))]
Count = Annotated[int, Meaning("count", range(1, 4))]


class Take(Option, frozen=True):
    """Take some pebbles. Several seats may choose at once, so an option says whose it is."""

    seat: Seat
    count: Count


class Taken(Event, frozen=True, kw_only=True):
    seat: Seat
    count: Count
    rule: str = "PB-TAKE-01"


class PurseOpened(Event, frozen=True, kw_only=True):
    seat: int
    count: int
    rule: str = "PB-END-01"
    reveals: ClassVar[bool] = True


# The rules


class Round(Step):
    """PB-TAKE-02: in each round everyone takes once."""

    def run(self, s: Pebbles) -> None:
        if s.bowl == 0:
            s.agenda.append(Reckoning())
            return
        s.agenda += [Round(), EveryoneTakes(list(range(len(s.purses))))]


class EveryoneTakes(Ask):
    """PB-TAKE-01: take 1 to 3 pebbles, in any order of players."""

    waiting: list[int]
    rule: ClassVar[str] = "PB-TAKE-01"
    offers: ClassVar = (Take,)
    stays: ClassVar[bool] = True

    def actors(self, s: Pebbles) -> tuple[int, ...]:
        return tuple(self.waiting)

    def options(self, s: Pebbles) -> list[Take]:
        most = TABLES[s.variant].most
        every = [Take(seat, count) for seat in self.waiting for count in range(1, most + 1)]
        return [option for option in every if self.refuse(s, option) is None]

    def refuse(self, s: Pebbles, option: Take) -> Refusal | None:
        if option.seat not in self.waiting:
            return Refusal("PB-TAKE-02", "took_already")
        if not 1 <= option.count <= min(TABLES[s.variant].most, s.bowl):
            return Refusal("PB-TAKE-01", "cannot_take", {"count": option.count})
        return None

    def choose(self, s: Pebbles, option: Take) -> None:
        self.waiting.remove(option.seat)
        s.bowl -= option.count
        s.taken[option.seat] += option.count
        s.tell(Taken(seat=option.seat, count=option.count))


class Reckoning(Step):
    """PB-END-01: purses are opened, the richest wins."""

    def run(self, s: Pebbles) -> None:
        riches = [purse + taken for purse, taken in zip(s.purses, s.taken, strict=True)]
        for seat, purse in enumerate(s.purses):
            s.tell(PurseOpened(seat=seat, count=purse))
        best = max(riches)
        winners = tuple(seat for seat, rich in enumerate(riches) if rich == best)
        s.outcome = Outcome(winners, tuple(riches), "reckoned", "PB-END-01")


# The state, whose agenda is typed so that it can be decoded in the middle of any rule


class Pebbles(State, array_like=True, kw_only=True):
    agenda: list[Round | EveryoneTakes | Reckoning]
    bowl: int
    purses: list[int]
    taken: list[int]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int = 2


def setup(settings: Settings, seed: int, t: Bowl, secret: str = "") -> Pebbles:
    chance = Chance(secret or seed)
    purses = [chance.below(t.purse + 1) for _ in range(settings.players)]
    return Pebbles(
        chance=chance, agenda=[Round()], bowl=t.pebbles, purses=purses, taken=[0] * settings.players
    )


# What a seat may see


class View(msgspec.Struct, frozen=True):
    seat: int | None
    bowl: int
    taken: list[int]
    purse: int | None


def view(s: Pebbles, seat: int | None) -> View:
    return View(seat, s.bowl, list(s.taken), None if seat is None else s.purses[seat])


def redeal(s: Pebbles, seat: int | None, seed: int) -> Pebbles:
    s = GAME.copy(s)
    chance = Chance(seed)
    for other in range(len(s.purses)):
        if other != seat:
            s.purses[other] = chance.below(TABLES[s.variant].purse + 1)
    s.chance = Chance(chance.bits("onward"))
    return s


def scene(v: View, text: Text) -> Scene:
    players = [text.seat(seat) for seat in range(len(v.taken))]
    zones = [Zone(kind="counter", id="bowl", name=text("zone.bowl"), value=v.bowl)]
    if v.seat is not None:
        purse = Piece(name=text("zone.purse"), kind="purse", value=str(v.purse))
        zones.append(Zone(kind="hand", id="purse", name=text("zone.purse"), pieces=[purse]))
    zones += [
        Zone(kind="counter", id=f"taken-{seat}", name=players[seat], value=taken)
        for seat, taken in enumerate(v.taken)
    ]
    return Scene(title=text("game.name"), round="", phases=[], phase=-1, seats=players, zones=zones)


def census(s: Pebbles) -> Mapping[str, int]:
    return {"pebble": s.bowl + sum(s.taken)}


def evaluate(s: Pebbles, seat: int) -> float:
    return s.taken[seat] - max(s.taken)


def bundles(s: Pebbles, seat: int, decision: Decision) -> list[Bundle]:
    """Who is the last of a round and has the first move of the next can take in both at once."""
    if decision.actors != (seat,) or s.bowl < 2:
        return []
    return [Bundle(name="twice", choices=(Take(seat, 1), Take(seat, 1)), about={"count": 2})]


GAME = Game(
    id="pebbles",
    package=__name__,
    editions=("1", "2"),
    players=range(2, 5),
    minutes=600,
    cooperative=lambda settings: False,
    settings=Settings,
    state=Pebbles,
    options=(Take,),
    events=(Taken, PurseOpened),
    data=Data,
    compile=lambda data: data.bowl,
    setup=setup,
    view=view,
    redeal=redeal,
    scene=scene,
    naming=lambda t: Naming(),
    picks=lambda option, seat: msgspec.structs.asdict(option),
    census=census,
    evaluate=evaluate,
    tables=TABLES,
    bundles=bundles,
)
