import { useEffect, useRef } from 'react';

/**
 * Of a form of one field: the field has the focus each time something is wrong with it. Sent by Enter it has the focus already, and a screen
 * reader, which reads a field when the focus comes to it, would say nothing (WCAG 3.3.1, 4.1.3).
 * @param told what is wrong; another list each time.
 */
export function useFieldFocus(told: readonly unknown[]) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (told.length === 0) return;
    field.current?.blur();
    field.current?.focus();
  }, [told]);
  return field;
}
