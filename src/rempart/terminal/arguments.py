"""The command line's grammar. Settings are those of the game that is named."""

from __future__ import annotations

import argparse
import difflib
import re
import textwrap
from collections.abc import Collection
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NoReturn

import rempart
from rempart.bots import BOTS
from rempart.campaign import campaign, has_campaign
from rempart.kernel import Game, RempartError
from rempart.kernel.text import Text
from rempart.terminal.cells import BREAKS
from rempart.terminal.language import speak, spoken
from rempart.terminal.settings import Field, fields

COMMANDS = (
    "serve",
    "play",
    "campaign",
    "replay",
    "review",
    "check",
    "bot",
    "lab",
    "puzzles",
    "data",
    "rules",
    "games",
    "scaffold",
    "backup",
    "push-keys",
    "tower",
)


class Usage(RempartError):
    """The command line is invalid."""


PHRASES = (
    (r"argument (?P<what>\S+?)(/.*)?: expected one argument", "cli.expects_value"),
    (r"the following arguments are required: (?P<what>.*)", "cli.required"),
    (r"argument (?P<what>\S+?)(/.*)?: ignored explicit argument .*", "cli.takes_no_value"),
    (
        r"argument \S+: invalid choice: '(?P<command>.*)' \(choose from (?P<known>.*)\)",
        "cli.unknown_command",
    ),
)
"""What argparse says, and the key of our sentence for it."""


class Parser(argparse.ArgumentParser):
    """An argument parser that uses our texts and raises instead of exiting."""

    def __init__(self, text: Text, **settings: Any):
        def formatter(prog: str) -> argparse.HelpFormatter:
            return Formatter(prog, text)

        super().__init__(formatter_class=formatter, add_help=False, allow_abbrev=False, **settings)
        self.text = text
        self.commands: dict[str, Parser] = {}
        self.what = self.add_argument_group(heading(text, text("cli.group.arguments")))
        self.group = self.add_argument_group(heading(text, text("cli.group.options")))
        self.group.add_argument("-h", "--help", action="help", help=text("cli.help.help"))

    def error(self, message: str) -> NoReturn:
        for pattern, key in PHRASES:
            if found := re.fullmatch(pattern, message):
                message = self.text(key, **found.groupdict())
        raise Usage(message + self.text("cli.see_help", prog=self.prog))


class Formatter(argparse.HelpFormatter):
    """Help with "usage:" in our language."""

    def __init__(self, prog: str, text: Text):
        super().__init__(prog, max_help_position=28)
        self.text = text

    def _split_lines(self, text: str, width: int) -> list[str]:
        """Lines of help; rule IDs are not broken at their hyphens."""
        return textwrap.wrap(BREAKS.sub(" ", text.strip()), width, break_on_hyphens=False)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        said = self.text("cli.usage") if prefix is None else prefix
        super().add_usage(usage, actions, groups, said)


def heading(text: Text, title: str) -> str:
    """The heading of a group of arguments; `argparse` adds the colon."""
    return text("cli.heading", title=title)


def parse(argv: list[str]) -> argparse.Namespace:
    """The arguments. `settings` among them holds the settings that were given."""
    language = _language(argv)
    text = speak(language)
    command = _command(argv)
    if command is not None and command not in COMMANDS:
        near = difflib.get_close_matches(command, COMMANDS, 1, 0.5)
        known = near[0] if near else ", ".join(COMMANDS)
        raise Usage(text("cli.unknown_command", command=command, known=known))
    game = _game(argv) if command in ("play", "campaign", "bot") else None
    parser = make_parser(text, game, language)
    args, unknown = parser.parse_known_args(argv)
    if getattr(args, "game", None) is not None:
        if argv[argv.index(args.game) - 1] in unknown:  # the value of an option without a game
            args.game = None
        else:
            args.game = rempart.game(spelt(args.game)).id
    if unknown:
        raise Usage(_unknown(unknown[0], args, parser, text))
    names = [field.name for field in fields(game)] if game else []
    args.settings = {
        name: getattr(args, f"option_{name}")
        for name in names
        if getattr(args, f"option_{name}", None) is not None
    }
    return args


def _command(argv: list[str]) -> str | None:
    """The first word that is neither an option nor the language."""
    for before, word in zip(["", *argv], argv, strict=False):
        if not word.startswith("-") and before != "--lang":
            return word
    return None


