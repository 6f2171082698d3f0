import type { SuiteName } from '../../../check/results/result.ts';
import type { WholeRun as WholeRunData } from '../../server/data.types.ts';
import { workbenchData } from '../data.ts';
import { sayDay } from './words.ts';

/** The line of the whole run that holds a suite's result. */
export type Whole = Exclude<keyof WholeRunData, 'at'>;
export const WHOLE = { paths: 'paths', proofs: 'laws', mutation: 'faults' } as const satisfies Partial<
  Record<SuiteName, Whole>
>;

/** `whole run, 29 Nov`, or that it ran on older charts. */
export const sayWholeRun = ({ at, ...run }: WholeRunData, of: Whole): string =>
  `${run[of].isCurrent ? 'whole run' : 'older charts'}, ${sayDay(at)}`;

/** The result line of the last whole run, and its date. */
export function WholeRun({ of }: { of: Whole }) {
  const { wholeRun } = workbenchData;
  return (
    <p className="proofs__run">
      {wholeRun[of].isCurrent
        ? `The last whole run, on ${sayDay(wholeRun.at)}, was of exactly these charts`
        : `The last whole run, on ${sayDay(wholeRun.at)}, was of older charts`}
      <br />
      <code>{wholeRun[of].line}</code>
    </p>
  );
}
