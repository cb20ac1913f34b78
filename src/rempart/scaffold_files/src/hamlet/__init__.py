"""Hamlet: raiders come to the gates of a village."""

import msgspec
from rempart.kernel import Event, Game, Option, defined_in

from hamlet import events, options
from hamlet.ai.value import evaluate
from hamlet.scene import scene
from hamlet.setup import Settings, setup
from hamlet.state import Village
from hamlet.tables import TABLES, Data, Tables
from hamlet.view import census, redeal, view
from hamlet.words.naming import naming

GAME = Game(
    id="hamlet",
    package=__name__,
    editions=("1",),
    players=range(1, 3),
    minutes=5,
    cooperative=lambda settings: True,
    settings=Settings,
    state=Village,
    options=defined_in(options, Option),
    events=defined_in(events, Event),
    data=Data,
    compile=Tables,
    setup=setup,
    view=view,
    redeal=redeal,
    scene=scene,
    naming=naming,
    picks=lambda option, seat: msgspec.structs.asdict(option),
    census=census,
    evaluate=evaluate,
    tables=TABLES,
)
