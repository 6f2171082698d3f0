/**
 * A service's chunk is loaded on its first call; a load failure is never a refusal: the network failed, or the page is
 * outdated.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serviceCalls, type VisitServices } from '../../machines/context/visit.calls.ts';
import { createServices, loaderOf } from './services.ts';

const signal = new AbortController().signal;
const names = (Object.keys(serviceCalls) as readonly (keyof VisitServices)[]).filter((name) => name !== 'pingBackend');
type Call = (input: unknown, signal: AbortSignal) => Promise<unknown>;

const dropBearer = vi.fn<() => void>();
const pingBackend = vi.fn<Call>();

/** The services with each chunk replaced. */
function servicesOver(chunk: () => object | Promise<object>) {
  const { services, prepareNetwork } = createServices({
    // Like an import: a synchronous error becomes a rejection.
    loaderOf: () => async () => (await chunk()) as VisitServices,
    pingBackend: pingBackend as VisitServices['pingBackend'],
    dropBearer,
  });
  return { services: services as Readonly<Record<string, Call>>, prepareNetwork };
}
beforeEach(() => {
  dropBearer.mockReset();
  pingBackend.mockReset().mockRejectedValue(new Error('cut'));
});
const broken = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

test('each service is in the chunk of its name; pingBackend needs none', async () => {
  const { services } = servicesOver(() =>
    Object.fromEntries(names.map((name) => [name, (...given: readonly unknown[]) => Promise.resolve([name, given])])),
  );
  for (const name of names) {
    expect(await services[name]?.({ for: name }, signal)).toEqual([name, [{ for: name }, signal]]);
    expect([name, typeof (await loaderOf(name)())[name]]).toEqual([name, 'function']);
  }
  expect([pingBackend.mock.calls, services['pingBackend']]).toEqual([[], pingBackend]);
});

describe('a chunk that fails to load', () => {
  const failure = (kind: string): unknown =>
    expect.objectContaining({ name: 'ServiceFailure', kind, message: expect.stringMatching(/./) });

  test('no response either: network', async () => {
    const { services } = servicesOver(broken);
    await expect(services['register']?.({}, signal)).rejects.toEqual(failure('network'));
    expect(pingBackend.mock.calls).toEqual([[undefined, signal]]);
  });
  test('the server responds: a part of the page is missing', async () => {
    pingBackend.mockResolvedValue(undefined);
    const { services } = servicesOver(broken);
    await expect(services['register']?.({}, signal)).rejects.toEqual(failure('missing'));
  });
  test('is loaded again by the next call', async () => {
    let chunk: () => object = broken;
    const { services } = servicesOver(() => chunk());
    await expect(services['register']?.({}, signal)).rejects.toEqual(failure('network'));
    chunk = () => ({ register: () => Promise.resolve('answer') });
    expect(await services['register']?.({}, signal)).toBe('answer');
  });
  test('preloading fails silently, and does not ping the server', async () => {
    const { services, prepareNetwork } = servicesOver(broken);
    const onUnhandled = vi.fn<() => void>();
    process.on('unhandledRejection', onUnhandled);
    void prepareNetwork();
    // Called and rejected after it.
    await expect(services['register']?.({}, signal)).rejects.toMatchObject({ kind: 'network' });
    await turn();
    await turn();
    process.off('unhandledRejection', onUnhandled);
    expect([onUnhandled.mock.calls, pingBackend.mock.calls.length]).toEqual([[], 1]);
  });
});

test('passes on an error of the service, and stays loaded', async () => {
  const thrown = new Error('its own');
  const { services } = servicesOver(() => ({ register: () => Promise.reject(thrown) }));
  await expect(services['register']?.({}, signal)).rejects.toBe(thrown);
  expect([pingBackend.mock.calls, dropBearer.mock.calls]).toEqual([[], []]);
});

describe('logout removes the cookie in any case', () => {
  test('the back end gets the token, which is removed afterwards', async () => {
    const logout = vi.fn<Call>(() => Promise.resolve(expect(dropBearer.mock.calls).toEqual([])));
    const { services } = servicesOver(() => ({ logout }));
    await services['logout']?.(undefined, signal);
    expect([logout.mock.calls.length, dropBearer.mock.calls]).toEqual([1, [[]]]);
  });
  test('the back end fails', async () => {
    const thrown = new Error('its own');
    const { services } = servicesOver(() => ({ logout: () => Promise.reject(thrown) }));
    await expect(services['logout']?.(undefined, signal)).rejects.toBe(thrown);
    expect(dropBearer.mock.calls).toEqual([[]]);
  });
  test.each(['network', 'missing'])('the chunk fails to load: %s', async (kind) => {
    if (kind === 'missing') pingBackend.mockResolvedValue(undefined);
    const { services } = servicesOver(broken);
    await expect(services['logout']?.(undefined, signal)).rejects.toMatchObject({ kind });
    expect(dropBearer.mock.calls).toEqual([[]]);
  });
  test('no response, and the visit has stopped waiting', async () => {
    const waits = new AbortController();
    const { services } = servicesOver(() => new Promise<object>(() => undefined));
    void services['logout']?.(undefined, waits.signal);
    await turn();
    const before = dropBearer.mock.calls.length;
    waits.abort();
    expect([before, dropBearer.mock.calls.length]).toEqual([0, 1]);
  });
});
