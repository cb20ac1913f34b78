"""Open the position of a worked example, or of any other rule, as its test sets it up.

    .venv/bin/python -m scripts.open_example KR-EX-19              in the terminal
    .venv/bin/python -m scripts.open_example KR-EX-19 --browser    on the board

The first test of the rule that has a match is run up to its first choice. Such positions are set up
by hand, often on a map of their own, so no record can hold them.
"""

from __future__ import annotations

import argparse
import socket
import sys
import tempfile
from contextlib import ExitStack, suppress
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from typing import Any
from unittest.mock import patch

import uvicorn

from rempart import rulebook
from rempart.kernel import Match, Moment, RempartError
from rempart.table import server
from rempart.table.app import make_app
from rempart.table.deflate import DeflatedWebSocket
from rempart.table.guards import Names
from rempart.table.service import TableService
from rempart.table.stores import open_store
from rempart.terminal.console import Terminal
from rempart.terminal.language import speak
from rempart.terminal.table import Table

HOST = "127.0.0.1"
ROOT = Path(__file__).parents[1]


class Reached(BaseException):
    """The position is reached: the rest of the test is skipped."""


def position(rule: str) -> Match:
    """The position of a rule."""
    game, rule = rulebook.find(rule)
    tests = (rulebook.tested(game) or {}).get(rule, [])
    match = first_position(tests)
    if match is None:
        raise RempartError(f"{rule} has no test that sets up a match")
    tables = import_module(f"tests.games.{game.id}.table")
    if hasattr(tables, "show"):
        tables.show(match.state)
    return Match(game, match.settings, match.seed, match.patch, (game.edition, 0, match.state, []))


def first_position(tests: list[str]) -> Match | None:
    """The match of the first test that has one, before its first choice."""
    return next(filter(None, map(_first_choice, tests)), None)


def _first_choice(test: str) -> Match | None:
    """The match of a test, before its first choice; if nothing is chosen, its last match. None if
    it has no match, or needs a pytest fixture."""
    file, name = test.split("::")
    path = Path(file).resolve().relative_to(ROOT).with_suffix("")
    function = getattr(import_module(".".join(path.parts)), name)
    if signature(function).parameters:
        return None
    made: list[Match] = []
    begin = Match.__init__

    def note(self: Match, *given: Any, **named: Any) -> None:
        begin(self, *given, **named)
        made.append(self)

    def stop(self: Match, *given: Any, **named: Any) -> None:
        made.append(self)
        raise Reached

    def stop_table(self: Any, *given: Any) -> None:
        made.append(self.match())
        raise Reached

    with ExitStack() as stack:
        stack.enter_context(patch.object(Match, "__init__", note))
        stack.enter_context(patch.object(Match, "choose", stop))
        board = ".".join((*path.parts[:-1], "board"))
        if find_spec(board):  # Its tests play without a match.
            stack.enter_context(patch.object(import_module(board).Table, "choose", stop_table))
        stack.enter_context(suppress(Reached))
        function()
    return made[-1] if made else None


def in_terminal(match: Match, language: str | None) -> None:
    """Play on at this terminal."""
    text = speak(language, match.game, match.variant)
    table = Table(Terminal.standard(), match, text)
    table.moments = [Moment(0, None, None, match.events)]
    table.run()


class Server(uvicorn.Server):
    """A server with one table, which has the match."""

    def __init__(self, config: uvicorn.Config, service: TableService, url: str, match: Match):
        super().__init__(config)
        self.service = service
        self.url = url
        self.match = match

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Make the table and print its address, for the seat that must choose."""
        await self.service.open()
        made = await self.service.maker.put_up(self.match)
        seat = self.match.decision.actors[0] if self.match.decision else 0
        await super().startup(sockets)
        address = f"{self.url}t/{made.table}#{made.mine[seat]}"
        print(f"The position is at {address}  (Ctrl-C ends it)", flush=True)


def in_browser(match: Match) -> None:
    """Serve the match until interrupted; nothing is stored."""
    with tempfile.TemporaryDirectory() as folder:
        sock = server.listen(HOST, 0)
        service = TableService(open_store(str(Path(folder) / "example.db")))
        app = make_app(service, Names((), HOST))
        config = uvicorn.Config(app, log_config=None, access_log=False, ws=DeflatedWebSocket)
        url = server.address(HOST, sock.getsockname()[1])
        Server(config, service, url, match).run(sockets=[sock])


def main() -> None:
    """Open what the command line names."""
    parser = argparse.ArgumentParser(prog="open_example", description=__doc__)
    parser.add_argument("rule", help="the ID of a rule, like KR-EX-19")
    parser.add_argument("--browser", action="store_true", help="on the board, in a browser")
    parser.add_argument("--lang", help="the language of the terminal")
    args = parser.parse_args()
    try:
        match = position(args.rule)
    except RempartError as error:
        sys.exit(f"open_example: {error}")
    if args.browser:
        in_browser(match)
    else:
        in_terminal(match, args.lang)


if __name__ == "__main__":
    main()
