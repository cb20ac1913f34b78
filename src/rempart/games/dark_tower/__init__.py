"""Return to Dark Tower: the board, the Tower and the app in one."""

from rempart.games.dark_tower import events, options
from rempart.games.dark_tower.ai import SEARCH_MODEL
from rempart.games.dark_tower.ai.heuristic import HeuristicBot
from rempart.games.dark_tower.ai.value import evaluate
from rempart.games.dark_tower.aids.bundles import bundles
from rempart.games.dark_tower.aids.coach import coaching
from rempart.games.dark_tower.aids.dangers import dangers
from rempart.games.dark_tower.aids.forecast import forecast
from rempart.games.dark_tower.aids.odds import odds
from rempart.games.dark_tower.aids.puzzles import PUZZLES
from rempart.games.dark_tower.possible import check, tidy
from rempart.games.dark_tower.scene import picks, scene
from rempart.games.dark_tower.setup import Settings, configure, setup
from rempart.games.dark_tower.state import Realm
from rempart.games.dark_tower.steps.outcome import epilogue, standings
from rempart.games.dark_tower.tables import TABLES, compile_tables
from rempart.games.dark_tower.tables.values import Data
from rempart.games.dark_tower.view import census, view
from rempart.games.dark_tower.view.redeal import redeal
from rempart.games.dark_tower.words.about import about
from rempart.games.dark_tower.words.naming import naming
from rempart.kernel import Event, Game, Option, defined_in

GAME = Game(
    id="dark_tower",
    package=__name__,
    editions=("1", "2"),
    players=range(1, 5),
    minutes=120,
    cooperative=lambda settings: not configure(settings, 0).competitive,
    settings=Settings,
    state=Realm,
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
    forecast=forecast,
    odds=odds,
    about=about,
    bundles=bundles,
    bots={"heuristic": HeuristicBot},
    levels={"easy": "heuristic"},
    dangers=dangers,
    coaching=coaching,
    search_model=SEARCH_MODEL,
    puzzles=PUZZLES,
    standings=standings,
    epilogue=epilogue,
    chosen=lambda settings: settings.code != "",
    # The goal and the adversary are the defaults (DT-SETUP-25). Alone, every event concerns you;
    # heroes and kingdoms mean nothing to a newcomer yet, so they are dealt.
    first={"players": 1, "heroes": "deal"},
    # DT-R-69. A hero of one's own is the first real choice. These foes hurt heroes; others bury a
    # kingdom in skulls before anybody has learnt to cleanse.
    tutorial={
        "guided": True,
        "goal": "vasa",
        "adversary": "gravemaw",
        "foe_2": "wolves",
        "foe_3": "spiders",
    },
    lasts=10,
    tables=TABLES,
)
