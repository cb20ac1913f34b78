/**
 * Picking narrows the offers: everything on the table that can be picked carries field values; picking it keeps the
 * offers that have those values, until one is left. Nothing here depends on a game, a browser or a server.
 */
import type { Offer } from './messages';
import { hasFields, type Pick, type Thing } from './scene';

/** A field value is plain JSON, so this is enough to compare two of them. */
function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Whether an offer has every field of a pick, with the same value. */
export function fits(offer: Offer, pick: Pick): boolean {
  if (!hasFields(pick)) return false;
  return Object.entries(pick).every(
    ([field, value]) => field in offer.picks && same(offer.picks[field], value),
  );
}

/** The offers that match all picks. */
export function narrow(offers: readonly Offer[], picks: readonly Pick[]): Offer[] {
  return offers.filter((offer) => picks.every((pick) => fits(offer, pick)));
}

export function samePick(a: Pick, b: Pick): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
}

export function isPicked(picks: readonly Pick[], pick: Pick): boolean {
  return hasFields(pick) && picks.some((one) => samePick(one, pick));
}

/** The result of pressing something. */
export type Pressed =
  | { kind: 'picked'; picks: Pick[] }
  | { kind: 'unpicked'; picks: Pick[] }
  | { kind: 'again' }
  | { kind: 'refused'; pick: Pick };

/**
 * A thing is pressed. `candidates` are the picks of the thing and of what it lies in, innermost first: with a card
 * in hand picked, pressing a defender means its gate.
 */
export function press(
  offers: readonly Offer[],
  picks: readonly Pick[],
  candidates: readonly Pick[],
): Pressed {
  const real = candidates.filter(hasFields);
  const own = real[0];
  if (!own) return { kind: 'refused', pick: {} };
  const at = picks.findIndex((one) => real.some((pick) => samePick(one, pick)));
  if (at >= 0) {
    return at === picks.length - 1 && picks.length > 0
      ? { kind: 'again' }
      : { kind: 'unpicked', picks: picks.filter((_, i) => i !== at) };
  }
  const left = narrow(offers, picks);
  // With nothing picked, only the thing itself is meant, never what it lies in.
  const meant = picks.length > 0 ? real : [own];
  for (const pick of meant) {
    if (left.some((offer) => fits(offer, pick))) return { kind: 'picked', picks: [...picks, pick] };
  }
  for (const pick of meant) {
    if (!offers.some((offer) => fits(offer, pick))) continue;
    return { kind: 'picked', picks: [...compatible(offers, picks, pick), pick] };
  }
  return { kind: 'refused', pick: own };
}

/** The earlier picks that stay valid when `pick` is added. */
function compatible(offers: readonly Offer[], picks: readonly Pick[], pick: Pick): Pick[] {
  const kept: Pick[] = [];
  for (const one of picks) {
    if (narrow(offers, [...kept, one, pick]).length > 0) kept.push(one);
  }
  return kept;
}

/** An offer that stands for all offers that look the same. */
export interface Distinct {
  offer: Offer;
  /** How many such offers there are. */
  copies: number;
}

/**
 * Offers with the same label about things that look the same count as one: it does not matter which of two footmen
 * in a hand is discarded. It does matter which one moves if they stand at different gates.
 */
export function distinct(offers: readonly Offer[], all: readonly Thing[]): Distinct[] {
  const looks = looksByField(all);
  const found = new Map<string, Distinct>();
  for (const offer of offers) {
    const about = Object.entries(offer.picks).map(
      ([field, value]) => looks.get(fieldKey(field, value)) ?? '',
    );
    const key = JSON.stringify([offer.label, about]);
    const known = found.get(key);
    if (known) known.copies += 1;
    else found.set(key, { offer, copies: 1 });
  }
  return [...found.values()];
}

function fieldKey(field: string, value: unknown): string {
  return `${field}=${JSON.stringify(value)}`;
}

function looksByField(all: readonly Thing[]): Map<string, string> {
  const looks = new Map<string, string>();
  for (const thing of all) {
    const fields = Object.entries(thing.pick);
    for (const [field, value] of fields) {
      const key = fieldKey(field, value);
      // A thing identified by this one field alone is the best match for it.
      if (fields.length === 1) looks.set(key, looks.get(key) ?? thing.look);
    }
    if (fields.length > 1) {
      for (const [field, value] of fields) {
        const key = fieldKey(field, value);
        if (!looks.has(key)) looks.set(key, key);
      }
    }
  }
  return looks;
}

/** The things that would narrow further: they fit one of the remaining offers and are not picked. */
export function open(
  left: readonly Offer[],
  picks: readonly Pick[],
  all: readonly Thing[],
): Thing[] {
  const settled = Object.assign({}, ...picks) as Pick;
  return all.filter(
    (thing) =>
      !Object.entries(thing.pick).every(
        ([field, value]) => field in settled && same(settled[field], value),
      ) && left.some((offer) => fits(offer, thing.pick)),
  );
}

