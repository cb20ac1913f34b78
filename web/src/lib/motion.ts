/**
 * Pieces travel: an element with `data-piece` moves from where it was to where it is now, even across zones. An
 * element with `data-trace` whose `data-sig` has changed lights up for a second. Uses only WAAPI, which a strict
 * style policy allows.
 */
import { pieceIndex, type FullScene } from './scene';

interface Before {
  scene: FullScene;
  pieces: Map<string, { rect: DOMRect; node: HTMLElement }>;
  zones: Map<string, DOMRect>;
  traces: Map<string, string>;
}

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const TRAVEL = 280;
const STEP = 70;
const MOST_DELAY = 560;

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function byAttribute(root: HTMLElement, name: string): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const node of root.querySelectorAll<HTMLElement>(`[${name}]`)) {
    const key = node.getAttribute(name) ?? '';
    if (key && !found.has(key)) found.set(key, node);
  }
  return found;
}

export class Mover {
  private running = new Set<Animation>();
  /** Factor for all times: at 0.5, everything takes half as long. */
  pace = 1;

  /** Record where everything is. */
  before(root: HTMLElement, scene: FullScene): Before {
    this.skip();
    const pieces: Before['pieces'] = new Map();
    for (const [id, node] of byAttribute(root, 'data-piece')) {
      pieces.set(id, { rect: node.getBoundingClientRect(), node });
    }
    const zones: Before['zones'] = new Map();
    for (const [id, node] of byAttribute(root, 'data-zone')) {
      zones.set(id, node.getBoundingClientRect());
    }
    const traces: Before['traces'] = new Map();
    for (const [id, node] of byAttribute(root, 'data-trace')) {
      traces.set(id, node.dataset.sig ?? '');
    }
    return { scene, pieces, zones, traces };
  }

  /** Animate everything from where it was to where it is now. */
  after(root: HTMLElement, then: Before, scene: FullScene): void {
    if (still() || document.hidden) return;
    const now = byAttribute(root, 'data-piece');
    const zones = byAttribute(root, 'data-zone');
    const old = pieceIndex(then.scene);
    const fresh = pieceIndex(scene);
    let order = 0;
    for (const [id, node] of now) {
      const to = node.getBoundingClientRect();
      const from = then.pieces.get(id)?.rect ?? this.origin(id, then, old, fresh, scene);
      if (!from) this.appear(node, order++);
      else if (away(from, to)) this.fly(node, from, to, order++);
    }
    for (const [id, { rect, node }] of then.pieces) {
      if (now.has(id)) continue;
      const zone = fresh.get(id)?.zone;
      const target = zone ? zones.get(zone)?.getBoundingClientRect() : undefined;
      this.leave(root, node, rect, target);
    }
    for (const [id, node] of byAttribute(root, 'data-trace')) {
      const was = then.traces.get(id);
      if (was !== undefined && was !== (node.dataset.sig ?? '')) this.trace(node);
    }
  }

  /** Finish all animations at once. */
  skip(): void {
    for (const animation of this.running) animation.finish();
    this.running.clear();
  }

  /** Where a piece that was not visible comes from: its pile, or a deck that got smaller. */
  private origin(
    id: string,
    then: Before,
    old: ReturnType<typeof pieceIndex>,
    fresh: ReturnType<typeof pieceIndex>,
    scene: FullScene,
  ): DOMRect | undefined {
    const pile = old.get(id)?.zone;
    if (pile) return then.zones.get(pile);
    const home = scene.zones.find((zone) => zone.id === fresh.get(id)?.zone);
    const enemy = fresh.get(id)?.piece.enemy ?? false;
    const deck = then.scene.zones.find((zone) => {
      const later = scene.zones.find((one) => one.id === zone.id);
      const whose = enemy ? zone.seat === null : zone.seat === home?.seat;
      return zone.kind === 'deck' && whose && later !== undefined && later.value < zone.value;
    });
    return deck ? then.zones.get(deck.id) : undefined;
  }

  private fly(node: HTMLElement, from: DOMRect, to: DOMRect, order: number): void {
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    const size = Math.sqrt((from.width * from.height) / Math.max(1, to.width * to.height));
    const scale = Math.min(1.5, Math.max(0.6, size));
    this.run(
      node,
      [
        { translate: `${dx}px ${dy}px`, scale: `${scale}`, zIndex: 60 },
        { translate: '0 0', scale: '1', zIndex: 60 },
      ],
      TRAVEL,
      order,
    );
  }

  private appear(node: HTMLElement, order: number): void {
    this.run(
      node,
      [
        { opacity: 0, scale: '0.85' },
        { opacity: 1, scale: '1' },
      ],
      200,
      order,
    );
  }

  /** A piece that is gone is drawn once more, where it was, and animated out. */
  private leave(root: HTMLElement, node: HTMLElement, from: DOMRect, to?: DOMRect): void {
    const layer = root.querySelector<HTMLElement>('[data-flights]');
    if (!layer || from.width === 0) return;
    const home = layer.getBoundingClientRect();
    const ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-piece');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.tabIndex = -1;
    Object.assign(ghost.style, {
      position: 'absolute',
      margin: '0',
      left: `${from.left - home.left}px`,
      top: `${from.top - home.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    });
    layer.append(ghost);
    const dx = to ? to.left + to.width / 2 - (from.left + from.width / 2) : 0;
    const dy = to ? to.top + to.height / 2 - (from.top + from.height / 2) : 26;
    const animation = this.run(
      ghost,
      [
        { translate: '0 0', scale: '1', opacity: 1 },
        { translate: `${dx}px ${dy}px`, scale: to ? '0.5' : '0.92', opacity: to ? 0.4 : 0 },
      ],
      TRAVEL + 40,
      0,
    );
    animation.addEventListener('finish', () => ghost.remove());
    animation.addEventListener('cancel', () => ghost.remove());
  }

  private trace(node: HTMLElement): void {
    const colour = getComputedStyle(node).getPropertyValue('--glow').trim() || 'gold';
    this.run(
      node,
      [
        { outline: `3px solid ${colour}`, outlineOffset: '1px' },
        { outline: `3px solid transparent`, outlineOffset: '7px' },
      ],
      1000,
      0,
    );
  }

  private run(node: HTMLElement, frames: Keyframe[], duration: number, order: number): Animation {
    const animation = node.animate(frames, {
      duration: duration * this.pace,
      delay: Math.min(order * STEP, MOST_DELAY) * this.pace,
      easing: EASE,
      fill: 'backwards',
    });
    this.running.add(animation);
    animation.addEventListener('finish', () => this.running.delete(animation));
    animation.addEventListener('cancel', () => this.running.delete(animation));
    return animation;
  }
}

function away(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) > 3 || Math.abs(a.top - b.top) > 3;
}
