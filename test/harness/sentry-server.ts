/** A Sentry server on another origin: parses envelopes as specified, and rejects invalid ones. */
import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { eventually } from './eventually.ts';

export const KEY = '0123456789abcdef0123456789abcdef';
const PROJECT = '42';

type Json = Record<string, unknown>;
const objectIn = (line: string | undefined): Json | null => {
  try {
    const value: unknown = JSON.parse(line ?? '');
    return typeof value === 'object' && value !== null ? (value as Json) : null;
  } catch {
    return null;
  }
};

/** The event of an envelope (https://develop.sentry.dev/sdk/data-model/envelopes/), or null. */
const eventIn = (envelope: string): Json | null => {
  const [header, item, payload, ...more] = envelope.split('\n');
  const [envelopeHeader, itemHeader, event] = [header, item, payload].map(objectIn);
  const isWhole = more.every((line) => line === '') && itemHeader?.['type'] === 'event';
  const id = event?.['event_id'];
  const isNamed = typeof id === 'string' && /^[\da-f]{32}$/.test(id) && envelopeHeader?.['event_id'] === id;
  return isWhole && isNamed ? (event ?? null) : null;
};

/** For a whole test file. */
export function sentryServer(folder = '') {
  const events: Json[] = [];
  const requests: { headers: IncomingMessage['headers']; status: number; method: string | undefined }[] = [];
  // On a busy machine a client may reuse a connection that the server has just closed, and its request would be lost.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void text(request).then((envelope) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://sentry.invalid');
      const event = eventIn(envelope);
      const isOurs = pathname === `${folder}/api/${PROJECT}/envelope/` && searchParams.get('sentry_version') === '7';
      const status =
        { true: event ? 200 : 400, false: 403 }[`${isOurs && searchParams.get('sentry_key') === KEY}`] ?? 403;
      requests.push({ headers: request.headers, status, method: request.method });
      if (event && status === 200) events.push(event);
      response
        .writeHead(status, { 'access-control-allow-origin': '*' })
        .end(JSON.stringify({ id: event?.['event_id'] }));
    });
  });
  const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    events.length = 0;
    requests.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    dsn: () => `http://${KEY}@${host()}${folder}/${PROJECT}`,
    requests,
    /** The received events, once there are this many. */
    events: async (count: number): Promise<readonly Json[]> => {
      await eventually(() => {
        if (events.length < count) throw new Error(`${events.length} events came`);
      });
      return events;
    },
  };
}
