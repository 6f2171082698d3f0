import type { WholeRun as Whole } from '../../server/data.types.ts';
import { workbenchData } from '../data.ts';
import { sayDay } from './words.ts';

/** `whole run, 29 Nov`, or that it was of older charts. */
export const sayWholeRun = ({ at, ...run }: Whole, of: 'paths' | 'laws' | 'faults'): string =>
  `${run[of].isCurrent ? 'whole run' : 'older charts'}, ${sayDay(at)}`;

/** What the last whole run found, in its own line, and when. */
export function WholeRun({ of }: { of: 'paths' | 'laws' | 'faults' }) {
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
