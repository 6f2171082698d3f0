import type { SuiteName } from '../../../check/results/result.ts';
import { workbenchData } from '../data.ts';
import { hrefOf, type View } from '../view.ts';
import { sayWholeRun, RESULT_LINES } from './WholeRun.tsx';
import { HAS_TERMINAL } from './proof-texts.ts';

const hasResultLine = (suite: SuiteName): suite is keyof typeof RESULT_LINES => suite in RESULT_LINES;
const PROOF: Readonly<Record<keyof typeof RESULT_LINES, View['proof']>> = {
  paths: 'states',
  proofs: 'laws',
  mutation: 'faults',
};

/** For a suite without results for a state here: what the whole run found, and the command to run it. */
export function NotRun({ suite }: { suite: SuiteName }) {
  return (
    <>
      {hasResultLine(suite) ? (
        <a href={hrefOf({ section: 'proofs', proof: PROOF[suite], question: null })}>
          {sayWholeRun(workbenchData.wholeRun, RESULT_LINES[suite])}
        </a>
      ) : (
        'no results here'
      )}
      {HAS_TERMINAL && (
        <>
          {' '}
          <code>{workbenchData.suites.find(({ name }) => name === suite)?.command}</code>
        </>
      )}
    </>
  );
}
