"""The page around the plots: style, script and the box that a replay opens in."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from importlib.resources import files

import rempart
from rempart import look
from rempart.kernel.text import Text


def shell(title: str, body: str, text: Text, game: str) -> str:
    """The whole document, without any external reference, in the colours of its game."""
    here = files("rempart.lab") / "page"
    style = (here / "report.css").read_text(encoding="utf-8")
    colours = look.css([rempart.game(game)] if game else [])
    script = (here / "report.js").read_text(encoding="utf-8")
    close = escape(text("page.close"))
    return f"""<!doctype html>
<html lang="{text.language}" data-game="{escape(game)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}{colours}</style>
</head>
<body>
{body}
<dialog id="replay"><form method="dialog"><button>{close}</button></form><div></div></dialog>
<footer>{escape(text("page.footer"))}</footer>
<script>
{script}</script>
</body>
</html>
"""


def hashes(page: str) -> tuple[str, str]:
    """The hashes of a page's script and style, as a Content-Security-Policy names them."""
    script, style = (
        b64encode(sha256(found[1].encode()).digest()).decode()
        for found in (
            re.search(f"<{tag}>(.*?)</{tag}>", page, re.DOTALL) for tag in ("script", "style")
        )
        if found is not None
    )
    return f"'sha256-{script}'", f"'sha256-{style}'"
