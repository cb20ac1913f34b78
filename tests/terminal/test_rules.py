"""`rempart rules`: what is ours is marked, and listed."""

from __future__ import annotations

import re

from tests.terminal.stage import Shell


def test_the_terminal_marks_what_is_ours(shell: Shell):
    assert "✎ Not in the rulebook, so ours:" in shell("rules", "KR-TOWER-20").out
    lines = shell("rules", "FD-COMP").out.splitlines()
    marked = [line.split()[0] for line in lines if "✎" in line and line.startswith("FD")]
    assert marked == ["FD-COMP-04", "FD-COMP-05", "FD-COMP-06"]


def test_the_page_in_the_terminal(shell: Shell):
    done = shell("rules", "kravora", "--sources")
    assert re.search(r"✎ Ours  rules: \d+, values: \d+", done.out)
    assert "Barracks" in done.out
    assert "KV-END-06" in done.out
    assert "Dark Tower" in shell("rules", "--sources").out
    assert shell("rules", "nonsense", "--sources").code != 0
