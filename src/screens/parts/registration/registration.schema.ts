/** The form's rules for Formik, as a Yup schema over the checks that the chart and the back end use too. */
import { yupToFormErrors, type FormikErrors } from 'formik';
import { mixed, object, ValidationError } from 'yup';
import { FIELDS } from '../../../../machines/flows/fields.ts';
import { checkRegistration } from '../../../../machines/registration/registration.checks.ts';
import type { RegistrationField } from '../../../../machines/flows/fields.ts';
import type { RegistrationValues } from '../../../../machines/registration/registration.types.ts';

const ruled = (field: RegistrationField) =>
  mixed().test('rule', (_, context) => {
    const problem = checkRegistration(context.parent as RegistrationValues, [field])[field];
    return problem ? context.createError({ message: problem }) : true;
  });

const schema = object(Object.fromEntries(FIELDS.map((field) => [field, ruled(field)])));

/** What is wrong with the values of these fields: a FieldProblem by field. */
export function validate(
  values: RegistrationValues,
  fields: readonly RegistrationField[],
): FormikErrors<RegistrationValues> {
  try {
    schema.pick([...fields]).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors(error);
    throw error;
  }
}
