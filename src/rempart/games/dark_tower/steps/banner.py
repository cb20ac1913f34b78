"""The banner action (DT-BANNER)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.dark_tower.events import BannerTaken
from rempart.games.dark_tower.ids import (
    BANNER,
    BANNER_OF_AZKOL,
    HEROES,
    POTION,
    REGIONS,
    SPIRIT,
    SPY,
    START_STEP,
    WARRIORS,
    kingdom_of,
)
from rempart.games.dark_tower.options import Banner
from rempart.games.dark_tower.steps.choices import place_hero
from rempart.games.dark_tower.steps.heroic import after_action, pay_tax, refuse_tax
from rempart.games.dark_tower.steps.items import gain_potions, gain_spirit, gain_warriors
from rempart.games.dark_tower.tables import TABLES
from rempart.kernel import NONE, Refusal

if TYPE_CHECKING:
    from rempart.games.dark_tower.state import Realm

GAINS = {SPIRIT: gain_spirit, WARRIORS: gain_warriors, POTION: gain_potions}
"""What banner actions give."""
BANNERS = [Banner(hero) for hero in range(len(HEROES))]
SPY_BANNERS = [Banner(SPY, region) for region in range(REGIONS)]


def offers(s: Realm, seat: int) -> list[Banner]:
    """The banner actions that the hero may take; none after the start of the turn."""
    if s.phase != START_STEP or refuse_banner(s, seat) is not None:
        return []
    found: list[Banner] = []
    for hero in banners_of(s, seat):
        if hero == SPY:
            own = s.heroes[seat].region
            regions = TABLES[s.variant].world.kingdom_regions[kingdom_of(own)]
            found += [SPY_BANNERS[region] for region in regions if region != own]
        else:
            found.append(BANNERS[hero])
    return found


def banners_of(s: Realm, seat: int) -> list[int]:
    """DT-BANNER-01: the own board's; with Azkol's Banner that of any hero in the game."""
    hero = s.heroes[seat]
    if BANNER_OF_AZKOL not in hero.items:
        return [hero.hero]
    return sorted(other.hero for other in s.heroes if not other.out)


def refuse_banner(s: Realm, seat: int) -> Refusal | None:
    """DT-BANNER-01: once a turn; DT-BANNER-02: in the start step or not at all."""
    if s.phase != START_STEP:
        return Refusal("DT-BANNER-02", "start_over")
    if s.heroes[seat].bannered:
        return Refusal("DT-BANNER-01", "banner_taken")
    return refuse_tax(s, seat, BANNER)


def refuse(s: Realm, seat: int, option: Banner) -> Refusal | None:
    """Why a banner action is not legal."""
    if option.hero not in banners_of(s, seat):
        return Refusal("DT-BANNER-01", "not_your_banner")
    own = s.heroes[seat].region
    if option.hero == SPY:
        away = not 0 <= option.region < REGIONS or option.region == own
        if away or kingdom_of(option.region) != kingdom_of(own):
            return Refusal("DT-HERO-02", "not_your_kingdom")
    elif option.region != NONE:
        return Refusal("DT-BANNER-01", "not_your_banner")
    return refuse_banner(s, seat)


def do(s: Realm, seat: int, option: Banner) -> None:
    """Take the banner action."""
    pay_tax(s, seat, BANNER)
    s.heroes[seat].bannered = True
    s.tell(BannerTaken(seat=seat, hero=option.hero))
    if option.hero == SPY:
        place_hero(s, seat, option.region)
    else:
        t = TABLES[s.variant]
        act = t.effects[t.banner[option.hero]][0][0]
        GAINS[act.what](s, seat, act.n, "DT-BANNER-01")
    after_action(s, seat, BANNER)
