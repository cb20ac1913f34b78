"""The notation in which the data write effects, read into plain numbers.

    -5W                       lose 5 warriors; likewise S spirit, P potion, G gear, T treasure,
                              Q quest item, I any item, V virtue tile
    +2S  +1C  +1sp            gain; also C corruption, sp spore
    -6W x k                   six for each of something, see `COUNTED`
    -half W, at least 12      half of the warriors, rounded down
    $3S                       spend 3 spirit; `$1P: +4S` may be paid for what follows
    A(melee, 4)               use four advantages of that type at once
    top(T)  mkt(T)            a treasure from the deck, from the market
    may +1G  may G:armor      gear of one's choice, that gear
    skull(2, your kingdom)    skulls from the supply on buildings, see `PLACES`
    unskull(1, your region)   skulls back to the supply
    destroy(one near you)     a building is destroyed
    rot(1)  rot(all)          the Tower turns
    seal-  seal+              a seal is removed, put back
    move(2)                   a foe of one's kingdom goes up to 2 regions
    none                      nothing

`A & B` is both, `A or B` one of them. `each hero there: A` hits others than the hero concerned, see
`PEOPLE`. After an act: `unless cloak`, `if talisman`, and what else stands in `CONDITIONS`.
"""

from __future__ import annotations

import re

import msgspec

from rempart.games.dark_tower.ids import (
    ADVANTAGES,
    CORRUPTION,
    FIRST_GEAR,
    GEAR,
    GEAR_CARD,
    ITEM,
    NONE,
    POTION,
    QUEST_ITEM,
    SPIRIT,
    SPORE,
    TREASURE,
    VIRTUE,
    WARRIORS,
)

(LOSE, GAIN, PAY, ADVANTAGE, SKULL, UNSKULL, ROT_ONE, ROT_ALL) = range(8)
(SEAL_OFF, SEAL_ON, TOP, MARKET, TAKE_GEAR, DESTROY, MOVE_FOE, HALF) = range(8, 16)
"""What an act does."""

(YOUR_KINGDOM, ONE_OF_KINGDOM, EACH_OF_KINGDOM, COUNT_OF_KINGDOM, EACH_NEAR, ONE_NEAR) = range(6)
(CLOSEST, THE_CITADEL, THE_VILLAGE, YOUR_REGION, HOME_KINGDOM, ONE_ANYWHERE, ANYWHERE) = range(
    6, 13
)
PLACES = {
    "your kingdom": YOUR_KINGDOM,
    "one building of your kingdom": ONE_OF_KINGDOM,
    "each building of your kingdom": EACH_OF_KINGDOM,
    "each near you": EACH_NEAR,
    "one near you": ONE_NEAR,
    "closest citadel or sanctuary": CLOSEST,
    "citadel of your kingdom": THE_CITADEL,
    "village of your kingdom": THE_VILLAGE,
    "your region": YOUR_REGION,
    "home kingdom": HOME_KINGDOM,
    "one building": ONE_ANYWHERE,
    "anywhere": ANYWHERE,
}
"""Which buildings. In a kingdom each skull may go on another one; `3 of your kingdom` is so many
different ones (COUNT_OF_KINGDOM)."""

SKULLS_NEAR, SKULLS_THERE, FOES, GLYPHS, TREASURES, SPORES, GEAR_OWNED = range(7)
COUNTED = {
    "k": SKULLS_NEAR,
    "m": SKULLS_THERE,
    "f": FOES,
    "g": GLYPHS,
    "t": TREASURES,
    "s": SPORES,
    "gear": GEAR_OWNED,
}
"""What is counted (DT-AM-21): skulls in and next to one's region, skulls in the adversary's kingdom,
foe tokens, 1 + glyphs facing that kingdom, one's treasures (at least 1), 1 + one's spores, one's
gear."""

(UNLESS_ITEM, IF_ITEM, UNLESS_VIRTUES, IF_WARRIORS, UNLESS_POTION) = range(5)
HALF_WITHOUT_MARK, HALF_OFF_TERRAIN = range(5, 7)
CONDITIONS = {
    "unless virtues": UNLESS_VIRTUES,
    "if warriors": IF_WARRIORS,
    "unless potion": UNLESS_POTION,
    "halved without mark": HALF_WITHOUT_MARK,
    "halved off blight": HALF_OFF_TERRAIN,
}
"""Four active virtues; more than ten warriors; a potion; the Black Mark; forest, grasslands or lake
as terrain. `unless` and `if` with a gear's id: the hero owns it."""

YOU, KINGDOM, THERE = range(3)
PEOPLE = {"each hero in your kingdom": KINGDOM, "each hero there": THERE}
"""Whom an act hits, unless it is the hero concerned; "there" is the adversary's kingdom."""

THINGS = {
    "W": WARRIORS,
    "S": SPIRIT,
    "P": POTION,
    "G": GEAR_CARD,
    "T": TREASURE,
    "Q": QUEST_ITEM,
    "I": ITEM,
    "V": VIRTUE,
    "C": CORRUPTION,
    "sp": SPORE,
}


