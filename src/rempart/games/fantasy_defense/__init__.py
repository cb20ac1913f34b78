"""Fantasy: Defense, solo and co-operative."""

from rempart.games.fantasy_defense import events, options
from rempart.games.fantasy_defense.ai import SEARCH_MODEL
from rempart.games.fantasy_defense.ai.value import evaluate
from rempart.games.fantasy_defense.aids.bundles import bundles
from rempart.games.fantasy_defense.aids.dangers import dangers
from rempart.games.fantasy_defense.aids.forecast import forecast
from rempart.games.fantasy_defense.aids.puzzles import PUZZLES
from rempart.games.fantasy_defense.possible import check, tidy
from rempart.games.fantasy_defense.scene import picks, scene
from rempart.games.fantasy_defense.setup import Settings, setup
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.tables import TABLES, Data, compile_tables
from rempart.games.fantasy_defense.view import census, redeal, view
from rempart.games.fantasy_defense.words.naming import naming
from rempart.kernel import Event, Game, Option, defined_in

GAME = Game(
    id="fantasy_defense",
    package=__name__,
    editions=("1",),
    players=range(1, 3),
    minutes=15,
    cooperative=lambda settings: True,
    settings=Settings,
    state=FantasyDefense,
    options=defined_in(options, Option),
    events=defined_in(events, Event),
    data=Data,
    compile=compile_tables,
    setup=setup,
    check=check,
    tidy=tidy,
    view=view,
    redeal=redeal,
    scene=scene,
    naming=naming,
    picks=picks,
    census=census,
    evaluate=evaluate,
    tables=TABLES,
    forecast=forecast,
    dangers=dangers,
    bundles=bundles,
    search_model=SEARCH_MODEL,
    puzzles=PUZZLES,
    # Alone there is one wall to watch; humans have the plainer cards.
    first={"players": 1, "faction": "humans"},
)
