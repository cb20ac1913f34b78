"""The command line: `rempart serve | play | replay | review | check | bot | lab | data | …`."""

from __future__ import annotations

import argparse
import contextlib
import os
import shlex
import sys
import time
from pathlib import Path
from typing import Any, cast

from rich.padding import Padding

import rempart
from rempart import scaffold
from rempart.campaign import BadProgress, campaign, has_campaign
from rempart.daily import BadDay, Deal, daily, offered, read_day
from rempart.kernel import Game, Match, RempartError
from rempart.kernel.text import Text
from rempart.review import TOTAL
from rempart.terminal import batch, check, puzzles, review, rules, saves, setup
from rempart.terminal.arguments import Usage, make_parser, parse
from rempart.terminal.campaign import Journey, battle_path, default_path
from rempart.terminal.console import Terminal, make_console
from rempart.terminal.language import speak
from rempart.terminal.replay import Replay, seat_of
from rempart.terminal.settings import fields, read_bots, read_changes, read_data, whole_number
from rempart.terminal.table import Table

WRONG, INTERRUPTED = 2, 130

LONGEST = 3600
"""Seconds that a review may take."""

MOST = 1_000_000
"""The upper bound for every limit."""

LONGEST_RUN = 1440
"""The most minutes that a run of the lab in the browser may take."""
SHOWN = 6
"""How many changed values are listed before a match."""


