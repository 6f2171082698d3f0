/** A form of a registration's fields: Formik holds the text, the chart says what the back end refused. */
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState, type FocusEvent, type SetStateAction } from 'react';
import { NOTHING_TYPED } from '../../../../machines/registration/attempt.ts';
import type { RegistrationField } from '../../../../machines/flows/fields.ts';
import type {
  FieldProblem,
  FieldProblems,
  RegistrationValues,
} from '../../../../machines/registration/registration.types.ts';
import { problemOf } from '../../../../machines/requests/requests.ts';
import type { RequestName } from '../../../../machines/requests/requests.types.ts';
import { useVisit } from '../../../engine/hooks.tsx';
import { prefetch } from '../../../engine/prefetch.ts';
import { useAfterPress } from '../../../engine/useAfterPress.ts';
import { usePreHydrationForm } from '../../../engine/usePreHydrationForm.ts';
import { useRefusedPress } from '../../../engine/refused-presses.ts';
import { checkFields, loadRules } from './check-fields.ts';

const none: FieldProblems = {};
interface Told {
  field: RegistrationField;
  problem: FieldProblem;
}
const nothingTold: readonly Told[] = [];

interface CheckedForm {
  /** Whose problem is told there; of several the first. */
  of: readonly RequestName[];
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

export function useCheckedForm({ of, fields, known, sent, locked, begin = (values) => values, submit }: CheckedForm) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const problem = useVisit(({ context }) => problemOf(context, of));
  const refused = problem?.kind === 'fields' ? problem.fields : none;

  const formik = useFormik({
    initialValues: NOTHING_TYPED,
    // Nobody is told of a mistake before they have sent the form.
    validateOnBlur: false,
    validateOnChange: false,
    validate: (values) => checkFields({ ...values, ...locked }, fields),
    onSubmit: async (values) => submit({ ...values, ...locked }),
  });
  const setValues = (next: SetStateAction<RegistrationValues>, check?: boolean) =>
    formik.setValues(typeof next === 'function' ? next : begin(next), check);
  usePreHydrationForm(form, { ...formik, setValues }, known);
  useEffect(() => {
    prefetch(loadRules);
  }, []);
  const { errors, submitCount, isSubmitting, validateForm } = formik;
  const typed = formik.values;
  /** Nobody's: the form is seeded one render later. */
  const [unseeded] = useState(typed);
  const values = { ...typed, ...locked };

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
  const wrongNow = (field: RegistrationField): FieldProblem | undefined =>
    // Formik's errors are the schema's FieldProblems.
    (errors[field] as FieldProblem | undefined) ?? (field === 'terms' && values.terms ? undefined : refusalOf(field));

  // What was wrong at the last press stands in the summary until the next. It has the focus then, also where it came with the screen.
  const [told, setTold] = useState(nothingTold);
  const tell = (problemIn: typeof wrongNow) =>
    setTold(
      fields.flatMap((field) => {
        const problem = problemIn(field);
        return problem ? [{ field, problem }] : [];
      }),
    );
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) tell(wrongNow);
    // What is typed later changes nothing of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);
  const isRefused = typed !== unseeded && fields.some(refusalOf);
  const answered = useRef(none);
  useEffect(() => {
    if (answered.current === refused) return;
    // What came after a refusal takes its place: the terms were to be loaded anew, and no answer came.
    if (isRefused) tell(refusalOf);
    else if (problem && refused === none) setTold(nothingTold);
    else return;
    answered.current = refused;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRefused, refused, problem]);
  useEffect(() => {
    summary.current?.focus();
  }, [told]);
  const summarised = told.length > 0;
  useRefusedPress(summarised);

  // A field's own message goes when the field is right, and comes back when it is not. No other field gets one before the next press.
  useEffect(() => {
    if (summarised) void validateForm();
  }, [summarised, typed, validateForm]);
  const wrongAt = (field: RegistrationField): FieldProblem | undefined =>
    told.some((one) => one.field === field) ? wrongNow(field) : undefined;

  return { form, summary, formik, fields, values, locked, handlers, problem, refused, told, wrongAt };
}
export type CheckedFormState = ReturnType<typeof useCheckedForm>;
