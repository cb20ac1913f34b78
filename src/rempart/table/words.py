"""Builds what clients are shown from matches, logs and texts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

import rempart
from rempart import advice, bots, lesson, look, review, sources
from rempart.advice import Advice
from rempart.campaign import has_campaign
from rempart.kernel import Event, Game, Match, Option, Refusal, commitment
from rempart.kernel.bundle import Bundle
from rempart.kernel.data import Patch
from rempart.kernel.errors import Fault
from rempart.kernel.fluent import as_pattern, as_text
from rempart.kernel.forecast import Forecast
from rempart.kernel.hidden import Foreseen, event_for
from rempart.kernel.introduction import Introduction
from rempart.kernel.scene import Scene
from rempart.kernel.text import MOST, Text, languages, read_texts
from rempart.review import MatchReview, TurningPoint
from rempart.table import campaigns, challenges, puzzles
from rempart.table import messages as m
from rempart.table.damage import Damaged
from rempart.table.live import Happening, LiveTable, Terms
from rempart.table.rooms import NOBODY, Holding
from rempart.table.store import TableRow

WORDS = "rempart.table"
"""The package with the client's own texts."""

BOARD = "board."
"""The prefix of the files with a game's texts for the browser only."""

encode = msgspec.json.Encoder(enc_hook=as_text).encode

LINK_SHOWN = 4
"""How many of the 22 characters of an invitation's key everybody sees: enough to recognise it."""


# The shelf


def game_info(game: Game, language: str) -> m.GameInfo:
    """A game on the shelf."""
    language = language if language in game.languages else "en"
    text = game.text(language)
    return m.GameInfo(
        id=game.id,
        name=text("game.name"),
        tagline=text("game.tagline"),
        players=list(game.players),
        minutes=game.minutes,
        cooperative=game.cooperative(game.read_settings({"players": game.players[0]})),
        languages=game.languages,
        options=[info for info in option_infos(game, text) if info.name != "players"],
        bots=list(bots.bots_of(game)),
        levels=list(bots.LEVELS),
        forecast=game.forecast is not None,
        introduces=game.introduction is not None,
        review=game.search_model is not None,
        lesson=lesson.minutes(game),
        tutorial=game.tutorial,
        lasts=game.lasts,
        first=game.first,
        runs=runs_info(game),
        cover=look.cover(game) is not None,
        campaign=has_campaign(game),
    )


def game_text(game: Game, language: str) -> Text:
    """A game's texts in a language, or in English."""
    return game.text(language if language in game.languages else "en")


def runs_info(game: Game) -> m.RunsInfo | None:
    """What a form needs to know of a game's runs."""
    if game.runs is None:
        return None
    return m.RunsInfo(
        setting=game.runs.setting,
        when={name: list(values) for name, values in game.runs.when.items()},
        ready={players: len(game.runs.ready(players)) for players in game.players},
    )


def option_infos(game: Game, text: Text) -> list[m.OptionInfo]:
    """The settings of a game as fields of a form."""
    hints = get_type_hints(game.settings)
    found: list[m.OptionInfo] = []
    for field in msgspec.structs.fields(game.settings):
        kind: Literal["switch", "choice", "number", "text"] = "number"
        values: list[Any] = []
        if hints[field.name] is bool:
            kind = "switch"
        elif hints[field.name] is str:
            kind = "text"
        elif get_origin(hints[field.name]) is Literal:
            kind, values = "choice", list(get_args(hints[field.name]))
        setting = game.described_settings[field.name]
        found.append(
            m.OptionInfo(
                name=field.name,
                label=text(f"setup.{field.name}"),
                kind=kind,
                default=field.default,
                values=values,
                labels=[text(f"setup_value.{value}") for value in values],
                about=abouts(game, field.name, values, text),
                note=text.get(f"setup_note.{field.name}"),
                rule=setting.rule,
                ours=sources.about_setting(field.name, game, text),
                group=text(f"setup_group.{setting.group}") if setting.group else "",
                when={name: list(allowed) for name, allowed in setting.when.items()},
            )
        )
    return found


def abouts(game: Game, name: str, values: list[Any], text: Text) -> list[str]:
    """What the values of a setting bring; empty if the game says nothing of any."""
    if game.about is None:
        return []
    found = [game.about(game.tables(), name, value, text) for value in values]
    return found if any(found) else []


def change_infos(game: Game, patch: Patch) -> list[m.ChangeInfo]:
    """The changes in a patch."""
    return [
        m.ChangeInfo(key=change.key, now=change.now, before=change.before)
        for change in game.changes(patch)
    ]


