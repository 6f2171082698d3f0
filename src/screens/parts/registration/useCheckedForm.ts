/** A form of a registration's fields: Formik holds the text, the chart says what the back end refused. */
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, type FocusEvent, type SetStateAction } from 'react';
import { NOTHING_TYPED } from '../../../../machines/registration/attempt.ts';
import type { RegistrationField } from '../../../../machines/flows/fields.ts';
import type {
  FieldProblem,
  FieldProblems,
  RegistrationValues,
} from '../../../../machines/registration/registration.types.ts';
import { useVisit } from '../../../engine/hooks.tsx';
import { prefetch } from '../../../engine/prefetch.ts';
import { useAfterPress } from '../../../engine/useAfterPress.ts';
import { usePreHydrationForm } from '../../../engine/usePreHydrationForm.ts';
import { checkFields, loadRules } from './check-fields.ts';

const none: FieldProblems = {};

interface CheckedForm {
  /** What the form asks for, in its order. */
  fields: readonly RegistrationField[];
  /** What the visit knows of them by now. */
  known: RegistrationValues;
  /** What was sent last: a refusal holds for these values, not for the next ones; after a reload nobody knows them. */
  sent: Partial<RegistrationValues> | undefined;
  /** What is shown and sent, whatever was typed. */
  locked?: Partial<RegistrationValues> | undefined;
  /** The last word on what the form begins with. */
  begin?: ((values: RegistrationValues) => RegistrationValues) | undefined;
  submit: (values: RegistrationValues) => void;
}

export function useCheckedForm({ fields, known, sent, locked, begin = (values) => values, submit }: CheckedForm) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const refused = useVisit(({ context: { problem } }) => (problem?.kind === 'fields' ? problem.fields : none));

  const formik = useFormik({
    initialValues: NOTHING_TYPED,
    validate: (values) => checkFields({ ...values, ...locked }, fields),
    onSubmit: async (values) => submit({ ...values, ...locked }),
  });
  const setValues = (next: SetStateAction<RegistrationValues>, check?: boolean) =>
    formik.setValues(typeof next === 'function' ? next : begin(next), check);
  usePreHydrationForm(form, { ...formik, setValues }, known);
  useEffect(() => {
    prefetch(loadRules);
  }, []);
  const { touched, errors, submitCount, isSubmitting } = formik;
  const values = { ...formik.values, ...locked };

  const afterPress = useAfterPress();
  const { handleChange, handleBlur, setFieldValue } = formik;
  /** The same at every render, as Formik's own are. */
  const handlers = useMemo(
    () => ({
      change: handleChange,
      // A field that is left may bring up words beneath it.
      blur: (event: FocusEvent) => afterPress(() => handleBlur(event)),
      set: setFieldValue,
    }),
    [afterPress, handleChange, handleBlur, setFieldValue],
  );

  const refusalOf = (field: RegistrationField): FieldProblem | undefined =>
    field === 'terms' || !sent || values[field] === sent[field] ? refused[field] : undefined;
  const problemOf = (field: RegistrationField): FieldProblem | undefined => {
    // Formik's errors are the schema's FieldProblems.
    const own = touched[field] ? (errors[field] as FieldProblem | undefined) : undefined;
    return own ?? (field === 'terms' && values.terms ? undefined : refusalOf(field));
  };
  const problems = fields.flatMap((field) => {
    const problem = problemOf(field);
    return problem ? [{ field, problem }] : [];
  });

  // After a press that found errors, and after a refusal, the summary has the focus; also where that came with the screen.
  const isRefused = problems.some(({ field }) => refusalOf(field));
  useEffect(() => {
    if (!isSubmitting) summary.current?.focus();
  }, [submitCount, isSubmitting]);
  const announced = useRef(none);
  useEffect(() => {
    if (!isRefused || announced.current === refused) return;
    announced.current = refused;
    summary.current?.focus();
  }, [isRefused, refused]);

  const summarised = problems.length > 0 && (submitCount > 0 || isRefused);
  return { form, summary, formik, fields, values, locked, handlers, refused, problems, problemOf, summarised };
}
export type CheckedFormState = ReturnType<typeof useCheckedForm>;
