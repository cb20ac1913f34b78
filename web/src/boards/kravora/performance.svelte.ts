/** How the events of Kravora look: who strikes whom, what falls out of the wall, who walks where. */
import { tick } from 'svelte';
import type { Line } from '../../lib/messages';
import type { Play, Stage } from '../theatre.svelte';
import { burst, centre, float, projectile, quake } from '../effects';
import { cues } from './cues';
import { towards } from './effects';
import { KINDS, RUSES } from './names';
import { after, fields, where } from './story';

/** Something that everybody looks up to: dice, a calamity, a ruse. */
export interface Card {
  /** Numbers on dice. */
  dice: number[];
  /** Pictures, one for each die if there are dice. */
  icons: string[];
  words: string;
}

const LENGTHS: Record<string, number> = {
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
  EnemiesMustered: 0,
  KindReplaced: 0,
  NobodyAnnounced: 0,
  GameWon: 1600,
  VictoryShared: 1600,
};
const USUAL = 450;

/** What nobody should miss, however much happens. */
const BIGS = new Set(['EnemiesAnnounced', 'CalamityRolled', 'CometFell', 'CometHitWalls', 'VolcanoErupted', 'RuseAnnounced', 'WallHit', 'PlayerOut', 'GameWon', 'VictoryShared']);

/** These are seen on no fortress in particular. */
const ANYWHERE = new Set(['TurnBegun', 'PhaseBegun', 'EnemiesAnnounced', 'CalamityRolled', 'CometFell', 'CometHitWalls', 'CountersReset']);
/** What belongs to one attack: the last to attack is behind it. */
const OF_AN_ATTACK = new Set(['UnitAttacked', 'UnitWounded', 'UnitKilled', 'WallHit']);

export class Performance implements Play {
  card = $state.raw<Card | null>(null);
  /** Who attacks, while it does. */
  attacker = $state(-1);

  /** `look`: let this fortress be seen. */
  constructor(private readonly look: (seat: number) => void) {}

  readonly cues = cues;

  big(line: Line): boolean {
    return BIGS.has(line.kind);
  }

  length(line: Line): number {
    return LENGTHS[line.kind] ?? USUAL;
  }

  clear(): void {
    this.card = null;
    this.attacker = -1;
  }

