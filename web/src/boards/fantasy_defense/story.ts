/**
 * How each event changes a scene: enough to show how one scene became the next. What an event does not say (how a
 * battle would stand, what a unit is worth there) is taken from the final scene, which also corrects whatever is
 * left out.
 */
import { pieceIndex, type FullPiece, type FullPlace, type FullScene, type FullZone } from '../../lib/scene';
import { applied, eventOf, type Effects } from '../contract';
import { PHASE_IDS, type BattleLost, type BattleWon, type CardsDrawn, type GameEvent, type GatePlundered, type PlaceTag, type SpellCast, type SpellRenewed } from './types';

export const cardId = (card: number) => `card-${card}`;
export const invaderId = (invader: number) => `invader-${invader}`;

/** The scene after an event. */
export function after(scene: FullScene, line: { event: unknown }, final: FullScene): FullScene {
  return applied(EFFECTS, scene, eventOf<GameEvent>(line), final);
}

/** Cards are drawn one by one: the scene after each of them. */
export function draws(scene: FullScene, { seat, cards, count }: CardsDrawn, final: FullScene): FullScene[] {
  const found: FullScene[] = [];
  let now = scene;
  for (let n = 0; n < count; n += 1) {
    const card = cards[n];
    const piece = card === undefined ? undefined : known(now, cardId(card), final);
    now = withZone(now, `deck-${seat}`, (zone) => fewer(zone, piece));
    now = withZone(now, `hand-${seat}`, (zone) => more(zone, piece));
    found.push(now);
  }
  return found;
}

function withZone(scene: FullScene, id: string, how: (zone: FullZone) => FullZone): FullScene {
  return { ...scene, zones: scene.zones.map((zone) => (zone.id === id ? how(zone) : zone)) };
}

const without = (pieces: FullPiece[], id: string) => pieces.filter((piece) => piece.id !== id);

/** A piece as it is in the scene; if it is not there, as it is in the final scene. */
function known(scene: FullScene, id: string, final: FullScene): FullPiece | undefined {
  return pieceIndex(scene).get(id)?.piece ?? pieceIndex(final).get(id)?.piece;
}

/** Add a card to a hand or pile; without a piece, a hidden card. */
function more(zone: FullZone, piece: FullPiece | undefined): FullZone {
  return { ...zone, value: zone.value + 1, pieces: piece ? [...without(zone.pieces, piece.id), piece] : zone.pieces };
}

/** Remove a card from a pile. */
function fewer(zone: FullZone, piece: FullPiece | undefined): FullZone {
  const left = zone.left.flatMap((one) =>
    one.piece.kind !== piece?.kind ? one : one.count > 1 ? { ...one, count: one.count - 1 } : [],
  );
  return { ...zone, value: Math.max(0, zone.value - 1), pieces: piece ? without(zone.pieces, piece.id) : zone.pieces, left };
}

function onWalls(scene: FullScene, how: (place: FullPlace, row: number) => FullPlace): FullScene {
  return {
    ...scene,
    zones: scene.zones.map((zone) =>
      zone.id.startsWith('wall-') ? { ...zone, places: zone.places.map((place) => how(place, Number(zone.seat))) } : zone,
    ),
  };
}

function gateOf(scene: FullScene, row: number, gate: number): FullPlace | undefined {
  return scene.zones.find((zone) => zone.id === `wall-${row}`)?.places.find((place) => place.pick.gate === gate);
}

/** A gate with the status and pieces of the final scene, if the same pieces stand there in it. */
function settled(place: FullPlace, will: FullPlace | undefined): FullPlace {
  const ids = (one: FullPlace) => one.pieces.map((piece) => piece.id).sort().join();
  if (will && ids(place) === ids(will)) {
    const tone = place.tags.includes('shielded') ? '' : will.tone;
    return { ...place, pieces: will.pieces, status: tone ? will.status : '', tone };
  }
  return place.pieces.some((piece) => piece.enemy) ? place : { ...place, status: '', tone: '' };
}

function atGate(scene: FullScene, row: number, gate: number, final: FullScene, how: (place: FullPlace) => FullPlace): FullScene {
  return onWalls(scene, (place, at) =>
    at === row && place.pick.gate === gate ? settled(how(place), gateOf(final, row, gate)) : place,
  );
}

