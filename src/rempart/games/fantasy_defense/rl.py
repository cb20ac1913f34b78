"""Fantasy: Defense for learning."""

from __future__ import annotations

from rempart.games.fantasy_defense.view import View
from rempart.rl.encodings import Bag, Id, Number, Omitted, Ordered, Word
from rempart.rl.layout import Each
from rempart.rl.spec import Spec

SEATS = 2
CARDS = 74
INVADERS = 27
GATES = 12
ROW = 7

SPEC = Spec(
    game="fantasy_defense",
    version=1,
    longest=5_000,
    kinds=(
        *("Discard", "Deploy", "Move", "Cast", "Give", "EndStrategy", "Decline", "Done"),
        *("Ring", "Lift", "Carry", "Revive", "Fetch", "Renew", "SendBack", "Shoot"),
        *("Strike", "Shield", "Scorch", "Recall", "Fight", "Lose", "Sally", "Stay"),
    ),
    fields={"card": range(CARDS), "gate": range(ROW), "row": range(SEATS)},
    view=View,
    encodings={
        "View.seat": Id(SEATS),
        "View.variant": Omitted("the values that are played with"),
        "View.turn": Number(30),
        "View.phase": Id(5),
        "View.morale": Number(20),
        "View.first": Id(SEATS),
        "View.players": Each(SEATS),
        "View.invader_backs": Each(INVADERS, Word("underling", "elite", "boss")),
        "View.invader_top": Ordered(INVADERS, 4),
        "View.invader_discard": Bag(INVADERS),
        "View.moved": Bag(CARDS),
        "View.skirmished": Bag(CARDS),
        "PlayerView.faction": Id(2),
        "PlayerView.row": Each(ROW),
        "PlayerView.hand": Bag(CARDS),
        "PlayerView.hand_size": Number(20),
        "PlayerView.shown": Bag(CARDS),
        "PlayerView.deck_size": Number(40),
        "PlayerView.bottom": Ordered(CARDS, 10),
        "PlayerView.start": Bag(CARDS),
        "PlayerView.ready": Bag(CARDS),
        "PlayerView.used": Bag(CARDS),
        "PlayerView.discard": Bag(CARDS),
        "GateView.number": Id(GATES),
        "GateView.bonus": Number(4),
        "GateView.invader": Id(INVADERS),
        "GateView.power": Number(60),
        "GateView.defenders": Bag(CARDS),
        "GateView.defence": Number(60),
        "GateView.halvings": Number(2),
    },
)
