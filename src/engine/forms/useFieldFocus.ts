import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Focus for a form with one field: the field gets the focus at each problem, so that screen readers read the problem
 * with it. If the form was submitted with Enter, the field already has the focus and would not be read again; a live
 * region announces the problem instead (WCAG 3.3.1, 4.1.3).
 * Takes the list of problems; a new list each time.
 * @returns props for the field; `said` is true if a live region announces the problem.
 */
export function useFieldFocus(problems: readonly unknown[]) {
  const ref = useRef<HTMLInputElement>(null);
  const [announced, setAnnounced] = useState(false);
  useLayoutEffect(() => {
    if (problems.length === 0) return;
    setAnnounced(document.activeElement === ref.current);
    ref.current?.focus();
  }, [problems]);
  return { ref, announced, onBlur: () => setAnnounced(false) };
}
