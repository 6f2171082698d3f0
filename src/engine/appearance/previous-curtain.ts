/** The previous position of a curtain, from which its transition starts. */
import { partsFurther, type CurtainState } from '../../../machines/page/curtain.ts';
import type { ReadVisit } from '../visit/engine.ts';
import { curtainOf, pageOf, type VisitSnapshot } from '../visit/pages.ts';

export type CurtainBefore = (snapshot: VisitSnapshot) => CurtainState | null;

/**
 * Tracks a visit's curtain from page to page. Returns null for a snapshot without a previous curtain: the first page, a
 * page reached by Back, and a pre-rendered page.
 */
export function followCurtain(visit: ReadVisit | null): CurtainBefore {
  const known = new WeakMap<VisitSnapshot, CurtainState | null>();
  let now: { page: string | undefined; curtain: CurtainState | null; before: CurtainState | null } | null = null;
  const follow = (snapshot: VisitSnapshot) => {
    const page = pageOf(snapshot)?.id;
    const curtain = curtainOf(snapshot);
    const last = now?.curtain ?? null;
    if (page !== now?.page || curtain !== last) {
      const forwards = last !== null && curtain !== null && partsFurther(last, curtain);
      now = { page, curtain: curtain ?? last, before: forwards ? last : null };
    }
    known.set(snapshot, now?.before ?? null);
  };
  if (visit) {
    follow(visit.getSnapshot());
    visit.subscribe(follow);
  }
  return (snapshot) => known.get(snapshot) ?? null;
}
