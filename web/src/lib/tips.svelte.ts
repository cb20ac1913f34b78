/** Hover, focus or a long touch on a thing: its name and two lines. */
import type { Attachment } from 'svelte/attachments';

export interface Tip {
  title: string;
  lines: string[];
  x: number;
  top: number;
  bottom: number;
}

class Tips {
  now = $state.raw<Tip | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(node: Element, title: string, lines: string[], wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!node.isConnected) return;
      const { left, width, top, bottom } = node.getBoundingClientRect();
      this.now = { title, lines: lines.filter(Boolean), x: left + width / 2, top, bottom };
    }, wait);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}

export const tips = new Tips();

/** Attach to anything that should explain itself. */
export function tip(title: string, ...lines: string[]): Attachment<HTMLElement> {
  return (node) => {
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') tips.show(node, title, lines, 350);
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') tips.hide();
      else tips.show(node, title, lines, 450);
    };
    const focus = () => {
      if (node.matches(':focus-visible')) tips.show(node, title, lines, 150);
    };
    const hide = () => tips.hide();
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerleave', hide);
    node.addEventListener('pointercancel', hide);
    node.addEventListener('focus', focus);
    node.addEventListener('blur', hide);
    return () => {
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerleave', hide);
      node.removeEventListener('pointercancel', hide);
      node.removeEventListener('focus', focus);
      node.removeEventListener('blur', hide);
    };
  };
}
