/** How many forms of the page have refused their last press: while there is one, the page's title says so. */
import { createContext, use, useEffect, useState } from 'react';

/** What React's `useState` gives: the number, and how it is changed. */
type RefusedPresses = ReturnType<typeof useState<number>>;
export const RefusedPressesContext = createContext<RefusedPresses>([undefined, () => undefined]);

/** The title begins with *Error* meanwhile: it is heard first where a page is loaded or come back to (WCAG 2.4.2, 3.3.1). */
export const useIsRefused = (): boolean => Boolean(use(RefusedPressesContext)[0]);

/** @param refused whether the last press of this form was, by its own rules or by the back end. */
export function useRefusedPress(refused: boolean): void {
  const [, count] = use(RefusedPressesContext);
  useEffect(() => {
    if (!refused) return undefined;
    count((presses = 0) => presses + 1);
    return () => count((presses = 0) => presses - 1);
  }, [refused, count]);
}
