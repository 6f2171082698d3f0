/** Number of forms on the page whose last submission was refused; while there is one, the page's title says so. */
import { createContext, use, useEffect, type Dispatch, type SetStateAction } from 'react';

/** State and setter as returned by React's `useState`: the number of refused forms. */
type RefusedForms = readonly [number, Dispatch<SetStateAction<number>>];
export const RefusedFormsContext = createContext<RefusedForms>([0, () => undefined]);

/** True if the title starts with *Error*: screen readers read it first after a load or return (WCAG 2.4.2, 3.3.1). */
export const useIsRefused = (): boolean => use(RefusedFormsContext)[0] > 0;

/** @param refused true if the last submission of this form was refused, by its own rules or by the back end. */
export function useRefusedForm(refused: boolean): void {
  const [, count] = use(RefusedFormsContext);
  useEffect(() => {
    if (!refused) return undefined;
    count((presses) => presses + 1);
    return () => count((presses) => presses - 1);
  }, [refused, count]);
}
