/** An error report service on another origin, with scripted responses; it records requests. */
import type { ServerResponse } from 'node:http';
import { beforeEach, expect } from 'vitest';
import type { Report } from '../../src/services/error-reports/error-reports.ts';
import { rollbarReporter, type ReporterOptions } from '../../src/services/error-reports/rollbar-reporter.ts';
import { localServer } from './local-server.ts';
import { eventually } from './eventually.ts';

/** Rollbar's item format, as far as it is asserted. */
export interface Item extends Record<string, unknown> {
  body: {
    message?: { body: string };
    trace?: { exception: object; frames: { filename: string }[] };
    telemetry?: { body: { message?: string } }[];
  };
  custom: Record<string, unknown>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, x-rollbar-access-token',
};

/** For a whole test file in jsdom. */
export function reportServer() {
  const server = localServer();
  const requests = () => server.received.filter(({ method }) => method === 'POST');
  /** Answers the CORS preflight; other requests get `respond`. */
  const answers = (respond: (response: ServerResponse) => void) =>
    server.does((response) => {
      response.setHeaders(new Map(Object.entries(CORS)));
      if (response.req.method === 'OPTIONS') response.end();
      else respond(response);
    });
  const settings = () => ({
    endpoint: `${server.origin()}/api/1/item/`,
    accessToken: 'local',
    environment: 'test',
    codeVersion: 'abc',
  });
  beforeEach(() => answers(accepts));

  return {
    answers,
    settings,
    requests,
    reporter: (options: Partial<ReporterOptions> = {}) =>
      rollbarReporter({ settings, locale: () => 'de', secretsOf: () => [], ...options }),
    /** The received items, once there are this many; their order may vary. */
    items: async (count: number): Promise<Item[]> => {
      await eventually(() => expect(requests().length).toBeGreaterThanOrEqual(count));
      return requests().map(({ body }) => body['data'] as Item);
    },
  };
}
export const accepts = (response: ServerResponse) => void response.end('{"err":0}');

export const where = { at: 7, path: '/acquisition/de/registration/code' };
export const visit = { state: ['codeEntry.entry', 'codeEntry.other'], events: ['xstate.init', 'code.submitted'] };
export const report = (message: string, more: Partial<Report> = {}): Report => ({
  what: 'transport',
  message,
  ...where,
  visit,
  ...more,
});
/** The messages of the items, sorted. */
export const messagesOf = (items: readonly Item[]) =>
  items.map(({ body }) => String(body.message?.body)).toSorted((one, other) => one.localeCompare(other));
