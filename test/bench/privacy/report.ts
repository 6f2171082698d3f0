/** What was measured, beside the goal: pure. */
import { median } from '../figures.ts';
import { table, written } from '../table.ts';
import type { KnownState } from './addresses.ts';
import { separationOf, type Separation } from './auc.ts';
import type { Measured, Times } from './measure.ts';

/** As little as the time may tell (issue 19): a guess by it is right at most so often. */
export const GOAL = 0.55;

/** One known state of an entry beside what is unknown. */
export interface Row {
  entry: string;
  state: KnownState;
  samples: number;
  unknown: number | null;
  known: number | null;
  answer: Separation;
  next: Separation;
}

export function rowsOf(entry: string, known: readonly KnownState[], measured: Measured): Row[] {
  const timesOf = (state: KnownState | 'unknown'): Times => measured.get(state) ?? { answer: [], next: [] };
  const unknown = timesOf('unknown');
  return known.map((state) => {
    const times = timesOf(state);
    return {
      entry,
      state,
      samples: times.answer.length,
      unknown: median(unknown.answer),
      known: median(times.answer),
      answer: separationOf(unknown.answer, times.answer),
      next: separationOf(unknown.next, times.next),
    };
  });
}

export const isMet = ({ answer, next }: Row): boolean => answer.auc <= GOAL && next.auc <= GOAL;

const asText = ({ auc, low, high }: Separation): string =>
  `${written(auc, 3)} (${written(low, 3)}–${written(high, 3)})`;

/** A row a state of an entry, in Markdown; times in milliseconds. */
export const reportOf = (rows: readonly Row[]): string =>
  table(
    ['entry', 'address', 'samples', 'median unknown', 'median known', 'AUC (95 %)', 'AUC of the next request', 'goal'],
    rows.map((row) => [
      row.entry,
      row.state,
      String(row.samples),
      written(row.unknown, 1),
      written(row.known, 1),
      asText(row.answer),
      asText(row.next),
      isMet(row) ? 'met' : 'missed',
    ]),
  );
