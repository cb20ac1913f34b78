"""Kingdom Rush for learning."""

from __future__ import annotations

from typing import get_args

from rempart.games.kingdom_rush.board.grids import DAMAGES, SHAPES
from rempart.games.kingdom_rush.ids import (
    BEHAVIOURS,
    BENCHES,
    MODIFIERS,
    PILES,
    RIFT,
    RIFT_CARDS,
    SEATS,
    SIDE,
    SUPPLIES,
    TOWER_CARDS,
    WARRIORS,
    WILDCATS,
)
from rempart.games.kingdom_rush.view import RoundMark, View
from rempart.rl.encodings import (
    Amounts,
    Bag,
    Bits,
    Both,
    Cover,
    Grid,
    Id,
    Number,
    Omitted,
    Ordered,
    Words,
)
from rempart.rl.layout import Each
from rempart.rl.spec import Spec

CELLS = SIDE * SIDE
"""Of a horde's grid."""

SPEC = Spec(
    game="kingdom_rush",
    version=2,
    longest=20_000,
    fields={
        "TakeToken.gold": (False, True),
    },
    view=View,
    encodings={
        "View.variant": Omitted("the values that are played with"),
        "View.round": Number(12),
        "View.hearts": Number(5),
        "View.gold": Number(12),
        "View.crystals": Number(12),
        "View.players": Each(SEATS),
        "View.hordes": Each(20),
        "View.piles": Each(PILES),
        "View.built": Each(12),
        "View.warriors": Each(WARRIORS),
        "View.bench": Each(BENCHES),
        "View.things": Each(12),
        "View.stickers": Each(len(MODIFIERS), Id(TOWER_CARDS + 2, -2)),
        "View.tiles": Amounts(len(SUPPLIES) * len(SHAPES), 16),
        "View.soldiers": Number(12),
        "View.totems": Number(2),
        "View.activation": Bag(6, 8),
        "View.activation_out": Bag(6, 8),
        "View.pumpkins": Number(4),
        "View.layers": Number(5),
        "View.behaviour_next": Ordered(BEHAVIOURS, 6),
        "View.marks": Words(*get_args(RoundMark)),
        "View.struck": Number(12),
        "View.upgraded": Number(12),
        "View.destroyed": Number(12),
        "View.wildcats": Each(WILDCATS),
        "View.waiting_gold": Number(12),
        "View.waiting_crystals": Number(12),
        "PlayerView.life": Number(4),
        "PlayerView.cells": Bits(CELLS),
        "PlayerView.skulls": Number(6),
        "HordeView.tiles": Both(
            Cover("cells", CELLS, by="damage", values=len(DAMAGES)),
            Grid(most=4, supply=len(SUPPLIES), shape=len(SHAPES)),
        ),
        "HordeView.soldiers": Cover("cell", CELLS, by="damage", values=len(DAMAGES)),
        "HordeView.covered": Bits(CELLS),
        "HordeView.bare": Bits(CELLS),
        "HordeView.hearts": Number(16),
        "HordeView.marks": Bits(2),
        "PileView.bands": Each(8),
        "PileView.cards": Ordered(RIFT + RIFT_CARDS, 8),
        "PileView.reward": Each(3, Each(2, Number(4))),
        "FigureView.cells": Bits(CELLS),
        "BenchView.cells": Bits(CELLS),
        "BenchView.skulls": Number(6),
        "ThingView.gold": Number(2),
        "ThingView.crystals": Number(2),
        "Task.shapes": Each(4),
        "Task.left": Number(8),
    },
)