function tagged(place: FullPlace, tag: PlaceTag): FullPlace {
  return place.tags.includes(tag) ? place : { ...place, tags: [...place.tags, tag] };
}

/** Take a card from wherever it lies. */
function lift(scene: FullScene, card: number, final: FullScene): FullScene {
  const id = cardId(card);
  const held = {
    ...scene,
    zones: scene.zones.map((zone) => {
      const here = !zone.id.startsWith('wall-') && zone.pieces.some((piece) => piece.id === id);
      return here ? { ...zone, pieces: without(zone.pieces, id), value: Math.max(0, zone.value - 1) } : zone;
    }),
  };
  return onWalls(held, (place, row) =>
    place.pieces.some((piece) => piece.id === id)
      ? settled({ ...place, pieces: without(place.pieces, id) }, gateOf(final, row, Number(place.pick.gate)))
      : place,
  );
}

/** Take a card away and return it. If it was in a hidden hand (`from`), that hand has one card fewer. */
function take(scene: FullScene, card: number, final: FullScene, from: string): { left: FullScene; piece: FullPiece | undefined } {
  const piece = known(scene, cardId(card), final);
  const lifted = lift(scene, card, final);
  const hidden = from !== '' && !pieceIndex(scene).has(cardId(card));
  return { piece, left: hidden ? withZone(lifted, from, (zone) => ({ ...zone, value: Math.max(0, zone.value - 1) })) : lifted };
}

/** Move a card to a hand, a pile, or the cards lying ready. */
function carry(scene: FullScene, card: number, to: string, final: FullScene, from = ''): FullScene {
  const { left, piece } = take(scene, card, final, from);
  return withZone(left, to, (zone) => more(zone, piece && { ...piece, marks: [], tags: piece.tags.filter((tag) => tag !== 'moved') }));
}

/** The zone of a kind in which a card ends up; otherwise that of the seat. */
function home(kind: string, card: number, seat: number, final: FullScene): string {
  const zone = final.zones.find((one) => one.id.startsWith(`${kind}-`) && one.pieces.some((piece) => piece.id === cardId(card)));
  return zone?.id ?? `${kind}-${seat}`;
}

function toDiscard(scene: FullScene, card: number, seat: number, final: FullScene, from = ''): FullScene {
  return carry(scene, card, home('discard', card, seat, final), final, from);
}

/** A unit comes to a gate. */
function land(scene: FullScene, card: number, row: number, gate: number, final: FullScene, from = ''): FullScene {
  const { left, piece } = take(scene, card, final, from);
  return piece ? atGate(left, row, gate, final, (place) => ({ ...place, pieces: [...place.pieces, piece] })) : left;
}

/** Put an invader from the deck before one or two gates. */
function besiege(scene: FullScene, invader: number, gates: [number, number][], final: FullScene): FullScene {
  const piece = known(scene, invaderId(invader), final);
  const drawn = withZone(scene, 'invaders', (zone) => fewer(zone, piece));
  if (!piece) return drawn;
  return gates.reduce(
    (now, [row, gate]) =>
      atGate(now, row, gate, final, (place) => ({
        ...place,
        pieces: [{ ...piece, pick: { row, gate } }, ...place.pieces.filter((one) => !one.enemy)],
      })),
    drawn,
  );
}

/** Move an invader from the gates to a pile. */
function leave(scene: FullScene, invader: number, to: string, final: FullScene): FullScene {
  const id = invaderId(invader);
  const piece = known(scene, id, final);
  const gone = onWalls(scene, (place, row) =>
    place.pieces.some((one) => one.id === id)
      ? settled({ ...place, pieces: without(place.pieces, id) }, gateOf(final, row, Number(place.pick.gate)))
      : place,
  );
  return withZone(gone, to, (zone) => more(zone, piece && { ...piece, pick: {} }));
}

const resolved = (scene: FullScene, { row, gate, invader }: BattleWon | BattleLost | GatePlundered, final: FullScene): FullScene => {
  const id = invaderId(invader);
  const one = atGate(scene, row, gate, final, (place) => tagged(place, 'resolved'));
  // A boss is fought at both of its gates at once.
  return onWalls(one, (place) => (place.pieces.some((piece) => piece.id === id) ? tagged(place, 'resolved') : place));
};

