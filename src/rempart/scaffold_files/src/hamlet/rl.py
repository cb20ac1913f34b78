"""What learning agents need to know: how options are numbered, how a view becomes a vector."""

from __future__ import annotations

from rempart.rl.encodings import Id, Number, Omitted, Word
from rempart.rl.layout import Each
from rempart.rl.spec import Spec

from hamlet.ids import GATES, RAIDERS, SEATS
from hamlet.view import View

SPEC = Spec(
    game="hamlet",
    version=1,
    longest=200,
    view=View,
    encodings={
        "View.variant": Omitted("the values that are played with"),
        "View.players": Id(SEATS, first=1),
        "View.winter": Word("mild", "harsh"),
        "View.round": Number(RAIDERS),
        "View.hearts": Number(10),
        "View.reserve": Number(10),
        "View.actions": Number(4),
        "View.gates": Each(GATES),
        "View.deck": Number(RAIDERS),
        "GateView.guards": Number(10),
        "GateView.defence": Number(10),
    },
)
