"""Kravora for learning."""

from __future__ import annotations

from rempart.games.kravora.view import View
from rempart.rl.encodings import Amounts, Bag, Id, Number, Omitted, Ordered, Placed
from rempart.rl.layout import Each
from rempart.rl.spec import Spec

SEATS = 4
FIGURES = 324
KINDS = 6
BUILDINGS = 8
RUSES = 7
LINES = 5

SPEC = Spec(
    game="kravora",
    version=1,
    longest=20_000,
    kinds=(
        *("Attack", "Aim", "Strike", "Suffer", "EndAttack", "Recycle", "Dismantle", "Decline"),
        *("Buy", "Build", "Fire", "Cast", "EndPurchases", "Freeze", "Bleed", "Lure"),
        *("Incite", "Repel", "Hurl", "Launch", "Land", "Cancel", "LetPass"),
    ),
    fields={
        "unit": range(FIGURES),
        "line": range(1, LINES + 1),
        "kind": range(KINDS),
        "building": range(BUILDINGS),
        "board": range(SEATS),
        "ruse": range(RUSES),
    },
    view=View,
    encodings={
        "View.seat": Id(SEATS),
        "View.variant": Omitted("the values that are played with"),
        "View.turn": Number(30),
        "View.phase": Id(8),
        "View.active": Id(SEATS),
        "View.first": Id(SEATS),
        "View.players": Each(SEATS),
        "View.white": Amounts(KINDS, 20),
        "View.cast": Number(12),
        "View.slots": Number(4),
        "PlayerView.wall": Number(10),
        "PlayerView.blood": Number(100),
        "PlayerView.kills": Number(30),
        "PlayerView.kills_total": Number(60),
        "PlayerView.buildings": Bag(BUILDINGS),
        "PlayerView.frozen": Bag(LINES + 1),
        "PlayerView.holder": Bag(FIGURES),
        "PlayerView.reserve": Bag(FIGURES),
        "PlayerView.laboratory": Bag(FIGURES),
        "PlayerView.supply": Amounts(KINDS, 10),
        "PlayerView.lines": Placed(
            "unit", FIGURES, LINES, amounts={"hp": 5}, flags=("enemy", "attacked", "forced")
        ),
        "PlayerView.arrived": Ordered(FIGURES, 40),
    },
)
