/** The pause between two mails (D26): it survives a reload and clock changes, and never locks a visitor out. */
import { describe, expect, test } from 'vitest';
import { done, link, open, requestsWith, take } from '../../test/harness/chart.ts';
import type { VisitInput } from '../context/visit.types.ts';
import type { PageId } from '../domain/page-ids.ts';
import type { Resend } from '../context/mail.types.ts';

const NOW = Date.parse('2026-12-05T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const email = 'zoe@example.org';
const pages: [PageId, VisitInput['remembered']][] = [
  ['formFinished', { registration: { id: '1', email, status: 'PENDING_ACTIVATION' } }],
  ['emailPending', { account: { state: 'pending', email } }],
  ['activationError', { activation: { error: 'expiredLink' } }],
];
/** Sent at NOW; the next mail is allowed a minute later. */
const again: Resend = { accepted: true, at: NOW, againAt: NOW + MINUTE };

describe.each(pages)('%s', (page, knows) => {
  const remembered = { ...knows, requests: requestsWith({ resend: { again } }) };
  const reloaded = open(page, { invitation: link, activationId: 'mailed-id', remembered }).state;
  const pressed = (at: number) => take(reloaded, { type: 'mail.requested', locale: 'en', at, key: 'press' });

  test('its result is not shown again', () => {
    expect(reloaded.context.requests.resend.again).toEqual({ ...again, accepted: null });
  });
  test.each([
    ['at once', 0, false],
    ['a millisecond too early', MINUTE - 1, false],
    ['after the minute', MINUTE, true],
    ['the clock was set forward by an hour: the back end has its own', HOUR, true],
    ['the clock was set back by a second', -1000, true],
    ['the clock was set back by an hour', -HOUR, true],
  ])('after a reload, %s: sent: %j', (_, passed, sent) => {
    const taken = pressed(NOW + passed);
    expect([taken.asked.map(({ id }) => id), taken.context.requests.resend.again]).toEqual([
      sent ? ['resend'] : [],
      { ...again, accepted: sent ? null : false },
    ]);
  });
  test('the pause begins with the answer, by the current clock', () => {
    const came = NOW - HOUR;
    const { context } = take(pressed(came).state, done('resend', { accepted: true, retryAfter: 20, at: came }));
    expect(context.requests.resend.again).toEqual({ accepted: true, at: NOW - HOUR, againAt: NOW - HOUR + 20_000 });
  });
});
