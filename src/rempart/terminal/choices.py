"""The part below the table: who has to choose, and from which options; at the end, the outcome."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from rempart.kernel import Match, Seat
from rempart.kernel.scene import Scene
from rempart.kernel.text import Text
from rempart.terminal.menu import FLAT, REST, Item

GAP = 2
NARROWEST = 16
"""The least width of a column of options."""
SHORTEST = 3
"""Up to this many options are one column."""


def heading(match: Match, seats: list[Seat], scene: Scene, width: int, text: Text) -> Styled:
    """Who has to choose what, with the rule that gives the choice if it fits."""
    assert match.decision is not None
    step = match.decision.step
    known = f"prompt.{type(step).__name__}" in text
    asked = text.asked(step) if known else text("terminal.choose")
    for name in (lambda seat: scene.seats[seat], text.seat):
        who = text.listed(map(name, seats))
        line = Styled().append(f"► {who}", style="now").append(text("terminal.colon"))
        line.append(asked, style="zone")
        if line.cell_len <= width:
            break
    fits = line.cell_len + 2 + len(step.rule) <= width
    return line.append(f"  {step.rule}", style="rule_id") if fits else line


def numbered(items: list[Item], way: list[Item], width: int, text: Text) -> RenderableType:
    """The options with their numbers, in as many columns as make the list short."""
    head, said = shown_labels(items, way)
    labels = [(str(n), label) for n, label in enumerate(said, 1)]
    if way:
        labels.append(("0", text("terminal.back")))
    digits = max(len(number) for number, _ in labels)
    columns = best_columns([len(label) for _, label in labels], width, digits)
    lines = -(-len(labels) // columns)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(columns):
        table.add_column()
    for line in range(lines):
        table.add_row(*(option_cell(*pair, digits) for pair in labels[line::lines]))
    return Group(Styled(head, style="note"), table) if head else table


def shown_labels(items: list[Item], way: list[Item]) -> tuple[str, list[str]]:
    """A heading, and the options of a list. If they are the heading with its gap filled, only what
    fills it, unless it could be taken for the number of an option."""
    labels = [item.label for item in items]
    above = [way[-1].label] if way else []
    for head in above + common_label(labels):
        before, after = head.split(REST)[0], head.split(REST)[-1]
        fits = all(label.startswith(before) and label.endswith(after) for label in labels)
        shown = [label[len(before) : len(label) - len(after)].strip() for label in labels]
        if fits and all(shown) and not any(said.isdecimal() for said in shown):
            return head, shown
    return "".join(above), labels


def common_label(labels: list[str]) -> list[str]:
    """A heading for a long list of options that all begin with the same words, if they do."""
    words = [label.split(" ") for label in labels]
    same = [said[0] for said in zip(*words, strict=False) if len(set(said)) == 1]
    return [f"{' '.join(same)} {REST}"] if same and len(labels) > FLAT else []


def best_columns(lengths: list[int], width: int, digits: int) -> int:
    """How many columns make a list short; a label that takes two lines is half a line worse."""
    narrowest = min(NARROWEST, max(lengths))

    def cost(columns: int) -> float:
        room = column_room(columns, width, digits)
        if room < narrowest:
            return float("inf")
        folded = sum(-(-length // room) - 1 for length in lengths)
        return height_in(columns, lengths, room) + 0.5 * folded

    most = max(1, -(-len(lengths) // SHORTEST))
    return min(range(1, most + 1), key=cost)


def column_room(columns: int, width: int, digits: int) -> int:
    """How wide a label can be in a list of several columns."""
    return (width - GAP * (columns - 1)) // columns - digits - 2


def height_in(columns: int, lengths: list[int], room: int) -> int:
    """How many lines a list takes in several columns."""
    lines = -(-len(lengths) // columns)
    taken = [-(-length // room) for length in lengths]
    return sum(max(taken[line::lines]) for line in range(lines))


def list_height(labels: list[str], width: int) -> int:
    """How many lines a list takes."""
    digits, lengths = len(str(len(labels))), [len(label) for label in labels]
    columns = best_columns(lengths, width, digits)
    return height_in(columns, lengths, column_room(columns, width, digits))


def option_cell(number: str, label: str, digits: int) -> RenderableType:
    """A number and what it stands for, which may take several lines."""
    cell = Table.grid(padding=(0, 2, 0, 0))
    cell.add_column(style="number", justify="right", width=digits)
    cell.add_column(ratio=1)
    cell.add_row(number, label)
    return cell


def outcome_lines(
    match: Match, text: Text, after: bool = True, here: Sequence[Seat] = ()
) -> RenderableType:
    """How a match ended: the result, who won, the figures; `after`: and what can be done now.
    `here`: for whom it is good or bad; without them, it is good if anybody has won."""
    outcome = match.outcome
    if outcome is None:
        return Group()
    won = outcome.winners and (not here or set(here) & set(outcome.winners))
    tone = "good" if won else "bad"
    head = Styled("✓ " if won else "✗ ", style=tone)
    head.append(text(f"outcome.{outcome.reason}"), style=tone)
    head.append(f"  {outcome.rule}", style="rule_id")
    lines: list[RenderableType] = [head]
    if outcome.winners and len(match.seats) > 1:
        names = text.listed(text.seat(seat) for seat in outcome.winners)
        lines.append(text("terminal.winners", seats=names))
    last = match.game.epilogue(match.state) if match.game.epilogue else {}
    figures = {**outcome.facts, **last}
    facts = [f"{text.fact(name)} {n}" for name, n in figures.items() if name != "won"]
    if facts:
        lines.append(" · ".join(facts))
    if tale := text.get(f"epilogue.{outcome.reason}", ""):
        lines.append(tale)
    if after:
        lines.append(Styled(text("terminal.after"), style="note"))
    return Group(*lines)
