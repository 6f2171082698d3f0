/** *Send again* on the pages that have it, and the pause between two mails (D26, D27). */
import type { StateValue } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  at,
  changes,
  cut,
  done,
  keysOf,
  link,
  open,
  requestsWith,
  take,
  type Known,
} from '../../test/harness/chart.ts';
import type { ResendInput, Resend } from '../context/mail.types.ts';
import type { PageId } from '../domain/page-ids.ts';

const NOW = Date.parse('2026-12-05T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const email = 'zoe@example.org';
const registration = { id: '1', email, status: 'PENDING_ACTIVATION' } as const;
const common = { key: 'press', locale: 'de', activationId: null, email: null, code: 'VESTIBULE' } as const;
const inbox = (activationMail: StateValue) => ({
  registration: { formFinished: { activationMail, watch: 'watching' } },
});
const wanted = (time: number, key = 'press', locale: 'de' | 'en' = 'de') =>
  ({ type: 'mail.requested', locale, at: time, key }) as const;

interface Page {
  page: PageId;
  on: (state: StateValue) => StateValue;
  knows: Known;
  input: ResendInput;
}
const pages: readonly Page[] = [
  {
    page: 'formFinished',
    on: inbox,
    knows: { registration, signedIn: true },
    input: { ...common, by: 'bearer', email },
  },
  {
    page: 'emailPending',
    on: (emailPending) => ({ registration: { emailPending } }),
    knows: { account: { state: 'pending', email } },
    input: { ...common, by: 'address', email },
  },
  ...(['expiredLink', 'replacedLink'] as const).map((error) => ({
    page: 'activationError' as const,
    on: (state: StateValue) => ({ activation: { activationError: { [error]: state } } }),
    knows: { activation: { id: 'mailed-id', error } },
    input: { ...common, by: 'link' as const, activationId: 'mailed-id' },
  })),
];

describe.each(pages)('$page', ({ page, on, knows, input }) => {
  const idle = at(on('idle'), { invitation: link, ...knows });
  const sending = take(idle, wanted(NOW));

  test('a press requests the mail with the data of the visit, once', () => {
    expect([sending.value, sending.asked, sending.state.hasTag('busy')]).toEqual([
      on({ sendingAgain: 'waiting' }),
      [{ id: 'resend', input }],
      true,
    ]);
    expect(take(sending.state, wanted(NOW + 1)).asked).toEqual([]);
  });
  test.each([
    ['sent', { accepted: true, retryAfter: null }, MINUTE],
    ['sent, with a pause of its own', { accepted: true, retryAfter: 90 }, 90_000],
    ['refused: too soon', { accepted: false, retryAfter: 20 }, 20_000],
  ])('%s: the next one only after the pause', (_, answer, pause) => {
    const answered = take(sending.state, done('resend', { ...answer, at: NOW }));
    const again = { accepted: answer.accepted, at: NOW, againAt: NOW + pause };
    expect([answered.value, changes(idle, answered)]).toEqual([
      on('idle'),
      { requests: requestsWith({ resend: { sent: null, again } }) },
    ]);
    const sent = [NOW, NOW + pause - 1, NOW + pause].map((time) => take(answered.state, wanted(time)).asked.length);
    expect(sent).toEqual([0, 0, 1]);
  });
  test('another language is another request, with its own key (D21)', () => {
    expect(keysOf(idle, wanted(NOW, 'a'), cut('resend'), wanted(NOW, 'b', 'en'))).toEqual(['a', 'b']);
  });
  // The pause survives clock changes and never locks a visitor out.
  test.each([
    ['a millisecond too early', MINUTE - 1, false],
    ['after the minute', MINUTE, true],
    ['the clock was set forward by an hour: the back end has its own', HOUR, true],
    ['the clock was set back by a second', -1000, true],
    ['the clock was set back by an hour', -HOUR, true],
  ])('after a reload the earlier result is not shown, and the pause is kept; %s: sent: %j', (_, passed, sent) => {
    const again: Resend = { accepted: true, at: NOW, againAt: NOW + MINUTE };
    const remembered = { ...knows, requests: requestsWith({ resend: { again } }) };
    const reloaded = open(page, { invitation: link, activationId: 'mailed-id', remembered });
    const pressed = take(reloaded.state, wanted(NOW + passed));
    expect([reloaded, pressed].map(({ context }) => context.requests.resend.again)).toEqual([
      { ...again, accepted: null },
      { ...again, accepted: sent ? null : false },
    ]);
    expect(pressed.asked.length).toBe(sent ? 1 : 0);
  });
});

describe('what identifies the registration', () => {
  const finished = inbox('idle');
  const pending = { registration: { emailPending: 'idle' } };
  const both: Known = {
    invitation: link,
    registration,
    account: { state: 'pending', email: 'other@example.org' },
  };
  test.each<[string, StateValue, Known, Partial<ResendInput>]>([
    ['no bearer, but address and code', finished, { registration, invitation: link }, { by: 'address', email }],
    ['no code: the back end will say so', finished, { registration }, { by: 'bearer', email, code: null }],
    ['no address: likewise', finished, { invitation: link }, { by: 'bearer' }],
    [
      'no address, but a link',
      pending,
      { account: { state: 'pending', email: '' }, activation: { id: 'mailed-id' } },
      { by: 'link', activationId: 'mailed-id', code: null },
    ],
    ['not another page’s address', finished, both, { by: 'address', email }],
    ['nor that of the registration', pending, both, { by: 'address', email: 'other@example.org' }],
  ])('%s', (_, value, known, input) => {
    expect(take(at(value, known), wanted(NOW)).asked).toEqual([{ id: 'resend', input: { ...common, ...input } }]);
  });
});
