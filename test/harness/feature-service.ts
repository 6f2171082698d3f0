/** A feature service over HTTP for tests, with scripted features in GrowthBook's format, and a visit that uses it. */
import { clearCache, setPolyfills } from '@growthbook/growthbook-react';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, vi } from 'vitest';
import { localServer } from './local-server.ts';
import type { Found } from '../../machines/experiments/experiments.types.ts';
import { createConsentedStorage, type ConsentedStorage } from '../../src/services/experiments/consented-storage.ts';
import { initialise } from '../../src/services/experiments/experiments.ts';
import { FetchedEventSource } from './event-source.ts';

export const ID = '5f0c2a34-7a51-4a3e-9b86-1f7b0d7f6c11';
/** A rule that assigns the second variation to everyone. */
export const drawn = (key: string, variations: readonly unknown[], more: object = {}) => ({
  key,
  hashAttribute: 'acqAnonymousId',
  hashVersion: 2,
  weights: [0, 1],
  variations,
  meta: [{ key: '0' }, { key: '1' }],
  ...more,
});
export const voucherRule = (more: object = {}) => drawn('voucher-test', ['10-percent-no-mov', '15-percent-mov'], more);
export const withVoucher = (more: object = {}) => ({
  features: { 'welcome-voucher': { defaultValue: '10-percent-no-mov', rules: [voucherRule(more)] } },
});
export const foundVoucher: Found = {
  values: { 'welcome-voucher': '15-percent-mov', 'registration-flow': null },
  redirect: null,
  assignments: [{ changes: 'welcome-voucher', experimentId: 'voucher-test', variationId: '1', forced: false }],
};

/** For a whole test file, in a browser environment. */
export function featureService() {
  const server = localServer();
  const streams: ServerResponse[] = [];
  let leaving = new AbortController();
  let closed: string[] = [];
  let warnings: unknown[] = [];

  beforeEach(async () => {
    localStorage.clear();
    // The SDK's memory lasts for one page load.
    setPolyfills({ localStorage: undefined as never });
    await clearCache();
    vi.stubGlobal('EventSource', FetchedEventSource);
    warnings = [];
    vi.spyOn(console, 'warn').mockImplementation((...said) => void warnings.push(said));
    leaving = new AbortController();
    closed = [];
    streams.length = 0;
  });
  afterEach(() => {
    leaving.abort();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const serve = (features: (response: ServerResponse) => void) =>
    server.does((response) => {
      const path = response.req.url ?? '';
      response.on('close', () => closed.push(path));
      if (!path.startsWith('/sub/')) return features(response);
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      streams.push(response);
    });
  return {
    server,
    streams,
    /** Paths whose connection has ended. */
    closed: () => closed,
    /** The SDK's console output. */
    warnings: () => warnings,
    /** The response to requests for features. */
    serve,
    serves: (payload: unknown, headers: Record<string, string> = { 'x-sse-support': 'enabled' }) =>
      serve((response) =>
        response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(payload)),
      ),
    tell: (event: string, data: string) => streams.at(-1)?.write(`event: ${event}\ndata: ${data}\n\n`),
    leave: () => leaving.abort(),
    /** Begins a visit; later updates go to `updates`. */
    visit: ({
      query = '',
      country = 'AT',
      clientKey = 'sdk-vestibule',
      storage = createConsentedStorage(false),
      updates = [],
    }: { query?: string; country?: string; clientKey?: string; storage?: ConsentedStorage; updates?: Found[] } = {}) =>
      initialise({
        host: server.origin(),
        clientKey,
        url: `${server.origin()}/acquisition${query}`,
        attributes: { acqAnonymousId: ID, applicationCountry: country },
        storage,
        onUpdate: (found) => updates.push(found),
        signal: leaving.signal,
      }),
  };
}
