"""Scenarios in words: their names, what they are about, how they are won and lost."""

from __future__ import annotations

from rempart.games.kingdom_rush.code import from_number, is_map
from rempart.games.kingdom_rush.tables import Tables
from rempart.games.kingdom_rush.tables.generator import name_of
from rempart.games.kingdom_rush.tables.scenarios import Layout
from rempart.kernel.text import Text, remembered


@remembered
def title(t: Tables, scenario: int, text: Text) -> str:
    """The name of a scenario; of a generated map with its stage."""
    if not is_map(scenario):
        return own_title(t, scenario) or text(f"scenario.{scenario}")
    return text("map_title", name=map_name(t, scenario, text), stage=from_number(scenario).stage)


def map_name(t: Tables, scenario: int, text: Text) -> str:
    """The name of a generated map: a place, and something that goes with its theme."""
    code = from_number(scenario)
    name = name_of(code, t.generator(code))
    of = text(f"map_of.{name.theme}_{name.epithet}")
    return text("map_name", place=text(f"map_place.{name.place}"), of=of)


def own_title(t: Tables, scenario: int) -> str:
    """What somebody called a scenario of their own; empty: it is the game's."""
    return next((layout.data.title for (n, _), layout in t.layouts.items() if n == scenario), "")


@remembered
def intro(t: Tables, scenario: int, text: Text) -> str:
    """What it is about, in a sentence."""
    if own_title(t, scenario):
        return text("own_intro")
    if not is_map(scenario):
        return text(f"intro.{scenario}")
    code = from_number(scenario)
    return text(f"map_intro.{name_of(code, t.generator(code)).theme}")


def goal(layout: Layout, text: Text) -> str:
    """KR-GOAL-03, KRH-ENDLESS-03: how it is won."""
    return _by_leader("goal", layout, text)


def defeat(layout: Layout, text: Text) -> str:
    """How it is lost."""
    return _by_leader("defeat", layout, text)


def _by_leader(what: str, layout: Layout, text: Text) -> str:
    if is_map(layout.scenario) or layout.data.title:
        return text(f"map_{what}.{layout.data.destroy or 'none'}")
    return text(f"{what}.{layout.scenario}")
