"""The windows that everything must fit into, and whether it does."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

SIZES = {
    "1280x720": (1280, 720),
    "1366x768": (1366, 768),
    "1440x900": (1440, 900),
    "1536x864": (1536, 864),
    "1920x1080": (1920, 1080),
    "1024x768": (1024, 768),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "zoomed to 200 %": (683, 384),
}

HIDDEN = """nodes => nodes.flatMap((node) => {
    const called = node.textContent.trim().slice(0, 60);
    const { left, top, right, bottom } = node.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        return [`outside the window: ${called}`];
    const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return on && (node.contains(on) || on.contains(node)) ? [] : [`covered: ${called}`];
})"""


def resize(page: Page, size: str) -> None:
    """Make the window that big, and look at its top."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => { scrollTo(0, 0); return new Promise(requestAnimationFrame) }")


def hidden(things: Locator) -> list[str]:
    """Which of these cannot be seen and pressed without scrolling, and why."""
    return things.evaluate_all(HIDDEN)
