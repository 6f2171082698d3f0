import type { SuiteName } from '../../../test/results/result.ts';
import { workbenchData } from '../data.ts';

/** A suite has not run in this checkout, or kept nothing of this: with the command that runs it. */
export const NotRun = ({ suite }: { suite: SuiteName }) => (
  <>
    not run here: <code>{workbenchData.suites.find(({ name }) => name === suite)?.command}</code>
  </>
);
