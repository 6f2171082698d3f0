import type { SuiteName } from '../../../check/results/result.ts';
import { workbenchData } from '../data.ts';
import { HAS_TERMINAL, sayOutcome, sayWhen, sayDay } from './proof-texts.ts';
import type { WholeRun as WholeRunData } from '../../server/data.types.ts';
import { hrefOf, type View } from '../view.ts';

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

/** The line of the whole run that holds a suite's result. */
export type ResultLine = Exclude<keyof WholeRunData, 'at'>;
export const RESULT_LINES = { paths: 'paths', proofs: 'laws', mutation: 'faults' } as const satisfies Partial<
  Record<SuiteName, ResultLine>
>;

/** `whole run, 29 Nov`, or that it ran on older charts. */
export const sayWholeRun = ({ at, ...run }: WholeRunData, of: ResultLine): string =>
  `${run[of].isCurrent ? 'whole run' : 'older charts'}, ${sayDay(at)}`;

/** The result line of the last whole run, and its date. */
export function WholeRun({ of }: { of: ResultLine }) {
  const { wholeRun } = workbenchData;
  return (
    <p className="proofs__run">
      {wholeRun[of].isCurrent
        ? `The last whole run, on ${sayDay(wholeRun.at)}, ran on exactly these charts`
        : `The last whole run, on ${sayDay(wholeRun.at)}, ran on older charts`}
      <br />
      <code>{wholeRun[of].line}</code>
    </p>
  );
}

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
