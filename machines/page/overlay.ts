import type { VisitContext } from '../context/visit.types.ts';

/** True if the overlay covers the page: it does not interrupt typing, and then appears on the next page. */
export const isOverlaid = ({ wrapper: { inAppBrowser, typing } }: VisitContext): boolean =>
  inAppBrowser !== null && !typing;
