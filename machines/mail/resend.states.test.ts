/** *Send again*, on the three pages that hold it (D26, D27). */
import type { StateValue } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { after, at, changes, done, failed, link, take } from '../../test/harness/chart.ts';
import { ServiceFailure } from '../checks/failure.ts';
import type { JourneyContext } from '../journey.types.ts';
import type { ResendInput } from './resend.types.ts';

const NOW = Date.parse('2026-12-05T12:00:00Z');
const email = 'zoe@example.org';
const common = { locale: 'de', activationId: null, email: null, code: 'VESTIBULE' } as const;
const pages: [string, (state: string) => StateValue, Partial<JourneyContext>, ResendInput][] = [
  [
    'check your inbox',
    (state) => ({ registration: { formFinished: state } }),
    { registration: { id: '1', email } },
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
    { activationId: 'mailed-id', activationError: 'expiredLink' },
    { ...common, by: 'expiredLink', activationId: 'mailed-id' },
  ],
];
const wanted = (time: number) => ({ type: 'mail.requested', locale: 'de', at: time }) as const;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(pages)('%s', (_, on, knows, input) => {
  const resting = at(on('resting'), { invitation: link, ...knows });
  const sending = take(resting, wanted(NOW));

  test('a press asks for the mail, by what the visit holds', () => {
    expect([sending.value, sending.asked, sending.state.hasTag('busy')]).toEqual([
      on('sendingAgain'),
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
    const answered = take(sending.state, done('resend', answer));
    expect([answered.value, changes(resting, answered)]).toEqual([
      on('resting'),
      { resend: { accepted: answer.accepted, againAt: NOW + pause } },
    ]);
    const times = [NOW, NOW + pause - 1, NOW + pause];
    expect(times.map((time) => take(answered.state, wanted(time)).value)).toEqual([
      on('resting'),
      on('resting'),
      on('sendingAgain'),
    ]);
  });

  test('pressed too soon: told to wait, and nothing is asked', () => {
    const sent = take(sending.state, done('resend', { accepted: true, retryAfter: null }));
    const again = take(sent.state, wanted(NOW + 1));
    expect([again.value, again.asked, changes(sent.state, again)]).toEqual([
      on('resting'),
      [],
      { resend: { accepted: false, againAt: NOW + 60_000 } },
    ]);
  });

  test.each([
    ['no connection', failed('resend', new ServiceFailure('network', 'x')), { kind: 'network' }],
    ['30 seconds', after('answerLimit'), { kind: 'timeout' }],
  ])('%s: told, and may be pressed at once', (_, event, problem) => {
    const taken = take(sending.state, event);
    expect([taken.value, changes(resting, taken)]).toEqual([on('resting'), { problem }]);
    const again = take(taken.state, wanted(NOW));
    expect([again.value, again.context.problem]).toEqual([on('sendingAgain'), null]);
  });
});
