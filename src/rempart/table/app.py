"""The web application: HTTP before sitting down, a socket at the table. A thin layer around the
service."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from litestar import HttpMethod, Litestar, MediaType, Response, get, post, route, websocket
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import rempart
from rempart.campaign import BadProgress
from rempart.daily import BadDay
from rempart.kernel.errors import BadData, BadSettings, BadValues
from rempart.kernel.fluent import Name
from rempart.kernel.text import COMMON, Text, languages
from rempart.table import (
    campaigns,
    challenges,
    forms,
    guards,
    lessons,
    limits,
    position_routes,
    puzzles,
    static,
    words,
)
from rempart.table import messages as m
from rempart.table.claiming import claim_seat, join_listed
from rempart.table.costs import Charged
from rempart.table.damage import Damaged
from rempart.table.guards import AnyConnection, AnyRequest
from rempart.table.lab import routes as lab_routes
from rempart.table.problems import problem
from rempart.table.rooms import Room
from rempart.table.routing import (
    Language,
    address_of,
    errors,
    known_language,
    service_of,
)
from rempart.table.service import TableService
from rempart.table.socket import Socket, serve
from rempart.table.store import TableRow

log = logging.getLogger("rempart.table")

SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

# Before sitting down


@get("/api/shelf", responses=errors(400))
async def shelf(state: State, lang: Language = "en") -> m.Shelf:
    """The games, and the client's texts."""
    language, push = known_language(lang), service_of(state).notifications.push
    return m.Shelf(
        language=language,
        languages=languages(words.WORDS),
        games=[words.game_info(game, language) for game in rempart.games().values()],
        texts=words.client_texts(language),
        push=push.public if push else "",
        lobby=service_of(state).lobby.open,
    )


@get("/api/rules/{game:str}", responses=errors(400, 404))
async def rules(game: FromPath[str], lang: Language = "en") -> m.RulesInfo:
    """The rule index of a game."""
    return words.rules_info(rempart.game(game), lang)


@get("/api/sources/{game:str}", responses=errors(400, 404))
async def sources(game: FromPath[str], lang: Language = "en") -> m.SourcesInfo:
    """Which parts of a game are from its rulebook, which are public and which are ours."""
    return words.sources_info(rempart.game(game), known_language(lang))


@get("/api/lessons/{game:str}", responses=errors(400, 404))
async def lesson(game: FromPath[str], lang: Language = "en") -> m.LessonInfo:
    """The walkthrough of a game."""
    return lessons.lesson_info(rempart.game(game), lang)


@post("/api/tables", responses=errors(400, 403, 404, 413, 415, 429, 503))
async def new_table(
    data: JSONBody[m.NewTable],
    state: State,
    request: AnyRequest,
    lang: Language = "en",
) -> m.Created:
    """Create a table."""
    with translated(data.game, lang):
        return await service_of(state).maker.create(data, address_of(request))


@post("/api/runs/{game:str}", status_code=200, responses=errors(400, 403, 404, 413, 415, 429, 503))
async def run_offer(
    game: FromPath[str],
    data: JSONBody[m.RunWish],
    state: State,
    request: AnyRequest,
    lang: Language = "en",
) -> m.RunOffer:
    """A stage of a run, rated as far as that has come."""
    with translated(game, lang):
        found = rempart.game(game)
        text = words.game_text(found, lang)
        return await service_of(state).rates.offer(data, found, text, address_of(request))


@contextmanager
def translated(game: str, lang: str) -> Generator[None]:
    """A game's own words for what is wrong with settings."""
    try:
        yield
    except BadSettings as error:
        if not error.key:
            raise
        raise BadSettings(error.translated(words.game_text(rempart.game(game), lang))) from error
    except BadProgress as error:
        raise BadSettings(error.translated(words.game_text(rempart.game(game), lang))) from error


