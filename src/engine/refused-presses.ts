/** How many forms of the page have refused their last press: while there is one, the page's title says so. */
import { createContext, use, useEffect, type Dispatch, type SetStateAction } from 'react';

/** As React's `useState` gives them: the number, and how it is changed. */
type RefusedPresses = readonly [number, Dispatch<SetStateAction<number>>];
export const RefusedPressesContext = createContext<RefusedPresses>([0, () => undefined]);

/** The title begins with *Error* meanwhile: it is heard first where a page is loaded or come back to (WCAG 2.4.2, 3.3.1). */
export const useIsRefused = (): boolean => use(RefusedPressesContext)[0] > 0;

/** @param refused whether the last press of this form was, by its own rules or by the back end. */
export function useRefusedPress(refused: boolean): void {
  const [, count] = use(RefusedPressesContext);
  useEffect(() => {
    if (!refused) return undefined;
    count((presses) => presses + 1);
    return () => count((presses) => presses - 1);
  }, [refused, count]);
}
