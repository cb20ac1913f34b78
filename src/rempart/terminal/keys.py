"""What a player can type besides a choice: undo, hint, rules, save, leave and the like."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Styled

from rempart import rulebook, sources
from rempart.advice import advise, lines
from rempart.bots import ask_bot
from rempart.folders import user_folder
from rempart.kernel.errors import UnknownRule
from rempart.kernel.rules import RULE_ID
from rempart.kernel.scene import Piece, pieces_in
from rempart.terminal import introducing, log, parts, review, rules, runs, saves, screen
from rempart.terminal.cells import echo

if TYPE_CHECKING:
    from rempart.terminal.table import Table

NAMED = 6
"""How many pieces are named from which one may choose."""


# Going back


def undo(table: Table, rest: str) -> None:
    """Back to the last decision of a person here, over what bots chose since."""
    mine = [at for at, moment in enumerate(table.moments) if moment.seat in table.humans]
    if not mine:
        table.say(table.text("terminal.nothing_to_undo"))
        return
    back = table.moments[mine[-1]]
    table.match.undo(len(table.moments) - mine[-1])
    del table.moments[mine[-1] :]
    table.moved()
    table.say(table.text("terminal.undone", what=log.chosen(back, table.viewer, table.text)))


def redo(table: Table, rest: str) -> None:
    """Redo the choice that was undone, and those of bots that followed it."""
    match = table.match
    if not match.undone:
        table.say(table.text("terminal.nothing_to_redo"))
        return
    again = ""
    while match.undone and match.decision is not None:
        option = match.undone[-1]
        seat = match.decision.seat_of(option)
        if again and seat in table.humans:
            break
        match.redo()
        table.remember(seat, option)
        again = again or log.chosen(table.moments[-1], table.viewer, table.text)
    table.say(table.text("terminal.redone", what=again))


def pass_on(table: Table, rest: str) -> None:
    """Where several seats may choose: let the next one."""
    decision, text = table.match.decision, table.text
    others = [seat for seat in decision.actors if seat != table.viewer] if decision else []
    if not others:
        table.say(text("terminal.nobody_else"))
        return
    seat = next((seat for seat in others if table.viewer is None or seat > table.viewer), others[0])
    if seat in table.bots:
        table.choose(ask_bot(table.bots[seat], table.match, seat))
        return
    if table.secret(seat):
        table.hand_over(seat)
    table.viewer = seat
    table.moved()


# Asking


def help_(table: Table, rest: str) -> None:
    """The keys and the rule behind this choice, or a piece by its name, or a rule by its ID."""
    if rest:
        look_up(table, rest)
        return
    text, decision = table.text, table.match.decision
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="key", no_wrap=True)
    grid.add_column(ratio=1)
    scene = table.scene()
    without = "" if any(map(table.key(scene).is_map, scene.zones)) else "m"
    without += "" if table.match.game.forecast else "e"
    without += "" if table.match.game.runs else "g"
    without += "" if table.match.introduction(text.language) else "i"
    shown = [key for key in SHOWN if key not in without]
    for key in ("number", "numbers", "words", "back", *shown):
        grid.add_row(text(f"terminal.key.{key}"), text(f"terminal.help.{key}"))
    parts: list[RenderableType] = [Styled(text("terminal.keys"), style="title"), grid]
    if decision is not None:
        parts += ["", Styled(text("terminal.why"), style="title")]
        parts.append(rules.brief([decision.step.rule], table.match.game, text))
    page(table, *parts)


def look_up(table: Table, wanted: str) -> None:
    """What is asked for: a piece of that name, a rule with that ID, or else the piece whose name
    has these words in it."""
    name, text = wanted.casefold(), table.text
    found: dict[str, list[Piece]] = {}
    for piece in pieces_in(table.scene()):
        found.setdefault(piece.name.casefold(), []).append(piece)
    if name in found:
        show_piece(table, found[name])
        return
    try:
        show_rule(table, wanted)
    except UnknownRule as error:
        having = [named for said, named in found.items() if name in said]
        if is_rule(wanted):
            table.say(text("terminal.no_rule", what=echo(wanted), near=", ".join(error.near)))
        elif len(having) == 1:
            show_piece(table, having[0])
        elif having:
            names = text.listed([named[0].name for named in having[:NAMED]], "or")
            table.say(text("terminal.which_thing", what=echo(wanted), names=names))
        else:
            table.say(text("terminal.no_thing", what=echo(wanted)))


def is_rule(line: str) -> bool:
    """Whether a line is a rule's ID, in capitals or not."""
    return bool(RULE_ID.fullmatch(line.strip().upper()))


