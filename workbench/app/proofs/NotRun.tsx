import type { SuiteName } from '../../../test/results/result.ts';
import type { WholeRun } from '../../server/data.types.ts';
import { workbenchData } from '../data.ts';
import { hrefOf, type View } from '../view.ts';
import { sayWholeRun } from './WholeRun.tsx';
import { HAS_TERMINAL } from './words.ts';

const WHOLE: Readonly<Partial<Record<SuiteName, { of: Exclude<keyof WholeRun, 'at'>; proof: View['proof'] }>>> = {
  paths: { of: 'paths', proof: 'states' },
  proofs: { of: 'laws', proof: 'laws' },
  mutation: { of: 'faults', proof: 'faults' },
};

/** A suite kept nothing of a state here: what the whole run found of all, and the command that finds it here. */
export function NotRun({ suite }: { suite: SuiteName }) {
  const whole = WHOLE[suite];
  return (
    <>
      {whole ? (
        <a href={hrefOf({ distance: 'proofs', proof: whole.proof, question: null })}>
          {sayWholeRun(workbenchData.wholeRun, whole.of)}
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
