"""The engine that every game is built on. It knows no game; games import nothing else of
Rempart."""

from rempart.kernel.chance import Chance, commitment, new_secret
from rempart.kernel.collect import defined_in, steps_of
from rempart.kernel.errors import RempartError
from rempart.kernel.former import Former
from rempart.kernel.game import Game
from rempart.kernel.match import Excerpt, Match, Moment
from rempart.kernel.puzzle import PuzzleGoal, PuzzlePlan
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
    PickOne,
    Refusal,
    Seat,
    Step,
    YesOrNo,
    advance,
    settle,
    take,
)
from rempart.kernel.text import Naming
from rempart.kernel.vocabulary import NONE, Bits, By, Here, Meaning, OrNone, Span

__all__ = [
    "NONE",
    "Ask",
    "Bits",
    "By",
    "Chance",
    "Decision",
    "Event",
    "Excerpt",
    "Former",
    "Game",
    "Here",
    "Match",
    "Meaning",
    "Moment",
    "Naming",
    "Option",
    "OrNone",
    "Outcome",
    "PickOne",
    "PuzzleGoal",
    "PuzzlePlan",
    "Record",
    "Refusal",
    "RempartError",
    "SearchModel",
    "Seat",
    "Setting",
    "Span",
    "State",
    "Step",
    "YesOrNo",
    "advance",
    "commitment",
    "defined_in",
    "new_secret",
    "read_record",
    "settle",
    "steps_of",
    "take",
]
