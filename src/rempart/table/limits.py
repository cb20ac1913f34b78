"""How much a client may ask for: buckets that drip."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Network, ip_address

from rempart import advice

MESSAGE_BYTES = 64 * 1024
"""The longest message on a socket, and the longest body of a request but for those below."""
RECORD_BYTES = 2 * 1024 * 1024
"""The longest body of a request that may carry a record."""
MESSAGES = (30.0, 60)
"""Messages a second on one socket, and how many at once."""
REQUESTS = (5.0, 60)
"""Requests that make something, a second from one address, and how many at once."""
PATIENCE = 20
"""How many bad messages on one socket before it is closed."""
SOCKETS = (5.0, 60)
"""Sockets that are opened, a second from one address, and how many at once."""
HEADER_TIME = 10.0
"""Seconds in which a request must have been begun and its headers be complete."""
BODY_TIME = 30.0
"""Seconds in which its body must follow."""
TAKE_TIME = 60.0
"""Seconds in which it must be answered and the answer taken."""
KEEP_ALIVE = 5
"""Seconds that a connection stays open for another request."""
HELLO_TIME = 10.0
"""Seconds in which a socket must say hello."""
CONNECTIONS = 1000
"""Connections that are no sockets, at once; beyond that the one goes that has been waited for
longest."""
CONNECTIONS_OF_ONE = 100
"""The same from one address, unless that is a web server in front of this one."""
BODIES = 64 * 1024 * 1024
"""Bytes of requests that are not here in whole, at once."""
DATA_BYTES = 128 * 1024
"""The longest body of a request that carries a designer's data file."""
CHANGED = 1000
"""How many values of a game may be changed at a table."""
TRIAL_PLAY = 1.5
"""Seconds for which values that are not the game's own are played with before a table is made."""
TRIAL_TIME = 6.0
"""Seconds after which that is broken off, whatever it is doing."""
VARIANTS = 100
"""How many different sets of changed values may be on tables in memory when a new one is made.
Each costs some 200 kB for as long as such a table is in memory."""
CONNECTED_IN_ALL = 8000
"""Sockets that may be open."""
CONNECTED = 120
"""Sockets that one address may have open: a class behind one router, with two tables each."""
COMPANY = 64
"""Sockets that may be open at one table."""
TOLD_AT_ONCE = 8
"""How many at a table are told at once of what has happened there, those who play first; the others
hear of it one after the other, and whatever else there is to do goes on in between."""

BEHIND = 64 * 1024
"""Bytes that wait for a client from which on it is only told how things stand when it has taken
them, and nothing more is read from it."""
WAITING = 512 * 1024
"""Bytes that may wait for a client before it is closed, but for one message that is longer."""
WAITING_IN_ALL = 64 * 1024 * 1024
"""Bytes that may wait for all clients together; then those are closed for whom some wait."""
TAKEN_WITHIN = 30.0
"""Seconds that a client has to take a message before it is closed."""

WORK = (0.25, 5.0)
"""Seconds of the tables' own processor time for the messages and requests of one address: a second,
and at once. Who has used them up is not refused, but waits."""
WORK_PLACES = 2
"""How many of them are worked on at the same time."""
WORK_WAITING = 200
"""How many may wait."""
BIG_WAITING = 20
"""How many requests with a record or a data file may wait; they are worked on one at a time."""
ANSWERS = (0.4, 6.0)
"""Seconds of answering questions for one address, a second, and at once."""
TABLE_ANSWERS = (0.8, 12.0)
"""The same for one table."""
ANSWERS_PLACES = 2
"""How many questions of one address are answered at the same time; of one table twice as many."""
ANSWERS_WAITING = 100
"""How many may wait."""
ANSWERS_PATIENCE = 10.0
"""Seconds after which a question that waits is not answered any more."""
QUESTIONS = 16
"""Questions of one socket that wait for the one before; then nothing more is read from it."""

SAYINGS = (0.5, 8)
"""Things that one seat says or points at, a second, and how many at once."""
VOICES = (2.0, 40)
"""The same from one address, at all tables."""
NAMED = 20
"""How many spectators are told by name; beyond that, only how many there are."""

