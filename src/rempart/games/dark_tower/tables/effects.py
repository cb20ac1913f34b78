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
    march(active)             the foes that strike move, see `MARCHES`
    spawn(2, 1)               tokens of the foe of a level appear
    mutate(1)  unmutate       mutation cards for so many kinds of foe (9: all); a pair goes
    grow(all)  cap-  cap+     every kind's state one worse; the cap of advantages
    burn  mark(away)          the next river; the Black Mark into the box, mark(on) to another hero
    return 1sp                a spore goes back without harm
    none                      nothing

`A & B` is both, `A or B` one of them, which the hero who is hit chooses. `each hero: A & B` says
whom acts hit, see `PEOPLE`; else it is the hero concerned. After an act: `unless cloak`,
`if talisman`, and what else stands in `CONDITIONS`.
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
    POTION,
    QUEST_ITEM,
    SPIRIT,
    SPORE,
    TREASURE,
    VIRTUE,
    WARRIORS,
)
from rempart.kernel import NONE

(LOSE, GAIN, PAY, ADVANTAGE, SKULL, UNSKULL, ROT_ONE, ROT_ALL) = range(8)
(SEAL_OFF, SEAL_ON, TOP, MARKET, TAKE_GEAR, DESTROY, MOVE_FOE, HALF) = range(8, 16)
(MARCH, SPAWN_FOES, MUTATE, UNMUTATE, GROW, CAP_DOWN, CAP_UP, BURN) = range(16, 24)
(MARK_AWAY, MARK_ON, RETURN_SPORE) = range(24, 27)
"""What an act does."""

(YOUR_KINGDOM, ONE_OF_KINGDOM, EACH_OF_KINGDOM, COUNT_OF_KINGDOM, EACH_NEAR, ONE_NEAR) = range(6)
(CLOSEST, THE_CITADEL, THE_VILLAGE, YOUR_REGION, HOME_KINGDOM, ONE_ANYWHERE, ANYWHERE) = range(
    6, 13
)
(EACH_ON_FOE, EACH_NEAR_FOE, ONE_BY_FOE, EACH_BY_FOE, ONE_OF_ITS) = range(13, 18)
(RANDOM_KINGDOM, TWO_RANDOM, EACH_KINGDOM, EACH_OF_RANDOM, THAT_KINGDOM) = range(18, 23)
PLACES = {
    "your kingdom": YOUR_KINGDOM,
    "one building of your kingdom": ONE_OF_KINGDOM,
    "each building of your kingdom": EACH_OF_KINGDOM,
    "each near you": EACH_NEAR,
    "one near you": ONE_NEAR,
    "closest citadel/sanctuary": CLOSEST,
    "citadel of your kingdom": THE_CITADEL,
    "village of your kingdom": THE_VILLAGE,
    "your region": YOUR_REGION,
    "home kingdom": HOME_KINGDOM,
    "one building": ONE_ANYWHERE,
    "anywhere": ANYWHERE,
    "each on one": EACH_ON_FOE,
    "each near one": EACH_NEAR_FOE,
    "one of each kingdom with one": ONE_BY_FOE,
    "each of each kingdom with one": EACH_BY_FOE,
    "one of its kingdom": ONE_OF_ITS,
    "random kingdom": RANDOM_KINGDOM,
    "two random kingdoms": TWO_RANDOM,
    "each kingdom": EACH_KINGDOM,
    "each of a random kingdom": EACH_OF_RANDOM,
    "that kingdom": THAT_KINGDOM,
}
"""Which buildings; "one" alone is a foe that strikes. In a kingdom each skull may go on another
building; `3 of your kingdom` is three different ones (COUNT_OF_KINGDOM)."""

BESIDE, INSIDE, TO_ACTIVE, TO_HOLY, TO_NEXT, STEPS, TOWARD = range(7)
MARCHES = {
    "beside": BESIDE,
    "inside": INSIDE,
    "active": TO_ACTIVE,
    "holy": TO_HOLY,
    "next": TO_NEXT,
}
"""How striking foes move: onto a hero next to them, onto a hero of their kingdom, onto the active
hero, to the closest citadel or sanctuary, into the next kingdom; or by number, `march(1)` (STEPS)
and `march(toward 4)` the active hero (TOWARD)."""

