/**
 * Bundles: offers that stand for several ordinary choices, played one after the other. The game says
 * which there are; here they are only told apart by what one points at for them.
 */
import type { Awaited, Choice, Offer } from './messages';
import { narrow, samePick } from './picking';
import { hasFields, type Pick } from './scene';

/** All choices of an offer. */
export function line(offer: Offer): Choice[] {
  return [offer.option, ...offer.then];
}

/** Those that one points at for nothing else: buttons of their own. */
export function buttons(awaited: Awaited): Offer[] {
  return awaited.bundles.filter((bundle) => !hasFields(bundle.picks));
}

/** The same as often as it can be chosen: one points at it as for its first choice alone. */
export function several(awaited: Awaited): Offer[] {
  return awaited.bundles.filter((bundle) => hasFields(bundle.picks) && repeats(awaited, bundle));
}

/** Those that are picked like any offer: somewhere that a single choice does not lead to. */
export function pickable(awaited: Awaited): Offer[] {
  return awaited.bundles.filter((bundle) => hasFields(bundle.picks) && !repeats(awaited, bundle));
}

function repeats(awaited: Awaited, bundle: Offer): boolean {
  return awaited.offers.some((offer) => sameOption(offer, bundle) && samePick(offer.picks, bundle.picks));
}

function sameOption(a: Offer, b: Offer): boolean {
  return JSON.stringify(a.option) === JSON.stringify(b.option);
}

/** How many of the same can be had with what is picked so far: 1, 2, 3 …; only 1: nothing to ask. */
export function amounts(awaited: Awaited, picks: readonly Pick[]): number[] {
  if (picks.length === 0) return [1];
  const most = Math.max(1, ...narrow(several(awaited), picks).map((bundle) => line(bundle).length));
  return Array.from({ length: most }, (_, n) => n + 1);
}

/** What is meant by an offer when so many of it are wanted: as many as there can be. */
export function times(awaited: Awaited, offer: Offer, amount: number): Offer {
  const most = several(awaited).find((bundle) => sameOption(bundle, offer));
  return most ? { ...offer, then: most.then.slice(0, amount - 1) } : offer;
}
