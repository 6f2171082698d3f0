/** What a visitor did to a form before the script came (D23), and what they typed in this tab before (D22). */
import type { FormikContextType } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { keepDraft, readDraft } from '../services/storage/draft.ts';

type FieldValue = string | boolean;
type FormValues = Record<string, FieldValue>;

const isTicked = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : null;

/** The values that the real fields hold. */
function readFields(form: HTMLFormElement, names: readonly string[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      const value = data.get(name);
      return [name, isTicked(form.elements.namedItem(name)) ?? (typeof value === 'string' ? value : '')];
    }),
  );
}

/** The fields that hold something else than was pre-rendered, with what they hold. */
const changedFields = (prerendered: object, typed: object) =>
  Object.entries(typed).filter(([field, value]) => value !== Reflect.get(prerendered, field));

/** Field by field: a value that differs from the pre-rendered one wins, then the draft, then the default (D23). */
export function mergeTyped<V extends object>(prerendered: V, typed: object, draft: Partial<V> | null, defaults: V): V {
  return { ...defaults, ...draft, ...Object.fromEntries(changedFields(prerendered, typed)) };
}

/**
 * Seeds Formik once the form is in the page: from the real fields, the draft and `defaults` (what the visit knows by
 * now); keeps the draft from then on; and carries out a submit that was held. A page may have several forms.
 * @param onTyped called once, before a held submit, if something was typed before the script came.
 */
export function usePreHydrationForm<V extends object>(
  form: RefObject<HTMLFormElement | null>,
  formik: FormikContextType<V>,
  defaults: V,
  onTyped?: () => void,
) {
  const typed = useRef<FormValues>({});
  const [held, setHeld] = useState<'no' | 'seen' | 'submitted'>('no');
  const [heldSubmit, setHeldSubmit] = useState(false);
  const { values, initialValues, setValues, submitForm } = formik;
  /** What nobody typed just now: the values at first, and those that the form was seeded with. */
  const given = useRef([values]);
  const seed = (element: HTMLFormElement) => {
    const seeded = mergeTyped(initialValues, typed.current, readDraft(element.id, initialValues), defaults);
    given.current.push(seeded);
    void setValues(seeded, false);
  };

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    if (window.preHydration) {
      typed.current = readFields(element, Object.keys(initialValues));
      element.removeAttribute('aria-busy');
      setHeld(window.preHydration.submit === element.id ? 'submitted' : 'seen');
    }
    seed(element);
    // Once, when the form appears: what comes later is Formik's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // A page hydrates as if nothing were known of the visitor; what the visit knows comes with the next render.
  useLayoutEffect(() => {
    if (held === 'no' || !form.current) return;
    seed(form.current);
    if (changedFields(initialValues, typed.current).length > 0) onTyped?.();
    setHeldSubmit(held === 'submitted');
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [held]);

  useEffect(() => {
    if (form.current && !given.current.includes(values)) keepDraft(form.current.id, values);
  }, [form, values]);

  // One render later: Formik's submit closes over the values of the last committed render.
  useEffect(() => {
    if (heldSubmit) void submitForm();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [heldSubmit]);
}
