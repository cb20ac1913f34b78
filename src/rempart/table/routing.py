"""What all routes share: who asks, in which language, and which errors there may be."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from rempart.kernel.text import languages
from rempart.table import words
from rempart.table.guards import AnyConnection
from rempart.table.service import TableService

Language = Annotated[str, QueryParameter(max_length=8)]


class Wrong(msgspec.Struct):
    """The body of every response with a status of 400 or above: what was wrong, and what would be
    right."""

    error: str


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a route, for the API description."""
    known = {
        400: "The request makes no sense.",
        403: "A page of another site asks.",
        404: "There is no such thing.",
        409: "Somebody else was faster.",
        410: "The table is there, but cannot be opened any more.",
        413: "The request is too big.",
        415: "The request is not JSON.",
        429: "Too many requests.",
        503: "The tables cannot be read or written right now.",
    }
    return {
        status: ResponseSpec(Wrong, generate_examples=False, description=known[status])
        for status in statuses
    }


def service_of(state: State) -> TableService:
    """The service of this process."""
    return state.service


def address_of(asking: AnyConnection) -> str:
    """The IP address a request comes from; empty: unknown."""
    return asking.client.host if asking.client else ""


def known_language(wanted: str) -> str:
    """The language if the client is translated into it, else English."""
    return wanted if wanted in languages(words.WORDS) else "en"
