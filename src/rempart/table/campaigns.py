"""Campaigns at tables: the map in words, and what a battle means for the group."""

from __future__ import annotations

from typing import Literal

import msgspec

from rempart.campaign import BadProgress, Campaign, Report, Wins, campaign, has_campaign
from rempart.kernel import Game
from rempart.kernel.text import Text
from rempart.table import messages as m
from rempart.table.live import Joined, LiveTable
from rempart.table.names import plain


def campaign_info(game: Game, ask: m.CampaignAsk, text: Text) -> m.CampaignInfo:
    """The map with somebody's progress."""
    found = campaign(game)
    given = [found.checked(wins) for wins in ask.wins]
    if ask.code:
        given.append(found.read_code(ask.code))
    wins = found.merged(*given)
    stars, most = found.total(wins)
    return m.CampaignInfo(
        size=found.plan.size,
        battles=[
            battle_info(found, battle, wins, ask.everything, text) for battle in found.battles
        ],
        figures=[text.fact(name) for name in found.plan.figures],
        stars=stars,
        most=most,
        next=found.next(wins, everything=ask.everything) or "",
        wins=wins,
        code=found.code(wins),
        note=text("campaign.note"),
    )


def battle_info(found: Campaign, id: str, wins: Wins, everything: bool, text: Text) -> m.BattleInfo:
    """A battle on the map."""
    battle, won = found.battles[id], wins.get(id, {})
    state: Literal["locked", "open", "won"] = "won" if won else "locked"
    if not won and found.is_open(wins, id, everything=everything):
        state = "open"
    usual = found.usual(wins, id, everything=everything)
    return m.BattleInfo(
        id=id,
        name=text(battle.name),
        mark=battle.mark,
        story=text(f"campaign.{id}"),
        at=battle.at,
        state=state,
        optional=battle.optional,
        stars=found.stars(wins, id),
        most=found.most(id),
        after=[text(found.battles[other].name) for other in battle.after],
        modes=modes_info(found, id, wins, everything, text),
        usual=usual,
        settings=list(found.settings(id, usual)),
    )


def modes_info(
    found: Campaign, battle: str, wins: Wins, everything: bool, text: Text
) -> list[m.ModeInfo]:
    """The ways to fight a battle."""
    won = wins.get(battle, {})
    return [
        m.ModeInfo(
            id=mode.id,
            name=text(mode.name),
            stars=0 if found.battles[battle].optional else mode.stars,
            challenge=mode.challenge,
            open=found.is_open(wins, battle, mode.id, everything),
            won=mode.id in won,
            best=won.get(mode.id, []),
        )
        for mode in found.modes_of(battle)
    ]


def joined(game: Game, wish: m.CampaignWish) -> Joined:
    """The campaign of a new table, checked: the battle is open."""
    part = Joined(wish.id, plain(wish.name), campaign(game).checked(wish.wins), wish.everything)
    check_open(game, part, wish.battle, wish.mode)
    return part


def check_open(game: Game, part: Joined, battle: str, mode: str) -> None:
    """Raise `BadProgress` unless a battle can be fought in a mode."""
    found = campaign(game)
    found.settings(battle, mode)
    if not found.is_open(part.wins, battle, mode, part.everything):
        raise BadProgress(f"the battle {battle!r} is not open in mode {mode!r} yet", "locked")


def after(live: LiveTable) -> Report | None:
    """What the match of a table that is over means for its campaign."""
    if live.campaign is None or not has_campaign(live.game):
        return None
    return campaign(live.game).report(live.campaign.wins, live.match)


def next_settings(live: LiveTable, battle: str, mode: str) -> dict[str, object]:
    """The settings of another battle after the match of a table, or `BadProgress` if it is not
    open."""
    report = after(live)
    if report is None or live.campaign is None:
        raise BadProgress("the match is no battle of the campaign", "no_battle")
    check_open(live.game, msgspec.structs.replace(live.campaign, wins=report.wins), battle, mode)
    return campaign(live.game).settings(battle, mode)


def table_campaign(live: LiveTable, text: Text) -> m.CampaignTable | None:
    """The campaign of a table, with a summary once the match is over."""
    if live.campaign is None or not has_campaign(live.game):
        return None
    found = campaign(live.game)
    fought = found.fought(msgspec.to_builtins(live.match.settings))
    if fought is None:
        return None
    battle, mode = fought
    return m.CampaignTable(
        id=live.campaign.id,
        name=live.campaign.name,
        everything=live.campaign.everything,
        battle=battle,
        mode=mode,
        battle_name=text(found.battles[battle].name),
        mode_name=text(found.modes[mode].name),
        wins=live.campaign.wins,
        summary=summary(found, live, text) if live.over else None,
        chosen=battle_name(live.game, live.next_battle, text),
    )


def battle_name(game: Game, battle: str, text: Text) -> str:
    """The name of a battle; empty if there is none."""
    if not battle or not has_campaign(game) or battle not in campaign(game).battles:
        return ""
    return text(campaign(game).battles[battle].name)


def summary(found: Campaign, live: LiveTable, text: Text) -> m.BattleSummary | None:
    """A battle that is over, in words."""
    report = after(live)
    if report is None or live.campaign is None:
        return None
    everything = live.campaign.everything
    opened = () if everything else report.opened
    challenges = () if everything else report.challenges
    following = found.next(report.wins, report.battle, everything)
    stars, most = found.total(report.wins)
    return m.BattleSummary(
        won=report.won,
        counts=report.counts,
        now=report.now,
        most=found.most(report.battle),
        modes=modes_info(found, report.battle, report.wins, everything, text),
        optional=found.battles[report.battle].optional,
        stars=stars,
        all=most,
        scores=[
            m.BattleScore(
                name=text.fact(score.name), value=score.value, best=score.best, record=score.record
            )
            for score in report.scores
        ],
        opened=[
            *(text(found.battles[battle].name) for battle in opened),
            *(text(found.modes[mode].name) for mode in challenges),
        ],
        next=step(found, report, following, everything, text) if following else None,
        wins=report.wins,
    )


def step(
    found: Campaign, report: Report, battle: str, everything: bool, text: Text
) -> m.BattleStep:
    """The battle to go on with, in the mode of the last one if it is open there."""
    mode = found.usual(report.wins, battle, report.mode, everything)
    return m.BattleStep(
        battle=battle,
        mode=mode,
        name=text(found.battles[battle].name),
        mode_name=text(found.modes[mode].name),
    )