def spelt(name: str) -> str:
    """A game's id from what was typed: Fantasy-Defense is fantasy_defense."""
    return name.lower().replace("-", "_")


def _language(argv: list[str]) -> str | None:
    """The language asked for, before anything else is read."""
    for at, word in enumerate(argv):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and at + 1 < len(argv):
            return argv[at + 1]
    return None


def _game(argv: list[str]) -> Game | None:
    """The game that is named anywhere on the command line."""
    known = rempart.games()
    return next((known[spelt(word)] for word in argv[1:] if spelt(word) in known), None)


def _unknown(word: str, args: argparse.Namespace, parser: Parser, text: Text) -> str:
    """The message about an argument that the command does not take."""
    command = parser.commands[args.command] if args.command else parser
    option = word.partition("=")[0]
    known = [flag for flag in command._option_string_actions if flag.startswith("--")]
    if not word.startswith("-"):
        said = text("cli.too_much", what=word)
    elif near := difflib.get_close_matches(option, known, 1):
        said = text("cli.did_you_mean", what=option, near=near[0])
    else:
        said = text("cli.unknown_option", what=option, known=" ".join(known))
        if args.command in ("play", "campaign", "bot") and getattr(args, "game", None) is None:
            said += text("cli.game_first")
    return said + text("cli.see_help", prog=command.prog)


# The commands


def make_parser(text: Text, game: Game | None = None, language: str | None = None) -> Parser:
    """The parser of everything; with a game, its settings too."""
    parser = Parser(text, prog="rempart", description=text("cli.about"))
    parser.group.add_argument(
        "--version",
        action="version",
        version=f"rempart {_version()}",
        help=text("cli.help.version"),
    )
    _lang(parser)
    found = parser.add_subparsers(
        dest="command", metavar=text("cli.command"), title=heading(text, text("cli.group.commands"))
    )
    for name in COMMANDS:
        command = found.add_parser(
            name,
            text=text,
            help=text(f"cli.help.{name.replace('-', '_')}"),
            description=text(f"cli.help.{name.replace('-', '_')}"),
        )
        _lang(command, argparse.SUPPRESS)
        parser.commands[name] = command
    _serve(parser.commands["serve"])
    _backup(parser.commands["backup"])
    _play(parser.commands["play"])
    _campaign(parser.commands["campaign"])
    _replay(parser.commands["replay"])
    _review(parser.commands["review"])
    _check(parser.commands["check"])
    _bot(parser.commands["bot"])
    _lab(parser.commands["lab"])
    _puzzles(parser.commands["puzzles"])
    parser.commands["data"].what.add_argument(
        "game",
        metavar=text("cli.game"),
        help=text("cli.help.data_of", games=", ".join(rempart.games())),
    )
    parser.commands["rules"].what.add_argument(
        "what", nargs="?", metavar=text("cli.rule"), help=text("cli.help.what")
    )
    parser.commands["rules"].group.add_argument(
        "--sources", action="store_true", help=text("cli.help.sources")
    )
    _scaffold(parser.commands["scaffold"])
    parser.commands["tower"].what.add_argument(
        "table", metavar=text("cli.table"), help=text("cli.help.table")
    )
    if game is not None:
        words = speak(language, game)
        for name in ("play", "bot"):
            _setup(parser.commands[name], game, words)
        if has_campaign(game):
            _setup(parser.commands["campaign"], game, words, campaign(game).decided)
    return parser


def _version() -> str:
    try:
        return version("rempart")
    except PackageNotFoundError:
        return "0 (not installed)"


def _lang(parser: Parser, default: Any = None) -> None:
    parser.group.add_argument(
        "--lang", metavar="|".join(spoken()), default=default, help=parser.text("cli.help.lang")
    )


def _match(parser: Parser, about: str, **game: Any) -> None:
    """What `play` and `bot` have in common; `about`: the text about the game."""
    text = parser.text
    names = ", ".join(rempart.games())
    parser.what.add_argument(
        "game", metavar=text("cli.game"), help=text(about, games=names), **game
    )
    parser.group.add_argument("--seed", metavar="N", help=text("cli.help.seed"))
    parser.group.add_argument("--data", metavar=text("cli.file"), help=text("cli.help.values"))
    parser.group.add_argument(
        "--set",
        metavar=text("cli.change"),
        action="append",
        default=[],
        help=text("cli.help.set"),
    )


