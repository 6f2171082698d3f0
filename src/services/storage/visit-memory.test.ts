/**
 * Storing and reading the memory; for malformed content see visit-memory-shapes.test.ts, for keys unanswered.test.ts.
 */
import { describe, expect, test, vi } from 'vitest';
import { begin, link, requestsWith, valid, contextWith, type Known } from '../../../test/harness/chart.ts';
import { attemptIn, completions } from '../../../test/harness/registration.ts';
import { EMPTY_MEMORY } from '../../../test/harness/empty-memory.ts';
import { DEFAULT_OPTIONS } from '../../../machines/landing-pages/landing-options.ts';
import { changed, REQUESTS } from '../../../machines/context/requests.ts';
import type { VisitContext, Remembered } from '../../../machines/context/visit.types.ts';
import { createMemory, MEMORY_VERSION, readMemory } from './visit-memory.ts';

const asked = {
  variant: 'daba',
  voucher: '20-percent-mov',
  sourcePath: '/campaign',
  previousPdpPage: '/product/7',
} as const;
const options = { flow: 'leanStep2', ...asked } as const;
const context = (more: Known = {}): VisitContext => contextWith(begin().context, more);
const remembered: Remembered = {
  registration: { id: '1', email: 'zoe@example.org', status: 'STARTED' },
  account: { state: 'pending', email: 'zoe@example.org' },
  activation: { error: 'expiredLink', success: { how: 'justNow', url: '/shop' } },
  anewOffered: true,
  membership: { applied: true, teaserClosed: true },
  requests: requestsWith({
    register: { sent: attemptIn('default') },
    complete: { sent: { key: 'step', completion: completions.socialRegistration } },
    teaser: { sent: { email: 'ada@example.org', locale: 'de', key: 'address' } },
    join: { sent: { key: 'press' } },
    resend: { sent: { key: 'mail', locale: 'de' }, again: { accepted: false, at: 1, againAt: 60_001 } },
  }),
  forwardAt: 20_000,
  grantedVoucher: '15-percent-mov',
  accent: 'blush',
};
const knows = context({
  invitation: { ...link, timestamp: '2026-12-19T00:00:00Z.mac' },
  ...remembered,
  activation: { ...remembered.activation, id: 'mailed-id', newsletterFollows: true },
  token: { text: 'a.b.c' },
  flow: 'leanStep2',
  options: asked,
});
/** Requests that are resent with their key; the others are requested again. */
const KEYED = REQUESTS.filter((name) => !['code', 'lookUp', 'viewer'].includes(name));
const KEY = 'vestibule.visit';

describe('restores stored data', () => {
  test('in another tab: the invitation, and the accent of its visit', () => {
    createMemory()(knows);
    sessionStorage.clear();
    expect([readMemory(), Object.keys(localStorage).toSorted()]).toEqual([
      {
        ...EMPTY_MEMORY,
        invitation: { code: 'VESTIBULE', timestamp: '2026-12-19T00:00:00Z.mac', referrer: null, source: 'memory' },
        remembered: { accent: 'blush' },
      },
      ['rc', 'ts', 'vestibule.accent'],
    ]);
  });
  test('the tab’s own invitation takes precedence over that of other tabs, with its timestamp', () => {
    localStorage.setItem('rc', 'OTHER');
    localStorage.setItem('ts', '2026-12-19T00:00:00Z.mac');
    sessionStorage.setItem('rc', 'OWN');
    expect(readMemory().invitation).toEqual({ code: 'OWN', timestamp: null, referrer: null, source: 'memory' });
  });
  test('a visit without data stores nothing', () => {
    const { requests, activation, ...nothing } = Object.fromEntries(
      Object.keys(remembered).map((what) => [what, Reflect.get(context(), what)]),
    );
    createMemory()(knows);
    createMemory()(context());
    expect([readMemory(), Object.keys(localStorage), JSON.parse(sessionStorage.getItem(KEY) ?? '')]).toEqual([
      { ...EMPTY_MEMORY, remembered: { ...nothing, activation: { error: null, success: null }, requests } },
      [],
      {
        version: MEMORY_VERSION,
        token: null,
        ...nothing,
        activation,
        sent: Object.fromEntries(KEYED.map((name) => [name, null])),
        again: null,
        options: DEFAULT_OPTIONS,
      },
    ]);
  });
});

test.each([
  ['noInvitationsLeft', 'VESTIBULE'],
  ['forbiddenReferrer', 'VESTIBULE'],
  ['invalid', undefined],
  ['expired', undefined],
] as const)('a refused invitation (D10): %s: %s is kept', (verdict, code) => {
  const remember = createMemory();
  remember(context({ invitation: link }));
  remember(context({ invitation: link, codeCheck: { ...valid, verdict } }));
  expect([readMemory().invitation?.code, localStorage.getItem('rc') ?? undefined]).toEqual([code, code]);
});

describe('blocked or full storage: the visit works for this page', () => {
  const refuse = (name: string) => () => {
    throw new DOMException('no', name);
  };
  /** A new page load. */
  const loaded = () => {
    vi.resetModules();
    return import('./visit-memory.ts');
  };
  const known = {
    ...EMPTY_MEMORY,
    invitation: { ...knows.invitation, source: 'memory' },
    activationId: 'mailed-id',
    newsletterFollows: true,
  };
  const whole = { ...known, token: 'a.b.c', options, remembered };

  test.each([
    ['sessionStorage', { accent: 'blush' }],
    ['localStorage', remembered],
  ] as const)('%s throws on access', async (area, left) => {
    vi.spyOn(window, area, 'get').mockImplementation(refuse('SecurityError'));
    const page = await loaded();
    page.createMemory()(knows);
    const next = await loaded();
    expect([page.readMemory(), next.readMemory().remembered]).toEqual([whole, left]);
    expect(next.readMemory().invitation).toEqual(known.invitation);
  });
  test('nothing can be read or written', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse('SecurityError'));
    const page = await loaded();
    const before = page.readMemory();
    page.createMemory()(knows);
    expect([before, page.readMemory(), (await loaded()).readMemory()]).toEqual([EMPTY_MEMORY, whole, EMPTY_MEMORY]);
  });
});

test('does not rewrite unchanged data', () => {
  const remember = createMemory();
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  remember(knows);
  const first = writes.mock.calls.length;
  remember({ ...knows, ...changed(knows, 'join', { problem: { kind: 'network' } }) });
  expect([first, writes.mock.calls.length]).toEqual([6, 6]);
  remember(contextWith(knows, { activation: { id: 'newer' } }));
  expect(readMemory().activationId).toBe('newer');
});
