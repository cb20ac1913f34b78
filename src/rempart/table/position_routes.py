"""Positions over HTTP."""

from __future__ import annotations

from litestar import Response, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

import rempart
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.guards import AnyRequest
from rempart.table.routing import Language, address_of, errors, service_of

JSON = "application/json"
WRONG = (400, 403, 404, 413, 415, 429, 503)


def site(request: AnyRequest) -> str:
    """The site that asks."""
    return limits.site_of(address_of(request))


@post("/api/positions/{game:str}/new", status_code=200, responses=errors(*WRONG))
async def new_position(
    game: FromPath[str],
    data: JSONBody[m.NewPosition],
    state: State,
    request: AnyRequest,
    lang: Language = "en",
) -> Response[bytes]:
    """The position of an empty table."""
    found = rempart.game(game)
    body = await service_of(state).positions.new(found, data, lang, site(request))
    return Response(body, media_type=JSON)


@post(
    "/api/positions/{game:str}/check",
    status_code=200,
    request_max_body_size=limits.POSITION_BYTES,
    responses=errors(*WRONG),
)
async def check_position(
    game: FromPath[str],
    data: JSONBody[m.PositionAsk],
    state: State,
    request: AnyRequest,
    lang: Language = "en",
) -> Response[bytes]:
    """What a position comes to."""
    found = rempart.game(game)
    body = await service_of(state).positions.check(found, data, lang, site(request))
    return Response(body, media_type=JSON)


@post(
    "/api/positions/{game:str}/analyse",
    status_code=200,
    request_max_body_size=limits.POSITION_BYTES,
    responses=errors(*WRONG),
)
async def analyse_position(
    game: FromPath[str],
    data: JSONBody[m.AnalysisAsk],
    state: State,
    request: AnyRequest,
    lang: Language = "en",
) -> m.Analysis:
    """The best lines from a position, as far as they have been found."""
    found = rempart.game(game)
    return await service_of(state).positions.analyse(found, data, lang, site(request))


@post(
    "/api/positions/{game:str}/table",
    request_max_body_size=limits.POSITION_BYTES,
    responses=errors(*WRONG),
)
async def play_position(
    game: FromPath[str], data: JSONBody[m.PositionTable], state: State, request: AnyRequest
) -> m.Created:
    """Create a table where a match goes on from a position."""
    found, service = rempart.game(game), service_of(state)
    record = await service.positions.tried(found, data.position, site(request))
    return await service.maker.position(found, record, data.seats)


ROUTES: list[HTTPRouteHandler] = [
    new_position,
    check_position,
    analyse_position,
    play_position,
]
