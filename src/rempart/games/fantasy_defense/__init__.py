"""Fantasy: Defense, solo and co-operative."""

from rempart.games.fantasy_defense.actions import ACTIONS
from rempart.games.fantasy_defense.bots import evaluate
from rempart.games.fantasy_defense.bundles import bundles
from rempart.games.fantasy_defense.dangers import dangers
from rempart.games.fantasy_defense.events import EVENTS
from rempart.games.fantasy_defense.forecast import forecast
from rempart.games.fantasy_defense.mind import MIND
from rempart.games.fantasy_defense.scene import naming, picks, scene
from rempart.games.fantasy_defense.setup import Options, setup
from rempart.games.fantasy_defense.state import FantasyDefense
from rempart.games.fantasy_defense.tables import TABLES, Data, compile_tables
from rempart.games.fantasy_defense.view import census, redeal, view
from rempart.kernel import Game

GAME = Game(
    id="fantasy_defense",
    package=__name__,
    editions=("1",),
    players=range(1, 3),
    minutes=15,
    cooperative=lambda options: True,
    options=Options,
    state=FantasyDefense,
    choices=ACTIONS,
    events=EVENTS,
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
    dangers=dangers,
    bundles=bundles,
    mind=MIND,
    # Alone there is one wall to watch; humans have the plainer cards.
    first={"players": 1, "faction": "humans"},
)