def main(argv: list[str] | None = None) -> int:
    """Run a command; returns the exit code: 0, 2 for an error, 130 for Ctrl-C."""
    _forgiving_streams()
    try:
        return run(sys.argv[1:] if argv is None else argv)
    except RempartError as error:
        print(f"rempart: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has closed the pipe, as in `rempart rules | head`
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except SystemExit as done:  # --help and --version
        return done.code if isinstance(done.code, int) else 0


def _forgiving_streams() -> None:
    """Show characters that a stream cannot encode or decode as question marks, without a
    traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def run(argv: list[str]) -> int:
    """Parse and do."""
    args = parse(argv)
    if args.command is None:
        make_parser(speak(args.lang)).print_help()
        return 0
    return COMMANDS[args.command](args)


def serve(args: argparse.Namespace) -> int:
    """Serve tables to browsers."""
    from rempart.table import server  # the web service is not needed for anything else

    port = whole_number(args.port)
    if not isinstance(port, int) or not 0 <= port < 1 << 16:
        raise Usage(speak(args.lang)("cli.port", given=args.port))
    database = args.database or os.environ.get("DATABASE_URL")
    server.serve(
        args.host,
        port,
        database,
        show=args.browser,
        names=args.host_name,
        lab=_lab_minutes(args),
        lobby=_lobby(args),
    )
    return 0


def _lab_minutes(args: argparse.Namespace) -> int:
    """Minutes that a run of the lab may take on the server; 0: none."""
    if args.lab == "off":
        return 0
    minutes = whole_number(args.lab)
    if not isinstance(minutes, int) or not 1 <= minutes <= LONGEST_RUN:
        raise Usage(speak(args.lang)("cli.lab_minutes", given=args.lab, most=LONGEST_RUN))
    return minutes


def _lobby(args: argparse.Namespace) -> bool | None:
    """Whether tables may look for players on the server; None: if it is a public one."""
    if args.lobby not in (None, "on", "off"):
        raise Usage(speak(args.lang)("cli.lobby", given=args.lobby))
    return None if args.lobby is None else args.lobby == "on"


def play(args: argparse.Namespace) -> int:
    """Play at this terminal."""
    terminal = Terminal.standard()
    plan = today = None
    if args.daily is not None:
        today = _deal(args)
        game = rempart.game(today.game)
        match = Match(game, game.read_settings(today.settings), today.seed)
    elif args.load:
        match = _loaded(args)
    elif args.game is not None:
        data = _data(args, rempart.game(args.game))
        match = rempart.new(args.game, seed=_seed(args), data=data, **_settings(args))
    else:
        plan = _plan(args, terminal)
        data = _data(args, plan.game)
        match = rempart.new(plan.game.id, seed=plan.seed, data=data, **plan.settings)
    if today:
        bots = dict(enumerate(today.bots, 1))
    else:
        bots = plan.bots if plan else read_bots(args.bots, len(match.seats), match.game)
    text = speak(args.lang, match.game, match.variant)
    file = saves.as_path(args.load) if args.load else None
    table = Table(terminal, match, text, bots, file, teaching=True)
    if plan:
        table.say(text("wizard.command", command=plan.command()))
    if match.patch:
        table.say(_changed(match.game, match.patch, text))
    return table.run()


def _deal(args: argparse.Namespace) -> Deal:
    """The daily challenge that was asked for: it decides everything."""
    text = speak(args.lang)
    if args.game is None:
        games = ", ".join(one.game.id for one in offered())
        raise Usage(text("cli.daily_game", games=games))
    if args.load or args.data or args.set or args.bots or args.settings or args.seed is not None:
        raise Usage(text("cli.daily_alone"))
    try:
        return daily(rempart.game(args.game)).deal(read_day(args.daily, time.time()))
    except BadDay as error:
        raise Usage(error.translated(text)) from None


def play_campaign(args: argparse.Namespace) -> int:
    """Fight the battles of a campaign at this terminal."""
    game = rempart.game(args.game)
    if not has_campaign(game):
        games = ", ".join(id for id, one in rempart.games().items() if has_campaign(one))
        raise Usage(speak(args.lang)("cli.no_campaign", game=game.id, games=games))
    found, text, terminal = campaign(game), speak(args.lang, game), Terminal.standard()
    given = _settings(args)
    read_bots(args.bots, cast("int", given.get("players", 2)), game)

    file = saves.as_path(args.file) if args.file else default_path(game.id)
    command = f"rempart campaign {game.id}"
    if args.file:
        command += f" --file {shlex.quote(args.file)}"

    def new(battle: str, mode: str) -> Match:
        settings: dict[str, Any] = {**given, **found.settings(battle, mode)}
        return rempart.new(game.id, seed=_seed(args), **settings)

    def sit_down(match: Match, saved: Path | None) -> int:
        bots = read_bots(args.bots, len(match.seats), game)
        place = battle_path(file)
        return Table(terminal, match, text, bots, saved, place, command, teaching=True).run()

    try:
        journey = Journey(terminal, found, file, text, new, sit_down, args.everything)
        if args.code:
            journey.add_code(args.code)
        battle, mode = journey.wanted(args.battle or "", args.mode or "")
    except BadProgress as error:
        raise Usage(error.translated(text)) from error
    if args.load:
        return journey.go_on(saves.load(args.load), saves.as_path(args.load))
    return journey.run(battle, mode)


def _loaded(args: argparse.Namespace) -> Match:
    given = [name for name in ("game", "seed", "data", "set") if getattr(args, name)]
    given += args.settings
    if given:
        raise Usage(speak(args.lang)("cli.load_alone", what=", ".join(given)))
    return saves.load(args.load)


def _plan(args: argparse.Namespace, terminal: Terminal) -> setup.Plan:
    """What the user chose in the dialogue."""
    text = speak(args.lang)
    if not terminal.interactive:
        raise Usage(text("cli.name_a_game", games=", ".join(rempart.games())))
    if args.bots or args.seed is not None:
        raise Usage(text("cli.game_too"))
    try:
        return setup.plan(terminal, args.lang)
    except EOFError:
        raise SystemExit(0) from None


def _settings(args: argparse.Namespace) -> dict[str, object]:
    """The settings that were given."""
    found: dict[str, object] = {}
    for field in fields(rempart.game(args.game)):
        if field.name in args.settings:
            given = args.settings[field.name]
            found[field.name] = field.read(given) if isinstance(given, str) else given
    return found


def _data(args: argparse.Namespace, game: Game) -> dict[str, object]:
    """The changed values: those of the file, then those that were typed."""
    own = read_data(args.data, game) if args.data else {}
    return own | read_changes(args.set)


def _changed(game: Game, patch: dict[str, object], text: Text) -> str:
    """What differs from the game's own data."""
    said = [
        text("changed.value" if one.before else "changed.added", **one._asdict())
        for one in game.changes(patch)
    ]
    more = [text("changed.more", n=len(said) - SHOWN)] if len(said) > SHOWN else []
    return text("changed.head", changes=text.clauses(said[:SHOWN] + more))


def _seed(args: argparse.Namespace) -> Any:
    return None if args.seed is None else whole_number(args.seed)


def replay(args: argparse.Namespace) -> int:
    """Show a saved match again."""
    match = saves.load(args.file)
    if args.browser:
        from rempart.table import server  # the web service is not needed for anything else

        server.show_match(match)
        return 0
    text = speak(args.lang, match.game, match.variant)
    return Replay(Terminal.standard(), match, text, seat_of(args.seat, match)).run()


def review_match(args: argparse.Namespace) -> int:
    """Review a saved match."""
    match = saves.load(args.file)
    text = speak(args.lang, match.game, match.variant)
    seconds = TOTAL if args.seconds is None else whole_number(args.seconds)
    if not isinstance(seconds, int | float) or not 1 <= seconds <= LONGEST:
        raise Usage(text("cli.seconds", given=args.seconds))
    review.show(Terminal.standard(), match, text, saves.as_path(args.file), seconds)
    return 0


def check_record(args: argparse.Namespace) -> int:
    """Replay a saved match, and check its secret."""
    match = saves.load(args.file)
    text = speak(args.lang, match.game, match.variant)
    for line in check.lines(match, args.commitment or "", text):
        print(line)
    return 0


def bot(args: argparse.Namespace) -> int:
    """Let bots play whole matches."""
    game = rempart.game(args.game)
    text, settings, data = speak(args.lang, game), _settings(args), _data(args, game)
    count = whole_number(args.matches)
    if not isinstance(count, int) or count < 1:
        raise Usage(text("cli.matches", given=args.matches))
    mine, against = limited(args, text)
    jobs = _number(args.jobs, "--jobs", text, int)
    first = rempart.new(game.id, seed=_seed(args), data=data, **settings)
    seeds = range(first.seed, first.seed + count)
    game.read_seed(seeds[-1])
    who = f"{mine} – {against}" if against else mine
    out, code = make_console(), 0
    results = batch.Results(batch.cell(game, mine, against, settings, data))
    with batch.progress(make_console(stderr=True), text, count) as report:
        try:
            batch.play_many(results, seeds, report, jobs)
        except KeyboardInterrupt:
            code = INTERRUPTED
    if results.rows:
        ends = {"first": results.rows[0].seed, "last": results.rows[-1].seed}
        head = text("batch.head", bot=who, n=len(results.rows), **ends)
        out.print(f"{text('game.name')} · {head}", style="title")
        if data:
            out.print(_changed(game, data, text), style="note")
        out.print(batch.summary(results, first, text))
    return code


def lab(args: argparse.Namespace) -> int:
    """Run a spec of the lab, or report its results."""
    from rempart.lab import commands  # what it needs is not needed for anything else

    return commands.lab(args)


def puzzles_of(args: argparse.Namespace) -> int:
    """Play, list, make or check puzzles."""
    game = rempart.game(args.game)
    text = speak(args.lang, game)
    if game.puzzles is None:
        raise Usage(text("puzzles.none", game=game.id))
    if args.puzzles == "play":
        one = puzzles.numbered(game, args.puzzle)
        return puzzles.PuzzleBoard(Terminal.standard(), game, one, text).run()
    console = make_console()
    if args.puzzles == "list":
        console.print(puzzles.listed(game, text))
        return 0
    progress = make_console(stderr=True)
    if args.puzzles == "check":
        wrong = puzzles.checked(game, text, progress)
        console.print(text("puzzles.checked", n=len(puzzles.puzzles_of(game)), wrong=wrong))
        return WRONG if wrong else 0
    count, seed, workers = (
        _number(getattr(args, name), f"--{name}", text, int)
        for name in ("count", "seed", "workers")
    )
    out = saves.as_path(args.out or f"{game.id}-puzzles.jsonl")
    made = puzzles.make(game, text, progress, count, seed, workers, out)
    console.print(text("puzzles.made", n=made, file=str(out)))
    return 0


def limited(args: argparse.Namespace, text: Text) -> tuple[str, str | None]:
    """The names of the bots, with the limits that were given for search."""
    if args.budget is not None and args.iterations is not None:
        raise Usage(text("cli.one_limit"))
    names = (args.bot, args.against)
    flag = "--budget" if args.iterations is None else "--iterations"
    given = args.budget if args.iterations is None else args.iterations
    if given is None:
        return names
    if "search" not in names:
        raise Usage(text("cli.limits_search", flag=flag))
    if flag == "--budget":
        limit = f"search:{_number(given, flag, text, float):g}"
    else:
        limit = f"search:{_number(given, flag, text, int)}it"
    mine, against = (limit if name == "search" else name for name in names)
    return mine, against


def _number(given: str, flag: str, text: Text, kind: type[int] | type[float]) -> Any:
    """A number above 0 that was typed after a flag."""
    with contextlib.suppress(ValueError):
        number = kind(given)
        if 0 < number < MOST:
            return number
    raise Usage(text("cli.limit", flag=flag, given=given))


def show_data(args: argparse.Namespace) -> int:
    """Print a game's data, as a starting point for a designer."""
    sys.stdout.write(rempart.game(args.game).data_text())
    return 0


def show_rules(args: argparse.Namespace) -> int:
    """Print rules."""
    console = make_console()
    tell = rules.source_pages if args.sources else rules.answer
    for part in tell(args.what or "", args.lang):
        console.print(part)
    return 0


def list_games(args: argparse.Namespace) -> int:
    """Print the games there are."""
    console = make_console()
    for game in rempart.games().values():
        text = speak(args.lang if args.lang in game.languages else None, game)
        console.print(text("game.name"), style="title", end="  ")
        about = setup.players(game, text)
        console.print(f"{game.id} · {about} · {', '.join(game.languages)}", style="note")
        console.print(Padding(text("game.tagline"), (0, 0, 0, 2)))
    return 0


def scaffold_game(args: argparse.Namespace) -> int:
    """Write a small game as a starting point."""
    text = speak(args.lang)
    folder = scaffold.write(args.name, saves.as_path(args.folder or args.name), text)
    print(text("cli.scaffolded", name=args.name, folder=shlex.quote(str(folder))))
    return 0


def back_up(args: argparse.Namespace) -> int:
    """Copy the tables to a file."""
    from rempart.table import stores  # what it needs is not needed for anything else

    stores.back_up(args.database or os.environ.get("DATABASE_URL"), args.file)
    print(speak(args.lang)("cli.backed_up", file=args.file))
    return 0


def push_keys(args: argparse.Namespace) -> int:
    """Print a key for Web Push, as environment variables for `serve`."""
    from rempart.table import push  # what it needs is not needed for anything else

    print(f"{push.KEY}={push.new_key()}\n{push.CONTACT}=mailto:you@example.org")
    return 0


def drive_tower(args: argparse.Namespace) -> int:
    """Let a real tower follow a table."""
    import asyncio

    from rempart import device  # its imports are needed for nothing else

    asyncio.run(device.follow(args.table, lambda line: print(line, flush=True), speak(args.lang)))
    return 0


COMMANDS = {
    "serve": serve,
    "play": play,
    "campaign": play_campaign,
    "replay": replay,
    "review": review_match,
    "check": check_record,
    "bot": bot,
    "lab": lab,
    "puzzles": puzzles_of,
    "data": show_data,
    "rules": show_rules,
    "games": list_games,
    "scaffold": scaffold_game,
    "backup": back_up,
    "push-keys": push_keys,
    "tower": drive_tower,
}

if __name__ == "__main__":
    sys.exit(main())
