/** How the events of Fantasy: Defense are animated: who comes, who strikes, what is plundered, who falls. */
import type { Line } from '../../lib/messages';
import { pieceIndex } from '../../lib/scene';
import { burst, centre, float, projectile, quake } from '../effects';
import { eventOf, tagged } from '../contract';
import { CardPerformance, pieceAt, type Card } from '../performance.svelte';
import type { Stage } from '../theatre.svelte';
import { cues } from './cues';
import { after, cardId, draws, invaderId } from './story';
import type { CardsDrawn, GameEvent, PieceTag } from './types';

const LENGTHS: Record<GameEvent['type'], number> = {
  TurnBegun: 800,
  PhaseBegun: 0,
  InvaderPlaced: 560,
  BossPlaced: 700,
  InvaderPutBack: 1000,
  CardDiscarded: 480,
  UnitDeployed: 340,
  UnitMoved: 340,
  CardGiven: 560,
  StrategyEnded: 0,
  CardsDrawn: 900,
  CardRevived: 560,
  CardFetched: 560,
  SpellCast: 900,
  SpellRenewed: 600,
  InvaderSentBack: 600,
  InvaderDiscarded: 420,
  InvaderHalved: 650,
  GateShielded: 650,
  UnitRecalled: 480,
  BattleWon: 800,
  BattleLost: 800,
  GatePlundered: 650,
  MoraleLost: 560,
  UnitLost: 560,
  FirstPlayerChanged: 800,
  CityHeld: 1800,
  CityFallen: 1800,
};
/** A boss is shown on a large card before it comes. */
const BOSS = 1500;
/** Milliseconds per card drawn. */
const DRAW = 190;

const CARDS: Partial<Record<GameEvent['type'], Omit<Card, 'words'>>> = {
  TurnBegun: { icon: 'banner', bad: false },
  InvaderPutBack: { icon: 'hourglass', bad: true },
  FirstPlayerChanged: { icon: 'first', bad: false },
  CityHeld: { icon: 'trophy', bad: false },
  CityFallen: { icon: 'ruins', bad: true },
};

/** Events that keep their full time, however much happens. */
const BIGS = new Set<GameEvent['type']>(['BossPlaced', 'BattleWon', 'BattleLost', 'GatePlundered', 'MoraleLost', 'UnitLost', 'SpellCast', 'CityHeld', 'CityFallen']);

export class Performance extends CardPerformance {
  protected readonly show = { lengths: LENGTHS, cards: CARDS, bigs: BIGS, cues, after };
  /** The gate of the last event: morale loss flies from there. */
  private last: HTMLElement | null = null;
  /** The invader beaten last: only the defenders drive it off. */
  private beaten = -1;

  override clear(): void {
    super.clear();
    this.last = null;
    this.beaten = -1;
  }

  override async perform(line: Line, stage: Stage): Promise<void> {
    const event = eventOf<GameEvent>(line);
    if ('gate' in event && 'row' in event) this.last = gateAt(stage, event.row, event.gate) ?? this.last;
    if (event.type === 'CardsDrawn') return this.deal(event, stage);
    if (event.type === 'InvaderPlaced' || event.type === 'BossPlaced') {
      const piece = pieceIndex(stage.final).get(invaderId(event.invader))?.piece;
      if (piece && tagged<PieceTag>(piece, 'boss')) await this.hold(stage, { icon: piece.kind, words: line.text, bad: true }, BOSS);
    }
    if (event.type === 'SpellCast') await this.cast(event.card, line.text, stage);
    await super.perform(line, stage);
  }

