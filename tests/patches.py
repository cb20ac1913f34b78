"""Random patches of a game's values, and matches played with them: nothing may break.

python -m tests.patches kravora dark_tower --patches 5000 --processes 2 [--seed 1]
"""

from __future__ import annotations

import argparse
import collections
import multiprocessing
import random
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from typing import Any

import msgspec
import msgspec.inspect as types

import rempart
from rempart.kernel import Game, Match
from rempart.kernel.errors import BadData, BadSettings, BadValues
from rempart.table.trial import MOST_CHOICES, better
from rempart.testing.play import setups

VALUES = 6
"""As many values are changed at once."""
PATIENCE = 20
"""Seconds of computing after which whatever is being done counts as hanging."""
SLOW = 0.25
"""Seconds of computing that no single choice may take."""
SLOW_COMPILE = 1.0
"""And no set of values, to be checked and arranged."""
FAIRLY = 100
"""After so many somewhat better choices a match is left."""
LOOKS = 4
"""At about so many moments of a match all that a table shows is made."""


class Leaf(msgspec.Struct, frozen=True):
    """A value that a patch may change."""

    key: str
    own: Any
    kind: types.Type


def leaves(game: Game) -> list[Leaf]:
    """Every value of a game, tables of entries included."""
    kind = types.type_info(game.data)
    return list(_leaves(game.raw_data, kind, ""))


def _leaves(own: Any, kind: types.Type, key: str) -> Iterator[Leaf]:
    plain = bare(kind)
    if isinstance(plain, types.StructType):
        for field in plain.fields:
            if field.name == "source":
                continue
            value = own.get(field.name, _default(field))
            yield from _leaves(value, field.type, f"{key}.{field.name}" if key else field.name)
    elif isinstance(plain, types.DictType):
        yield Leaf(key, own, kind)
        for name, value in own.items():
            yield from _leaves(value, plain.value_type, f"{key}.{name}" if key else name)
    else:
        yield Leaf(key, own, kind)


def bare(kind: types.Type) -> types.Type:
    """A type without what is said about it."""
    while isinstance(kind, types.Metadata):
        kind = kind.type
    return kind


def _default(field: types.Field) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default_factory())
    return None if field.default is msgspec.NODEFAULT else field.default


# Changing values


class Maker:
    """Makes patches of one game."""

    def __init__(self, game: Game):
        self.game = game
        self.leaves = leaves(game)
        by_name: dict[str, list[Any]] = collections.defaultdict(list)
        for leaf in self.leaves:
            by_name[leaf.key.rpartition(".")[2]].append(leaf.own)
        self.others = by_name
        groups: dict[str, list[Leaf]] = collections.defaultdict(list)
        for leaf in self.leaves:
            groups[leaf.key.partition(".")[0]].append(leaf)
        self.groups = list(groups.values())

    def patch(self, rng: random.Random) -> dict[str, Any]:
        """Some values changed; each table of the data as likely as another, or each value."""
        found: dict[str, Any] = {}
        for _ in range(rng.randint(1, VALUES)):
            group = rng.choice(self.groups) if rng.random() < 0.5 else self.leaves
            leaf = rng.choice(group)
            found[leaf.key] = self.other(leaf, rng)
        return found

    def other(self, leaf: Leaf, rng: random.Random) -> Any:
        """Another value of the same type, mostly within its bounds."""
        alike = self.others[leaf.key.rpartition(".")[2]]
        if rng.random() < 0.2:
            return rng.choice(alike)
        return changed(leaf.own, leaf.kind, rng)


def changed(own: Any, kind: types.Type, rng: random.Random) -> Any:
    """Another value of a type than the game's own."""
    kind = bare(kind)
    match kind:
        case types.IntType():
            low = -20 if kind.ge is None else int(kind.ge)
            high = 10_000 if kind.le is None else int(kind.le)
            near = own if isinstance(own, int) else low
            some = [low, low + 1, high - 1, high, near - 1, near + 1, rng.randint(low, high)]
            return min(high, max(low, rng.choice(some)))
        case types.BoolType():
            return not own
        case types.LiteralType():
            return rng.choice(list(kind.values))
        case types.UnionType():
            inner = rng.choice(list(kind.types))
            return None if isinstance(inner, types.NoneType) else changed(own, inner, rng)
        case types.ListType() | types.VarTupleType() | types.TupleType():
            return changed_list(listed(own, kind), kind, rng)
        case types.DictType():
            return changed_dict(dict(own or {}), kind, rng)
        case types.StructType():
            return changed_struct(dict(own or {}), kind, rng)
        case types.StrType():
            return changed_text(str(own or ""), rng)
        case _:
            return own


