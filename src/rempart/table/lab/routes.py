"""The lab over HTTP."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from rempart.kernel.text import Text
from rempart.table import messages as m
from rempart.table import words
from rempart.table.guards import AnyRequest
from rempart.table.routing import Language, address_of, errors, known_language, service_of

REPORT = (
    "default-src 'none'; script-src {script}; style-src {style}; style-src-attr 'unsafe-inline'; "
    "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; "
    "sandbox allow-scripts allow-downloads"
)
"""The Content-Security-Policy of a report: its own script and style, nothing from anywhere, and an
origin of its own, so that it can reach nothing of ours. Our pages may show it, others may not."""


def text_in(lang: str) -> Text:
    """The client's texts in a language."""
    return words.client_text(known_language(lang))


@get("/api/lab", responses=errors(400))
async def lab_info(state: State) -> m.LabInfo:
    """Whether there is a lab here, and how much it plays."""
    return service_of(state).lab.info()


@post("/api/lab/pace", status_code=200, responses=errors(400, 403, 404, 413, 415, 429, 503))
async def lab_pace(
    data: JSONBody[m.LabPaceWish], state: State, request: AnyRequest, lang: Language = "en"
) -> m.LabPace:
    """How long matches take, measured as far as that has come."""
    return await service_of(state).lab.pace(data, address_of(request), text_in(lang))


@post("/api/lab/runs", responses=errors(400, 403, 404, 413, 415, 429, 503))
async def lab_start(
    data: JSONBody[m.LabWish], state: State, request: AnyRequest, lang: Language = "en"
) -> m.LabStarted:
    """Start a run."""
    return await service_of(state).lab.start(data, address_of(request), text_in(lang))


@get("/api/lab/runs/{run:str}", responses=errors(400, 404, 429))
async def lab_run(run: FromPath[str], state: State, lang: Language = "en") -> m.LabRun:
    """How a run stands."""
    return await service_of(state).lab.run(run, text_in(lang))


@post(
    "/api/lab/runs/{run:str}/stop",
    status_code=200,
    responses=errors(400, 403, 404, 413, 415, 429),
)
async def lab_stop(
    run: FromPath[str], data: JSONBody[m.LabStop], state: State, lang: Language = "en"
) -> m.LabRun:
    """Stop a run. What was played is kept."""
    lab = service_of(state).lab
    await lab.stop(run, data.token)
    return await lab.run(run, text_in(lang))


@get(
    "/api/lab/runs/{run:str}/report",
    media_type=MediaType.HTML,
    responses=errors(400, 404, 429),
)
async def lab_report(
    run: FromPath[str], state: State, lang: Language = "en", theme: Language = ""
) -> Response[bytes]:
    """The report of a run that is over, as a page."""
    page = await service_of(state).lab.page(run, known_language(lang))
    body = page.body
    if theme in ("dark", "light"):
        body = body.replace(b"<html ", f'<html data-theme="{theme}" '.encode(), 1)
    headers = {
        "content-security-policy": REPORT.format(script=page.script, style=page.style),
        "cache-control": "no-cache",
    }
    return Response(body, media_type=MediaType.HTML, headers=headers)


@get("/api/lab/runs/{run:str}/matches/{match:str}", responses=errors(400, 404, 429))
async def lab_match(run: FromPath[str], match: FromPath[str], state: State) -> Response[bytes]:
    """The record of a match worth a look."""
    record = await service_of(state).lab.record(run, match)
    return Response(record, media_type=MediaType.JSON)


ROUTES: list[HTTPRouteHandler] = [
    lab_info,
    lab_pace,
    lab_start,
    lab_run,
    lab_stop,
    lab_report,
    lab_match,
]
