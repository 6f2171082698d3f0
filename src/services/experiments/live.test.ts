/**
 * Live changes over Server-Sent Events (spec, sections 7.6 and 9): reported while the visit lasts; invalid ones are
 * not.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Found } from '../../../machines/experiments/experiments.types.ts';
import { featureService, foundVoucher, withVoucher } from '../../../test/harness/feature-service.ts';
import { eventually } from '../../../test/harness/eventually.ts';

const service = featureService();
const { visit, serves, tell, closed } = service;
const STREAM = '/sub/sdk-vestibule';
const without: Found = {
  values: { 'welcome-voucher': '10-percent-no-mov', 'registration-flow': null },
  redirect: null,
  assignments: [],
};
const changed = JSON.stringify(withVoucher());

async function opened(updates: Found[] = []) {
  expect(await visit({ updates })).toEqual(without);
  await eventually(() => expect(service.streams.length).toBe(1));
  return updates;
}
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => serves(withVoucher({ coverage: 0 })));

test('applies a changed value', async () => {
  const updates = await opened();
  tell('features', changed);
  await eventually(() => expect(updates).toEqual([foundVoucher]));
});
test('refetches on a change event', async () => {
  const updates = await opened();
  serves(withVoucher());
  tell('features-updated', '{}');
  await eventually(() => expect(updates).toEqual([foundVoucher]));
});
test.each([
  ['garbage', 'x{'],
  ['no features', '{}'],
  ['a feature that can’t be evaluated', '{"features":{"welcome-voucher":{"rules":["x"]}}}'],
])('%s changes nothing; later updates are applied', async (_, broken) => {
  const updates = await opened();
  tell('features', broken);
  tell('features', changed);
  await eventually(() => expect(updates).toEqual([foundVoucher]));
});

test('opens no stream if the service offers none', async () => {
  serves(withVoucher(), {});
  await visit();
  service.leave();
  expect(service.server.received.map(({ path }) => path)).toEqual(['/api/features/sdk-vestibule']);
});

describe('closes the stream', () => {
  test('when the visit ends, and emits nothing more', async () => {
    const updates = await opened();
    tell('features', changed);
    service.leave();
    await eventually(() => expect(closed()).toContain(STREAM));
    expect(updates).toEqual([]);
  });
  test('20 s after the page was hidden, and reopens it when visible (spec, section 9)', async () => {
    const updates = await opened();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    hide(true);
    vi.advanceTimersByTime(19_999);
    expect(closed()).not.toContain(STREAM);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await eventually(() => expect(closed()).toContain(STREAM));
    hide(false);
    await eventually(() => expect(service.streams.length).toBe(2));
    tell('features', changed);
    await eventually(() => expect(updates).toEqual([foundVoucher]));
  });
});

/** A stream that the test makes fail. */
class FailingEventSource extends EventTarget {
  static readonly opened: FailingEventSource[] = [];
  readyState = 0;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    FailingEventSource.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
}
test('after more than 3 errors pauses the stream, for up to 300 s (spec, section 9)', async () => {
  const { opened: sources } = FailingEventSource;
  vi.stubGlobal('EventSource', FailingEventSource);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await visit();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waits = [3_000, 9_000, 27_000, 81_000, 243_000, 300_000, 300_000];
  for (let errors = 1; errors <= 3; errors += 1) sources[0]?.onerror?.();
  expect(sources.map(({ readyState }) => readyState)).toEqual([0]);
  for (const [at, wait] of waits.entries()) {
    sources[at]?.onerror?.();
    expect(sources.map(({ readyState }) => readyState)).toEqual(Array.from({ length: at + 1 }, () => 2));
    vi.advanceTimersByTime(wait - 1);
    expect(sources.length).toBe(at + 1);
    vi.advanceTimersByTime(1);
    expect(sources.length).toBe(at + 2);
  }
});
