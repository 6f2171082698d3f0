/** The four flows (D15): inputs, requests and order of steps. */
import { describe, expect, test } from 'vitest';
import { accepted, changes, countryOptions, done, requestsWith, take, values } from '../../test/harness/chart.ts';
import {
  attemptIn,
  claims,
  completions,
  due,
  editing,
  form,
  formFinished,
  formValues,
  press,
  answered,
  started,
  step,
  submitting,
  token,
} from '../../test/harness/registration.ts';
import type { RegistrationFlow } from '../flows/flows.ts';
import { FLOW_NAMES } from '../flows/read-flows.ts';
import { DEFAULT_OPTIONS } from '../landing-pages/landing-options.ts';
import type { PageId } from '../domain/page-ids.ts';
import type { RegistrationField } from '../flows/fields.ts';

const sending = form('known', { submitting: 'waiting' });

describe('the input of submit', () => {
  const tokens: Readonly<Record<RegistrationFlow, string | null>> = {
    default: null,
    leanStep2: null,
    socialRegistration: token,
    waitingListApproved: token,
  };
  test.each(FLOW_NAMES)('%s: its flow, its token, the invitation and its documents', (flow) => {
    const given = tokens[flow];
    const { value, asked } = take(editing(flow), press(formValues[flow]));
    const more = { countryOptions, flow, token: given, sourcePath: null, previousPdpPage: null };
    expect([value, asked]).toEqual([sending, [{ id: 'register', input: { ...attemptIn(flow), ...more } }]]);
  });

  test.each(FLOW_NAMES)('%s: the visitor’s origin', (flow) => {
    const from = { sourcePath: '/campaign/spring', previousPdpPage: '/product/7' };
    const { asked } = take(editing(flow, { options: from }), press(formValues[flow]));
    expect(asked.map(({ input }) => input)).toEqual([expect.objectContaining(from)]);
  });

  test('code and time of the current invitation', () => {
    const invitation = {
      code: 'TYPED',
      timestamp: '2026-12-05T12:00:00Z.mac',
      referrer: null,
      source: 'typed',
    } as const;
    const { asked } = take(editing('default', { invitation }), press());
    expect(asked.map(({ input }) => input)).toEqual([
      expect.objectContaining({ code: 'TYPED', timestamp: '2026-12-05T12:00:00Z.mac' }),
    ]);
  });
});

describe('the required fields of each form', () => {
  const empty = { gender: '', firstName: ' ', lastName: '', email: 'zoe@', country: '', terms: false } as const;
  const asks: Readonly<Record<RegistrationFlow, readonly RegistrationField[]>> = {
    default: ['gender', 'firstName', 'lastName', 'email', 'country', 'terms'],
    waitingListApproved: ['gender', 'firstName', 'lastName', 'email', 'country', 'terms'],
    leanStep2: ['email', 'country', 'terms'],
    socialRegistration: ['gender', 'email', 'country', 'terms'],
  };
  const refusedWithout = (flow: RegistrationFlow, revealed: readonly RegistrationField[] = []) =>
    Object.entries(empty)
      .filter(([field, nothing]) => {
        const without = take(
          editing(flow, { requests: requestsWith({ register: { revealed } }) }),
          press({ ...values, [field]: nothing }),
        );
        return without.asked.length === 0;
      })
      .map(([field]) => field);

  test.each(FLOW_NAMES)('%s', (flow) => {
    expect(refusedWithout(flow)).toEqual(asks[flow]);
  });
  test.each<[RegistrationFlow, RegistrationField[], RegistrationField[]]>([
    ['leanStep2', ['firstName'], ['firstName', 'email', 'country', 'terms']],
    ['leanStep2', ['gender', 'lastName'], ['gender', 'lastName', 'email', 'country', 'terms']],
    ['socialRegistration', ['lastName'], ['gender', 'lastName', 'email', 'country', 'terms']],
  ])('%s: %j, once a refusal named it', (flow, revealed, expected) => {
    expect(refusedWithout(flow, revealed)).toEqual(expected);
  });
});

describe('a token’s address cannot be changed', () => {
  const typed = { ...values, email: 'someone@else.example' };
  const sent: Readonly<Record<RegistrationFlow, string>> = {
    default: typed.email,
    leanStep2: typed.email,
    socialRegistration: claims.email,
    waitingListApproved: claims.email,
  };
  test.each(FLOW_NAMES)('%s', (flow) => {
    const email = sent[flow];
    const { context, asked } = take(editing(flow, { token: { claims } }), press(typed));
    expect([context.requests.register.sent?.values, asked.map(({ input }) => input)]).toEqual([
      { ...typed, email },
      [expect.objectContaining({ values: { ...typed, email } })],
    ]);
  });
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

  test.each(finished)('%s: the inbox page', (flow) => {
    const taken = take(submitting(flow), done('register', accepted('PENDING_ACTIVATION')));
    const registration = { id: '1', email: values.email, status: 'PENDING_ACTIVATION' };
    expect([taken.value, taken.emitted, changes(editing(flow), taken)]).toEqual([
      formFinished,
      [{ type: 'draft.discarded', form: 'registration' }],
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

  test.each<[string, 'STARTED' | 'PENDING_ACTIVATION']>([
    ['STARTED', 'STARTED'],
    ['PENDING_ACTIVATION', 'PENDING_ACTIVATION'],
    ['ACTIVE', 'PENDING_ACTIVATION'],
    ['NEVER_SEEN', 'PENDING_ACTIVATION'],
  ])('a registration with %s counts as %s', (status, known) => {
    const { context } = take(submitting('leanStep2'), done('register', accepted(status)));
    expect(context.registration).toEqual({ ...started, status: known });
  });

  test('an earlier account and its resent mail are not affected', () => {
    const before = editing('default', {
      account: { state: 'pending', email: 'old@example.org' },
      requests: requestsWith({ resend: { again: { accepted: true, at: 0, againAt: 7 } } }),
    });
    const { context } = take(before, press(), done('register', accepted('PENDING_ACTIVATION')));
    expect([context.account, context.requests]).toEqual([null, requestsWith({})]);
  });
});

describe('the whole flow, in order', () => {
  test('the address is the registration’s, not another tried one', () => {
    const other = { ...attemptIn('leanStep2'), values: { ...formValues.leanStep2, email: 'other@example.org' } };
    const { context } = take(
      due('leanStep2', { requests: requestsWith({ register: { sent: other } }) }),
      step(completions.leanStep2),
      done('finalizeLean', accepted('PENDING_ACTIVATION')),
    );
    expect(context.registration).toEqual({ ...started, status: 'PENDING_ACTIVATION' });
  });
});

test('without a flow in the address, the default one', () => {
  expect(DEFAULT_OPTIONS.flow).toBe('default');
});
