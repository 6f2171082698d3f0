/**
 * Messages of a consent platform come from another system and are validated; its script is requested hourly (spec,
 * section 7.7).
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Consent } from '../../../machines/consent/consent.types.ts';
import { connectConsent, scriptAddress } from './consent-platform.ts';

const NOW = Date.parse('2026-12-05T12:34:56Z');
const URL_OF_SCRIPT = '/entrance/cmp/js/cmp_min.js';
const consent: Consent = { analytics: true, personalisation: false };
const status = { purposes: { necessary: true, ...consent }, at: NOW };

type Call = (command: string, parameter?: unknown) => unknown;
/** Opens a connection; the script loads when the test calls `comes`, and leaves the given object. */
function connect(url = URL_OF_SCRIPT) {
  const controller = new AbortController();
  const told: Consent[] = [];
  const reported: string[] = [];
  const connection = connectConsent({
    url,
    tell: (consent) => told.push(consent),
    report: (value) => reported.push(value),
    signal: controller.signal,
  });
  const script = () => document.querySelector('script');
  const comes = (left: unknown) => {
    vi.stubGlobal('__cmp', left);
    script()?.dispatchEvent(new Event('load'));
  };
  return { connection, controller, told, reported, script, comes };
}
/** A platform that records its calls; `say` calls its listener. */
function platform() {
  const calls: unknown[][] = [];
  let listener: (value: unknown) => void = () => undefined;
  const call: Call = (command, parameter) => {
    if (command === 'addEventListener' && Array.isArray(parameter)) {
      const [event, callback] = parameter as [string, typeof listener];
      listener = callback;
      calls.push([command, event]);
    } else calls.push(parameter === undefined ? [command] : [command, parameter]);
  };
  return { call, calls, say: (value: unknown) => listener(value) };
}

beforeEach(() => {
  document.head.replaceChildren();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['/consent.js', '2026-12-05T12:00:00.000Z', '/consent.js?499020'],
  ['/consent.js', '2026-12-05T13:00:00.000Z', '/consent.js?499021'],
  ['/consent.js?id=1', '2026-12-05T13:00:00.000Z', '/consent.js?id=1&499021'],
])('%s at %s is %s', (url, time, address) => {
  expect(scriptAddress(url, Date.parse(time))).toBe(address);
});

test('loads the script of the hour with a timeout of ten seconds, and calls it', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const { connection, told, reported, script, comes } = connect();
  const { call, calls, say } = platform();
  expect(script()?.src).toBe(`${location.origin}${URL_OF_SCRIPT}?499020`);
  comes(call);
  const { openSettings, handOver } = await connection;
  say(status);
  openSettings();
  handOver({ hmacToken: 'token', passphrase: 'phrase' });
  expect({ told, reported, calls, limits: limits.mock.calls }).toEqual({
    limits: [[10_000]],
    told: [consent],
    reported: [],
    calls: [
      ['addEventListener', 'consent'],
      ['showScreenSettings'],
      ['setCredentials', { hmacToken: 'token', passphrase: 'phrase' }],
    ],
  });
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'status undefined'],
  [
    'a text for an answer',
    { purposes: { analytics: 'no', personalisation: false } },
    'status {"purposes":{"analytics":"no","personalisation":false}}',
  ],
])('ignores and reports an invalid status: %s', async (_, value, report) => {
  const { connection, told, reported, comes } = connect();
  const { call, say } = platform();
  comes(call);
  await connection;
  say(value);
  expect([told, reported]).toEqual([[], [report]]);
});

test('catches and reports a platform that throws when called', async () => {
  const { connection, reported, comes } = connect();
  comes((command: string) => {
    if (command !== 'addEventListener') throw new Error('broken');
  });
  const { openSettings, handOver } = await connection;
  openSettings();
  handOver({ hmacToken: 'token', passphrase: 'phrase' });
  expect(reported).toEqual(['showScreenSettings: "Error: broken"', 'setCredentials: "Error: broken"']);
});

describe('no connection', () => {
  test.each<[string, unknown, string]>([
    ['no call interface', undefined, 'the consent script left no call interface'],
    [
      'one that throws',
      () => {
        throw new Error('broken');
      },
      'broken',
    ],
  ])('%s', async (_, left, reason) => {
    const { connection, comes } = connect();
    comes(left);
    await expect(connection).rejects.toThrow(reason);
  });
  test('the script fails to load', async () => {
    const { connection, script } = connect();
    script()?.dispatchEvent(new Event('error'));
    await expect(connection).rejects.toThrow('cmp_min.js did not load');
  });
});
