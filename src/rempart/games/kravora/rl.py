"""Kravora for learning."""

from __future__ import annotations

from rempart.games.kravora.ids import KINDS, LINES, SEATS, UNITS
from rempart.games.kravora.view import View
from rempart.rl.encodings import Amounts, Bag, Number, Omitted, Ordered, Placed
from rempart.rl.layout import Each
from rempart.rl.spec import Spec

SPEC = Spec(
    game="kravora",
    version=2,
    longest=20_000,
    view=View,
    encodings={
        "View.variant": Omitted("the values that are played with"),
        "View.turn": Number(30),
        "View.players": Each(SEATS),
        "View.white": Amounts(len(KINDS), 20),
        "View.cast": Number(12),
        "View.slots": Number(4),
        "View.raised": Omitted("whose wall was higher at the start"),
        "PlayerView.wall": Number(10),
        "PlayerView.blood": Number(100),
        "PlayerView.kills": Number(30),
        "PlayerView.kills_total": Number(60),
        "PlayerView.frozen": Bag(LINES + 1),
        "PlayerView.supply": Amounts(len(KINDS), 10),
        "PlayerView.lines": Placed(
            "unit", UNITS, LINES, amounts={"hp": 5}, flags=("enemy", "attacked", "forced")
        ),
        "PlayerView.arrived": Ordered(UNITS, 40),
    },
)
