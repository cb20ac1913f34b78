"""The table as zones that any client can draw, in words."""

from __future__ import annotations

from rempart.kernel import NONE
from rempart.kernel.scene import Piece, Place, Remaining, Scene, Tone, Zone, gathered
from rempart.kernel.text import Text

from hamlet.tables import TABLES, Tables
from hamlet.view import View
from hamlet.words.naming import gate_name, raider_name


def scene(v: View, text: Text) -> Scene:
    """The table as `v.seat` sees it."""
    t = TABLES[v.variant]
    seats = [text.seat(seat) for seat in range(v.players)]
    zones = [
        Zone(
            kind="track",
            id="hearts",
            name=text("zone.hearts"),
            value=v.hearts,
            most=t.village.hearts[v.winter],
            tags=["chart"],
        ),
        Zone(kind="counter", id="actions", name=text("zone.actions"), value=v.actions),
        Zone(kind="counter", id="reserve", name=text("zone.reserve"), value=v.reserve),
        Zone(
            kind="deck",
            id="raiders",
            name=text("zone.raiders"),
            value=v.deck,
            left=raiders_left(v, t, text),
        ),
        Zone(
            kind="row",
            id="gates",
            name=text("zone.gates"),
            places=[gate_place(v, t, gate, text) for gate in range(len(v.gates))],
        ),
        Zone(
            kind="deck",
            id="gone",
            name=text("zone.gone"),
            value=len(v.gone),
            pieces=[raider_piece(t, raider, text) for raider in v.gone],
        ),
    ]
    round_words = text("zone.round", round=v.round)
    return Scene(
        title=text("game.name"), round=round_words, phases=[], phase=-1, seats=seats, zones=zones
    )


def raiders_left(v: View, t: Tables, text: Text) -> list[Remaining]:
    """HAM-ROUND-03: who is in the deck is no secret, only in which order."""
    seen = {v.raider, *v.gone}
    return gathered(
        raider_piece(t, raider, text) for raider in range(len(t.kind)) if raider not in seen
    )


def gate_place(v: View, t: Tables, gate: int, text: Text) -> Place:
    """A gate with whoever attacks it, and its guards. `pick` is what one points at it for."""
    here = v.gates[gate]
    pieces: list[Piece] = []
    status, tone = "", ""
    if v.raider != NONE and t.target[v.raider] == gate:
        pieces.append(raider_piece(t, v.raider, text))
        status, tone = standing(here.defence, t.strength[v.raider])
    if here.guards:
        pieces.append(guards_piece(gate, here.guards, text))
    return Place(
        name=gate_name(t, gate, text),
        kind="gate",
        value=f"+{t.wall[gate]}" if t.wall[gate] else "",
        status=status,
        tone=tone,
        pieces=pieces,
        pick={"gate": gate},
    )


def standing(defence: int, strength: int) -> tuple[str, Tone]:
    """How the attack would go now."""
    return f"{defence}:{strength}", "good" if defence >= strength else "bad"


def raider_piece(t: Tables, raider: int, text: Text) -> Piece:
    """A raider, and the gate that it comes to."""
    return Piece(
        name=raider_name(t, raider, text),
        kind=f"{t.kind[raider]}-{t.gates[t.target[raider]]}",
        id=f"raider-{raider}",
        value=str(t.strength[raider]),
        note=text("note.raider", gate=gate_name(t, t.target[raider], text)),
        enemy=True,
    )


def guards_piece(gate: int, count: int, text: Text) -> Piece:
    """The guards of a gate."""
    return Piece(
        name=text("guards"),
        kind="guards",
        id=f"guards-{gate}",
        value=str(count),
        pick={"source": gate},
    )