  async perform(line: Line, stage: Stage): Promise<void> {
    if (!OF_AN_ATTACK.has(line.kind)) this.attacker = -1;
    const seat = where(line);
    if (seat >= 0 && !ANYWHERE.has(line.kind)) {
      this.look(seat);
      await tick();
    }
    const act = ACTS[line.kind];
    const draw = () => stage.draw(after(stage.scene, line, stage.final));
    if (act) await act.call(this, line, stage, draw);
    else {
      await draw();
      await stage.wait(this.length(line));
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

  /** The attacker lunges at what is near, and throws at what is far; then it has hit. */
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

type Act = (this: Performance, line: Line, stage: Stage, draw: () => Promise<void>) => Promise<void>;

/** A hit on a unit. */
const hit: Act = async function (line, stage, draw) {
  const { unit } = fields(line);
  const victim = unitAt(stage.root, unit);
  await this.strike(stage, victim);
  if (victim) {
    float(stage, victim, '−1', 'harm');
    burst(stage, victim);
  }
  await draw();
  await stage.wait(line.kind === 'UnitKilled' ? 340 : 250);
};

/** Blood that comes or goes. */
const payment = (sign: '+' | '−', amount: (line: Line) => number): Act =>
  async function (line, stage, draw) {
    const purse = bloodOf(stage.root, fields(line).seat);
    if (purse && amount(line) > 0) float(stage, purse, `${sign}${amount(line)}`, sign === '+' ? 'gain' : 'cost');
    await draw();
    await stage.wait(this.length(line));
  };

/** The last thing that is seen before the result: who holds out. */
const crowned: Act = async function (line, stage) {
  const { seat } = fields(line);
  const fort = stage.root.querySelector(`[data-fort="${seat}"]`);
  if (fort) stage.animate(fort, [{ filter: 'brightness(1)' }, { filter: 'brightness(1.5)' }, { filter: 'brightness(1)' }], 900);
  await this.show(stage, { dice: [], icons: ['trophy'], words: line.text }, 1600);
};

const spend = payment('−', (line) => fields(line).price);
const earn = payment('+', (line) => fields(line).amount);

const ACTS: Record<string, Act> = {
  async UnitAttacked(line, stage, draw) {
    this.began(fields(line).unit);
    await draw();
    const unit = unitAt(stage.root, fields(line).unit);
    if (unit) stage.animate(unit, [{ scale: '1' }, { scale: '1.22', filter: 'brightness(1.35)' }, { scale: '1' }], 240);
    await stage.wait(140);
  },
  UnitWounded: hit,
  UnitKilled: hit,
  async WallHit(line, stage, draw) {
    const { board, amount } = fields(line);
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
  async EnemyHeld(line, stage, draw) {
    await draw();
    const unit = unitAt(stage.root, fields(line).unit);
    if (unit) stage.animate(unit, [{ translate: '0 0' }, { translate: '0 7px' }, { translate: '0 0' }], 200, { easing: 'ease-out' });
    await stage.wait(180);
  },
  /** Line by line, past those who are held and those who hold them. */
  async EnemyMoved(line, stage, draw) {
    const { source, line: to } = fields(line);
    for (let at = source + 1; at < to; at++) {
      const half = { ...line, rule: '', event: { ...line.event, line: at } };
      await stage.draw(after(stage.scene, half, stage.final));
      await stage.wait(180);
    }
    await draw();
    await stage.wait(280);
  },
  async EnemiesAnnounced(line, stage, draw) {
    const { rolls, kinds } = fields(line);
    const card = { dice: rolls, icons: kinds.map((kind) => KINDS[kind] ?? ''), words: line.text };
    await this.show(stage, card, 1000);
    await draw();
    await stage.wait(150);
  },
  async CalamityRolled(line, stage) {
    const { face } = fields(line);
    const icons = FACES[face] ?? [];
    await this.show(stage, { dice: [], icons, words: line.text }, 1000);
  },
  async CometFell(line, stage) {
    for (const target of linesAt(stage.root, fields(line).line)) {
      const to = centre(target);
      projectile(stage, { x: to.x + 180, y: to.y - 420 }, to, 'comet');
    }
    await this.show(stage, { dice: [fields(line).line], icons: ['comet'], words: line.text }, 500);
    for (const target of linesAt(stage.root, fields(line).line)) burst(stage, target, 'blaze');
    await stage.wait(200);
  },
  async CometHitWalls(line, stage) {
    const walls = [...stage.root.querySelectorAll('[data-wall]')];
    for (const wall of walls) {
      const to = centre(wall);
      projectile(stage, { x: to.x + 180, y: to.y - 420 }, to, 'comet');
    }
    await this.show(stage, { dice: [6], icons: ['comet'], words: line.text }, 500);
    for (const wall of walls) burst(stage, wall, 'blaze');
    await stage.wait(200);
  },
  async VolcanoErupted(line, stage) {
    await this.show(stage, { dice: [fields(line).roll], icons: ['volcano'], words: line.text }, 800);
  },
  async RuseAnnounced(line, stage, draw) {
    const { seat, ruse, price } = fields(line);
    const purse = bloodOf(stage.root, seat);
    if (purse) float(stage, purse, `−${price}`, 'cost');
    await draw();
    await this.show(stage, { dice: [], icons: [RUSES[ruse] ?? ''], words: line.text }, 700);
  },
  async RuseCancelled(line, stage, draw) {
    await draw();
    await this.show(stage, { dice: [], icons: ['shield'], words: line.text }, 500);
  },
  BloodGained: earn,
  UnitRecycled: earn,
  UnitBought: spend,
  Built: spend,
  PuppetFired: spend,
  async WallDismantled(line, stage, draw) {
    const { seat, amount } = fields(line);
    const purse = bloodOf(stage.root, seat);
    const wall = wallOf(stage.root, seat);
    if (purse) float(stage, purse, `+${amount}`, 'gain');
    if (wall) float(stage, wall, '−1', 'cost');
    await draw();
    await stage.wait(450);
  },
  async WallRepaired(line, stage, draw) {
    const { seat, amount } = fields(line);
    const wall = wallOf(stage.root, seat);
    if (wall) float(stage, wall, `+${amount}`, 'gain big');
    await draw();
    await stage.wait(450);
  },
  async PlayerOut(line, stage, draw) {
    const fort = stage.root.querySelector(`[data-fort="${fields(line).seat}"]`);
    if (fort) {
      quake(stage, fort, 6);
      burst(stage, fort, 'blaze');
    }
    await this.show(stage, { dice: [], icons: ['volcano'], words: line.text }, 900);
    await draw();
    await stage.wait(500);
  },
  GameWon: crowned,
  VictoryShared: crowned,
};

const FACES: Record<string, string[]> = {
  blood_5: ['blood'],
  blood_10: ['blood', 'blood'],
  comet: ['comet'],
  double_comet: ['comet', 'comet'],
  arrow: ['arrow'],
  blank: ['hourglass'],
};
