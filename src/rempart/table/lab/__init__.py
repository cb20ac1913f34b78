"""The lab in the browser: runs of `rempart.lab` that a server plays beside its tables.

    folder.py   a run is a folder
    wishes.py   what somebody wishes to have played, checked, as a spec
    pace.py     how long matches take, measured before a run is started
    queue.py    plays one run after the other, in a process of its own (`rempart.lab.beside`)
    reports.py  has reports made
    answers.py  how a run stands, as the client is told
    desk.py     what clients may ask for; routes.py: by HTTP

All that is known of a run is in its folder, so it survives the server. The event loop only reads.
"""
