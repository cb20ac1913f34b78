"""Small pieces of text for narrow columns: wrapped between words, shortened within them."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text as Styled

from rempart.kernel.scene import Piece, Place

TONES = {"good": "✓ ", "fair": "≈ ", "bad": "✗ ", "": ""}
"""The symbols for tones, which are also shown by colour."""
SHORT = 12
"""A note up to this width is a figure, not a sentence."""
ECHO = 40
"""How much is quoted of what somebody typed."""
WORDS = re.compile(r"\w+")
VOWELS = "aeiouyàâéèêëîïôûùœ'’-"


def shorten(word: str, width: int) -> str:
    """A word that fits: cut before a vowel, with a full stop ("Chevauch.")."""
    if cell_len(word) <= width:
        return word
    cut = word[: max(1, width - 1)]
    while len(cut) > 3 and cut[-1].lower() in VOWELS:
        cut = cut[:-1]
    return cut + "." if width > 1 else cut


def echo(line: str) -> str:
    """What somebody typed, as an answer quotes it: not too long, and nothing that a terminal would
    obey."""
    plain = "".join(sign if sign.isprintable() else "?" for sign in line)
    return plain if len(plain) <= ECHO else f"{plain[:ECHO]}…"


BREAKS = re.compile(r"[ \t\n]+")
"""Where lines may break: not at no-break spaces."""


def wrap(sentence: str, width: int) -> list[str]:
    """A sentence in lines that fit, cut between words, long words shortened."""
    words = " ".join(shorten(word, width) for word in BREAKS.split(sentence.strip()))
    return textwrap.wrap(words, width, break_long_words=False, break_on_hyphens=False)


def alike(pieces: Iterable[Piece]) -> list[tuple[Piece, int]]:
    """Pieces that look the same listed once, with their number."""
    found: dict[tuple[str, ...], list[Piece]] = {}
    for piece in pieces:
        look = (piece.name, piece.value, piece.note, str(piece.enemy), *piece.marks)
        found.setdefault(look, []).append(piece)
    return [(group[0], len(group)) for group in found.values()]


def head_cell(place: Place, width: int) -> Styled:
    """A place's name, with its number at the right."""
    lines = wrap(place.name, width)
    cell = Styled("\n".join(lines), style="zone")
    at_the_right(cell, place.value, width)
    return cell


def at_the_right(cell: Styled, value: str, width: int) -> None:
    """Add a number at the right end of the last line, or of one of its own."""
    if value:
        room = width - cell_len(cell.plain.rpartition("\n")[2]) - cell_len(value)
        alone = "\n" + " " * (width - cell_len(value))
        cell.append(" " * room if room > 0 else alone).append(value, style="value")


def piece_cell(piece: Piece, count: int, width: int) -> Styled:
    """A piece in a place: name, number, and its note if that is short."""
    name = f"{count}×{piece.name}" if count > 1 else piece.name
    lines = wrap(name, width)
    cell = Styled("\n".join(lines), style="enemy" if piece.enemy else "")
    short = piece.note if cell_len(piece.note) <= width else ""
    if not short:
        at_the_right(cell, piece.value, width)
    else:
        together = cell_len(piece.value) + 1 + cell_len(short) <= width
        cell.append("\n").append(piece.value, style="value")
        cell.append((" " if together else "\n") if piece.value else "").append(short, style="note")
    for line in wrap(", ".join(piece.marks), width):
        cell.append(f"\n{line}", style="mark")
    return cell


def pieces_cell(pieces: Iterable[Piece], width: int) -> Styled:
    """The pieces of a place below each other."""
    return Styled("\n").join(piece_cell(piece, count, width) for piece, count in alike(pieces))


def status_cell(place: Place, width: int) -> Styled:
    """The status of a place: a symbol, the words in their colour, then its condition."""
    lines = [Styled(line, style=place.tone) for line in wrap(stands(place), width)]
    lines += [Styled(line, style="mark") for line in wrap(", ".join(place.marks), width)]
    return Styled("\n").join(lines)


def stands(place: Place) -> str:
    """The status of a place, with the symbol for its tone."""
    return f"{TONES[place.tone]}{place.status}" if place.status else ""


def piece_line(piece: Piece, count: int, short_note: bool = False) -> Styled:
    """A piece as an item of a list: number, name, how many, condition, perhaps a short note."""
    line = Styled()
    if piece.value:
        line.append(piece.value, style="value").append(" ")
    line.append(piece.name, style="enemy" if piece.enemy else "")
    if count > 1:
        line.append(f" ×{count}")
    note = [piece.note] if short_note and 0 < cell_len(piece.note) <= SHORT else []
    if note or piece.marks:
        line.append(f" ({', '.join((*note, *piece.marks))})", style="mark")
    return line


def named_first(piece: Piece, count: int) -> Styled:
    """A piece as an item of a list of places: its number follows its name, unless its condition
    says it."""
    line = Styled(piece.name, style="enemy" if piece.enemy else "")
    said = {word for mark in piece.marks for word in WORDS.findall(mark)}
    if piece.value and piece.value not in said:
        line.append(f" {piece.value}", style="value")
    if count > 1:
        line.append(f" ×{count}")
    return line.append(f" ({', '.join(piece.marks)})", "mark") if piece.marks else line


def place_name(place: Place) -> str:
    """A place's name and number."""
    return f"{place.name} {place.value}" if place.value else place.name


def place_words(
    place: Place, standing: Sequence[Piece] | None = None
) -> tuple[Styled, Styled, Styled]:
    """A place as a line of a list: its name, how things stand, what lies there. With `standing`,
    only these pieces are named, and of how things stand only what counts."""
    pieces = place.pieces if standing is None else standing
    words = [piece_line(piece, count, short_note=True) for piece, count in alike(pieces)]
    words += [Styled(mark, style="mark") for mark in place.marks]
    return (
        Styled(place_name(place), style="zone"),
        Styled(stands(place) if standing is None or place.tone else "", style=place.tone),
        Styled(" · ").join(words),
    )
