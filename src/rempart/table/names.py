"""Text that people type: names and chat. It becomes one line of visible characters, in logical
order."""

from __future__ import annotations

import unicodedata

HIDDEN = ("Cc", "Cf", "Co", "Cs")
"""Unicode categories of characters that are invisible or change the direction of text; no letter of
any script is in them."""
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
"""Letters, marks and symbols without a glyph."""
JOINER, LOOKS = "\u200d", "\ufe0e\ufe0f"
"""Characters that join emoji or select how one looks; they have no other use."""
MARKS = 4
"""The most combining marks on a letter; no script needs more, and more would overlap other
lines."""


def plain(text: str) -> str:
    """The text as one line of visible characters; empty: nothing in it is visible."""
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
    """Whether a character is (part of) an emoji: a picture, a colour or a variation selector; or
    the base of a keycap."""
    return unicodedata.category(c) in ("So", "Sk") or c in LOOKS or c in "0123456789#*"