def _serve(parser: Parser) -> None:
    text, add = parser.text, parser.group.add_argument
    add("--host", metavar="HOST", default="127.0.0.1", help=text("cli.help.host"))
    add("--port", metavar="N", default="8000", help=text("cli.help.port"))
    add(
        "--host-name",
        metavar=text("cli.name"),
        action="append",
        default=[],
        help=text("cli.help.host_name"),
    )
    add("--database", metavar=text("cli.database"), help=text("cli.help.database"))
    add("--lab", metavar=text("cli.minutes"), default="10", help=text("cli.help.lab_minutes"))
    add("--lobby", metavar="on|off", help=text("cli.help.lobby"))
    add(
        "--browser",
        action=argparse.BooleanOptionalAction,
        default=True,
        help=text("cli.help.browser"),
    )


def _backup(parser: Parser) -> None:
    text = parser.text
    parser.what.add_argument("file", metavar=text("cli.file"), help=text("cli.help.copy"))
    parser.group.add_argument(
        "--database", metavar=text("cli.database"), help=text("cli.help.database")
    )


def _play(parser: Parser) -> None:
    _match(parser, "cli.help.game", nargs="?")
    text, names = parser.text, ", ".join(BOTS)
    parser.group.add_argument(
        "--bots", metavar=text("cli.bots"), help=text("cli.help.bots", bots=names)
    )
    parser.group.add_argument("--load", metavar=text("cli.file"), help=text("cli.help.load"))
    parser.group.add_argument(
        "--daily", nargs="?", const="", metavar=text("cli.day"), help=text("cli.help.daily")
    )


def _campaign(parser: Parser) -> None:
    text, names = parser.text, ", ".join(BOTS)
    games = ", ".join(id for id, game in rempart.games().items() if has_campaign(game))
    parser.what.add_argument(
        "game", metavar=text("cli.game"), help=text("cli.help.campaign_game", games=games)
    )
    add = parser.group.add_argument
    add("--battle", metavar="N", help=text("cli.help.battle"))
    add("--mode", metavar=text("cli.mode"), help=text("cli.help.mode"))
    add("--everything", action="store_true", help=text("cli.help.everything"))
    add("--code", metavar=text("cli.code"), help=text("cli.help.campaign_code"))
    add("--file", metavar=text("cli.file"), help=text("cli.help.campaign_file"))
    add("--bots", metavar=text("cli.bots"), help=text("cli.help.bots", bots=names))
    add("--seed", metavar="N", help=text("cli.help.seed"))
    add("--load", metavar=text("cli.file"), help=text("cli.help.campaign_load"))


def _replay(parser: Parser) -> None:
    text = parser.text
    parser.what.add_argument("file", metavar=text("cli.file"), help=text("cli.help.file"))
    parser.group.add_argument("--seat", metavar="N", help=text("cli.help.seat"))
    parser.group.add_argument(
        "--browser", action="store_true", help=text("cli.help.replay_browser")
    )


def _review(parser: Parser) -> None:
    text = parser.text
    parser.what.add_argument("file", metavar=text("cli.file"), help=text("cli.help.file"))
    parser.group.add_argument("--seconds", metavar="N", help=text("cli.help.seconds"))


def _check(parser: Parser) -> None:
    text = parser.text
    parser.what.add_argument("file", metavar=text("cli.file"), help=text("cli.help.file"))
    parser.group.add_argument("--commitment", metavar="SHA256", help=text("cli.help.commitment"))


def _bot(parser: Parser) -> None:
    _match(parser, "cli.help.bot_game")
    text, names = parser.text, ", ".join(BOTS)
    parser.group.add_argument(
        "--bot", metavar="BOT", default="greedy", help=text("cli.help.which_bot", bots=names)
    )
    parser.group.add_argument("--against", metavar="BOT", help=text("cli.help.against", bots=names))
    parser.group.add_argument(
        "--matches", metavar="N", default="100", help=text("cli.help.matches")
    )
    parser.group.add_argument("--budget", metavar="S", help=text("cli.help.budget"))
    parser.group.add_argument("--iterations", metavar="N", help=text("cli.help.iterations"))
    parser.group.add_argument("--jobs", metavar="N", default="1", help=text("cli.help.jobs"))


