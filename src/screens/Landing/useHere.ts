import { useState } from 'react';
import { useVisit } from '../../engine/hooks.tsx';
import { pageOf, type VisitSnapshot } from '../../engine/pages.ts';

/**
 * What `select` finds while the visit is on this page, and after that what it found last: until the next screen is fetched this one
 * stays, and greets nobody as a stranger who was welcomed on it.
 */
export function useHere<T extends string | boolean>(select: (snapshot: VisitSnapshot) => T, before: T): T {
  const found = useVisit((snapshot) => (pageOf(snapshot)?.id === 'landing' ? select(snapshot) : null));
  const [last, keep] = useState(found);
  if (found !== null && found !== last) keep(found);
  return found ?? last ?? before;
}
/** Whether the invitation holds. */
export const useInvited = () => useHere((snapshot) => snapshot.hasTag('invited'), false);
