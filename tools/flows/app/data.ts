/** What only Node knows of the charts: where each state is written, and what the suites found of it (`test/results/gather.ts`). */
import data from 'virtual:workbench-data';
import type { WorkbenchData } from '../server/data.types.ts';

export const workbenchData = data as WorkbenchData;
