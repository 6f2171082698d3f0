/** Checks the steps of a mutant against the witness table. A step without a row is no detection. */
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { judge } from '../witness/judge.ts';
import type { Judge } from '../../../packages/witness/index.ts';

export const rowJudge: Judge = ({ before, event, after, emitted }) => {
  const found = judge({
    before: before as VisitSnapshot,
    event: event as PathEvent,
    after: after as VisitSnapshot,
    emitted,
  });
  return found && found.row !== null ? found.text : null;
};