def show_piece(table: Table, named: list[Piece]) -> None:
    """A card or piece on the table from near: what it does, and what of it is ours."""
    piece = next((one for one in named if one.note), named[0])
    mine = sources.about_kind(piece.kind, table.match.game, table.text)
    head = Styled().append(piece.name, style="title").append(f"  {piece.value}", style="value")
    words = [piece.note, ", ".join(piece.marks), *piece.more, *rules.marked(mine)]
    scene = table.scene()
    near = parts.near_page(piece, scene, table.key(scene))
    page(table, head, *(Styled(line) for line in words if line), *near)


def show_rule(table: Table, wanted: str) -> None:
    """A rule with everything known of it."""
    game, rule = rulebook.find(wanted)
    if game is not table.match.game or rule not in game.rules:
        page(table, *rules.answer(wanted, table.text.language))
    else:
        page(table, rules.full(rule, game, table.text))


def new_here(table: Table, rest: str) -> None:
    """What is new in this set-up."""
    found = table.match.introduction(table.text.language)
    if found is None:
        table.say(table.text("terminal.nothing_new"))
    else:
        page(table, *introducing.card(found, table.text))


def why(table: Table, rest: str) -> None:
    """The rules behind what happened last."""
    told = log.lines(log.since(table.moments, table.viewer), table.viewer, table.text)
    cited = [line.rule for line in told if line.rule]
    page(table, rules.brief(cited, table.match.game, table.text))


def whole_log(table: Table, rest: str) -> None:
    """Everything that happened."""
    page(table, log.whole(table.moments, table.viewer, table.text))


def whole_table(table: Table, rest: str) -> None:
    """The table with nothing left out."""
    scene, width = table.scene(), table.terminal.width
    detail = screen.DETAILS[0]
    page(table, screen.draw(scene, table.text, width, table.viewer, detail, table.key(scene)))


def show_part(table: Table, rest: str) -> None:
    """A part of the table, by its number or name, with all that is in it; or the list of parts."""
    scene, text, width = table.scene(), table.text, table.terminal.width
    zones = parts.listed(scene, table.key(scene))
    if not rest:
        page(table, Styled(text("terminal.parts"), style="title"), parts.contents(zones, width))
        return
    zone = parts.find(zones, rest)
    if zone is None:
        table.say(text("terminal.no_part", what=echo(rest)))
    else:
        page(table, parts.whole(zone, text, width, table.key(scene)))


def show_map(table: Table, rest: str) -> None:
    """The map with its legend."""
    scene = table.scene()
    key = table.key(scene)
    if not any(map(key.is_map, scene.zones)):
        table.say(table.text("terminal.no_map"))
    else:
        page(table, *parts.map_page(scene, table.text, table.terminal.width, key))


def hint(table: Table, rest: str) -> None:
    """What a bot would do, and why."""
    menu = table.menu()
    if menu is None or table.viewer is None:
        table.say(table.text("terminal.over"))
        return
    table.way, table.stale = [], bool(table.way)
    advice = advise(table.match, table.viewer)
    if advice.option is None:
        table.say(table.text("advice.take_back"))
        return
    way = " ".join(map(str, menu.way_to(advice.option)))
    found = menu.walk(menu.way_to(advice.option))
    label = found[-1].label if found else table.text.say("option", advice.option, table.viewer)
    table.say(table.text("terminal.hint", option=label, way=way))
    for why in lines(advice, table.viewer, table.text, table.match.game):
        table.say(why)


def review_match(table: Table, rest: str) -> None:
    """How a match that is over went, and what would have been better."""
    if table.match.decision is not None:
        table.say(table.text("problem.not_over"))
        return
    if table.reviewed is None or table.reviewed[0] != table.match.choices:
        found = review.make(table.match, table.text)
        table.reviewed = (list(table.match.choices), found)
    width = table.terminal.width
    page(table, review.report(table.reviewed[1], table.match, table.text, width, table.file))


def forecast(table: Table, rest: str) -> None:
    """What is coming if nobody does anything: the conclusions, the events, and what is unknown."""
    match, text = table.match, table.text
    if match.game.forecast is None:
        table.say(text("terminal.no_forecast"))
        return
    if match.decision is None or table.viewer is None:
        table.say(text("terminal.over"))
        return
    found = match.forecast(table.viewer)
    grid = Grid.grid(padding=(0, 2))
    for one in found.events:
        word = text("terminal.certain" if one.certain else "terminal.possible")
        style = "" if one.certain else "dim"
        grid.add_row(Styled(word, style=style), Styled(text.say("event", one.event), style=style))
    page(
        table,
        Styled(found.until.words(text), style="title"),
        *(Styled(said.words(text), style="now") for said in found.summary),
        grid,
        *(Styled(said.words(text), style="notice") for said in found.notes),
    )


