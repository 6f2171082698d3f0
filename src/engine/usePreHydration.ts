/** Takes over what the page held before its script was there (D23). */
import { useEffect, useLayoutEffect } from 'react';
import type { PreHydration } from '../prerender/pre-hydration.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * Where one of these comes in between, React hydrates at once. It takes a page that others have changed away while its
 * button is being pressed, and no click or submit follows (D62).
 */
const PRESSES = (
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend click keydown keypress keyup input change ' +
  'compositionstart paste'
).split(' ');

/**
 * To be called before hydration begins: what was delivered is known then, though React may draw all of it anew (D62).
 * Until it has drawn, what is done to the page is kept from it, and left to the page's inline script.
 * @param root what is hydrated.
 */
export function keepDelivered(root: HTMLElement): void {
  const { preHydration: held } = window;
  if (!held) return;
  const { forms, activeElement: active } = document;
  const over = new AbortController();
  let down: HTMLElement | null = null;
  const keep = (event: Event) => {
    event.stopImmediatePropagation();
    const { type, target } = event;
    if (type === 'pointerdown') down = (target as Element).closest('button');
    if (type === 'pointerup' || type === 'pointercancel') down = null;
  };
  for (const type of PRESSES) root.addEventListener(type, keep, { capture: true, signal: over.signal });
  const drawn = () => {
    over.abort();
    // The click that was to follow has no target any more.
    if (down && !down.isConnected) held.press = { button: down, words: down.textContent };
  };
  held.delivered = { forms: [...forms], active, drawn };
}

/** The button that was pressed, or, on a page that others have changed, the one that React has drawn for it (D62). */
function buttonFor({ button, words }: NonNullable<PreHydration['press']>): HTMLElement | null | undefined {
  // The press counts if its button still says what it said; a form's does, in whatever language a translator put it.
  const says = ({ textContent }: Element) => textContent === words;
  if (button.isConnected) return says(button) ? button : null;
  const { form, type } = button as HTMLButtonElement;
  if (type === 'submit' && form) return document.forms.namedItem(form.id)?.querySelector<HTMLElement>('[type=submit]');
  return [...document.querySelectorAll('button')].find(says);
}

function carryOut({ press }: PreHydration) {
  if (!press) return;
  press.button.removeAttribute('aria-busy');
  buttonFor(press)?.click();
}

/**
 * For the whole page. Its forms read their own fields before, and send what was sent themselves (`forms/fields.ts`).
 * @param onLive called once that is done.
 */
export function usePreHydration(onLive?: () => void) {
  // A page hydrates as if nothing were known of the visitor; what the visit knows comes with the next render.
  const hydrated = useHydrated();
  // In the same turn as the new page: what is pressed from here on is React's.
  useLayoutEffect(() => {
    const { preHydration: held } = window;
    if (!held) return;
    held.delivered?.drawn();
    held.isDrawn = true;
  }, []);
  useEffect(() => {
    const { preHydration: held } = window;
    if (!hydrated) return;
    delete window.preHydration;
    held?.release();
    if (held) carryOut(held);
    onLive?.();
  }, [hydrated, onLive]);
}
