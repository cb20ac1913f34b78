/** How the events of Fantasy: Defense look: who comes, who strikes, what is plundered, who falls. */
import type { Line } from '../../lib/messages';
import { pieceIndex } from '../../lib/scene';
import { burst, centre, float, projectile, quake } from '../effects';
import { CardPerformance, pieceAt, type Card } from '../performance.svelte';
import type { Stage } from '../theatre.svelte';
import { cues } from './cues';
import { after, cardId, draws, fields, invaderId } from './story';

const LENGTHS: Record<string, number> = {
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
/** A boss is held up before it comes. */
const BOSS = 1500;
/** Milliseconds for each card that is drawn. */
const DRAW = 190;

const CARDS: Record<string, Omit<Card, 'words'>> = {
  TurnBegun: { icon: 'banner', bad: false },
  InvaderPutBack: { icon: 'hourglass', bad: true },
  FirstPlayerChanged: { icon: 'first', bad: false },
  CityHeld: { icon: 'trophy', bad: false },
  CityFallen: { icon: 'ruins', bad: true },
};

/** What nobody should miss, however much happens. */
const BIGS = new Set(['BossPlaced', 'BattleWon', 'BattleLost', 'GatePlundered', 'MoraleLost', 'UnitLost', 'SpellCast', 'CityHeld', 'CityFallen']);

export class Performance extends CardPerformance {
  protected readonly show = { lengths: LENGTHS, cards: CARDS, bigs: BIGS, cues, after };
  /** The gate at which it went on last: what morale loses flies from there. */
  private last: HTMLElement | null = null;

  override clear(): void {
    super.clear();
    this.last = null;
  }

  override async perform(line: Line, stage: Stage): Promise<void> {
    const { row, gate, invader } = fields(line);
    if (gate !== undefined && row !== undefined) this.last = gateAt(stage, row, gate) ?? this.last;
    if (line.kind === 'CardsDrawn') return this.deal(line, stage);
    if (line.kind === 'InvaderPlaced' || line.kind === 'BossPlaced') {
      const piece = pieceIndex(stage.final).get(invaderId(invader))?.piece;
      if (piece?.tags.includes('boss')) await this.hold(stage, { icon: piece.kind, words: line.text, bad: true }, BOSS);
    }
    if (line.kind === 'SpellCast') await this.cast(line, stage);
    await super.perform(line, stage);
  }

  /** What is seen while things are still as they were. */
  protected async before(line: Line, stage: Stage): Promise<void> {
    const { card, invader, defence, power } = fields(line);
    const foe = pieceAt(stage, invaderId(invader));
    const unit = pieceAt(stage, cardId(card));
    switch (line.kind) {
      case 'BattleWon':
      case 'BattleLost': {
        const won = line.kind === 'BattleWon';
        this.clash(stage, foe);
        await stage.wait(240);
        if (this.last) float(stage, this.last, `${defence} ${won ? '✓' : '✗'} ${power}`, `verdict ${won ? 'gain' : 'harm'}`);
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
          if (!line.rule.startsWith('FD-BATTLE') && !line.rule.startsWith('FD-COOP')) burst(stage, foe, 'blaze');
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
    const { invader, amount, power } = fields(line);
    const foe = pieceAt(stage, invaderId(invader));
    const banner = bannerOf(stage);
    switch (line.kind) {
      case 'BossPlaced':
        quake(stage, stage.root, 7);
        break;
      case 'InvaderPlaced':
        if (this.last) quake(stage, this.last, foe?.classList.contains('boss') ? 7 : 2);
        break;
      case 'InvaderHalved':
        if (foe) float(stage, foe, `${power}`, 'gain big');
        break;
      case 'GateShielded':
        if (this.last) burst(stage, this.last, 'ward');
        break;
      case 'MoraleLost':
        if (banner) {
          float(stage, banner, `−${amount}`, 'harm big');
          quake(stage, banner);
        }
        break;
    }
  }

  /** Defenders and invader run at each other. */
  private clash(stage: Stage, foe: HTMLElement | null): void {
    const gate = this.last;
    if (!gate) return;
    const down = gate.classList.contains('far') ? -1 : 1;
    const run = (node: Element, by: number) =>
      stage.animate(node, [{ translate: '0 0' }, { translate: `0 ${by}px`, zIndex: 9 }, { translate: '0 0' }], 420, { easing: 'ease-in-out' });
    if (foe) run(foe, 16 * down);
    for (const unit of gate.querySelectorAll('.in [data-piece]')) run(unit, -12 * down);
  }

  /** A card for everybody to look up to. */
  private async hold(stage: Stage, card: Card, length: number): Promise<void> {
    this.card = card;
    await stage.wait(length);
    this.card = null;
  }

  private async cast(line: Line, stage: Stage): Promise<void> {
    const spell = pieceIndex(stage.final).get(cardId(fields(line).card))?.piece;
    if (spell) await this.hold(stage, { icon: spell.kind, words: line.text, bad: false }, this.length(line));
  }

  /** Cards come one by one. */
  private async deal(line: Line, stage: Stage): Promise<void> {
    for (const scene of draws(stage.scene, line, stage.final)) {
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