@post("/api/campaigns/{game:str}", status_code=200, responses=errors(400, 403, 404, 413, 415, 429))
async def campaign(
    game: FromPath[str], data: JSONBody[m.CampaignAsk], lang: Language = "en"
) -> m.CampaignInfo:
    """The campaign of a game with somebody's progress. Nothing is stored."""
    with translated(game, lang):
        found = rempart.game(game)
        return campaigns.campaign_info(found, data, words.game_text(found, lang))


@post("/api/daily", status_code=200, responses=errors(400, 403, 413, 415, 429, 503))
async def daily_challenges(
    data: JSONBody[m.DailyAsk], state: State, lang: Language = "en"
) -> m.DailyInfo:
    """The challenges of a day, with the ranking of this server."""
    service = service_of(state)
    player = service.secret.player(data.player)
    with in_words(lang):
        return await challenges.daily_info(data, player, service.store, lang)


@post("/api/daily/{game:str}", responses=errors(400, 403, 404, 413, 415, 429, 503))
async def begin_challenge(
    game: FromPath[str], data: JSONBody[m.DailyWish], state: State, lang: Language = "en"
) -> m.Created:
    """Create a table for a game's challenge."""
    with in_words(lang):
        return await service_of(state).maker.challenge(rempart.game(game), data)


@get("/api/puzzles", responses=errors(429))
async def all_puzzles(lang: Language = "en") -> m.PuzzlesInfo:
    """The puzzles of all games."""
    return await asyncio.to_thread(puzzles.puzzles_info, lang)


@post("/api/puzzles/{game:str}/{id:str}", responses=errors(400, 403, 404, 413, 415, 429, 503))
async def open_puzzle(
    game: FromPath[str],
    id: FromPath[str],
    data: JSONBody[m.PuzzleWish],
    state: State,
    request: AnyRequest,
) -> m.Created:
    """Create a table at which a puzzle begins."""
    found = rempart.game(game)
    one = await asyncio.to_thread(puzzles.puzzle, found, id)
    return await service_of(state).maker.puzzle(found, one, data, address_of(request))


@contextmanager
def in_words(lang: str) -> Generator[None]:
    """The client's language for what is wrong with a day."""
    try:
        yield
    except BadDay as error:
        raise BadSettings(error.translated(Text(COMMON, lang))) from error


@get("/api/data/{game:str}", media_type=MediaType.TEXT, responses=errors(400, 404))
async def data_file(game: FromPath[str]) -> Response[str]:
    """All values of a game as one TOML file, as a starting point for a designer."""
    found = rempart.game(game)
    name = f'attachment; filename="{found.id}.toml"'
    return Response(found.data_text(), headers={"content-disposition": name})


@post(
    "/api/data/{game:str}",
    status_code=200,
    request_max_body_size=limits.DATA_BYTES,
    responses=errors(400, 403, 404, 413, 415, 429),
)
async def read_data(
    game: FromPath[str],
    data: JSONBody[m.DataFile],
    state: State,
    request: AnyRequest,
) -> m.DataRead:
    """The changes in a designer's data file, or all errors in it."""
    found = rempart.game(game)
    try:
        patch = await service_of(state).maker.read_data(found, data.text, address_of(request))
    except BadValues as error:
        faults = [words.fault_info(fault) for fault in error.faults]
    except BadData as error:
        faults = [m.FaultInfo(key="", reason=str(error))]
    else:
        changes = words.change_infos(found, patch)
        shows = forms.shown_with(found, patch)
        return m.DataRead(patch=patch, changes=changes, faults=[], shows=shows)
    return m.DataRead(patch={}, changes=[], faults=faults)


@get("/api/forms/{game:str}", responses=errors(400, 404))
async def game_form(
    game: FromPath[str], request: AnyRequest, lang: Language = "en"
) -> Response[bytes]:
    """All values of a game as a form: their types, bounds, sources and rules."""
    found, language = rempart.game(game), known_language(lang)
    return static.answer(request, await asyncio.to_thread(forms.form_file, found, language))


