import type { VisitContext } from '../visit.types.ts';

/** Whether the overlay lies over the page: who has begun to type is not interrupted before the next page. */
export const isOverlaid = ({ wrapper: { inAppBrowser, typing } }: VisitContext): boolean =>
  inAppBrowser !== null && !typing;
