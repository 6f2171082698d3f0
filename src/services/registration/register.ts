/** Creates a registration: mutation `submit`, operation `registrationSubmitForm` (D13). */
import * as v from 'valibot';
import { RegistrationSubmitFormDocument, type ConsentInput } from '../../../graphql/generated/client/graphql.ts';
import { checkEmail } from '../../../machines/checks/email.ts';
import { ServiceFailure } from '../../../machines/checks/failure.ts';
import { normaliseName } from '../../../machines/checks/names.ts';
import type { RegisterInput } from '../../../machines/journey.base.ts';
import type { JourneyServices } from '../../../machines/journey.services.ts';
import { keepBearer } from '../bearer/bearer.ts';
import { send } from '../network/client.ts';

export const RegistrationProblems = v.array(
  v.object({ reason: v.string(), reasonDetails: v.optional(v.nullable(v.string())) }),
);
const Answer = v.object({
  submit: v.object({
    registration: v.nullable(v.object({ id: v.string(), status: v.string() })),
    token: v.nullable(v.string()),
    registrationProblems: RegistrationProblems,
  }),
});

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

/** The address as it is used from here on (D18). */
function emailAsUsed(text: string): string {
  const checked = checkEmail(text);
  return 'email' in checked ? checked.email : text.trim();
}

export const register: JourneyServices['register'] = async (input, signal) => {
  const { values, code, timestamp, locale, key } = input;
  const email = emailAsUsed(values.email);
  const { submit } = await send({
    document: RegistrationSubmitFormDocument,
    variables: {
      registrationCode: code,
      consents: consentsOf(input),
      formInput: {
        flow: 'DEFAULT',
        gender: values.gender,
        firstName: normaliseName(values.firstName),
        lastName: normaliseName(values.lastName),
        email,
        country: values.country,
        locale,
        validityTimestamp: timestamp,
      },
    },
    shape: Answer,
    signal,
    idempotencyKey: key,
  });
  const reasons = submit.registrationProblems.map(({ reason }) => reason);
  if (reasons.length === 0 && !submit.registration)
    throw new ServiceFailure('technical', 'Neither a registration nor a problem');
  if (submit.token) keepBearer(submit.token);
  return {
    registration: submit.registration ? { id: submit.registration.id, email } : null,
    reasons,
  };
};
