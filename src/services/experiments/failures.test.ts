/**
 * A slow, faulty or absent feature service: the initialisation rejects within 10 s and leaves nothing running (D35).
 */
import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import { ANSWER_LIMIT } from '../network/capped-fetch.ts';
import { createConsentedStorage } from './consented-storage.ts';
import { featureService, foundVoucher, withVoucher } from '../../../test/harness/feature-service.ts';
import { eventually } from '../../../test/harness/eventually.ts';

const service = featureService();
const { server, visit, serve, serves, closed } = service;
const FEATURES = '/api/features/sdk-vestibule';
const json =
  (body: string, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', 'x-sse-support': 'enabled' }).end(body);
const wrongShape = new TypeError('The features have a wrong shape');
const rule = (rules: unknown) => JSON.stringify({ features: { 'welcome-voucher': { rules } } });

test.each<[string, () => void]>([
  ['does not answer', () => serve((response) => void response.destroy())],
  ['breaks', () => serve(json('', 500))],
  ['has no stream', () => serve((response) => void response.writeHead(200).end(JSON.stringify(withVoucher())))],
])('a host that %s: logs nothing to the console', async (_, begin) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  begin();
  await visit().catch(() => undefined);
  expect([server.received.length, warned.mock.calls]).toEqual([1, []]);
  warned.mockRestore();
});

test.each<[string, number, () => void]>([
  ['what it stored is too old, and no answer comes', 241, () => serve((response) => void response.destroy())],
  ['it ends before an answer comes', 0, () => serve(json(JSON.stringify(withVoucher())))],
])('an earlier visit, where %s: logs nothing to the console', async (_, minutes, begin) => {
  const staleAt = new Date(Date.now() - minutes * 60_000).toISOString();
  const stored = [[`${server.origin()}||sdk-vestibule`, { data: withVoucher(), version: '', staleAt, sse: true }]];
  localStorage.setItem('vestibule.experiments.features', JSON.stringify(stored));
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  begin();
  const visited = visit({ storage: createConsentedStorage(true) }).catch(() => undefined);
  if (minutes === 0) service.leave();
  await visited;
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});

describe('rejects', () => {
  test.each<[string, (response: ServerResponse) => void, unknown]>([
    ['500', json('{"features":{}}', 500), new Error('HTTP error: 500')],
    ['garbage', json('<!doctype html>'), expect.any(SyntaxError)],
    ['null', json('null'), expect.any(TypeError)],
    ['a list', json('[]'), wrongShape],
    ['no features', json('{}'), wrongShape],
    ['features as null', json('{"features":null}'), wrongShape],
    ['a feature as null', json('{"features":{"welcome-voucher":null}}'), expect.any(TypeError)],
    ['a rule as a text', json(rule(['x'])), expect.any(TypeError)],
    ['experiments as a number', json('{"features":{},"experiments":7}'), expect.any(TypeError)],
    ['a lost connection', (response) => void response.destroy(), expect.any(ServiceFailure)],
    [
      'half an answer',
      (response) => void response.writeHead(200, { 'content-length': 50 }).write('{', () => response.destroy()),
      expect.any(ServiceFailure),
    ],
    ['an answer without end', json(`"${'x'.repeat(ANSWER_LIMIT)}"`), expect.any(ServiceFailure)],
  ])('%s', async (_, answer, error) => {
    serve(answer);
    await expect(visit()).rejects.toEqual(error);
    expect([service.streams.length, localStorage.length]).toEqual([0, 0]);
  });

  test('sends nothing without a client key', async () => {
    await expect(visit({ clientKey: '' })).rejects.toEqual(new Error('Missing clientKey'));
    expect(server.received).toEqual([]);
  });
});

describe('timeout', () => {
  const dripping = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  };
  test.each([
    ['hanging', () => undefined],
    ['dripping', dripping],
  ])('%s: after 10 s, and closes the connection', async (_, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = Promise.withResolvers<void>();
    serve((response) => {
      answer(response);
      asked.resolve();
    });
    const outcome = visit().catch((error: unknown) => error);
    await asked.promise;
    vi.advanceTimersByTime(9_999);
    expect(closed()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(await outcome).toEqual(new Error('Timeout'));
    vi.useRealTimers();
    await eventually(() => expect(closed()).toEqual([FEATURES]));
  });
  test('a later response opens no stream', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = Promise.withResolvers<ServerResponse>();
    serve((response) => asked.resolve(response));
    const outcome = visit().catch((error: unknown) => error);
    const response = await asked.promise;
    vi.advanceTimersByTime(10_000);
    await outcome;
    json(JSON.stringify(withVoucher()))(response);
    vi.useRealTimers();
    await eventually(() => expect(closed()).toEqual([FEATURES]));
    expect(service.streams).toEqual([]);
  });
});

describe('a visit that ends', () => {
  test('before the start: sends nothing', async () => {
    service.leave();
    await expect(visit()).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.received).toEqual([]);
  });
  test('before the response: closes the connection', async () => {
    const asked = Promise.withResolvers<void>();
    serve(() => asked.resolve());
    const outcome = visit().then(
      () => 'found',
      () => 'rejected',
    );
    await asked.promise;
    service.leave();
    expect(await outcome).toBe('rejected');
    await eventually(() => expect(closed()).toEqual([FEATURES]));
  });
});

test('without EventSource there are only no live updates', async () => {
  vi.stubGlobal('EventSource', undefined);
  serves(withVoucher());
  expect(await visit()).toEqual(foundVoucher);
  expect([server.received.map(({ path }) => path), service.warnings()]).toEqual([[FEATURES], []]);
});
