"""What people type: names, and what they say. One line of signs that can be seen, in order."""

from __future__ import annotations

import unicodedata

HIDDEN = ("Cc", "Cf", "Co", "Cs")
"""Signs that show nothing, or turn the writing round: no letter of any script is one of them."""
BLANK = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2065, 0x2065),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0D),
        (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFF8),
        (0xE0000, 0xE0FFF),
    )
    for code in range(first, last + 1)
)
"""Letters, marks and signs without a picture."""
JOINER, LOOKS = "\u200d", "\ufe0e\ufe0f"
"""What holds emoji together, and says how one looks: nothing but that."""
MARKS = 4
"""How many marks one letter may carry; no script needs more, and more grow over other lines."""


def plain(text: str) -> str:
    """What somebody typed as one line of visible signs; empty: nothing of it can be seen."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        last = kept[-1] if kept else " "
        if c.isspace():
            c, marks = " ", 0
        elif c == JOINER or c in LOOKS:
            if not drawn(last) or (last in (JOINER, *LOOKS) and c != JOINER):
                continue
        elif c in BLANK or unicodedata.category(c) in HIDDEN:
            continue
        elif unicodedata.category(c) in ("Mn", "Me"):
            marks += 1
            if marks > MARKS or last == " ":
                continue
        else:
            marks = 0
            if last == JOINER and not drawn(c):
                kept.pop()
        kept.append(c)
    return unicodedata.normalize("NFC", " ".join("".join(kept).rstrip(JOINER).split()))


def drawn(c: str) -> bool:
    """Whether it is (part of) an emoji: a picture, its colour, or how it looks; or what a keycap
    stands on."""
    return unicodedata.category(c) in ("So", "Sk") or c in LOOKS or c in "0123456789#*"
