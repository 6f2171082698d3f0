/** Takes over what the page held before its script was there (D23). */
import { useEffect } from 'react';
import type { PreHydration } from '../prerender/pre-hydration.ts';
import { useHydrated } from './useHydrated.ts';

/** To be called when hydration begins: what was delivered is known then, though React may draw all of it anew (D62). */
export function keepDelivered(): void {
  const { forms, activeElement: active } = document;
  if (window.preHydration) window.preHydration.delivered = { forms: [...forms], active };
}

/** The press counts if its button still says what it said. */
function carryOut({ press }: PreHydration) {
  if (!press) return;
  const says = ({ textContent }: Element) => textContent === press.words;
  // On a page that others have changed React has drawn another one (D62).
  const button = press.button.isConnected ? press.button : [...document.querySelectorAll('button')].find(says);
  button?.removeAttribute('aria-busy');
  if (button && says(button)) button.click();
}

/** For the whole page. Its forms read their own fields before, and send what was sent themselves (`forms/fields.ts`). @param onLive called once that is done. */
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
