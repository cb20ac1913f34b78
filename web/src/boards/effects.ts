/** Small effects that fly over the board for a moment. They live in the layer `data-flights`. */
import './effects.css';
import type { Stage } from './theatre.svelte';

export interface Point {
  x: number;
  y: number;
}

export function centre(node: Element): Point {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Put an element at a point of the layer; it is removed when its animation ends. */
function put(stage: Stage, at: Point, kind: string, text = ''): HTMLElement | null {
  const layer = stage.root.querySelector<HTMLElement>('[data-flights]');
  if (!layer) return null;
  const home = layer.getBoundingClientRect();
  const node = document.createElement('span');
  node.className = `board-effect ${kind}`;
  node.textContent = text;
  node.style.left = `${at.x - home.left}px`;
  node.style.top = `${at.y - home.top}px`;
  layer.append(node);
  return node;
}

function gone(animation: Animation, node: HTMLElement): void {
  animation.addEventListener('finish', () => node.remove());
  animation.addEventListener('cancel', () => node.remove());
}

/** A number that floats up and fades. */
export function float(stage: Stage, over: Element, text: string, kind: string): void {
  const node = put(stage, centre(over), `float num ${kind}`, text);
  if (!node) return;
  const frames = [
    { translate: '-50% -20%', opacity: 0, scale: '0.6' },
    { translate: '-50% -60%', opacity: 1, scale: '1.15', offset: 0.2 },
    { translate: '-50% -90%', opacity: 1, scale: '1', offset: 0.7 },
    { translate: '-50% -150%', opacity: 0, scale: '1' },
  ];
  gone(stage.animate(node, frames, 950, { easing: 'ease-out' }), node);
}

/** Something thrown from one point to another, in an arc. */
export function projectile(stage: Stage, from: Point, to: Point, kind = 'stone'): void {
  const node = put(stage, from, kind);
  if (!node) return;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const rise = kind === 'comet' ? 0 : -Math.min(60, 18 + Math.hypot(dx, dy) * 0.14);
  const frames = [
    { translate: '-50% -50%', rotate: '0deg' },
    { translate: `calc(-50% + ${dx * 0.5}px) calc(-50% + ${dy * 0.5 + rise}px)`, rotate: '200deg' },
    { translate: `calc(-50% + ${dx}px) calc(-50% + ${dy}px)`, rotate: '400deg' },
  ];
  if (kind === 'comet') for (const frame of frames) frame.rotate = '0deg';
  gone(stage.animate(node, frames, kind === 'comet' ? 480 : 230, { easing: 'ease-in', fill: 'forwards' }), node);
}

/** A ring of splinters where something was hit. */
export function burst(stage: Stage, at: Element, kind = 'splinters'): void {
  const node = put(stage, centre(at), kind);
  if (!node) return;
  const { width, height } = at.getBoundingClientRect();
  if (kind === 'blaze') {
    node.style.width = `${width}px`;
    node.style.height = `${height}px`;
  }
  const frames = [
    { translate: '-50% -50%', scale: '0.4', opacity: 0.95 },
    { translate: '-50% -50%', scale: kind === 'blaze' ? '1.04' : '1.5', opacity: 0 },
  ];
  gone(stage.animate(node, frames, kind === 'blaze' ? 600 : 340, { easing: 'ease-out' }), node);
}

export function quake(stage: Stage, node: Element, far = 4): void {
  const frames = [0, -far, far, -far / 2, far / 2, 0].map((x) => ({ translate: `${x}px 0` }));
  stage.animate(node, frames, 320);
}