  /** The part of the animation that plays before the scene changes. */
  protected async before(line: Line, stage: Stage): Promise<void> {
    const event = eventOf<GameEvent>(line);
    const foe = 'invader' in event ? pieceAt(stage, invaderId(event.invader)) : null;
    const unit = 'card' in event ? pieceAt(stage, cardId(event.card)) : null;
    switch (event.type) {
      case 'BattleWon':
      case 'BattleLost': {
        const won = event.type === 'BattleWon';
        if (won) this.beaten = event.invader;
        this.clash(stage, foe);
        await stage.wait(240);
        if (this.last) float(stage, this.last, `${event.defence} ${won ? '✓' : '✗'} ${event.power}`, `verdict ${won ? 'gain' : 'harm'}`);
        if (won && foe) burst(stage, foe);
        if (!won && this.last) quake(stage, this.last);
        break;
      }
      case 'GatePlundered':
        if (foe) {
          const down = this.last?.closest('.far') ? -1 : 1;
          stage.animate(foe, [{ translate: '0 0', zIndex: 9 }, { translate: `0 ${down * 38}px`, scale: '1.06', zIndex: 9 }, { translate: '0 0', zIndex: 9 }], 420, { easing: 'ease-in-out' });
          await stage.wait(200);
        }
        if (this.last) quake(stage, this.last);
        break;
      case 'InvaderDiscarded':
        if (foe) {
          if (event.invader !== this.beaten) burst(stage, foe, 'blaze');
          stage.animate(foe, [{ scale: '1' }, { scale: '1.08', filter: 'brightness(1.7)' }, { scale: '0.3', rotate: '-14deg', opacity: 0 }], 340);
          await stage.wait(320);
        }
        break;
      case 'InvaderHalved':
        if (foe) burst(stage, foe, 'blaze');
        break;
      case 'UnitLost':
        if (unit) {
          stage.animate(unit, [{ rotate: '0deg' }, { rotate: '-8deg', filter: 'grayscale(1) brightness(0.7)', offset: 0.5 }, { rotate: '-8deg', translate: '0 6px', filter: 'grayscale(1) brightness(0.6)' }], 340);
          await stage.wait(320);
        }
        break;
      case 'MoraleLost': {
        const banner = bannerOf(stage);
        if (this.last && banner) {
          projectile(stage, centre(this.last), centre(banner));
          await stage.wait(220);
        }
        break;
      }
    }
  }

  protected afterwards(line: Line, stage: Stage): void {
    const event = eventOf<GameEvent>(line);
    const foe = 'invader' in event ? pieceAt(stage, invaderId(event.invader)) : null;
    const banner = bannerOf(stage);
    switch (event.type) {
      case 'BossPlaced':
        quake(stage, stage.root, 7);
        break;
      case 'InvaderPlaced':
        if (this.last) quake(stage, this.last, foe?.classList.contains('boss') ? 7 : 2);
        break;
      case 'InvaderHalved':
        if (foe) float(stage, foe, `${event.power}`, 'gain big');
        break;
      case 'GateShielded':
        if (this.last) burst(stage, this.last, 'ward');
        break;
      case 'MoraleLost':
        if (banner) {
          float(stage, banner, `−${event.amount}`, 'harm big');
          quake(stage, banner);
        }
        break;
    }
  }

  /** Defenders and invader charge at each other. */
  private clash(stage: Stage, foe: HTMLElement | null): void {
    const gate = this.last;
    if (!gate) return;
    const down = gate.classList.contains('far') ? -1 : 1;
    const run = (node: Element, by: number) =>
      stage.animate(node, [{ translate: '0 0' }, { translate: `0 ${by}px`, zIndex: 9 }, { translate: '0 0' }], 420, { easing: 'ease-in-out' });
    if (foe) run(foe, 16 * down);
    for (const unit of gate.querySelectorAll('.in [data-piece]')) run(unit, -12 * down);
  }

  /** Show a large card to everybody. */
  private async hold(stage: Stage, card: Card, length: number): Promise<void> {
    this.card = card;
    await stage.wait(length);
    this.card = null;
  }

  private async cast(card: number, words: string, stage: Stage): Promise<void> {
    const spell = pieceIndex(stage.final).get(cardId(card))?.piece;
    if (spell) await this.hold(stage, { icon: spell.kind, words, bad: false }, LENGTHS.SpellCast);
  }

  /** Cards are drawn one by one. */
  private async deal(event: CardsDrawn, stage: Stage): Promise<void> {
    for (const scene of draws(stage.scene, event, stage.final)) {
      await stage.draw(scene);
      await stage.wait(DRAW);
    }
  }
}

function gateAt(stage: Stage, row: number, gate: number): HTMLElement | null {
  return stage.root.querySelector(`[data-gate="${row}/${gate}"]`);
}

function bannerOf(stage: Stage): HTMLElement | null {
  return stage.root.querySelector('[data-zone="morale"]');
}
