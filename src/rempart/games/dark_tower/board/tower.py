"""The inside of the Tower (section 4 of the catalogue): drums, seals and pockets of skulls.

DT-TOWER-03: a seal's number is drum * 4 + side, a face's drum * 4 + face. Nothing is told from
here; `steps.tower` does that. DT-TM-12: every draw is made from the stream "tower", in the order of
the rules, even where only one result is possible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.dark_tower.ids import (
    ALL_SEALS,
    DRUMS,
    GLYPHS,
    KINGDOMS,
)
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

STREAM = "tower"
SIDES = len(KINGDOMS)
LEVEL = (1 << SIDES) - 1
"""All seals of one level, or all positions of its drum, as bits."""

Out = list[tuple[int, int]]
"""Skulls that came out: the opening, by the number of its seal, and how many, in order."""


def side_of(s: Realm, drum: int, face: int) -> int:
    """DT-TM-01: the side that a face looks to."""
    return (face + s.pos[drum]) % SIDES


def face_at(s: Realm, drum: int, side: int) -> int:
    """The face that looks to a side."""
    return (side - s.pos[drum]) % SIDES


def is_open(s: Realm, drum: int, side: int) -> bool:
    """DT-TM-03: the seal is missing."""
    return not s.seals >> (drum * SIDES + side) & 1


def glyph_faces(s: Realm, glyph: int) -> int:
    """DT-TM-02: the kingdom that a glyph faces; NONE while a seal hides it."""
    drum, face = divmod(TABLES[s.variant].glyph_place[glyph], SIDES)
    side = side_of(s, drum, face)
    return side if is_open(s, drum, side) else NONE


def glyphs(s: Realm) -> list[int]:
    """The kingdoms that all glyphs face."""
    return [glyph_faces(s, glyph) for glyph in range(len(GLYPHS))]


def missing(s: Realm) -> list[int]:
    """The openings without seal."""
    return [seal for seal in range(len(DRUMS) * SIDES) if not s.seals >> seal & 1]


# What is seen of the drums (DT-R-68)


def watched(s: Realm, drum: int) -> bool:
    """Whether a drum is seen: a seal of its level is missing."""
    return s.seals >> drum * SIDES & LEVEL != LEVEL


def positions(s: Realm, drum: int) -> list[int]:
    """The positions that a drum may have, for all that was seen of it."""
    if not s.whereabouts:
        return [s.pos[drum]]
    return [pos for pos in range(SIDES) if s.whereabouts[drum] >> pos & 1]


def known_pos(s: Realm, drum: int) -> int:
    """The position of a drum; NONE where it cannot be known."""
    found = positions(s, drum)
    return found[0] if len(found) == 1 else NONE


def lose_sight(s: Realm, turns: list[tuple[int, int]]) -> None:
    """Before drums turn, find where each may stand afterwards. How far a drum turns is seen through
    its openings. One behind all its seals turns unseen: if there are several and not all turn, it
    is not even known which."""
    if s.real_tower:  # Whoever has the Tower on the table sees it turn.
        return
    if not s.whereabouts:
        s.whereabouts = [1 << pos for pos in s.pos]
    hidden = [drum for drum in range(len(DRUMS)) if not watched(s, drum)]
    unseen = any(drum in hidden for drum, _ in turns)
    moved = len(turns) == len(DRUMS) or len(hidden) == 1
    for drum, mask in enumerate(s.whereabouts):
        if drum not in hidden:
            for other, quarters in turns:
                mask = turned(mask, quarters) if other == drum else mask
        elif unseen:
            mask = (0 if moved else mask) | turned(mask, 1) | turned(mask, 2) | turned(mask, 3)
        s.whereabouts[drum] = mask


def turned(mask: int, quarters: int) -> int:
    """Possible positions after a number of quarter turns."""
    return (mask << quarters | mask >> SIDES - quarters) & LEVEL


def observe(s: Realm) -> None:
    """Rule out the positions in which a drum would show something else through its openings."""
    if not s.whereabouts:
        return
    faces = TABLES[s.variant].faces
    for drum, mask in enumerate(s.whereabouts):
        for side in range(SIDES):
            if is_open(s, drum, side):
                shown = faces[drum * SIDES + face_at(s, drum, side)]
                for pos in range(SIDES):
                    if faces[drum * SIDES + (side - pos) % SIDES] != shown:
                        mask &= ~(1 << pos)
        s.whereabouts[drum] = mask or 1 << s.pos[drum]


# What happens in it


def drop(s: Realm) -> int:
    """A skull is dropped in, which the beam counts. Gives the side that it leaves by; NONE: it
    stays inside."""
    s.beam += 1
    return fall(s)


def fall(s: Realm) -> int:
    """DT-TM-04: a skull falls in at a drum drawn, behind one of its chutes, and comes out, rests
    there or falls on. DT-SKULL-11, DT-TM-14: the more seals are missing, the likelier it comes out.
    Gives the opening that it leaves by; NONE: it stays inside."""
    t = TABLES[s.variant]
    drum = s.chance.below(len(DRUMS), STREAM)
    while True:
        chutes = t.chutes[drum]
        face = chutes[s.chance.below(len(chutes), STREAM)]
        side = side_of(s, drum, face)
        if is_open(s, drum, side):
            return drum * SIDES + side
        place, cap = drum * SIDES + face, t.pocket[drum]
        if not cap or s.pockets[place] < cap:  # DT-TM-05
            s.pockets[place] += 1
            return NONE
        drum += 1


def remove_seal(s: Realm, seal: int) -> int:
    """DT-TM-06: a seal goes; gives how many skulls come out behind it, none where a glyph is."""
    drum, side = divmod(seal, SIDES)
    s.seals &= ~(1 << seal)
    return empty(s, drum, face_at(s, drum, side))


def empty(s: Realm, drum: int, face: int) -> int:
    """All skulls behind a face come out."""
    place = drum * SIDES + face
    count, s.pockets[place] = s.pockets[place], 0
    return count


def replace_seal(s: Realm, seal: int) -> None:
    """DT-TM-10: a missing seal is put back."""
    s.seals |= 1 << seal


def turn_drum(s: Realm, drum: int, quarters: int) -> Out:
    """DT-TM-07: a drum turns clockwise with its pockets; after each quarter its open chutes empty,
    in the order of the faces."""
    out: Out = []
    for _ in range(quarters):
        s.pos[drum] = (s.pos[drum] + 1) % SIDES
        for face in TABLES[s.variant].chutes[drum]:
            side = side_of(s, drum, face)
            if is_open(s, drum, side):
                count = empty(s, drum, face)
                if count:
                    out.append((drum * SIDES + side, count))
    return out


def draw_quarters(s: Realm) -> int:
    """DT-TM-09: one to three quarter turns."""
    return 1 + s.chance.below(SIDES - 1, STREAM)


def draw_drum(s: Realm) -> int:
    """DT-TM-09: any drum."""
    return s.chance.below(len(DRUMS), STREAM)


def draw_seal(s: Realm) -> int:
    """DT-TM-08: a side with the fewest missing seals, and a seal of it; NONE: no seal is left."""
    if not s.seals & ALL_SEALS:
        return NONE
    present = [[d for d in range(len(DRUMS)) if not is_open(s, d, side)] for side in range(SIDES)]
    most = max(map(len, present))
    sides = [side for side in range(SIDES) if len(present[side]) == most]
    side = sides[s.chance.below(len(sides), STREAM)]
    drum = present[side][s.chance.below(len(present[side]), STREAM)]
    return drum * SIDES + side
