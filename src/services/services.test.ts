// @vitest-environment jsdom
/** What needs a chunk is loaded with its first call; one that does not come is a failure of the network, not a refusal. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { JourneyServices } from '../../machines/journey.services.ts';

const signal = new AbortController().signal;
const CHUNKS = {
  judgeReferrer: './arrival/judge-referrer.ts',
  watchActivation: './activation/watch-activation.ts',
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
} as const satisfies Record<Exclude<keyof JourneyServices, 'reachHouse'>, string>;
const names = Object.keys(CHUNKS) as (keyof typeof CHUNKS)[];
type Call = (input: unknown, signal: AbortSignal) => Promise<unknown>;

/** The services, with each chunk replaced. */
async function servicesOver(chunk: () => object) {
  vi.resetModules();
  for (const file of new Set(Object.values(CHUNKS))) vi.doMock(file, chunk);
  const { services, prepareNetwork } = await import('./services.ts');
  return { services: services as unknown as Readonly<Record<string, Call>>, prepareNetwork };
}
afterEach(() => {
  for (const file of new Set(Object.values(CHUNKS))) vi.doUnmock(file);
});

describe('each service is the one of its name', () => {
  test.each(names)('%s', async (name) => {
    const answer = vi.fn<Call>(() => Promise.resolve('answer'));
    const { services } = await servicesOver(() =>
      Object.fromEntries(names.map((each) => [each, each === name ? answer : () => Promise.reject(new Error(each))])),
    );
    const input = { for: name };
    expect(await services[name]?.(input, signal)).toBe('answer');
    expect(answer.mock.calls).toEqual([[input, signal]]);
  });
});

describe('a chunk that does not come', () => {
  const broken = () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  test.each(names)('%s', async (name) => {
    const { services } = await servicesOver(broken);
    await expect(services[name]?.({}, signal)).rejects.toMatchObject({ name: 'ServiceFailure', kind: 'network' });
  });
  test('ahead of its call nobody hears of it', async () => {
    const { services, prepareNetwork } = await servicesOver(broken);
    const unheard = vi.fn<() => void>();
    process.on('unhandledRejection', unheard);
    prepareNetwork();
    // Asked for after it, and refused after it.
    await expect(services['register']?.({}, signal)).rejects.toMatchObject({ kind: 'network' });
    await turn();
    await turn();
    process.off('unhandledRejection', unheard);
    expect(unheard.mock.calls).toEqual([]);
  });
});

test('what a service throws is handed on as it is', async () => {
  const thrown = new Error('its own');
  const { services } = await servicesOver(() => ({ register: () => Promise.reject(thrown) }));
  await expect(services['register']?.({}, signal)).rejects.toBe(thrown);
});
