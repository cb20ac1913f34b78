"""The legal options as short numbered lists; picking narrows them.

Few options are one list. Many, or more than the window has room for, are split: by kind and first
field ("Deploy Footman at gate …"), or by kind alone, then field by field, until one is left; those
that differ in one field only, by where the piece lies that it stands for.
Options that read the same are one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from rempart.kernel import Decision, Option, Seat
from rempart.kernel.fluent import within
from rempart.kernel.scene import Piece, Place, Scene, Zone, pieces_in
from rempart.kernel.text import Text

FLAT = 12
"""The most options shown as one list."""
MANY = 16
"""The most groups shown as one list, if that saves a step."""
REST = "…"


@dataclass
class Item:
    """A line of a menu: an option, or a group that opens another list."""

    label: str
    option: Option | None = None
    items: list[Item] = field(default_factory=list)


@dataclass
class MenuEntry:
    """An option in words. `path` is the sequence of parts by which it is narrowed."""

    option: Option
    seat: Seat
    names: dict[str, object]
    path: tuple[str, ...] = ()


Spot = tuple[Zone, Place | None, Piece]
"""Where a piece lies."""
Spots = dict[tuple[str, str], Spot]
"""The same by a field of options and its value."""
Fits = Callable[[list[str]], bool]
"""Whether a list with these lines has room in the window."""


class Menu:
    """The options of some seats in a decision, for a viewer who sees `scene`. Pieces that have a
    letter on a map are named with it: `labels` has the letters by the ids of the pieces."""

    def __init__(
        self,
        decision: Decision,
        seats: Sequence[Seat],
        scene: Scene,
        text: Text,
        labels: Mapping[str, str] | None = None,
        fits: Fits = lambda lines: True,
    ):
        self.text = text
        self.scene = scene
        self._spots = _spots(scene)
        self.fits = fits
        entries = [
            MenuEntry(option, seat, _names(option, seat, text))
            for option in decision.options
            if (seat := decision.seat_of(option)) in seats
        ]
        _tell_apart(entries, self._spots, text)
        _add_letters(entries, scene, labels or {})
        distinct: dict[tuple[Seat, str], MenuEntry] = {}
        self._same: list[tuple[Option, Option]] = []
        for entry in entries:
            kind = type(entry.option)
            entry.path = (kind.__name__, *(str(entry.names[f]) for f in kind.__struct_fields__))
            first = distinct.setdefault((entry.seat, self.label([entry])), entry)
            self._same.append((entry.option, first.option))
        self.items = self._by_seat(list(distinct.values()))

    def label(self, entries: list[MenuEntry]) -> str:
        """The sentence for an option; for several of a kind, with gaps where they differ."""
        names = dict(entries[0].names)
        for name in entries[0].names:
            if len({str(entry.names.get(name)) for entry in entries}) > 1:
                names[name] = REST
        return self.text(f"option.{type(entries[0].option).__name__}", **names)

    def _by_seat(self, entries: list[MenuEntry]) -> list[Item]:
        """If several seats may choose, split by seat first."""
        seats = list(dict.fromkeys(entry.seat for entry in entries))
        if len(seats) == 1:
            return self._split(entries)
        return [
            Item(
                f"{self.scene.seats[seat]} {REST}",
                items=self._split([entry for entry in entries if entry.seat == seat]),
            )
            for seat in seats
        ]

    def _split(self, entries: list[MenuEntry]) -> list[Item]:
        flat = [Item(self.label([entry]), entry.option) for entry in entries]
        fits = self.fits([item.label for item in flat])
        if len(flat) <= FLAT and fits:
            return flat
        groups = self._best_groups(entries)
        if len(groups) in (1, len(entries)):
            return flat if fits else self._by_spot(entries) or flat
        return [
            Item(self.label(group), group[0].option)
            if len(group) == 1
            else Item(self.label(group), items=self._split(group))
            for group in groups
        ]

    def _by_spot(self, entries: list[MenuEntry]) -> list[Item]:
        """Options that differ in one part only, by the zone of the piece they are about, or else by
        its place; nothing if that does not split them."""
        for aspect in (lambda spot: spot[0].name, lambda spot: spot[1].name if spot[1] else ""):
            groups: dict[str, list[MenuEntry]] = {}
            for entry in entries:
                spot = self._spot(entry)
                groups.setdefault(aspect(spot) if spot else "", []).append(entry)
            if len(groups) > 1 and "" not in groups:
                return [
                    Item(f"{name} {REST}", items=self._split(group))
                    for name, group in groups.items()
                ]
        return []

    def _spot(self, entry: MenuEntry) -> Spot | None:
        """Where the piece lies that an option is about."""
        for name in type(entry.option).__struct_fields__:
            spot = self._spots.get((name, repr(getattr(entry.option, name))))
            if spot is not None:
                return spot
        return None

    def _best_groups(self, entries: list[MenuEntry]) -> list[list[MenuEntry]]:
        """Split by the next part that differs, or by the next two if that gives a short list."""
        shared = _shared([entry.path for entry in entries])
        by_one, by_two = _groups(entries, shared + 1), _groups(entries, shared + 2)
        short = len(by_two) <= MANY and self.fits([self.label(group) for group in by_two])
        return by_two if short and len(by_two) < len(entries) else by_one

    def walk(self, numbers: Iterable[int]) -> list[Item] | None:
        """The items that a sequence of numbers leads to; None if there are none."""
        found: list[Item] = []
        items = self.items
        for number in numbers:
            if not 1 <= number <= len(items):
                return None
            found.append(items[number - 1])
            items = found[-1].items
        return found

    def way_to(self, option: Option) -> list[int]:
        """The numbers that lead to an option, or to the one that reads the same."""
        wanted = next((first for other, first in self._same if other == option), option)
        return _search(self.items, wanted)


def _search(items: list[Item], option: Option) -> list[int]:
    for number, item in enumerate(items, 1):
        if item.option is not None and item.option == option:
            return [number]
        if below := _search(item.items, option):
            return [number, *below]
    return []


def _groups(entries: list[MenuEntry], depth: int) -> list[list[MenuEntry]]:
    groups: dict[tuple[str, ...], list[MenuEntry]] = {}
    for entry in entries:
        groups.setdefault(entry.path[:depth], []).append(entry)
    return list(groups.values())


def _shared(paths: list[tuple[str, ...]]) -> int:
    """The length of the common prefix of all paths."""
    count = 0
    for parts in zip(*paths, strict=False):
        if len(set(parts)) > 1:
            break
        count += 1
    return count


def _names(option: Option, seat: Seat, text: Text) -> dict[str, object]:
    return text.named_fields(option, seat)


# Pieces of one name in different places or conditions


def _tell_apart(entries: list[MenuEntry], spots: Spots, text: Text) -> None:
    """Tell pieces of the same name apart by place or condition: "Footman (2)"."""
    alike: dict[tuple[type, str, str], list[tuple[MenuEntry, Spot]]] = {}
    for entry in entries:
        kind = type(entry.option)
        for name in kind.__struct_fields__:
            spot = spots.get((name, repr(getattr(entry.option, name))))
            if spot is not None:
                key = (kind, name, str(entry.names[name]))
                alike.setdefault(key, []).append((entry, spot))
    for (_, name, said), group in alike.items():
        for (entry, _), words in zip(group, _differences([spot for _, spot in group]), strict=True):
            if words:
                entry.names[name] = text("terminal.which", name=said, which=words)


def _add_letters(entries: list[MenuEntry], scene: Scene, labels: Mapping[str, str]) -> None:
    """Add to the names of pieces the letters that they have on a map: "Footman [A]"."""
    letters = {
        (name, repr(value)): labels[piece.id]
        for piece in pieces_in(scene)
        if piece.id in labels and len(piece.pick) == 1
        for name, value in piece.pick.items()
    }
    for entry in entries:
        for name in type(entry.option).__struct_fields__:
            letter = letters.get((name, repr(getattr(entry.option, name))))
            if letter is not None:
                said = cast("str", entry.names[name])
                entry.names[name] = within(said, lambda word, letter=letter: f"{word} [{letter}]")


def _spots(scene: Scene) -> Spots:
    """The spot of the piece that a field's value stands for."""
    found: Spots = {}
    for zone in scene.zones:
        for place in (None, *zone.places):
            for piece in zone.pieces if place is None else place.pieces:
                if len(piece.pick) == 1:
                    ((name, value),) = piece.pick.items()
                    found.setdefault((name, repr(value)), (zone, place, piece))
    return found


ASPECTS: tuple[Callable[[Spot], str], ...] = (
    lambda spot: spot[1].name if spot[1] else "",
    lambda spot: spot[0].name,
    lambda spot: spot[2].value,
    lambda spot: ", ".join(spot[2].marks),
)
"""What can tell pieces of the same name apart: the place, the zone, the number, the condition."""


def _differences(spots: list[Spot]) -> list[str]:
    """The words that tell pieces of the same name apart, no more than needed."""
    words: list[tuple[str, ...]] = [() for _ in spots]
    for aspect in ASPECTS:
        more = [(*said, aspect(spot)) for said, spot in zip(words, spots, strict=True)]
        if len(set(more)) > len(set(words)):
            words = more
    return [", ".join(word for word in said if word) for said in words]
