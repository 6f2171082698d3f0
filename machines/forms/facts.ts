/** What a form is told of the visit. */
import type { VisitContext, VisitTag } from '../visit.types.ts';

/** What forms read of a snapshot. */
export interface Visit {
  readonly context: VisitContext;
  readonly hasTag: (tag: VisitTag) => boolean;
}

/** Of a form that nothing was sent by, with nothing that its fields must hold. */
export const NOTHING_KNOWN = { sent: null, locked: {}, unwanted: {}, offered: {} } as const;
