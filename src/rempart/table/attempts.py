"""Attempts at daily challenges and puzzles: what a table's log knows of them."""

from __future__ import annotations

import msgspec


class Attempt(msgspec.Struct, frozen=True):
    """The daily challenge that a table is for."""

    day: str
    """Its date, as in 2026-11-19."""
    player: str
    """Whose attempt it is (`tokens.ServerSecret.player`)."""
    ranked: bool
    """Whether it was begun on its day, and the player had no result yet."""


class Posed(msgspec.Struct, frozen=True):
    """The puzzle that a table is for: all that is needed to judge it, even if the game ships it no
    longer."""

    id: str
    goal: str
    target: int
    seat: int
    at: int
    """The number of choices at which it begins."""
    rating: int


class Help(msgspec.Struct, frozen=True, gc=False):
    """How often something was undone, and how many decisions a hint was taken for."""

    undos: int = 0
    hints: int = 0
    hinted: int = -1
    """The moment of the last hint."""

    def undone(self) -> Help:
        """After one more undo."""
        return msgspec.structs.replace(self, undos=self.undos + 1)

    def given(self, moment: int) -> Help:
        """After a hint at a moment; asking for it again counts no more."""
        new = moment != self.hinted
        return msgspec.structs.replace(self, hints=self.hints + new, hinted=moment)
