import type { ConsentInput, RegistrationProblem } from '../../generated/backend.ts';
import type { CountryOption } from '../invitations/storage.ts';
import { problem } from '../accounts/problems.ts';

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