def fault_info(fault: Fault) -> m.FaultInfo:
    """An invalid value, as it is sent."""
    return m.FaultInfo(key=fault.key, reason=fault.reason, cells=list(fault.cells))


@lru_cache
def client_text(language: str) -> Text:
    """The client's texts, for use in the server."""
    return Text(WORDS, language)


@lru_cache
def client_texts(language: str) -> dict[str, str]:
    """All texts of the client as Fluent patterns, and the games' texts for the browser, prefixed
    with the game's id."""
    own = {
        f"{game.id}.{key}": words
        for game in rempart.games().values()
        for key, words in board_texts(game, language).items()
    }
    return own | {key: each.pattern for key, each in read_texts(WORDS, language).items()}


def board_texts(game: Game, language: str) -> dict[str, str]:
    """A game's texts for the browser only, and under `piece` the names of what its icons show. A
    game may have browser texts in a language that it is not otherwise translated into; the fallback
    is English."""
    known = languages(game.package, BOARD)
    found: dict[str, str] = {}
    if known:
        spoken = language if language in known else "en"
        texts = read_texts(game.package, spoken, BOARD)
        found = {key: each.pattern for key, each in texts.items()}
    seen = look.look(game)
    text = game.text(language if language in game.languages else "en")
    for section in seen.legend if seen else ():
        found |= {f"piece.{key}": as_pattern(name) for key, name in text.section(section).items()}
    return found


def rules_info(game: Game, language: str) -> m.RulesInfo:
    """The rule index of a game, translated."""
    text = game.text(language if language in game.languages else "en")
    texts = game.rules.texts(text.language)
    return m.RulesInfo(
        chapters=[
            m.ChapterInfo(
                id=chapter.id,
                name=texts.chapters[chapter.id],
                rules=[
                    m.RuleInfo(
                        id=rule.id,
                        text=texts.rules[rule.id],
                        source=rule.source,
                        section=texts.section(rule),
                        rulings=list(rule.rulings),
                        ours=sources.about_rule(rule, game, text),
                    )
                    for rule in chapter.rules
                ],
            )
            for chapter in game.rules.chapters
        ],
        rulings=[
            m.RulingInfo(id=id, question=text.question, ruling=text.ruling, reason=text.reason)
            for id, text in texts.rulings.items()
        ],
        ours=about_things(game, text.language),
    )


@lru_cache
def about_things(game: Game, language: str) -> dict[str, str]:
    """Sentences about those parts of a game's cards, places and tables of values that are ours."""
    return sources.about_things(game, game.text(language))


@lru_cache
def sources_info(game: Game, language: str) -> m.SourcesInfo:
    """Which parts are from the rulebook, which are public and which are ours."""
    text = game.text(language if language in game.languages else "en")
    parts = msgspec.to_builtins(sources.page(game, text), enc_hook=as_text)
    return m.SourcesInfo(name=text("game.name"), parts=msgspec.convert(parts, list[m.SourcePart]))


# The table


def table_text(live: LiveTable, language: str) -> Text:
    """The game's texts, with the names of the people at this table."""
    names = tuple(occupant.name for occupant in live.seats)
    return text_of(live.game, language, live.match.variant, names)


def text_of(game: Game, language: str, variant: str, names: tuple[str, ...]) -> Text:
    """The game's texts with the names of people, without a table."""
    language = language if language in game.languages else "en"
    return game.text(language, variant).for_people(names)


def table_info(
    live: LiveTable,
    text: Text,
    present: set[int],
    mine: Iterable[int] = (),
    here: Mapping[int, Holding] | None = None,
    told: str | None = None,
) -> m.TableInfo:
    """A table as anybody may see it. `told`: the summary, if it is known already."""
    match = live.match
    return m.TableInfo(
        table=live.row.id,
        code=live.row.code,
        game=live.game.id,
        game_name=text("game.name"),
        options=msgspec.to_builtins(match.settings),
        seats=[seat_info(live, seat, text, present, here or {}) for seat in match.seats],
        undo="open" if live.row.undo == "open" else "consent",
        hints=live.row.hints,
        over=live.over,
        together=live.together,
        final=live.final,
        told_all=live.told_all,
        choices=len(match.choices),
        waiting=live.waiting(),
        since=live.since(),
        summary=summary(live, text, -1) if told is None else told,
        changes=change_infos(live.game, match.patch),
        chance=chance_info(live.row, live.final),
        away=live.terms.away,
        clock=live.terms.clock,
        bots_last=live.terms.bots_last,
        campaign=campaigns.table_campaign(live, text),
        challenge=challenges.challenge_table(live),
        puzzle=puzzles.puzzle_table(live, text),
        run=live.game.runs.code_of(match.settings, match.seed) if live.game.runs else "",
        position=live.set_up,
        copied=live.copied,
        mine=sorted(mine),
    )


