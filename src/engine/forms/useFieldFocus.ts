import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Of a form of one field: the field has the focus each time something is wrong with it, and what is wrong is read with it. Sent by Enter
 * it has the focus already, and a screen reader says nothing of it: then a region says it (WCAG 3.3.1, 4.1.3).
 * @param told what is wrong; another list each time.
 * @returns for the field: `said`, whether a region says it.
 */
export function useFieldFocus(told: readonly unknown[]) {
  const ref = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState(false);
  useLayoutEffect(() => {
    if (told.length === 0) return;
    setSaid(document.activeElement === ref.current);
    ref.current?.focus();
  }, [told]);
  return { ref, said, onBlur: () => setSaid(false) };
}
