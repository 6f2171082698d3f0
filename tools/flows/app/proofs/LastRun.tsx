import type { SuiteName } from '../../../check/results/result.ts';
import { workbenchData } from '../data.ts';
import { HAS_TERMINAL, sayOutcome, sayWhen } from './proof-texts.ts';

/** When a suite last ran, with its last output line; or that it has not run here. */
export function LastRun({ suite }: { suite: SuiteName }) {
  const found = workbenchData.suites.find(({ name }) => name === suite);
  if (!found || (found.line === null && !HAS_TERMINAL)) return null;
  const { line, endedAt, command } = found;
  return (
    <p className="proofs__run">
      {HAS_TERMINAL && <code>{command}</code>} {sayOutcome(found)}
      {endedAt !== null && <>, {sayWhen(endedAt)}</>}
      {line !== null && (
        <>
          <br />
          <code>{line}</code>
        </>
      )}
    </p>
  );
}
