/**
 * Hover, focus or a long touch on a thing: its name and two lines.
 *
 * A tip belongs to its thing: it changes with what the thing has to say and leaves when the thing leaves,
 * moves or is no longer pointed at.
 */
import type { Attachment } from 'svelte/attachments';
import type { Box } from './beside';

export interface Tip {
  title: string;
  lines: Line[];
  owner: Box;
}

/** What a tip says: plain words, or those about what is ours. */
export type Line = string | { ours: string };

const filled = (line: Line) => (typeof line === 'string' ? line : line.ours) !== '';

/** Milliseconds: a mouse at rest, the focus, a finger that stays. */
const HOVER = 350;
const FOCUS = 150;
const PRESS = 450;
/** A finger that moves further than this, in pixels, wants something else. */
const STEADY = 10;
/** Milliseconds after a long touch in which the click it ends with is no click. */
const RELEASE = 800;

class Tips {
  now = $state.raw<Tip | null>(null);
  private owner: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: MutationObserver | null = null;

  show(node: Element, title: string, lines: Line[], wait: number, shown: () => void = () => {}): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!node.isConnected) return;
      this.open(node, title, lines);
      shown();
    }, wait);
  }

  /** Shown at once, by a press; another press hides it. */
  toggle(node: Element, title: string, lines: Line[]): void {
    const open = this.owner === node;
    this.hide();
    if (!open) this.open(node, title, lines);
  }

  private open(node: Element, title: string, lines: Line[]): void {
    this.owner = node;
    this.now = { title, lines: lines.filter(filled), owner: node.getBoundingClientRect() };
    this.guard();
  }

  /** It has something else to say. */
  renew(node: Element, title: string, lines: Line[]): void {
    if (node !== this.owner) return;
    queueMicrotask(() => {
      if (node === this.owner && this.now) this.now = { ...this.now, title, lines: lines.filter(filled) };
    });
  }

  /** The tip goes; with a node, only if it is about that. */
  hide(node?: Element): void {
    if (node && this.owner && node !== this.owner) return;
    clearTimeout(this.timer);
    if (!this.owner) return;
    this.owner = null;
    this.watch?.disconnect();
    // A thing that is taken away while it has the focus says so in the middle of drawing, when nothing may change.
    queueMicrotask(() => {
      if (!this.owner) this.now = null;
    });
  }

  /** While a tip is there: whatever changes on the page may take its thing away. */
  private guard(): void {
    this.watch ??= new MutationObserver(() => this.check());
    this.watch.disconnect();
    this.watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'style', 'hidden'] });
  }

  /** Something else was pressed. */
  pressed(target: EventTarget | null): void {
    if (this.owner && !(target instanceof Node && this.owner.contains(target))) this.hide();
  }

  /** Whether Escape hides a tip that a press has opened, and does nothing else. */
  escape(): boolean {
    const opened = this.owner?.matches('[data-ours]') ?? false;
    this.hide();
    return opened;
  }

  check(): void {
    const { owner, now } = this;
    if (!owner || !now) return;
    const box = owner.getBoundingClientRect();
    const moved = Math.abs(box.left - now.owner.left) + Math.abs(box.top - now.owner.top);
    if (!owner.isConnected || moved > STEADY || box.width === 0) this.hide();
  }
}

export const tips = new Tips();

/** The click that a long touch ends with is swallowed: whoever reads a tip does not pick. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
    stop();
  };
  const stop = () => {
    removeEventListener('click', swallow, true);
    removeEventListener('pointerdown', stop, true);
  };
  const lifted = () => setTimeout(stop, RELEASE);
  addEventListener('click', swallow, true);
  addEventListener('pointerdown', stop, true);
  addEventListener('pointerup', lifted, { once: true, capture: true });
  addEventListener('pointercancel', lifted, { once: true, capture: true });
}

/** Attach to anything that should explain itself. */
export function tip(title: string, ...lines: Line[]): Attachment<Element> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let pressed = false;
    const on = <K extends keyof ElementEventMap | keyof HTMLElementEventMap>(kind: K, act: (event: PointerEvent) => void) => {
      node.addEventListener(kind, act as EventListener);
      return () => node.removeEventListener(kind, act as EventListener);
    };
    const hide = () => {
      from = null;
      tips.hide(node);
    };
    const off = [
      on('pointerenter', (event) => {
        if (event.pointerType === 'mouse') tips.show(node, title, lines, HOVER);
      }),
      on('pointerdown', (event) => {
        pressed = false;
        if (event.pointerType === 'mouse') return tips.hide();
        from = { x: event.clientX, y: event.clientY };
        tips.show(node, title, lines, PRESS, () => {
          pressed = true;
          swallowClick();
        });
      }),
      on('pointermove', (event) => {
        if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STEADY) hide();
      }),
      on('contextmenu', (event) => {
        if (pressed) event.preventDefault();
      }),
      on('focus', () => {
        if (node.matches(':focus-visible')) tips.show(node, title, lines, FOCUS);
      }),
      on('pointerup', (event) => {
        if (event.pointerType !== 'mouse') hide();
      }),
      on('pointerleave', hide),
      on('pointercancel', hide),
      on('blur', hide),
    ];
    tips.renew(node, title, lines);
    return () => {
      for (const stop of off) stop();
      // The same thing may only have got other words: then it is attached again at once.
      queueMicrotask(() => tips.check());
    };
  };
}
