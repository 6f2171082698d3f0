import type { KeyboardEventHandler } from 'react';

/**
 * Makes a scroll container focusable, so that keys can scroll it in every browser (WCAG 2.1.1).
 * @param press key handler of the element.
 */
export const scrollable = <E extends Element>(press?: KeyboardEventHandler<E>) => ({ tabIndex: 0, onKeyDown: press });