@post(
    "/api/forms/{game:str}/check",
    status_code=200,
    request_max_body_size=limits.DATA_BYTES,
    responses=errors(400, 403, 404, 413, 415, 429, 503),
)
async def check_form(
    game: FromPath[str], data: JSONBody[m.FormCheck], state: State, request: AnyRequest
) -> m.FormChecked:
    """What changed values come to: the changes, and the faults by the checks of the loader."""
    site = limits.site_of(address_of(request))
    return await service_of(state).workshop.check(rempart.game(game), data, site)


@post(
    "/api/forms/{game:str}/file",
    status_code=200,
    media_type=MediaType.TEXT,
    request_max_body_size=limits.DATA_BYTES,
    responses=errors(400, 403, 404, 413, 415, 429, 503),
)
async def form_text(
    game: FromPath[str], data: JSONBody[m.FormFile], state: State, request: AnyRequest
) -> str:
    """Changed values as a data file."""
    site = limits.site_of(address_of(request))
    return await service_of(state).workshop.file(rempart.game(game), data, site)


@post(
    "/api/import",
    request_max_body_size=limits.RECORD_BYTES,
    responses=errors(400, 403, 404, 413, 415, 429, 503),
)
async def import_table(
    request: AnyRequest, data: JSONBody[m.ImportTable], state: State
) -> m.Created:
    """Create a table from a record."""
    return await service_of(state).maker.import_(data, address_of(request))


@get("/api/codes/{code:str}", responses=errors(400, 404, 410, 429, 503))
async def coded(code: FromPath[str], state: State, lang: Language = "en") -> m.TableInfo:
    """The table with a code."""
    room = await service_of(state).tables.coded(code)
    return words.table_info(room.live, words.table_text(room.live, lang), room.present())


@post("/api/codes/{code:str}/claim", responses=errors(400, 403, 404, 409, 410, 413, 415, 429, 503))
async def claim(code: FromPath[str], data: JSONBody[m.ClaimSeat], state: State) -> m.Claimed:
    """Take a free seat."""
    return await claim_seat(service_of(state), code, data)


@post("/api/mine", status_code=200, responses=errors(400, 403, 413, 415, 429, 503))
async def mine(
    data: JSONBody[m.MyTables], state: State, lang: Language = "en"
) -> list[m.TableInfo]:
    """The tables that tokens belong to, each once. Invalid tokens are ignored; a table that cannot
    be opened says why."""
    service = service_of(state)
    held: dict[str, tuple[Room | Damaged, set[int]]] = {}
    for token in data.tokens:
        found = await service.tables.place_of(token)
        if found is not None:
            place, seat = found
            held.setdefault(row_of(place).id, (place, set()))[1].add(seat)
    return [table_of(place, lang, seats) for place, seats in held.values()]


def row_of(place: Room | Damaged) -> TableRow:
    """The row of a table."""
    return place.row if isinstance(place, Damaged) else place.live.row


def table_of(place: Room | Damaged, lang: str, seats: set[int]) -> m.TableInfo:
    """A table for somebody who holds these seats."""
    if isinstance(place, Damaged):
        return words.damaged_info(place, known_language(lang), seats)
    text = words.table_text(place.live, lang)
    return words.table_info(place.live, text, place.present(), mine=seats)


@post("/api/damaged/{table:str}", status_code=200, responses=errors(400, 404, 413, 429, 503))
async def damaged(table: FromPath[str], data: JSONBody[m.MyTables], state: State) -> dict[str, Any]:
    """What can be recovered of a table that cannot be opened, for people who sit there."""
    return await service_of(state).tables.export_damaged(table, data.tokens)


# Lists


@get("/api/lobby", responses=errors(400, 429, 503))
async def open_tables(state: State, lang: Language = "en") -> m.LobbyInfo:
    """The tables that look for players."""
    return await service_of(state).lobby.info(known_language(lang))


@post("/api/lobby/{id:str}", responses=errors(400, 403, 404, 409, 413, 415, 429, 503))
async def join_table(id: FromPath[str], data: JSONBody[m.JoinTable], state: State) -> m.Claimed:
    """Take a free seat at a table that looks for players."""
    return await join_listed(service_of(state), id, data)


