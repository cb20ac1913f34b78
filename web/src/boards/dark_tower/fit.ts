/** Shrinks what is beside the map until all of it is visible: nothing is cut off, nothing scrolls. */
import type { Attachment } from 'svelte/attachments';

/** Steps of shrinking, each added to those before; realm.css defines them. With none, the content is large. */
const STEPS = 8;

export const fit: Attachment<HTMLElement> = (node) => {
  let asked = 0;
  const fits = () => node.scrollHeight <= node.clientHeight + 1;
  function measure(): void {
    node.dataset.fit = 'large';
    for (let step = 0; step <= STEPS && !fits(); step++) {
      node.dataset.fit = Array.from({ length: step }, (_, n) => n + 1).join(' ');
    }
  }
  /** Measure once per frame, however much has changed. */
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