SKULLS_NEAR, SKULLS_THERE, FOES, GLYPHS, TREASURES, SPORES, GEAR_OWNED = range(7)
TOKENS, GLYPHS_THERE = range(7, 9)
COUNTED = {
    "k": SKULLS_NEAR,
    "m": SKULLS_THERE,
    "f": FOES,
    "g": GLYPHS,
    "t": TREASURES,
    "s": SPORES,
    "gear": GEAR_OWNED,
    "n": TOKENS,
    "h": GLYPHS_THERE,
}
"""What is counted (DT-AM-21): skulls in and next to one's region, skulls in the adversary's
kingdom, foe tokens, 1 + glyphs facing that kingdom, one's treasures (at least 1), 1 + one's
spores, one's gear, striking foes on the hero or at the building, glyphs facing the adversary's
kingdom."""

(UNLESS_ITEM, IF_ITEM, UNLESS_VIRTUES, IF_WARRIORS, UNLESS_POTION) = range(5)
HALF_WITHOUT_MARK, HALF_OFF_TERRAIN = range(5, 7)
CONDITIONS = {
    "unless potion": UNLESS_POTION,
    "halved without mark": HALF_WITHOUT_MARK,
    "halved off blight": HALF_OFF_TERRAIN,
}
"""A potion; the Black Mark; forest, grasslands or lake as terrain. `unless` and `if` with a gear's
id: the hero owns it. With a number: `unless 4 virtues` that are active, `if over 10 warriors`."""

YOU, KINGDOM, THERE, EVERYONE, HOLDER, ACTIVE, IN_RANDOM, IN_NEXT, IN_THAT = range(9)
ON_FOE, NEAR_FOE, BY_FOE = range(9, 12)
PEOPLE = {
    "each hero in your kingdom": KINGDOM,
    "each hero there": THERE,
    "each hero": EVERYONE,
    "holder": HOLDER,
    "active": ACTIVE,
    "each hero in a random kingdom": IN_RANDOM,
    "each hero in the next kingdom": IN_NEXT,
    "each hero in that kingdom": IN_THAT,
    "each hero on one": ON_FOE,
    "each hero near one": NEAR_FOE,
    "each hero whose kingdom has one": BY_FOE,
}
"""Whom acts hit, unless it is the hero concerned. "there" is the adversary's kingdom, "holder" has
the Black Mark, the next kingdom is the one clockwise of the random one, "that kingdom" is the one
of the quest, "one" is a foe that strikes."""

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
    """`ids.WHAT`; for ADVANTAGE the type, for SPAWN_FOES the level."""
    where: int = NONE
    per: int = NONE
    """`n` counts so many times."""
    cond: int = NONE
    item: int = NONE
    """The gear of a condition or of TAKE_GEAR, or the number of a condition; how many buildings of
    COUNT_OF_KINGDOM; the most that `per` makes, after `max`."""
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
    "unmutate": Act(UNMUTATE, 1),
    "grow(all)": Act(GROW),
    "cap-": Act(CAP_DOWN, 1),
    "cap+": Act(CAP_UP, 1),
    "burn": Act(BURN, 1),
    "mark(away)": Act(MARK_AWAY),
    "mark(on)": Act(MARK_ON),
}
THING = r"(?P<n>\d+) ?(?P<what>sp|[WSPGTQIVC])"
LOSS = re.compile(rf"-{THING}( x (?P<per>\w+)( max (?P<most>\d+))?)?(?P<cond> .+)?")
PROFIT = re.compile(rf"\+{THING}(?P<cond> .+)?")
COST = re.compile(rf"\${THING}")
NEED = re.compile(r"A\((?P<type>\w+), ?(?P<n>\d+)\)")
HALVED = re.compile(r"-half W(, at least (?P<n>\d+))?")
SKULLED = re.compile(r"(?P<op>un)?skull\((?P<n>\d+), (?P<where>.+)\)( x (?P<per>n))?")
RAZED = re.compile(r"destroy\((?P<where>.+)\)")
DRIVEN = re.compile(r"move\((?P<n>\d+)\)")
MARCHED = re.compile(r"march\((?P<toward>toward )?(?P<how>\w+)\)")
SPAWNED = re.compile(r"spawn\((?P<level>[234]), (?P<n>\d+)\)")
MUTATED = re.compile(r"mutate\((?P<n>\d)\)")
RETURNED = re.compile(r"return (?P<n>\d)sp")
GEARED = re.compile(r"may G:(?P<item>\w+)")
OWNED = re.compile(r"(?P<word>unless|if) (?P<item>\w+)")
NUMBERED = (
    (re.compile(r"unless (?P<n>\d+) virtues"), UNLESS_VIRTUES),
    (re.compile(r"if over (?P<n>\d+) warriors"), IF_WARRIORS),
)
"""Conditions with a number."""
SOME = re.compile(r"(?P<n>\d) of your kingdom")


