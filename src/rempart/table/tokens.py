"""Seat tokens: whoever holds one may sit there. Random, signed, revocable; there are no passwords.

A token is `table.seat.key.signature`. The key is random and is stored in the table's log; giving
the seat another key invalidates all older tokens. The signature keeps strangers from making the
server look up tables that do not exist.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

import msgspec


class Claim(msgspec.Struct, frozen=True):
    """The content of a token."""

    table: str
    seat: int
    key: str


class ServerSecret:
    """The secret that this server signs tokens with; `value` is read from the store when it
    opens."""

    def __init__(self) -> None:
        self.value = b""

    def token(self, table: str, seat: int, key: str) -> str:
        """The token of a seat."""
        return sign(self.value, Claim(table, seat, key))

    def claim_of(self, token: str) -> Claim | None:
        """The content of a token if its signature is ours; whether the key is still valid must be
        checked separately."""
        return read(self.value, token)

    def player(self, id: str) -> str:
        """The digest by which a browser's results are kept: nobody who reads it learns the id that
        the browser shows."""
        return hmac.new(self.value, f"player {id}".encode(), hashlib.sha256).hexdigest()[:32]

    def seed(self, table: str, at: int, seat: int) -> int:
        """A seed for redealing what is hidden: deterministic, but impossible to guess. Anybody who
        knew it could work back from the new deal to the real one."""
        return secret_number(self.value, f"{table} {at} {seat}")


def new_key() -> str:
    """A key for a seat: 128 random bits."""
    return secrets.token_urlsafe(16)


def sign(secret: bytes, claim: Claim) -> str:
    """The token of a claim."""
    body = f"{claim.table}.{claim.seat}.{claim.key}"
    return f"{body}.{_signature(secret, body)}"


def read(secret: bytes, token: str) -> Claim | None:
    """The claim of a token; None if its signature is not ours."""
    body, _, signature = token.rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(secret, body).encode()):
        return None
    table, seat, key = body.split(".")
    return Claim(table, int(seat), key)


def secret_number(secret: bytes, about: str) -> int:
    """A 63-bit number that only the owner of the secret can compute; the same for the same
    purpose."""
    digest = hmac.new(secret, f"number {about}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def _signature(secret: bytes, body: str) -> str:
    digest = hmac.new(secret, body.encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(digest[:18]).decode()
