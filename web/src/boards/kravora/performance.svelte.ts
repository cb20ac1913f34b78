/** How the events of Kravora are animated: who strikes whom, what falls out of the wall, who moves where. */
import { tick } from 'svelte';
import type { Line } from '../../lib/messages';
import type { Play, Stage } from '../theatre.svelte';
import { eventOf } from '../contract';
import { burst, centre, float, projectile, quake } from '../effects';
import { cues } from './cues';
import { towards } from './effects';
import { after, where } from './story';
import { KIND_IDS, RUSE_IDS, type CalamityRolled, type GameEvent } from './types';

/** A large card for everybody: dice, a calamity, a ruse. */
export interface Card {
  /** Numbers on dice. */
  dice: number[];
  /** Pictures, one for each die if there are dice. */
  icons: string[];
  words: string;
}

type Kind = GameEvent['type'];

const LENGTHS: Partial<Record<Kind, number>> = {
  UnitAttacked: 180,
  UnitWounded: 450,
  UnitKilled: 550,
  WallHit: 800,
  EnemyHeld: 180,
  EnemyMoved: 350,
  EnemiesAnnounced: 1100,
  CalamityRolled: 1000,
  CometFell: 700,
  CometHitWalls: 700,
  VolcanoErupted: 800,
  RuseAnnounced: 700,
  RuseCancelled: 500,
  PlayerOut: 1400,
  EnemiesEntered: 500,
  TurnBegun: 0,
  PhaseBegun: 0,
  StartBlood: 0,
  WallRaised: 0,
  EnemiesMustered: 0,
  KindReplaced: 0,
  NobodyAnnounced: 0,
  GameWon: 1600,
  VictoryShared: 1600,
};
const USUAL = 450;

function lengthOf(event: GameEvent): number {
  return LENGTHS[event.type] ?? USUAL;
}

/** Events that keep their full time, however much happens. */
const BIGS = new Set<Kind>(['EnemiesAnnounced', 'CalamityRolled', 'CometFell', 'CometHitWalls', 'VolcanoErupted', 'RuseAnnounced', 'WallHit', 'PlayerOut', 'GameWon', 'VictoryShared']);

/** Events that belong to no particular fortress. */
const ANYWHERE = new Set<Kind>(['TurnBegun', 'PhaseBegun', 'EnemiesAnnounced', 'CalamityRolled', 'CometFell', 'CometHitWalls', 'CountersReset']);
/** Events of an attack: they are caused by the last attacker. */
const OF_AN_ATTACK = new Set<Kind>(['UnitAttacked', 'UnitWounded', 'UnitKilled', 'WallHit']);

export class Performance implements Play {
  card = $state.raw<Card | null>(null);
  /** The unit that is attacking; -1: none. */
  attacker = $state(-1);

  /** `look`: show this fortress. */
  constructor(private readonly look: (seat: number) => void) {}

  readonly cues = cues;

  big(line: Line): boolean {
    return BIGS.has(eventOf<GameEvent>(line).type);
  }

  length(line: Line): number {
    return lengthOf(eventOf<GameEvent>(line));
  }

  clear(): void {
    this.card = null;
    this.attacker = -1;
  }

  async perform(line: Line, stage: Stage): Promise<void> {
    const event = eventOf<GameEvent>(line);
    if (!OF_AN_ATTACK.has(event.type)) this.attacker = -1;
    const seat = where(event);
    if (seat >= 0 && !ANYWHERE.has(event.type)) {
      this.look(seat);
      await tick();
    }
    const act = ACTS[event.type] as Act<GameEvent> | undefined;
    const draw = () => stage.draw(after(stage.scene, event, stage.final));
    if (act) await act.call(this, event, stage, draw, line.text);
    else {
      await draw();
      await stage.wait(lengthOf(event));
    }
  }

  /** Show a card for a while. */
  async show(stage: Stage, card: Card, length: number): Promise<void> {
    this.card = card;
    await stage.wait(length);
    this.card = null;
  }

  began(unit: number): void {
    this.attacker = unit;
  }

