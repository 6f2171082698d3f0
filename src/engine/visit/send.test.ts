/** Each event is sent in full; each press has its own key (D21). */
import { afterEach, expect, test, vi } from 'vitest';
import { values } from '../../../test/harness/chart.ts';
import type { VisitEvent } from '../../../machines/context/visit.types.ts';
import { senderOf, type Send } from './send.ts';

const key: unknown = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const NOW = 1234;

afterEach(() => {
  vi.useRealTimers();
});
test.each<[say: (send: Send) => void, event: object]>([
  [(send) => send('wait.cancelled'), { type: 'wait.cancelled' }],
  [(send) => send('form.submitted', { values }), { type: 'form.submitted', values, locale: 'de', key }],
  [(send) => send('mail.requested'), { type: 'mail.requested', locale: 'de', at: NOW, key }],
  [(send) => send('unsubscribe.pressed'), { type: 'unsubscribe.pressed', key }],
])('%s', (say, event) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const sent: VisitEvent[] = [];
  const send = senderOf((one) => sent.push(one), 'de');
  say(send);
  say(send);
  expect(sent).toEqual([event, event]);
  const keys = sent.flatMap((one) => ('key' in one ? [one.key] : []));
  expect(new Set(keys).size).toBe(keys.length);
});
