/** The status subscription against a real server: retry delays are recorded and elapse at once. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { subscribeToStatus, type Status } from '../../src/services/activation/status-subscription.ts';
import { statusServer } from './status-server.ts';
import { eventually } from './eventually.ts';

/** Doubling from one second, without jitter. */
export const WAITS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000];
/** Close codes after which a connection is not retried (spec, section 9). */
export const FATAL: readonly number[] = [4500, 4005, 4400, 4004, 4401, 4403, 4406, 4408, 4504, 4409, 4429];
/** In ms; longer than any test. */
const PRE_HYDRATION = 1_000_000_000;

export function subscriptionTests() {
  const server = statusServer();
  const waited: number[] = [];
  const ends: (() => void)[] = [];
  let shortened: Readonly<Record<number, number>> = {};
  let holding = false;
  const waiting: (() => void)[] = [];
  const release = () => {
    holding = false;
    for (const over of waiting.splice(0)) over();
  };

  beforeEach(() => {
    vi.stubGlobal('WebSocket', server.Socket);
    document.cookie = '__Host-acq_token=a.b.c; path=/; secure';
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { setTimeout: wait } = globalThis;
    const shorter = (done: () => void, milliseconds = 0) => {
      // Only retry delays are a second times a power of two.
      const retry = Number.isInteger(Math.log2(milliseconds / 1_000)) && milliseconds >= 1_000;
      if (retry) waited.push(milliseconds);
      if (retry && holding) {
        const timer = wait(done, PRE_HYDRATION);
        waiting.push(() => {
          clearTimeout(timer);
          done();
        });
        return timer;
      }
      return wait(done, shortened[milliseconds] ?? (retry ? 0 : milliseconds));
    };
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(shorter);
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) end();
    release();
    try {
      await server.left();
    } finally {
      waited.length = 0;
      shortened = {};
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    }
  });

  return {
    server,
    /** The retry delays, in ms. */
    waited,
    /** Replaces long delays by shorter ones. */
    shorten: (waits: Readonly<Record<number, number>>) => {
      shortened = waits;
    },
    /** Holds all retry delays until the returned function is called. */
    hold: () => {
      holding = true;
      return release;
    },
    subscribe: (endpoint = server.url()) => {
      const statuses: Status[] = [];
      const end = subscribeToStatus(
        endpoint,
        (status) => void statuses.push(status),
        () => undefined,
      );
      ends.push(end);
      return { statuses, end };
    },
    /** Resolves once this many connections were made. */
    connections: (count: number) => eventually(() => expect(server.seen.params.length).toBe(count)),
  };
}
