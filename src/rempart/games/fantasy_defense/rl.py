"""Fantasy: Defense for learning."""

from __future__ import annotations

from rempart.games.fantasy_defense.ids import CARDS, GATES, INVADERS, SEATS
from rempart.games.fantasy_defense.view import View
from rempart.rl.encodings import Number, Omitted, Ordered, Word
from rempart.rl.layout import Each
from rempart.rl.spec import Spec

SPEC = Spec(
    game="fantasy_defense",
    version=1,
    longest=5_000,
    view=View,
    encodings={
        "View.variant": Omitted("the values that are played with"),
        "View.turn": Number(30),
        "View.morale": Number(20),
        "View.players": Each(SEATS),
        "View.invader_backs": Each(INVADERS, Word("underling", "elite", "boss")),
        "View.invader_top": Ordered(INVADERS, 4),
        "PlayerView.row": Each(GATES),
        "PlayerView.hand_size": Number(20),
        "PlayerView.deck_size": Number(40),
        "PlayerView.bottom": Ordered(CARDS, 10),
        "GateView.bonus": Number(4),
        "GateView.power": Number(60),
        "GateView.defence": Number(60),
        "GateView.halvings": Number(2),
    },
)
