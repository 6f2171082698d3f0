/** Check your inbox: changing the address (D26), and an activation on another device or tab. */
import { describe, expect, test } from 'vitest';
import {
  accepted,
  after,
  at,
  changes,
  done,
  failed,
  link,
  plain,
  refusal,
  requestsWith,
  type Step,
  take,
  valid,
  type Known,
} from '../../test/harness/chart.ts';
import { completing, form } from '../../test/harness/registration.ts';
import { ServiceFailure } from '../domain/failure.ts';
import { FLOW_NAMES, needsToken } from '../flows/read-flows.ts';
import type { FieldProblems } from '../context/registration.types.ts';

const email = 'zoe@example.org';
const registration = { id: '1', email, status: 'PENDING_ACTIVATION' } as const;
const on = (activationMail: unknown, watch = 'watching') =>
  ({ registration: { formFinished: { activationMail, watch } } }) as never;
const finished = (activationMail: unknown, context: Known = {}) =>
  at(on(activationMail), { registration, invitation: link, codeCheck: valid, ...context });
const asked = requestsWith({ resend: { again: { accepted: true, at: 0, againAt: 7 } } });
const idle = finished('idle', { requests: asked });
const editing = finished({ changingAddress: 'editing' });
const submit = (address: string, key = 'key', locale: 'de' | 'en' = 'de'): Step => ({
  type: 'email.submitted',
  email: address,
  locale,
  key,
});
const sent = take(editing, submit('new@example.org'));
const request = { email: 'new@example.org', locale: 'de', key: 'key' } as const;
const refused = (fields: FieldProblems) =>
  requestsWith({ newAddress: { sent: null, problem: { kind: 'fields', fields } } });
const anew = { type: 'registration.begunAnew' } as const;
const lost = failed('changeEmail', new ServiceFailure('network', 'x'));

