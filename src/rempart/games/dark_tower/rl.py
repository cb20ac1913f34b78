"""Return to Dark Tower for learning."""

from __future__ import annotations

from rempart.games.dark_tower.view import View
from rempart.rl.encodings import Amounts, Bag, Bits, Grid, Id, Number, Omitted
from rempart.rl.layout import Each
from rempart.rl.spec import Spec

SEATS = 4
HEROES = 4
KINGDOMS = 4
REGIONS = 60
BUILDINGS = 16
SEALS = 12
ITEMS = 51
COMPANIONS = 10
THINGS = ITEMS + COMPANIONS
VIRTUES = 24
CORRUPTIONS = 12
TRIALS = 16
FOES = 20
"""Twelve kinds and, after them, eight adversaries."""
DUNGEONS = 10
ROOMS = 16
QUESTS = 48
CARDS = 64
EFFECTS = 512
SKULLS = 24

SPEC = Spec(
    game="dark_tower",
    version=1,
    longest=20_000,
    kinds=(
        *("TakeHero", "TakeHome", "ConfirmSetup", "Banner", "Infuse", "DoubleMove", "Walk"),
        *("Cleanse", "Fight", "Pursue", "Deposit", "Advance", "Explore", "CompleteTrial"),
        *("Reinforce", "MoveTree", "UseItem", "UseVirtue", "UseCompanion", "Trade", "EndTurn"),
        *("Concede", "Roll", "Free", "Enhanced", "Decline", "Confirm", "TakeGear"),
        *("TakeTreasure", "TakePotion", "LoseItem", "SpendItem", "LoseVirtue", "GainVirtue"),
        *("Purge", "PlaceSkull", "LiftSkull", "DestroyBuilding", "GoTo", "PickFoe", "PickHero"),
        *("PickKind", "PickSeal", "PickWare", "Pick", "UseAdvantage", "BuyAdvantage", "Prevent"),
        *("Accept", "Retreat", "GoOn", "EnterRoom", "Leave", "Give", "Get", "GiveWarriors"),
        *("GetWarriors", "GiveSpirit", "GetSpirit", "Propose", "Agree", "Refuse"),
    ),
    fields={
        "seat": range(SEATS),
        "hero": range(HEROES),
        "kingdom": range(KINGDOMS),
        "region": range(REGIONS),
        "Banner.region": range(-1, REGIONS),
        "building": range(BUILDINGS),
        "kind": range(FOES),
        "quest": range(QUESTS),
        "way": range(8),
        "Pick.effect": range(-1, EFFECTS),
        "what": range(ITEMS),
        "count": range(1, 101),
        "part": range(24),
        "dungeon": range(DUNGEONS),
        "trial": range(TRIALS),
        "CompleteTrial.advantage": range(-1, 7),
        "item": range(ITEMS),
        "Give.item": range(THINGS),
        "Get.item": range(THINGS),
        "virtue": range(VIRTUES),
        "companion": range(COMPANIONS),
        "corruption": range(CORRUPTIONS),
        "seal": range(SEALS),
        "source": range(THINGS + VIRTUES),
        "room": range(ROOMS),
    },
    view=View,
    encodings={
        "View.seat": Id(SEATS),
        "View.variant": Omitted("the values that are played with"),
        "View.code": Omitted("shown when the match is over"),
        "View.goal": Id(COMPANIONS),
        "View.adversary": Id(FOES - 12),
        "View.kinds": Each(3, Id(12)),
        "View.month": Id(8),
        "View.turn": Number(12),
        "View.length": Number(12),
        "View.timeline": Omitted("shown when the match is over"),
        "View.active": Id(SEATS),
        "View.starter": Id(SEATS),
        "View.phase": Id(4),
        "View.heroes": Each(SEATS),
        "View.buildings": Each(BUILDINGS, Id(6, -1)),
        "View.supply": Number(SKULLS),
        "View.removed": Number(SKULLS),
        "View.inside": Number(SKULLS),
        "View.pockets": Amounts(SEALS, SKULLS),
        "View.seals": Amounts(SEALS, 1),
        "View.pos": Each(3, Id(KINGDOMS)),
        "View.glyphs": Each(5, Id(KINGDOMS)),
        "View.beam": Number(60),
        "View.potions": Number(18),
        "View.treasures": Number(22),
        "View.corruptions": Number(CORRUPTIONS),
        "View.market": Bag(ITEMS),
        "View.gear": Amounts(6, 3),
        "View.box": Bag(ITEMS, 3),
        "View.gone": Bag(ITEMS, 3),
        "View.foes": Grid(most=3, kind=FOES, region=REGIONS),
        "View.states": Amounts(3, 4),
        "View.mutations": Amounts(3, 4),
        "View.steps": Amounts(10, 4),
        "View.cap": Number(10),
        "View.rivers": Bits(4),
        "View.mark_back": Number(6),
        "View.quests": Each(4),
        "View.dungeons": Each(6),
        "View.trees": Bag(REGIONS, 3),
        "HeroView.hero": Id(HEROES),
        "HeroView.home": Id(KINGDOMS),
        "HeroView.region": Id(REGIONS),
        "HeroView.warriors": Number(60),
        "HeroView.spirit": Number(30),
        "HeroView.items": Bag(ITEMS, 3),
        "HeroView.active": Bag(VIRTUES),
        "HeroView.inactive": Bag(VIRTUES),
        "HeroView.lost": Bag(VIRTUES),
        "HeroView.corruptions": Bag(CORRUPTIONS),
        "HeroView.companions": Bag(COMPANIONS),
        "HeroView.spores": Number(3),
        "HeroView.trials": Bag(TRIALS),
        "HeroView.trials_hidden": Number(4),
        "HeroView.trials_done": Bag(TRIALS),
        "HeroView.moves": Number(12),
        "HeroView.reinforces": Number(3),
        "HeroView.used": Bag(THINGS + VIRTUES, 3),
        "HeroView.advantages": Number(10),
        "GoalView.region": Id(REGIONS),
        "GoalView.given": Amounts(8, 20),
        "GoalView.skulls": Number(SKULLS),
        "QuestView.quest": Id(QUESTS),
        "QuestView.region": Id(REGIONS),
        "QuestView.progress": Number(4),
        "DungeonView.dungeon": Id(DUNGEONS),
        "DungeonView.region": Id(REGIONS),
        "DungeonView.quest": Id(QUESTS),
        "DungeonView.rooms": Each(ROOMS),
        "DungeonView.unknown": Number(ROOMS),
        "DungeonView.target": Id(ROOMS),
        "RoomView.room": Id(ROOMS),
        "RoomView.cell": Id(ROOMS),
        "RoomView.content": Id(ROOMS),
        "RoomView.doors": Bits(ROOMS),
        "BattleView.seat": Id(SEATS),
        "BattleView.kind": Id(FOES),
        "BattleView.region": Id(REGIONS),
        "BattleView.card": Id(CARDS),
        "BattleView.step": Id(5),
        "BattleView.left": Number(10),
        "BattleView.free": Number(10),
        "BattleView.bought": Number(10),
        "BattleView.used": Number(10),
        "BattleView.resolved": Number(10),
        "VisitView.seat": Id(SEATS),
        "VisitView.dungeon": Id(6),
        "VisitView.room": Id(ROOMS),
        "VisitView.free": Number(10),
        "VisitView.bought": Number(10),
        "VisitView.used": Number(10),
        "VisitView.resolved": Number(ROOMS),
        "DealView.seat": Id(SEATS),
        "DealView.partner": Id(SEATS),
        "DealView.give": Bag(THINGS, 3),
        "DealView.get": Bag(THINGS, 3),
        "DealView.warriors": Number(20, -20),
        "DealView.spirit": Number(20, -20),
    },
)
