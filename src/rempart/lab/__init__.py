"""The lab: many matches between bots, played on all cores, stored as rows, shown on one page.

    reading.py   reads and fully checks a spec (parts.py: one part of it, grid.py: what varies)
    spec.py      the checked spec, as cells
    play.py      plays one match and makes a row of it
    workers.py   this process, all cores of this machine, or a Ray cluster
    store.py     rows on disk, safe against a kill at any moment
    query.py     queries on the rows, through DuckDB
    report.py    the page; table.py the same as text

`rempart lab run SPEC.toml`, `rempart lab report DIR`, `rempart lab table DIR`; docs/lab.md.
"""
