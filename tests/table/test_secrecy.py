"""Nothing that a client may not know ever leaves the server for it.

Whole matches over real sockets. The test knows the seed, so it plays the same match beside the
server and knows at every moment what is hidden from whom; then it looks through every byte.
"""

from __future__ import annotations

import asyncio
import itertools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import rempart
from rempart import bots
from rempart.advice import Memory
from rempart.kernel import Match
from rempart.table import messages as m
from rempart.table.service import TableService
from rempart.table.tokens import Claim, sign
from tests.table import people
from tests.table.people import open_service
from tests.table.server import Player, Served, browser, duo, new_table, run
from tests.twins import TABLES, moments, thinking_little, twin

SEED = 0x7EADBEEF0BADCAFE
"""Long enough to be found in no message by chance."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("secrecy") / "rempart.db")) as served:
        yield served


# What is hidden


class Truth:
    """The match as the server has it, with everything that is hidden."""

    def __init__(self, seed: int, **settings: Any):
        self.match = rempart.new("fantasy_defense", seed=seed, **settings)
        self.events: Counter[str] = Counter(type(event).__name__ for event in self.match.events)

    def choose(self, choice: Any) -> None:
        for event in self.match.choose(choice):
            self.events[type(event).__name__] += 1

    def hidden(self, seat: int) -> tuple[set[int], set[int]]:
        """The cards and the invaders that a seat may not know the place of; -1: a spectator."""
        return hidden(self.match, seat)

    def numbers(self) -> list[bytes]:
        """The seed, and where the generators stand."""
        chance = self.match.state.chance
        found = [self.match.seed, chance.seed, *chance.streams.values()]
        return [str(number).encode() for number in found]


def hidden(match: Match, seat: int) -> tuple[set[int], set[int]]:
    """FD-HIDE, written down once more from the rules, without the game's own view."""
    state = match.state
    cards: set[int] = set()
    for row, player in enumerate(state.players):
        cards |= set(player.deck[player.bottom :])
        if row != seat:
            cards |= set(player.hand) - set(player.shown)
    decision = match.decision
    if decision is not None and decision.actors == (seat,):
        if type(decision.step).__name__ == "Foresight":  # FD-ICON-FORESIGHT-01: look and take
            cards -= set(state.players[seat].deck)
    deck = state.invader_deck
    return cards, set(deck[: len(deck) - state.known_top])


def cards_in(raw: bytes) -> set[int]:
    """The cards that some bytes name by number: as pieces, picks or options."""
    return {int(card) for card in re.findall(rb'"card(?:"\s*:\s*|-)(\d+)', raw)}


def invaders_in(raw: bytes) -> set[int]:
    """The invaders that some bytes name."""
    return {int(invader) for invader in re.findall(rb'"invader(?:"\s*:\s*|-)(\d+)', raw)}


def check(raw: bytes, match: Match, seat: int) -> None:
    """These bytes tell a seat nothing that it may not know."""
    cards, invaders = hidden(match, seat)
    assert not cards & cards_in(raw)
    assert not invaders & invaders_in(raw)


def check_lines(player: Player, names: list[str]) -> None:
    """What others draw and fetch is told without the cards' names."""
    for line in player.lines():
        if line.kind in ("CardsDrawn", "CardFetched") and line.seat != player.seat:
            assert re.search(r"\d+ cards?\.|a hidden card", line.text)
            assert not any(name in line.text for name in names)


# Whole matches


