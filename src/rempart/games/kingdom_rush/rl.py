"""Kingdom Rush for learning."""

from __future__ import annotations

from rempart.games.kingdom_rush.board.grids import SHAPES, positions
from rempart.games.kingdom_rush.view import View
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
    Word,
    Words,
)
from rempart.rl.layout import Each
from rempart.rl.spec import Spec

SEATS = 4
HEROES = 5
ABILITIES = 20
TOWERS = 44
"""Tower cards."""
HORDES = 124
"""Horde cards and boss layers."""
CARDS = 215
"""With the rift cards, which begin at 200."""
SPACES = 176
"""16 a row."""
SIDE = 4
CELLS = SIDE * SIDE
"""Of a horde's grid."""
MODIFIERS = 12
PILES = 4
SUPPLIES = 13
DAMAGES = 3
BEHAVIOURS = 10
FIGURES = 12

MASKS = tuple(
    sorted({mask for shape in range(len(SHAPES)) for mask in positions(SIDE, SIDE, shape)})
)
"""Every set of cells that a tile or figure can cover."""
THINGS = (
    *("magic", "fire", "earth", "frost", "storm"),
    *("lava", "crevasse", "pool", "tentacle"),
)
BANDS = ("green", "blue", "yellow", "red", "purple", "champion", "pumpkin", "boss", "rift")

SPEC = Spec(
    game="kingdom_rush",
    version=1,
    longest=20_000,
    kinds=(
        *("TakeHero", "TakeAbility", "TakeBench", "TakeTower", "ImproveTower", "GiveUpTower"),
        *("PlayTower", "Face", "Mode", "PlaceTile", "PlaceSoldier", "PlaceTotem", "Skip"),
        *("PayRecall", "PassTower", "Done", "ActivateHero", "ActivateBench", "StepTo", "MoveTo"),
        *("EndMove", "Stand", "BasicAttack", "UseAbility", "Rest", "MoveWarrior", "Sacrifice"),
        *("SpendSkulls", "SpendSkull", "ChooseHero", "ChooseHorde", "ChoosePile", "ChooseTower"),
        *("ChooseSpace", "ActivateFlower", "TakeToken", "RemoveCrevasse", "TakeReward"),
        *("TakeShot", "RetreatTo", "ClaimTower", "BuyTower", "BuyModifier", "UseFalcon"),
        *("GiveTo", "Stick", "BlockColour", "ReplayRound", "GoOn"),
    ),
    fields={
        "seat": range(SEATS),
        "to": range(SEATS),
        "hero": range(HEROES),
        "ability": range(ABILITIES),
        "card": range(TOWERS),
        "ImproveTower.upgrade": range(TOWERS),
        "PassTower.upgrade": range(-1, TOWERS),
        "space": range(SPACES),
        "facing": range(4),
        "mode": range(4),
        "horde": range(HORDES),
        "cells": MASKS,
        "cell": tuple(1 << cell for cell in range(CELLS)),
        "warrior": range(2),
        "skulls": range(1, 21),
        "pile": range(PILES),
        "TakeToken.gold": (False, True),
        "TakeReward.gold": range(8),
        "crystals": range(8),
        "modifier": range(MODIFIERS),
        "colour": range(5),
    },
    view=View,
    encodings={
        "View.seat": Id(SEATS),
        "View.variant": Omitted("the values that are played with"),
        "View.scenario": Id(13),
        "View.difficulty": Id(5),
        "View.round": Number(12),
        "View.phase": Id(7),
        "View.hearts": Number(5),
        "View.gold": Number(12),
        "View.crystals": Number(12),
        "View.players": Each(SEATS),
        "View.hordes": Each(20),
        "View.piles": Each(PILES),
        "View.built": Each(12),
        "View.warriors": Each(2),
        "View.bench": Each(4),
        "View.things": Each(12),
        "View.razed": Bag(SPACES),
        "View.supply": Bag(TOWERS),
        "View.offered": Bag(TOWERS),
        "View.stickers": Each(MODIFIERS, Id(TOWERS + 2, -2)),
        "View.tiles": Amounts(SUPPLIES * len(SHAPES), 16),
        "View.soldiers": Number(12),
        "View.totems": Number(2),
        "View.blocked": Id(5),
        "View.token": Id(PILES),
        "View.activation": Bag(6, 8),
        "View.activation_out": Bag(6, 8),
        "View.pumpkins": Number(4),
        "View.graveyard": Bag(CARDS),
        "View.layers": Number(5),
        "View.behaviour": Bag(BEHAVIOURS),
        "View.behaviour_next": Ordered(BEHAVIOURS, 6),
        "View.discard": Bag(CARDS),
        "View.marks": Words("hurried", "surge", "cold", "ashfall", "last_stand"),
        "View.struck": Number(12),
        "View.upgraded": Number(12),
        "View.destroyed": Number(12),
        "PlayerView.hero": Id(HEROES),
        "PlayerView.life": Number(4),
        "PlayerView.hand": Bag(TOWERS),
        "PlayerView.incoming": Bag(TOWERS),
        "PlayerView.space": Id(SPACES),
        "PlayerView.cells": Bits(CELLS),
        "PlayerView.facing": Id(4),
        "PlayerView.abilities": Bag(ABILITIES),
        "PlayerView.flipped": Bag(ABILITIES),
        "PlayerView.skulls": Number(6),
        "HordeView.card": Id(HORDES),
        "HordeView.space": Id(SPACES),
        "HordeView.tiles": Both(
            Cover("cells", CELLS, by="damage", values=DAMAGES),
            Grid(most=4, supply=SUPPLIES, shape=len(SHAPES)),
        ),
        "HordeView.soldiers": Cover("cell", CELLS, by="damage", values=DAMAGES),
        "HordeView.covered": Bits(CELLS),
        "HordeView.bare": Bits(CELLS),
        "HordeView.hearts": Number(16),
        "HordeView.marks": Bits(2),
        "PileView.bands": Each(8, Word(*BANDS)),
        "PileView.cards": Ordered(CARDS, 8),
        "PileView.reward": Each(3, Each(2, Number(4))),
        "TowerView.card": Id(TOWERS),
        "TowerView.space": Id(SPACES),
        "TowerView.facing": Id(4),
        "TowerView.seat": Id(SEATS),
        "FigureView.space": Id(SPACES),
        "FigureView.cells": Bits(CELLS),
        "BenchView.hero": Id(HEROES),
        "BenchView.space": Id(SPACES),
        "BenchView.cells": Bits(CELLS),
        "BenchView.facing": Id(4),
        "BenchView.skulls": Number(6),
        "ThingView.kind": Word(*THINGS),
        "ThingView.space": Id(SPACES),
        "ThingView.gold": Number(2),
        "ThingView.crystals": Number(2),
        "Task.ask": Word("tile", "soldier", "stand", "face", "mode", "move", "act", "totem"),
        "Task.card": Id(TOWERS),
        "Task.mode": Id(4),
        "Task.who": Id(FIGURES),
        "Task.shapes": Each(4, Id(len(SHAPES))),
        "Task.supply": Id(SUPPLIES),
        "Task.damage": Id(DAMAGES),
        "Task.targets": Bag(HORDES),
        "Task.left": Number(8),
    },
)
