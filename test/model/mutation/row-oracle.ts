/** Checks the steps of a mutant against the witness table. A step without a row is no detection. */
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { checkStep } from '../witness/check-step.ts';
import type { Oracle } from '../../../packages/witness/index.ts';

export const rowOracle: Oracle = ({ before, event, after, emitted }) => {
  const found = checkStep({
    before: before as VisitSnapshot,
    event: event as PathEvent,
    after: after as VisitSnapshot,
    emitted,
  });
  return found && found.row !== null ? found.text : null;
};
