"""Memory: what is gone is given back, though nobody looks for it often."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from rempart.table.server import keep_gc_tuned


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[None]:
    """As it was, afterwards."""
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


@pytest.mark.usefixtures("collector")
def test_what_was_there_for_long_is_given_back_in_the_end():
    async def work() -> None:
        knot = Knot()
        gone = weakref.ref(knot)
        calm = asyncio.create_task(keep_gc_tuned(0.01, 3))
        while gc.get_freeze_count() == 0:
            await asyncio.sleep(0.005)
        del knot
        gc.collect()
        assert gone() is not None
        async with asyncio.timeout(20):
            while gone() is not None:
                await asyncio.sleep(0.01)
        calm.cancel()

    asyncio.run(work())
