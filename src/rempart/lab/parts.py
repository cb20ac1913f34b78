"""A part of a spec: a game or several, what varies in it and what does not."""

from __future__ import annotations

import difflib
import itertools
from collections.abc import Mapping

import rempart
from rempart import bots
from rempart.kernel import Game, RempartError
from rempart.kernel.data import variant_key
from rempart.kernel.errors import BadValues
from rempart.kernel.shape import as_list, as_table, shown
from rempart.kernel.text import Text
from rempart.lab.faults import Notes
from rempart.lab.grid import Axis, Put, flat, grid
from rempart.lab.spec import Cell
from rempart.play import Lineup
from rempart.terminal.settings import fields

VARIANT = ("name", "bots", "setup", "set")
MOST_CELLS = 10_000


class PartReader(Notes):
    """Reads one part: a game or several, and what varies in it."""

    def __init__(self, text: Text, prefix: str):
        super().__init__(text)
        self.prefix = prefix
        self.seats: list[int] = []

    def note(self, key: str, reason: str) -> None:
        super().note(key if key.startswith(self.prefix) else self.prefix + key, reason)

    def part(self, part: dict[str, object], changes: Mapping[str, object]) -> list[Cell]:
        """The cells of the part."""
        found: list[Cell] = []
        for game in self.games(part):
            axes = self.axes(part, game)
            fixed = self.fixed(part, game, axes, changes)
            if not self.faults:
                found += self.combined(game, fixed, axes)
        return found

    def games(self, part: dict[str, object]) -> list[Game]:
        """The games that are named."""
        if "game" not in part:
            self.wrong("game", "no_game", all=", ".join(rempart.games()))
            return []
        given = part["game"] if isinstance(part["game"], list) else [part["game"]]
        known = rempart.games()
        for name in given:
            if not isinstance(name, str) or name not in known:
                self.wrong("game", "unknown_game", name=name, hint=self.hint(str(name), known))
        return [known[name] for name in given if isinstance(name, str) and name in known]

    # What varies

    def axes(self, part: dict[str, object], game: Game) -> list[Axis]:
        """Everything that varies: settings and values of the data, variants, bots."""
        sweep = flat(self.table(part, "sweep"), game)
        setup = [field.name for field in fields(game)]
        self.seats = self.counts(part, game)
        found: list[Axis] = []
        for name, values in sweep.items():
            key = f"sweep.{name}" if "." not in name else f'sweep."{name}"'
            if not isinstance(values, list) or not values:
                self.wrong(key, "no_list", value=shown(values))
            elif name == "bots":
                found.append(self.bots_axis(values, game, key))
            elif name in setup:
                self.check_setup(name, values, game, key)
                found.append(Axis(name, values, [{"setup": {name: one}} for one in values]))
            elif "." in name or name in game.raw_data:
                for value in values:
                    self.check_data({name: value}, game)
                found.append(Axis(name, values, [{"data": {name: one}} for one in values]))
            else:
                there = ["bots", *setup, *game.raw_data]
                self.wrong(key, "unknown_axis", game=game.id, hint=self.hint(name, there))
            self.check_twice(values, key)
        if "variant" in part:
            found.append(self.variants(part, game))
        if (lineups := as_list(part.get("bots"))) is not None:
            if "bots" in sweep:
                self.wrong("bots", "bots_twice")
            found.append(self.bots_axis(lineups, game, "bots"))
        return found

    def counts(self, part: dict[str, object], game: Game) -> list[int]:
        """The possible numbers of seats in the part."""
        wishes = [self.table(part, "sweep").get("players"), self.table(part, "setup")]
        tables = map(as_table, as_list(part.get("variant")) or [])
        wishes += [one.get("setup") for one in tables if one is not None]
        found: list[object] = [fields(game)[0].default]
        for wish in wishes:
            found += as_list(wish) or []
            table = as_table(wish) or {}
            found += [table["players"]] if "players" in table else []
        return sorted({n for n in found if type(n) is int and n in game.players}) or [1]

    def check_twice(self, values: object, key: str) -> None:
        """No value may occur twice in a list."""
        told = [shown(value) for value in as_list(values) or []]
        for value in sorted({one for one in told if told.count(one) > 1}):
            self.wrong(key, "twice", value=value)

    def bots_axis(self, values: list[object], game: Game, key: str) -> Axis:
        """Line-ups of bots as an axis."""
        if not values:
            self.wrong(key, "no_list", value="[]")
        self.check_twice(values, key)
        for value in values:
            self.check_bots(value, game, key)
        return Axis("bots", values, [{"bots": value} for value in values])

    def variants(self, part: dict[str, object], game: Game) -> Axis:
        """The [[variant]]s as an axis."""
        found = Axis("variant", [], [])
        for at, variant in enumerate(self.tables(part, "variant"), 1):
            self.known(f"variant {at}: ", variant, VARIANT, "unknown_key")
            name = self.typed(variant, "name", str, "") or str(at)
            if name in found.values:
                self.wrong(f"variant {at}: name", "twice", value=name)
            setup = self.table(variant, "setup")
            data = flat(self.table(variant, "set"), game)
            put: Put = {"setup": setup, "data": data}
            if "bots" in variant:
                self.check_bots(variant["bots"], game, f"variant {at}: bots")
                put["bots"] = variant["bots"]
            for option, value in setup.items():
                self.check_setup(option, [value], game, f"variant {at}: setup.{option}")
            self.check_data(data, game)
            found.values.append(name)
            found.puts.append(put)
        if not found.values:
            self.wrong("variant", "not_tables", table="variant")
        return found

    # What does not vary

    def fixed(
        self, part: dict[str, object], game: Game, axes: list[Axis], changes: Mapping[str, object]
    ) -> Put:
        """What all cells have in common."""
        setup, data = self.table(part, "setup"), flat(self.table(part, "set"), game)
        data |= changes
        swept = {axis.name for axis in axes}
        for name, value in setup.items():
            self.check_setup(name, [value], game, f"setup.{name}")
        for name in (setup.keys() | data.keys()) & swept:
            self.wrong(name, "fixed_and_swept")
        self.check_data(data, game)
        lineup = part.get("bots", "greedy")
        if not isinstance(lineup, list):
            self.check_bots(lineup, game, "bots")
            if "bots" in part and "bots" in swept:
                self.wrong("bots", "bots_twice")
        return {"setup": setup, "data": data, "bots": lineup}

    def table(self, given: Mapping[str, object], key: str) -> dict[str, object]:
        """A table of the part."""
        return self.typed(given, key, dict, {})

    # Checks against the game

    def check_setup(self, name: str, values: list[object], game: Game, key: str) -> None:
        """A setting must exist and take these values."""
        known = [field.name for field in fields(game)]
        if name not in known:
            self.wrong(key, "unknown_option", game=game.id, hint=self.hint(name, known))
            return
        for value in values:
            try:
                game.read_settings({name: value})
            except RempartError as error:
                self.note(key, str(error))

    def check_data(self, patch: Mapping[str, object], game: Game) -> None:
        """Changed values must exist in the game and be valid."""
        try:
            game.variant(patch)
        except BadValues as error:
            for fault in error.faults:
                self.note(fault.key, fault.reason)

    def check_bots(self, given: object, game: Game, key: str) -> None:
        """The bots of a line-up must exist."""
        if not isinstance(given, str) or not given.strip():
            self.wrong(key, "no_lineup", value=shown(given))
            return
        lineup = Lineup.read(given)
        if not any(map(lineup.fits, self.seats)):
            counts = ", ".join(map(str, self.seats))
            self.wrong(key, "seats", bots=given, seats=counts)
        for name in lineup.names:
            try:
                bots.bot(name, 0, game)
            except RempartError as error:
                near = difflib.get_close_matches(name, bots.bots_of(game), 1)
                more = [self.text("spec.did_you_mean", near=near[0])] if near else []
                self.note(key, self.text.clauses([str(error), *more]))

    # The grid

    def combined(self, game: Game, fixed: Put, axes: list[Axis]) -> list[Cell]:
        """All combinations of what varies."""
        found: list[Cell] = []
        tried: set[str] = set()
        if len(list(itertools.islice(grid(axes), MOST_CELLS + 1))) > MOST_CELLS:
            self.wrong("sweep", "many_cells", most=MOST_CELLS)
            return []
        for factors, puts in grid(axes):
            setup: dict[str, object] = {}
            data: dict[str, object] = {}
            lineup = ""
            for put in (fixed, *puts):
                setup |= put.get("setup", {})
                data |= put.get("data", {})
                lineup = str(put.get("bots", lineup))
            where = ", ".join(f"{name} = {shown(value)}" for name, value in factors.items())
            self.check_cell(game, setup, data, lineup, where or game.id, tried)
            found.append(Cell(0, game.id, game.edition, setup, data, lineup, factors))
        return found

    def check_cell(
        self,
        game: Game,
        setup: dict[str, object],
        data: dict[str, object],
        lineup: str,
        where: str,
        tried: set[str],
    ) -> None:
        """It must be possible to start a match of the cell, with a bot for each seat."""
        key = variant_key({"setup": setup, "data": data, "lineup": lineup})
        if key in tried:
            return
        tried.add(key)
        try:
            match = rempart.new(game.id, seed=0, data=data, **setup)
        except BadValues as error:
            for fault in error.faults:
                self.note(fault.key, f"{fault.reason} ({where})")
            return
        except RempartError as error:
            self.note(where, str(error))
            return
        need = len(match.seats)
        if not Lineup.read(lineup).fits(need):
            self.wrong(where, "seats", bots=lineup, seats=need)