def chance_info(row: TableRow, final: bool) -> m.ChanceInfo:
    """Where the table's randomness comes from. The secret is included only when the end is
    agreed."""
    kind: Literal["drawn", "chosen", "imported", "seeded"] = "seeded"
    if row.origin in ("drawn", "chosen", "imported"):
        kind = row.origin
    return m.ChanceInfo(
        kind=kind,
        commitment=commitment(row.secret) if row.secret else "",
        secret=row.secret if final else "",
    )


def damaged_info(damage: Damaged, language: str, mine: Iterable[int]) -> m.TableInfo:
    """A damaged table, for somebody who sits there."""
    row, terms = damage.row, Terms()
    game = rempart.games().get(row.game)
    text = client_text(language)
    return m.TableInfo(
        table=row.id,
        code=row.code,
        game=row.game,
        game_name=game_info(game, language).name if game else row.game,
        options=row.options,
        seats=[
            m.SeatInfo(
                seat=seat,
                who="bot" if occupant.who == "bot" else "human",
                name=occupant.name or text.seat(seat),
                bot=occupant.bot,
                present=False,
            )
            for seat, occupant in enumerate(damage.seats())
        ],
        undo="open" if row.undo == "open" else "consent",
        hints=row.hints,
        over=True,
        together=False,
        final=False,
        told_all=False,
        choices=sum(entry.kind == "choice" for entry in damage.entries),
        waiting=[],
        since=max((entry.time for entry in damage.entries), default=row.created),
        summary="",
        changes=[],
        chance=chance_info(row, final=False),
        away=terms.away,
        clock=terms.clock,
        bots_last=terms.bots_last,
        mine=sorted(mine),
        damaged=damage.why,
    )


def seat_info(
    live: LiveTable, seat: int, text: Text, present: set[int], here: Mapping[int, Holding]
) -> m.SeatInfo:
    """The occupant of a seat, and the connections that hold it."""
    holding = here.get(seat, NOBODY)
    occupant = live.seats[seat]
    who: Literal["human", "bot", "free"] = "free"
    if occupant.who in ("human", "bot"):
        who = "bot" if occupant.who == "bot" else "human"
    stead: Literal["", "human", "free"] = ""
    if occupant.stead:
        stead = "free" if occupant.stead == "free" else "human"
    return m.SeatInfo(
        seat=seat,
        who=who,
        name=text.seat(seat),
        bot=occupant.bot,
        present=seat in present,
        away=live.away.get(seat, 0.0),
        asked=live.asked.get(seat, 0.0),
        stead=stead,
        link=occupant.key[:LINK_SHOWN] if occupant.invited else "",
        came=occupant.came,
        devices=holding.devices,
        also=sorted(holding.also),
    )


def summary(live: LiveTable, text: Text, viewer: int) -> str:
    """The round, or how the match ended, in words. The round is taken from the viewer's scene,
    which is needed anyway."""
    if live.conceded is not None:
        return text("table.conceded", seat=text.seat(live.conceded))
    if live.match.outcome is not None:
        return text(f"outcome.{live.match.outcome.reason}")
    known = live.shown.get((viewer, text.language))
    return known.round if known else scene_of(live.match, viewer, text, not live.final).round


def scene_of(match: Match, seat: int, text: Text, veiled: bool = False) -> Scene:
    """The scene for one seat; -1: a spectator. `veiled`: without what the end of the match
    reveals."""
    state = msgspec.structs.replace(match.state, outcome=None) if veiled else match.state
    return match.game.scene(match.game.view(state, None if seat < 0 else seat), text)