const used = (on: boolean) => (scene: FullScene, { card }: SpellCast | SpellRenewed, final: FullScene): FullScene => {
  const later = pieceIndex(final).get(cardId(card))?.piece;
  const change = (piece: FullPiece): FullPiece => {
    const tags = piece.tags.filter((tag) => tag !== 'used');
    return { ...piece, tags: on ? [...tags, 'used'] : tags, marks: on ? (later?.marks ?? piece.marks) : [] };
  };
  return {
    ...scene,
    zones: scene.zones.map((zone) =>
      zone.id.startsWith('start-')
        ? { ...zone, pieces: zone.pieces.map((piece) => (piece.id === cardId(card) ? change(piece) : piece)) }
        : zone,
    ),
  };
};

/** Clear what lasts only one turn. */
const PASSING: string[] = ['shielded', 'resolved'] satisfies PlaceTag[];

const EFFECTS: Effects<GameEvent> = {
  PhaseBegun: (scene, { phase }) =>
    PHASE_IDS[phase] !== 'reinforcement'
      ? scene
      : onWalls(scene, (place) => ({ ...place, marks: [], tags: place.tags.filter((tag) => !PASSING.includes(tag)) })),
  InvaderPlaced: (scene, { invader, row, gate }, final) => besiege(scene, invader, [[row, gate]], final),
  BossPlaced: (scene, { invader, row, gate, facing }, final) =>
    besiege(scene, invader, [[row, gate], [1 - row, facing]], final),
  InvaderSentBack: (scene, { invader }, final) => leave(scene, invader, 'invaders', final),
  InvaderDiscarded: (scene, { invader }, final) => leave(scene, invader, 'beaten', final),
  InvaderHalved: (scene, { invader, row, gate, power }, final) =>
    atGate(scene, row, gate, final, (place) => ({
      ...place,
      pieces: place.pieces.map((piece) =>
        piece.id === invaderId(invader) ? { ...piece, value: `${power}`, tags: [...piece.tags, 'weaker'] } : piece,
      ),
    })),
  GateShielded: (scene, { row, gate }, final) => atGate(scene, row, gate, final, (place) => ({ ...tagged(place, 'shielded'), status: '', tone: '' })),
  CardDiscarded: (scene, { seat, card }, final) => toDiscard(scene, card, seat, final, `hand-${seat}`),
  UnitDeployed: (scene, { seat, card, row, gate }, final) => land(scene, card, row, gate, final, `hand-${seat}`),
  UnitMoved: (scene, { card, row, gate }, final) => land(scene, card, row, gate, final),
  UnitLost: (scene, { card, row }, final) => toDiscard(scene, card, row, final),
  UnitRecalled: (scene, { seat, card }, final) => {
    const ready = final.zones.find((zone) => zone.id.startsWith('start-') && zone.pieces.some((piece) => piece.id === cardId(card)));
    return carry(scene, card, ready?.id ?? `hand-${seat}`, final);
  },
  CardGiven: (scene, { seat, card }, final) => carry(scene, card, `hand-${1 - seat}`, final, `hand-${seat}`),
  CardsDrawn: (scene, event, final) => draws(scene, event, final).at(-1) ?? scene,
  CardRevived: (scene, { seat, card }, final) => carry(scene, card, `deck-${seat}`, final),
  CardFetched: (scene, { seat, card }, final) => {
    const piece = known(scene, cardId(card), final);
    return withZone(withZone(scene, `deck-${seat}`, (zone) => fewer(zone, piece)), `hand-${seat}`, (zone) => more(zone, piece));
  },
  SpellCast: used(true),
  SpellRenewed: used(false),
  BattleWon: resolved,
  BattleLost: resolved,
  GatePlundered: resolved,
  MoraleLost: (scene, { morale }) => withZone(scene, 'morale', (zone) => ({ ...zone, value: Math.max(0, morale) })),
  FirstPlayerChanged: (scene, { seat }, final) => ({
    ...scene,
    zones: scene.zones.map((zone) =>
      zone.id.startsWith('wall-')
        ? { ...zone, tags: zone.seat === seat ? ['first'] : [], note: final.zones.find((one) => one.id === zone.id)?.note ?? '' }
        : zone,
    ),
  }),
};
