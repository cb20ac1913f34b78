"""Tests that every game must pass and that any game can run; they need pytest and Hypothesis.

A test file imports the modules it wants, and says for which games:

    from hamlet import GAME
    from rempart.testing.battery import *

    GAMES = [GAME]

battery     matches end, replay and hide what is hidden; what is offered is legal; everything has a
text
settings    settings as people meet them
remembered  nothing stale is told, and nothing that was meant for another seat
rules       the rule index, the code and the tests know the same rules
"""

try:
    import hypothesis  # noqa: F401
    import pytest
except ImportError as error:
    raise ImportError(
        f"rempart.testing needs {error.name}: pip install 'rempart[testing]' brings what it needs"
    ) from error

pytest.register_assert_rewrite(
    *(f"{__name__}.{name}" for name in ("battery", "play", "remembered", "rules", "settings"))
)
