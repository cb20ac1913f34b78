"""The set-up as zones: the heroes to choose from, and the kingdoms that can be a home."""

from __future__ import annotations

from rempart.games.dark_tower.ids import (
    BUILDINGS,
    CHAMPION,
    CITADEL,
    HEROES,
    KINGDOMS,
    PRINTED,
    VIRTUES,
)
from rempart.games.dark_tower.tables import Tables
from rempart.games.dark_tower.view import View
from rempart.games.dark_tower.words.cards import banner_words, card_words, hero_card
from rempart.kernel import NONE
from rempart.kernel.scene import Piece, Zone
from rempart.kernel.text import Text


def setup_zones(v: View, t: Tables, text: Text) -> list[Zone]:
    """What the next player without a home chooses: its hero, then the kingdom."""
    chooser = next((hero for hero in v.heroes if hero.home == NONE), None)
    if chooser is None:
        return []
    if chooser.hero == NONE:
        pieces = [hero_piece(v, t, hero, text) for hero in range(len(HEROES))]
        return [Zone(kind="hand", id="heroes", name=text("zone.heroes"), pieces=pieces)]
    homes = [home_piece(v, t, kingdom, text) for kingdom in range(len(KINGDOMS))]
    return [Zone(kind="hand", id="homes", name=text("zone.homes"), pieces=homes)]


def hero_piece(v: View, t: Tables, hero: int, text: Text) -> Piece:
    """A hero to choose: its banner action, its virtues, and those that it may gain."""
    id = HEROES[hero]
    virtues = hero_card(t, hero, text)
    taken = [text.seat(seat) for seat, one in enumerate(v.heroes) if one.hero == hero]
    return Piece(
        name=text(f"hero.{id}"),
        kind=id,
        id=f"hero-{id}",
        note=banner_words(t, hero, text),
        marks=taken,
        tags=["hero"],
        pick={"hero": hero},
        more=[*virtues[:PRINTED], text("hero_later"), *virtues[PRINTED:]],
    )


def home_piece(v: View, t: Tables, kingdom: int, text: Text) -> Piece:
    """A kingdom to choose as home: where the hero begins, and its champion tile."""
    id = KINGDOMS[kingdom]
    taken = [text.seat(seat) for seat, hero in enumerate(v.heroes) if hero.home == kingdom]
    citadel = t.world.building_region[kingdom * len(BUILDINGS) + CITADEL]
    champion = VIRTUES[CHAMPION + kingdom]
    return Piece(
        name=text(f"kingdom.{id}"),
        kind=id,
        id=f"home-{id}",
        note=text(
            "home_card",
            at=text(f"at.{t.world.ids[citadel]}"),
            virtue=text(f"virtue.{champion}"),
            words=card_words(t, champion, text),
        ),
        marks=taken,
        tags=[id],
        pick={"kingdom": kingdom},
    )
