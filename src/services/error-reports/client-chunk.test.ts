/** The chunk that sends reports: loaded with the first report; it may load late or fail (D38). */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Report, Reporter } from './error-reports.ts';
import { rollbarReporter } from './rollbar-reporter.ts';
import { eventually } from '../../../test/harness/eventually.ts';

const sent = vi.fn<(report: Report) => Promise<void>>(() => Promise.resolve());
const asked = vi.fn<() => void>();
beforeEach(() => {
  vi.clearAllMocks();
});
let load: () => Promise<typeof sent>;
const chunkIs = (chunk: typeof load) => {
  load = chunk;
};
const reporter = (endpoint = '/reports'): Reporter =>
  rollbarReporter({
    settings: () => ({ endpoint, accessToken: 'a', environment: 'test', codeVersion: 'abc' }),
    locale: () => 'en',
    secretsOf: () => [],
    loadClient: () => {
      asked();
      return load();
    },
  });
const report = (message: string): Report => ({ what: 'render', message, at: 0, path: '/', visit: null });
const messages = () => sent.mock.calls.map(([{ message }]) => message);

test('loads with the first report, once, and not without an endpoint', async () => {
  chunkIs(() => Promise.resolve(sent));
  reporter('')(report('nowhere'));
  const send = reporter();
  expect(asked.mock.calls.length).toBe(0);
  send(report('1'));
  send(report('2'));
  await eventually(() => expect(messages()).toEqual(['1', '2']));
  expect(asked.mock.calls.length).toBe(1);
});
test('queues up to 100 reports in order while loading', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof sent>();
  chunkIs(() => promise);
  const send = reporter();
  for (let count = 1; count <= 110; count += 1) send(report(`${count}`));
  expect(messages()).toEqual([]);
  resolve(sent);
  await eventually(() => expect(messages().length).toBe(100));
  send(report('later'));
  await eventually(() => expect(messages().at(-1)).toBe('later'));
  expect([messages().length, messages().at(0), messages().at(99)]).toEqual([101, '1', '100']);
});
