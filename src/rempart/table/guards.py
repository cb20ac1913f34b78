"""Which requests are accepted: the names this server is known under, and the pages that may talk to
it.

A page of another site that somebody happens to visit must not be able to create tables on their
machine, nor to read anything from it through a host name that resolves to it (DNS rebinding).
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
"""Methods that pages of other sites may use: they cannot read the answer, and nothing is
changed."""
OURS = ("same-origin", "none")
"""The values of Sec-Fetch-Site for our own pages and for addresses that the user typed."""
JSON = "application/json"
NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")


AT_HOME = ("home", "home.arpa", "internal", "lan", "local", "localhost")
"""The ends of names that are known only in a network of one's own."""


class BadName(RempartError):
    """Not a valid host name."""


class Misdirected(HTTPException):
    """The request was meant for another server."""

    status_code = 421


class NotJSON(HTTPException):
    """The request is not JSON, so a page of any site could have sent it."""

    status_code = 415


class Names:
    """The host names of this server. An IP address is always accepted: a page that uses it as its
    host was loaded from here. Any other name may belong to somebody who made it resolve to this
    server."""

    def __init__(self, given: Iterable[str] = (), listens: str = ""):
        own = socket.gethostname().lower().rstrip(".")
        short = own.partition(".")[0]
        self.known = {"localhost", own, short, f"{short}.local", listens.lower()}
        self.given = {read_name(name) for name in given}
        self.known |= self.given

    @property
    def public(self) -> bool:
        """Whether one of the given names is for everybody, so that strangers may come."""
        return any(
            "." in name
            and not is_address(name)
            and not name.endswith(tuple(f".{e}" for e in AT_HOME))
            for name in self.given
        )

    def __contains__(self, name: str) -> bool:
        return name in self.known or name.endswith(".localhost") or is_address(name)


def read_name(given: str) -> str:
    """A host name from `--host-name`, checked and normalised."""
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
    """The first of the browser's languages that the client is translated into, else English."""
    known = languages(words.WORDS)
    wanted = asking.headers.get("accept-language", "").lower().split(",")
    return next((w[:2] for w in (w.strip() for w in wanted) if w[:2] in known), "en")


def say(asking: AnyConnection, key: str, **values: str) -> str:
    """One of the client's texts in the browser's language."""
    return words.client_text(language_of(asking))(key, **values)


# Checks of every request


def meant_for_us(asking: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse requests whose Host header is not one of our names."""
    headers = asking.headers.getall("host", [])
    name = host_of(headers[0]) if len(headers) == 1 else ""
    if not name:
        raise ClientException("the header Host has to name this server")
    if name not in asking.app.state.names:
        raise Misdirected(say(asking, "error.host", name=name))


def from_our_pages(asking: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse requests that change something, unless they come from our own pages or from a
    program."""
    scope = asking.scope
    if scope["type"] == "http" and scope["method"] in HARMLESS:
        return
    site = asking.headers.get("sec-fetch-site", "none")
    origin = asking.headers.get("origin")
    if site not in OURS or not (origin is None or came_from(origin, asking.headers["host"])):
        raise PermissionDeniedException(say(asking, "error.site"))


def came_from(origin: str, host: str) -> bool:
    """Whether an Origin header names this host."""
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    return found.scheme in ("http", "https") and found.netloc.lower() == host.lower()


def as_json(asking: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse bodies that are not JSON. Any page may send form data to us; for JSON its browser asks
    us first."""
    scope = asking.scope
    if scope["type"] != "http" or scope["method"] in HARMLESS:
        return
    kind = asking.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise NotJSON(f"send it as JSON, with the header Content-Type: {JSON}")
