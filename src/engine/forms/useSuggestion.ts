/** Suggested correction of an address (D18, D61). Its code loads once the page is live. */
import { useSyncExternalStore } from 'react';
import type { suggestEmail } from '../../../machines/domain/suggest-email.ts';
import { prefetch } from '../hydration/prefetch.ts';

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
// A load failure is ignored.
const atOnce = hearing((loading) => void loading().catch(() => undefined));

/** @param left true once the field was left; only then is the input checked. */
export function useSuggestion(typed: string, left: boolean): string | null {
  const known = useSyncExternalStore(
    left ? atOnce : ahead,
    () => suggest,
    () => null,
  );
  return left && known ? known(typed) : null;
}
