// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { begin, link, valid } from '../../../test/harness/chart.ts';
import { DEFAULT_OPTIONS } from '../../../machines/checks/landing-options.ts';
import type { JourneyContext } from '../../../machines/journey.types.ts';
import { createMemory, readMemory, type VisitMemory } from './visit-memory.ts';

const nothing: VisitMemory = {
  invitation: null,
  token: null,
  activationId: null,
  options: DEFAULT_OPTIONS,
  remembered: { registration: null, account: null, activationError: null, applied: false },
};
const options = {
  flow: 'leanStep2',
  variant: 'daba',
  voucher: '20-percent-mov',
  sourcePath: '/campaign',
  previousPdpPage: '/product/7',
} as const;
const context = (more: Partial<JourneyContext> = {}): JourneyContext => ({ ...begin().context, ...more });
const knows = context({
  invitation: { ...link, timestamp: '2026-12-19T00:00:00Z.mac' },
  activationId: 'mailed-id',
  token: 'a.b.c',
  ...options,
  registration: { id: '1', email: 'zoe@example.org', status: 'STARTED' },
  account: { state: 'pending', email: 'zoe@example.org' },
  activationError: 'expiredLink',
  applied: true,
});
const KEY = 'vestibule.visit';
const empty = {
  version: 2,
  activationId: null,
  token: null,
  registration: null,
  account: null,
  activationError: null,
  applied: false,
  options: DEFAULT_OPTIONS,
};
const stored = (more: object = {}) => JSON.stringify({ ...empty, ...more });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('what was written down is remembered', () => {
  test('within the tab: all of it', () => {
    createMemory()(knows);
    expect(readMemory()).toEqual({
      invitation: { code: 'VESTIBULE', timestamp: '2026-12-19T00:00:00Z.mac', referrer: null, source: 'memory' },
      token: 'a.b.c',
      activationId: 'mailed-id',
      options,
      remembered: {
        registration: { id: '1', email: 'zoe@example.org', status: 'STARTED' },
        account: { state: 'pending', email: 'zoe@example.org' },
        activationError: 'expiredLink',
        applied: true,
      },
    });
  });
  test('in another tab: the invitation alone', () => {
    createMemory()(knows);
    sessionStorage.clear();
    expect([readMemory(), Object.keys(localStorage).toSorted()]).toEqual([
      {
        ...nothing,
        invitation: { code: 'VESTIBULE', timestamp: '2026-12-19T00:00:00Z.mac', referrer: null, source: 'memory' },
      },
      ['rc', 'ts'],
    ]);
  });
  test('the tab’s own invitation goes before that of other tabs, with its own time', () => {
    localStorage.setItem('rc', 'OTHER');
    localStorage.setItem('ts', '2026-12-19T00:00:00Z.mac');
    sessionStorage.setItem('rc', 'OWN');
    expect(readMemory().invitation).toEqual({ code: 'OWN', timestamp: null, referrer: null, source: 'memory' });
  });
  test('a visit that knows nothing leaves nothing', () => {
    createMemory()(knows);
    createMemory()(context());
    expect([readMemory(), Object.keys(localStorage), JSON.parse(sessionStorage.getItem(KEY) ?? '')]).toEqual([
      nothing,
      [],
      empty,
    ]);
  });
});

describe('a refused invitation (D10)', () => {
  test.each([
    ['valid', 'VESTIBULE'],
    ['noInvitationsLeft', 'VESTIBULE'],
    ['forbiddenReferrer', 'VESTIBULE'],
    ['invalid', undefined],
    ['expired', undefined],
  ] as const)('%s: %s is kept', (verdict, code) => {
    const remember = createMemory();
    remember(context({ invitation: link }));
    remember(context({ invitation: link, judgement: { ...valid, verdict } }));
    expect([readMemory().invitation?.code, localStorage.getItem('rc') ?? undefined]).toEqual([code, code]);
  });
});

describe('what can’t be read is nothing', () => {
  test.each([
    ['broken', '{"version":1,'],
    ['not an object', '"text"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['of an older version', stored({ version: 1 })],
    ['of a newer version', stored({ version: 3 })],
    ['with a version of another kind', stored({ version: '2' })],
    ['without anything but a version', JSON.stringify({ version: 2 })],
    ...Object.keys(empty).map((field) => [`without ${field}`, stored({ [field]: undefined })]),
    ['with a state never seen', stored({ account: { state: 'deleted', email: 'x' } })],
    ['with an end never seen', stored({ activationError: 'exploded' })],
    ['with an id that is none', stored({ activationId: 7 })],
    ['with a token that is none', stored({ token: {} })],
    ['with a registration of a state never seen', stored({ registration: { id: '1', email: 'x', status: 'ACTIVE' } })],
    ['with a registration without an address', stored({ registration: { id: '1', status: 'STARTED' } })],
    ['with an application that is no yes or no', stored({ applied: 'yes' })],
    ['with a flow never seen', stored({ options: { ...options, flow: 'magic' } })],
    ['with a variant never seen', stored({ options: { ...options, variant: 'x' } })],
    ['with a voucher never seen', stored({ options: { ...options, voucher: 'x' } })],
    ['with a path that is none', stored({ options: { ...options, sourcePath: 7 } })],
    ['without a path', stored({ options: { ...options, previousPdpPage: undefined } })],
  ])('%s', (_, text = '') => {
    sessionStorage.setItem(KEY, text);
    localStorage.setItem('rc', 'VESTIBULE');
    expect(readMemory()).toEqual({
      ...nothing,
      invitation: { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'memory' },
    });
  });
  test('an empty code is none', () => {
    sessionStorage.setItem('rc', '');
    expect(readMemory()).toEqual(nothing);
  });
});

describe('storage that is blocked or full: the visit goes on without it', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  test.each(['sessionStorage', 'localStorage'] as const)('%s can’t even be asked for', (area) => {
    createMemory()(knows);
    vi.spyOn(window, area, 'get').mockImplementation(refuse);
    const remember = createMemory();
    expect(() => remember(context({ invitation: link }))).not.toThrow();
    expect(readMemory()).toEqual({ ...nothing, invitation: { ...link, source: 'memory' } });
  });
  test('nothing can be read or written', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    const remember = createMemory();
    expect([readMemory(), remember(knows), readMemory()]).toEqual([nothing, undefined, nothing]);
  });
});

test('what did not change is not written again', () => {
  const remember = createMemory();
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  remember(knows);
  const first = writes.mock.calls.length;
  remember({ ...knows, problem: { kind: 'network' } });
  expect([first, writes.mock.calls.length]).toEqual([5, 5]);
  remember({ ...knows, activationId: 'newer' });
  expect(readMemory().activationId).toBe('newer');
});
