/** From where a curtain is drawn: as it hung on the page before. */
import { partsFurther, type CurtainState } from '../../machines/appearance/curtain.ts';
import type { Visit } from './engine.ts';
import { curtainOf, pageOf, type VisitSnapshot } from './pages.ts';

export type CurtainBefore = (snapshot: VisitSnapshot) => CurtainState | null;

/**
 * Follows a visit from curtain to curtain. Null for a snapshot whose curtain is drawn from nowhere: that of the page that was opened,
 * of a page that one went back to, and of a page as the server knew it.
 */
export function followCurtain(visit: Visit | null): CurtainBefore {
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
