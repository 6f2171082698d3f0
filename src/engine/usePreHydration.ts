/** Takes over what the page held before its script was there (D23). */
import { useEffect } from 'react';
import type { PreHydration } from '../prerender/pre-hydration.ts';
import { useHydrated } from './useHydrated.ts';

/** The press counts if its button still says what it said. */
function carryOut({ press }: PreHydration) {
  if (!press?.button.isConnected) return;
  press.button.removeAttribute('aria-busy');
  if (press.button.textContent === press.words) press.button.click();
}

/** For the whole page. Its forms read their own fields before, and send what was sent themselves (`usePreHydrationForm`). @param onLive called once that is done. */
export function usePreHydration(onLive?: () => void) {
  // A page hydrates as if nothing were known of the visitor; what the visit knows comes with the next render.
  const hydrated = useHydrated();
  useEffect(() => {
    const { preHydration: held } = window;
    if (!hydrated) return;
    delete window.preHydration;
    held?.release();
    if (held) carryOut(held);
    onLive?.();
  }, [hydrated, onLive]);
}
