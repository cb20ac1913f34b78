"""Kingdom Rush: Elemental Uprising: one to four heroes and their towers hold the road."""

from rempart.games.kingdom_rush import events, options
from rempart.games.kingdom_rush.ai import SEARCH_MODEL
from rempart.games.kingdom_rush.ai.idle import IdleBot
from rempart.games.kingdom_rush.ai.planner import PlannerBot
from rempart.games.kingdom_rush.ai.value import evaluate
from rempart.games.kingdom_rush.aids.dangers import dangers
from rempart.games.kingdom_rush.aids.forecast import forecast
from rempart.games.kingdom_rush.aids.introduction import introduction
from rempart.games.kingdom_rush.aids.puzzles import PUZZLES
from rempart.games.kingdom_rush.possible import check, tidy
from rempart.games.kingdom_rush.runs import EndlessRuns
from rempart.games.kingdom_rush.scene import picks, scene
from rempart.games.kingdom_rush.setup import Settings, setup
from rempart.games.kingdom_rush.state import Kingdom
from rempart.games.kingdom_rush.tables import TABLES, Data, compile_tables
from rempart.games.kingdom_rush.view import census, redeal, view
from rempart.games.kingdom_rush.words.naming import naming
from rempart.kernel import Event, Game, Option, defined_in

GAME = Game(
    id="kingdom_rush",
    package=__name__,
    editions=("1", "2", "3"),
    players=range(1, 5),
    minutes=75,
    cooperative=lambda settings: True,
    settings=Settings,
    state=Kingdom,
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
    bots={"idle": IdleBot, "planner": PlannerBot},
    levels={"normal": "planner"},
    dangers=dangers,
    introduction=introduction,
    runs=EndlessRuns(),
    search_model=SEARCH_MODEL,
    puzzles=PUZZLES,
    tutorial={"scenario": "prologue"},
    lasts=20,
    # With a companion, for solo play has rules of its own (bench heroes, blocked sites). Dealt, for
    # nobody can choose among heroes, abilities and towers before seeing what they do.
    first={"players": 2, "scenario": "1", "difficulty": "easy", "start": "deal"},
    tables=TABLES,
)