describe('a different address', () => {
  test('can be entered, and abandoned', () => {
    const opened = take(finished('idle', { requests: requestsWith({ resend: { problem: { kind: 'network' } } }) }), {
      type: 'email.changeChosen',
    });
    expect([opened.value, opened.context.requests, opened.state.hasTag('changingAddress')]).toEqual([
      on({ changingAddress: 'editing' }),
      requestsWith({}),
      true,
    ]);
    const wrong = finished(
      { changingAddress: 'editing' },
      { requests: requestsWith({ newAddress: { sent: request, problem: { kind: 'timeout' } } }) },
    );
    const kept = take(wrong, { type: 'email.kept' });
    expect([kept.value, changes(wrong, kept)]).toEqual([
      on('idle'),
      { requests: requestsWith({ newAddress: { sent: null } }) },
    ]);
  });
  test.each(FLOW_NAMES)('%s: not if a token names it', (flow) => {
    const state = finished('idle', { flow });
    expect(state.can({ type: 'email.changeChosen' })).toBe(!needsToken(flow));
  });
  test('is sent as typed', () => {
    expect([sent.value, sent.asked, changes(editing, sent)]).toEqual([
      on({ changingAddress: { sending: 'waiting' } }),
      [{ id: 'changeEmail', input: request }],
      { requests: requestsWith({ newAddress: { sent: request } }) },
    ]);
  });
  test('changed: the page shows it normalised, and the mail can be resent at once', () => {
    const before = finished({ changingAddress: 'editing' }, { requests: asked });
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
});

describe('an address that is refused: each reason of the contract', () => {
  test('an unknown one is reported', () => {
    const taken = take(sent.state, done('changeEmail', refusal('NeverSeenBefore', 'EmailInvalid')));
    expect([taken.value, taken.emitted, taken.context.requests]).toEqual([
      plain(editing.value),
      [{ type: 'anomaly.reported', what: 'problemReason', value: 'NeverSeenBefore' }],
      refused({ email: 'missing' }),
    ]);
  });
});

test('changed too often: shown at the field, with the offer of a new registration', () => {
  const taken = take(sent.state, done('changeEmail', { ...refusal('EmailInvalid'), details: ['CHANGED_TOO_OFTEN'] }));
  expect([taken.value, taken.context.requests, taken.state.can(anew), sent.state.can(anew), editing.can(anew)]).toEqual(
    [plain(editing.value), refused({ email: 'changedTooOften' }), true, false, false],
  );
  const kept = take(taken.state, { type: 'email.kept' });
  expect([kept.state.can(anew), take(kept.state, anew).value]).toEqual([
    true,
    { registration: { registrationForm: { invitation: 'checking', entry: 'editing' } } },
  ]);
});

test('an unknown registration: the form, despite other details', () => {
  const unknown = { ...refusal('FinalizationRegistrationIdNotExists'), details: ['CHANGED_TOO_OFTEN'] };
  expect(take(sent.state, done('changeEmail', unknown)).value).toEqual(form('known', 'editing'));
});

describe('keys (D21)', () => {
  const keys = (...steps: Step[]) => take(editing, ...steps).asked.map(({ input }) => (input as { key: string }).key);
  const address = (key: string) => submit('new@example.org', key);
  test.each<[string, Step[]]>([
    ['answered', [address('a'), done('changeEmail', refusal('EmailInvalid')), address('b')]],
    ['answered by an issue', [address('a'), done('changeEmail', refusal('Infrastructure')), address('b')]],
    ['another address', [address('a'), lost, submit('other@example.org', 'b')]],
    ['another language', [address('a'), lost, submit('new@example.org', 'b', 'en')]],
    ['given up', [address('a'), lost, { type: 'email.kept' }, { type: 'email.changeChosen' }, address('b')]],
  ])('%s: a new one', (_, steps) => {
    expect(keys(...steps)).toEqual(['a', 'b']);
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
});

describe('noticed by another answer: the same, and that request is not repeated', () => {
  const unknown = { ...refusal('FinalizationRegistrationIdNotExists'), details: ['ALREADY_ACTIVE'] };
  const active = { accepted: false, retryAfter: null, at: 0, isActive: true };
  const askingAgain = (page: object) =>
    at(page as never, { requests: requestsWith({ resend: { sent: { key: 'mail', locale: 'de' } } }) });
  test.each([
    ['a different address', sent.state, done('changeEmail', unknown)],
    ['the lean second step', completing('leanStep2'), done('finalizeLean', unknown)],
    ['the social second step', completing('socialRegistration'), done('finalizeSocial', unknown)],
    [
      'the mail again, from the inbox',
      askingAgain({
        registration: { formFinished: { activationMail: { sendingAgain: 'waiting' }, watch: 'unwatched' } },
      }),
      done('resend', active),
    ],
    [
      'the mail again, from a link that is over',
      askingAgain({ activation: { activationError: { expiredLink: { sendingAgain: 'waiting' } } } }),
      done('resend', active),
    ],
  ])('%s', (_, state, answer) => {
    const { value, context } = take(state, answer);
    const { activation, registration, requests } = context;
    const { register, complete } = state.context.requests;
    expect([value, { activated: activation.success, registration, requests }]).toEqual([
      { activation: { activated: 'elsewhere' } },
      {
        activated: { how: 'elsewhere', url: null },
        registration: null,
        requests: requestsWith({ register, complete: { sent: complete.sent && { ...complete.sent, key: '' } } }),
      },
    ]);
  });
});

describe('in a popup over a landing page (D29)', () => {
  const standing = (activationMail: unknown) =>
    at({ registration: { formFinished: { activationMail, watch: 'unwatched' } } } as never, { slug: 'app' });
  test.each([
    ['closed', 'idle', 'landing'],
    ['closed while a different address is typed', { changingAddress: 'editing' }, 'landing'],
    ['not while a mail is asked for', { sendingAgain: 'waiting' }, 'registration'],
    ['nor while an address is changed', { changingAddress: { sending: 'waiting' } }, 'registration'],
  ])('%s', (_, activationMail, page) => {
    const { value, context } = take(standing(activationMail), { type: 'finished.closed' });
    expect([Object.keys(value), context.slug]).toEqual([[page], 'app']);
  });
});
