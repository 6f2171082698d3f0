/** The flows in the back end (D15): required fields, token and result of each. */
import { describe, expect, test } from 'vitest';
import { FLOWS, type RegistrationFlow } from '../../../machines/flows/flows.ts';
import { FLOW_NAMES } from '../../../machines/flows/read-flows.ts';
import type { RegistrationFormInput } from '../../generated/backend.ts';
import { formOf, reasonsOf, movableClock, serverForTests } from '../testing/harness.ts';
import { PERSON } from '../testing/client.ts';
import type { TokenPurpose } from '../common/token-purposes.ts';

const clock = movableClock();
const server = serverForTests({}, clock);

interface Expected {
  /** Purpose of its token; null: no token. */
  proof: TokenPurpose | null;
  /** Problems of a form and a second step without a name. */
  nobody: { form: readonly string[]; step: readonly string[] };
  /** After the form and after the second step. */
  status: readonly string[];
  /** Activation mails sent until then. */
  mails: number;
}
const PERSON_MISSING = ['GenderInvalid', 'FirstNameInvalid', 'LastNameInvalid'];
const EXPECTED: Readonly<Record<RegistrationFlow, Expected>> = {
  default: { proof: null, nobody: { form: PERSON_MISSING, step: [] }, status: ['PENDING_ACTIVATION'], mails: 1 },
  leanStep2: {
    proof: null,
    nobody: { form: [], step: PERSON_MISSING },
    status: ['STARTED', 'PENDING_ACTIVATION'],
    mails: 1,
  },
  socialRegistration: {
    proof: 'social',
    nobody: { form: ['GenderInvalid'], step: [] },
    status: ['STARTED', 'ACTIVE'],
    mails: 0,
  },
  waitingListApproved: {
    proof: 'waitingListApproved',
    nobody: { form: PERSON_MISSING, step: [] },
    status: ['PENDING_ACTIVATION'],
    mails: 1,
  },
};

const PLACEHOLDER_RECIPIENT = { gender: null, firstName: null, lastName: null };
const addressOf = (flow: string, what: string) => `${flow.toLowerCase()}.${what}@example.org`;

/** Submits the form of a flow, with a token of this purpose in every token field. */
async function submit(
  flow: RegistrationFlow,
  email: string,
  changes: Partial<RegistrationFormInput>,
  purpose: TokenPurpose | null,
) {
  const claims = { email, registrationCode: 'vesti-bule' };
  const token = purpose && (await server.tokenFor(purpose, claims));
  const form = formOf(email, { flow: FLOWS[flow].api, ...changes, ...(token ? { approvalToken: token } : {}) });
  return server.submit(form, token ? { socialToken: token } : {});
}

describe.each(FLOW_NAMES)('%s', (flow) => {
  const { proof, nobody, status, mails } = EXPECTED[flow];

  test('required fields of its form', async () => {
    const answer = await submit(flow, addressOf(flow, 'nobody'), PLACEHOLDER_RECIPIENT, proof);
    expect(reasonsOf(answer).toSorted()).toEqual(nobody.form.toSorted());
  });
  test('resulting status, and whether a mail is sent', async () => {
    const email = addressOf(flow, 'way');
    const { registration, token } = await submit(
      flow,
      email,
      nobody.step.length > 0 ? PLACEHOLDER_RECIPIENT : PERSON,
      proof,
    );
    const bearer = { bearer: token };
    const registrationId = registration?.id ?? '';
    const refused = status.length > 1 ? await server.finalize({ registrationId }, bearer) : null;
    const empty = refused && reasonsOf(refused).toSorted();
    const stepped = status.length > 1 ? await server.finalize({ registrationId, ...PERSON }, bearer) : null;
    const reached = [registration, stepped?.registration].flatMap((one) => one?.status ?? []);
    expect([reached, empty ?? [], (await server.mailsTo(email)).length]).toEqual([
      status,
      nobody.step.toSorted(),
      mails,
    ]);
  });
  test('accepts only its token', async () => {
    const answers = await Promise.all(
      ([null, 'lobby', 'social', 'waitingListApproved'] as const).map(async (purpose) => {
        const answer = await submit(flow, addressOf(flow, `by-${purpose}`), { ...PERSON }, purpose);
        return [purpose, reasonsOf(answer)];
      }),
    );
    expect(answers).toEqual(
      [null, 'lobby', 'social', 'waitingListApproved'].map((purpose) => [
        purpose,
        proof === null || purpose === proof ? [] : ['RegistrationCodeInvalid'],
      ]),
    );
  });
  test('an address proved by a token can’t be changed', async () => {
    const { token } = await submit(flow, addressOf(flow, 'stays'), { ...PERSON }, proof);
    const answer = await server.changeEmail(addressOf(flow, 'other'), { bearer: token });
    expect(reasonsOf(answer)).toEqual(proof === null ? [] : ['EmailInvalid']);
  });
});
