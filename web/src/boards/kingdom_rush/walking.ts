/**
 * Dragging a figure to a space. A move does not name the figure, so it cannot be picked first and put down after, as
 * cards are: dropping it gives the destination, and the board looks for the choice that leads there.
 */
import type { Attachment } from 'svelte/attachments';
import { ghostOf } from '../../lib/drag';

/** Pixels that a pointer moves before a press becomes a drag. */
const SLACK = 8;

interface Walk {
  /** Whether it can be dragged now. */
  ready: () => boolean;
  /** Called when it is dropped on this space. */
  to: (space: number) => void;
}

/** The number of the space under a point. */
function spaceAt(x: number, y: number): { node: Element; space: number } | null {
  for (const found of document.elementsFromPoint(x, y)) {
    const node = found.closest('.space')?.querySelector<HTMLElement>('[data-space]');
    if (node) return { node, space: Number(node.dataset.space) };
  }
  return null;
}

export function walks({ ready, to }: Walk): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let over: Element | null = null;
    let ghost: HTMLElement | null = null;
    let dragged = false;

    function aim(next: Element | null): void {
      over?.removeAttribute('data-drop');
      over = next;
      over?.setAttribute('data-drop', '');
    }
    function end(): void {
      aim(null);
      from = null;
      ghost?.remove();
      ghost = null;
      node.removeAttribute('data-lifted');
    }
    function down(event: PointerEvent): void {
      dragged = false;
      if (event.button !== 0 || !event.isPrimary || !ready()) return;
      from = { x: event.clientX, y: event.clientY };
      node.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && Math.hypot(dx, dy) < SLACK) return;
      if (!dragged) {
        dragged = true;
        ghost = ghostOf(node);
        node.closest('.table')?.append(ghost);
        node.setAttribute('data-lifted', '');
      }
      ghost?.style.setProperty('translate', `${dx}px ${dy}px`);
      const target = spaceAt(event.clientX, event.clientY);
      if (target?.node !== over) aim(target?.node ?? null);
    }
    function up(event: PointerEvent): void {
      const target = from && dragged ? spaceAt(event.clientX, event.clientY) : null;
      end();
      if (target) to(target.space);
    }
    /** The click that ends a drag is ignored. */
    function click(event: Event): void {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
    node.addEventListener('click', click, { capture: true });
    return () => {
      end();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener('click', click, { capture: true });
    };
  };
}