class Act(msgspec.Struct, frozen=True, gc=False):
    """One thing that an effect does."""

    op: int
    n: int = 0
    what: int = NONE
    """`ids.WHAT`; for ADVANTAGE the type."""
    where: int = NONE
    per: int = NONE
    """`n` counts so many times."""
    cond: int = NONE
    item: int = NONE
    """The gear of a condition or of TAKE_GEAR; how many buildings of COUNT_OF_KINGDOM."""
    who: int = YOU


Way = tuple[Act, ...]
Effect = tuple[Way, ...]
"""The alternatives of an effect; `none` is one without acts."""

FIXED = {
    "rot(1)": Act(ROT_ONE, 1),
    "rot(all)": Act(ROT_ALL),
    "seal-": Act(SEAL_OFF, 1),
    "seal+": Act(SEAL_ON, 1),
    "top(T)": Act(TOP, 1),
    "mkt(T)": Act(MARKET, 1),
    "may +1G": Act(TAKE_GEAR, 1),
}
THING = r"(?P<n>\d+) ?(?P<what>sp|[WSPGTQIVC])"
LOSS = re.compile(rf"-{THING}( x (?P<per>\w+))?(?P<cond> .+)?")
PROFIT = re.compile(rf"\+{THING}(?P<cond> .+)?")
COST = re.compile(rf"\${THING}")
NEED = re.compile(r"A\((?P<type>\w+), ?(?P<n>\d+)\)")
HALVED = re.compile(r"-half W(, at least (?P<n>\d+))?")
SKULLED = re.compile(r"(?P<op>un)?skull\((?P<n>\d+), (?P<where>.+)\)")
RAZED = re.compile(r"destroy\((?P<where>.+)\)")
DRIVEN = re.compile(r"move\((?P<n>\d+)\)")
GEARED = re.compile(r"may G:(?P<item>\w+)")
OWNED = re.compile(r"(?P<word>unless|if) (?P<item>\w+)")
SOME = re.compile(r"(?P<n>\d) of your kingdom")


class BadEffect(ValueError):
    """A text is no effect; the message says which part of it."""


def parse(text: str) -> Effect:
    """Read an effect, or say what in it cannot be read."""
    return tuple(_way(way) for way in text.split(" or ")) if text != "none" else ((),)


def _way(text: str) -> Way:
    """Acts of which all happen; `none` as an alternative does nothing."""
    if text == "none":
        return ()
    who = YOU
    head, colon, rest = text.partition(": ")
    if colon and head in PEOPLE:
        text, who = rest, PEOPLE[head]
    elif colon:
        return (_act(head, who), *_way(rest))
    return tuple(_act(part, who) for part in text.split(" & "))


def _act(text: str, who: int) -> Act:
    if text in FIXED:
        return FIXED[text]
    if found := LOSS.fullmatch(text):
        per = _known(found["per"], COUNTED, text) if found["per"] else NONE
        cond, item = _condition(found["cond"], text)
        return Act(LOSE, int(found["n"]), THINGS[found["what"]], NONE, per, cond, item, who)
    if found := PROFIT.fullmatch(text):
        cond, item = _condition(found["cond"], text)
        return Act(GAIN, int(found["n"]), THINGS[found["what"]], NONE, NONE, cond, item, who)
    if found := COST.fullmatch(text):
        return Act(PAY, int(found["n"]), THINGS[found["what"]])
    if found := NEED.fullmatch(text):
        return Act(ADVANTAGE, int(found["n"]), _place(found["type"], ADVANTAGES, text))
    if found := HALVED.fullmatch(text):
        return Act(HALF, int(found["n"] or 0), WARRIORS)
    return _on_the_board(text)


def _on_the_board(text: str) -> Act:
    """Acts on buildings, foes and stacks."""
    if found := SKULLED.fullmatch(text):
        op = UNSKULL if found["op"] else SKULL
        if some := SOME.fullmatch(found["where"]):
            return Act(op, int(found["n"]), where=COUNT_OF_KINGDOM, item=int(some["n"]))
        return Act(op, int(found["n"]), where=_known(found["where"], PLACES, text))
    if found := RAZED.fullmatch(text):
        return Act(DESTROY, 1, where=_known(found["where"], PLACES, text))
    if found := DRIVEN.fullmatch(text):
        return Act(MOVE_FOE, int(found["n"]))
    if found := GEARED.fullmatch(text):
        return Act(TAKE_GEAR, 1, item=FIRST_GEAR + _place(found["item"], GEAR, text))
    raise BadEffect(f"{text!r} is no effect")


def _condition(words: str | None, text: str) -> tuple[int, int]:
    """The condition after an act, and the gear that it names."""
    if not words:
        return NONE, NONE
    if words.strip() in CONDITIONS:
        return CONDITIONS[words.strip()], NONE
    owned = OWNED.fullmatch(words.strip())
    if owned is None:
        raise BadEffect(f"{words.strip()!r} in {text!r} is no condition")
    item = FIRST_GEAR + _place(owned["item"], GEAR, text)
    return (UNLESS_ITEM if owned["word"] == "unless" else IF_ITEM), item


def _known(word: str, words: dict[str, int], text: str) -> int:
    if word not in words:
        raise BadEffect(f"{word!r} in {text!r}: it must be one of {', '.join(words)}")
    return words[word]


def _place(word: str, words: tuple[str, ...], text: str) -> int:
    if word not in words:
        raise BadEffect(f"{word!r} in {text!r}: it must be one of {', '.join(words)}")
    return words.index(word)
