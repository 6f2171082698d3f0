/** Reports the visitor's focus to the visit, which decides on overlays by it (D4, D34). */
import type { Visit } from '../visit/engine.ts';

/** Fields of the page itself, excluding those of overlays. */
const FIELD = ':is(input, select, textarea):not(dialog *)';

/** Call when hydration begins and the visit knows its wrapper. Listens from then on, for the lifetime of the page. */
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
