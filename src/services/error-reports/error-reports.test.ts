/** Anomalies buffered by the shell until the reporting chunk is loaded (D38). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createErrorReports, type Anomaly, type VisitState, type Report, type Reporter } from './error-reports.ts';

history.replaceState(null, '', '/acquisition/de/lobby?token=a');

const NOW = Date.UTC(2026, 9, 21);
const where = { at: NOW, path: '/acquisition/de/lobby', visit: null };
let shell: ReturnType<typeof createErrorReports>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(window, 'addEventListener');
  shell = createErrorReports();
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
    if (listener) window.removeEventListener(type, listener);
  vi.useRealTimers();
});
const anomaly = (message: string): Anomaly => ({ what: 'render', message });
/** Reports delivered from here on. */
function delivered(): Report[] {
  const reports: Report[] = [];
  shell.deliverTo((report) => reports.push(report));
  return reports;
}

test('an anomaly: has the state of the visit when it occurred, not when delivered', () => {
  let visit: VisitState = { state: ['boot'], events: [] };
  shell.describeBy(() => visit);
  shell.report(anomaly('early'));
  visit = { state: ['lobby'], events: ['join.pressed'] };
  expect(delivered()).toEqual([{ ...anomaly('early'), ...where, visit: { state: ['boot'], events: [] } }]);
});

describe('delivery', () => {
  test('queues the first 50: later ones follow from them', () => {
    for (let count = 1; count <= 60; count += 1) shell.report(anomaly(`${count}`));
    const messages = delivered().map(({ message }) => message);
    expect([messages.length, messages.at(0), messages.at(-1)]).toEqual([50, '1', '50']);
  });
  test('a failure breaks neither the reporter nor the next report', () => {
    shell.report(anomaly('kept'));
    shell.report(anomaly('kept too'));
    const reporter = vi.fn<Reporter>(() => {
      throw new Error('no');
    });
    expect(() => {
      shell.deliverTo(reporter);
      shell.report(anomaly('later'));
    }).not.toThrow();
    expect(reporter.mock.calls.map(([{ message }]) => message)).toEqual(['kept', 'kept too', 'later']);
  });
});

describe('uncaught errors', () => {
  const error = new TypeError('x is not a function');
  const uncaught = (init: ErrorEventInit) => window.dispatchEvent(new ErrorEvent('error', init));
  const rejected = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  beforeEach(() => shell.listenForErrors());

  test.each<[string, () => void, object[]]>([
    [
      'an error',
      () => uncaught({ message: 'Uncaught TypeError', error, filename: 'https://vestibule.example/a.js' }),
      [{ what: 'uncaught', message: 'Uncaught TypeError', error, ...where }],
    ],
    ['a rejection', () => rejected(error), [{ what: 'rejection', message: '', error, ...where }]],
    [
      'an error of another origin’s script, of which nothing is known',
      () => uncaught({ message: 'Script error.' }),
      [],
    ],
    [
      'the browser’s warning of observed sizes',
      () =>
        uncaught({ message: 'ResizeObserver loop completed with undelivered notifications.', filename: 'https://a' }),
      [],
    ],
  ])('%s', (_, act, expected) => {
    act();
    expect(delivered()).toEqual(expected);
  });
});
