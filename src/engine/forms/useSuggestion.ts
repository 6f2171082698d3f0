/** Suggested correction of an address (D18, D61). Its code loads once the page is live. */
import { useSyncExternalStore } from 'react';
import type { suggestEmail } from '../../../machines/domain/suggest-email.ts';
import { prefetch } from '../hydration/prefetch.ts';

let suggest: typeof suggestEmail | null = null;
const subscribers = new Set<() => void>();

const load = async () => {
  suggest = (await import('../../../machines/domain/suggest-email.ts')).suggestEmail;
  for (const draw of subscribers) draw();
};
const subscribeWith = (fetch: (loading: typeof load) => void) => (draw: () => void) => {
  subscribers.add(draw);
  if (!suggest) fetch(load);
  return () => subscribers.delete(draw);
};
const subscribePrefetched = subscribeWith(prefetch);
// A load failure is ignored.
const subscribeNow = subscribeWith((loading) => void loading().catch(() => undefined));

/** @param left true once the field was left; only then is the input checked. */
export function useSuggestion(typed: string, left: boolean): string | null {
  const known = useSyncExternalStore(
    left ? subscribeNow : subscribePrefetched,
    () => suggest,
    () => null,
  );
  return left && known ? known(typed) : null;
}