def listed(own: Any, kind: types.Type) -> list[Any]:
    """The game's own list; a single value as often as a list may be short."""
    if isinstance(own, list):
        return list(own)
    return [] if own is None else [own] * (getattr(kind, "min_length", None) or 1)


def changed_list(own: list[Any], kind: Any, rng: random.Random) -> list[Any]:
    """A list with something more, less, doubled, elsewhere or else."""
    at = rng.randrange(len(own)) if own else 0
    item = kind.item_types[at % len(kind.item_types)] if hasattr(kind, "item_types") else None
    item = item or kind.item_type
    how = rng.randrange(6)
    if not own:
        return [changed(None, item, rng)] if how else []
    if how == 0:
        return [] if not hasattr(kind, "item_types") else own
    if how == 1:
        return own[:at] + own[at + 1 :]
    if how == 2:
        return own + [own[at]] * rng.choice((1, 1, 2, 30))
    if how == 3:
        return rng.sample(own, len(own))
    return [*own[:at], changed(own[at], item, rng), *own[at + 1 :]]


def changed_dict(own: dict[str, Any], kind: types.DictType, rng: random.Random) -> dict[str, Any]:
    """A table with an entry less, more, in another order or changed."""
    how, names = rng.randrange(5), list(own)
    if not names:
        return {}
    name = rng.choice(names)
    if how == 0:
        return {key: value for key, value in own.items() if key != name}
    if how == 1:
        rng.shuffle(names)
        return {key: own[key] for key in names}
    if how == 2:
        return {**own, str(len(own) - 1): own[name]}
    return {**own, name: changed(own[name], kind.value_type, rng)}


def changed_struct(
    own: dict[str, Any], kind: types.StructType, rng: random.Random
) -> dict[str, Any]:
    """A table with one value changed."""
    field = rng.choice(kind.fields)
    if field.name == "source":
        return own
    return {
        **own,
        field.name: changed(own.get(field.name, _default(field)), field.type, rng),
    }


def changed_text(own: str, rng: random.Random) -> str:
    """A text with signs or lines doubled, gone, exchanged, or with another number in it."""
    how, lines = rng.randrange(7), own.split("\n")
    at = rng.randrange(len(own)) if own else 0
    if how == 0 or not own:
        return ""
    if how == 1:
        return own[:at] + own[at + 1 :]
    if how == 2:
        return own[:at] + rng.choice(own) + own[at + 1 :]
    if how == 3 and len(lines) > 1:
        del lines[rng.randrange(len(lines))]
        return "\n".join(lines)
    if how == 4:
        return own * rng.choice((2, 40))
    digits = [n for n, sign in enumerate(own) if sign.isdigit()]
    if how == 5 and digits:
        at = rng.choice(digits)
        return own[:at] + rng.choice(("0", "1", "9", "99")) + own[at + 1 :]
    return own[:at] + own[at:][:1] * 2 + own[at + 1 :]


# Playing with them


class Hangs(BaseException):
    """It went on for too long."""


class Wrong(Exception):
    """Something that must not be, without an error."""


def tried(game: Game, maker: Maker, seed: int) -> str:
    """What became of one random patch: "refused", "ended" or "cut"; raises what breaks."""
    rng = random.Random(f"{game.id} {seed}")
    patch: dict[str, Any] = {}
    while not patch:
        patch = accepted(game, maker, rng)
    settings = rng.choice(setups(game))
    try:
        match = rempart.new(game.id, seed=seed, data=patch, **settings)
    except BadSettings:
        return "refused"
    except Exception as error:
        error.add_note(f"{game.id} seed {seed}: {settings} {patch}")
        raise
    try:
        return play(match, rng)
    except (Exception, Hangs) as error:
        error.add_note(f"{game.id} seed {seed}: {settings} {patch}")
        raise


