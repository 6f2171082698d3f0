/** Creates a registration: mutation `submit`, operation `registrationSubmitForm` (D13). */
import * as v from 'valibot';
import {
  RegistrationSubmitFormDocument,
  type ConsentInput,
  type RegistrationFormInput,
  type RegistrationSubmitFormMutationVariables,
} from '../../../graphql/generated/client/graphql.ts';
import { normaliseEmail } from '../../../machines/domain/email.ts';
import { FLOWS } from '../../../machines/flows/flows.ts';
import type { FlowToken } from '../../../machines/flows/flows.types.ts';
import { flowRow } from '../../../machines/flows/read-flows.ts';
import { normaliseName } from '../../../machines/domain/names.ts';
import type { RegisterInput } from '../../../machines/context/registration.types.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { keepBearer } from '../bearer/bearer.ts';
import { send } from '../network/client.ts';
import { answerOf, RegistrationResult } from './answer.ts';

const Answer = v.object({ submit: v.object({ ...RegistrationResult.entries, token: v.nullable(v.string()) }) });

type Variables = RegistrationSubmitFormMutationVariables;

/** The documents of the chosen country, each with the visitor's consent. */
function consentsOf({ values, countryOptions }: RegisterInput): ConsentInput[] {
  const option = countryOptions.find(({ isoCode }) => isoCode === values.country);
  const { termsPk = '', dataPolicyPk = '' } = option ?? {};
  return [
    { type: 'TERMS', documentPk: termsPk, accepted: values.terms },
    { type: 'DATA_POLICY', documentPk: dataPolicyPk, accepted: values.terms },
    { type: 'NEWSLETTER', documentPk: dataPolicyPk, accepted: values.newsletter },
  ];
}

/** Omits fields that the form does not have. */
const given = (text: string) => text || null;

const formInputOf = ({ values, flow, locale, timestamp, voucher }: RegisterInput): RegistrationFormInput => ({
  flow: FLOWS[flow].api,
  gender: given(values.gender),
  firstName: given(normaliseName(values.firstName)),
  lastName: given(normaliseName(values.lastName)),
  email: normaliseEmail(values.email),
  country: values.country,
  locale,
  validityTimestamp: timestamp,
  voucher,
});

/** The visitor's source paths; omitted if unknown. */
const pageOf = ({ sourcePath, previousPdpPage }: RegisterInput) =>
  sourcePath === null && previousPdpPage === null
    ? {}
    : { deepLinkingPageData: { sourcePath, previousPDPPage: previousPdpPage } };

const variablesWithoutToken = (input: RegisterInput): Variables => ({
  registrationCode: input.code,
  consents: consentsOf(input),
  formInput: formInputOf(input),
  ...pageOf(input),
});

/** Input that carries the token of a flow (D15). */
const WITH_TOKEN: Readonly<Record<FlowToken['sentAs'], (variables: Variables, token: string) => Variables>> = {
  approvalToken: (variables, token) => ({
    ...variables,
    formInput: { ...variables.formInput, approvalToken: token },
  }),
  socialRegistrationInput: (variables, token) => ({ ...variables, socialRegistrationInput: { token } }),
};
const variablesOf = (input: RegisterInput): Variables => {
  const { token } = flowRow(input.flow);
  const variables = variablesWithoutToken(input);
  return token ? WITH_TOKEN[token.sentAs](variables, input.token ?? '') : variables;
};

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
