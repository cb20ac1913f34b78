"""Campaigns: battles of a game in a row, what a win earns and what it opens.

A game that has one keeps it in its package: `campaign/campaign.toml` lists the battles, and
`campaign/map.svg` is the map they lie on. docs/add-a-game.md explains how to write one.

Progress is plain data: the wins, by battle and mode, each with the figures of the best one. It
belongs to whoever has it: a browser, a file, the tables of a group. A code has the wins without
their figures, short enough to be read aloud.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Literal

import msgspec

from rempart.kernel import Game, Match, RempartError
from rempart.kernel.data import read_toml
from rempart.kernel.errors import BadData
from rempart.kernel.text import Text

Wins = dict[str, dict[str, list[int]]]
"""The figures of the best win, by battle and mode; none, if only the win is known."""
Source = Literal["rulebook", "public", "house"]

FORMAT = 1
"""The version of campaign files."""
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The digits of codes: no I, L, O or U."""
ALIKE = str.maketrans("OIL", "011", "- \t\r\n")
"""How letters are read that look like digits; what groups them is dropped."""
CHECK = 4
"""How many digits at the end of a code tell typing errors."""
LONGEST = 80
"""A code is never longer."""
MOST = 1_000_000
"""The upper bound of a figure."""


class BadProgress(RempartError):
    """Progress that cannot be read. `key` names the text that says so, with the fields `about`."""

    def __init__(self, message: str, key: str, **about: object):
        super().__init__(message)
        self.key = key
        self.about = about

    def translated(self, text: Text) -> str:
        """What is wrong, in the language of these texts."""
        return text(f"campaign.{self.key}", **self.about)


class Mode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to fight a battle: a difficulty, or a challenge beside the difficulties."""

    id: str
    name: str
    """The key of its name in the game's texts."""
    settings: dict[str, object]
    stars: Annotated[int, msgspec.Meta(ge=0, le=9)]
    """What a win earns. Of the difficulties, the best win counts; a challenge is added."""
    challenge: bool = False
    """Whether it opens only when the battle has been won."""


class Battle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place on the map where a match is played."""

    id: str
    name: str
    """The key of its name in the game's texts; its story is `campaign.<id>` there."""
    mark: str
    """The short name on its flag, such as its number; empty: a picture."""
    settings: dict[str, object]
    at: tuple[int, int]
    """Where it lies on the map."""
    after: tuple[str, ...] = ()
    """The battles that must be won before it opens."""
    modes: tuple[str, ...] = ()
    """How it can be fought; empty: in all modes."""
    optional: bool = False
    """It earns no stars and is not suggested as the next battle."""


class CampaignPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`campaign/campaign.toml`."""

    version: Annotated[int, msgspec.Meta(ge=1, le=31)]
    """Raised when battles or modes change: codes depend on their order. Only a new battle at the
    end leaves them valid."""
    size: tuple[int, int]
    """The size of the map, in the units of `Battle.at`."""
    usual: str
    """The mode that is suggested first."""
    figures: dict[str, Literal["more", "less"]]
    """The facts of an outcome that are kept of a win, and which are better; the first counts
    most."""
    modes: tuple[Mode, ...]
    battles: tuple[Battle, ...]
    source: dict[str, Source]
    """Which of it is from the rulebook, and which is ours."""


class Score(msgspec.Struct, frozen=True):
    """A figure of a match, and the best earlier one in the same battle and mode."""

    name: str
    value: int
    best: int | None
    """None: it is the first win."""
    record: bool
    """Whether it is better than the best earlier one."""


class Report(msgspec.Struct, frozen=True):
    """What a finished match means for a campaign."""

    battle: str
    mode: str
    won: bool
    counts: bool
    """False: the match was played with changed values."""
    before: int
    """The stars of the battle before the match, and now."""
    now: int
    scores: tuple[Score, ...]
    opened: tuple[str, ...]
    """The battles it opened."""
    challenges: tuple[str, ...]
    """The challenges of the battle that it opened."""
    wins: Wins
    """The progress after the match."""


class Campaign:
    """The campaign of a game."""

    def __init__(self, game: Game, plan: CampaignPlan | None = None):
        self.game = game
        self.folder = files(game.package) / "campaign"
        self.plan = plan or read(self.folder / "campaign.toml")
        self.battles = {battle.id: battle for battle in self.plan.battles}
        self.modes = {mode.id: mode for mode in self.plan.modes}
        self.check()

    def check(self) -> None:
        """Raise `BadData` if something in the plan names what is not there."""
        modes = {self.plan.usual, *(m for battle in self.plan.battles for m in battle.modes)}
        earlier: set[str] = set()
        for battle in self.plan.battles:
            if missing := set(battle.after) - earlier:
                raise BadData(f"{self.game.id}: battle {battle.id!r} is after {missing}")
            earlier.add(battle.id)
        if missing := modes - self.modes.keys():
            raise BadData(f"{self.game.id}: the campaign has no mode {missing}")
        if len(self.battles) < len(self.plan.battles) or len(self.modes) < len(self.plan.modes):
            raise BadData(f"{self.game.id}: two battles or modes of the campaign have the same id")

    @cached_property
    def art(self) -> bytes:
        """The map, an SVG."""
        return (self.folder / "map.svg").read_bytes()

    # Battles and modes

    def modes_of(self, battle: str) -> list[Mode]:
        """How a battle can be fought."""
        wanted = self.battles[battle].modes
        return [mode for mode in self.plan.modes if not wanted or mode.id in wanted]

    def settings(self, battle: str, mode: str) -> dict[str, object]:
        """The settings of a match, or `BadProgress` if there is no such battle or mode."""
        if battle not in self.battles or mode not in (one.id for one in self.modes_of(battle)):
            raise BadProgress(f"there is no battle {battle!r} in mode {mode!r}", "no_battle")
        return {**self.battles[battle].settings, **self.modes[mode].settings}

    @cached_property
    def decided(self) -> set[str]:
        """The settings that battles and modes decide."""
        return {name for one in (*self.plan.battles, *self.plan.modes) for name in one.settings}

    def fought(self, settings: Mapping[str, object]) -> tuple[str, str] | None:
        """The battle and the mode of a match with these settings; None: it is none of them."""
        for battle in self.battles:
            for mode in self.modes_of(battle):
                wanted = self.settings(battle, mode.id)
                if all(settings.get(name) == value for name, value in wanted.items()):
                    return battle, mode.id
        return None

    # Progress

    def checked(self, wins: Mapping[str, Mapping[str, Iterable[int]]]) -> Wins:
        """Progress from outside, in the order of the plan, or `BadProgress`."""
        found: Wins = {battle: {} for battle in self.battles if wins.get(battle)}
        for battle, modes in wins.items():
            known = [mode.id for mode in self.modes_of(battle)] if battle in self.battles else []
            for mode, given in modes.items():
                figures = list(given)
                if mode not in known:
                    raise BadProgress(
                        f"there is no battle {battle!r} in mode {mode!r}", "no_battle"
                    )
                if len(figures) not in (0, len(self.plan.figures)) or not all(
                    0 <= figure <= MOST for figure in figures
                ):
                    raise BadProgress(f"the figures of {battle!r} make no sense", "bad_file")
                found[battle][mode] = figures
        return found

    def merged(self, *progress: Wins) -> Wins:
        """All wins together, each with the better figures."""
        found: Wins = {}
        for wins in progress:
            for battle, modes in wins.items():
                known = found.setdefault(battle, {})
                for mode, figures in modes.items():
                    known[mode] = max(known.get(mode, []), figures, key=self._worth)
        return {battle: found[battle] for battle in self.battles if found.get(battle)}

    def _worth(self, figures: list[int]) -> list[int]:
        """Figures for comparing: more is better, and none is worst."""
        ways = self.plan.figures.values()
        return [n if way == "more" else -n for n, way in zip(figures, ways, strict=False)]

    # Stars, and what is open

    def stars(self, wins: Wins, battle: str) -> int:
        """The stars that the wins of a battle have earned."""
        return self._earned(battle, wins.get(battle, ()))

    def most(self, battle: str) -> int:
        """The stars that can be earned in a battle."""
        return self._earned(battle, [mode.id for mode in self.modes_of(battle)])

    def _earned(self, battle: str, won: Iterable[str]) -> int:
        if self.battles[battle].optional:
            return 0
        modes = [self.modes[mode] for mode in won]
        best = max((mode.stars for mode in modes if not mode.challenge), default=0)
        return best + sum(mode.stars for mode in modes if mode.challenge)

    def total(self, wins: Wins) -> tuple[int, int]:
        """The stars earned in all battles, and how many there are."""
        return (
            sum(self.stars(wins, battle) for battle in self.battles),
            sum(self.most(battle) for battle in self.battles),
        )

    def is_open(self, wins: Wins, battle: str, mode: str = "", everything: bool = False) -> bool:
        """Whether a battle can be fought, in a mode if one is given. `everything`: the players
        have chosen to open all of it."""
        if everything:
            return True
        if mode and self.modes[mode].challenge and not wins.get(battle):
            return False
        return all(wins.get(earlier) for earlier in self.battles[battle].after)

    def usual(self, wins: Wins, battle: str, wanted: str = "", everything: bool = False) -> str:
        """The mode to suggest for a battle: the wanted one, if it is open, or the usual one."""
        modes = [mode.id for mode in self.modes_of(battle)]
        for mode in (wanted, self.plan.usual):
            if mode in modes and self.is_open(wins, battle, mode, everything):
                return mode
        return modes[0]

    def next(self, wins: Wins, after: str = "", everything: bool = False) -> str | None:
        """The battle to suggest: the first open one that is not won, those that follow `after`
        first; `after` itself until it is won. None: all battles are won."""
        if after and not wins.get(after):
            return after
        order = list(self.battles)
        at = order.index(after) + 1 if after else 0
        for battle in (*order[at:], *order[:at]):
            wanted = not self.battles[battle].optional and not wins.get(battle)
            if wanted and self.is_open(wins, battle, everything=everything):
                return battle
        return None

    # After a battle

    def report(self, wins: Wins, match: Match) -> Report | None:
        """What a match that is over means for a campaign with this progress; None: it is no battle
        of it. A match that was given up is lost."""
        fought = self.fought(msgspec.to_builtins(match.settings))
        if fought is None:
            return None
        battle, mode = fought
        outcome = match.outcome
        won = outcome is not None and bool(outcome.winners)
        facts = outcome.facts if outcome is not None else {}
        figures = [int(facts.get(name, 0)) for name in self.plan.figures]
        counts = not match.patch
        now = self.merged(wins, {battle: {mode: figures}}) if won and counts else wins
        return Report(
            battle=battle,
            mode=mode,
            won=won,
            counts=counts,
            before=self.stars(wins, battle),
            now=self.stars(now, battle),
            scores=self._scores(figures, wins.get(battle, {}).get(mode, []), won) if facts else (),
            opened=tuple(
                other
                for other in self.battles
                if self.is_open(now, other) and not self.is_open(wins, other)
            ),
            challenges=tuple(
                one.id
                for one in self.modes_of(battle)
                if self.is_open(now, battle, one.id) and not self.is_open(wins, battle, one.id)
            ),
            wins=now,
        )

    def _scores(self, figures: list[int], best: list[int], won: bool) -> tuple[Score, ...]:
        return tuple(
            Score(
                name=name,
                value=value,
                best=best[n] if best else None,
                record=won
                and bool(best)
                and (value > best[n] if way == "more" else value < best[n]),
            )
            for n, ((name, way), value) in enumerate(
                zip(self.plan.figures.items(), figures, strict=True)
            )
        )

    # Codes

    def code(self, wins: Wins) -> str:
        """The wins as a code: the version, a bit for each mode of each battle, check digits."""
        number = sum(
            1 << n for n, (battle, mode) in enumerate(self._bits) if mode in wins.get(battle, {})
        )
        version = self.plan.version
        said = LETTERS[version] + _digits(number) + self._check(number, version)
        return "-".join(said[n : n + 4] for n in range(0, len(said), 4))

    def read_code(self, code: str) -> Wins:
        """The wins of a code, or `BadProgress`."""
        said = code.upper().translate(ALIKE) if len(code) <= LONGEST else ""
        if len(said) <= CHECK or any(letter not in LETTERS for letter in said):
            raise BadProgress(f"{code[:LONGEST]!r} is not a code of a campaign", "bad_code")
        version, body, check = LETTERS.index(said[0]), said[1:-CHECK], said[-CHECK:]
        number = sum(LETTERS.index(letter) << 5 * n for n, letter in enumerate(body))
        if check != self._check(number, version):
            raise BadProgress("the check digits of the code do not fit", "bad_code")
        if version != self.plan.version or number >> len(self._bits):
            raise BadProgress("the code is from another version of the campaign", "other_version")
        wins: Wins = {}
        for n, (battle, mode) in enumerate(self._bits):
            if number >> n & 1:
                wins.setdefault(battle, {})[mode] = []
        return self.checked(wins)

    @cached_property
    def _bits(self) -> list[tuple[str, str]]:
        return [(battle, mode) for battle in self.battles for mode in self.modes]

    def _check(self, number: int, version: int) -> str:
        told = f"{self.game.id} {version} {number}".encode()
        found = int.from_bytes(blake2b(told, digest_size=8).digest(), "little")
        return "".join(LETTERS[found >> 5 * n & 31] for n in range(CHECK))


def _digits(number: int) -> str:
    """A number in base 32, the smallest digit first: early battles make short codes."""
    found = ""
    while number:
        found += LETTERS[number & 31]
        number >>= 5
    return found


class CampaignFile(msgspec.Struct, kw_only=True):
    """Progress as a file."""

    rempart_campaign: int = FORMAT
    game: str
    id: str = ""
    """Tells campaigns of the same game apart."""
    name: str = ""
    """What its players call it."""
    wins: Wins = {}


def read_file(text: bytes, found: Campaign) -> CampaignFile:
    """The contents of a campaign file, checked."""
    game = found.game.id
    with contextlib.suppress(msgspec.DecodeError, UnicodeError):
        kept = msgspec.json.decode(text, type=CampaignFile)
        if kept.game != game:
            raise BadProgress(f"the file is of {kept.game!r}, not {game!r}", "other_game")
        if kept.rempart_campaign != FORMAT:
            raise BadProgress("the file is from another version of Rempart", "other_version")
        kept.wins = found.checked(kept.wins)
        return kept
    raise BadProgress("the file is not that of a campaign", "bad_file")


def read(file: Traversable) -> CampaignPlan:
    """A plan, or an error that names the key."""
    try:
        return msgspec.convert(read_toml(file), CampaignPlan)
    except msgspec.ValidationError as error:
        raise BadData(f"{file}: {error}") from error


def has_campaign(game: Game) -> bool:
    """Whether a game has a campaign."""
    return (files(game.package) / "campaign" / "campaign.toml").is_file()


class NoCampaign(RempartError):
    """The game has no campaign."""


@lru_cache
def campaign(game: Game) -> Campaign:
    """The campaign of a game."""
    if not has_campaign(game):
        raise NoCampaign(f"{game.id} has no campaign")
    return Campaign(game)
