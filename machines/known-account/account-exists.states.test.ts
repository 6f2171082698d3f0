/** The address is already registered (D16, D20). */
import { describe, expect, test } from 'vitest';
import {
  at,
  changes,
  done,
  link,
  refusal,
  requestsWith,
  take,
  valid,
  values,
  type Known,
} from '../../test/harness/chart.ts';
import {
  answered,
  attemptIn,
  form as formAt,
  formValues,
  knownIn,
  press,
  started,
  unsent,
} from '../../test/harness/registration.ts';
import { problemOf } from '../context/requests.ts';
import type { VisitEvent } from '../context/visit.types.ts';

const sent = answered(attemptIn('default'));
const form = formAt('known', 'editing');
const back: VisitEvent = { type: 'form.returned' };
const change: VisitEvent = { type: 'email.changeChosen' };

describe('ways on', () => {
  const pages = { emailActive: ['active', 'countingDown'], emailPending: ['pending', 'idle'] } as const;
  const on = (page: keyof typeof pages, context: Known = {}) => {
    const [state, inner] = pages[page];
    return at(
      { registration: { [page]: inner } },
      {
        invitation: link,
        codeCheck: valid,
        account: { state, email: values.email },
        requests: requestsWith({ register: sent, resend: { problem: { kind: 'timeout' } } }),
        ...context,
      },
    );
  };
  const uninvited: Known = { invitation: null, codeCheck: null, requests: requestsWith({}) };

  test('to a different address: the form without the known one', () => {
    const from = on('emailPending');
    const taken = take(from, change);
    expect([taken.value, taken.asked, changes(from, taken)]).toEqual([
      form,
      [],
      { requests: requestsWith({ register: answered({ ...sent.sent, values: { ...values, email: '' } }) }) },
    ]);
  });
  test('to a different address after a reload: an empty form', () => {
    const taken = take(on('emailPending', { requests: requestsWith({}), country: 'AT' }), change);
    expect([taken.value, taken.context.requests]).toEqual([
      form,
      requestsWith({
        register: answered({
          ...unsent({ ...sent.sent, key: '', code: '', locale: 'en' }),
          values: { ...formValues.leanStep2, email: '', country: 'AT', terms: false },
        }),
      }),
    ]);
  });
  test.each(['waitingListApproved', 'socialRegistration'] as const)(
    '%s: an address proved by a token cannot be changed, with or without an invitation (D15)',
    (flow) => {
      const known = [knownIn(flow), { ...knownIn(flow), ...uninvited }];
      expect(known.map((one) => on('emailPending', one).can(change))).toEqual([false, false]);
    },
  );
  test.each<[keyof typeof pages, VisitEvent, string, Known]>([
    ['emailActive', back, 'a registration that was begun', { flow: 'leanStep2', registration: started }],
    ['emailPending', back, 'a refused invitation', { codeCheck: { ...valid, verdict: 'invalid' } }],
    ['emailPending', change, 'no invitation', uninvited],
  ])('%s, %o with %s: the code page', (page, event, _, context) => {
    const taken = take(on(page, context), event);
    expect([taken.value, problemOf(taken.context)]).toEqual([{ codeEntry: 'ready' }, null]);
  });
  test.each(['EmailAlreadyUsedActive', 'EmailAlreadyUsedPending'])(
    'lean, %s for another address than at the start: back to the form, not to the code page',
    (reason) => {
      const welcomed = at({ landing: 'welcomed' }, { ...knownIn('leanStep2'), slug: 'lean', registration: started });
      const refused = take(welcomed, press(formValues.leanStep2), done('register', refusal(reason)));
      expect([refused.context.registration, take(refused.state, back).value]).toEqual([null, form]);
    },
  );
});

const NOW = Date.parse('2026-12-05T12:00:00Z');
const changing = {
  registration: { formFinished: { activationMail: { changingAddress: { sending: 'waiting' } }, watch: 'watching' } },
};
describe('the known address is the sent one, despite others left on the way; if active, the login follows in 20 s [A51]', () => {
  const left: Known = {
    ...knownIn('leanStep2'),
    requests: requestsWith({
      register: { sent: attemptIn('leanStep2') },
      newAddress: { sent: { email: 'new@example.org', locale: 'de', key: 'new' } },
      place: { sent: { email: 'list@example.org', locale: 'de', key: 'list' } },
    }),
    registration: { ...started, email: 'begun@example.org' },
    activation: { id: 'mailed-id' },
    forwardAt: NOW,
  };
  const submitting = 'waiting';
  test.each([
    ['register', { landing: { welcomed: { submitting } } }, values.email],
    ['register', formAt('known', { submitting }), values.email],
    ['changeEmail', changing, 'new@example.org'],
    ['finalizeLean', { registration: { leanSecondStep: { sending: 'waiting' } } }, 'begun@example.org'],
    ['finalizeSocial', { registration: { socialSecondStep: { sending: 'waiting' } } }, 'begun@example.org'],
    ['activate', { activation: { activateAccount: { activating: 'waiting' } } }, ''],
  ] as const)('%s in %j', (actor, value, email) => {
    const known = ['EmailAlreadyUsedActive', 'EmailAlreadyUsedPending'].map((reason) => {
      const taken = take(at(value, left), done(actor, { ...refusal(reason), at: NOW }));
      return [taken.value, taken.context.account, taken.context.forwardAt];
    });
    expect(known).toEqual([
      [{ registration: { emailActive: { countingDown: 'begun' } } }, { state: 'active', email }, NOW + 20_000],
      [{ registration: { emailPending: 'idle' } }, { state: 'pending', email }, null],
    ]);
  });
});
test('a registration with a sent mail is kept', () => {
  const registration = { ...started, status: 'PENDING_ACTIVATION' } as const;
  const { context } = take(at(changing, { registration }), done('changeEmail', refusal('EmailAlreadyUsedActive')));
  expect(context.registration).toEqual(registration);
});
