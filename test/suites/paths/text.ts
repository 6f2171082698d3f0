/** A path in words, one line per step, and its id. */
import { createHash } from 'node:crypto';
import type { EventObject } from 'xstate';
import type { VisitInput } from '../../../machines/context/visit.types.ts';
import { writeStep, writeVisit, type PathEvent } from '../../../src/recorder/visit-text.ts';
import type { Chart } from '../../../packages/witness/index.ts';

interface Visited {
  input: unknown;
  steps: readonly { event: EventObject }[];
}

/** In the format of recorded visits; for other charts with their full input. */
export function wordsOf({ name }: Chart, { input, steps }: Visited): string {
  const events = steps.map(({ event }) => event as PathEvent);
  if (name === 'visit')
    return writeVisit({ input: input as VisitInput, steps: events.map((event) => ({ event, value: null })) });
  return [`begin ${JSON.stringify(input)}`, ...events.map(writeStep)].map((line) => `${line}\n`).join('');
}

/** Stable as long as the steps are. */
export const idOf = (chart: Chart, visited: Visited): string =>
  createHash('sha256').update(wordsOf(chart, visited)).digest('hex').slice(0, 8);
