/**
 * Dragging something from beside the card onto it. `Placing` works out where it would land; here is only where the
 * pointer is, and what letting go means.
 */
import type { Spot } from './cells';
import type { Placing } from './placing.svelte';

/** Pixels that the pointer moves before a press becomes a drag. */
const SLACK = 4;
/** A finger hides what it drags, so that is drawn this many cells above it. */
const LIFT = 1.1;

export class Carrying {
  /** Where it is drawn, on the page; null: nothing is being dragged. */
  at = $state.raw<Spot | null>(null);
  /** Whether it is over the grid, where the ghost shows it. */
  over = $state(false);
  /** The width of a cell in pixels. */
  cell = 0;
  /** The grid that it is dragged onto. */
  grid: HTMLElement | null = null;
  private from: Spot | null = null;
  private lift = 0;

  constructor(private readonly placing: Placing) {}

  press(event: PointerEvent): void {
    if (event.button !== 0 || !this.placing.active) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.from = { x: event.clientX, y: event.clientY };
    this.lift = event.pointerType === 'mouse' ? 0 : LIFT;
  }

  move(event: PointerEvent): void {
    if (!this.from) return;
    const far = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y);
    if (!this.at && far < SLACK) return;
    const { left = 0, top = 0, width = 1 } = this.grid?.getBoundingClientRect() ?? {};
    this.cell = width / (this.placing.horde?.width ?? 1);
    this.at = { x: event.clientX, y: event.clientY - this.lift * this.cell };
    this.placing.carry({ x: (this.at.x - left) / this.cell, y: (this.at.y - top) / this.cell });
    this.over = this.placing.ghost !== 0;
    if (!this.over) this.change(event.clientX, event.clientY);
  }

  /**
   * Let go; returns whether it was dragged at all. Over the grid it is placed, or the reason is shown why it cannot
   * be.
   */
  drop(): boolean {
    const dragged = this.at !== null;
    const laid = this.over;
    this.stop();
    if (laid) this.placing.place();
    else if (dragged) this.placing.carry(null);
    return dragged;
  }

  cancel(): void {
    if (this.at) this.placing.carry(null);
    this.stop();
  }

  private stop(): void {
    this.at = null;
    this.over = false;
    this.from = null;
  }

  /** Dragging over the thumbnail of another horde opens the close-up of that horde. */
  private change(x: number, y: number): void {
    const other = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-near]');
    if (other) this.placing.look(Number(other.dataset.near));
  }
}
