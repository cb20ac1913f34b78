"""The matches worth a look: shortest, longest, closest, against the odds."""

from __future__ import annotations

from typing import NamedTuple

from rempart.lab.query import Lab

MARGIN = """
    list_max(list_filter(scores, lambda s, i: list_contains(winners, i - 1)))
    - list_max(list_filter(scores, lambda s, i: NOT list_contains(winners, i - 1)))
"""
"""The lead of the best winner over the best of the others."""

APART = f"""
    NOT together AND len(winners) BETWEEN 1 AND len(scores) - 1
    AND (SELECT count(DISTINCT {MARGIN}) > 1 FROM these)
"""
"""Some win and some do not, and the margin varies."""

UNLIKELY = """
    low < 0.5 / if(together, 2, len(scores)) AND (won OR NOT together OR rate >= 0.5)
"""
"""A chance of less than half of a fair share is against the odds. Chances are estimated for good
players: a defeat of a team that mostly loses does not count."""

SELDOM = "n >= 10 AND if(won, rate, 1 - rate) < 0.4"
"""For a game without win chances: few matches of the cell end like that."""

KINDS = {
    "shortest": "SELECT id FROM these ORDER BY decisions, id",
    "longest": "SELECT id FROM these ORDER BY decisions DESC, id",
    "closest": f"""
        SELECT id FROM these WHERE {APART} ORDER BY {MARGIN}, decisions DESC, id
    """,
    "one_sided": f"""
        SELECT id FROM these WHERE {APART} ORDER BY {MARGIN} DESC, decisions, id
    """,
    "narrow_win": """
        SELECT id FROM these WHERE together AND won
        AND (SELECT count(DISTINCT scores[1]) > 1 FROM these WHERE won)
        ORDER BY scores[1], decisions DESC, id
    """,
    "narrow_defeat": """
        SELECT id FROM these WHERE together AND NOT won
        AND (SELECT count(DISTINCT scores[1]) > 1 FROM these WHERE NOT won)
        ORDER BY scores[1] DESC, decisions DESC, id
    """,
    "best_score": """
        SELECT id FROM these
        WHERE (SELECT count(DISTINCT list_max(scores)) > 1 FROM these WHERE won OR len(winners) > 0)
        ORDER BY list_max(scores) DESC, id
    """,
    "upset": f"""
        WITH rates AS (SELECT cell, avg(won::INT) AS rate, count(*) AS n FROM these GROUP BY cell),
        odds AS (SELECT *, coalesce(low, if(won, rate, 1 - rate)) AS odds,
            (SELECT count(low) > 0 FROM these) AS reckoned FROM these JOIN rates USING (cell))
        SELECT id FROM odds WHERE if(reckoned, {UNLIKELY}, {SELDOM})
        ORDER BY odds, decisions DESC, id
    """,
}
"""The matches of a game, the most outlying first, by what they stand out for."""


class Outlier(NamedTuple):
    """A match that stands out, and for what."""

    kinds: list[str]
    id: str


def outliers(lab: Lab, game: str) -> list[Outlier]:
    """One match for each way to stand out; one that stands out in several ways is listed once."""
    lab.db.execute(
        "CREATE OR REPLACE TEMP TABLE these AS SELECT * FROM whole WHERE game = ?", [game]
    )
    found: dict[str, list[str]] = {}
    for kind, query in KINDS.items():
        if first := lab.rows(query + " LIMIT 1"):
            found.setdefault(first[0][0], []).append(kind)
    return [Outlier(kinds, id) for id, kinds in found.items()]
