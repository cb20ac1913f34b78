"""For the API pages: lists in docstrings.

Our docstrings list the fields of a class in two columns:

    decision   who may choose among what
    events     what happened since the choice before

Markdown would run them together, so they become a list.
"""

from __future__ import annotations

import re
from typing import Any

import griffe

FIELD = re.compile(r"^([\w`./]+)  +(\S.*)$")
"""A name, some spaces, what it is."""


class Lists(griffe.Extension):
    """Converts docstrings to a form that Markdown understands."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Convert the docstring of an object that was read."""
        if obj.docstring:
            obj.docstring.value = listed(obj.docstring.value)


def listed(text: str) -> str:
    """The same text, with columns as lists."""
    return "\n\n".join(_paragraph(part) for part in text.split("\n\n"))


def _paragraph(text: str) -> str:
    if not FIELD.match(text.split("\n")[0]):
        return text
    lines: list[str] = []
    for line in text.split("\n"):
        field = FIELD.match(line)
        if field:
            lines.append(f"- `{field[1].strip('`')}`: {field[2]}")
        else:
            lines.append(f"    {line.strip()}")
    return "\n".join(lines)
