"""What cards, quests, trials, goals and buildings say, with the numbers of the data.

The texts have fields for the numbers, so the text of a card whose data was changed stays right.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rempart.games.dark_tower.ids import (
    ADVANTAGES,
    BUILDINGS,
    COMPANIONS,
    CORRUPTIONS,
    FIRST_ADVERSARY,
    GLYPHS,
    HEROES,
    ITEMS,
    POOLS,
    POTION,
    SEATS,
    SPIRIT,
    VIRTUES,
    WARRIORS,
    WHAT,
    level_of,
)
from rempart.games.dark_tower.steps.amounts import cost
from rempart.games.dark_tower.steps.setup import OWN
from rempart.games.dark_tower.tables import Errand, Gift, Offer, Tables, Trial, effects
from rempart.games.dark_tower.tables.effects import Act
from rempart.games.dark_tower.words.effects import counted, effect_words, sentence, way_words
from rempart.kernel import NONE
from rempart.kernel.text import Text, remembered

Fields = dict[str, Any]

CARDS = (*ITEMS, *COMPANIONS, *VIRTUES)
"""The cards of heroes, by their numbers as sources of advantages."""
GIVEN = {WARRIORS: "warriors", SPIRIT: "spirit", POTION: "potion"}
"""What cards give, and the field that counts it."""


# Cards


@remembered
def card_words(t: Tables, id: str, text: Text) -> str:
    """What an item, a companion, a virtue or a corruption does."""
    if id in CORRUPTIONS:
        return text(f"effect.{id}", **corruption_fields(t, text))
    source = CARDS.index(id)
    return text(f"effect.{id}", **card_fields(t, source, text), **advantages(t, source, text))


def card_fields(t: Tables, source: int, text: Text) -> Fields:
    """The numbers of a card: what it gives, what it is for, what using it costs."""
    amount = t.card_amount[source]
    way = t.effects[t.card_effect[source]][0]
    act = way[0] if way else Act(effects.GAIN, amount)
    fields = {
        what: counted(what, amount, text)
        for what in ("warriors", "spirit", "regions", "treasure", "corruption")
    }
    if act.what in GIVEN:
        fields[GIVEN[act.what]] = counted(GIVEN[act.what], act.n, text)
    return fields | {
        "n": amount,
        "skulls": counted("skulls", act.n, text),
        "move": t.knobs.move + amount,
        "reward": counted("spirit", t.knobs.heroic_spirit, text),
        "cost_spirit": counted("spirit", t.card_cost[source], text),
        "cost_potions": counted("potion", t.card_cost[source], text),
    }


def advantages(t: Tables, source: int, text: Text) -> Fields:
    """The automatic and the conditional advantages of a card, and what the latter cost."""
    fields: Fields = {}
    for gift in t.gives[source]:
        fields["gives"] = advantage_words(gift, text)
    sold = t.sells[source]
    if sold is not None:
        fields["sells"] = advantage_words(sold, text)
        fields["price_spirit"] = counted("spirit", sold.spirit, text)
        fields["price_treasures"] = counted("treasure", sold.treasures, text)
        fields["times"] = sold.per_turn
    return fields


def advantage_words(given: Gift | Offer, text: Text) -> str:
    """A number of advantages of a type."""
    return text(f"plus.{ADVANTAGES[given.advantage]}", n=given.count)


def corruption_fields(t: Tables, text: Text) -> Fields:
    """The numbers of corruptions."""
    knobs = t.knobs
    spirit = ("tempted_tax", "feral_spirit", "lost_spirit", "cruel_spirit", "greedy_spirit")
    return {
        **{knob: counted("spirit", getattr(knobs, knob), text) for knob in spirit},
        "advantages": counted("advantages", knobs.cursed_cap, text),
        "treasures": counted("treasure", knobs.weak_treasures, text),
        "potions": counted("potion", knobs.suspicious_potions, text),
        "skulls": counted("skulls", knobs.skulls_on_building, text),
    }


# Heroes and places


@remembered
def banner_words(t: Tables, hero: int, text: Text) -> str:
    """A hero's banner action."""
    words = effect_words(t, t.banner[hero], text)
    return sentence(text(f"banner.{HEROES[hero]}", words=words))


def help_words(t: Tables, companion: int, text: Text) -> str:
    """What a companion's event does."""
    event = t.companion_event[companion]
    words = effect_words(t, event, text) if event != NONE else ""
    amount = t.card_amount[len(ITEMS) + companion]
    return text(
        f"help.{COMPANIONS[companion]}", words=words, regions=counted("regions", amount, text)
    )


@remembered
def building_words(t: Tables, kind: int, text: Text) -> tuple[str, str]:
    """The free and the enhanced effect of a type of building."""
    given = t.buildings[kind]
    id = BUILDINGS[kind]
    spirit = counted("spirit", given.cost, text)
    free, enhanced = (
        {what: counted(what, n, text) for what in ("warriors", "spirit", "potion", "gear")}
        for n in (given.free, given.enhanced)
    )
    return (
        text(f"reinforce.{id}_free", **free),
        text(f"reinforce.{id}_enhanced", **enhanced | {"cost": spirit}),
    )


@remembered
def hero_card(t: Tables, hero: int, text: Text) -> list[str]:
    """A hero's five virtues: the printed ones, then the tiles."""
    own = VIRTUES[hero * OWN : (hero + 1) * OWN]
    return [
        text("card_says", card=text(f"virtue.{id}"), words=card_words(t, id, text)) for id in own
    ]


