import { isLocale } from '../../../locales/languages.ts';
import { FIELDS, type RegistrationField } from '../../../machines/flows/fields.ts';
import { checkFields as checkBySchema, type CheckedFields } from '../../../machines/forms/registration.schema.ts';
import type { RegistrationProblem, RegistrationProblemReason, ConsentInput } from '../../generated/backend.ts';
import { problem } from '../accounts/problems.ts';
import type { CountryOption } from '../invitations/storage.ts';

/** Terms are checked per document, below. */
type InputField = Exclude<RegistrationField, 'terms'>;
type Input = Readonly<Partial<Record<InputField, string | null>>>;

/** Accepted values; empty fields are left out. */
type Values = Partial<Pick<CheckedFields['values'], InputField>>;
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

const MAX_PK = 200;

/** Whether a consent names the current document of the country; for the newsletter only the key length is checked. */
const namesItsDocument =
  (option: CountryOption) =>
  ({ type, documentPk }: ConsentInput): boolean => {
    if (type === 'TERMS') return documentPk === option.termsPkString;
    if (type === 'DATA_POLICY') return documentPk === option.dataPolicyPkString;
    return documentPk.length <= MAX_PK;
  };

/** `AgreementsAcceptedInvalid` for an outdated document or a duplicate consent; the page reloads the terms (D16). */
export const checkDocuments = (
  consents: readonly ConsentInput[],
  option: CountryOption | undefined,
): RegistrationProblem[] => {
  // Limits the rows that one form can insert.
  if (new Set(consents.map(({ type }) => type)).size < consents.length)
    return [problem('AgreementsAcceptedInvalid', 'a consent is there twice')];
  if (!option || consents.every(namesItsDocument(option))) return [];
  return [problem('AgreementsAcceptedInvalid', 'a consent names a document that does not hold in the country')];
};

/** Terms and privacy policy must be accepted, the newsletter is optional (spec 5). */
export const checkConsents = (
  consents: readonly ConsentInput[],
  option: CountryOption | undefined,
): RegistrationProblem[] => {
  const accepted = (type: ConsentInput['type']) => consents.some((one) => one.type === type && one.accepted);
  const [terms, dataPolicy] = [accepted('TERMS'), accepted('DATA_POLICY')];
  if (!terms && !dataPolicy) return [problem('AgreementsNotAccepted', 'neither terms nor privacy policy accepted')];
  if (!terms) return [problem('AcceptedTerms', 'terms not accepted')];
  if (!dataPolicy) return [problem('AcceptedDataPolicy', 'privacy policy not accepted')];
  return checkDocuments(consents, option);
};
