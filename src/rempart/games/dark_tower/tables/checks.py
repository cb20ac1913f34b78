"""Whether the data fits together: ids, totals of the box, places, effects.

Each check yields what is wrong as faults: the path of the value, and the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rempart.games.dark_tower.ids import (
    ADVERSARIES,
    BUILDINGS,
    CELLS,
    COMPANIONS,
    DRUMS,
    FOES,
    GEAR,
    GLYPHS,
    HEROES,
    POOLS,
    POTIONS,
    QUEST_ITEMS,
    ROOMS_EACH,
    STATES,
    TREASURES,
    TRIAL_TYPES,
    TRIALS,
    VIRTUES,
    level_of,
)
from rempart.games.dark_tower.tables.effects import BadEffect, parse
from rempart.games.dark_tower.tables.values import Data, QuestData
from rempart.kernel.errors import BadValues, Fault

MONTHS = ("1", "2", "3", "4", "5", "6")
QUESTS = (22, 16)
"""Companion quests, adversary quests."""
FIRST_SPAWNS = 2
"""5.4: month 1 has a spawn for every number of heroes, and one for three or four."""
FOE_TOKENS = 65
"""DT-SETUP-01, one for each adversary included."""
QUEST_CARDS = 20
AZKOLS = 5
CHUTE = "chute"
BANNER = re.compile(r"\+[1-9]\d?[SWP]")
BREW = re.compile(r"\+[1-9]\d?P")
BREWERS = ("tears", "cauldron")
"""Treasures whose words count potions."""
MUSTER = re.compile(r"\+[1-9]\d?W")
WORDLESS = "spy"
"""The hero whose banner action no effect can say."""
MUTATION = "mutation"
MOST = 20
"""The most faults reported at once."""

IDS = {
    "heroes": HEROES,
    "potions": POTIONS,
    "gear": GEAR,
    "treasures": TREASURES,
    "quest_items": QUEST_ITEMS,
    "virtues": VIRTUES,
    "companions": COMPANIONS,
    "buildings": BUILDINGS,
    "foes": FOES,
    "adversaries": ADVERSARIES,
    "rooms": POOLS,
    "months": MONTHS,
    "tower": DRUMS,
}
"""What each table must name, in this order."""

Faults = Iterator[Fault]


def check(data: Data) -> None:
    """Raise all that is wrong."""
    _raise(names(data))
    _raise(effects(data))
    _raise((*foes(data), *box(data), *quests(data), *places(data), *tower(data)))


def _raise(faults: Iterable[Fault]) -> None:
    if found := list(faults)[:MOST]:
        raise BadValues(*found)


def names(data: Data) -> Faults:
    """Every table has exactly the known names, in the order of their numbers."""
    for table, ids in IDS.items():
        found = tuple(getattr(data, table))
        if found != ids:
            wrong = [id for id in found if id not in ids] or [id for id in ids if id not in found]
            what = ", ".join(wrong) if wrong else "the order"
            yield Fault(table, f"{what}: there must be {', '.join(ids)}")
    for pool in POOLS:
        if len(data.rooms.get(pool, {})) != ROOMS_EACH:
            yield Fault(f"rooms.{pool}", f"a pool has {ROOMS_EACH} rooms")
    if len(data.trials) != TRIALS:
        yield Fault("trials", f"there are {TRIALS} trials")
    if len(data.quests) != sum(QUESTS):
        yield Fault("quests", f"there are {sum(QUESTS)} monthly quests")


# Effects


def texts(data: Data) -> Iterator[tuple[str, str]]:
    """Every effect of the data: its place and its text."""
    for id, hero in data.heroes.items():
        yield f"heroes.{id}.banner", hero.banner
    for id, card in data.cards.items():
        yield from ((f"cards.{id}.ladder", text) for text in card.ladder)
    for pool, rooms in data.rooms.items():
        for id, room in rooms.items():
            yield f"rooms.{pool}.{id}.first", room.first
            yield f"rooms.{pool}.{id}.improved", room.improved
    for table in ("potions", "gear", "treasures", "quest_items", "virtues", "companions"):
        for id, card in getattr(data, table).items():
            yield f"{table}.{id}.effect", card.effect or "none"
    for id, companion in data.companions.items():
        yield f"companions.{id}.event", companion.event or "none"
    for id, foe in data.foes.items():
        yield from ((f"foes.{id}.strike", text) for text in foe.strike)
    for id, adversary in data.adversaries.items():
        yield from ((f"adversaries.{id}.acts", text) for text in adversary.acts)
        yield f"adversaries.{id}.board", adversary.board
    for id, quest in data.quests.items():
        yield f"quests.{id}.asks", quest.asks
        yield f"quests.{id}.success", quest.success
        yield f"quests.{id}.failure", quest.failure


def effects(data: Data) -> Faults:
    """Every effect can be read."""
    for key, text in texts(data):
        try:
            parse(text)
        except BadEffect as error:
            yield Fault(key, str(error))
    for id, hero in data.heroes.items():
        if id != WORDLESS and not BANNER.fullmatch(hero.banner):
            reason = f"a banner gives spirit, warriors or potions like +1S, not {hero.banner!r}"
            yield Fault(f"heroes.{id}.banner", reason)
    for id in BREWERS:
        effect = data.treasures[id].effect
        if not BREW.fullmatch(effect):
            yield Fault(f"treasures.{id}.effect", f"it gives potions like +1P, not {effect!r}")
    for id, companion in data.companions.items():
        if companion.terrain and not MUSTER.fullmatch(companion.effect):
            reason = f"its effect brings warriors like +6W there, not {companion.effect!r}"
            yield Fault(f"companions.{id}.terrain", reason)


# Foes and cards


def foes(data: Data) -> Faults:
    """DT-FOE-01: four foes of each level; DT-AM-17: their cards exist."""
    for number, (id, foe) in enumerate(data.foes.items()):
        if foe.level != level_of(number):
            yield Fault(f"foes.{id}.level", f"by its place in the list it is {level_of(number)}")
        if len(set(foe.attributes)) != 2:
            yield Fault(f"foes.{id}.attributes", "a foe has two attributes")
        yield from deck(f"foes.{id}.deck", foe.deck, data)
    for id, adversary in data.adversaries.items():
        if not adversary.attributes:
            yield Fault(f"adversaries.{id}.attributes", "it needs at least one")
        yield from deck(f"adversaries.{id}.deck", adversary.deck, data)
    if MUTATION not in data.cards:
        yield Fault("cards", f"there must be a card {MUTATION}")


def deck(key: str, cards: list[str], data: Data) -> Faults:
    """Five different cards that exist."""
    for card in cards:
        if card not in data.cards:
            yield Fault(key, f"{card!r} is not a card")
    if len(set(cards)) != len(cards):
        yield Fault(key, "a deck has five different kinds of card")


def box(data: Data) -> Faults:
    """DT-SETUP-01: the totals of the box."""
    tokens = sum(foe.tokens for foe in data.foes.values()) + len(data.adversaries)
    if tokens != FOE_TOKENS:
        yield Fault("foes", f"with the adversaries there are {FOE_TOKENS} tokens, not {tokens}")
    cards = sum(item.copies for item in data.quest_items.values())
    if cards != QUEST_CARDS:
        yield Fault("quest_items", f"there are {QUEST_CARDS} cards, not {cards}")
    if sum(treasure.azkol for treasure in data.treasures.values()) != AZKOLS:
        yield Fault("treasures", f"{AZKOLS} are Azkol's")
    for source in data.knobs.source:
        if source != "all" and not hasattr(data.knobs, source):
            yield Fault("knobs.source", f"there is no value {source!r}")
    for step in data.knobs.adversary_step:
        if step not in STATES:
            yield Fault("knobs.adversary_step", f"{step!r} is not one of {', '.join(STATES)}")
    if max(data.knobs.dungeon_rooms) >= CELLS:
        yield Fault("knobs.dungeon_rooms", f"the grid has {CELLS} cells")
    if data.knobs.adv_floor > data.knobs.adv_cap:
        yield Fault("knobs.adv_floor", "it is above adv_cap")
    if not data.knobs.month_offsets or not data.knobs.haggle:
        yield Fault("knobs", "month_offsets and haggle may not be empty")
    shortest = min(data.knobs.month_turns) + min(data.knobs.month_offsets, default=0)
    if shortest + min(0, data.knobs.gritty_turns) < 1:
        yield Fault("knobs.month_turns", "a month could have no turn")
    first = data.months.get(MONTHS[0])
    if first is not None and len(first.spawns) != FIRST_SPAWNS:
        yield Fault("months.1.spawns", f"there are {FIRST_SPAWNS}: for few heroes, and one more")


# Quests, goals, trials, places


def quests(data: Data) -> Faults:
    """Companion quests come first; each is somebody's, and its reward exists."""
    for number, (id, quest) in enumerate(data.quests.items()):
        companion = quest.kind in ("recruit", "gift")
        if companion != (number < QUESTS[0]):
            yield Fault(f"quests.{id}.kind", f"the first {QUESTS[0]} are companion quests")
        if quest.companion and quest.companion not in COMPANIONS:
            yield Fault(f"quests.{id}.companion", f"{quest.companion!r} is not a companion")
        if not companion and quest.adversary not in ADVERSARIES:
            yield Fault(f"quests.{id}.adversary", f"{quest.adversary!r} is not an adversary")
        if quest.item and quest.item not in QUEST_ITEMS:
            yield Fault(f"quests.{id}.item", f"{quest.item!r} is not a quest item")
        yield from spot(f"quests.{id}", quest, data)
    for kind, ids, field in (
        ("recruit", COMPANIONS, "companion"),
        ("early", ADVERSARIES, "adversary"),
        ("late", ADVERSARIES, "adversary"),
    ):
        found = tuple(getattr(q, field) for q in data.quests.values() if q.kind == kind)
        if found != ids:
            yield Fault("quests", f"there must be one {kind} quest for each {field}, in order")