class Shown(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A rendered position. Its zones are separate, so that each client is sent only those that it
    does not have yet."""

    seat: int
    language: str
    round: str
    body: bytes
    """The position without zones, as JSON."""
    marks: dict[str, bytes]
    """The ids of its zones, in order, with marks that change when a zone changes."""
    zones: dict[str, bytes]
    """The zones as JSON by id, without those that are not needed."""

    def without(self, known: Collection[bytes]) -> Shown:
        """A copy without the zones that have these marks."""
        zones = {id: zone for id, zone in self.zones.items() if self.marks[id] not in known}
        return msgspec.structs.replace(self, zones=zones)

    def new_to(self, known: Mapping[str, bytes]) -> set[str]:
        """The ids of the zones that a client with these marks does not have."""
        return {id for id, _ in self.marks.items() - known.items()}


def shown_now(live: LiveTable, seat: int, text: Text, known: Mapping[str, bytes]) -> Shown:
    """The table as one seat sees it now, rendered once for all who see the same. It contains at
    least the zones that a client with these marks does not have."""
    key = (seat, text.language)
    made = live.shown.get(key)
    if made is None or not made.new_to(known) <= made.zones.keys():
        made = live.shown[key] = shown(
            live.match, seat, text, live.since(seat), live.conceded, not live.final, live.over
        )
    return made


def position_now(live: LiveTable, seat: int, text: Text) -> m.Position:
    """The table as one seat sees it now."""
    since = live.since(seat)
    return position(live.match, seat, text, since, live.conceded, not live.final, live.over)


def shown(
    match: Match,
    seat: int,
    text: Text,
    since: float,
    conceded: int | None,
    veiled: bool,
    over: bool = False,
) -> Shown:
    """Render a position for sending."""
    found = position(match, seat, text, since, conceded, veiled, over)
    scene = found.scene
    found.scene = msgspec.structs.replace(scene, zones=[])
    zones = {zone.id: encode(zone) for zone in scene.zones}
    marks = {id: blake2b(zone, digest_size=8).digest() for id, zone in zones.items()}
    return Shown(seat, text.language, scene.round, encode(found), marks, zones)


def position(
    match: Match,
    seat: int,
    text: Text,
    since: float,
    conceded: int | None = None,
    veiled: bool = False,
    over: bool = False,
) -> m.Position:
    """The table as one seat sees it; -1: a spectator. `over`: nothing can be chosen any more."""
    over = over or conceded is not None
    return m.Position(
        seat=seat,
        at=len(match.choices),
        scene=scene_of(match, seat, text, veiled),
        awaited=None if over else awaited(match, seat, text, since),
        ending=ending(match, text, conceded),
        dangers=[] if over else danger_infos(match, seat, text),
        coach=None if over or seat < 0 else coach_info(match, seat, text),
    )


def danger_infos(match: Match, seat: int, text: Text) -> list[m.DangerInfo]:
    """The dangers that a seat should know about now; -1: a spectator."""
    return [
        m.DangerInfo(name=one.name, level=one.level, text=one.words(text), rule=one.rule)
        for one in match.dangers(None if seat < 0 else seat)
    ]


def coach_info(match: Match, seat: int, text: Text) -> m.CoachInfo | None:
    """What a coach says to a seat now."""
    said = match.coaching(seat)
    if said is None:
        return None
    mine = match.decision.of(seat) if match.decision is not None else []
    return m.CoachInfo(
        key=said.key,
        text=said.words(text),
        rule=said.rule,
        asks=bool(said.wanted),
        wanted=[n for n, option in enumerate(mine) if option in said.wanted],
        point=[dict(pick) for pick in said.point],
        aims=[m.AimInfo(id=aim.key, text=text(f"aim.{aim.key}"), met=aim.met) for aim in said.aims],
        over=said.over,
    )


def awaited(match: Match, seat: int, text: Text, since: float) -> m.Awaited | None:
    """The choice that the match is waiting for, with the offers to this seat."""
    decision = match.decision
    if decision is None:
        return None
    mine = decision.of(seat)
    return m.Awaited(
        actors=list(decision.actors),
        prompt=text.asked(decision.step),
        rule=decision.step.rule,
        since=since,
        offers=[offer(match.game, option, seat, text) for option in mine],
        bundles=[bundle_offer(bundle, text) for bundle in match.bundles(seat)] if mine else [],
        missed=[missed(match.game, *one, seat, text) for one in match.missed(seat)] if mine else [],
    )


def missed(game: Game, option: Option, why: Refusal, seat: int, text: Text) -> m.Missed:
    """An option that cannot be chosen, in words."""
    found = offer(game, option, seat, text)
    return m.Missed(
        label=found.label,
        picks=found.picks,
        reason=text.say("refusal", why, seat),
        rule=why.rule,
    )


def bundle_offer(bundle: Bundle, text: Text) -> m.Offer:
    """A bundle as an offer, in words."""
    option, *then = (msgspec.to_builtins(choice) for choice in bundle.choices)
    return m.Offer(option=option, label=bundle.words(text), picks=bundle.picks, then=then)


def badges(now: Scene, after: Scene) -> list[m.Badge]:
    """The places whose status has changed."""
    before = {
        (zone.id, n): (place.status, place.tone)
        for zone in now.zones
        for n, place in enumerate(zone.places)
    }
    return [
        m.Badge(zone=zone.id, place=n, status=place.status, tone=place.tone)
        for zone in after.zones
        for n, place in enumerate(zone.places)
        if before.get((zone.id, n)) != (place.status, place.tone)
    ]


def offer(game: Game, option: Option, seat: int, text: Text) -> m.Offer:
    """A legal option in words. Cached, since it is the same for the same people whenever it is
    offered."""
    known = text.offers
    key = (text.names, seat, option)
    if key not in known:
        if len(known) >= MOST:
            known.clear()
        known[key] = m.Offer(
            option=msgspec.to_builtins(option),
            label=text.say("option", option, seat),
            picks=game.picks(option, seat),
            main=option.main,
            button=option.button,
        )
    return known[key]


def ending(match: Match, text: Text, conceded: int | None) -> m.Ending | None:
    """How the match ended. A player who concedes loses; in co-op, everybody does."""
    outcome = match.outcome
    if outcome is not None:
        told = {"won", *standings(match)}
        facts = {**outcome.facts, **epilogue(match)}
        return m.Ending(
            winners=list(outcome.winners),
            scores=list(outcome.scores),
            text=text(f"outcome.{outcome.reason}"),
            rule=outcome.rule,
            facts={text.fact(name): n for name, n in facts.items() if name not in told},
            figures=figures(match, text),
            epilogue=text.get(f"epilogue.{outcome.reason}", ""),
        )
    if conceded is None:
        return None
    together = match.game.cooperative(match.settings)
    return m.Ending(
        winners=[] if together else [seat for seat in match.seats if seat != conceded],
        scores=[],
        text=text("table.conceded", seat=text.seat(conceded)),
        rule="",
        facts={},
        figures=figures(match, text),
    )


def epilogue(match: Match) -> Mapping[str, int]:
    """More figures of the match as a whole, by name; empty in games that have none."""
    return match.game.epilogue(match.state) if match.game.epilogue else {}


def standings(match: Match) -> Mapping[str, Sequence[int]]:
    """Each player's figures by name, one value per seat; empty in games where players have nothing
    separately."""
    return match.game.standings(match.state) if match.game.standings else {}


def figures(match: Match, text: Text) -> list[m.Figure]:
    """Each player's figures, with translated names."""
    return [m.Figure(name=text.fact(name), values=list(n)) for name, n in standings(match).items()]


# The log


def lines(happenings: list[Happening], held: list[int], text: Text) -> list[m.Line]:
    """The lines of a log for somebody who holds these seats."""
    return [one_line(happening, held, text) for happening in happenings]


def whole_log(happenings: list[Happening], held: list[int], text: Text) -> list[m.Line]:
    """The lines of a whole log. It is only read, never animated on a board, so the events' fields
    are left out."""
    found = lines(happenings, held, text)
    for line in found:
        line.event = {}
    return found


def for_all(happening: Happening) -> bool:
    """Whether this line of the log is the same for everybody."""
    return happening.kind != "event" or not happening.about.secret


def one_line(happening: Happening, held: list[int], text: Text) -> m.Line:
    """A line of the log; secrets are shown only to the seat they belong to."""
    about, seat = happening.about, happening.seat
    if happening.kind != "event":
        words = entry_words(happening, text)
        return m.Line(n=happening.n, at=happening.at, kind=happening.kind, text=words, seat=seat)
    about = event_for(about, seat if seat in held else None)
    return m.Line(
        n=happening.n,
        at=happening.at,
        kind=type(about).__name__,
        text=text.say("event", about),
        rule=about.rule,
        seat=seat,
        event=event_fields(about),
    )


def event_fields(event: Event) -> dict[str, Any]:
    """An event as JSON, for boards that show what happened. Mask it first (`event_for`)."""
    fields = msgspec.to_builtins(event)
    del fields["rule"]
    return fields


def entry_words(happening: Happening, text: Text) -> str:
    """The text of an entry that is not a choice."""
    seat, about = text.seat(happening.seat), happening.about
    match happening.kind:
        case "seat":
            return seat_words(happening, text)
        case "answer":
            return text("table.agreed" if about["agree"] else "table.disagreed", seat=seat)
        case "propose" if about.get("what") == "end":
            return text("table.propose_end", seat=seat)
        case "rewind" | "propose":
            return text(f"table.{happening.kind}", seat=seat, to=about["to"])
        case "agree":
            return text("table.agree_gone" if about.get("gone") else "table.agree_end", seat=seat)
        case "rematch" if about.get("battle"):
            battle = text(about["name"])
            return text("table.next_battle", seat=seat, battle=battle)
        case "position":
            return text("table.position")
        case "spectators":
            return text("table.may_speak" if about["may"] else "table.may_not_speak", seat=seat)
        case _:
            return text(f"table.{happening.kind}", seat=seat)


def seat_words(happening: Happening, text: Text) -> str:
    """The text of a seat entry: somebody has sat down or is invited, or a bot plays, and who
    arranged it."""
    about = happening.about
    bot = about["bot"]
    bot = text(f"level.{bot}") if bot in bots.LEVELS else bot
    key = f"seat_{about['who']}"
    if about.get("anew"):
        key = "invited_anew"
    elif about.get("closed"):
        key = "closed"
    elif about.get("again"):
        key = "seat_again"
    elif about["who"] == "bot" and about.get("stead"):
        key = "stand_in"
    return text(
        f"table.{key}",
        seat=text.seat(happening.seat),
        by=text.seat(about.get("by", happening.seat)),
        bot=bot,
        n=about.get("came", 0),
    )


def event_lines(events: list[Any], at: int, seat: int, text: Text) -> list[m.Line]:
    """Lines for events outside the log: of a moment in the past, or of a what-if."""
    happenings = [Happening(0, at, "event", getattr(event, "seat", -1), event) for event in events]
    return lines(happenings, [seat], text)


# Answers


def reasons(refusals: list[Refusal], seat: int, text: Text) -> list[m.ReasonInfo]:
    """Refusals in words, each once."""
    found = {(text.say("refusal", why, seat), why.rule): None for why in refusals}
    return [m.ReasonInfo(text=words, rule=rule) for words, rule in found]


def foreseen(items: list[Foreseen], text: Text) -> list[m.ForeseenInfo]:
    """Foreseen events in words."""
    return [
        m.ForeseenInfo(
            text=text.say("event", item.event),
            rule=item.event.rule,
            certain=item.certain,
            event=event_fields(item.event),
        )
        for item in items
    ]


def forecasted(id: int, found: Forecast, text: Text) -> m.Forecasted:
    """A forecast in words."""
    return m.Forecasted(
        id=id,
        title=found.until.words(text),
        summary=[said.words(text) for said in found.summary],
        lines=foreseen(found.events, text),
        notes=[said.words(text) for said in found.notes],
    )


def introduced(id: int, found: Introduction | None) -> m.Introduced:
    """What is new here."""
    if found is None:
        return m.Introduced(id=id, key="", title="", due=False, parts=[])
    parts = [m.PartInfo(piece=part.piece, rule=part.rule) for part in found.parts]
    return m.Introduced(id=id, key=found.key, title=found.title, due=found.due, parts=parts)


def hinted(id: int, found: Advice, seat: int, text: Text, game: Game) -> m.Hinted:
    """A hint, with its reasons."""
    return m.Hinted(
        id=id,
        option=msgspec.to_builtins(found.option),
        label=text.say("option", found.option, seat),
        reasons=advice.lines(found, seat, text, game),
        plan=[msgspec.to_builtins(option) for option in found.plan],
    )


def reviewed(id: int, found: MatchReview, match: Match, text: Text) -> m.Reviewed:
    """A finished review in words."""
    return m.Reviewed(
        id=id,
        part=1.0,
        done=True,
        curves=[
            m.Curve(
                seat=curve.seat,
                name=text.seat(curve.seat) if curve.seat >= 0 else "",
                points=[m.CurvePoint(at=at, chance=chance) for at, chance in curve.points],
            )
            for curve in found.curves
        ],
        turns=[turn(one, match, text) for one in found.turns],
        known=review.known_words(found, text),
    )


def turn(found: TurningPoint, match: Match, text: Text) -> m.Turn:
    """A turning point in words."""
    better = match.game.read_choice(found.best)
    return m.Turn(
        at=found.at,
        seat=found.seat,
        chance=found.chance,
        fell_to=found.fell_to,
        lost=review.points(found),
        text=review.turn_words(found, match, text),
        gain=review.gain_words(found, text, match.game),
        better=text.say("option", better, found.seat) if found.kind == "choice" else "",
        option=found.best,
    )
