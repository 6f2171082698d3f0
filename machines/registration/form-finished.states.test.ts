/** Check your inbox: changing the address (D26), and an activation on another device or tab. */
import { describe, expect, test } from 'vitest';
import {
  accepted,
  after,
  at,
  changes,
  cut,
  done,
  keysOf,
  link,
  plain,
  refusal,
  requestsWith,
  take,
  valid,
  type Known,
  type Step,
} from '../../test/harness/chart.ts';
import { completing, form } from '../../test/harness/registration.ts';
import { FLOW_NAMES, needsToken } from '../flows/read-flows.ts';

const registration = { id: '1', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' } as const;
const on = (activationMail: unknown, watch = 'watching') =>
  ({ registration: { formFinished: { activationMail, watch } } }) as never;
const finished = (activationMail: unknown, context: Known = {}) =>
  at(on(activationMail), { registration, invitation: link, codeCheck: valid, ...context });
const mailed = requestsWith({ resend: { again: { accepted: true, at: 0, againAt: 7 } } });
const idle = finished('idle', { requests: mailed });
const editing = finished({ changingAddress: 'editing' });
const submit = (email: string, key = 'key'): Step => ({ type: 'email.submitted', email, locale: 'de', key });
const sent = take(editing, submit('new@example.org'));
const request = { email: 'new@example.org', locale: 'de', key: 'key' } as const;
const anew = { type: 'registration.begunAnew' } as const;

describe('a different address', () => {
  test('can be entered, and abandoned; the result of the earlier mail is not shown again', () => {
    const problem = { kind: 'network' } as const;
    const again = { accepted: true, at: 0, againAt: 7 };
    const shown = requestsWith({ resend: { again: { ...again, accepted: null } } });
    const opened = take(finished('idle', { requests: requestsWith({ resend: { again, problem } }) }), {
      type: 'email.changeChosen',
    });
    expect([opened.value, opened.context.requests, opened.state.hasTag('changingAddress')]).toEqual([
      on({ changingAddress: 'editing' }),
      shown,
      true,
    ]);
    const kept = take(opened.state, submit(request.email), cut('changeEmail'), { type: 'email.kept' });
    expect([kept.value, kept.context.requests]).toEqual([on('idle'), shown]);
  });
  test.each(FLOW_NAMES)('%s: not if a token names it', (flow) => {
    expect(finished('idle', { flow }).can({ type: 'email.changeChosen' })).toBe(!needsToken(flow));
  });
  test('is sent as typed', () => {
    expect([sent.value, sent.asked, changes(editing, sent)]).toEqual([
      on({ changingAddress: { sending: 'waiting' } }),
      [{ id: 'changeEmail', input: request }],
      { requests: requestsWith({ newAddress: { sent: request } }) },
    ]);
  });
  test('changed: the page shows it normalised, and the mail can be resent at once', () => {
    const before = finished({ changingAddress: 'editing' }, { requests: mailed });
    const taken = take(before, submit(' Zoe@BÜCHER.example '), done('changeEmail', accepted('PENDING_ACTIVATION')));
    expect([taken.value, taken.emitted, changes(before, taken)]).toEqual([
      on('idle'),
      [{ type: 'draft.discarded', form: 'address' }],
      {
        registration: { ...registration, email: 'Zoe@xn--bcher-kva.example' },
        answer: accepted('PENDING_ACTIVATION'),
        requests: requestsWith({ newAddress: { sent: null } }),
      },
    ]);
  });
  test('changed too often: shown at the field, with the offer of a new registration', () => {
    const often = { ...refusal('EmailInvalid'), details: ['CHANGED_TOO_OFTEN'] };
    const taken = take(sent.state, done('changeEmail', often));
    expect([taken.value, taken.context.requests.newAddress.problem]).toEqual([
      plain(editing.value),
      { kind: 'fields', fields: { email: 'changedTooOften' } },
    ]);
    const kept = take(taken.state, { type: 'email.kept' });
    expect([editing, sent.state, taken.state, kept.state].map((state) => state.can(anew))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(take(kept.state, anew).value).toEqual(form('checking', 'editing'));
  });
  test('an unknown registration: the form, despite other details', () => {
    const unknown = { ...refusal('FinalizationRegistrationIdNotExists'), details: ['CHANGED_TOO_OFTEN'] };
    expect(take(sent.state, done('changeEmail', unknown)).value).toEqual(form('known', 'editing'));
  });
  test('an abandoned one is sent anew, with a new key (D21)', () => {
    const abandoned: Step[] = [cut('changeEmail'), { type: 'email.kept' }, { type: 'email.changeChosen' }];
    expect(keysOf(editing, submit(request.email, 'a'), ...abandoned, submit(request.email, 'b'))).toEqual(['a', 'b']);
  });
});

describe('the activation may happen elsewhere (D26)', () => {
  test('noticed: the data of the registration is cleared, without forwarding', () => {
    const heard = take(idle, done('watchActivation', undefined));
    expect([heard.value, heard.emitted, heard.state.hasTag('activeElsewhere'), changes(idle, heard)]).toEqual([
      { activation: { activated: 'elsewhere' } },
      [],
      true,
      { registration: null, activation: { success: { how: 'elsewhere', url: null } } },
    ]);
    expect(() => take(heard.state, after('readingTime'))).toThrow('does not wait');
  });

  const unknown = { ...refusal('FinalizationRegistrationIdNotExists'), details: ['ALREADY_ACTIVE'] };
  const active = done('resend', { accepted: false, retryAfter: null, at: 0, isActive: true });
  const askingAgain = (page: object) =>
    at(page as never, { requests: requestsWith({ resend: { sent: { key: 'mail', locale: 'de' } } }) });
  const overLink = { activation: { activationError: { expiredLink: { sendingAgain: 'waiting' } } } };
  test.each([
    ['a different address', sent.state, done('changeEmail', unknown)],
    ['the lean second step', completing('leanStep2'), done('finalizeLean', unknown)],
    ['the social second step', completing('socialRegistration'), done('finalizeSocial', unknown)],
    ['the mail again, from the inbox', askingAgain(on({ sendingAgain: 'waiting' }, 'unwatched')), active],
    ['the mail again, from a link that is over', askingAgain(overLink), active],
  ])('noticed by another answer, %s: the same, and that request is not repeated', (_, state, answer) => {
    const { value, context } = take(state, answer);
    const { activation, registration: kept, requests } = context;
    const { register, complete } = state.context.requests;
    expect([value, activation.success, kept, requests]).toEqual([
      { activation: { activated: 'elsewhere' } },
      { how: 'elsewhere', url: null },
      null,
      requestsWith({ register, complete: { sent: complete.sent && { ...complete.sent, key: '' } } }),
    ]);
  });
});

test.each([
  ['closed', 'idle', 'landing'],
  ['closed while a different address is typed', { changingAddress: 'editing' }, 'landing'],
  ['not while a mail is asked for', { sendingAgain: 'waiting' }, 'registration'],
  ['nor while an address is changed', { changingAddress: { sending: 'waiting' } }, 'registration'],
])('in a popup over a landing page (D29): %s', (_, activationMail, page) => {
  const { value, context } = take(at(on(activationMail, 'unwatched'), { slug: 'app' }), { type: 'finished.closed' });
  expect([Object.keys(value), context.slug]).toEqual([[page], 'app']);
});
