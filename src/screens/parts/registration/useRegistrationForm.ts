/** The registration form's state: Formik holds the text, the chart says what the back end refused. */
import { useFormik, type FormikErrors } from 'formik';
import { useEffect, useRef, type FocusEvent } from 'react';
import { COUNTRIES, isCountry } from '../../../machines/checks/countries.ts';
import { checkRegistration, REGISTRATION_FIELDS } from '../../../machines/registration/registration.checks.ts';
import type {
  FieldProblem,
  FieldProblems,
  RegistrationField,
  RegistrationValues,
} from '../../../machines/registration/registration.types.ts';
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { useAfterPress } from '../../engine/useAfterPress.ts';
import { useHeldForm } from '../../engine/useHeldForm.ts';

const empty: RegistrationValues = {
  gender: '',
  firstName: '',
  lastName: '',
  email: '',
  country: 'DE',
  terms: false,
  newsletter: false,
};
const none: FieldProblems = {};

/** 11 kB that typing does not need: they come once the form is live. Where they don't, the checks beneath say the same. */
const loadSchema = () => import('./registration.schema.ts');
const validate = (values: RegistrationValues): Promise<FormikErrors<RegistrationValues>> =>
  loadSchema().then(
    (schema) => schema.validate(values),
    () => checkRegistration(values),
  );

/** The countries that the invitation offers, within those of the product (D19); all, until that is known. */
function useOfferedCountries(): readonly string[] {
  const options = useJourney(({ context }) => context.judgement?.countryOptions);
  if (!options || options.length === 0) return COUNTRIES;
  return options.map(({ isoCode }) => isoCode).filter(isCountry);
}

export function useRegistrationForm() {
  const intents = useIntents();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const attempt = useJourney(({ context }) => context.attempt);
  const likely = useJourney(({ context }) => context.country);
  const refused = useJourney(({ context: { problem } }) => (problem?.kind === 'fields' ? problem.fields : none));
  const countries = useOfferedCountries();

  const formik = useFormik({ initialValues: empty, validate, onSubmit: async (values) => intents.submit(values) });
  useHeldForm(form, formik, attempt?.values ?? { ...empty, country: likely });
  const { values, touched, errors, submitCount, isSubmitting, setFieldValue } = formik;

  useEffect(() => {
    loadSchema().catch(() => undefined);
  }, []);

  const afterPress = useAfterPress();
  /** A field that is left may bring up words beneath it. */
  const handleBlur = (event: FocusEvent) => afterPress(() => formik.handleBlur(event));

  // A country that the invitation does not offer can't stay chosen.
  const { country } = values;
  useEffect(() => {
    if (country === '' || countries.includes(country)) return;
    void setFieldValue('country', countries.includes(likely) ? likely : '', false);
  }, [country, countries, likely, setFieldValue]);

  // What the back end says of the consents unticks the box (D16); only then is there a summary to have the focus.
  useEffect(() => {
    if (refused.terms) void setFieldValue('terms', false).then(() => summary.current?.focus());
  }, [refused, setFieldValue]);

  /** A refusal holds for the value that was refused, not for the next one. */
  const refusalOf = (field: RegistrationField): FieldProblem | undefined =>
    field === 'terms' || values[field] === attempt?.values[field] ? refused[field] : undefined;
  const problemOf = (field: RegistrationField): FieldProblem | undefined => {
    // Formik's errors are the schema's FieldProblems.
    const own = touched[field] ? (errors[field] as FieldProblem | undefined) : undefined;
    return own ?? (field === 'terms' && values.terms ? undefined : refusalOf(field));
  };
  const problems = REGISTRATION_FIELDS.flatMap((field) => {
    const problem = problemOf(field);
    return problem ? [{ field, problem }] : [];
  });

  // After a press that found errors, and after a refusal, the summary has the focus.
  const summarised = submitCount > 0 && problems.length > 0;
  useEffect(() => {
    if (!isSubmitting) summary.current?.focus();
  }, [submitCount, isSubmitting, refused]);

  return { form, summary, formik, handleBlur, countries, problems, problemOf, summarised };
}
export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
