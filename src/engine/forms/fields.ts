/** The real fields of a form, for its chart: what they held when the script came (D23), and what is put into them later. */
import { fromCallback, type AnyEventObject } from 'xstate';
import { changedFrom } from '../../../machines/forms/form.rules.ts';
import type { FormDefinition, FormEvent, FormValue, FormValues } from '../../../machines/forms/form.types.ts';
import { readDraft } from '../../services/storage/draft.ts';

/** What a field holds. */
export const valueOf = ({ type, value, checked }: HTMLInputElement): FormValue =>
  type === 'checkbox' ? checked : value;

/** What the real fields hold of some values, unless they are only to be read. @param heard the name of one to leave out. */
function readFields(form: HTMLFormElement, values: object, heard?: unknown) {
  const read: Record<string, FormValue> = {};
  for (const field of form.querySelectorAll<HTMLInputElement>('[name]'))
    if (field.name in values && field.name !== heard && !field.readOnly && (field.checked || field.type !== 'radio'))
      read[field.name] = valueOf(field);
  return read;
}

/** What was done to the form before the script came. On a page that others have changed React draws it anew, empty (D62). */
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
 * Runs things at once, or after the pointer that is just pressed was released: words that appear in between move what is
 * being pressed, and the click is lost.
 */
function afterPress(signal: AbortSignal) {
  let waiting: (() => void)[] | null = null;
  const end = () => {
    // The click comes in the same task as the release.
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
 * The real fields win over what React knows: scripts and password managers fill them without an event that it hears, and the next
 * render would empty them. What is typed or ticked just now is React's to hear, which comes after this: to it, a tick is a click.
 */
export const fields = fromCallback<AnyEventObject, FormDefinition>(({ input, sendBack }) => {
  const form = document.forms.namedItem(input.id);
  const say = (event: FormEvent) => sendBack(event);
  if (!form) return say({ type: 'fields.missing' });
  const over = new AbortController();
  const after = afterPress(over.signal);
  const hear = (act: Event) => {
    const { name } = act.target as HTMLInputElement;
    const isLeft = act.type === 'focusout';
    say({ type: 'fields.read', values: readFields(form, input.initial, isLeft || name) });
    if (isLeft && name in input.initial) after(() => say({ type: 'field.left', field: name }));
  };
  for (const type of ['click', 'input', 'focusout', 'submit'])
    form.addEventListener(type, hear, { capture: true, signal: over.signal });
  say(deliveredOf(form, input));
  return () => over.abort();
});
