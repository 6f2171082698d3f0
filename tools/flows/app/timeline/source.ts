/** The source of the visit in the timeline, and its steps so far. One for the whole workbench. */
import { readVisits, VisitTextError } from '../../../../src/recorder/visit-text.ts';
import type { LiveWindow } from '../../../../src/developing/live-channel.ts';
import { replayAll, type TimelineStep } from '../../live/replay-visit.ts';
import { createStore } from '../store.ts';

export type Source =
  | { kind: 'kept' | 'file'; name: string }
  /** The visit of another window, live. */
  | { kind: 'live'; window: LiveWindow };

export interface Open {
  source: Source | null;
  steps: readonly TimelineStep[];
  /** The error of an invalid text, or where the chart did not follow the recording. */
  error: string | null;
}
const NOTHING: Open = { source: null, steps: [], error: null };

const open = createStore(NOTHING);
export const { read, use: useOpen } = open;
export const update = (changes: Partial<Open>): void => open.write({ ...read(), ...changes });

const errorOf = (steps: readonly TimelineStep[]) => {
  const first = steps.find(({ difference }) => difference !== null);
  return first ? `Step ${first.number}: ${first.difference}. The next steps are shown as recorded.` : null;
};
const sayError = (name: string, error: unknown) =>
  error instanceof VisitTextError ? `${name} is not a recorded visit: ${error.message}` : `${name}: ${String(error)}`;

/** Counts openings; results of an earlier opening are discarded. */
let opened = 0;
const stops: (() => void)[] = [];
/** Called when something else is opened. */
export const untilNext = (stop: () => void) => void stops.push(stop);
export function begin(): () => boolean {
  for (const stop of stops.splice(0)) stop();
  opened += 1;
  const current = opened;
  return () => current === opened;
}

/** Opens a text. If it is not a visit, reports that and keeps the open one. Resolves with true if it is open. */
export async function openText(kind: 'kept' | 'file', name: string, text: string): Promise<boolean> {
  try {
    const visits = readVisits(text);
    const isCurrent = begin();
    const steps = await replayAll(visits);
    if (isCurrent()) update({ source: { kind, name }, steps, error: errorOf(steps) });
    return isCurrent();
  } catch (error) {
    update({ error: sayError(name, error) });
    return false;
  }
}

export function close(): void {
  begin();
  update(NOTHING);
}
