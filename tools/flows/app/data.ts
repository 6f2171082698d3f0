/**
 * Data that only Node can read: the proofs and the back end's settings (`test/results/gather.ts`).
 */
import data from 'virtual:workbench-data';
import type { WorkbenchData } from '../server/data.types.ts';

export const workbenchData = data as WorkbenchData;
