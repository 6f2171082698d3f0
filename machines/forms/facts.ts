/** Facts about the visit that a form receives. */
import type { VisitContext } from '../context/visit.types.ts';
import type { VisitTag } from '../page/tags.types.ts';

/** The part of a snapshot that forms read. */
export interface Visit {
  readonly context: VisitContext;
  readonly hasTag: (tag: VisitTag) => boolean;
}

/** Facts of a form that has sent nothing and has no constraints. */
export const NOTHING_KNOWN = { sent: null, locked: {}, unwanted: {}, offered: {} } as const;
