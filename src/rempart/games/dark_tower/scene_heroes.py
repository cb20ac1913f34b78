"""Heroes, market and decks as zones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rempart.games.dark_tower.ids import (
    COMPANIONS,
    CORRUPTIONS,
    FIRST_GEAR,
    GEAR,
    HEROES,
    ITEMS,
    KINGDOMS,
    NONE,
    SPANS,
    VIRTUES,
    WHAT,
)
from rempart.games.dark_tower.tables import Tables
from rempart.games.dark_tower.told import banner_words, card_words, trial_words
from rempart.games.dark_tower.view import HeroView, View
from rempart.kernel.scene import Piece, Zone
from rempart.kernel.text import Text

KINDS = {item: WHAT[what] for what, span in SPANS.items() if WHAT[what] != "item" for item in span}
"""The kind of each item."""


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
        extra=turn_fields(hero),
    )


def turn_fields(hero: HeroView) -> dict[str, object]:
    """What the hero has done this turn; the moves left are in words on the figure."""
    return {
        "hero": HEROES[hero.hero] if hero.hero != NONE else "",
        "home": hero.home,
        "region": hero.region,
        "warriors": hero.warriors,
        "spirit": hero.spirit,
        "spores": hero.spores,
        "moves": hero.moves,
        "done": {
            "banner": hero.bannered,
            "heroic": hero.heroic,
            "reinforce": bool(hero.reinforces) or hero.cancelled,
            "trade": hero.traded,
        },
    }


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
    yield Piece(name=text(f"hero.{id}"), kind=id, id=board, note=note, marks=marks, tags=["hero"])
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
    yield from hero_cards(t, hero, seat, text)
    yield from trial_pieces(hero, t, seat, text)


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


def hero_cards(t: Tables, hero: HeroView, seat: int, text: Text) -> Iterator[Piece]:
    """Companions, virtues and corruptions."""
    for companion in hero.companions:
        id = COMPANIONS[companion]
        yield Piece(
            name=text(f"companion.{id}"),
            kind=id,
            id=f"companion-{companion}",
            note=card_words(t, id, text),
            tags=["companion"],
            pick={"companion": companion},
        )
    for virtue in (*hero.active, *hero.inactive):
        id = VIRTUES[virtue]
        asleep = virtue in hero.inactive
        yield Piece(
            name=text(f"virtue.{id}"),
            kind=id,
            id=f"virtue-{virtue}",
            note=card_words(t, id, text),
            marks=[text("mark.inactive")] if asleep else [],
            tags=["virtue", *(["inactive"] if asleep else [])],
            pick={"virtue": virtue},
        )
    for corruption in hero.corruptions:
        id = CORRUPTIONS[corruption]
        yield Piece(
            name=text(f"corruption.{id}"),
            kind=id,
            id=f"corruption-{corruption}",
            note=card_words(t, id, text),
            tags=["corruption"],
            enemy=True,
            pick={"corruption": corruption},
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
        piece.value = str(left)
        gear.append(piece)
    note = text("mark.sale") if v.sale else ""
    return [
        Zone(
            kind="hand",
            id="market",
            name=text("zone.market"),
            value=len(market),
            note=note,
            pieces=market,
        ),
        Zone(kind="hand", id="gear", name=text("zone.gear"), value=sum(v.gear), pieces=gear),
        Zone(kind="deck", id="treasures", name=text("zone.treasures"), value=v.treasures),
        Zone(kind="deck", id="potions", name=text("zone.potions"), value=v.potions),
        Zone(kind="deck", id="corruptions", name=text("zone.corruptions"), value=v.corruptions),
    ]