@remembered
def foe_traits(t: Tables, kind: int, text: Text) -> str:
    """The traits of a foe: advantages of these types count against it (DT-ADVANTAGE-03)."""
    mask = t.foe_mask[kind]
    return ", ".join(text(f"advantage.{id}") for n, id in enumerate(ADVANTAGES) if mask >> n & 1)


@remembered
def foe_card(t: Tables, kind: int, text: Text) -> list[str]:
    """What is to know about a foe besides its strike: its traits, and how it is fought."""
    level = level_of(kind)
    key = "foe_fight" if kind < FIRST_ADVERSARY else "adversary_fight"
    return [
        text("foe_traits", traits=foe_traits(t, kind, text)),
        text(key, n=level, spirit=counted("spirit", t.knobs.heroic_spirit, text)),
    ]


@remembered
def tax_words(t: Tables, glyph: int, text: Text) -> str:
    """What a glyph costs."""
    return text(f"glyph_tax.{GLYPHS[glyph]}", spirit=counted("spirit", t.knobs.glyph_tax, text))


# Quests, goals, trials


def quest_words(t: Tables, errand: Errand, text: Text, heroes: int = 0, dungeon: int = NONE) -> str:
    """What a monthly quest asks for, gives, and does if it fails. DT-AM-41: for this many heroes;
    0: for few and for many. `dungeon`: the type of its dungeon, if it is on the board."""
    parts = [text("ask.sentence", words=sentence(task_words(t, errand, text, heroes, dungeon)))]
    reward = reward_words(t, errand, text)
    if reward:
        parts.append(text("ask.reward", words=reward))
    if any(t.effects[errand.failure]):
        parts.append(text("ask.failure", words=effect_words(t, errand.failure, text)))
    return " ".join(parts)


def task_words(t: Tables, errand: Errand, text: Text, heroes: int, dungeon: int) -> str:
    """What must be done for a quest."""
    if errand.dungeon != NONE:
        type = errand.dungeon if dungeon == NONE else dungeon
        return text("ask.dungeon", dungeon=text(f"dungeon.{POOLS[type]}"))
    if errand.foes:
        return text("ask.foes", n=errand.foes)
    if errand.cleanses:
        return text("ask.cleanses", n=errand.cleanses)
    scales = t.knobs.quest_scale
    few, many = (
        cost_words(t, errand, text, scale)
        for scale in ((scales[heroes - 1],) * 2 if heroes else (min(scales), max(scales)))
    )
    words = few if few == many else text("ask.more", words=few, more=many)
    key = "ask.clean" if errand.clean else "ask.holder" if errand.holder else "ask.marker"
    return text(key, words=words)


def cost_words(t: Tables, errand: Errand, text: Text, scale: int) -> str:
    """What the quest action costs at a scale, one way or another."""
    ways = [
        tuple(
            msgspec.structs.replace(act, n=cost(act, scale)) if act.op == effects.PAY else act
            for act in way
        )
        for way in t.effects[errand.ways]
    ]
    return text.listed((way_words(way, text) for way in ways), "or")


def reward_words(t: Tables, errand: Errand, text: Text) -> str:
    """What a quest gives."""
    if errand.recruit:
        return text(f"companion.{COMPANIONS[errand.companion]}")
    if errand.item != NONE:
        return text(f"item.{ITEMS[errand.item]}")
    return effect_words(t, errand.success, text) if any(t.effects[errand.success]) else ""


@remembered
def reward_card(t: Tables, errand: Errand, text: Text) -> list[str]:
    """What the card that a quest gives does; empty: it gives none."""
    if errand.recruit:
        id = COMPANIONS[errand.companion]
    elif errand.item != NONE:
        id = ITEMS[errand.item]
    else:
        return []
    return [text("card_says", card=reward_words(t, errand, text), words=card_words(t, id, text))]


@remembered
def goal_words(t: Tables, goal: int, text: Text, heroes: int = 0) -> str:
    """What a main goal asks of a number of heroes; 0: of any number, from the least to the most."""
    numbers: Fields = {"trials": t.knobs.trials_needed}
    for name in t.goals.__struct_fields__:
        numbers[name] = asked_number(getattr(t.goals, name), heroes)
    for place, bond in enumerate(t.goals.grigor_bonds):
        numbers[f"bond_{place}"] = text(f"advantage.{ADVANTAGES[bond]}")
    return text(f"goal_asks.{COMPANIONS[goal]}", **numbers)


def asked_number(value: int | tuple[int, ...], heroes: int) -> int | str:
    """A number of the goals: plain, by the number of heroes, or a base and what each hero adds."""
    if isinstance(value, int):
        return value
    counts = [heroes] if heroes else range(1, SEATS + 1)
    plain = len(value) == SEATS
    asked = sorted({value[n - 1] if plain else value[0] + value[-1] * n for n in counts})
    return asked[0] if len(asked) == 1 else f"{asked[0]}–{asked[-1]}"


def trial_words(t: Tables, trial: Trial, text: Text) -> str:
    """What a heroic trial asks for, and where."""
    if trial.what == NONE:
        asked = text(f"ask.{trial.asks}", n=trial.count)
    else:
        things = counted(WHAT[trial.what], trial.count, text)
        asked = text("words.spend" if trial.asks == "spend" else "ask.have", things=things)
    return text("ask.trial", region=text(f"region.{t.world.ids[trial.region]}"), words=asked)
