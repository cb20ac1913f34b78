"""Heroes, market and decks as zones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from rempart.games.dark_tower.ids import (
    COMPANIONS,
    CORRUPTIONS,
    FIRST_GEAR,
    GEAR,
    HEROES,
    ITEMS,
    KINGDOMS,
    POTION,
    SPANS,
    TREASURE,
    VIRTUES,
    WHAT,
)
from rempart.games.dark_tower.scene.extras import ASIDE, HeroExtra, TurnActions
from rempart.games.dark_tower.tables import Tables
from rempart.games.dark_tower.view import HeroView, View
from rempart.games.dark_tower.words.cards import banner_words, card_words, hero_card, trial_words
from rempart.kernel import NONE
from rempart.kernel.scene import Piece, Remaining, Zone, gathered
from rempart.kernel.text import Text, remembered

KINDS = {item: WHAT[what] for what, span in SPANS.items() if WHAT[what] != "item" for item in span}
"""The kind of each item."""
Sort = Literal["companion", "virtue", "corruption"]
CARDS: dict[Sort, tuple[str, ...]] = {
    "companion": COMPANIONS,
    "virtue": VIRTUES,
    "corruption": CORRUPTIONS,
}
"""The ids of what is no item."""


def hero_zone(v: View, t: Tables, seat: int, text: Text) -> Zone:
    """A hero board with everything on and beside it."""
    hero = v.heroes[seat]
    notes = [text(f"motto.{HEROES[hero.hero]}")] if hero.hero != NONE else []
    if hero.home != NONE:
        notes.append(text("mark.home", kingdom=text(f"kingdom.{KINGDOMS[hero.home]}")))
    if hero.out:
        notes.append(text("mark.out"))
    pieces = list(hero_pieces(v, t, seat, text))
    return Zone(
        kind="hand",
        id=f"hero-{seat}",
        name=text("zone.hero", seat=text.seat(seat)),
        seat=seat,
        value=len(pieces),
        note=" · ".join(notes),
        tags=[*(["out"] if hero.out else []), *(["active"] if seat == v.active else [])],
        pieces=pieces,
        extra=hero_extra(hero),
    )


def hero_extra(hero: HeroView) -> HeroExtra:
    """The hero, and what was done this turn."""
    return HeroExtra(
        hero=HEROES[hero.hero] if hero.hero != NONE else "",
        home=hero.home,
        region=hero.region,
        warriors=hero.warriors,
        spirit=hero.spirit,
        spores=hero.spores,
        moves=hero.moves,
        done=TurnActions(
            banner=hero.bannered,
            heroic=hero.heroic,
            reinforce=bool(hero.reinforces) or hero.cancelled,
            trade=hero.traded,
        ),
    )


def hero_pieces(v: View, t: Tables, seat: int, text: Text) -> Iterator[Piece]:
    """The hero, warriors, spirit, cards and tiles."""
    hero = v.heroes[seat]
    if hero.hero == NONE:
        return
    id = HEROES[hero.hero]
    marks = [text(f"region.{t.world.ids[hero.region]}")] if hero.region != NONE else []
    if v.turn and seat == v.active:
        marks.append(text("mark.moves", count=hero.moves))
    marks += [text(f"mark.{key}") for key in ("doubled", "heroic", "traded") if getattr(hero, key)]
    note = banner_words(t, hero.hero, text)
    board = f"board-{seat}"
    yield Piece(
        name=text(f"hero.{id}"),
        kind=id,
        id=board,
        note=note,
        marks=marks,
        tags=["hero"],
        more=hero_card(t, hero.hero, text),
    )
    for what, count in (("warriors", hero.warriors), ("spirit", hero.spirit)):
        yield Piece(name=text(f"what.{what}"), kind=what, id=f"{what}-{seat}", value=str(count))
    if hero.spores:
        yield Piece(
            name=text("what.spore"), kind="spore", id=f"spores-{seat}", value=str(hero.spores)
        )
    copies: Counter[int] = Counter()
    for item in hero.items:
        yield item_piece(t, item, f"{seat}-{copies[item]}", text)
        copies[item] += 1
    yield from hero_cards(t, hero, text)
    yield from trial_pieces(hero, t, seat, text)


@remembered
def item_piece(t: Tables, item: int, where: str, text: Text) -> Piece:
    """A card of a hero, the market or a stack."""
    return Piece(
        name=text(f"item.{ITEMS[item]}"),
        kind=ITEMS[item],
        id=f"item-{item}-{where}",
        note=card_words(t, ITEMS[item], text),
        tags=[KINDS[item]],
        pick={"item": item},
    )


def hero_cards(t: Tables, hero: HeroView, text: Text) -> Iterator[Piece]:
    """Companions, virtues and corruptions."""
    for companion in hero.companions:
        yield card_piece(t, "companion", companion, False, text)
    for virtue in (*hero.active, *hero.inactive):
        yield card_piece(t, "virtue", virtue, virtue in hero.inactive, text)
    for corruption in hero.corruptions:
        yield card_piece(t, "corruption", corruption, False, text)


@remembered
def card_piece(t: Tables, sort: Sort, card: int, asleep: bool, text: Text) -> Piece:
    """A companion, a virtue, active or not, or a corruption."""
    id = CARDS[sort][card]
    return Piece(
        name=text(f"{sort}.{id}"),
        kind=id,
        id=f"{sort}-{card}",
        note=card_words(t, id, text),
        marks=[text("mark.inactive")] if asleep else [],
        tags=[sort, *(["inactive"] if asleep else [])],
        enemy=sort == "corruption",
        pick={sort: card},
    )


def trial_pieces(hero: HeroView, t: Tables, seat: int, text: Text) -> Iterator[Piece]:
    """DT-COMP-02, DT-COMP-07: the hero's trials, as far as they are known."""
    for trial in hero.trials:
        card = t.trials[trial]
        done = trial in hero.trials_done
        yield Piece(
            name=text(f"trial.{card.id}"),
            kind=card.id,
            id=f"trial-{trial}",
            note=trial_words(t, card, text),
            marks=[text(f"region.{t.world.ids[card.region]}"), *([text("mark.done")] * done)],
            tags=["trial", *(["done"] if done else [])],
            pick={"trial": trial},
        )
    if hero.trials_hidden:
        count = str(hero.trials_hidden)
        yield Piece(name=text("token.trial"), kind="trial", id=f"trials-{seat}", value=count)


