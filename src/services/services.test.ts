/** What needs a chunk is loaded with its first call; one that does not come is no refusal: the network failed, or the page is outdated. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VisitServices } from '../../machines/visit.calls.ts';

const signal = new AbortController().signal;
const CHUNKS = {
  judgeReferrer: './entry/judge-referrer.ts',
  watchActivation: './activation/watch-activation.ts',
  askViewer: './admin/ask-viewer.ts',
  lookUpCode: './calls.ts',
  register: './calls.ts',
  finalize: './calls.ts',
  changeEmail: './calls.ts',
  resend: './calls.ts',
  requestPlace: './calls.ts',
  joinWaitingList: './calls.ts',
  applyForMembership: './calls.ts',
  unsubscribe: './calls.ts',
  logout: './calls.ts',
} as const satisfies Record<Exclude<keyof VisitServices, 'pingBackend'>, string>;
const names = Object.keys(CHUNKS) as (keyof typeof CHUNKS)[];
type Call = (input: unknown, signal: AbortSignal) => Promise<unknown>;

const dropBearer = vi.fn<() => void>();
const pingBackend = vi.fn<Call>();
const mocked = [...new Set<string>(Object.values(CHUNKS)), './bearer/bearer.ts', './connection/ping-backend.ts'];

/** The services, with each chunk replaced. */
async function servicesOver(chunk: () => object | Promise<object>) {
  vi.resetModules();
  for (const file of mocked) vi.doMock(file, chunk);
  vi.doMock('./bearer/bearer.ts', () => ({ dropBearer }));
  vi.doMock('./connection/ping-backend.ts', () => ({ pingBackend }));
  const { services, prepareNetwork } = await import('./services.ts');
  return { services: services as unknown as Readonly<Record<string, Call>>, prepareNetwork };
}
beforeEach(() => {
  dropBearer.mockReset();
  pingBackend.mockReset().mockRejectedValue(new Error('cut'));
});
afterEach(() => {
  for (const file of mocked) vi.doUnmock(file);
});
const broken = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

describe('each service is the one of its name', () => {
  test.each(names)('%s', async (name) => {
    const answer = vi.fn<Call>(() => Promise.resolve('answer'));
    const { services } = await servicesOver(() =>
      Object.fromEntries(names.map((each) => [each, each === name ? answer : () => Promise.reject(new Error(each))])),
    );
    const input = { for: name };
    expect(await services[name]?.(input, signal)).toBe('answer');
    expect([answer.mock.calls, pingBackend.mock.calls]).toEqual([[[input, signal]], []]);
  });
  test('pingBackend needs no chunk', async () => {
    const { services } = await servicesOver(broken);
    expect(services['pingBackend']).toBe(pingBackend);
  });
});

describe('a chunk that does not come', () => {
  const failure = (kind: string): unknown =>
    expect.objectContaining({ name: 'ServiceFailure', kind, message: expect.stringMatching(/./) });

  test.each(names)('%s: nobody answers either: the network', async (name) => {
    const { services } = await servicesOver(broken);
    await expect(services[name]?.({}, signal)).rejects.toEqual(failure('network'));
    expect(pingBackend.mock.calls).toEqual([[undefined, signal]]);
  });
  test.each(names)('%s: the house answers: a part of the page is missing', async (name) => {
    pingBackend.mockResolvedValue(undefined);
    const { services } = await servicesOver(broken);
    await expect(services[name]?.({}, signal)).rejects.toEqual(failure('missing'));
  });
  test('is asked for anew by the next call', async () => {
    const { services } = await servicesOver(broken);
    await expect(services['register']?.({}, signal)).rejects.toEqual(failure('network'));
    vi.doMock('./calls.ts', () => ({ register: () => Promise.resolve('answer') }));
    expect(await services['register']?.({}, signal)).toBe('answer');
  });
  test('ahead of its call nobody hears of it, and the house is not asked for', async () => {
    const { services, prepareNetwork } = await servicesOver(broken);
    const unheard = vi.fn<() => void>();
    process.on('unhandledRejection', unheard);
    prepareNetwork();
    // Asked for after it, and refused after it.
    await expect(services['register']?.({}, signal)).rejects.toMatchObject({ kind: 'network' });
    await turn();
    await turn();
    process.off('unhandledRejection', unheard);
    expect([unheard.mock.calls, pingBackend.mock.calls.length]).toEqual([[], 1]);
  });
});

test('what a service throws is handed on as it is', async () => {
  const thrown = new Error('its own');
  const { services } = await servicesOver(() => ({ register: () => Promise.reject(thrown) }));
  await expect(services['register']?.({}, signal)).rejects.toBe(thrown);
  expect(pingBackend.mock.calls).toEqual([]);
});

describe('who logs out gives up the cookie, whatever comes of it', () => {
  test('the back end hears of it: with the token, which goes after that', async () => {
    const logout = vi.fn<Call>(() => Promise.resolve(expect(dropBearer.mock.calls).toEqual([])));
    const { services } = await servicesOver(() => ({ logout }));
    await services['logout']?.(undefined, signal);
    expect([logout.mock.calls.length, dropBearer.mock.calls]).toEqual([1, [[]]]);
  });
  test('the back end fails', async () => {
    const thrown = new Error('its own');
    const { services } = await servicesOver(() => ({ logout: () => Promise.reject(thrown) }));
    await expect(services['logout']?.(undefined, signal)).rejects.toBe(thrown);
    expect(dropBearer.mock.calls).toEqual([[]]);
  });
  test.each(['network', 'missing'])('the chunk does not come: %s', async (kind) => {
    if (kind === 'missing') pingBackend.mockResolvedValue(undefined);
    const { services } = await servicesOver(broken);
    await expect(services['logout']?.(undefined, signal)).rejects.toMatchObject({ kind });
    expect(dropBearer.mock.calls).toEqual([[]]);
  });
  test('nothing comes at all, and the visit waits no longer', async () => {
    const waits = new AbortController();
    const { services } = await servicesOver(() => new Promise<object>(() => undefined));
    void services['logout']?.(undefined, waits.signal);
    await turn();
    const before = dropBearer.mock.calls.length;
    waits.abort();
    expect([before, dropBearer.mock.calls.length]).toEqual([0, 1]);
  });
  test('no other service does', async () => {
    const { services } = await servicesOver(() => ({ register: () => Promise.resolve('answer') }));
    await services['register']?.({}, signal);
    expect(dropBearer.mock.calls).toEqual([]);
  });
});