def _lab(parser: Parser) -> None:
    """The commands of the lab."""
    text = parser.text
    found = parser.add_subparsers(
        dest="lab",
        metavar=text("cli.command"),
        title=heading(text, text("cli.group.commands")),
        required=True,
    )
    for name in ("run", "report", "table"):
        about = text(f"cli.help.lab_{name}")
        command = found.add_parser(name, text=text, help=about, description=about)
        _lang(command, argparse.SUPPRESS)
        parser.commands[name] = command
    for name in ("report", "table"):
        parser.commands[name].what.add_argument(
            "folder", metavar=text("cli.folder"), help=text("cli.help.lab_folder")
        )
    _out(parser.commands["report"], text("cli.file"), text("cli.help.lab_page"))
    run = parser.commands["run"]
    run.what.add_argument("spec", metavar="SPEC.toml", help=text("cli.help.lab_spec"))
    _out(run, text("cli.folder"), text("cli.help.lab_out"))
    add = run.group.add_argument
    add("--matches", metavar="N", help=text("cli.help.lab_matches"))
    add(
        "--set",
        metavar=text("cli.change"),
        action="append",
        default=[],
        help=text("cli.help.set"),
    )
    add("--workers", metavar="N", help=text("cli.help.lab_workers"))
    add("--ray", metavar=text("cli.address"), help=text("cli.help.lab_ray"))


def _puzzles(parser: Parser) -> None:
    """The commands about puzzles."""
    text = parser.text
    found = parser.add_subparsers(
        dest="puzzles",
        metavar=text("cli.command"),
        title=heading(text, text("cli.group.commands")),
        required=True,
    )
    for name in ("play", "list", "make", "check"):
        about = text(f"cli.help.puzzles_{name}")
        command = found.add_parser(name, text=text, help=about, description=about)
        _lang(command, argparse.SUPPRESS)
        games = ", ".join(id for id, game in rempart.games().items() if game.puzzles)
        command.what.add_argument(
            "game", metavar=text("cli.game"), help=text("cli.help.puzzles_game", games=games)
        )
        if name == "play":
            command.what.add_argument(
                "puzzle", nargs="?", metavar="N", help=text("cli.help.puzzle")
            )
        if name == "make":
            add = command.group.add_argument
            add("--count", metavar="N", default="60", help=text("cli.help.puzzles_count"))
            add("--seed", metavar="N", default="1", help=text("cli.help.puzzles_seed"))
            add("--workers", metavar="N", default="1", help=text("cli.help.puzzles_workers"))
            _out(command, text("cli.file"), text("cli.help.puzzles_out"))


def _scaffold(parser: Parser) -> None:
    text, add = parser.text, parser.what.add_argument
    add("name", metavar=text("cli.name"), help=text("cli.help.scaffold_name"))
    add("folder", nargs="?", metavar=text("cli.folder"), help=text("cli.help.scaffold_folder"))


def _out(parser: Parser, metavar: str, about: str) -> None:
    parser.group.add_argument("--out", metavar=metavar, help=about)


def _setup(parser: Parser, game: Game, text: Text, without: Collection[str] = ()) -> None:
    """A game's settings: first those without a group, then the groups. `without`: those that
    something else decides."""
    first = text("cli.group.setup", game=text("game.name"))
    groups = {"": parser.add_argument_group(heading(text, first))}
    for field in fields(game):
        if field.name in without:
            continue
        name = field.setting.group
        if name not in groups:
            title = text(f"setup_group.{name}")
            groups[name] = parser.add_argument_group(heading(text, title))
        group = groups[name]
        about, usual = _meaning(field, text), _plain(field, text)
        about = text("cli.default", what=about, value=usual) if usual else about
        if note := field.note(text):
            about += f". {note}"
        settings: dict[str, Any] = {"dest": f"option_{field.name}", "default": None}
        if field.is_switch:
            action = argparse.BooleanOptionalAction
            group.add_argument(field.flag, action=action, help=about, **settings)
        else:
            choices = "|".join(map(str, field.choices)) or text("cli.value")
            group.add_argument(field.flag, metavar=choices, help=about, **settings)


def _meaning(field: Field, text: Text) -> str:
    """What an option is for, and what its values mean if that is not obvious."""
    said = [
        text.labelled(str(choice), field.shown(choice, text))
        for choice in field.choices
        if not field.is_switch and field.shown(choice, text) != str(choice)
    ]
    return field.label(text) + (f" ({text.clauses(said)})" if said else "")


def _plain(field: Field, text: Text) -> str:
    """A default as it would be typed; of a switch, in words."""
    if field.is_switch:
        return field.shown(field.default, text)
    return ",".join(map(str, field.default)) if field.many else str(field.default)