/** An entry in the list of choices: an offer, or a thing that leads to several. */
export type Entry =
  | { kind: 'offer'; offer: Offer; label: string; where: string; direct: boolean }
  | { kind: 'thing'; thing: Thing; label: string; where: string; count: number };

/** Up to this many choices are listed one by one; more are grouped by thing. */
const FEW = 9;

/** The list of choices: enough to play any game without a board. */
export function entries(
  left: readonly Offer[],
  picks: readonly Pick[],
  all: readonly Thing[],
): Entry[] {
  const candidates = open(left, picks, all);
  const choices = distinct(left, all).map(({ offer }) => ({
    offer,
    thing: firstThing(offer, candidates),
  }));
  if (choices.length <= FEW) return namedApart(choices.map(single));
  const groups = new Map<string, typeof choices>();
  for (const choice of choices) {
    const key = choice.thing ? choice.thing.look : `offer ${choice.offer.label}`;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return namedApart(
    [...groups.values()].flatMap((group): Entry[] => {
      const thing = group[0]?.thing;
      if (!thing || group.length === 1) return group.map(single);
      const { where } = thing;
      // The bare name of a place is not enough: "3" of what?
      const label = thing.id ? thing.name : `${where} ${thing.name}`;
      return [{ kind: 'thing', thing, label, where, count: group.length }];
    }),
  );
}

function single({ offer, thing }: { offer: Offer; thing: Thing | undefined }): Entry {
  return { kind: 'offer', offer, label: offer.label, where: thing?.where ?? '', direct: !thing };
}

/** The first thing that an offer is about. */
function firstThing(offer: Offer, candidates: readonly Thing[]): Thing | undefined {
  return leaders(offer, candidates)[0];
}

/** The things for the first open field of an option: a card before its gate. */
function leaders(offer: Offer, candidates: readonly Thing[]): Thing[] {
  const order = Object.keys(offer.option);
  const rank = (thing: Thing) =>
    Math.min(
      ...Object.keys(thing.pick).map((field) => {
        const at = order.indexOf(field);
        return at < 0 ? order.length : at;
      }),
    );
  const matching = candidates.filter((thing) => fits(offer, thing.pick));
  const first = Math.min(...matching.map(rank));
  return matching.filter((thing) => rank(thing) === first);
}

/** What to pick next: for each remaining offer, the things for its first open field. */
export function leading(left: readonly Offer[], candidates: readonly Thing[]): Set<Pick> {
  return new Set(left.flatMap((offer) => leaders(offer, candidates).map((thing) => thing.pick)));
}

/** Adds the location to a label only if two labels are the same. */
function namedApart(list: Entry[]): Entry[] {
  const count = new Map<string, number>();
  for (const entry of list) count.set(entry.label, (count.get(entry.label) ?? 0) + 1);
  return list.map((entry) =>
    (count.get(entry.label) ?? 0) > 1 ? entry : { ...entry, where: '' },
  );
}

/** With more offers than `most`, leave room for the list: first what is wanted, then what people look for. */
export function foremost(offers: readonly Offer[], most: number, wanted: (offer: Offer) => boolean): Offer[] {
  if (offers.length <= most) return [...offers];
  const rank = (offer: Offer) => (wanted(offer) ? 0 : offer.button ? 1 : 2);
  const first = new Set([...offers].sort((a, b) => rank(a) - rank(b)).slice(0, most - 1));
  return offers.filter((offer) => first.has(offer));
}

/** Whether no two offers read alike, as buttons must not. */
export function readApart(offers: readonly Offer[]): boolean {
  return new Set(offers.map(({ label }) => label)).size === offers.length;
}

/** With more than this many of a kind, what people look for is found on the board after all. */
const PAIR = 2;

const kind = (offer: Offer) => offer.option['type'];

/** Offers that nothing on the table leads to, or tells apart, and those that people look for: they become buttons. */
export function direct(
  left: readonly Offer[],
  picks: readonly Pick[],
  all: readonly Thing[],
): Offer[] {
  const candidates = open(left, picks, all);
  const offers = distinct(left, all).map(({ offer }) => offer);
  const [first, ...others] = offers;
  if (first && others.length > 0 && others.every((offer) => samePick(offer.picks, first.picks))) return offers;
  const called = (offer: Offer) => {
    const alike = offers.filter((one) => kind(one) === kind(offer));
    return offer.button && picks.length === 0 && alike.length <= PAIR && readApart(alike);
  };
  return offers.filter(
    (offer) => called(offer) || !candidates.some((thing) => fits(offer, thing.pick)),
  );
}
