/**
 * Takes the focus to a field of which something is told now. Sent by Enter the field has the focus already, and a screen reader, which reads a field
 * when the focus comes to it, would say nothing (WCAG 3.3.1, 4.1.3).
 */
export function focusAnew(field: HTMLElement | null): void {
  field?.blur();
  field?.focus();
}
