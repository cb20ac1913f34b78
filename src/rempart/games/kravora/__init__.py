"""Kravora: two to four clans, each behind a wall."""

from rempart.games.kravora import events, options
from rempart.games.kravora.ai import SEARCH_MODEL
from rempart.games.kravora.ai.value import alike, evaluate
from rempart.games.kravora.aids.bundles import bundles
from rempart.games.kravora.aids.dangers import dangers
from rempart.games.kravora.aids.forecast import forecast
from rempart.games.kravora.ids import PLAYERS
from rempart.games.kravora.scene import picks, scene
from rempart.games.kravora.setup import Settings, setup
from rempart.games.kravora.state import Kravora, earlier
from rempart.games.kravora.steps.end import standings
from rempart.games.kravora.tables import TABLES, Data, compile_tables
from rempart.games.kravora.view import census, redeal, view
from rempart.games.kravora.words.naming import naming
from rempart.kernel import Event, Game, Option, defined_in

GAME = Game(
    id="kravora",
    package=__name__,
    editions=("1", "2", "3", "4", "5"),
    players=PLAYERS,
    minutes=60,
    cooperative=lambda settings: False,
    settings=Settings,
    state=Kravora,
    options=defined_in(options, Option),
    events=defined_in(events, Event),
    data=Data,
    compile=compile_tables,
    setup=setup,
    view=view,
    redeal=redeal,
    scene=scene,
    naming=naming,
    picks=picks,
    census=census,
    evaluate=evaluate,
    tables=TABLES,
    forecast=forecast,
    bundles=bundles,
    alike=alike,
    levels={"normal": "search:24it"},
    dangers=dangers,
    search_model=SEARCH_MODEL,
    standings=standings,
    # One rival: a short round, and one wall to compare with.
    first={"players": 2},
    earlier=earlier,
)
