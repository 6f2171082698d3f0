import type { SuiteName } from '../../../check/results/result.ts';
import { workbenchData } from '../data.ts';
import { hrefOf, type View } from '../view.ts';
import { sayWholeRun, WHOLE } from './WholeRun.tsx';
import { HAS_TERMINAL } from './words.ts';

const hasWhole = (suite: SuiteName): suite is keyof typeof WHOLE => suite in WHOLE;
const PROOF: Readonly<Record<keyof typeof WHOLE, View['proof']>> = {
  paths: 'states',
  proofs: 'laws',
  mutation: 'faults',
};

/** For a suite without results for a state here: what the whole run found, and the command to run it. */
export function NotRun({ suite }: { suite: SuiteName }) {
  return (
    <>
      {hasWhole(suite) ? (
        <a href={hrefOf({ distance: 'proofs', proof: PROOF[suite], question: null })}>
          {sayWholeRun(workbenchData.wholeRun, WHOLE[suite])}
        </a>
      ) : (
        'not kept here'
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