@post("/api/replays", status_code=200, responses=errors(400, 403, 404, 413, 415, 429, 503))
async def published(
    data: JSONBody[m.ReplayAsk], state: State, lang: Language = "en"
) -> m.ReplayPage:
    """Search the published matches."""
    return await service_of(state).replays.page(data, known_language(lang))


@get("/api/health")
async def health(state: State) -> dict[str, int]:
    """Whether the server is up, and how busy it is."""
    rooms = service_of(state).tables.rooms
    return {"tables": len(rooms), "guests": sum(len(room.guests) for room in rooms.values())}


# At the table


@websocket("/ws/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str], state: State) -> None:
    """Play, or watch."""
    await serve(socket, service_of(state), table)


# The client


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    status_code=200,
    include_in_schema=False,
)
async def client(request: AnyRequest, state: State, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page for every address that the client routes itself."""
    assets: dict[str, static.Asset] = state.assets
    found = assets.get(path)
    if found is None:
        if f"{path}/".startswith(("/api/", "/ws/", "/assets/", static.COVERS, static.MAPS)):
            raise NotFoundException
        found = assets["/index.html"]
    return static.answer(request, found)


# Common to all routes


async def secure(message: Message, scope: Scope) -> None:
    """Add the security headers to every response: they limit pages to what they need. A report of
    the lab brings a Content-Security-Policy of its own."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers.setdefault(name, value)


LOOKED_UP = ("/api/codes/", "/api/lab/", "/api/lobby")
"""The paths where GET requests are limited, too."""


def rate_limited(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Limit the rate of sockets, POST requests and look-ups from an address."""
    scope, buckets = connection.scope, connection.app.state
    if scope["type"] == "websocket":
        bucket = buckets.sockets
    elif scope.get("method") == "POST" or scope["path"].startswith(LOOKED_UP):
        bucket = buckets.requests
    else:
        return
    if not bucket.take(address_of(connection)):
        raise TooManyRequestsException("too many requests; wait a moment")


def in_turn(app: ASGIApp) -> ASGIApp:
    """Middleware: requests with a body wait for their address's turn, and their cost is charged to
    it."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] not in ("POST", "PUT"):
            await app(scope, receive, send)
            return
        client = scope["client"]
        site = limits.site_of(client[0] if client else "")
        throttles = service_of(scope["litestar_app"].state).throttles
        long = limits.longest(scope["path"]) > limits.MESSAGE_BYTES
        async with (throttles.reading if long else throttles.working).turn(site) as bucket:
            await Charged(app(scope, receive, send), bucket)

    return answer


def make_app(service: TableService, names: guards.Names | None = None) -> Litestar:
    """The application for a service that is known under these host names."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        if not service.opened:
            await service.open()
        yield
        await service.close()

    return Litestar(
        [
            shelf,
            rules,
            sources,
            lesson,
            campaign,
            daily_challenges,
            begin_challenge,
            all_puzzles,
            open_puzzle,
            new_table,
            run_offer,
            data_file,
            read_data,
            game_form,
            check_form,
            form_text,
            import_table,
            coded,
            claim,
            mine,
            damaged,
            open_tables,
            join_table,
            published,
            health,
            *lab_routes.ROUTES,
            *position_routes.ROUTES,
            table_socket,
            client,
        ],
        lifespan=[lifespan],
        type_encoders={Name: str},
        guards=[guards.meant_for_us, guards.from_our_pages, guards.as_json, rate_limited],
        middleware=[in_turn],
        state=State(
            {
                "service": service,
                "names": names or guards.Names(),
                "assets": static.read_assets() | static.read_looks(rempart.games().values()),
                "requests": limits.Buckets(*limits.REQUESTS),
                "sockets": limits.Buckets(*limits.SOCKETS),
            }
        ),
        exception_handlers={Exception: problem},
        before_send=[secure],
        logging_config=None,
        request_max_body_size=limits.MESSAGE_BYTES,
        openapi_config=OpenAPIConfig(
            title="Rempart",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
