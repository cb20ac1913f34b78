"""Effects in words: what a battle card, a room, a strike or a quest does, described from its acts.
At the end are small helpers for all descriptions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rempart.games.dark_tower.ids import (
    ADVANTAGES,
    ITEMS,
    WHAT,
)
from rempart.games.dark_tower.tables import Tables, effects
from rempart.games.dark_tower.tables.effects import Act, Way
from rempart.kernel import NONE
from rempart.kernel.fluent import Name
from rempart.kernel.text import Text, remembered

PLAIN = {
    effects.ROT_ONE: "rot_one",
    effects.ROT_ALL: "rot_all",
    effects.SEAL_OFF: "seal_off",
    effects.SEAL_ON: "seal_on",
    effects.TOP: "top",
    effects.MARKET: "market",
    effects.UNMUTATE: "unmutate",
    effects.GROW: "grow",
    effects.CAP_DOWN: "cap_down",
    effects.CAP_UP: "cap_up",
    effects.BURN: "burn",
    effects.MARK_AWAY: "mark_away",
    effects.MARK_ON: "mark_on",
}
"""Acts that are described by one text."""

THINGS = {
    effects.LOSE: "lose",
    effects.GAIN: "gain",
    effects.PAY: "spend",
    effects.RETURN_SPORE: "give_back",
}
"""Acts on a number of things."""

WHERE = (
    *("your_kingdom", "one_of_kingdom", "each_of_kingdom", "some_of_kingdom", "each_near"),
    *("one_near", "closest", "citadel", "village", "your_region", "home", "one_anywhere"),
    *("anywhere", "each_on_foe", "each_near_foe", "one_by_foe", "each_by_foe", "one_of_its"),
    *("random", "two_random", "each_kingdom", "each_of_random", "that_kingdom"),
)
"""Keys of the places of `effects.PLACES`, by number."""

MARCH = ("beside", "inside", "to_active", "to_holy", "to_next", "steps", "toward")
"""Keys of the ways in which striking foes move, by number."""

PER = (
    *("skulls_near", "skulls_there", "foes", "glyphs", "treasures", "spores", "gear"),
    *("tokens", "glyphs_there"),
)
"""Keys of what is counted, by number."""

WHO = (
    *("you", "your_kingdom", "there", "everyone", "holder", "active", "random", "next"),
    *("that_kingdom", "on_foe", "near_foe", "by_foe"),
)
"""Keys of the targets of acts, by number."""

CONDITION = (
    *("unless_item", "if_item", "unless_virtues", "if_warriors", "unless_potion"),
    *("half_without_mark", "half_off_terrain"),
)
"""Keys of the conditions, by number."""

EVERY_KIND = 9
"""`mutate(9)` is for all kinds of foe."""


@remembered
def effect_words(t: Tables, number: int, text: Text) -> str:
    """What an effect does, its alternatives one after another."""
    if not 0 <= number < len(t.effects):
        return text("nothing")
    ways = t.effects[number]
    hit = ways[0][-1].who if ways[0] else effects.YOU
    others = [way_words(way, text, hit) for way in ways[1:]]
    return text.listed([way_words(ways[0], text), *others], "or")


def way_words(way: Way, text: Text, hit: int = effects.YOU) -> str:
    """What one alternative does; `hit` is the target named last."""
    return text.clauses(_parts(way, text, hit)) or text("words.none")


def _parts(way: Way, text: Text, hit: int) -> Iterator[str]:
    """Acts in words; the people hit are named when they change."""
    for (_, who, other), acts in groupby(way, key=_sort):
        group = list(acts)
        whole = [_sum(group, text)] if other is None else [act_words(act, text) for act in group]
        for words in whole:
            if who in (hit, effects.YOU):
                yield words
            else:
                yield text("words.people", who=text(f"who.{WHO[who]}"), words=words)
            hit = who


def _sort(act: Act) -> tuple[int, int, Act | None]:
    """What goes together in one phrase: plain losses, gains and costs of the same people."""
    plain = act.op in THINGS and act.per == act.cond == NONE
    return act.op, act.who, None if plain else act


def _sum(acts: list[Act], text: Text) -> str:
    things = [counted(WHAT[act.what], act.n, text) for act in acts]
    return _done(acts[0], text.listed(things), text)


def _done(act: Act, things: str, text: Text) -> str:
    """What is done with things. Whether you do it or others, and with what kind of thing, are forms
    of the things: a language may have different verbs for them."""
    forms = {"person": "you" if act.who == effects.YOU else "they", "what": WHAT[act.what]}
    return text(f"words.{THINGS[act.op]}", things=Name(things, forms))


def act_words(act: Act, text: Text) -> str:
    """What one act does, without its target."""
    if act.op in PLAIN:
        return text(f"words.{PLAIN[act.op]}")
    if act.op in THINGS:
        return _things(act, text)
    return _on_the_board(act, text)


def _things(act: Act, text: Text) -> str:
    words = _done(act, counted(WHAT[act.what], act.n, text), text)
    if act.per != NONE:
        words = text("words.per", words=words, per=text(f"per.{PER[act.per]}"))
        if act.item != NONE:
            words = text("words.most", words=words, most=act.item)
    if act.cond != NONE:
        owned = act.cond in (effects.UNLESS_ITEM, effects.IF_ITEM)
        item = text(f"item.{ITEMS[act.item]}") if owned else ""
        condition = text(f"condition.{CONDITION[act.cond]}", item=item, n=act.item)
        words = text("words.condition", words=words, condition=condition)
    return words


def _on_the_board(act: Act, text: Text) -> str:
    """Acts on buildings, foes and stacks."""
    match act.op:
        case effects.ADVANTAGE:
            return text("words.advantage", n=act.n, type=text(f"advantage.{ADVANTAGES[act.what]}"))
        case effects.SKULL | effects.UNSKULL | effects.DESTROY:
            return _buildings(act, text)
        case effects.TAKE_GEAR:
            known = act.item != NONE
            item = text(f"item.{ITEMS[act.item]}") if known else text("words.any_gear")
            return text("words.take_gear", item=item)
        case effects.MOVE_FOE:
            return text("words.move_foe", regions=counted("regions", act.n, text))
        case effects.HALF:
            return text("words.half_at_least" if act.n else "words.half", n=act.n)
        case effects.MARCH:
            regions = counted("regions", act.n, text)
            return text(f"march.{MARCH[act.where]}", regions=regions)
        case effects.SPAWN_FOES:
            return text("words.spawn", n=act.n, level=act.what)
        case _:
            return text("words.mutate_all" if act.n == EVERY_KIND else "words.mutate", n=act.n)


def _buildings(act: Act, text: Text) -> str:
    place = act.where
    if (place == effects.YOUR_KINGDOM and act.n == 1) or act.item == 1:
        place = effects.ONE_OF_KINGDOM
    where = text(f"where.{WHERE[place]}", n=act.item)
    key = {effects.SKULL: "skull", effects.UNSKULL: "unskull"}.get(act.op, "destroy")
    words = text(f"words.{key}", skulls=counted("skulls", act.n, text), where=where)
    return text("words.per_foe", words=words) if act.per != NONE else words


# Helpers


def counted(what: str, n: int, text: Text) -> str:
    """A number of things, in the form that the number asks for."""
    return text(f"count.{what}", n=n)


def one_of(topic: str, ids: Sequence[str], number: int, text: Text, **fields: str) -> str:
    """The text at a place of a list; something vague for a place that does not exist."""
    if 0 <= number < len(ids):
        return text(f"{topic}.{ids[number]}", **fields)
    return text("nothing")


def sentence(words: str) -> str:
    """With a capital letter."""
    return words[:1].upper() + words[1:]


def clause(words: str) -> str:
    """With a small letter, inside a sentence."""
    return words[:1].lower() + words[1:]
