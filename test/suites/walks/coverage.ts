/** What the walks have seen: so that nobody believes in a page or a fault that was never there. */
import { FAULTS } from '../../model/faults.ts';
import type { Call } from '../../harness/tab/call.ts';

/** How often each thing was seen, by its name. */
type Counts = Record<string, number>;
export interface Coverage {
  pages: Counts;
  steps: Counts;
  ends: Counts;
  entries: Counts;
  /** By what was waited for and what became of the call. */
  waits: Counts;
  figures: Record<'steps' | 'calls' | 'faults', number>;
}
export const nothingCovered = (): Coverage => ({
  pages: {},
  steps: {},
  ends: {},
  entries: {},
  waits: {},
  figures: { steps: 0, calls: 0, faults: 0 },
});

export const count = (counts: Counts, name: string, times = 1) => {
  counts[name] = (counts[name] ?? 0) + times;
};
export function addCounts(to: Counts, more: Counts) {
  for (const [name, times] of Object.entries(more)) count(to, name, times);
}
export function addCoverage(to: Coverage, more: Coverage) {
  for (const kind of ['pages', 'steps', 'ends', 'entries', 'waits', 'figures'] as const)
    addCounts(to[kind], more[kind]);
}

/** What may become of a call, in the terms of D24. */
export const OUTCOMES = ['answered', 'odd, answered', 'network', 'timeout', 'technical', 'busy', 'offline'] as const;
const outcomeOf = ({ fault }: Call): string => {
  if (fault === null || fault === 'offline') return fault ?? 'answered';
  return FAULTS[fault].failure ?? 'odd, answered';
};
export function countCalls({ waits, figures }: Coverage, calls: readonly Call[]) {
  for (const call of calls) {
    if (!call.tab) continue;
    figures.calls += 1;
    if (call.fault !== null) figures.faults += 1;
    for (const wait of call.waits) count(waits, `${wait}: ${outcomeOf(call)}`);
  }
}
