"""What the comments of a game's data files say about its values and tables.

Three ways of writing are understood; any other comment is left alone.

- beside or above a value, or the header of a table: `lines = 5  # the last one is the floor`
- a list of names in the comment at the head of a file or section, in columns: `# price  in litres`
- the same in sentences: "`effect`: at the end of a turn; `amount`: regions."
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from rempart.kernel.data import data_files

SECTION = re.compile(r"# .* -{5,}$")
"""The title of a part of a file; what was said above it is about other tables."""
TABLE = re.compile(r"\[([\w.-]+)\]\s*(?:#(.*))?$")
VALUE = re.compile(r"([\w-]+)\s*=(.*)")
COLUMNS = re.compile(r"# (\w+(?:, \w+)*) {2,}(\S.*)")
SENTENCES = re.compile(r"(?:^|(?<=[;.:,] )|(?<=and ))((?:`\w+`(?:, | and )?)+)(?: in `\w+`)?: ")
NAME = re.compile(r"`(\w+)`")
PLAIN = "source"
"""Where values come from is told in other ways."""
LONGEST = 400
"""The longest remark, in characters; what is longer explains more than a value."""


class Remarks:
    """The remarks of one game, by path: on `values`, and on `tables`."""

    def __init__(self, package: str):
        self.values: dict[str, str] = {}
        self.tables: dict[str, str] = {}
        for name, file in data_files(package):
            self._read(file.read_text(encoding="utf-8").splitlines(), name)

    def _read(self, lines: Sequence[str], name: str) -> None:
        table, named = name, dict[str, str]()
        above: list[str] = []
        head = True
        last = ""
        for line, comment, inside in _lines(lines):
            if inside:
                continue
            if SECTION.match(line):
                named, above, head = {}, [], True
            elif line.startswith("#"):
                above.append(line)
                continue
            elif header := TABLE.match(line):
                table = ".".join(part for part in (name, header[1]) if part)
                named, head = self._told(above, named, head)
                remark = _joined([*map(_bare, above), comment])
                self._note(self.tables, table, remark)
            elif value := VALUE.match(line):
                named, head = self._told(above, named, head)
                last = ".".join(part for part in (table, value[1]) if part)
                own = _joined([*map(_bare, above), comment])
                self._note(self.values, last, own or named.get(value[1], ""))
            elif comment and last in self.values:
                self._note(self.values, last, f"{self.values[last]} {comment}")
            elif not line.strip() and above:
                named, head = self._told(above, named, head)
            above = []

    def _told(
        self, above: list[str], named: dict[str, str], head: bool
    ) -> tuple[dict[str, str], bool]:
        """What a comment says of names, if it is at the head; it is then no remark on anything."""
        if not above:
            return named, head
        found = dict(_columns(above)) | dict(_sentences(_joined(map(_bare, above))))
        if head and found:
            above.clear()
            return named | found, head
        return named, False

    def _note(self, to: dict[str, str], path: str, remark: str) -> None:
        if remark and len(remark) <= LONGEST and not path.endswith(f".{PLAIN}"):
            to[path] = remark


def _lines(lines: Iterable[str]) -> Iterator[tuple[str, str, bool]]:
    """Each line, the comment at its end, and whether it is inside a value of several lines."""
    depth, long = 0, False
    for line in lines:
        inside = depth > 0 or long
        if line.lstrip().startswith("#") and not long:
            comment = _bare(line) if line[:1] == " " else ""
            yield line, comment, inside
            continue
        if line.count('"""') % 2:
            long = not long
            yield line, "", inside
            continue
        code, comment = (line, "") if long else _split(line)
        if not long and not TABLE.match(line):
            plain = re.sub(r'"(?:[^"\\]|\\.)*"', "", code)
            depth += sum(plain.count(c) for c in "[{") - sum(plain.count(c) for c in "]}")
        yield line, comment, inside


def _split(line: str) -> tuple[str, str]:
    """A line without its comment, and the comment."""
    quoted = False
    for at, char in enumerate(line):
        if char == '"' and line[at - 1 : at] != "\\":
            quoted = not quoted
        elif char == "#" and not quoted:
            return line[:at], _bare(line[at:])
    return line, ""


def _bare(comment: str) -> str:
    return comment.strip().removeprefix("#").strip()


def _joined(parts: Iterable[str]) -> str:
    return " ".join(part for part in parts if part)


def _columns(lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Names and what is said of them, in columns; a longest name has only one space after it."""
    starts = {match.start(2) for line in lines if (match := COLUMNS.match(line))}
    names: list[str] = []
    said: list[str] = []
    for line in (*lines, ""):
        match = COLUMNS.match(line)
        if match is None and (close := re.match(r"# (\w+) (\S.*)", line)):
            match = close if close.start(2) in starts else None
        start = len(line) - len(line.removeprefix("#").lstrip())
        if match is None and names and start in starts and line.strip():
            said.append(_bare(line))
            continue
        whole = _joined(said)
        if match is None and _bare(line):  # a list follows that is no sentence
            whole = re.split(r"[.;] ", whole)[0]
        for name in names:
            if name != PLAIN:
                yield name, whole
        names, said = (match[1].split(", "), [match[2].strip()]) if match else ([], [])


def _sentences(prose: str) -> Iterator[tuple[str, str]]:
    """The same in sentences: what follows the names, up to the next ones or the end of it."""
    found = list(SENTENCES.finditer(prose))
    for match, after in zip(found, [*found[1:], None], strict=False):
        said = prose[match.end() : after.start() if after else len(prose)]
        said = re.split(r"(?<=[a-z)`\d])\. (?=[A-Z])|; (?=`)| source {2}", said)[0]
        for name in NAME.findall(match[1]):
            if name != PLAIN:
                yield name, said.strip(" ;,.")
