"""Which states are possible. Somebody else's state is read through its own types (`kernel.reading`)
and must then be one of a match: everything in exactly one place (`Game.census`, which must be that
of a new match), somebody with something to choose, and whatever else the game says (`Game.check`).

The chance to come is not part of it: it begins anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from rempart.kernel import anatomy, reading
from rempart.kernel.anatomy import Flaw
from rempart.kernel.chance import Chance
from rempart.kernel.errors import RempartError
from rempart.kernel.game import Game
from rempart.kernel.state import State
from rempart.kernel.step import settle
from rempart.kernel.text import SEAT, Text

APART = ("chance", "outcome", "variant", "events")
"""The fields of a state that are not written: it has a future of its own, and is undecided."""

AMOUNTS = ("least", "most", "value", "now", "right", "n")
"""What a flaw says of amounts, whatever a game may call so."""


class BadPosition(RempartError):
    """A state that cannot be; `flaws` says why."""

    def __init__(self, text: Text, flaws: Iterable[Flaw]):
        self.flaws = list(flaws)
        super().__init__("; ".join(told(flaw, text) for flaw in self.flaws))


def told(flaw: Flaw, text: Text) -> str:
    """A flaw as a sentence, with its path."""
    words = flaw_words(flaw, text)
    return f"{flaw.path}: {words}" if flaw.path else words


def flaw_words(flaw: Flaw, text: Text) -> str:
    """What is impossible, in words."""
    words: dict[str, object] = {}
    for name, value in flaw.about.items():
        meaning = None if name in AMOUNTS else text.vocabulary.get(name)
        if name == "counted":
            words["thing"] = counted_name(str(value), text)
        elif meaning is not None and isinstance(value, int):
            words[name] = text.name(meaning, value)
        else:
            words[name] = value
    return text(f"flaw.{flaw.reason}", **words)


def counted_name(what: str, text: Text) -> object:
    """The name of what a census counts: a thing with a number, or a kind of things."""
    name, _, number = what.rpartition(" ")
    meaning = text.vocabulary.get(name)
    if meaning is not None and number.isdecimal():
        return text.name(meaning, int(number))
    return text.get(f"counted.{what.replace(' ', '_')}", what.replace("_", " "))


def fields_written(state: State) -> dict[str, object]:
    """A state by the names of its fields, without what is its own."""
    fields = cast("dict[str, object]", anatomy.written(state))
    return {name: value for name, value in fields.items() if name not in APART}


def read_state(
    game: Game,
    settings: object,
    fields: Mapping[str, object],
    *,
    variant: str = "",
    chance: int | str = 0,
    tidy: bool = False,
) -> tuple[Any, list[Flaw]]:
    """The state of a match with these settings, from its fields, with its flaws; it can be played
    only if there are none. `chance`: the seed or secret of what is to come. `tidy`: somebody has
    changed it, so what follows from the rest is set first (`Game.tidy`)."""
    given = {"chance": Chance(chance), "outcome": None, "variant": variant, "events": None}
    state, flaws = reading.read(fields, game.state, given)
    if flaws:
        return None, flaws
    try:
        if tidy and game.tidy is not None:
            game.tidy(state)
        flaws = list(flaws_of(game, settings, state)) or list(_undecided(game, state))
    except Exception as error:  # Whatever it is: the rules cannot work with such a state.
        flaws = [Flaw("", "breaks", {"why": type(error).__name__})]
    return state, flaws[: reading.MOST]


def flaws_of(game: Game, settings: Any, state: State) -> Iterator[Flaw]:
    """What is impossible in a state: what the game itself says, or else something that is in two
    places or in none."""
    new = game.setup(settings, 0, game.tables(state.variant))
    found = list(strangers(state, settings.players))
    if not found and game.check is not None:
        found = list(game.check(state, new))
    yield from found
    if not found:
        expected, count = game.census(new), game.census(state)
        for what in sorted(expected.keys() | count.keys()):
            now, right = count.get(what, 0), expected.get(what, 0)
            if now != right:
                path = anatomy.found_at(state, what) if now > right else ""
                about = {"counted": what, "now": now, "right": right}
                yield Flaw(path, "lost" if now < right else "extra", about)


def strangers(state: State, players: int) -> Iterator[Flaw]:
    """Seats that a match of so many players does not have."""
    for path, kind, value in anatomy.meant(state):
        if kind.meaning.name == SEAT and value >= players:
            yield Flaw(path, "no_such", {"value": value, "thing": SEAT})


def _undecided(game: Game, state: State) -> Iterator[Flaw]:
    """Whether nobody has anything to choose in a state as it stands."""
    before = game.encode(state)
    if settle(state) is None or game.encode(state) != before:
        yield Flaw("agenda", "no_decision")
