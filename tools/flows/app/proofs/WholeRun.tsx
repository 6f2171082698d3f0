import type { SuiteName } from '../../../check/results/result.ts';
import type { WholeRun as WholeRunData } from '../../server/data.types.ts';
import { workbenchData } from '../data.ts';
import { sayDay } from './proof-texts.ts';

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
