import type { KeyboardEventHandler } from 'react';

/** What scrolls stands in the order of tabs, so that keys can scroll it in every browser (WCAG 2.1.1). @param press keys of its own. */
export const scrollable = <E extends Element>(press?: KeyboardEventHandler<E>) => ({ tabIndex: 0, onKeyDown: press });
