/**
 * Bundles: offers that stand for several ordinary choices, played one after the other. The game defines them; here
 * they are only sorted by how they are picked.
 */
import type { Awaited, Choice, Offer } from './messages';
import { narrow, samePick } from './picking';
import { hasFields, type Pick } from './scene';

/** All choices of an offer. */
export function line(offer: Offer): Choice[] {
  return [offer.option, ...offer.then];
}

/** Bundles that nothing on the table leads to: they are buttons of their own. */
export function buttons(awaited: Awaited): Offer[] {
  return awaited.bundles.filter((bundle) => !hasFields(bundle.picks));
}

/** Bundles that repeat a single choice as often as possible: they are picked like that choice. */
export function several(awaited: Awaited): Offer[] {
  return awaited.bundles.filter((bundle) => hasFields(bundle.picks) && repeats(awaited, bundle));
}

/** Bundles that are picked like any offer, on a thing that no single choice leads to. */
export function pickable(awaited: Awaited): Offer[] {
  return awaited.bundles.filter((bundle) => hasFields(bundle.picks) && !repeats(awaited, bundle));
}

function repeats(awaited: Awaited, bundle: Offer): boolean {
  return awaited.offers.some((offer) => sameOption(offer, bundle) && samePick(offer.picks, bundle.picks));
}

function sameOption(a: Offer, b: Offer): boolean {
  return JSON.stringify(a.option) === JSON.stringify(b.option);
}

/** The amounts that can be chosen with the current picks: 1, 2, 3 …; only 1: nothing to ask. */
export function amounts(awaited: Awaited, picks: readonly Pick[]): number[] {
  if (picks.length === 0) return [1];
  const most = Math.max(1, ...narrow(several(awaited), picks).map((bundle) => line(bundle).length));
  return Array.from({ length: most }, (_, n) => n + 1);
}

/** An offer repeated `amount` times, or as often as possible. */
export function times(awaited: Awaited, offer: Offer, amount: number): Offer {
  const most = several(awaited).find((bundle) => sameOption(bundle, offer));
  return most ? { ...offer, then: most.then.slice(0, amount - 1) } : offer;
}
