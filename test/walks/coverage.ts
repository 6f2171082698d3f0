/** What the walks have seen: so that nobody believes in a page or a fault that was never there. */
import { FAULTS } from '../model/faults.ts';
import type { Call } from './network/call.ts';

/** How often each thing was seen, by its name. */
export type Counts = Record<string, number>;
export interface Coverage {
  pages: Counts;
  deeds: Counts;
  ends: Counts;
  beginnings: Counts;
  /** By what was waited for and what befell the call. */
  waits: Counts;
  steps: number;
  calls: number;
  struck: number;
}
export const nothingSeen = (): Coverage => ({
  pages: {},
  deeds: {},
  ends: {},
  beginnings: {},
  waits: {},
  steps: 0,
  calls: 0,
  struck: 0,
});

export const count = (counts: Counts, name: string, times = 1) => {
  counts[name] = (counts[name] ?? 0) + times;
};
const addCounts = (to: Counts, more: Counts) => {
  for (const [name, times] of Object.entries(more)) count(to, name, times);
};
export function add(to: Coverage, more: Coverage) {
  for (const kind of ['pages', 'deeds', 'ends', 'beginnings', 'waits'] as const) addCounts(to[kind], more[kind]);
  for (const figure of ['steps', 'calls', 'struck'] as const) to[figure] += more[figure];
}

/** What befell a call, in the terms of D24. */
export const befell = ({ fault }: Call): string => {
  if (fault === null) return 'answered';
  return fault === 'offline' ? 'offline' : FAULTS[fault].failure === null ? 'odd, answered' : FAULTS[fault].failure;
};
export function countCalls(coverage: Coverage, calls: readonly Call[]) {
  for (const call of calls) {
    if (!call.tab) continue;
    coverage.calls += 1;
    if (call.fault !== null) coverage.struck += 1;
    for (const wait of call.waits) count(coverage.waits, `${wait}: ${befell(call)}`);
  }
}
