/** The runs of the lab that were started in this browser. */
import type { LabStarted, LabWish } from '../lib/messages';
import { load, save } from '../lib/storage';

export interface MyRun {
  id: string;
  /** With it the run can be stopped. */
  token: string;
  /** When it was started, in milliseconds. */
  begun: number;
  wish: LabWish;
}

const KEY = 'lab';
/** More runs than this are not remembered, nor longer than a server keeps them by itself. */
const MOST = 30;

/** All of them, the latest first. */
export function myRuns(game = ''): MyRun[] {
  return load<MyRun[]>(KEY, []).filter((run) => !game || run.wish.game === game);
}

export function myRun(id: string): MyRun | undefined {
  return myRuns().find((run) => run.id === id);
}

/** Remembers a run that was just started. */
export function keepRun({ id, token }: LabStarted, wish: LabWish): void {
  save(KEY, [{ id, token, begun: Date.now(), wish }, ...myRuns()].slice(0, MOST));
}

/** The server has it no longer. */
export function forgetRun(id: string): void {
  save(KEY, myRuns().filter((run) => run.id !== id));
}
