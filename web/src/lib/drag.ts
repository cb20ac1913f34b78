/**
 * Drag and drop: whatever can be picked up can be dragged to where it goes, by mouse or finger. Clicks and keys do
 * the same; nothing here is specific to a game.
 */
import type { Attachment } from 'svelte/attachments';
import type { Pick } from './scene';

/** What dragging needs from a picker. */
export interface Hand {
  lift(...picks: Pick[]): boolean;
  takes(...picks: Pick[]): boolean;
  drop(...picks: Pick[]): void;
  refuse(...picks: Pick[]): void;
  ponder(...picks: Pick[]): void;
  back(): void;
}

/** Pixels that a pointer moves before a press becomes a drag. */
const SLACK = 8;

const known = new WeakMap<Element, Pick[]>();

/** Attach to everything that can be pressed: its own pick first, then that of what it lies in. */
export function held(...picks: Pick[]): Attachment<Element> {
  return (node) => {
    known.set(node, picks);
    return () => known.delete(node);
  };
}

const fixed = new WeakSet<Element>();

/** The same for a place: things can be dropped there, but it cannot be picked up itself. */
export function spot(...picks: Pick[]): Attachment<Element> {
  return (node) => {
    fixed.add(node);
    return held(...picks)(node);
  };
}

interface Found {
  node: Element;
  picks: Pick[];
}

/** The registered thing at a node or its nearest ancestor. */
function thing(node: EventTarget | null): Found | null {
  for (let at = node instanceof Element ? node : null; at; at = at.parentElement) {
    const picks = known.get(at);
    if (picks) return { node: at, picks };
  }
  return null;
}

/** All things under a point, the topmost first. */
function thingsAt(x: number, y: number): Found[] {
  return document.elementsFromPoint(x, y).flatMap((node) => thing(node) ?? []);
}

/** What follows the pointer. Part of an SVG cannot be copied out of it: a dot stands for it. */
export function ghostOf(node: Element): HTMLElement {
  const { width, height, left, top } = node.getBoundingClientRect();
  const drawn = node instanceof HTMLElement;
  const ghost = drawn ? (node.cloneNode(true) as HTMLElement) : document.createElement('div');
  for (const one of [ghost, ...ghost.querySelectorAll('*')]) {
    for (const name of ['id', 'data-piece', 'data-zone', 'data-place', 'data-sig']) one.removeAttribute(name);
  }
  ghost.classList.add('dragged');
  ghost.classList.toggle('dot', !drawn);
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  if (drawn) {
    for (const [name, value] of Object.entries({ width, height, left, top })) {
      ghost.style.setProperty(name, `${value}px`);
    }
  }
  return ghost;
}

/**
 * Attach to the container of all things: handles dragging within it, and hovering what could be picked. `begun` is
 * called when something is picked up.
 */
export function dragging(hand: Hand, begun: () => void): Attachment<HTMLElement> {
  return (root) => {
    let from: (Found & { x: number; y: number; pointer: number }) | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    let pointed: Element | null = null;

    function aim(target: Found | null): void {
      if (over === (target?.node ?? null)) return;
      over?.removeAttribute('data-drop');
      over = target?.node ?? null;
      over?.setAttribute('data-drop', '');
      hand.ponder(...(target?.picks ?? []));
    }

    function target(x: number, y: number): Found | null {
      return thingsAt(x, y).find((one) => one.node !== from?.node && hand.takes(...one.picks)) ?? null;
    }

    function end(): void {
      aim(null);
      ghost?.remove();
      from?.node.removeAttribute('data-lifted');
      from = ghost = null;
    }

    function down(event: PointerEvent): void {
      end();
      const found = event.button === 0 && event.isPrimary ? thing(event.target) : null;
      if (found && !fixed.has(found.node)) from = { ...found, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointer) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost) {
        if (Math.hypot(dx, dy) < SLACK) return;
        if (!hand.lift(...from.picks)) {
          from = null;
          return;
        }
        begun();
        ghost = ghostOf(from.node);
        root.append(ghost);
        from.node.setAttribute('data-lifted', '');
      }
      if (ghost.classList.contains('dot')) ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      else ghost.style.translate = `${dx}px ${dy}px`;
      aim(target(event.clientX, event.clientY));
    }

    function up(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointer) return;
      if (!ghost) {
        from = null;
        return;
      }
      const [x, y] = [event.clientX, event.clientY];
      const good = target(x, y);
      const any = thingsAt(x, y).find((one) => one.node !== from?.node);
      end();
      swallowClick();
      if (good) hand.drop(...good.picks);
      else {
        if (any) hand.refuse(...any.picks);
        hand.back();
      }
    }

    function cancel(): void {
      if (ghost) hand.back();
      end();
    }

    /** The click that ends a drag is ignored. */
    function swallowClick(): void {
      const stop = (event: Event) => {
        event.stopPropagation();
        event.preventDefault();
      };
      window.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
    }

    function point(event: Event): void {
      if (ghost || (event instanceof PointerEvent && event.pointerType !== 'mouse')) return;
      const found = event.type === 'pointerleave' ? null : thing(event.target);
      if (pointed === (found?.node ?? null)) return;
      pointed = found?.node ?? null;
      hand.ponder(...(found?.picks ?? []));
    }

    /**
     * A thing pressed with a mouse or finger does not keep the focus: Space is then for the main action, not for
     * pressing the thing again.
     */
    function click(event: MouseEvent): void {
      if (event.detail > 0 && thing(event.target)) (document.activeElement as HTMLElement | null)?.blur();
    }

    const listeners = [
      ['click', click],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', cancel],
      ['pointerover', point],
      ['pointerleave', point],
      ['focusin', point],
    ] as const;
    for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener);
    return () => {
      end();
      for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener);
    };
  };
}
