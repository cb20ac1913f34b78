"""What the values of the settings bring: main goals with their companions, adversaries, foes."""

from __future__ import annotations

from rempart.games.dark_tower.ids import ADVERSARIES, COMPANIONS, FIRST_ADVERSARY, FOES, READY
from rempart.games.dark_tower.tables import Tables
from rempart.games.dark_tower.words.cards import card_words, foe_traits, goal_words
from rempart.games.dark_tower.words.effects import effect_words
from rempart.kernel.text import Text


def about(t: Tables, name: str, value: object, text: Text) -> str:
    """A value of a setting; empty if its name says enough."""
    if name == "goal" and value in COMPANIONS:
        companion = COMPANIONS.index(str(value))
        return text(
            "about_goal",
            asks=goal_words(t, companion, text),
            companion=text(f"companion.{value}"),
            words=card_words(t, str(value), text),
        )
    if name == "adversary" and value in ADVERSARIES:
        number = ADVERSARIES.index(str(value))
        return foe_words(t, FIRST_ADVERSARY + number, t.acts[number][0], text)
    if value in FOES:
        kind = FOES.index(str(value))
        return foe_words(t, kind, t.strikes[kind][READY], text)
    return ""


def foe_words(t: Tables, kind: int, strike: int, text: Text) -> str:
    """A foe's attributes, and what its strike does at first."""
    words = effect_words(t, strike, text)
    return text("about_foe", traits=foe_traits(t, kind, text), words=words)