END_WAITS = 600
"""Seconds that who holds a seat must have been away since the end, at least, before the others may
see everything without their consent."""
END_LONGEST = 86400
"""The same at tables where nobody is replaced however long they are away."""
CODE_DAYS = 14
"""How long a table's five letters work after anything last happened there. Links to seats that
people hold work for ever."""

HINTS = (0.5, 20)
"""Hints that are thought about at one table, a second, and how many at once."""
HINT_TIME = advice.LONGEST
"""Seconds after which thinking about a hint is broken off."""
JUDGEMENTS = (1.0, 10)
"""Choices that are judged before they are made, at one table, a second, and how many at once."""
JUDGE_TIME = 1.0
"""Seconds that are thought about one: later than that nobody waits for it any more."""
BOT_THINKS = 0.5
"""Seconds that a bot may think about a choice."""
BOT_LINES = 1000
"""Lines of play that a bot may try for a choice."""
BOTS_ALONE = 200
"""How often bots choose at a table that everybody has left, so that it comes to be the turn of
somebody who can be called."""
WORKERS = 4
"""Worker processes that think, at most."""
WORKER_MEMORY = 512 * 1024 * 1024
"""Bytes that one of them may have; a thought that needs more is ended with it."""
JOB_TIME = 10.0
"""Seconds after which any thought is broken off, unless less is said."""
ANSWER_WORKERS = 2
"""Processes that answer questions, at most."""
RENDERER_WAITING = 256
"""Tables that the renderer is asked to put in words at the same time; the server does the
others itself."""
RENDERER_TIME = 2.0
"""Seconds that it may take for one; then it is ended."""
ANSWER_TIME = 5.0
"""Seconds after which answering a question is broken off."""
RECORD_TIME = 10.0
"""Seconds after which playing a record again is broken off."""
JOB_WAITS = 30.0
"""Seconds after which it is given up when its turn has not come."""
JOBS = 256
"""How many things may wait to be thought about in one server: of people, of bots, for reviews."""
JOBS_ADDRESS = 64
"""The same from one address."""
JOBS_TABLE = 16
"""The same at one table."""
BOT_ROUND, BOT_LEAST = 2.0, 0.05
"""Seconds in which all bots that wait should have had their turn: each thinks less then, down to
that."""
REVIEWS = 1
"""How many matches are reviewed at the same time; others wait."""


def site_of(address: str) -> str:
    """Whose an address is: one of IPv6 belongs to a site, which has 2**64 of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


def longest(path: str) -> int:
    """How long the body of a request to an address may be."""
    if path == "/api/import":
        return RECORD_BYTES
    return DATA_BYTES if path.startswith("/api/data/") else MESSAGE_BYTES


class Bucket:
    """Lets `rate` things through a second, `most` at once."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic):
        self.rate = rate
        self.most = most
        self.clock = clock
        self.level = float(most)
        self.then = clock()

    def take(self) -> bool:
        """Whether one more may pass."""
        self._drip()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take out what is gone already; what was not there is owed."""
        self._drip()
        self.level -= amount

    def owed(self) -> float:
        """Seconds until nothing is owed any more."""
        self._drip()
        return max(0.0, -self.level / self.rate)

    @property
    def full(self) -> bool:
        """Whether it is as if it had never been used."""
        self._drip()
        return self.level >= self.most

    def _drip(self) -> None:
        now = self.clock()
        self.level = min(self.most, self.level + (now - self.then) * self.rate)
        self.then = now


class Buckets:
    """A bucket for each address, or whatever else; those that are full again are forgotten."""

    def __init__(self, rate: float, most: int):
        self.rate = rate
        self.most = most
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this one may do one more thing."""
        if len(self.by_address) > 10_000:
            limit = time.monotonic() - self.most / self.rate
            self.by_address = {a: b for a, b in self.by_address.items() if b.then > limit}
        site = site_of(address)
        return self.by_address.setdefault(site, Bucket(self.rate, self.most)).take()
