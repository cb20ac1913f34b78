/** How the events of the realm are animated: who moves where, what falls out of the Tower, who strikes. */
import type { Line } from '../../lib/messages';
import { burst, centre, float, projectile, quake } from '../effects';
import { eventOf } from '../contract';
import { CardPerformance, pieceAt, type Card } from '../performance.svelte';
import type { Stage } from '../theatre.svelte';
import { cues } from './cues';
import { after } from './story';
import { isWon } from './tower/choreography';
import type { TowerShow } from './tower/show.svelte';
import { stanceOf } from './tower/stance';
import type { GameEvent, Seat } from './types';

type Kind = GameEvent['type'];

const LENGTHS = {
  MonthBegun: 1400,
  EventCalled: 1300,
  AdversaryActed: 1200,
  AdversaryAppeared: 1600,
  BattleBegun: 900,
  QuestOffered: 900,
  QuestCompleted: 1100,
  QuestFailed: 1100,
  GoalCompleted: 1400,
  DungeonFinished: 1000,
  RelicFound: 1100,
  TrialCompleted: 1000,
  HeroEliminated: 1500,
  SkullDropped: 600,
  SkullsEmerged: 700,
  SkullPlaced: 500,
  BuildingDestroyed: 1000,
  DrumTurned: 800,
  DrumHeard: 800,
  SealRemoved: 700,
  SealReplaced: 500,
  FoeSpawned: 600,
  FoeMoved: 500,
  FoeStruck: 700,
  FoeDefeated: 700,
  HeroMoved: 350,
  CardRevealed: 600,
  CardImproved: 400,
  CorruptionGained: 1500,
  StepBegun: 0,
  TurnBegun: 0,
  WorldPopulated: 0,
  GameEnded: 1700,
} satisfies Partial<Record<Kind, number>>;

const CARDS = {
  AdversaryActed: { icon: 'bane', bad: true },
  AdversaryAppeared: { icon: 'bane', bad: true },
  CorruptionGained: { icon: 'corruption', bad: true },
  BattleBegun: { icon: 'advantage', bad: false },
  GoalCompleted: { icon: 'goal', bad: false },
  DungeonFinished: { icon: 'goal', bad: false },
  RelicFound: { icon: 'treasure', bad: false },
  TrialCompleted: { icon: 'trial', bad: false },
  HeroEliminated: { icon: 'skull', bad: true },
} satisfies Partial<Record<Kind, Omit<Card, 'words'>>>;

/** Events that keep their full time, however much happens. */
const MORE: Kind[] = [
  'MonthBegun',
  'EventCalled',
  'QuestOffered',
  'QuestCompleted',
  'QuestFailed',
  'BuildingDestroyed',
  'SkullsEmerged',
  'FoeStruck',
  'SealRemoved',
  'GameEnded',
];
const BIGS = new Set([...Object.keys(CARDS), ...MORE]);

export class Performance extends CardPerformance {
  protected readonly show = { lengths: LENGTHS, cards: CARDS, bigs: BIGS, cues, after };

  /** `seat`: whose view it is. */
  constructor(
    private readonly tower: TowerShow,
    private readonly seat: () => Seat,
  ) {
    super();
  }

  override length(line: Line): number {
    return Math.max(super.length(line), this.tower.length(eventOf<GameEvent>(line)));
  }

  override clear(): void {
    super.clear();
    this.tower.rest();
  }

  override async perform(line: Line, stage: Stage): Promise<void> {
    const later = after(stage.scene, line, stage.final);
    this.tower.perform(eventOf<GameEvent>(line), stanceOf(later, this.seat()), stage.pace);
    return super.perform(line, stage);
  }

  /** Whether the match ended in defeat or victory. */
  protected override cardOf(line: Line): Omit<Card, 'words'> | undefined {
    const event = eventOf<GameEvent>(line);
    if (event.type !== 'GameEnded') return super.cardOf(line);
    const bad = !isWon(event.reason);
    return { icon: bad ? 'ruins' : 'goal', bad };
  }

  /** The part of the animation that plays before the scene changes. */
  protected async before(line: Line, stage: Stage): Promise<void> {
    const event = eventOf<GameEvent>(line);
    const wheel = stage.root.querySelector('.wheel');
    switch (event.type) {
      case 'SkullPlaced': {
        const house = pieceAt(stage, `building-${event.building}`);
        if (!wheel || !house) return;
        projectile(stage, centre(wheel), centre(house));
        return stage.wait(240);
      }
      case 'SkullDropped': {
        if (!wheel) return;
        const top = centre(wheel);
        projectile(stage, { x: top.x, y: top.y - 150 }, top);
        return stage.wait(240);
      }
      case 'SealRemoved': {
        const seal = pieceAt(stage, `seal-${event.seal}`);
        if (seal) burst(stage, seal);
        return;
      }
      case 'BuildingDestroyed': {
        const house = pieceAt(stage, `building-${event.building}`);
        if (house) burst(stage, house, 'blaze');
        return;
      }
      case 'FoeDefeated':
      case 'FoeRemoved': {
        const foe = stage.root.querySelector(`[data-piece^="foe-${event.kind}-${event.region}-"]`);
        if (!foe) return;
        stage.animate(foe, [{ opacity: 1 }, { scale: '1.5', filter: 'brightness(2)' }, { scale: '0.2', opacity: 0 }], 320);
        return stage.wait(300);
      }
    }
  }

  protected afterwards(line: Line, stage: Stage): void {
    const event = eventOf<GameEvent>(line);
    switch (event.type) {
      case 'SkullDropped':
      case 'DrumHeard':
      case 'DrumTurned': {
        const wheel = stage.root.querySelector('.wheel');
        if (wheel) quake(stage, wheel, 3);
        break;
      }
      case 'FoeStruck':
        for (const foe of stage.root.querySelectorAll(`[data-piece^="foe-${event.kind}-"]`)) quake(stage, foe, 4);
        break;
      case 'WarriorsLost':
      case 'SpiritLost':
        this.number(stage, event.seat, `−${event.count}`, 'harm');
        break;
      case 'WarriorsGained':
      case 'SpiritGained':
        this.number(stage, event.seat, `+${event.count}`, 'gain');
        break;
    }
  }

  /** A hero's gains and losses float up over the figure. */
  private number(stage: Stage, seat: Seat, words: string, kind: string): void {
    const figure = pieceAt(stage, `figure-${seat}`);
    if (figure) float(stage, figure, words, kind);
  }
}