def spot(key: str, quest: QuestData, data: Data) -> Faults:
    """The place of a quest is one that the map has."""
    if quest.place == "region" and quest.region not in data.regions:
        yield Fault(f"{key}.region", f"{quest.region!r} is not a region")
    if quest.place in ("terrain", "dungeon", "building") and not getattr(quest, quest.place):
        yield Fault(f"{key}.place", f"the quest must say which {quest.place}")
    if quest.place == "region" and quest.dungeon and quest.region in data.regions:
        there = data.regions[quest.region].dungeon
        if there != quest.dungeon:
            yield Fault(f"{key}.dungeon", f"the dungeon of {quest.region} is a {there}")


def places(data: Data) -> Faults:
    """Regions that goals and trials name; DT-COMP-02: four trials of each type."""
    goals = data.goals
    named = {
        "zaida_markers": goals.zaida_markers,
        "gleb_marker": [goals.gleb_marker],
        "hakan_marker": [goals.hakan_marker],
        "letha_trees": goals.letha_trees,
        "miras_caravans": list(goals.miras_caravans),
    }
    for key, regions in named.items():
        for region in regions:
            if region not in data.regions:
                yield Fault(f"goals.{key}", f"{region!r} is not a region")
    for companion in goals.not_at_start:
        if companion not in COMPANIONS:
            yield Fault("goals.not_at_start", f"{companion!r} is not a companion")
    for number, (id, trial) in enumerate(data.trials.items()):
        if trial.type != TRIAL_TYPES[number // 4]:
            yield Fault(f"trials.{id}.type", f"by its place it is {TRIAL_TYPES[number // 4]}")
        if trial.region not in data.regions:
            yield Fault(f"trials.{id}.region", f"{trial.region!r} is not a region")
        if (trial.asks in ("spend", "have")) != bool(trial.what):
            yield Fault(f"trials.{id}.what", "only what is spent or owned is named")


def tower(data: Data) -> Faults:
    """4.1 of the catalogue: each glyph is on one face; the other faces are chutes."""
    faces = [face for drum in data.tower.values() for face in drum.faces]
    if sorted(face for face in faces if face != CHUTE) != sorted(GLYPHS):
        yield Fault("tower", f"the faces are chutes and once each of {', '.join(GLYPHS)}")
    for id, drum in data.tower.items():
        if CHUTE not in drum.faces:
            yield Fault(f"tower.{id}.faces", "a drum needs a chute")
    if data.tower["bottom"].pocket:
        yield Fault("tower.bottom.pocket", "below it a skull could not fall on: 0 for any number")
