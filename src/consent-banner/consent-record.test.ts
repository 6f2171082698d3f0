/** The visitor's choice: stored only when made, sent to all listeners, and recorded once for a known customer (D36). */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHOICE_KEY, writeChoice } from '../services/consent/stored-choice.ts';
import { createConsentRecord, type ConsentStatus } from './consent-record.ts';

const NOW = Date.parse('2026-12-05T12:00:00Z');
const all = { analytics: true, personalisation: true };
const none = { analytics: false, personalisation: false };
const credentials = { hmacToken: 'token', passphrase: 'phrase' };
const statusOf = (consent: typeof all, at = NOW): ConsentStatus => ({ purposes: { necessary: true, ...consent }, at });

const sent: unknown[] = [];
let answer: () => Promise<Response> = () => Promise.resolve(new Response(null, { status: 204 }));
const post = (consent: typeof all) => ({
  path: '/entrance/cmp/credentials',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  keepalive: true,
  body: { ...credentials, ...consent },
});

beforeEach(() => {
  sent.length = 0;
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('fetch', (path: string, { body, ...init }: RequestInit & { body: string }) => {
    sent.push({ path, ...init, body: JSON.parse(body) as unknown });
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function record() {
  const made = createConsentRecord();
  const statuses: ConsentStatus[] = [];
  made.listeners.add((status) => statuses.push(status));
  return { ...made, statuses };
}

test('knows, stores and sends nothing before a choice', () => {
  const { consent, status, statuses } = record();
  expect([consent(), status(), statuses, localStorage.length, sent]).toEqual([null, null, [], 0, []]);
});

test('stores and reports a choice, and restores it on the next page load', () => {
  const { decide, status, statuses } = record();
  decide(all);
  const again = record();
  expect([statuses, status(), again.status(), again.statuses]).toEqual([
    [statusOf(all)],
    statusOf(all),
    statusOf(all),
    [],
  ]);
});

describe('a known customer', () => {
  test('sends the choice once choice and credentials are present, in either order', () => {
    for (const order of [
      ['identify', 'decide'],
      ['decide', 'identify'],
    ] as const) {
      sent.length = 0;
      localStorage.clear();
      const { decide, identify } = record();
      const steps = { identify: () => identify(credentials), decide: () => decide(all) };
      steps[order[0]]();
      const before = [...sent];
      steps[order[1]]();
      expect([order, before, sent]).toEqual([order, [], [post(all)]]);
    }
  });
  test('sends another choice, but never the same one twice', () => {
    const { decide, identify } = record();
    decide(all);
    identify(credentials);
    identify({ ...credentials });
    decide(all);
    decide(none);
    expect(sent).toEqual([post(all), post(none)]);
  });
  test('retries a failed request with the next change', async () => {
    const { decide, identify } = record();
    answer = () => Promise.reject(new TypeError('no network'));
    decide(all);
    identify(credentials);
    await turn();
    identify(credentials);
    expect(sent).toEqual([post(all), post(all)]);
  });
});

describe('another tab', () => {
  const dispatchStorage = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  test('applies its choice, with its time', () => {
    const { consent, statuses } = record();
    writeChoice({ ...none, at: NOW - 5 });
    dispatchStorage(CHOICE_KEY);
    expect([consent(), statuses]).toEqual([{ ...none, at: NOW - 5 }, [statusOf(none, NOW - 5)]]);
  });
  test.each([['stored nonsense', () => localStorage.setItem(CHOICE_KEY, '{'), CHOICE_KEY]])(
    '%s: keeps the choice of this tab',
    (_, does, key) => {
      const { decide, consent, statuses } = record();
      decide(all);
      does();
      dispatchStorage(key);
      expect([consent(), statuses]).toEqual([{ ...all, at: NOW }, [statusOf(all)]]);
    },
  );
});
