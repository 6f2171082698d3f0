import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtIn } from '../../../machines/domain/configuration.ts';
import {
  builtInConfiguration,
  configuration,
  configured,
  isConfigurationSettled,
  onConfiguration,
} from '../../services/configuration/configuration.ts';
import type { Anomaly } from '../../services/error-reports/error-reports.ts';
import { loadConfiguration } from './load-configuration.ts';

const report = vi.hoisted(() => vi.fn<(anomaly: Anomaly) => void>());
vi.mock('../../services/error-reports/error-reports.ts', () => ({ report }));
const reported = () => report.mock.calls.map(([{ what, message }]) => `${what}: ${message}`);

const environment = 'production';
const full = { environment, entrancePageConfig: { technicalIssue: true } };

describe('loading', () => {
  const answer = vi.fn<typeof fetch>();
  const load = async () => {
    const changed = vi.fn<() => void>();
    const stop = onConfiguration(changed);
    const loading = loadConfiguration();
    const before = isConfigurationSettled();
    await loading;
    stop();
    const notified = changed.mock.calls.length;
    await loadConfiguration();
    return {
      now: configuration(),
      bare: builtInConfiguration(),
      notified: [notified > 0, changed.mock.calls.length - notified],
      settled: [before, isConfigurationSettled()],
    };
  };
  beforeEach(() => {
    answer.mockReset();
    report.mockReset();
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('requests below the base path, with credentials, and notifies subscribers', async () => {
    answer.mockImplementation(() => Promise.resolve(Response.json({ environment })));
    expect(await load()).toEqual({
      now: { ...builtIn, environment },
      bare: builtIn,
      notified: [true, 0],
      settled: [false, true],
    });
    expect(answer.mock.calls[0]).toEqual([
      '/acquisition/defaults.json',
      { credentials: 'include', signal: expect.any(AbortSignal) as unknown },
    ]);
  });
  test.each<[string, () => Promise<Response>]>([
    ['500', () => Promise.resolve(Response.json(full, { status: 500 }))],
    ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['nothing', () => Promise.resolve(new Response(null))],
  ])('%s: uses the built-in values', async (_, answered) => {
    answer.mockImplementation(answered);
    const { now, settled } = await load();
    expect([now, settled]).toEqual([builtIn, [false, true]]);
  });

  /** A page load with a response that the test controls. */
  const waiting = () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer.mockImplementation(() => promise);
    const loading = loadConfiguration();
    return { loading, answerWith: (payload: object) => resolve(Response.json(payload)) };
  };
  const settled = async (promise: Promise<void>) => {
    let is = false;
    void promise.then(() => (is = true));
    await vi.advanceTimersByTimeAsync(0);
    return is;
  };

  test('callers wait less than a second in total; later values are applied and reported', async () => {
    vi.useFakeTimers();
    const { loading, answerWith } = waiting();
    const waited = configured();
    await vi.advanceTimersByTimeAsync(800);
    expect([await settled(waited), await settled(configured()), configuration()]).toEqual([true, true, builtIn]);
    await vi.advanceTimersByTimeAsync(700);
    answerWith({ environment });
    await loading;
    expect([configuration(), reported()]).toEqual([{ ...builtIn, environment }, ['defaults: late, after 1500 ms']]);
  });

  test('reports unusable fields by name', async () => {
    const { loading, answerWith } = waiting();
    answerWith({ environment: 7, entrancePageConfig: { loginUrl: 'javascript:alert(1)' } });
    await loading;
    expect(reported()).toEqual(["defaults: can't be used: environment, loginUrl"]);
  });

  test('after 10 s without a response: stops waiting and reports it', async () => {
    vi.useFakeTimers();
    const { loading } = waiting();
    await vi.advanceTimersByTimeAsync(9_999);
    const before = isConfigurationSettled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect([before, isConfigurationSettled(), answer.mock.calls[0]?.[1]?.signal?.aborted, reported()]).toEqual([
      false,
      true,
      true,
      ['defaults: not available'],
    ]);
  });
});
