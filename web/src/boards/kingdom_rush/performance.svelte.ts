/** How the events of Kingdom Rush are animated: who moves where, what is placed, what falls and escapes. */
import type { Line } from '../../lib/messages';
import type { FullScene } from '../../lib/scene';
import { burst, centre, float, projectile, quake } from '../effects';
import { eventOf, extraOf } from '../contract';
import { CardPerformance, pieceAt, type Card } from '../performance.svelte';
import type { Stage } from '../theatre.svelte';
import { cues } from './cues';
import { zoneOf } from './kingdom';
import { after } from './story';
import type { GameEvent, HordeExtra } from './types';

type Kind = GameEvent['type'];

const LENGTHS = {
  RoundBegun: 800,
  RiftRevealed: 1100,
  ActivationRevealed: 900,
  BehaviourRevealed: 1100,
  ObjectiveMissed: 1100,
  ObjectiveMet: 900,
  HordeSpawned: 600,
  HordeAdvanced: 500,
  HordeHeld: 350,
  HordeDestroyed: 600,
  HordeEscaped: 800,
  HeartsLost: 900,
  TileLaid: 350,
  SoldierPlaced: 350,
  HeroHurt: 600,
  HeroStunned: 700,
  HeroReturned: 700,
  HordeHealed: 600,
  ChampionAttacked: 900,
  SniperShot: 600,
  SiteRazed: 800,
  LavaErupted: 700,
  PhaseBegun: 0,
  PhaseSkipped: 0,
  SeatDone: 0,
  PileEmpty: 0,
  TowersTaken: 200,
  GameWon: 1600,
  GameLost: 1600,
} satisfies Partial<Record<Kind, number>>;
/** Milliseconds for the arrival of a boss or champion. */
const ENTRY = 1400;

/** Events that keep their full time, however much happens. */
const BIGS = new Set<string>(['RiftRevealed', 'ActivationRevealed', 'BehaviourRevealed', 'ObjectiveMissed', 'ObjectiveMet', 'HordeEscaped', 'HeartsLost', 'ChampionAttacked', 'SiteRazed', 'GameWon', 'GameLost'] satisfies Kind[]);

const CARDS = {
  RoundBegun: { icon: 'banner', bad: false },
  RiftRevealed: { icon: 'rift', bad: true },
  ActivationRevealed: { icon: 'champion', bad: true },
  BehaviourRevealed: { icon: 'boss', bad: true },
  ObjectiveMet: { icon: 'trophy', bad: false },
  ObjectiveMissed: { icon: 'hourglass', bad: true },
  ChampionAttacked: { icon: 'champion', bad: true },
  GameWon: { icon: 'trophy', bad: false },
  GameLost: { icon: 'ruins', bad: true },
} satisfies Partial<Record<Kind, Omit<Card, 'words'>>>;

/** The card in the close-up, if it is open. */
function nearby(stage: Stage): Element | null {
  return stage.root.querySelector('.closeup .card');
}

/** The tray of the horde that an event is about, if any. */
function trayOf(stage: Stage, event: GameEvent): HTMLElement | null {
  return 'horde' in event ? pieceAt(stage, `horde-${event.horde}`) : null;
}

export class Performance extends CardPerformance {
  protected readonly show = { lengths: LENGTHS, cards: CARDS, bigs: BIGS, cues, after };
  /** The tower that attacked last: tiles fly from it. */
  private source: string | null = null;

  /** `scene`: the final scene. */
  constructor(private readonly scene: () => FullScene) {
    super();
  }

  override clear(): void {
    super.clear();
    this.source = null;
  }

  override async perform(line: Line, stage: Stage): Promise<void> {
    const event = eventOf<GameEvent>(line);
    if (event.type === 'TowerPlayed' || event.type === 'TowerTurned') this.source = `tower-${event.card}`;
    await super.perform(line, stage);
  }

  /** A boss or champion that arrives gets a card; other hordes are too many. */
  protected override cardOf(line: Line): Omit<Card, 'words'> | undefined {
    const known = super.cardOf(line);
    const event = eventOf<GameEvent>(line);
    if (known || event.type !== 'HordeSpawned') return known;
    const zone = zoneOf(this.scene(), `horde-${event.horde}`);
    const band = zone && extraOf<HordeExtra>(zone).band;
    return band === 'boss' || band === 'champion' ? { icon: band, bad: true } : undefined;
  }

  override length(line: Line): number {
    return line.kind === 'HordeSpawned' && this.cardOf(line) ? ENTRY : super.length(line);
  }

  override big(line: Line): boolean {
    return super.big(line) || (line.kind === 'HordeSpawned' && this.cardOf(line) !== undefined);
  }

  /** The part of the animation that plays before the scene changes. */
  protected async before(line: Line, stage: Stage): Promise<void> {
    const event = eventOf<GameEvent>(line);
    const tray = trayOf(stage, event);
    if (!tray) return;
    if (event.type === 'TileLaid' || event.type === 'SoldierPlaced') {
      const from = this.source ? pieceAt(stage, this.source) : null;
      // Players who placed it in the close-up have seen it land.
      if (!from || nearby(stage)) return;
      projectile(stage, centre(from), centre(tray));
      await stage.wait(200);
    }
    if (event.type === 'HordeDestroyed') {
      burst(stage, tray, 'blaze');
      stage.animate(tray, [{ scale: '1' }, { scale: '1.1', filter: 'brightness(1.6)' }, { scale: '0.2', opacity: 0 }], 320);
      await stage.wait(300);
    }
    if (event.type === 'HordeEscaped') {
      const gate = stage.root.querySelector('.gate');
      if (!gate) return;
      const [a, b] = [centre(tray), centre(gate)];
      stage.animate(tray, [{ translate: '0 0', zIndex: 9 }, { translate: `${b.x - a.x}px ${b.y - a.y}px`, scale: '0.5', opacity: 0, zIndex: 9 }], 420, { easing: 'ease-in' });
      await stage.wait(400);
    }
  }

  protected afterwards(line: Line, stage: Stage): void {
    const event = eventOf<GameEvent>(line);
    const tray = trayOf(stage, event);
    switch (event.type) {
      case 'TileLaid':
      case 'SoldierPlaced':
        if (tray) burst(stage, nearby(stage) ?? tray);
        break;
      case 'HordeHealed':
        if (tray) float(stage, tray, '+', 'gain');
        break;
      case 'HordeHeld':
        if (tray) quake(stage, tray, 3);
        break;
      case 'HeartsLost': {
        const gate = stage.root.querySelector('.gate');
        if (!gate) break;
        float(stage, gate, `−${event.amount}`, 'harm big');
        quake(stage, stage.root.querySelector('.map') ?? gate);
        break;
      }
      case 'HeroHurt': {
        const hero = stage.root.querySelector(`.hero.who-${event.seat}`);
        if (hero) float(stage, hero, '−1', 'harm');
        break;
      }
    }
  }
}
