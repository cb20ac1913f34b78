"""Runs of the endless mode (KRH-ENDLESS): stages one after the other, and how strong each should
be."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import msgspec

from rempart.games.kingdom_rush.code import (
    SEEDS,
    STAGES,
    STRENGTHS,
    MapCode,
    encode,
)
from rempart.games.kingdom_rush.setup import ENDLESS, Settings, map_of, read_map
from rempart.games.kingdom_rush.tables import TABLES, Tables
from rempart.games.kingdom_rush.words.scenario import title
from rempart.kernel.runs import StageInfo, Try
from rempart.kernel.text import Text

PACKAGE = "rempart.games.kingdom_rush"
STEEP = 0.3
"""How much a step of strength changes the logarithm of the odds of winning; measured on stages 1
to 6 with two players (docs/kingdom-rush-balance.md)."""

FARTHEST = 6
"""The most steps at once."""


class EndlessRuns:
    """The runs of this game."""

    setting = "map"
    when: Mapping[str, tuple[object, ...]] = MappingProxyType({"scenario": (ENDLESS,)})

    def code_of(self, settings: Settings, seed: int) -> str:
        """KRH-ENDLESS-02: the code of a match."""
        return encode(map_of(settings, seed)) if settings.scenario == ENDLESS else ""

    def first(self, number: int) -> str:
        """The first stage of some run."""
        return encode(MapCode(number % SEEDS))

    def following(self, code: str) -> str:
        """KRH-ENDLESS-01: the next stage; as much stronger or weaker than usual as this one."""
        now = read_map(code)
        if now.stage + 1 not in STAGES:
            return ""
        return encode(msgspec.structs.replace(now, stage=now.stage + 1))

    def follows(self, code: str, after: str) -> bool:
        """Whether a map is the next stage of the same run."""
        then, now = read_map(code), read_map(after)
        return (then.seed, then.stage, then.version) == (now.seed, now.stage + 1, now.version)

    def ready(self, players: int) -> Sequence[Try]:
        """Maps that were rated before (`ai/offers.toml`)."""
        return _offers().get(players, ())

    def settings(self, code: str, players: int) -> dict[str, object]:
        """KRH-ENDLESS-05: maps are rated on Standard."""
        return {"scenario": ENDLESS, "map": code, "players": players}

    def wanted(self, code: str) -> tuple[float, float]:
        """KRH-ENDLESS-05: what the planner should win on a stage."""
        now = read_map(code)
        offer = _tables().generator(now).offer
        middle = max(offer.least, offer.first - offer.fall * (now.stage - 1))
        return middle - offer.band, middle + offer.band

    def other(self, tries: Sequence[Try]) -> str:
        """The strength at which the wanted share should be won, judging by the last try. Once one
        is known to be too easy and one too hard, it is the middle between them."""
        low, high = self.wanted(tries[-1].code)
        wanted = (low + high) / 200
        last = tries[-1]
        # Half a match is added to both sides, so that nothing is infinitely easy.
        share = (last.won + 0.5) / (last.played + 1)
        step = round((log_odds(share) - log_odds(wanted)) / STEEP)
        step = max(-FARTHEST, min(FARTHEST, step))
        now = read_map(last.code)
        known = {read_map(one.code).strength: one.percent / 100 > wanted for one in tries}
        least = max((s + 1 for s, easy in known.items() if easy), default=STRENGTHS[0])
        most = min((s - 1 for s, easy in known.items() if not easy), default=STRENGTHS[-1])
        if least > most:
            return ""
        strength = max(least, min(most, now.strength + step))
        if len(set(known.values())) > 1:
            strength = (least + most) // 2
        return encode(msgspec.structs.replace(now, strength=strength))

    def stage(self, code: str, text: Text) -> StageInfo:
        """The stage of a map, and its name."""
        now = read_map(code)
        return StageInfo(now.stage, title(_tables(), now.number, text))


def log_odds(share: float) -> float:
    """The logarithm of the odds."""
    return math.log(share / (1 - share))


def _tables() -> Tables:
    return TABLES[""]


@cache
def _offers() -> dict[int, tuple[Try, ...]]:
    """The maps that were rated before, by number of players."""
    raw = tomllib.loads((files(PACKAGE) / "ai" / "offers.toml").read_text(encoding="utf-8"))
    return {
        int(players): tuple(Try(**offer) for offer in offers)
        for players, offers in raw["players"].items()
    }
