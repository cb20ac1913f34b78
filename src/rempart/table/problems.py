"""What clients are told when something goes wrong: a status and a sentence."""

from __future__ import annotations

import logging

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException

from rempart.campaign import NoCampaign
from rempart.daily import NoDaily
from rempart.kernel import RempartError
from rempart.kernel.errors import UnknownGame
from rempart.lesson import NoLesson
from rempart.puzzles.puzzle import NoPuzzle
from rempart.table import limits
from rempart.table.costs import TooFast
from rempart.table.damage import Damaged
from rempart.table.errors import StoreError
from rempart.table.guards import AnyRequest
from rempart.table.lab.desk import NoLab, NotYours
from rempart.table.lab.folder import NoSuchRun
from rempart.table.queue import Busy
from rempart.table.rooms import NoSuchTable, SeatTaken, Stale
from rempart.table.routing import Wrong
from rempart.table.worker_pool import TookTooLong

log = logging.getLogger("rempart.table")

LEFT = "client disconnected prematurely"
"""Litestar's message for a client that has disconnected."""


def problem(request: AnyRequest, error: Exception) -> Response[Wrong]:
    """An error as JSON, without anything that only the server's owner should know."""
    headers = error.headers if isinstance(error, HTTPException) else None
    status, message = what_is_wrong(request, error)
    if status >= 500 and not has_left(error):
        log.error("%s %s", request.method, request.url.path, exc_info=error)
    return Response(Wrong(message), status_code=status, headers=headers)


def has_left(error: Exception) -> bool:
    """Whether the error only means that the client disconnected during its request."""
    return isinstance(error, HTTPException) and error.detail == LEFT


def what_is_wrong(request: AnyRequest, error: Exception) -> tuple[int, str]:
    """The status and the message for an error."""
    match error:
        case StoreError():
            return 503, "the tables cannot be read or written right now; try again in a moment"
        case Busy():
            return 503, str(error)
        case (
            NoSuchTable()
            | UnknownGame()
            | NoLesson()
            | NoCampaign()
            | NoDaily()
            | NoSuchRun()
            | NoPuzzle()
        ):
            return 404, str(error)
        case NoLab() | NotYours():
            return 403, str(error)
        case SeatTaken() | Stale():
            return 409, str(error)
        case Damaged():
            return 410, str(error)
        case TooFast() | Busy() | TookTooLong():
            return 429, str(error)
        case RempartError():
            return 400, str(error)
        case RecursionError():
            return 400, "the request is nested too deeply"
        case UnicodeError():
            return 400, f"the request is not in UTF-8: {error}"
        case HTTPException(status_code=404):
            return 404, f"there is nothing at {request.url.path}"
        case HTTPException(status_code=405):
            allowed = (error.headers or {}).get("allow") or "another method"
            return 405, f"{request.method} does not work at {request.url.path}; use {allowed}"
        case HTTPException(status_code=413):
            most = limits.longest(request.url.path)
            return 413, f"the request is too big: at most {most} bytes"
        case HTTPException() if error.status_code < 500:
            more = f": {msgspec.json.encode(error.extra).decode()}" if error.extra else ""
            return error.status_code, f"{error.detail}{more}"
        case _:
            return 500, "something went wrong on the server; its owner finds it in the log"
