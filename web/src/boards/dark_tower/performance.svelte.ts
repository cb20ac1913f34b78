/** How the events of the realm look: who walks where, what falls out of the Tower, who strikes. */
import type { Line } from '../../lib/messages';
import type { FullScene } from '../../lib/scene';
import { burst, centre, float, projectile, quake } from '../effects';
import { CardPerformance, pieceAt, type Card } from '../performance.svelte';
import type { Stage } from '../theatre.svelte';
import { after, fields } from './story';

const LENGTHS: Record<string, number> = {
  MonthBegun: 1400,
  EventCalled: 1200,
  AdversaryActed: 1100,
  AdversaryAppeared: 1300,
  QuestOffered: 900,
  QuestCompleted: 1000,
  QuestFailed: 1000,
  GoalCompleted: 1300,
  HeroEliminated: 1200,
  SkullDropped: 500,
  SkullsEmerged: 600,
  SkullPlaced: 420,
  BuildingDestroyed: 800,
  DrumTurned: 760,
  SealRemoved: 600,
  SealReplaced: 400,
  FoeSpawned: 420,
  FoeMoved: 380,
  FoeStruck: 500,
  FoeDefeated: 500,
  HeroMoved: 300,
  CardRevealed: 600,
  CardImproved: 300,
  CorruptionGained: 700,
  StepBegun: 0,
  TurnBegun: 0,
  GameEnded: 0,
  WorldPopulated: 0,
};
const USUAL = 160;

const CARDS: Record<string, Omit<Card, 'words'>> = {
  MonthBegun: { icon: 'spirit', bad: false },
  EventCalled: { icon: 'tower', bad: true },
  AdversaryActed: { icon: 'bane', bad: true },
  QuestOffered: { icon: 'quest', bad: false },
  QuestCompleted: { icon: 'goal', bad: false },
  QuestFailed: { icon: 'skull', bad: true },
  GoalCompleted: { icon: 'goal', bad: false },
  HeroEliminated: { icon: 'skull', bad: true },
};

export class Performance extends CardPerformance {
  protected readonly lengths = LENGTHS;
  protected readonly usual = USUAL;
  protected readonly cards = CARDS;

  protected after(stage: Stage, line: Line): FullScene {
    return after(stage.scene, line, stage.final);
  }

  /** What is seen while things are still as they were. */
  protected async before(line: Line, stage: Stage): Promise<void> {
    const event = fields(line);
    const wheel = stage.root.querySelector('.wheel');
    if (line.kind === 'SkullPlaced' && wheel) {
      const house = pieceAt(stage, `building-${event.building}`);
      if (!house) return;
      projectile(stage, centre(wheel), centre(house));
      await stage.wait(240);
    }
    if (line.kind === 'SkullDropped' && wheel) {
      const top = centre(wheel);
      projectile(stage, { x: top.x, y: top.y - 150 }, top);
      await stage.wait(240);
    }
    if (line.kind === 'SealRemoved') {
      const seal = pieceAt(stage, `seal-${event.seal}`);
      if (seal) burst(stage, seal);
    }
    if (line.kind === 'BuildingDestroyed') {
      const house = pieceAt(stage, `building-${event.building}`);
      if (house) burst(stage, house, 'blaze');
    }
    if (line.kind === 'FoeDefeated' || line.kind === 'FoeRemoved') {
      const foe = stage.root.querySelector(`[data-piece^="foe-${event.kind}-${event.region}-"]`);
      if (!foe) return;
      stage.animate(foe, [{ opacity: 1 }, { scale: '1.5', filter: 'brightness(2)' }, { scale: '0.2', opacity: 0 }], 320);
      await stage.wait(300);
    }
  }

  protected afterwards(line: Line, stage: Stage): void {
    const { seat, count, kind } = fields(line);
    switch (line.kind) {
      case 'SkullDropped':
      case 'DrumTurned': {
        const wheel = stage.root.querySelector('.wheel');
        if (wheel) quake(stage, wheel, 3);
        break;
      }
      case 'FoeStruck':
        for (const foe of stage.root.querySelectorAll(`[data-piece^="foe-${kind}-"]`)) quake(stage, foe, 4);
        break;
      case 'WarriorsLost':
      case 'SpiritLost':
        this.number(stage, seat, `−${count}`, 'harm');
        break;
      case 'WarriorsGained':
      case 'SpiritGained':
        this.number(stage, seat, `+${count}`, 'gain');
        break;
    }
  }

  /** What a hero gains or loses rises over the figure. */
  private number(stage: Stage, seat: number, words: string, kind: string): void {
    const figure = pieceAt(stage, `figure-${seat}`);
    if (figure) float(stage, figure, words, kind);
  }
}