def bare(text: str) -> str:
    """An effect without its target, for a hero who then chooses."""
    return " or ".join(way.rpartition(": ")[2] for way in text.split(" or "))


class BadEffect(ValueError):
    """A text is no effect; the message says which part of it."""


def parse(text: str) -> Effect:
    """Read an effect, or say what in it cannot be read."""
    return tuple(_way(way) for way in text.split(" or "))


def _way(text: str) -> Way:
    """Acts that all happen; as an alternative, `none` does nothing."""
    if text == "none":
        return ()
    acts: list[Act] = []
    who = YOU
    for part in text.split(" & "):
        head, colon, rest = part.partition(": ")
        if colon and head in PEOPLE:
            part, who = rest, PEOPLE[head]
        elif colon:
            acts.append(_act(head, who))
            part = rest
        acts.append(_act(part, who))
    return tuple(acts)


def _act(text: str, who: int) -> Act:
    if text in FIXED:
        return FIXED[text]
    if found := LOSS.fullmatch(text):
        per = _known(found["per"], COUNTED, text) if found["per"] else NONE
        cond, item = _condition(found["cond"], text)
        item = int(found["most"]) if found["most"] else item
        return Act(
            op=LOSE,
            n=int(found["n"]),
            what=THINGS[found["what"]],
            per=per,
            cond=cond,
            item=item,
            who=who,
        )
    if found := PROFIT.fullmatch(text):
        cond, item = _condition(found["cond"], text)
        return Act(GAIN, int(found["n"]), THINGS[found["what"]], cond=cond, item=item, who=who)
    if found := RETURNED.fullmatch(text):
        return Act(RETURN_SPORE, int(found["n"]), SPORE, who=who)
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
        per = TOKENS if found["per"] else NONE
        if some := SOME.fullmatch(found["where"]):
            return Act(op, int(found["n"]), where=COUNT_OF_KINGDOM, item=int(some["n"]))
        return Act(op, int(found["n"]), where=_known(found["where"], PLACES, text), per=per)
    if found := RAZED.fullmatch(text):
        return Act(DESTROY, 1, where=_known(found["where"], PLACES, text))
    if found := DRIVEN.fullmatch(text):
        return Act(MOVE_FOE, int(found["n"]))
    if found := MARCHED.fullmatch(text):
        return _march(found["how"], bool(found["toward"]), text)
    if found := SPAWNED.fullmatch(text):
        return Act(SPAWN_FOES, int(found["n"]), int(found["level"]))
    if found := MUTATED.fullmatch(text):
        return Act(MUTATE, int(found["n"]))
    if found := GEARED.fullmatch(text):
        return Act(TAKE_GEAR, 1, item=FIRST_GEAR + _place(found["item"], GEAR, text))
    raise BadEffect(f"{text!r} is not an effect")


def _march(how: str, toward: bool, text: str) -> Act:
    if how.isdigit():
        return Act(MARCH, int(how), where=TOWARD if toward else STEPS)
    return Act(MARCH, where=_known(how, MARCHES, text))


def _condition(words: str | None, text: str) -> tuple[int, int]:
    """The condition after an act, and the gear or the number that it names."""
    if not words:
        return NONE, NONE
    for pattern, condition in NUMBERED:
        if found := pattern.fullmatch(words.strip()):
            return condition, int(found["n"])
    if words.strip() in CONDITIONS:
        return CONDITIONS[words.strip()], NONE
    owned = OWNED.fullmatch(words.strip())
    if owned is None:
        raise BadEffect(f"{words.strip()!r} in {text!r} is not a condition")
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
