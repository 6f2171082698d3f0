/**
 * Chart data that only Node can read: the source position of each state, and the suites' results for it
 * (`test/results/gather.ts`).
 */
import data from 'virtual:workbench-data';
import type { WorkbenchData } from '../server/data.types.ts';

export const workbenchData = data as WorkbenchData;
