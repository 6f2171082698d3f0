import { isLocale } from '../../../locales/languages.ts';
import { FIELDS, type RegistrationField } from '../../../machines/flows/fields.ts';
import { checkFields as checkBySchema, type CheckedFields } from '../../../machines/forms/registration.schema.ts';
import type { RegistrationProblem, RegistrationProblemReason } from '../../generated/backend.ts';
import { problem } from '../accounts/problems.ts';

/** Terms are checked per document in `consent-rules.ts`. */
type InputField = Exclude<RegistrationField, 'terms'>;
export type Input = Readonly<Partial<Record<InputField, string | null>>>;

/** Accepted values; empty fields are left out. */
export type Values = Partial<Pick<CheckedFields['values'], InputField>>;
export type Person = Omit<Values, 'email' | 'country'>;

const REASONS: Readonly<Record<InputField, RegistrationProblemReason>> = {
  gender: 'GenderInvalid',
  firstName: 'FirstNameInvalid',
  lastName: 'LastNameInvalid',
  email: 'EmailInvalid',
  country: 'CountryInvalid',
};
const isInput = (field: RegistrationField): field is InputField => field !== 'terms';

/**
 * Validates the required fields of a step and all other given ones, with the rules of the page (D16, D17, D18).
 * @returns all problems, and the normalised values of the valid fields.
 */
export const checkInput = (
  input: Input,
  required: readonly RegistrationField[],
): { values: Values; problems: RegistrationProblem[] } => {
  const fields = FIELDS.filter(isInput).filter((field) => required.includes(field) || (input[field] ?? '') !== '');
  const { values, problems } = checkBySchema(input, fields);
  const good = fields.filter((field) => problems[field] === undefined);
  return {
    values: Object.fromEntries(good.map((field) => [field, values[field]])),
    problems: fields.flatMap((field) => {
      const found = problems[field];
      return found ? [problem(REASONS[field], `${field}: ${found}`)] : [];
    }),
  };
};

/** A supported country that this invitation does not offer (D19). */
export const checkOffer = (country: string, options: readonly { isoCode: string }[] | null): RegistrationProblem[] =>
  options === null || options.some(({ isoCode }) => isoCode === country)
    ? []
    : [problem('CountryInvalid', 'country is not offered by the invitation')];

export const checkLocale = (locale: string): RegistrationProblem[] =>
  isLocale(locale) ? [] : [problem('LocaleInvalid', 'locale is not one of the product')];
