/** Rate limit of reports: at most 60 a minute, each with the last 100 events (spec, section 9; D38). */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/harness/eventually.ts';
import { messagesOf, report, reportServer } from '../../../test/harness/report-server.ts';

const server = reportServer();
const MINUTE = 60_000;
beforeAll(() => vi.useFakeTimers({ now: Date.UTC(2026, 9, 21), toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);

test('of 70 in a minute sends 59 and a note; those of the next minute are sent again', async () => {
  let judged = 0;
  // Called once per report, when it is sent: reports are sent one after the other.
  const locale = () => {
    judged += 1;
    return 'de';
  };
  const send = server.reporter({ locale });
  for (const message of numbers(1, 70)) send(report(message));
  await server.items(60);
  // Reports over the limit are dropped before the minute ends.
  await eventually(() => expect(judged).toBe(70));
  vi.setSystemTime(Date.now() + MINUTE);
  send(report('next'));
  const limit = 'item per minute limit reached, ignoring errors until timeout';
  const expected = [...numbers(1, 59), limit, 'next'].map((body) => ({ body: { message: { body } }, custom: {} }));
  expect(messagesOf(await server.items(61))).toEqual(messagesOf(expected));
});

test('keeps the last 100 events before a report', async () => {
  vi.setSystemTime(Date.now() + MINUTE);
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const send = server.reporter();
  for (let steps = 0; steps < 150; steps += 1) navigation.dispatchEvent(new Event('currententrychange'));
  send(report('first'));
  const [first] = await server.items(1);
  expect(first?.body.telemetry?.map(({ body }) => body.message)).toEqual([
    ...numbers(1, 99).map(() => 'navigation'),
    'first',
  ]);
});
