/** The four flows (D15): inputs, requests and order of steps. */
import { describe, expect, test } from 'vitest';
import { accepted, changes, countryOptions, done, link, requestsWith, take, values } from '../../test/harness/chart.ts';
import {
  answered,
  attemptIn,
  claims,
  editing,
  form,
  formFinished,
  formValues,
  press,
  started,
  submitting,
  token,
} from '../../test/harness/registration.ts';
import type { RegistrationFlow } from '../flows/flows.ts';
import { FLOW_NAMES, needsToken } from '../flows/read-flows.ts';
import type { PageId } from '../domain/page-ids.ts';
import type { RegistrationField } from '../flows/fields.ts';

describe('the input of submit', () => {
  const origin = { sourcePath: '/campaign/spring', previousPdpPage: '/product/7' };
  test.each(FLOW_NAMES)('%s: its flow, its token, the invitation, its documents, and the visitor’s origin', (flow) => {
    const { value, asked } = take(editing(flow, { options: origin }), press(formValues[flow]));
    const more = { countryOptions, flow, token: needsToken(flow) ? token : null, ...origin };
    expect([value, asked]).toEqual([
      form('known', { submitting: 'waiting' }),
      [{ id: 'register', input: { ...attemptIn(flow), ...more } }],
    ]);
  });
  test('code and time of the current invitation', () => {
    const invitation = { ...link, code: 'TYPED', timestamp: '2026-12-05T12:00:00Z.mac', source: 'typed' } as const;
    const { asked } = take(editing('default', { invitation }), press());
    expect(asked.map(({ input }) => input)).toEqual([
      expect.objectContaining({ code: 'TYPED', timestamp: '2026-12-05T12:00:00Z.mac' }),
    ]);
  });
});

describe('the required fields of each form', () => {
  const empty = { gender: '', firstName: ' ', lastName: '', email: 'zoe@', country: '', terms: false } as const;
  const whole = ['gender', 'firstName', 'lastName', 'email', 'country', 'terms'] as const;
  test.each<[RegistrationFlow, revealed: readonly RegistrationField[], required: readonly RegistrationField[]]>([
    ['default', [], whole],
    ['waitingListApproved', [], whole],
    ['leanStep2', [], ['email', 'country', 'terms']],
    ['socialRegistration', [], ['gender', 'email', 'country', 'terms']],
    ['leanStep2', ['gender', 'lastName'], ['gender', 'lastName', 'email', 'country', 'terms']],
    ['socialRegistration', ['lastName'], ['gender', 'lastName', 'email', 'country', 'terms']],
  ])('%s, after a refusal that named %j: %j', (flow, revealed, required) => {
    const from = editing(flow, { requests: requestsWith({ register: { revealed } }) });
    const refused = Object.entries(empty).filter(
      ([field, nothing]) => take(from, press({ ...values, [field]: nothing })).asked.length === 0,
    );
    expect(refused.map(([field]) => field)).toEqual(required);
  });
});

test.each(FLOW_NAMES)('%s: a token’s address cannot be changed', (flow) => {
  const typed = { ...values, email: 'someone@else.example' };
  const sent = { ...typed, email: needsToken(flow) ? claims.email : typed.email };
  const { context, asked } = take(editing(flow, { token: { claims } }), press(typed));
  expect([context.requests.register.sent?.values, asked.map(({ input }) => input)]).toEqual([
    sent,
    [expect.objectContaining({ values: sent })],
  ]);
});

/** The page after an accepted form (D15). */
const FOLLOWS: Readonly<Record<RegistrationFlow, PageId>> = {
  default: 'formFinished',
  leanStep2: 'leanSecondStep',
  socialRegistration: 'socialSecondStep',
  waitingListApproved: 'formFinished',
};
describe('the step after an accepted form', () => {
  const finished = FLOW_NAMES.filter((flow) => FOLLOWS[flow] === 'formFinished');
  const begun = FLOW_NAMES.filter((flow) => !finished.includes(flow));

  test.each(finished)('%s: the inbox page; draft and form are discarded', (flow) => {
    const taken = take(submitting(flow), done('register', accepted('PENDING_ACTIVATION')));
    const registration = { id: '1', email: values.email, status: 'PENDING_ACTIVATION' };
    expect([taken.value, taken.emitted, taken.asked, changes(editing(flow), taken)]).toEqual([
      formFinished,
      [{ type: 'draft.discarded', form: 'registration' }],
      [{ id: 'watchActivation', input: { registrationId: '1', code: link.code } }],
      { registration, signedIn: true, answer: accepted('PENDING_ACTIVATION') },
    ]);
  });
  test.each(begun)('%s: the second step; the draft is kept', (flow) => {
    const taken = take(submitting(flow), done('register', accepted('STARTED')));
    expect([taken.value, taken.emitted, taken.asked, changes(editing(flow), taken)]).toEqual([
      { registration: { [FOLLOWS[flow]]: 'editing' } },
      [],
      [],
      {
        registration: started,
        signedIn: true,
        answer: accepted('STARTED'),
        requests: requestsWith({ register: answered(attemptIn(flow)) }),
      },
    ]);
  });
  test.each(['ACTIVE', 'NEVER_SEEN'])('a registration with the status %s counts as pending', (status) => {
    const { context } = take(submitting('leanStep2'), done('register', accepted(status)));
    expect(context.registration).toEqual({ ...started, status: 'PENDING_ACTIVATION' });
  });
  test('an earlier account and its resent mail are forgotten', () => {
    const before = editing('default', {
      account: { state: 'pending', email: 'old@example.org' },
      requests: requestsWith({ resend: { again: { accepted: true, at: 0, againAt: 7 } } }),
    });
    const { context } = take(before, press(), done('register', accepted('PENDING_ACTIVATION')));
    expect([context.account, context.requests]).toEqual([null, requestsWith({})]);
  });
});
