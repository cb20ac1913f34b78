/**
 * Hovering, focusing or long-pressing a thing shows its name and two lines. A tip belongs to its thing: it updates
 * with the thing's text, and closes when the thing disappears, moves or is no longer pointed at.
 */
import type { Attachment } from 'svelte/attachments';
import type { Box } from './beside';

export interface Tip {
  title: string;
  lines: Line[];
  owner: Box;
}

/** A line of a tip: plain text, or a note on what is ours. */
export type Line = string | { ours: string };

const filled = (line: Line) => (typeof line === 'string' ? line : line.ours) !== '';

/** Milliseconds before a tip opens: for a resting mouse, for focus, for a long press. */
const HOVER = 350;
const FOCUS = 150;
const PRESS = 450;
/** A finger that moves further than this, in pixels, is not a long press. */
const STEADY = 10;
/** Milliseconds after a long press during which its click is ignored. */
const RELEASE = 800;

class Tips {
  now = $state.raw<Tip | null>(null);
  private owner: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The thing whose tip is about to open. */
  private next: Element | null = null;
  private watch: MutationObserver | null = null;

  show(node: Element, title: string, lines: Line[], wait: number, shown: () => void = () => {}): void {
    clearTimeout(this.timer);
    this.next = node;
    this.timer = setTimeout(() => {
      this.next = null;
      if (!node.isConnected) return;
      this.open(node, title, lines);
      shown();
    }, wait);
  }

  /** Opened at once by a press; another press closes it. */
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

  /** Update the text of an open tip. */
  renew(node: Element, title: string, lines: Line[]): void {
    if (node !== this.owner) return;
    queueMicrotask(() => {
      if (node === this.owner && this.now) this.now = { ...this.now, title, lines: lines.filter(filled) };
    });
  }

  /** Close the tip; with a node, only if the tip belongs to it. */
  hide(node?: Element): void {
    if (!node || node === this.next) clearTimeout(this.timer);
    if (!this.owner || (node && node !== this.owner)) return;
    this.owner = null;
    this.watch?.disconnect();
    // An element removed while focused fires its event during rendering, when no state may change.
    queueMicrotask(() => {
      if (!this.owner) this.now = null;
    });
  }

  /** While a tip is open: any change of the page may remove its thing. */
  private guard(): void {
    this.watch ??= new MutationObserver(() => this.check());
    this.watch.disconnect();
    this.watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'style', 'hidden'] });
  }

  /** Something was pressed: close the tip unless it was its own thing. */
  pressed(target: EventTarget | null): void {
    if (this.owner && !(target instanceof Node && this.owner.contains(target))) this.hide();
  }

  /** Closes the tip; whether Escape should do nothing else, because a press had opened the tip. */
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

/** Swallows the click that ends a long press: reading a tip does not pick. */
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

/** Where the mouse was pressed last, until it has moved away from there. */
let pressedAt: { x: number; y: number } | null = null;
if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', ({ pointerType, clientX: x, clientY: y }) => (pressedAt = pointerType === 'mouse' ? { x, y } : pressedAt), true);
}

/** Whether the mouse still rests where it was pressed: what lies under it now came there by itself. */
export function rests(event: PointerEvent): boolean {
  if (pressedAt && Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) <= STEADY) return true;
  pressedAt = null;
  return false;
}

/** Attach to anything that should have a tip. */
export function tip(title: string, ...lines: Line[]): Attachment<Element> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let pressed = false;
    /** It came under a mouse at rest: its tip opens when the mouse moves. */
    let came = false;
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
        if (event.pointerType !== 'mouse') return;
        came = rests(event);
        if (!came) tips.show(node, title, lines, HOVER);
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
        if (came && !rests(event)) {
          came = false;
          tips.show(node, title, lines, HOVER);
        }
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
      // If only the text has changed, the tip is attached again at once: check after that.
      queueMicrotask(() => tips.check());
    };
  };
}
