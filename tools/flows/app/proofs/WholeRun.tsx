import type { SuiteName } from '../../../check/results/result.ts';
import type { WholeRun as WholeRunData } from '../../server/data.types.ts';
import { workbenchData } from '../data.ts';
import { sayDay } from './words.ts';

/** Which line of the whole run says what a suite found. */
export type Whole = Exclude<keyof WholeRunData, 'at'>;
export const WHOLE = { paths: 'paths', proofs: 'laws', mutation: 'faults' } as const satisfies Partial<
  Record<SuiteName, Whole>
>;

/** `whole run, 29 Nov`, or that it was of older charts. */
export const sayWholeRun = ({ at, ...run }: WholeRunData, of: Whole): string =>
  `${run[of].isCurrent ? 'whole run' : 'older charts'}, ${sayDay(at)}`;

/** What the last whole run found, in its own line, and when. */
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
