"""What is bought and played, described in the same way for every game.

An option is described by its kind and its first field: `Buy(kind=1, line=3)` is "Buy a Sprinter for
line …", in the game's own words. A game may have better ones for the lab: a text
`lab-Buy = Buy { $kind }` replaces `option.Buy` and shows the fields that it names; an empty one
leaves the kind out.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec

from rempart.kernel import Decision, Match, Option, Seat
from rempart.kernel.text import Text

OURS = "lab."
"""The prefix of a game's texts for the lab."""
OTHER = "…"
"""Stands for the fields that are not shown."""
WHOSE = ("seat",)
"""Fields that say whose option it is, not what it is."""
COPY = re.compile(r" \(\d+\)$")
"""The suffix of the name of a card that is not the first of its kind."""
SPACES = re.compile(r"\s+")
SEATS = 8


def what(option: Option, text: Text) -> str:
    """The label of an option without its further fields; "" for one that the game leaves out."""
    key = key_of(option, text)
    if key not in text or not text.messages[key]:
        return ""
    fields = msgspec.structs.asdict(option)
    main = next((name for name in fields if name not in WHOSE), None)
    people = text.for_people((OTHER,) * SEATS)
    named = people.named_fields(option, 0)
    chosen = key.startswith(OURS)
    for name in fields:
        told = name == main or (chosen and name not in WHOSE)
        if not told:
            named[name] = OTHER
        elif COPY.search(str(named[name])):
            named[name] = COPY.sub("", str(named[name]))
    return people(key, **named)


def kind_name(option: Option, text: Text) -> str:
    """The label of a kind of option."""
    key = key_of(option, text)
    gaps = dict.fromkeys(text.messages.needs(key).fields, OTHER)
    return SPACES.sub(" ", text(key, **gaps))


def key_of(option: Option, text: Text) -> str:
    """The key of the text for an option."""
    kind = type(option).__name__
    return f"{OURS}{kind}" if f"{OURS}{kind}" in text else f"option.{kind}"


class Tally:
    """Counts what was offered and what was taken in a match."""

    def __init__(self, match: Match):
        self.text = match.game.text("en", match.variant)
        self.what = lru_cache(maxsize=None)(lambda option: what(option, self.text))
        self.counts: dict[tuple[Seat, str, str], list[int]] = {}
        self.samples: dict[str, str] = {}
        self.kinds: dict[str, int] = {}

    def __call__(self, decision: Decision, seat: Seat, option: Option) -> None:
        """Count a choice: what was offered, and what was taken."""
        kind = type(option).__name__
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        offered: dict[str, Option] = {}
        for one in decision.of(seat):
            offered.setdefault(self.what(one), one)
        taken = self.what(option)
        for name, one in offered.items():
            if name:
                count = self.counts.setdefault((seat, type(one).__name__, name), [0, 0])
                count[0] += 1
                count[1] += name == taken
                if name not in self.samples:
                    self.samples[name] = msgspec.json.encode(one).decode()

    def rows(self) -> list[dict[str, Any]]:
        """The counts as rows."""
        return [
            {
                "seat": seat,
                "kind": kind,
                "what": name,
                "option": self.samples[name],
                "offered": offered,
                "taken": taken,
            }
            for (seat, kind, name), (offered, taken) in self.counts.items()
        ]
