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
  attemptIn,
  form as formAt,
  formValues,
  knownIn,
  press,
  answered,
  started,
  unsent,
} from '../../test/harness/registration.ts';
import { problemOf } from '../context/requests.ts';
import type { VisitEvent } from '../context/visit.types.ts';

const active: Known = {
  invitation: link,
  codeCheck: valid,
  account: { state: 'active', email: values.email },
};
const sent = answered(attemptIn('default'));
const form = formAt('known', 'editing');

describe('ways on', () => {
  const pages = { emailActive: ['active', 'countingDown'], emailPending: ['pending', 'idle'] } as const;
  const on = (page: keyof typeof pages, context: Known = {}) => {
    const [state, at_] = pages[page];
    const requests = requestsWith({ register: sent, resend: { problem: { kind: 'timeout' } } });
    return at(
      { registration: { [page]: at_ } },
      { ...active, account: { state, email: values.email }, requests, ...context },
    );
  };
  const back: VisitEvent = { type: 'form.returned' };
  const change: VisitEvent = { type: 'email.changeChosen' };
  const stranger: Known = { invitation: null, codeCheck: null, requests: requestsWith({}) };
  const denied: Known = { codeCheck: { ...valid, verdict: 'invalid' } };
  const begun: Known = { flow: 'leanStep2', registration: started };

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
      expect(
        [knownIn(flow), { ...knownIn(flow), ...stranger }].map((known) => on('emailPending', known).can(change)),
      ).toEqual([false, false]);
    },
  );

  test.each<[keyof typeof pages, VisitEvent, string, Known]>([
    ['emailActive', back, 'no invitation', stranger],
    ['emailActive', back, 'a refused one', denied],
    ['emailActive', back, 'a registration that was begun', begun],
    ['emailPending', back, 'no invitation', stranger],
    ['emailPending', back, 'a refused one', denied],
    ['emailPending', change, 'no invitation', stranger],
    ['emailPending', change, 'a refused one', denied],
  ])('%s, %o with %s: the code page', (page, event, _, context) => {
    const taken = take(on(page, context), event);
    expect([taken.value, problemOf(taken.context)]).toEqual([{ codeEntry: 'ready' }, null]);
  });

  test('a remembered invitation is looked up again', () => {
    const from = on('emailPending', { codeCheck: null, invitation: { ...link, source: 'memory' } });
    const taken = take(from, back);
    expect([taken.value, taken.asked.map(({ id }) => id)]).toEqual([formAt('checking', 'editing'), ['formInvitation']]);
  });
  test.each(['EmailAlreadyUsedActive', 'EmailAlreadyUsedPending'])(
    'lean, %s for another address than at the start: back to the form, not to the code page',
    (reason) => {
      const welcomed = at({ landing: 'welcomed' }, { ...knownIn('leanStep2'), slug: 'lean', registration: started });
      const refused = take(welcomed, press(formValues.leanStep2), done('register', refusal(reason)));
      const returned = take(refused.state, back);
      expect([refused.context.registration, returned.value]).toEqual([null, form]);
    },
  );
  describe('the known address is the sent one, despite others left on the way', () => {
    const left: Known = {
      ...knownIn('leanStep2'),
      requests: requestsWith({
        register: { sent: attemptIn('leanStep2') },
        newAddress: { sent: { email: 'new@example.org', locale: 'de', key: 'new' } },
        place: { sent: { email: 'list@example.org', locale: 'de', key: 'list' } },
      }),
      registration: { ...started, email: 'begun@example.org' },
      activation: { id: 'mailed-id' },
    };
    const changing = { activationMail: { changingAddress: { sending: 'waiting' } }, watch: 'watching' };
    const sending = 'waiting';
    test.each([
      ['register', { landing: { welcomed: { submitting: sending } } }, values.email],
      ['register', formAt('known', { submitting: sending }), values.email],
      ['changeEmail', { registration: { formFinished: changing } }, 'new@example.org'],
      ['finalizeLean', { registration: { leanSecondStep: { sending } } }, 'begun@example.org'],
      ['activate', { activation: { activateAccount: { activating: sending } } }, ''],
    ] as const)('%s in %j', (actor, value, email) => {
      const told = ['EmailAlreadyUsedActive', 'EmailAlreadyUsedPending'].map(
        (reason) => take(at(value, left), done(actor, refusal(reason))).context.account,
      );
      expect(told).toEqual([
        { state: 'active', email },
        { state: 'pending', email },
      ]);
    });
  });
  test('a registration with a sent mail is kept', () => {
    const registration = { ...started, status: 'PENDING_ACTIVATION' } as const;
    const changing = at(
      {
        registration: {
          formFinished: { activationMail: { changingAddress: { sending: 'waiting' } }, watch: 'watching' },
        },
      },
      { registration },
    );
    const { context } = take(changing, done('changeEmail', refusal('EmailAlreadyUsedActive')));
    expect(context.registration).toEqual(registration);
  });
});
