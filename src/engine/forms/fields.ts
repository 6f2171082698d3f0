/**
 * The DOM fields of a form, for its chart: their values when the script loaded (D23), and later values set without
 * React.
 */
import { fromCallback, type AnyEventObject } from 'xstate';
import { changedFrom } from '../../../machines/forms/form.rules.ts';
import type { FormDefinition, FormEvent, FormValue, FormValues } from '../../../machines/forms/form.types.ts';
import { readDraft } from '../../services/storage/draft.ts';

export const valueOf = ({ type, value, checked }: HTMLInputElement): FormValue =>
  type === 'checkbox' ? checked : value;

/**
 * The DOM values of the given fields, except read-only ones.
 * @param skipped the name of a field to skip.
 */
function readFields(form: HTMLFormElement, values: object, skipped?: unknown) {
  const read: Record<string, FormValue> = {};
  for (const field of form.querySelectorAll<HTMLInputElement>('[name]'))
    if (field.name in values && field.name !== skipped && !field.readOnly && (field.checked || field.type !== 'radio'))
      read[field.name] = valueOf(field);
  return read;
}

/**
 * The state of the form before the script loaded. If others have changed the page, React renders it again, empty (D62).
 */
function deliveredOf(form: HTMLFormElement, { id, initial }: FormDefinition): FormEvent {
  const { preHydration } = window;
  const { forms = [], active } = preHydration?.delivered ?? {};
  const delivered = forms.find((one) => one.id === id) ?? form;
  if (delivered !== form && delivered.contains(active ?? null))
    form.querySelector<HTMLElement>(`[name="${active?.getAttribute('name')}"]`)?.focus();
  form.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  return {
    type: 'form.delivered',
    typed: preHydration ? changedFrom(initial, readFields(delivered, initial)) : {},
    draft: (readDraft(id, initial) ?? {}) as FormValues,
    held: preHydration?.submit === id,
  };
}

/**
 * Runs callbacks at once, or after the release of a pressed pointer: messages that appear in between would move the
 * pressed element, and the click would be lost.
 */
function afterPress(signal: AbortSignal) {
  let waiting: (() => void)[] | null = null;
  const end = () => {
    // The click event follows in the same task as the release.
    for (const then of waiting ?? []) setTimeout(then);
    waiting = null;
  };
  const options = { capture: true, signal };
  addEventListener('pointerdown', () => (waiting ??= []), options);
  addEventListener('pointerup', end, options);
  addEventListener('pointercancel', end, options);
  return (then: () => void) => {
    if (waiting) waiting.push(then);
    else then();
  };
}

/**
 * DOM values take precedence over React's state: scripts and password managers fill fields without an event for React,
 * and the next render would clear them. The field with the current input event is skipped, because React handles that
 * event afterwards (for a checkbox, the click).
 */
export const fields = fromCallback<AnyEventObject, FormDefinition>(({ input, sendBack }) => {
  const form = document.forms.namedItem(input.id);
  const emit = (event: FormEvent) => sendBack(event);
  if (!form) return emit({ type: 'fields.missing' });
  const controller = new AbortController();
  const after = afterPress(controller.signal);
  const onEvent = (act: Event) => {
    const { name } = act.target as HTMLInputElement;
    const isLeft = act.type === 'focusout';
    emit({ type: 'fields.read', values: readFields(form, input.initial, isLeft || name) });
    if (isLeft && name in input.initial) after(() => emit({ type: 'field.left', field: name }));
  };
  for (const type of ['click', 'input', 'focusout', 'submit'])
    form.addEventListener(type, onEvent, { capture: true, signal: controller.signal });
  emit(deliveredOf(form, input));
  return () => controller.abort();
});
