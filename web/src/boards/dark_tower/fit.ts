/** A column that shrinks what it tells until all of it is seen: nothing is cut off, nothing scrolls. */
import type { Attachment } from 'svelte/attachments';

/** Smaller and smaller; what each step does is the style sheet's affair. */
const STEPS = 5;

export const fit: Attachment<HTMLElement> = (node) => {
  let asked = 0;
  function measure(): void {
    for (let step = 0; step <= STEPS; step++) {
      node.dataset.fit = String(step);
      if (node.scrollHeight <= node.clientHeight + 1) break;
    }
  }
  /** Once for all that changed before the next picture. */
  function soon(): void {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(measure);
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
