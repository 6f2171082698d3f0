/**
 * Keeps the keyboard focus when the focused element is removed (WCAG 2.4.3), such as a cancel button or *Try again*.
 * Moves it to the nearest candidate: the button of the same form, another button, or the page's heading. A new screen
 * sets the focus itself.
 */
const NEXT = ['button[type=submit]', 'button', 'h1'].map((one) => `${one}:not([inert] *)`);

const ancestorsOf = (element: Element): readonly Element[] =>
  element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];

const nextIn = (place: Element): HTMLElement | null =>
  NEXT.map((selector) => place.querySelector<HTMLElement>(selector)).find((found) => found !== null) ?? null;

/** Starts listening, for the lifetime of the page. */
export function keepFocus(): void {
  // An element may be focused before the script loads.
  let focusPath: readonly Element[] = document.activeElement ? ancestorsOf(document.activeElement) : [];
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focusPath = ancestorsOf(target);
  });
  const restoreFocus = () => {
    if (focusPath[0]?.isConnected !== false || document.activeElement !== document.body) return;
    const places = focusPath.filter((place) => place.isConnected && place.closest('main'));
    const next = places.map(nextIn).find((found) => found !== null) ?? document.querySelector<HTMLElement>('main h1');
    next?.focus({ preventScroll: true });
  };
  // Deferred by one task: by then a new screen has set the focus itself.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', restoreFocus);
  port1.start();
  new MutationObserver(() => port2.postMessage(null)).observe(document.body, { childList: true, subtree: true });
}
