import type { ConsentInput, RegistrationProblem } from '../../generated/backend.ts';
import type { CountryOption } from '../invitations/storage.ts';
import { problem } from './problems.ts';

const LONGEST_PK = 200;

/** Whether each document named is the one that holds in the country; a newsletter consent only needs a sound key. */
const namesItsDocument =
  (option: CountryOption) =>
  ({ type, documentPk }: ConsentInput): boolean => {
    if (type === 'TERMS') return documentPk === option.termsPkString;
    if (type === 'DATA_POLICY') return documentPk === option.dataPolicyPkString;
    return documentPk.length <= LONGEST_PK;
  };

/** `AgreementsAcceptedInvalid`: agreed to something else than what holds now, or twice; the page loads the terms anew (D16). */
export const checkDocuments = (
  consents: readonly ConsentInput[],
  option: CountryOption | undefined,
): RegistrationProblem[] => {
  // So that nobody fills the database with one form.
  if (new Set(consents.map(({ type }) => type)).size < consents.length)
    return [problem('AgreementsAcceptedInvalid', 'a consent is there twice')];
  if (!option || consents.every(namesItsDocument(option))) return [];
  return [problem('AgreementsAcceptedInvalid', 'a consent names a document that does not hold in the country')];
};

/** Terms and privacy policy must be accepted, the newsletter need not (spec 5). */
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
