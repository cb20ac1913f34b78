/** Shrinks what is beside the map until all of it is visible: nothing is cut off, nothing scrolls. */
import type { Attachment } from 'svelte/attachments';

/** Steps of shrinking, each added to those before; realm.css defines them. With none, the content is large. */
const STEPS = 8;

export const fit: Attachment<HTMLElement> = (node) => {
  let asked = 0;
  /** By the places of its parts, not by `scrollHeight`: in that, a card counts that grows for a moment when it changes. */
  function fits(): boolean {
    const room = node.clientHeight - parseFloat(getComputedStyle(node).paddingBottom) + 1;
    return [...node.children].every((part) => !(part instanceof HTMLElement) || part.offsetTop + part.offsetHeight <= room);
  }
  const take = (steps: readonly number[]) => (node.dataset.fit = steps.join(' '));
  function measure(): void {
    asked = 0;
    node.dataset.fit = 'large';
    let steps: number[] = [];
    for (let step = 0; step <= STEPS && !fits(); step++) take((steps = Array.from({ length: step }, (_, n) => n + 1)));
    if (!fits()) return;
    // A later step may have made room for what an earlier one took away.
    for (const step of steps.slice(0, -1)) {
      const fewer = steps.filter((one) => one !== step);
      take(fewer);
      if (fits()) steps = fewer;
      else take(steps);
    }
  }
  /** Measure once per frame, however much has changed, and however often. */
  function soon(): void {
    asked ||= requestAnimationFrame(measure);
  }
  const sizes = new ResizeObserver(soon);
  sizes.observe(node);
  const changes = new MutationObserver(soon);
  changes.observe(node, { childList: true, subtree: true, characterData: true });
  measure();
  return () => {
    cancelAnimationFrame(asked);
    sizes.disconnect();
    changes.disconnect();
  };
};
