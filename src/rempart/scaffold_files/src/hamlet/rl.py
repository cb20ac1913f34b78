"""What learning agents need to know: how options are numbered, how a view becomes a vector."""

from __future__ import annotations

from rempart.rl.encodings import Bag, Id, Number, Omitted, Word
from rempart.rl.layout import Each
from rempart.rl.spec import Spec

from hamlet.view import View

SEATS = 2
GATES = 3
RAIDERS = 12

SPEC = Spec(
    game="hamlet",
    version=1,
    longest=200,
    kinds=("Place", "Move", "Rest"),
    fields={"gate": range(GATES), "source": range(GATES)},
    view=View,
    encodings={
        "View.seat": Id(SEATS),
        "View.variant": Omitted("the values that are played with"),
        "View.players": Id(SEATS, first=1),
        "View.winter": Word("mild", "harsh"),
        "View.round": Number(RAIDERS),
        "View.hearts": Number(10),
        "View.reserve": Number(10),
        "View.actions": Number(4),
        "View.gates": Each(GATES),
        "View.deck": Number(RAIDERS),
        "View.raider": Id(RAIDERS),
        "View.gone": Bag(RAIDERS),
        "GateView.guards": Number(10),
        "GateView.defence": Number(10),
    },
)
