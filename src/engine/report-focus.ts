/** Tells the visit what its visitor turns to: what may be laid over the page depends on it (D4, D34). */
import type { Visit } from './engine.ts';

/** Of the page itself: what lies over it has fields of its own. */
const FIELD = ':is(input, select, textarea):not(dialog *)';

/** To be called when hydration begins, and the visit knows in whose window it is. Listens from then on, as long as the page lives. */
export function reportFocus(visit: Pick<Visit, 'send'>): void {
  let last: string | undefined;
  const say = (type: 'visitor.typing' | 'visitor.reading') => {
    if (type !== last) visit.send({ type });
    last = type;
  };
  const turned = (to: EventTarget | null) => {
    if (to instanceof HTMLHeadingElement) say('visitor.reading');
    else if (to instanceof Element && to.matches(FIELD)) say('visitor.typing');
  };
  turned(document.activeElement);
  if (window.preHydration?.submit) say('visitor.typing');
  addEventListener('focusin', ({ target }) => turned(target));
}
