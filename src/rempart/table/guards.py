"""Who may ask: under which names this server is known, and which pages may talk to it.

A page of another site that somebody happens to look at must not be able to make tables on their
machine, nor to read anything of it by giving itself a name that leads here (DNS rebinding).
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.exceptions import ClientException, HTTPException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from rempart.kernel import RempartError
from rempart.kernel.text import languages
from rempart.table import words

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

HARMLESS = ("GET", "HEAD", "OPTIONS")
"""What another site's page may ask for: it cannot read the answer, and nothing is done."""
OURS = ("same-origin", "none")
"""What a browser says (Sec-Fetch-Site) of our own pages, and of what its user typed."""
JSON = "application/json"
NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")


class BadName(RempartError):
    """No name that a server can have."""


class Misdirected(HTTPException):
    """The request was meant for somebody else."""

    status_code = 421


class NotJSON(HTTPException):
    """The request is in a form that any page could send."""

    status_code = 415


class Names:
    """The names of this server. An address is always one of them: a page that says so came from
    there. Any other name may belong to somebody who had it lead here."""

    def __init__(self, given: Iterable[str] = (), listens: str = ""):
        own = socket.gethostname().lower().rstrip(".")
        short = own.partition(".")[0]
        self.known = {"localhost", own, short, f"{short}.local", listens.lower()}
        self.known |= {read_name(name) for name in given}

    def __contains__(self, name: str) -> bool:
        return name in self.known or name.endswith(".localhost") or is_address(name)


def read_name(given: str) -> str:
    """A name as it was given to `--host-name`."""
    name = given.strip().lower().rstrip(".")
    if len(name) > 253 or not NAME.fullmatch(name):
        raise BadName(
            f"--host-name takes the name in the browser's address bar, like play.example.org, "
            f"without https:// and without a port; not {given!r}"
        )
    return name


def is_address(name: str) -> bool:
    """Whether it is an IP address."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def host_of(header: str) -> str:
    """The name in a Host header, without its port; empty: there is none."""
    try:
        parts = urlsplit(f"//{header}")
        name = (parts.hostname or "").rstrip(".")
        fine = parts.netloc == header and parts.username is None
        fine = fine and (parts.port is None or parts.port > 0)
    except ValueError:
        return ""
    return name if fine and (NAME.fullmatch(name) or is_address(name)) else ""


def language_of(asking: AnyConnection) -> str:
    """The first language of the browser that we speak."""
    known = languages(words.WORDS)
    wanted = asking.headers.get("accept-language", "").lower().split(",")
    return next((w[:2] for w in (w.strip() for w in wanted) if w[:2] in known), "en")


def say(asking: AnyConnection, key: str, **values: str) -> str:
    """Something of the table's words."""
    return words.client_text(language_of(asking))(key, **values)


# What is asked of every request before it is looked at


def meant_for_us(asking: AnyConnection, _: BaseRouteHandler) -> None:
    """Only who knows one of our names is answered."""
    headers = asking.headers.getall("host", [])
    name = host_of(headers[0]) if len(headers) == 1 else ""
    if not name:
        raise ClientException("the header Host has to name this server")
    if name not in asking.app.state.names:
        raise Misdirected(say(asking, "error.host", name=name))


def from_our_pages(asking: AnyConnection, _: BaseRouteHandler) -> None:
    """What does something is asked by our own pages, or by no page at all, but a program."""
    scope = asking.scope
    if scope["type"] == "http" and scope["method"] in HARMLESS:
        return
    site = asking.headers.get("sec-fetch-site", "none")
    origin = asking.headers.get("origin")
    if site not in OURS or not (origin is None or came_from(origin, asking.headers["host"])):
        raise PermissionDeniedException(say(asking, "error.site"))


def came_from(origin: str, host: str) -> bool:
    """Whether a page of this host asked."""
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    return found.scheme in ("http", "https") and found.netloc.lower() == host.lower()


def as_json(asking: AnyConnection, _: BaseRouteHandler) -> None:
    """Any page may send what a form sends; JSON is what it has to ask us about first."""
    scope = asking.scope
    if scope["type"] != "http" or scope["method"] in HARMLESS:
        return
    kind = asking.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise NotJSON(f"send it as JSON, with the header Content-Type: {JSON}")
