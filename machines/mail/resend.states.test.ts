/** *Send again* on the pages that have it (D26, D27). */
import type { StateValue } from 'xstate';
import { describe, expect, test } from 'vitest';
import { at, changes, done, failed, link, requestsWith, take, valid, type Known } from '../../test/harness/chart.ts';
import { ServiceFailure } from '../domain/failure.ts';
import type { ResendInput } from '../context/mail.types.ts';

const NOW = Date.parse('2026-12-05T12:00:00Z');
const email = 'zoe@example.org';
const common = { key: 'press', locale: 'de', activationId: null, email: null, code: 'VESTIBULE' } as const;
const pages: [string, (state: StateValue) => StateValue, Known, ResendInput][] = [
  [
    'check your inbox',
    (state) => ({ registration: { formFinished: { activationMail: state, watch: 'watching' } } }),
    { registration: { id: '1', email, status: 'PENDING_ACTIVATION' }, signedIn: true },
    { ...common, by: 'bearer', email },
  ],
  [
    'the address waits for its activation',
    (state) => ({ registration: { emailPending: state } }),
    { account: { state: 'pending', email } },
    { ...common, by: 'address', email },
  ],
  [
    'the activation link has expired',
    (state) => ({ activation: { activationError: { expiredLink: state } } }),
    { activation: { id: 'mailed-id', error: 'expiredLink' } },
    { ...common, by: 'link', activationId: 'mailed-id' },
  ],
  [
    'the activation link was replaced',
    (state) => ({ activation: { activationError: { replacedLink: state } } }),
    { activation: { id: 'mailed-id', error: 'replacedLink' } },
    { ...common, by: 'link', activationId: 'mailed-id' },
  ],
];
const wanted = (time: number, key = 'press', locale: 'de' | 'en' = 'de') =>
  ({ type: 'mail.requested', locale, at: time, key }) as const;
const SENDING = { sendingAgain: 'waiting' };

describe.each(pages)('%s', (_, on, knows, input) => {
  const idle = at(on('idle'), { invitation: link, ...knows });
  const sending = take(idle, wanted(NOW));

  test('a press requests the mail with the data of the visit', () => {
    expect([sending.value, sending.asked, sending.state.hasTag('busy')]).toEqual([
      on(SENDING),
      [{ id: 'resend', input }],
      true,
    ]);
    expect(take(sending.state, wanted(NOW + 1)).asked).toEqual([]);
  });

  test.each([
    ['sent', { accepted: true, retryAfter: null }, 60_000],
    ['sent, with a pause of its own', { accepted: true, retryAfter: 90 }, 90_000],
    ['refused: too soon', { accepted: false, retryAfter: 20 }, 20_000],
  ])('%s: the next one only after the pause', (_, answer, pause) => {
    const answered = take(sending.state, done('resend', { ...answer, at: NOW }));
    expect([answered.value, changes(idle, answered)]).toEqual([
      on('idle'),
      {
        requests: requestsWith({
          resend: {
            sent: null,
            again: { accepted: answer.accepted, at: NOW, againAt: NOW + pause },
          },
        }),
      },
    ]);
    const times = [NOW, NOW + pause - 1, NOW + pause];
    expect(times.map((time) => take(answered.state, wanted(time)).value)).toEqual([
      on('idle'),
      on('idle'),
      on(SENDING),
    ]);
  });

  describe('the key of the press (D21)', () => {
    const lost = failed('resend', new ServiceFailure('network', 'x'));
    const keysOf = (...steps: Parameters<typeof take>[1][]) =>
      take(idle, ...steps).asked.map(({ input: sent }) => (sent as ResendInput).key);

    test('another language is another request', () => {
      expect(keysOf(wanted(NOW, 'a'), lost, wanted(NOW, 'b', 'en'))).toEqual(['a', 'b']);
    });
  });
});

describe('the inbox page without a bearer token', () => {
  const on = (context: Known) =>
    at(
      { registration: { formFinished: { activationMail: 'idle', watch: 'watching' } } },
      { registration: { id: '1', email, status: 'PENDING_ACTIVATION' }, ...context },
    );
  test.each<[string, Known, Partial<ResendInput>]>([
    ['address and code are known: by those', { invitation: link }, { by: 'address', email }],
    ['no code: the back end will say so', {}, { by: 'bearer', email, code: null }],
    ['no address: likewise', { invitation: link, registration: null }, { by: 'bearer' }],
  ])('%s', (_, context, input) => {
    const { asked } = take(on(context), wanted(NOW));
    expect(asked).toEqual([{ id: 'resend', input: { ...common, ...input } }]);
  });
});

test('without a known address, the link is used', () => {
  const cameByLink = at(
    { registration: { emailPending: 'idle' } },
    { account: { state: 'pending', email: '' }, activation: { id: 'mailed-id' } },
  );
  expect(take(cameByLink, wanted(NOW)).asked).toEqual([
    { id: 'resend', input: { ...common, by: 'link', activationId: 'mailed-id', code: null } },
  ]);
});

test('another page’s address is not used', () => {
  const both: Known = {
    invitation: link,
    registration: { id: '1', email, status: 'PENDING_ACTIVATION' },
    account: { state: 'pending', email: 'other@example.org' },
  };
  const askedFor = pages.map(([, on]) => take(at(on('idle'), both), wanted(NOW)).asked.map(({ input }) => input));
  expect(askedFor.slice(0, 2)).toEqual([
    [{ ...common, by: 'address', email }],
    [{ ...common, by: 'address', email: 'other@example.org' }],
  ]);
});

describe('the result of a mail is shown once', () => {
  const again = { accepted: true, at: NOW, againAt: NOW + 60_000 };
  const told = requestsWith({ resend: { again: { ...again, accepted: null } } });
  const invited = { invitation: link, codeCheck: valid, requests: requestsWith({ resend: { again } }) };
  const inbox = { ...invited, registration: { id: '1', email, status: 'PENDING_ACTIVATION' } as const };
  const sent = { registration: { formFinished: { activationMail: 'idle', watch: 'watching' } } };

  test('entering a different address, or keeping it, clears the result of the earlier mail', () => {
    const asked = take(at(sent, inbox), { type: 'email.changeChosen' });
    const kept = take(asked.state, { type: 'email.kept' });
    expect([asked.context.requests, kept.value, kept.context.requests]).toEqual([told, sent, told]);
  });
});
