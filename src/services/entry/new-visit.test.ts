/** What an invitation or a token in the URL clears, and where an invitation was found (D4, D11). */
import { describe, expect, test } from 'vitest';
import { packParams } from '../../../machines/domain/acq-params.ts';
import { DEFAULT_OPTIONS } from '../../../machines/landing-pages/landing-options.ts';
import { requestsWith } from '../../../test/harness/chart.ts';
import { attemptIn, completions } from '../../../test/harness/registration.ts';
import type { Registration } from '../../../machines/context/registration.types.ts';
import type { VisitMemory } from '../storage/visit-memory.ts';
import { readEntryParams } from './entry-params.ts';

const host = 'www.forum.example';
const registration: Registration = { id: '1', email: 'zoe@example.org', status: 'STARTED' };
const asked = { resend: { again: { accepted: true, at: 1, againAt: 60_001 } } };
const unanswered = {
  ...asked,
  register: { sent: attemptIn('leanStep2') },
  complete: { sent: { key: 'step', completion: completions.leanStep2 } },
  place: { sent: { email: 'ada@example.org', locale: 'de', key: 'address' } },
} as const;
const memory: VisitMemory = {
  invitation: { code: 'REMEMBERED', timestamp: null, referrer: null, source: 'memory' },
  token: 'r.e.m',
  activationId: 'remembered-id-of-22---',
  newsletterFollows: true,
  options: { flow: 'leanStep2', variant: 'daba', voucher: '20-percent-mov', sourcePath: '/a', previousPdpPage: '/b' },
  remembered: {
    registration,
    account: { state: 'pending', email: 'zoe@example.org' },
    activation: { error: 'failed' },
    anewOffered: true,
    membership: { applied: true },
    forwardAt: 20_000,
    requests: requestsWith({ ...unanswered, activate: { sent: { key: 'press' } } }),
  },
};
const input = (search: string, referrer: string | null = null, known = memory) =>
  readEntryParams(search, known, referrer).input;
const named = (code: string, referrer: string | null = null) => ({ code, timestamp: null, referrer, source: 'link' });

describe('an invitation or a token starts again', () => {
  const nothingSent = { requests: requestsWith(asked) };
  const left = { ...memory.remembered, ...nothingSent, registration: null, anewOffered: false };
  test.each<[string, object]>([
    ['?rc=REMEMBERED', { invitation: named('REMEMBERED'), token: null }],
    ['?token=x.y.z', { token: 'x.y.z' }],
    ['?rc=NEW&token=x.y.z', { invitation: named('NEW'), token: 'x.y.z' }],
    [`?acqParams=${packParams('rc=NEW&token=x.y.z')}`, { invitation: named('NEW'), token: 'x.y.z' }],
  ])('%s: resets the options, and drops a registration that was only begun', (search, changes) => {
    expect(input(search)).toEqual({ ...memory, ...changes, options: DEFAULT_OPTIONS, remembered: left });
  });
  test('keeps a registration whose mail was sent', () => {
    const sent = { ...memory.remembered, registration: { ...registration, status: 'PENDING_ACTIVATION' as const } };
    expect(input('?rc=NEW', null, { ...memory, remembered: sent }).remembered).toEqual({
      ...sent,
      ...nothingSent,
      anewOffered: false,
    });
  });
  test.each(['', '?utm_source=a', '?rc=', '?rc=%20-%20', '?token=', '?ts=2026-12-05T12:00:00Z.mac'])(
    '%j does not',
    (search) => {
      expect(input(search)).toEqual(memory);
    },
  );
  test('nor does an activation id; its result is open again, with a new key', () => {
    expect(input('?accountActivationId=new-id-of-22-letters--')).toEqual({
      ...memory,
      activationId: 'new-id-of-22-letters--',
      newsletterFollows: false,
      remembered: { ...memory.remembered, activation: { error: null }, requests: requestsWith(unanswered) },
    });
  });
  test('the same activation id again keeps its key (D21)', () => {
    expect(input('?accountActivationId=remembered-id-of-22---&newsletter=yes')).toEqual({
      ...memory,
      remembered: { ...memory.remembered, activation: { error: null } },
    });
  });
});

describe('options of the address', () => {
  test('override remembered ones', () => {
    expect(input('?flow=default&voucher=15-percent-mov&pdp=/product/7').options).toEqual({
      ...memory.options,
      flow: 'default',
      voucher: '15-percent-mov',
      previousPdpPage: '/product/7',
    });
  });
  test('packed ones have lower precedence than plain ones', () => {
    const packed = packParams('flow=leanStep2&variant=viral');
    expect(input(`?rc=NEW&acqParams=${packed}&variant=social`).options).toEqual({
      ...DEFAULT_OPTIONS,
      flow: 'leanStep2',
      variant: 'social',
    });
  });
  test('stay in the address: they are no secrets', () => {
    const search = '?flow=leanStep2&variant=daba&voucher=20-percent-mov&sourcePath=%2Fa&pdp=%2Fb';
    expect(readEntryParams(`${search}&rc=A&token=B`, memory, null).search).toBe(search);
  });
});

describe('the referrer of an invitation link (D11)', () => {
  const struck: VisitMemory = {
    ...memory,
    invitation: { code: 'STRUCK', timestamp: null, referrer: host, source: 'memory' },
  };
  test('is the host that the visitor came from', () => {
    expect([input('?rc=NEW', host).invitation, input('?rc=NEW').invitation]).toEqual([
      named('NEW', host),
      named('NEW'),
    ]);
  });
  test('a remembered verdict on the code stays, wherever its link is opened again', () => {
    const again = [null, 'www.instagram.com'].map((referrer) => input('?rc=struck', referrer, struck).invitation);
    expect(again).toEqual([named('STRUCK', host), { ...named('STRUCK', host), cameFrom: 'www.instagram.com' }]);
  });
});