def accepted(game: Game, maker: Maker, rng: random.Random) -> dict[str, Any]:
    """A patch that the game accepts: what it finds wrong in a random one is left out."""
    patch = maker.patch(rng)
    while patch:
        began = time.thread_time()
        try:
            game.variant(patch)
        except BadValues as error:
            keys = [fault.key for fault in error.faults]
            wrong = [k for k in patch if any(_touches(k, key) for key in keys)]
            patch = {k: v for k, v in patch.items() if k not in (wrong or list(patch)[:1])}
        except BadData:
            raise
        except Exception as error:
            error.add_note(f"{game.id}: compiling {patch}")
            raise
        else:
            if time.thread_time() - began > SLOW_COMPILE:
                raise Wrong(
                    f"{game.id}: compiling took {time.thread_time() - began:.1f} s: {patch}"
                )
            return patch
    return patch


def _touches(key: str, other: str) -> bool:
    return f"{key}.".startswith(f"{other}.") or f"{other}.".startswith(f"{key}.")


def play(match: Match, rng: random.Random) -> str:
    """Play a match at random, or somewhat better, and look at it now and then."""
    fairly = rng.random() < 0.3
    census = match.game.census(match.state)
    while match.decision is not None:
        if len(match.choices) >= (FAIRLY if fairly else MOST_CHOICES):
            if not fairly:
                raise Wrong(f"no end after {MOST_CHOICES} choices")
            return "cut"
        if not match.decision.options:
            raise Wrong("nothing can be chosen")
        if rng.random() < LOOKS / 100:
            look(match, rng)
        option = better(match, rng) if fairly else rng.choice(match.decision.options)
        began = time.thread_time()
        match.choose(option)
        if time.thread_time() - began > SLOW:
            raise Wrong(f"a choice took {time.thread_time() - began:.2f} s: {option}")
    if match.game.census(match.state) != census:
        raise Wrong("components are lost or new")
    look(match, rng)
    return "ended"


def look(match: Match, rng: random.Random) -> None:
    """All that a table shows of a moment."""
    game = match.game
    text = game.text("en", match.variant)
    for seat in (None, *match.seats):
        match.scene(seat)
        match.dangers(seat)
    for event in match.events:
        text.say("event", event)
    if match.decision is not None:
        seat = rng.choice(list(match.decision.actors))
        match.bundles(seat)
        option = rng.choice(match.decision.options)
        game.picks(option, match.decision.seat_of(option))
        match.preview(option)
        text.say("option", option, match.decision.seat_of(option))
        if game.forecast:
            match.forecast(seat)


# Many of them


def run(task: tuple[str, int, int]) -> tuple[collections.Counter[str], list[str]]:
    """Try the patches of some seeds; what became of them, and what broke."""
    name, first, last = task
    game = rempart.game(name)
    maker = Maker(game)
    counts: collections.Counter[str] = collections.Counter()
    broken: list[str] = []
    signal.signal(signal.SIGPROF, _alarm)
    for seed in range(first, last):
        signal.setitimer(signal.ITIMER_PROF, PATIENCE, 1)
        try:
            counts[tried(game, maker, seed)] += 1
        except (Exception, Hangs):
            counts["broken"] += 1
            broken.append(traceback.format_exc(limit=-4))
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    return counts, broken


def _alarm(*_: Any) -> None:
    raise Hangs


def main() -> None:
    """Try many patches in several processes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(rempart.games()))
    parser.add_argument("--patches", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    bad = 0
    with multiprocessing.Pool(given.processes) as pool:
        for name in given.games:
            began = time.monotonic()
            ends = range(given.seed, given.seed + given.patches, 50)
            tasks = [(name, at, min(at + 50, given.seed + given.patches)) for at in ends]
            counts: collections.Counter[str] = collections.Counter()
            for found, broken in pool.imap_unordered(run, tasks):
                counts += found
                print(name, dict(counts), end="\r", flush=True)
                bad += len(broken)
                for words in broken:
                    print(words, file=sys.stderr, flush=True)
            print(name, dict(counts), f"{time.monotonic() - began:.0f} s", flush=True)
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
