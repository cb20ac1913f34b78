"""The lab: many matches between bots, played on all cores, kept as rows, told in one page.

    reading.py   a spec is read and checked wholly (parts.py: one part of it, grid.py: what varies)
    spec.py      what it comes to: cells
    play.py      one match of it becomes one row
    workers.py   this process, all cores of this machine, or a Ray cluster
    store.py     rows on disk, which survive a kill at any moment
    query.py     the rows again, through DuckDB
    report.py    the page; table.py the same as text

`rempart lab run SPEC.toml`, `rempart lab report DIR`, `rempart lab table DIR`; docs/lab.md.
"""
