/** What an address is meant for (D18, D61). How that is found comes once the page is live. */
import { useSyncExternalStore } from 'react';
import type { suggestEmail } from '../../../machines/domain/suggest-email.ts';
import { prefetch } from '../prefetch.ts';

let suggest: typeof suggestEmail | null = null;
const drawn = new Set<() => void>();

const load = async () => {
  suggest = (await import('../../../machines/domain/suggest-email.ts')).suggestEmail;
  for (const draw of drawn) draw();
};
const hearing = (fetch: (loading: typeof load) => void) => (draw: () => void) => {
  drawn.add(draw);
  if (!suggest) fetch(load);
  return () => drawn.delete(draw);
};
const ahead = hearing(prefetch);
// What does not come is not missed.
const atOnce = hearing((loading) => void loading().catch(() => undefined));

/** @param left the field was left once: what is typed may be judged. */
export function useSuggestion(typed: string, left: boolean): string | null {
  const known = useSyncExternalStore(
    left ? atOnce : ahead,
    () => suggest,
    () => null,
  );
  return left && known ? known(typed) : null;
}
