"""The machinery under every game. It knows no game; games import nothing but this."""

from rempart.kernel.chance import Chance, commitment, new_secret
from rempart.kernel.errors import RempartError
from rempart.kernel.game import Game
from rempart.kernel.match import Excerpt, Match, Moment
from rempart.kernel.record import Record, read_record
from rempart.kernel.search_model import SearchModel
from rempart.kernel.setting import Setting
from rempart.kernel.state import State
from rempart.kernel.step import (
    Ask,
    Decision,
    Event,
    Option,
    Outcome,
    Refusal,
    Seat,
    Step,
    advance,
    settle,
    take,
)

__all__ = [
    "Ask",
    "Chance",
    "Decision",
    "Event",
    "Excerpt",
    "Game",
    "Match",
    "Moment",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "RempartError",
    "SearchModel",
    "Seat",
    "Setting",
    "State",
    "Step",
    "advance",
    "commitment",
    "new_secret",
    "read_record",
    "settle",
    "take",
]
