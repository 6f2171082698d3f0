/** Takes over the state of the page from before its script loaded (D23). */
import { useEffect, useLayoutEffect } from 'react';
import type { PreHydration } from './pre-hydration.types.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * Each of these events makes React hydrate at once. If others have changed the page, React then replaces the button
 * while it is being pressed, and no click or submit follows (D62).
 */
const PRESSES = (
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend click keydown keypress keyup input change ' +
  'compositionstart paste'
).split(' ');

/**
 * Call before hydration begins: records the delivered state, even if React renders the page again (D62). Until React
 * has rendered, input events are withheld from it and handled by the page's inline script.
 * @param root the hydrated element.
 */
export function saveDelivered(root: HTMLElement): void {
  const { preHydration: held } = window;
  if (!held) return;
  const { forms, activeElement: active } = document;
  const controller = new AbortController();
  let down: HTMLElement | null = null;
  const withhold = (event: Event) => {
    event.stopImmediatePropagation();
    const { type, target } = event;
    if (type === 'pointerdown') down = (target as Element).closest('button');
    if (type === 'pointerup' || type === 'pointercancel') down = null;
  };
  for (const type of PRESSES) root.addEventListener(type, withhold, { capture: true, signal: controller.signal });
  const drawn = () => {
    controller.abort();
    // The target of the following click no longer exists.
    if (down && !down.isConnected) held.press = { button: down, words: down.textContent };
  };
  held.delivered = { forms: [...forms], active, drawn };
}

/** The pressed button, or, on a page that others have changed, its new version rendered by React (D62). */
function buttonFor({ button, words }: NonNullable<PreHydration['press']>): HTMLElement | null | undefined {
  // The press counts if its button still has the same text; a form's submit button counts in any language, because a
  // translator may have changed its text.
  const hasSameText = ({ textContent }: Element) => textContent === words;
  if (button.isConnected) return hasSameText(button) ? button : null;
  const { form, type } = button as HTMLButtonElement;
  if (type === 'submit' && form) return document.forms.namedItem(form.id)?.querySelector<HTMLElement>('[type=submit]');
  return [...document.querySelectorAll('button')].find(hasSameText);
}

function replayPress({ press }: PreHydration) {
  if (!press) return;
  press.button.removeAttribute('aria-busy');
  buttonFor(press)?.click();
}

/**
 * Used once for the whole page. Its forms read their own fields before, and execute a recorded submission themselves
 * (`forms/fields.ts`).
 * @param onLive called when that is done.
 */
export function usePreHydration(onLive?: () => void) {
  // A page hydrates without visitor state, which follows with the next render.
  const hydrated = useHydrated();
  // In the same task as the first render: React handles all presses from here on.
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
    if (held) replayPress(held);
    onLive?.();
  }, [hydrated, onLive]);
}
