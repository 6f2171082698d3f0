/** The opened file of counts: in memory only, lost on reload, never sent or stored. */
import example from '../../funnel/example.csv?raw';
import { readCounts, type Counts } from '../../funnel/counts.ts';
import { EVENTS } from '../../funnel/order.ts';
import { createStore } from '../store.ts';

export interface CountsFile {
  name: string;
  counts: Counts;
  /** True for the invented example. */
  isExample: boolean;
}

const file = createStore<CountsFile | null>(null);
/** The open file, or null. */
export const useCountsFile = file.use;

const opened = (name: string, text: string, isExample: boolean): CountsFile => ({
  name,
  counts: readCounts(text, EVENTS),
  isExample,
});
/** Resolves once the file is read. */
export async function openCounts(chosen: File): Promise<void> {
  file.write(opened(chosen.name, await chosen.text(), false));
}
export const openExample = (): void => file.write(opened('example.csv', example, true));
export const closeCounts = (): void => file.write(null);
