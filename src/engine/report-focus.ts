/** Tells the visit what its visitor turns to: what may be laid over the page depends on it (D4, D34). */
import type { Visit } from './engine.ts';

/** Of the page itself: what lies over it has fields of its own. */
const FIELD = ':is(input, select, textarea):not(dialog *)';

/** To be called when hydration begins, and the visit knows in whose window it is. Listens from then on, as long as the page lives. */
export function reportFocus(visit: Pick<Visit, 'send'>): void {
  let last: unknown;
  const turned = (to: EventTarget | null, sent = false) => {
    const isField = to instanceof Element && to.matches(FIELD);
    const type = sent || isField ? 'visitor.typing' : to instanceof HTMLHeadingElement && 'visitor.reading';
    if (type && type !== last) visit.send({ type });
    last = type || last;
  };
  turned(document.activeElement, Boolean(window.preHydration?.submit));
  addEventListener('focusin', ({ target }) => turned(target));
}