def page(table: Table, *parts: RenderableType) -> None:
    """A page instead of the table, until Enter; what does not fit follows on further pages."""
    for thing in table.terminal.pages(*parts):
        table.terminal.clear()
        table.terminal.show(thing)
        table.terminal.pause(table.text("terminal.enter"))


# Saving and leaving


def save(table: Table, rest: str) -> None:
    """Save the record: under the name given, the last one, or one made of game and seed."""
    path = saves.as_path(rest) if rest else usual_path(table)
    if os.path.isdir(path):  # unlike Path.is_dir, it takes any name
        table.say(table.text("terminal.is_folder", file=path))
        return
    if path != table.file and saves.is_other(path, table.match):
        question = table.text("terminal.other_match", file=path)
        if not table.terminal.interactive:
            table.say(table.text("terminal.other_name", file=path))
            return
        if not table.terminal.confirm(question, table.text, default=False):
            table.say(table.text("terminal.not_saved"))
            return
    saves.write(path, table.match)
    table.file, table.kept = path, list(table.match.choices)
    table.say(saved(table))


def usual_path(table: Table) -> Path:
    """Where a match is saved if no file is named. Its place is for as long as it runs."""
    if table.match.outcome is None:
        return table.file or table.place or saves.free_path(table.match)
    kept = table.file if table.file != table.place else None
    return kept or saves.free_path(table.match)


def saved(table: Table) -> str:
    """Where the match is saved, and how to continue or replay it."""
    key = "terminal.saved" if table.match.outcome is None else "terminal.saved_whole"
    return table.text(key, file=table.file, command=comeback(table))


def comeback(table: Table) -> str:
    """The command that continues a saved match, or replays a finished one."""
    bots = ",".join(f"{seat + 1}={name}" for seat, name in table.bot_names.items())
    file = shlex.quote(str(table.file))
    if table.match.outcome is not None:
        return f"rempart replay {file}"
    load = f" --load {file}" if table.file != table.place else ""
    return table.command + load + (f" --bots {bots}" if bots else "")


def leave(table: Table, rest: str) -> None:
    """Leave; a person is asked whether to save first."""
    if table.unsaved and table.terminal.interactive:
        if table.terminal.confirm(table.text("terminal.save_first"), table.text, default=True):
            save(table, rest)
            table.terminal.show(*table.notices)
    elif table.file is not None and not table.unsaved:
        table.terminal.show(table.text("terminal.is_saved", file=table.file))
    table.left = True


def go_on(table: Table, rest: str) -> None:
    """After a victory in a run: the next stage, with the same people and bots."""
    if not runs.next_stage(table.match):
        table.say(table.text("terminal.no_next"))
        return
    if table.unsaved and table.terminal.interactive:
        if table.terminal.confirm(table.text("terminal.save_first"), table.text, default=False):
            save(table, "")
    table.sit_down(runs.following(table.terminal, table.match, table.text))


def keep(table: Table) -> None:
    """On an abrupt exit: save what a person played, in the data folder if it cannot be here, and
    say where."""
    if table.unsaved and table.terminal.interactive:
        try:
            path = usual_path(table)
            if path != table.file and saves.is_other(path, table.match):
                path = saves.free_path(table.match)
            keep_in(table, path)
        except saves.CannotSave as error:
            table.terminal.show(str(error))
            try:
                keep_in(table, saves.free_path(table.match, user_folder()))
            except saves.CannotSave as worse:
                table.terminal.show(str(worse))
    elif table.unsaved:
        table.terminal.show(table.text("terminal.how_to_save"))


def keep_in(table: Table, path: Path) -> None:
    """Save in a file, and say so."""
    saves.write(path, table.match)
    table.file = path
    table.terminal.show(saved(table))


KEYS: dict[str, Callable[[Table, str], None]] = {
    "u": undo,
    "r": redo,
    "h": hint,
    "e": forecast,
    "?": help_,
    "help": help_,
    "w": why,
    "l": whole_log,
    "v": review_match,
    "t": whole_table,
    "p": show_part,
    "m": show_map,
    "i": new_here,
    "n": pass_on,
    "g": go_on,
    "s": save,
    "q": leave,
}
SHOWN = (
    "u",
    "r",
    "h",
    "e",
    "p",
    "m",
    "t",
    "help",
    "rule",
    "thing",
    "w",
    "l",
    "v",
    "i",
    "n",
    "g",
    "s",
    "q",
)
"""The keys in the order in which the help lists them."""
