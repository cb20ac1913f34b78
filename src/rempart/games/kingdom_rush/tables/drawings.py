"""What the signs of maps and grids stand for, for whoever draws them."""

from __future__ import annotations

TERRAIN = {
    "#": "void",
    ".": "ground",
    "X": "exit",
    "^": "north",
    ">": "east",
    "v": "south",
    "<": "west",
}
"""A map; the last four are path spaces and where the next one is."""

MARKS = {".": "empty", "m": "weak_magic", "p": "weak_physical", "x": "weak_specific"}
"""The vulnerabilities of big enemies."""

GRID = {
    ".": "empty",
    "g": "enemy",
    "f": "fast",
    "h": "heal",
    "s": "sniper",
    "m": "weak_magic",
    "p": "weak_physical",
    "x": "weak_specific",
    "F": "fast_magic",
    "H": "heal_magic",
    "S": "sniper_magic",
    "Q": "fast_physical",
    "K": "heal_physical",
    "Z": "sniper_physical",
    "1": "big_1",
    "2": "big_2",
    "A": "tough_1",
    "B": "tough_2",
    "@": "champion_active",
    "O": "champion",
    "~": "flying",
    "?": "elusive",
    "<": "physical_left",
    ">": "physical_right",
    "^": "physical_top",
    "v": "physical_bottom",
    "[": "magic_left",
    "]": "magic_right",
    "n": "magic_top",
    "u": "magic_bottom",
}
"""The cells of a card."""
