import { isCountry } from '../../../machines/domain/countries.ts';
import { checkEmail } from '../../../machines/domain/email.ts';
import { isLocale } from '../../../machines/domain/languages.ts';
import { PERSON_FIELDS, type PersonField, type RegistrationField } from '../../../machines/flows/fields.ts';
import { checkName } from '../../../machines/domain/names.ts';
import type { RegistrationProblem } from '../../generated/backend.ts';
import { problem } from './problems.ts';

export type Typed = Readonly<Partial<Record<PersonField, string | null>>>;
/** As accepted; a field that was not given is left out. */
export type Person = Partial<Record<PersonField, string>>;

const GENDERS = ['woman', 'man'];

const checkField = (field: PersonField, text: string): string | RegistrationProblem => {
  if (field === 'gender') return GENDERS.includes(text) ? text : problem('GenderInvalid', 'gender is not a choice');
  const checked = checkName(text);
  if ('name' in checked) return checked.name;
  return problem(field === 'firstName' ? 'FirstNameInvalid' : 'LastNameInvalid', `${field}: ${checked.problem}`);
};

/** Checks what is required and whatever else was given (D16, D17): all problems together. */
export const checkPerson = (
  typed: Typed,
  required: readonly RegistrationField[],
): { person: Person; problems: RegistrationProblem[] } => {
  const person: Person = {};
  const problems: RegistrationProblem[] = [];
  for (const field of PERSON_FIELDS) {
    const text = typed[field] ?? '';
    if (text === '' && !required.includes(field)) continue;
    const checked = checkField(field, text);
    if (typeof checked === 'string') person[field] = checked;
    else problems.push(checked);
  }
  return { person, problems };
};

export const checkCountry = (
  country: string,
  options: readonly { isoCode: string }[] | null,
): RegistrationProblem[] => {
  const offered = options === null || options.some(({ isoCode }) => isoCode === country);
  return isCountry(country) && offered ? [] : [problem('CountryInvalid', 'country is not offered by the invitation')];
};

/** The address as it will be used (D18), and what is wrong with the one that was typed. */
export const checkAddress = (typed: string): { email: string | null; problems: RegistrationProblem[] } => {
  const checked = checkEmail(typed);
  if ('email' in checked) return { email: checked.email, problems: [] };
  return { email: null, problems: [problem('EmailInvalid', `email: ${checked.problem}`)] };
};

export const checkLocale = (locale: string): RegistrationProblem[] =>
  isLocale(locale) ? [] : [problem('LocaleInvalid', 'locale is not one of the product')];
