/** The registration state under the specification's names (section 3), for inspection from outside. */
import type { ActivationError } from './activation.types.ts';
import type { RegistrationFlow } from '../flows/flows.ts';
import type { VisitContext } from './visit.types.ts';
import { problemOf } from './requests.ts';
import { NOTHING_TYPED, withPerson } from './attempt.ts';
import type { Gender } from './registration.types.ts';

interface RegistrationState {
  country: string;
  registrationEmail: string | null;
  registrationCode: string | null;
  inviter: string | null;
  accountActivationError: ActivationError | null;
  accountActivationId: string | null;
  registrationGender: Gender | '';
  registrationFirstName: string;
  registrationLastName: string;
  registrationNewsLetter: boolean;
  registrationTermsAndConditions: boolean;
  registrationCountry: string;
  registrationFlow: RegistrationFlow;
  sourcePath: string | null;
  previousPDPPage: string | null;
  /** Set by the reasons for these fields, until the next submission (D16). */
  firstNameNotAllowedCharacters: boolean;
  lastNameNotAllowedCharacters: boolean;
  invalidEmail: boolean;
}

export function registrationState(context: VisitContext): RegistrationState {
  const { country, token, registration, account, requests } = context;
  const { register, complete } = requests;
  const values = withPerson(register.sent?.values ?? { ...NOTHING_TYPED, country }, complete.sent?.completion);
  const problem = problemOf(context, ['register', 'complete', 'newAddress']);
  const refused = problem?.kind === 'fields' ? problem.fields : {};
  return {
    country,
    registrationEmail: registration?.email ?? account?.email ?? token.claims?.email ?? (values.email || null),
    registrationCode: context.invitation?.code ?? null,
    inviter: context.codeCheck?.inviter ?? null,
    accountActivationError: context.activation.error,
    accountActivationId: context.activation.id,
    registrationGender: values.gender,
    registrationFirstName: values.firstName,
    registrationLastName: values.lastName,
    registrationNewsLetter: values.newsletter,
    registrationTermsAndConditions: values.terms,
    registrationCountry: values.country,
    registrationFlow: context.flow,
    sourcePath: context.options.sourcePath,
    previousPDPPage: context.options.previousPdpPage,
    firstNameNotAllowedCharacters: refused.firstName !== undefined,
    lastNameNotAllowedCharacters: refused.lastName !== undefined,
    invalidEmail: refused.email !== undefined,
  };
}
