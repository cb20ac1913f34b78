"""The interface of a game: a handful of functions and types."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    Protocol,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)
from weakref import WeakValueDictionary

import msgspec

from rempart.kernel import data, tune
from rempart.kernel.chance import SECRET_BYTES, is_secret
from rempart.kernel.errors import BadSettings, BadValues, MalformedChoice
from rempart.kernel.former import EDITION, Former, former_editions, split
from rempart.kernel.rules import RuleIndex
from rempart.kernel.scene import Scene
from rempart.kernel.setting import Setting, described
from rempart.kernel.sources import SourceIndex
from rempart.kernel.state import State
from rempart.kernel.step import Decision, Event, Option, Seat
from rempart.kernel.text import Naming, Text, languages
from rempart.kernel.vocabulary import Meaning, vocabulary

if TYPE_CHECKING:
    from rempart.kernel.anatomy import Flaw
    from rempart.kernel.bundle import Bundle
    from rempart.kernel.coaching import Coaching
    from rempart.kernel.danger import Danger
    from rempart.kernel.forecast import Forecast, Said
    from rempart.kernel.introduction import Introduction
    from rempart.kernel.puzzle import PuzzlePlan
    from rempart.kernel.runs import Runs
    from rempart.kernel.search_model import SearchModel

SEEDS = 1 << 63
"""Seeds are whole numbers from 0 to below this."""

S = TypeVar("S", bound=State)

KEPT = 32
"""How many sets of tables are kept that no match is using, in case one is needed again."""


class SetUp(Protocol):
    """How a game is set up."""

    def __call__(self, settings: Any, seed: int, t: Any, /, secret: str = "") -> Any:
        """The first state."""
        ...


class Lease:
    """Keeps the tables of a variant in memory while it is held. States only name their variant."""


class Game:
    """One game: everything that the kernel, a bot or a table needs to know about it.

    players       the possible numbers of players; minutes: how long a match takes, roughly
    cooperative   whether, with these settings, all win or lose together
    settings      the Struct of its settings; `players` is always among them
    options       all option classes; events: all event classes
    data          the Struct of its `data/` folder
    compile       checks the data across files and builds the tables that the rules use
    setup         makes the first state from settings, seed and tables; if there is a secret, the
    seed
                  decides only the visible part of the set-up, and the secret everything hidden
                  or still to come
    about         what a value of a setting brings, in words, for forms; None: the names say enough
    chosen        whether the settings fix what will be drawn, as a seed does (such as a game code)
    view          what a seat may see of a state (None: a spectator), built by inclusion
    redeal        a state that the seat could not tell from the given one
    scene         a view in words, for clients without a board of their own
    naming        how the game names the things its numbers stand for
    picks         what to point at for an option: the fields named by a scene's `pick`s
    census        counts every component of the game, wherever it is; constant during a match, and
                  the same for all with the same settings. `unit 12`: the thing that a meaning and
                  a number name; other words have a text, `counted.skulls`
    evaluate      how good a state looks for a seat, for bots that look one choice ahead
    forecast      what is coming for a seat if nobody does anything; None: not available
    dangers       what a seat (None: a spectator) should be warned of now, as far as it may know it
                  (`kernel.danger`), the gravest first
    coaching      what a coach who teaches the game says to a seat, given the state and the seat's
                  options (`kernel.coaching`); None: it has no coach
    introduction  what a set-up brings for the first time (`kernel.introduction`), from a view;
                  None: it introduces nothing
    runs          its set-ups made from a seed, stage after stage (`kernel.runs`); None: it has none
    odds          what an option may bring, in sentences, before it is chosen: found on a re-dealt
                  copy of the state; None: it tells none
    bundles       choices of a seat that go together (`kernel.bundle`), found on a re-dealt copy of
                  the state; None: it has none
    bots          bots of its own by name, each made from a seed; the strongest last
    levels        the bots for `easy`, `normal` and `hard`, if they differ from the defaults
    search_model  its knowledge for search; None: search looks one choice ahead with `evaluate`
    tutorial      the settings of a match that teaches the game; None: it has no such match
    lasts         how many minutes that match takes, roughly
    earlier       converts a stored state, as plain lists, to today's layout, if the order of fields
                  has changed; None: fields were only ever added last
    check         what is impossible in a state that somebody has set up, given a new state with the
                  same settings, beyond what `census` and the types of the state tell
                  (`kernel.possible`); None: nothing
    tidy          sets what follows from the rest of a state that somebody has changed; None:
                  nothing does
    first         the settings of a newcomer's first match, where they differ from the defaults:
                  "Play" starts it without a form
    puzzles       what its puzzles may ask for (`kernel.puzzle`); None: it has none
    """

    def __init__(
        self,
        *,
        id: str,
        package: str,
        editions: tuple[str, ...],
        players: range,
        minutes: int,
        cooperative: Callable[[Any], bool],
        settings: type[msgspec.Struct],
        state: type[State],
        options: tuple[type[Option], ...],
        events: tuple[type[Event], ...],
        data: type[msgspec.Struct],
        compile: Callable[[Any], object],
        setup: SetUp,
        view: Callable[[Any, Seat | None], object],
        redeal: Callable[[Any, Seat | None, int], Any],
        scene: Callable[[Any, Text], Scene],
        naming: Callable[[Any], Naming],
        picks: Callable[[Any, Seat], dict[str, object]],
        census: Callable[[Any], Mapping[str, int]],
        evaluate: Callable[[Any, Seat], float],
        tables: dict[str, Any],
        forecast: Callable[[Any, Seat], Forecast] | None = None,
        dangers: Callable[[Any, Seat | None], list[Danger]] | None = None,
        coaching: Callable[[Any, list[Option], Seat], Coaching | None] | None = None,
        introduction: Callable[[Any, Text], Introduction] | None = None,
        runs: Runs | None = None,
        odds: Callable[[Any, Seat, Option], list[Said]] | None = None,
        bundles: Callable[[Any, Seat, Decision], list[Bundle]] | None = None,
        alike: Callable[[Any, Any], Hashable] | None = None,
        bots: Mapping[str, Callable[[int], Any]] | None = None,
        levels: Mapping[str, str] | None = None,
        search_model: SearchModel[Any] | None = None,
        tutorial: Mapping[str, object] | None = None,
        standings: Callable[[Any], Mapping[str, Sequence[int]]] | None = None,
        epilogue: Callable[[Any], Mapping[str, int]] | None = None,
        lasts: int = 0,
        first: Mapping[str, object] | None = None,
        about: Callable[[Any, str, object, Text], str] | None = None,
        chosen: Callable[[Any], bool] = lambda settings: False,
        earlier: Callable[[list[object]], list[object]] | None = None,
        check: Callable[[Any, Any], Iterable[Flaw]] | None = None,
        tidy: Callable[[Any], None] | None = None,
        puzzles: PuzzlePlan | None = None,
    ):
        self.id = id
        self.package = package
        self.editions = editions
        self.players = players
        self.minutes = minutes
        self.cooperative = cooperative
        self.settings = settings
        self.options = options
        self.events = events
        self.setup = setup
        self.state = state
        self.chosen = chosen
        self.view = view
        self.redeal = redeal
        self.scene = scene
        self.picks = picks
        self.census = census
        self.evaluate = evaluate
        self.forecast = forecast
        self.dangers = dangers
        self.coaching = coaching
        self.introduction = introduction
        self.runs = runs
        self.odds = odds
        self.bundles = bundles
        self.alike = alike
        """Options with the same result lead to equally good positions."""
        self.bots = dict(bots or {})
        self.levels = dict(levels or {})
        self.search_model = search_model
        self.tutorial = dict(tutorial or {})
        self.standings = standings
        """The final figures of each player, by seat, named like the facts of an outcome."""
        self.epilogue = epilogue
        """More figures of a finished match as a whole, which its last state gives."""
        self.lasts = lasts
        self.first: dict[str, Any] = {"players": players[0], **(first or {})}
        self.about = about
        self.earlier = earlier
        self.check = check
        self.tidy = tidy
        self.puzzles = puzzles
        self._naming = naming
        self.data = data
        self._compile = compile
        self._tables = tables
        self._leases: WeakValueDictionary[str, Lease] = WeakValueDictionary()
        self._texts: dict[tuple[str, str], Text] = {}
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode: Callable[[bytes], Any] = msgspec.msgpack.Decoder(state).decode

    def __repr__(self) -> str:
        return f"<Game {self.id}, edition {self.edition}>"

    @property
    def edition(self) -> str:
        """The edition of the rules for new matches."""
        return self.editions[-1]

    # State as bytes

    def encode(self, state: State) -> bytes:
        """The state as bytes: the save file, and half of a copy."""
        return self._encode(state)

    def decode(self, state: bytes) -> Any:
        """The inverse of `encode`."""
        return self._decode(state)

    def decode_stored(self, state: bytes) -> Any:
        """The same for bytes that an older version may have written."""
        if self.earlier is not None:
            state = self._encode(self.earlier(msgspec.msgpack.decode(state)))
        return self._decode(state)

    def copy(self, state: S) -> S:
        """A deep copy of `state`."""
        return self._decode(self._encode(state))

    # Values and words

    @cached_property
    def raw_data(self) -> dict[str, Any]:
        """The data files as they are."""
        return data.read_folder(self.package)

    @cached_property
    def former(self) -> dict[str, Former]:
        """The earlier editions whose files it has: their matches are replayed in full."""
        return former_editions(self.package, self.editions, self.read_settings)

    def own_data(self, patch: data.Patch) -> dict[str, Any]:
        """The values that a patch changes: the game's own, or those of the earlier edition that the
        patch names."""
        then, _ = self._split(patch)
        return then.raw_data if then else self.raw_data

    def _split(self, patch: data.Patch) -> tuple[Former | None, data.Patch]:
        return split(patch, self.former) if EDITION in patch else (None, patch)

    def variant(self, patch: data.Patch | None = None) -> str:
        """Build the game's tables with the values of `patch` changed; returns their key in
        states."""
        key = data.variant_key(patch or {})
        if key in self._tables:
            self._tables[key] = self._tables.pop(key)  # the most recently used one is dropped last
        else:
            self._tables[key] = self._compiled(patch or {})
            self._forget_variants()
        return key

    def lease(self, variant: str) -> Lease:
        """A lease: the tables of the variant are kept while somebody holds it."""
        return self._leases.setdefault(variant, Lease())

    def leased(self) -> set[str]:
        """The variants whose tables are leased."""
        return {variant for variant in self._leases if variant}

    def _forget_variants(self) -> None:
        """Drop unused tables, except the game's own and the last few."""
        held = self.leased()
        idle = [variant for variant in self._tables if variant and variant not in held]
        for variant in idle[:-KEPT]:
            del self._tables[variant]
            self._texts = {key: text for key, text in self._texts.items() if key[1] != variant}

    def read_data(self, given: str | Mapping[str, object]) -> dict[str, object]:
        """The patch for a designer's data file, or `BadData` with all its mistakes. `given` is the
        text of the file, or the result of `tune.read`.
        """
        tables = tune.read(given) if isinstance(given, str) else given
        patch = tune.difference(self.own_data(tables), tables)
        try:
            self.variant(patch)
        except BadValues as error:
            raise BadValues(*error.faults) from None
        return patch

    def data_text(self) -> str:
        """The data files as one text, as a starting point for a designer."""
        return tune.written(self.package)

    def changes(self, patch: data.Patch) -> list[tune.Change]:
        """What a patch changes, for people to read."""
        then, rest = self._split(patch)
        edition = [tune.Change(EDITION, str(patch[EDITION]), self.edition)] if then else []
        return edition + tune.changes(self.own_data(patch), rest)

    def _compiled(self, patch: data.Patch) -> Any:
        then, rest = self._split(patch)
        folders = then.folders if then else (data.DATA,)
        own = self.own_data(patch)
        raw = data.patched(own, rest)
        try:
            return self._compile(data.typed(self.package, raw, self.data, own))
        except BadValues as error:
            raise data.placed(self.package, error.faults, not rest, folders) from None

    def tables(self, variant: str = "") -> Any:
        """The tables of a variant."""
        if not variant:
            self.variant()
        return self._tables[variant]

    @cached_property
    def rules(self) -> RuleIndex:
        """The rule index."""
        return RuleIndex(self.package)

    @cached_property
    def sources(self) -> SourceIndex:
        """Where its values come from."""
        return SourceIndex(self.raw_data, self.rules)

    @cached_property
    def languages(self) -> list[str]:
        """The languages it is available in."""
        return languages(self.package)

    @cached_property
    def vocabulary(self) -> dict[str, Meaning]:
        """What the numbers in its options and events stand for, by name."""
        return vocabulary((*self.options, *self.events))

    def text(self, language: str = "en", variant: str = "") -> Text:
        """Its texts in a language."""
        key = (language, variant)
        if key not in self._texts:
            naming = self._naming(self.tables(variant))
            if variant:
                self._texts[key] = self.text(language).with_naming(naming)
            else:
                self._texts[key] = Text(self.package, language, naming, self.vocabulary)
        return self._texts[key]

    # Input from outside

    @cached_property
    def described_settings(self) -> dict[str, Setting]:
        """The description of each setting, by name."""
        return described(self.settings)

    @cached_property
    def _usual(self) -> dict[str, object]:
        """Its settings with their defaults. Computed once, because msgspec is slow at it."""
        return {field.name: field.default for field in msgspec.structs.fields(self.settings)}

    def read_settings(self, given: Mapping[str, object]) -> Any:
        """Checked settings, or `BadSettings` with what would be right."""
        known = self._usual
        for name in given:
            if name not in known:
                raise BadSettings(f"{self.id} has no setting {name!r}; it has: {', '.join(known)}")
        players = given.get("players", known["players"])
        if players not in self.players or isinstance(players, bool):
            raise BadSettings(
                f"{self.id} is for {self.players[0]} to {self.players[-1]} players, not {players!r}"
            )
        try:
            return msgspec.convert(dict(given), self.settings)
        except msgspec.ValidationError as error:
            reason, _, where = str(error).partition(" - at `$.")
            name = where.rstrip("`").partition("[")[0]
            reason = reason.replace("Invalid enum value", "there is no")
            raise BadSettings(
                f"{self.id}: setting {name}: {reason}; must be {self.allowed(name)}"
            ) from error

    def allowed(self, setting: str) -> str:
        """The allowed values of a setting, in words."""
        kind = get_type_hints(self.settings).get(setting)
        if get_origin(kind) in (list, tuple, set, frozenset):
            kind = get_args(kind)[0]
        if get_origin(kind) is Literal:
            *others, last = map(str, get_args(kind))
            return f"{', '.join(others)} or {last}" if others else last
        schema = msgspec.json.schema(self.settings)
        entry = schema["$defs"][self.settings.__name__]["properties"].get(setting, {})
        if entry.get("type") == "boolean":
            return "true or false"
        return f"{entry.get('type', 'another value')}"

    @staticmethod
    def read_seed(seed: object) -> int:
        """A checked seed."""
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEEDS:
            raise BadSettings(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
        return seed

    @staticmethod
    def read_secret(secret: str) -> str:
        """A checked secret; an empty one is allowed."""
        if secret and not is_secret(secret):
            raise BadSettings(f"a secret is {2 * SECRET_BYTES} hexadecimal digits (0-9, a-f)")
        return secret

    @cached_property
    def _chosen(self) -> Any:
        """A Struct type that holds a choice, built only once."""
        kinds = Union[self.options]  # noqa: UP007 (the kinds are known only at run time)
        return msgspec.defstruct("Chosen", [("choice", kinds)])

    def read_choice(self, choice: object) -> Option:
        """An option from its Struct or its JSON description; not yet checked for legality."""
        if isinstance(choice, self.options):
            return choice
        if isinstance(choice, Option):
            raise MalformedChoice(f"{choice!r} is an option of another game, not of {self.id}")
        try:
            return msgspec.convert({"choice": choice}, self._chosen).choice
        except msgspec.ValidationError as error:
            wrong = str(error).replace(" - at `$.choice`", "").replace("$.choice", "$")
            kind = (
                cast("dict[str, object]", choice).get("type") if isinstance(choice, dict) else None
            )
            for known in self.options:
                if known.__name__ == kind:
                    fields = ", ".join(known.__struct_fields__) or "none"
                    raise MalformedChoice(f"{kind}: {wrong}; its fields: {fields}") from error
            kinds = ", ".join(known.__name__ for known in self.options)
            raise MalformedChoice(
                f"{choice!r} is not an option of {self.id}: it must be an object whose "
                f"'type' is one of {kinds}"
            ) from error
