import { expect, test, vi } from 'vitest';
import { localServer } from '../../../test/harness/local-server.ts';
import { pingBackend } from './ping-backend.ts';

const server = localServer();
const signal = new AbortController().signal;

test('sends HEAD for the start page, uncached', async () => {
  server.answers(200, {}, '');
  const ask = vi.fn<typeof fetch>(fetch);
  vi.stubGlobal('fetch', ask);
  expect(await pingBackend(undefined, signal)).toBeUndefined();
  const { method, path } = server.only();
  expect([method, path, ask.mock.calls[0]?.[1]]).toEqual([
    'HEAD',
    '/acquisition/',
    { method: 'HEAD', cache: 'no-store', signal },
  ]);
});
test.each([401, 503])('%i: a reload would not help', async (status) => {
  server.answers(status, {}, '');
  await expect(pingBackend(undefined, signal)).rejects.toThrow(`Received status code ${status}`);
});
