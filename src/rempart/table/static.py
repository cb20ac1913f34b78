"""The browser client's files and the games' styles and covers: read once, compressed once, served
from memory.

Only known files are served, by name, so no path can lead anywhere else.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

import msgspec
from litestar import Response

from rempart import look
from rempart.campaign import campaign, has_campaign
from rempart.kernel import Game
from rempart.table.guards import AnyRequest

FOLDER = "static"
MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types by suffix, independent of the machine's own list."""
SQUEEZED = ("text/", "application/", "image/svg+xml", "image/x-icon")
FOREVER = "public, max-age=31536000, immutable"
"""Cache-Control for files whose name changes with their content."""
ANEW = "no-cache"
"""Cache-Control for the page itself: check each time whether it has changed."""
LOOKS = "/looks.css"
"""The path of the stylesheet with the colours of all games."""
COVERS = "/covers/"
"""The path prefix of the games' covers: `/covers/<game>.svg`."""
MAPS = "/maps/"
"""The path prefix of the maps of their campaigns: `/maps/<game>.svg`."""

NOT_BUILT = b"""<!doctype html><title>Rempart</title>
<p>The browser client has not been built. Run <code>make web</code>.</p>"""


class Asset(msgspec.Struct, frozen=True):
    """A file, ready to send."""

    body: bytes
    squeezed: bytes | None
    media: str
    etag: str
    lasting: bool


def read_assets() -> dict[str, Asset]:
    """All files of the client by their path."""
    root = files("rempart.table") / FOLDER
    found: dict[str, Asset] = {}
    if root.is_dir():
        _read(root, "", found)
    found.setdefault("/index.html", asset("/index.html", NOT_BUILT))
    return found


def read_looks(games: Iterable[Game]) -> dict[str, Asset]:
    """The colours, covers and maps of games by their path."""
    known = list(games)
    found = {LOOKS: asset(LOOKS, look.css(known).encode())}
    for game in known:
        picture = look.cover(game)
        if picture is not None:
            path = f"{COVERS}{game.id}.svg"
            found[path] = asset(path, picture)
        if has_campaign(game):
            path = f"{MAPS}{game.id}.svg"
            found[path] = asset(path, campaign(game).art)
    return found


def _read(folder: Traversable, path: str, found: dict[str, Asset]) -> None:
    for item in folder.iterdir():
        name = f"{path}/{item.name}"
        if item.is_dir():
            _read(item, name, found)
        else:
            found[name] = asset(name, item.read_bytes())


def asset(path: str, body: bytes) -> Asset:
    """A file, compressed if that makes it smaller."""
    media = MEDIA.get(PurePosixPath(path).suffix, "application/octet-stream")
    squeezed = gzip.compress(body, 9) if media.startswith(SQUEEZED) else None
    return Asset(
        body=body,
        squeezed=squeezed if squeezed and len(squeezed) < len(body) else None,
        media=media,
        etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        lasting=path.startswith("/assets/"),
    )


def answer(request: AnyRequest, found: Asset) -> Response[bytes]:
    """The response with a file, or 304 if it has not changed."""
    headers = {
        "etag": found.etag,
        "cache-control": FOREVER if found.lasting else ANEW,
        "vary": "accept-encoding",
    }
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.squeezed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=found.media, headers=headers)