class Table:
    """Two people, a spectator, and the truth."""

    def __init__(self, players: list[Player], truth: Truth, keys: dict[int, str], seed: int):
        self.players = players
        self.truth = truth
        self.keys = keys
        self.rng = Random(seed)
        self.bot = bots.bot("greedy", seed)
        self.read = dict.fromkeys(players, 0)

    async def settled(self) -> None:
        """Wait until everybody knows of the last choice, then look through what came."""
        at = len(self.truth.match.choices)
        for player in self.players:
            await player.until(lambda player=player: player.position.at == at)
            self.look_through(player)

    def look_through(self, player: Player) -> None:
        """Everything new that a client got, against what is true now."""
        for raw in player.raw[self.read[player] :]:
            check(raw, self.truth.match, player.seat)
            for number in self.truth.numbers():
                assert number not in raw
            for seat, key in self.keys.items():
                assert seat == player.seat or key.encode() not in raw
        self.read[player] = len(player.raw)

    def option(self, offers: list[m.Offer], seat: int) -> Any:
        """Something sensible, but hidden things happen as often as they can."""
        wanted = [o.option for o in offers if o.option["type"] in ("Fetch", "Revive", "Ring")]
        given = [o.option for o in offers if o.option["type"] == "Give"]
        if wanted:
            return self.rng.choice(wanted)
        if given and self.rng.random() < 0.5:
            return self.rng.choice(given)
        return msgspec.to_builtins(bots.ask_bot(self.bot, self.truth.match, seat))

    async def play(self) -> None:
        """To the end."""
        while self.truth.match.decision is not None:
            (seat,) = self.truth.match.decision.actors
            chooser = next(player for player in self.players if player.seat == seat)
            self.check_order(chooser)
            choice = self.option(chooser.offers, seat)
            if len(self.truth.match.choices) % 9 == 0:
                await self.pry()
            self.truth.choose(choice)
            assert isinstance(await chooser.ask(m.Choose, choice=choice), m.Done)
            await self.settled()

    def check_order(self, chooser: Player) -> None:
        """What Foresight offers does not give the deck's order away."""
        fetches = [o.option["card"] for o in chooser.offers if o.option["type"] == "Fetch"]
        assert fetches == sorted(fetches)

    async def pry(self) -> None:
        """Everybody asks for all they can: the past, hints, previews, reasons."""
        match = self.truth.match
        for player in self.players:
            at = self.rng.randrange(len(match.choices) + 1)
            for seat in {player.seat, -1}:
                await player.ask(m.Look, at=at, seat=seat)
                raw = player.raw.pop()
                check(raw, match.branch(at), seat)
                await player.ask(m.AskChart, seat=seat)
            if player.seat >= 0:
                other = 1 - player.seat
                assert (await player.ask(m.Look, at=at, seat=other)).code == "forbidden"
                assert (await player.ask(m.AskChart, seat=other)).code == "forbidden"
                assert (await player.ask(m.Hint, seat=other)).code == "forbidden"
                card = self.rng.randrange(74)
                await player.ask(m.WhyNot, choice={"type": "Deploy", "card": card, "gate": 0})
                player.raw.pop()  # It names the card that was asked for.
                await player.ask(m.Hint)
            assert (await player.ask(m.ExportRecord)).code == "forbidden"
            self.look_through(player)


@pytest.mark.parametrize("faction", ["humans", "elves"])
@pytest.mark.parametrize("number", range(2))
def test_no_byte_tells_what_is_hidden(served: Served, number: int, faction: str):
    async def work() -> Truth:
        seed = SEED + number
        settings = {"faction": faction}
        made = await new_table(served, "me", "friend", seed=seed, options=settings)
        tokens = {0: made.mine[0], 1: made.friends[1]}
        players = [await Player.sit(served, made.table, token) for token in tokens.values()]
        players.append(await Player.sit(served, made.table, lang="fr"))
        keys = {seat: token.split(".")[2] for seat, token in tokens.items()}
        truth = Truth(seed, players=2, **settings)
        table = Table(players, truth, keys, seed)
        await table.settled()
        await table.play()
        text = truth.match.game.text("en")
        names = list(text.section("card").values())
        for player in players[:2]:
            check_lines(player, names)
        assert players[0].update.table.over
        return truth

    truth = run(work())
    for kind in ("CardGiven", "CardFetched", "CardsDrawn"):
        assert truth.events[kind] > 0


def test_the_search_finds_what_it_searches_for(served: Served):
    """The bytes of one seat are no bytes for the other."""

    async def work() -> None:
        one, other = await duo(served, seed=SEED)
        truth = Truth(SEED, players=2)
        for mine, theirs in itertools.permutations((one, other)):
            whole = [raw for raw in mine.raw if b'"first":true' in raw][-1]
            check(whole, truth.match, mine.seat)
            with pytest.raises(AssertionError):
                check(whole, truth.match, theirs.seat)
            with pytest.raises(AssertionError):
                check(whole, truth.match, -1)

    run(work())


# What is only imagined


def test_nobody_can_reckon_back_from_an_imagined_table(tmp_path: Path):
    """A line of one's own is dealt anew from a seed that no client can guess: else, since everyone
    knows how cards are dealt anew, the real order could be told from the imagined one."""

    async def work(service: TableService) -> None:
        one, _ = await people.duo(service, seed=SEED)
        seat, real = one.position.seat, one.session.room.live.match
        line: list[Any] = []
        seen = await one.ask(m.WhatIf, at=0, choices=line)
        while seen.position.seat == seat:  # then it is the other's turn, so their hand is shown
            line.append(seen.position.awaited.offers[-1].option)
            seen = await one.ask(m.WhatIf, at=0, choices=line)
        for guess in (*range(100), one.update.n, real.seed):
            assert hand_in(seen) != hand_in(await guessed(one, line, guess))
        again = await one.ask(m.WhatIf, at=0, choices=line)
        assert hand_in(again) == hand_in(seen)

    async def guessed(one: people.Client, line: list[Any], seed: int) -> m.Seen:
        """What the answer would be if that were the seed."""
        service: Any = one.session.service
        service.secret.seed = lambda *_: seed
        try:
            return await one.ask(m.WhatIf, at=0, choices=line)
        finally:
            del service.secret.seed

    def hand_in(seen: m.Seen) -> set[int]:
        zone = next(z for z in seen.position.scene.zones if z.id == f"hand-{seen.position.seat}")
        assert len(zone.pieces) == zone.value > 2
        return {piece.pick["card"] for piece in zone.pieces}

    with_service(tmp_path, work)