  /** The attacker lunges at a near target and throws at a far one; resolves when it hits. */
  async strike(stage: Stage, target: Element | null): Promise<void> {
    const from = this.attacker >= 0 ? unitAt(stage.root, this.attacker) : null;
    if (!from || !target) return;
    const { dx, dy } = towards(from, target);
    if (Math.hypot(dx, dy) < 3 * from.getBoundingClientRect().height && sameLine(from, target)) {
      stage.animate(from, [{ translate: '0 0', zIndex: 9 }, { translate: `${dx * 0.6}px ${dy * 0.6}px`, zIndex: 9 }, { translate: '0 0', zIndex: 9 }], 260, { easing: 'ease-in-out' });
      await stage.wait(130);
    } else {
      projectile(stage, centre(from), centre(target));
      await stage.wait(210);
    }
  }
}

function unitAt(root: HTMLElement, unit: number): HTMLElement | null {
  return root.querySelector(`[data-piece="unit-${unit}"]`);
}
function wallOf(root: HTMLElement, seat: number): HTMLElement | null {
  return root.querySelector(`[data-wall="${seat}"]`);
}
function bloodOf(root: HTMLElement, seat: number): HTMLElement | null {
  return root.querySelector(`[data-blood="${seat}"]`);
}
function linesAt(root: HTMLElement, line: number): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-line$="/${line}"]`)];
}
function sameLine(a: Element, b: Element): boolean {
  return a.closest('[data-line]') === b.closest('[data-line]') || b.matches('[data-wall]');
}

/** How an event is animated; `words` is its text. */
type Act<Event> = (this: Performance, event: Event, stage: Stage, draw: () => Promise<void>, words: string) => Promise<void>;
type Of<K extends Kind> = Extract<GameEvent, { type: K }>;

/** A hit on a unit. */
const hit: Act<Of<'UnitWounded' | 'UnitKilled'>> = async function ({ type, unit }, stage, draw) {
  const victim = unitAt(stage.root, unit);
  await this.strike(stage, victim);
  if (victim) {
    float(stage, victim, '−1', 'harm');
    burst(stage, victim);
  }
  await draw();
  await stage.wait(type === 'UnitKilled' ? 340 : 250);
};

/** Blood gained or spent. */
const payment = <Event extends Extract<GameEvent, { seat: number }>>(sign: '+' | '−', amount: (event: Event) => number): Act<Event> =>
  async function (event, stage, draw) {
    const purse = bloodOf(stage.root, event.seat);
    if (purse && amount(event) > 0) float(stage, purse, `${sign}${amount(event)}`, sign === '+' ? 'gain' : 'cost');
    await draw();
    await stage.wait(lengthOf(event));
  };

/** The last animation before the result: who holds out. */
const crowned: Act<Of<'GameWon' | 'VictoryShared'>> = async function (event, stage, _, words) {
  const fort = stage.root.querySelector(`[data-fort="${where(event)}"]`);
  if (fort) stage.animate(fort, [{ filter: 'brightness(1)' }, { filter: 'brightness(1.5)' }, { filter: 'brightness(1)' }], 900);
  await this.show(stage, { dice: [], icons: ['trophy'], words }, 1600);
};

const spend = payment('−', (event: Of<'UnitBought' | 'Built' | 'PuppetFired'>) => event.price);
const earn = payment('+', (event: Of<'BloodGained' | 'UnitRecycled'>) => event.amount);

const ACTS: { [K in Kind]?: Act<Of<K>> } = {
  async UnitAttacked({ unit }, stage, draw) {
    this.began(unit);
    await draw();
    const node = unitAt(stage.root, unit);
    if (node) stage.animate(node, [{ scale: '1' }, { scale: '1.22', filter: 'brightness(1.35)' }, { scale: '1' }], 240);
    await stage.wait(140);
  },
  UnitWounded: hit,
  UnitKilled: hit,
  async WallHit({ board, amount }, stage, draw) {
    const wall = wallOf(stage.root, board);
    await this.strike(stage, wall);
    await draw();
    if (wall) {
      float(stage, wall, `−${amount}`, 'harm big');
      quake(stage, wall);
      for (const stone of [...wall.querySelectorAll('.lost')].slice(-amount)) burst(stage, stone);
    }
    await stage.wait(600);
  },
  async EnemyHeld({ unit }, stage, draw) {
    await draw();
    const node = unitAt(stage.root, unit);
    if (node) stage.animate(node, [{ translate: '0 0' }, { translate: '0 7px' }, { translate: '0 0' }], 200, { easing: 'ease-out' });
    await stage.wait(180);
  },
  /** Line by line, past held enemies and their defenders. */
  async EnemyMoved(event, stage, draw) {
    for (let at = event.source + 1; at < event.line; at++) {
      await stage.draw(after(stage.scene, { ...event, held: false, line: at }, stage.final));
      await stage.wait(180);
    }
    await draw();
    await stage.wait(280);
  },
  async EnemiesAnnounced({ rolls, kinds }, stage, draw, words) {
    const icons = kinds.map((kind) => KIND_IDS[kind] ?? '');
    await this.show(stage, { dice: rolls, icons, words }, 1000);
    await draw();
    await stage.wait(150);
  },
  async CalamityRolled({ face }, stage, _, words) {
    await this.show(stage, { dice: [], icons: FACES[face], words }, 1000);
  },
  async CometFell({ line }, stage, _, words) {
    for (const target of linesAt(stage.root, line)) {
      const to = centre(target);
      projectile(stage, { x: to.x + 180, y: to.y - 420 }, to, 'comet');
    }
    await this.show(stage, { dice: [line], icons: ['comet'], words }, 500);
    for (const target of linesAt(stage.root, line)) burst(stage, target, 'blaze');
    await stage.wait(200);
  },
  async CometHitWalls(_, stage, __, words) {
    const walls = [...stage.root.querySelectorAll('[data-wall]')];
    for (const wall of walls) {
      const to = centre(wall);
      projectile(stage, { x: to.x + 180, y: to.y - 420 }, to, 'comet');
    }
    await this.show(stage, { dice: [6], icons: ['comet'], words }, 500);
    for (const wall of walls) burst(stage, wall, 'blaze');
    await stage.wait(200);
  },
  async VolcanoErupted({ roll }, stage, _, words) {
    await this.show(stage, { dice: [roll], icons: ['volcano'], words }, 800);
  },
  async RuseAnnounced({ seat, ruse, price }, stage, draw, words) {
    const purse = bloodOf(stage.root, seat);
    if (purse) float(stage, purse, `−${price}`, 'cost');
    await draw();
    await this.show(stage, { dice: [], icons: [RUSE_IDS[ruse] ?? ''], words }, 700);
  },
  async RuseCancelled(_, stage, draw, words) {
    await draw();
    await this.show(stage, { dice: [], icons: ['shield'], words }, 500);
  },
  BloodGained: earn,
  UnitRecycled: earn,
  UnitBought: spend,
  Built: spend,
  PuppetFired: spend,
  async WallDismantled({ seat, amount }, stage, draw) {
    const purse = bloodOf(stage.root, seat);
    const wall = wallOf(stage.root, seat);
    if (purse) float(stage, purse, `+${amount}`, 'gain');
    if (wall) float(stage, wall, '−1', 'cost');
    await draw();
    await stage.wait(450);
  },
  async WallRepaired({ seat, amount }, stage, draw) {
    const wall = wallOf(stage.root, seat);
    if (wall) float(stage, wall, `+${amount}`, 'gain big');
    await draw();
    await stage.wait(450);
  },
  async PlayerOut({ seat }, stage, draw, words) {
    const fort = stage.root.querySelector(`[data-fort="${seat}"]`);
    if (fort) {
      quake(stage, fort, 6);
      burst(stage, fort, 'blaze');
    }
    await this.show(stage, { dice: [], icons: ['volcano'], words }, 900);
    await draw();
    await stage.wait(500);
  },
  GameWon: crowned,
  VictoryShared: crowned,
};

const FACES: Record<CalamityRolled['face'], string[]> = {
  blood_5: ['blood'],
  blood_10: ['blood', 'blood'],
  comet: ['comet'],
  double_comet: ['comet', 'comet'],
  arrow: ['arrow'],
  blank: ['hourglass'],
};
