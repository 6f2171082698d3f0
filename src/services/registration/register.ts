/** Creates a registration: mutation `submit`, operation `registrationSubmitForm` (D13). */
import * as v from 'valibot';
import {
  RegistrationSubmitFormDocument,
  type ConsentInput,
  type RegistrationFlow,
  type RegistrationFormInput,
  type RegistrationSubmitFormMutationVariables,
} from '../../../graphql/generated/client/graphql.ts';
import { emailAsUsed } from '../../../machines/domain/email.ts';
import type * as Options from '../../../machines/domain/landing-options.ts';
import { normaliseName } from '../../../machines/domain/names.ts';
import type { RegisterInput } from '../../../machines/visit.base.ts';
import type { VisitServices } from '../../../machines/visit.services.ts';
import { keepBearer } from '../bearer/bearer.ts';
import { send } from '../network/client.ts';
import { answerOf, RegistrationResult } from './answer.ts';

const Answer = v.object({ submit: v.object({ ...RegistrationResult.entries, token: v.nullable(v.string()) }) });

const FLOWS: Readonly<Record<Options.RegistrationFlow, RegistrationFlow>> = {
  default: 'DEFAULT',
  leanStep2: 'LEAN_STEP_2',
  socialRegistration: 'SOCIAL_REGISTRATION',
  waitingListApproved: 'WAITING_LIST_APPROVED',
};

/** The documents of the chosen country, each with the visitor's answer. */
function consentsOf({ values, countryOptions }: RegisterInput): ConsentInput[] {
  const option = countryOptions.find(({ isoCode }) => isoCode === values.country);
  const { termsPk = '', dataPolicyPk = '' } = option ?? {};
  return [
    { type: 'TERMS', documentPk: termsPk, accepted: values.terms },
    { type: 'DATA_POLICY', documentPk: dataPolicyPk, accepted: values.terms },
    { type: 'NEWSLETTER', documentPk: dataPolicyPk, accepted: values.newsletter },
  ];
}

/** What the form did not ask for is left out. */
const given = (text: string) => text || null;

const formInputOf = ({ values, flow, locale, timestamp, token }: RegisterInput): RegistrationFormInput => ({
  flow: FLOWS[flow],
  gender: given(values.gender),
  firstName: given(normaliseName(values.firstName)),
  lastName: given(normaliseName(values.lastName)),
  email: emailAsUsed(values.email),
  country: values.country,
  locale,
  validityTimestamp: timestamp,
  ...(flow === 'waitingListApproved' ? { approvalToken: token } : {}),
});

/** Where the visitor came from; nothing is said where nothing is known. */
const pageOf = ({ sourcePath, previousPdpPage }: RegisterInput) =>
  sourcePath === null && previousPdpPage === null
    ? {}
    : { deepLinkingPageData: { sourcePath, previousPDPPage: previousPdpPage } };

const variablesOf = (input: RegisterInput): RegistrationSubmitFormMutationVariables => ({
  registrationCode: input.code,
  consents: consentsOf(input),
  formInput: formInputOf(input),
  ...pageOf(input),
  ...(input.flow === 'socialRegistration' ? { socialRegistrationInput: { token: input.token ?? '' } } : {}),
});

export const register: VisitServices['register'] = async (input, signal) => {
  const { submit } = await send({
    document: RegistrationSubmitFormDocument,
    variables: variablesOf(input),
    shape: Answer,
    signal,
    idempotencyKey: input.key,
  });
  const answer = answerOf(submit);
  if (submit.token) keepBearer(submit.token);
  return answer;
};