def test_a_preview_is_dealt_anew_too(tmp_path: Path):
    """A preview of a draw does not show which cards lie where in the real deck: it is the same
    where they lie otherwise."""

    async def work(service: TableService) -> None:
        told = 0
        for seed in range(40):
            made = await service.maker.create(
                m.NewTable(game="fantasy_defense", seats=people.plans("me"), seed=seed)
            )
            client = await people.Client.sit(service, made.table, [made.mine[0]])
            live = client.session.room.live
            match = live.match
            assert match.decision is not None
            end = msgspec.to_builtins(match.decision.options[-1])
            seen = await client.ask(m.Preview, choice=end)
            told += any(not event.certain for event in seen.events)
            state = match.game.redeal(match.state, 0, seed + 777)
            assert match.game.encode(state) != match.game.encode(match.state)
            resume = (match.edition, 0, state, [])
            live.match = Match(match.game, match.settings, match.seed, match.patch, resume)
            assert (await client.ask(m.Preview, choice=end)).events == seen.events
        assert told > 10

    with_service(tmp_path, work)


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_a_hint_gives_nothing_away(
    game: str, settings: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """What a client is sent for a hint is the same where other things are hidden."""
    thinking_little(monkeypatch, game)

    async def work(service: TableService) -> None:
        service.thinking.hint_time = 60.0
        hints: list[m.Hinted] = []
        for match in moments(game, settings, count=2, apart=40):
            record = msgspec.json.decode(match.record().json())
            made = await service.maker.import_(m.ImportTable(record=record))
            client = await people.Client.sit(service, made.table, list(made.mine.values()))
            room = client.session.room
            (seat, *_) = room.live.waiting()
            hints.append(await client.ask(m.Hint, seat=seat))
            room.live.match = twin(match, seat, 77)
            room.hint, room.memory = None, Memory()
            again = await client.ask(m.Hint, seat=seat)
            assert isinstance(again, m.Hinted)
            assert msgspec.structs.replace(again, id=hints[-1].id) == hints[-1]
        assert len(hints) == 2
        assert any(hint.reasons for hint in hints)

    with_service(tmp_path, work)


def test_the_reason_for_a_refusal_gives_nothing_away(tmp_path: Path):
    """Why something cannot be chosen depends on what the seat can see, and on nothing else."""
    rng = Random(1)
    match = rempart.new("fantasy_defense", seed=SEED, players=2)
    kinds = {kind.__name__: kind for kind in match.game.options}
    for _ in range(60):
        if match.decision is None:
            break
        (seat,) = match.decision.actors
        state = match.game.redeal(match.state, seat, rng.getrandbits(60))
        resume = (match.edition, len(match.choices), state, list(match.choices))
        twin = Match(match.game, match.settings, match.seed, match.patch, resume)
        for kind, who in itertools.product(kinds.values(), match.seats):
            fields = {name: rng.randrange(-1, 75) for name in kind.__struct_fields__}
            choice = {"type": kind.__name__, **fields}
            if kind.__name__ == "Fetch" and who != seat:
                continue
            assert match.why_not(who, choice) == twin.why_not(who, choice)
        match.choose(rng.choice(match.decision.options))


# Seats that others hold


def test_a_bot_that_plays_for_somebody_is_not_for_others_to_replace(tmp_path: Path):
    """Who lends a seat to a bot gets it back; nobody else looks into that hand meanwhile."""

    async def work(service: TableService) -> None:
        one, other = await people.duo(service, seed=SEED)
        await one.ask(m.Hand, to="bot", bot="random")
        for to in ("me", "friend", "bot"):
            answer = await other.ask(m.Hand, seat=one.position.seat, to=to)
            assert answer.code == "forbidden"
        assert (await other.ask(m.ExportRecord)).code == "forbidden"
        assert isinstance(await one.ask(m.Hand, to="me"), m.Done)

    with_service(tmp_path, work)


def test_a_bot_of_nobody_s_may_be_replaced_in_a_team_but_not_a_rival(tmp_path: Path):
    async def work(service: TableService) -> None:
        made = await service.maker.create(
            m.NewTable(game="fantasy_defense", seats=people.plans("me", "random"), seed=9)
        )
        client = await people.Client.sit(service, made.table, [made.mine[0]])
        assert isinstance(await client.ask(m.Hand, seat=1, to="me"), m.Done)
        assert [position.seat for position in client.update.positions] == [0, 1]
        plans = people.plans("me", "friend", "random")
        rivals = await service.maker.create(m.NewTable(game="pebbles", seats=plans, seed=9))
        client = await people.Client.sit(service, rivals.table, [rivals.mine[0]])
        assert (await client.ask(m.Hand, seat=2, to="me")).code == "forbidden"
        alone = await service.maker.create(
            m.NewTable(game="pebbles", seats=people.plans("me", "random"), seed=9)
        )
        client = await people.Client.sit(service, alone.table, [alone.mine[0]])
        assert isinstance(await client.ask(m.Hand, seat=1, to="me"), m.Done)

    with_service(tmp_path, work)


def with_service(path: Path, work: Any) -> None:
    async def inside() -> None:
        async with open_service(path) as service:
            await work(service)

    asyncio.run(inside())


# Tokens


def test_tokens_that_are_worth_nothing(served: Served):
    """Forged, cut short, of another table, of another seat, taken back: not one opens a seat."""

    async def work() -> None:
        made = await new_table(served, "me", "friend", "me", game="pebbles")
        far = await new_table(served, "me")
        good = made.mine[0]
        table, seat, key, signature = good.split(".")
        rng = Random(1)
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."
        forged = [
            good[:i] + rng.choice(letters.replace(good[i], "")) + good[i + 1 :]
            for i in range(len(good) - 1)
        ]
        cut = [good[:end] for end in range(len(good))]
        others = [
            far.mine[0],
            f"{table}.1.{key}.{signature}",
            f"{table}.{seat}..{signature}",
            f"{table}.{seat}.{key}.",
            f"{table}.{seat}.{key}",
            f".{seat}.{key}.{signature}",
            f"{table}.-1.{key}.{signature}",
            f"{far.table}.{seat}.{key}.{signature}",
            good + "A",
            " " + good,
            good + "\n",
            good.lower(),
            good.swapcase(),
            "…" * 20,
            sign(b"", Claim(table, 0, key)),
            sign(b"\0" * 32, Claim(table, 0, key)),
        ]
        worthless = [*forged, *cut, *others]
        async with browser(served) as client:
            for some in chunks(worthless, 60):
                answer = await client.post("/api/mine", json={"tokens": some})
                tables = [info["table"] for info in answer.json()]
                assert tables == ([far.table] if far.mine[0] in some else [])
            assert len((await client.post("/api/mine", json={"tokens": [good]})).json()) == 1
        player = await Player.connect(served, made.table)
        for some in chunks(worthless, 8):
            await player.hello(*some)
            assert player.seat == -1
            answer = await player.ask(m.Choose, seat=0, choice={"type": "Take", "seat": 0})
            assert answer.code == "forbidden"
        await player.hello(*worthless[:7], good)
        assert player.seat == 0

    run(work())


def chunks(items: list[str], size: int) -> Iterator[list[str]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]


def test_a_token_that_was_taken_back(served: Served):
    """A seat that was given away is gone: for who is connected, and for who comes back."""

    async def work() -> None:
        one, other = await duo(served)
        table, seat = one.update.table.table, one.seat
        done = await one.ask(m.Hand, to="friend")
        assert one.seat == -1
        assert (await one.ask(m.Choose, seat=seat, choice={"type": "EndStrategy"})).code == (
            "forbidden"
        )
        friend = await Player.sit(served, table, done.token)
        assert friend.seat == seat
        again = await friend.ask(m.Hand, to="friend")
        assert again.token != done.token
        back = await Player.sit(served, table, done.token)
        assert back.seat == -1
        assert other.seat == 1 - seat

    run(work())


def test_a_claimed_seat_is_not_the_link_s_any_more(served: Served):
    async def work() -> None:
        made = await new_table(served, "me", "friend")
        async with browser(served) as client:
            claim = await client.post(f"/api/codes/{made.code}/claim", json={"seat": 1})
        old = await Player.sit(served, made.table, made.friends[1])
        new = await Player.sit(served, made.table, claim.json()["token"])
        assert (old.seat, new.seat) == (-1, 1)

    run(work())