def decks(v: View, t: Tables, text: Text) -> list[Zone]:
    """Market, gear and what lies face down."""
    market = [item_piece(t, item, "market", text) for item in v.market]
    gear: list[Piece] = []
    for number, left in enumerate(v.gear[: len(GEAR)]):
        piece = item_piece(t, FIRST_GEAR + number, "stack", text)
        gear.append(msgspec.structs.replace(piece, value=str(left)))
    note = text("mark.sale") if v.sale else ""
    return [
        Zone(
            kind="hand",
            id="market",
            name=text("zone.market"),
            value=len(market),
            note=note,
            tags=ASIDE,
            pieces=market,
        ),
        Zone(
            kind="hand",
            id="gear",
            name=text("zone.gear"),
            value=len(gear),
            tags=ASIDE,
            pieces=gear,
        ),
        deck("treasures", v.treasures, items_left(v, t, TREASURE, text), text),
        deck("potions", v.potions, items_left(v, t, POTION, text), text),
        deck("corruptions", v.corruptions, corruptions_left(v, t, text), text),
    ]


# What is left


def deck(id: str, value: int, left: list[Remaining], text: Text) -> Zone:
    """A face-down deck. Before it was shuffled nothing is in it."""
    known = left if sum(one.count for one in left) == value else []
    return Zone(kind="deck", id=id, name=text(f"zone.{id}"), value=value, tags=ASIDE, left=known)


def items_left(v: View, t: Tables, what: int, text: Text) -> list[Remaining]:
    """DT-SETUP-01: all cards of a kind, less those that lie open: with heroes, in the market, out
    of the game."""
    seen = Counter([*v.market, *v.box, *v.gone])
    for hero in v.heroes:
        seen.update(hero.items)
    return items(t, what, tuple([t.copies[item] - seen[item] for item in SPANS[what]]), text)


@remembered
def items(t: Tables, what: int, counts: tuple[int, ...], text: Text) -> list[Remaining]:
    """The cards of a kind, with their counts."""
    return gathered(
        item_piece(t, item, "", text)
        for item, count in zip(SPANS[what], counts, strict=True)
        for _ in range(count)
    )


def corruptions_left(v: View, t: Tables, text: Text) -> list[Remaining]:
    """DT-CORRUPT-08: each is there once; what no hero has is in the deck."""
    held = {corruption for hero in v.heroes for corruption in hero.corruptions}
    return corruptions(t, frozenset(held), text)


@remembered
def corruptions(t: Tables, held: frozenset[int], text: Text) -> list[Remaining]:
    """All corruptions but these."""
    return gathered(
        card_piece(t, "corruption", corruption, False, text)
        for corruption in range(len(CORRUPTIONS))
        if corruption not in held
    )
