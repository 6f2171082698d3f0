/**
 * Whoever works with the keyboard is not lost when what they pressed goes away (WCAG 2.4.3): a way to cancel, a *Try again*. The
 * focus moves on to what is nearest to it: the button of the same form, or another, or the page's heading. A screen that takes the
 * place of another has its own say.
 */
const NEXT = ['button[type=submit]', 'button', 'h1'].map((one) => `${one}:not([inert] *)`);

const ancestorsOf = (element: Element): readonly Element[] =>
  element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];

const nextIn = (place: Element): HTMLElement | null =>
  NEXT.map((selector) => place.querySelector<HTMLElement>(selector)).find((found) => found !== null) ?? null;

/** Listens from now on, as long as the page lives. */
export function keepFocus(): void {
  // Something may have the focus before the script is there.
  let trail: readonly Element[] = document.activeElement ? ancestorsOf(document.activeElement) : [];
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) trail = ancestorsOf(target);
  });
  const mend = () => {
    if (trail[0]?.isConnected !== false || document.activeElement !== document.body) return;
    const places = trail.filter((place) => place.isConnected && place.closest('main'));
    const next = places.map(nextIn).find((found) => found !== null) ?? document.querySelector<HTMLElement>('main h1');
    next?.focus({ preventScroll: true });
  };
  // A turn later: by then a new screen has placed the focus itself.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', mend);
  port1.start();
  new MutationObserver(() => port2.postMessage(null)).observe(document.body, { childList: true, subtree: true });
}
