/**
 * A slow, faulty or absent feature service: the initialisation rejects within 10 s and leaves nothing running (D35).
 */
import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import { ANSWER_LIMIT } from '../network/capped-fetch.ts';
import { featureService } from '../../../test/harness/feature-service.ts';
import { eventually } from '../../../test/harness/eventually.ts';

const service = featureService();
const { server, visit, serve, closed } = service;
const FEATURES = '/api/features/sdk-vestibule';
const json =
  (body: string, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', 'x-sse-support': 'enabled' }).end(body);
const wrongShape = new TypeError('The features have a wrong shape');
const rule = (rules: unknown) => JSON.stringify({ features: { 'welcome-voucher': { rules } } });

describe('rejects', () => {
  test.each<[string, (response: ServerResponse) => void, unknown]>([
    ['500', json('{"features":{}}', 500), new Error('HTTP error: 500')],
    ['garbage', json('<!doctype html>'), expect.any(SyntaxError)],
    ['no features', json('{}'), wrongShape],
    ['a rule as a text', json(rule(['x'])), expect.any(TypeError)],
    ['experiments as a number', json('{"features":{},"experiments":7}'), expect.any(TypeError)],
    ['a lost connection', (response) => void response.destroy(), expect.any(ServiceFailure)],
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
});

test('a visit that ends: before the response: closes the connection', async () => {
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
