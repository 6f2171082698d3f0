/** The opened file of counts: in memory only, lost on reload, never sent or stored. */
import { useSyncExternalStore } from 'react';
import example from '../../funnel/example.csv?raw';
import { readCounts, type Counts } from '../../funnel/counts.ts';
import { EVENTS } from '../../funnel/order.ts';

export interface CountsFile {
  name: string;
  counts: Counts;
  /** True for the invented example. */
  isExample: boolean;
  /** Index of the column that splits the counts; null if they are not split. */
  column: number | null;
}

let file: CountsFile | null = null;
const listeners = new Set<() => void>();
function set(next: CountsFile | null): void {
  file = next;
  for (const listener of listeners) listener();
}
const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** The open file, or null. */
export const useCountsFile = (): CountsFile | null => useSyncExternalStore(listen, () => file);

const opened = (name: string, text: string, isExample: boolean): CountsFile => ({
  name,
  counts: readCounts(text, EVENTS),
  isExample,
  column: null,
});
/** Resolves once the file is read. */
export async function openCounts(chosen: File): Promise<void> {
  set(opened(chosen.name, await chosen.text(), false));
}
export const openExample = (): void => set(opened('example.csv', example, true));
export const closeCounts = (): void => set(null);
export function splitBy(column: number | null): void {
  if (file) set({ ...file, column });
}
