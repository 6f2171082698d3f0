/** What a visitor did to a form before the script came (D23), and what they typed in this tab before (D22). */
import type { FormikContextType } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { keepDraft, readDraft } from '../services/storage/draft.ts';

type FieldValue = string | boolean;
type FormValues = Record<string, FieldValue>;

/** What the real fields hold of some values, unless they are only to be read. @param heard the name of one to leave out. */
function readFields(form: HTMLFormElement, values: object, heard?: unknown): FormValues {
  const read: FormValues = {};
  for (const { name, type, value, checked, readOnly } of form.querySelectorAll<HTMLInputElement>('[name]'))
    if (name in values && name !== heard && !readOnly && (checked || type !== 'radio'))
      read[name] = type === 'checkbox' ? checked : value;
  return read;
}

/** The fields that hold something else than was pre-rendered, with what they hold. */
const changedFields = (prerendered: object, typed: object) =>
  Object.entries(typed).filter(([field, value]) => value !== Reflect.get(prerendered, field));

/** Field by field: a value that differs from the pre-rendered one wins, then the draft, then the default (D23). */
export function mergeTyped<V extends object>(prerendered: V, typed: object, draft: Partial<V> | null, defaults: V): V {
  return { ...defaults, ...draft, ...Object.fromEntries(changedFields(prerendered, typed)) };
}

/** Heard before React hears of them: to it, a tick is a click. */
const ACTS = ['click', 'input', 'focusout', 'submit'];

/**
 * Seeds Formik once the form is in the page: from the real fields, the draft and `defaults` (what the visit knows by
 * now); keeps the draft from then on, with what scripts put into the fields; and carries out a submit that was held. A page may have
 * several forms.
 * @param onTyped called once, before a held submit, if something was typed before the script came.
 */
export function usePreHydrationForm<V extends object>(
  form: RefObject<HTMLFormElement | null>,
  formik: FormikContextType<V>,
  defaults: V,
  onTyped?: () => void,
) {
  const typed = useRef<FormValues>({});
  /** Whether a submit was held before the script came; null: the form was not in the document. */
  const [held, setHeld] = useState<boolean | null>(null);
  const [submits, setSubmits] = useState(0);
  const { values, initialValues, setValues, setFieldValue, submitForm } = formik;
  /** What nobody typed just now: the values at first, and those that the form was seeded with. */
  const given = useRef([values]);
  const seed = (element: HTMLFormElement) => {
    const seeded = mergeTyped(initialValues, typed.current, readDraft(element.id, initialValues), defaults);
    given.current.push(seeded);
    void setValues(seeded, false);
  };

  /**
   * The real fields win over what Formik knows: scripts and password managers fill them without an event that React hears, and the
   * next render would empty them. What is typed or ticked just now is React's to hear.
   */
  const take = (act: Event, element: HTMLFormElement) => {
    const heard = act.type === 'focusout' || (act.target as HTMLInputElement).name;
    const put = changedFields(values, readFields(element, values, heard));
    for (const [field, value] of put) void setFieldValue(field, value, false);
    if (!put[0] || act.type !== 'submit') return;
    // Formik's own submit would not know of them.
    act.preventDefault();
    act.stopPropagation();
    setSubmits(submits + 1);
  };
  const taking = useRef(take);
  useLayoutEffect(() => {
    taking.current = take;
  });

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    for (const type of ACTS) element.addEventListener(type, (act) => taking.current(act, element), true);
    if (window.preHydration) {
      // On a page that others have changed React draws the form anew, empty (D62).
      const { forms = [], active } = window.preHydration.delivered ?? {};
      const delivered = forms.find(({ id }) => id === element.id) ?? element;
      typed.current = readFields(delivered, initialValues);
      if (delivered !== element && delivered.contains(active ?? null))
        element.querySelector<HTMLElement>(`[name="${active?.getAttribute('name')}"]`)?.focus();
      element.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
      setHeld(window.preHydration.submit === element.id);
    }
    seed(element);
    // Once, when the form appears: what comes later is Formik's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // A page hydrates as if nothing were known of the visitor; what the visit knows comes with the next render.
  useLayoutEffect(() => {
    if (held === null || !form.current) return;
    seed(form.current);
    if (changedFields(initialValues, typed.current).length > 0) onTyped?.();
    setSubmits(Number(held));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [held]);

  useEffect(() => {
    if (form.current && !given.current.includes(values)) keepDraft(form.current.id, values);
  }, [form, values]);

  // One render later: Formik's submit closes over the values of the last committed render.
  useEffect(() => {
    if (submits) void submitForm();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submits]);
}
