/**
 * Rollbar's browser client, assembled without replay, tracing and instrumentation. Loaded with the first report (D38).
 */
import Rollbar from 'rollbar/src/browser/core';
import Telemeter from 'rollbar/src/telemetry';
import type { Report } from './error-reports.ts';
import { payloadOf, type ReportContext, thrownOf } from './payload.ts';
import { FAULTS, ITEMS_PER_MINUTE, REQUEST_LIMIT, TELEMETRY_EVENTS } from './report-limits.ts';

export interface ReportSettings {
  /** Report address: an absolute URL, or a path on this origin. */
  endpoint: string;
  accessToken: string;
  environment: string;
  /** Identifier of the build. */
  codeVersion: string;
}
/** Context of each report, in addition to the anomaly. */
export interface SessionContext {
  locale: string;
  sessionId: string;
  /** Paths visited so far, oldest first; each is passed once and kept in the client's telemetry. */
  paths: readonly { path: string; at: number }[];
  /** See `scrubber`. */
  secrets: readonly string[];
}

Rollbar.setComponents({ telemeter: Telemeter });

const FIXED: Rollbar.Configuration = {
  itemsPerMinute: ITEMS_PER_MINUTE,
  maxTelemetryEvents: TELEMETRY_EVENTS,
  timeout: REQUEST_LIMIT,
  captureUncaught: false,
  captureUnhandledRejections: false,
  captureIp: false,
  autoInstrument: false,
  // Supported by the client but missing from its types: disables console output.
  logLevel: 'disable' as 'error',
};
const configurationOf = ({ endpoint, accessToken, environment, codeVersion }: ReportSettings) => ({
  endpoint: new URL(endpoint, location.href).href,
  accessToken,
  environment,
  payload: { code_version: codeVersion },
});

/** Replaces all fields of the item. */
function replace(item: Record<string, unknown>, fields: Record<string, unknown>) {
  for (const field of Object.keys(item)) delete item[field];
  Object.assign(item, fields);
}

/**
 * Returns a function that sends a report without retries. Its promise resolves with the response, or on the timeout.
 */
export function rollbarClient() {
  let client: Rollbar | null = null;
  let last: ReportSettings | null = null;
  // The client builds its item and passes it on within one synchronous call.
  let reportContext: ReportContext = { page: '', custom: {}, secrets: [] };
  const beforeSending = (item: Record<string, unknown>) => {
    try {
      replace(item, payloadOf(item, reportContext));
    } catch {
      // If this threw, the client would continue with the unscrubbed item.
      replace(item, { level: 'error', body: { message: { body: 'A report that can’t be written down' } } });
    }
  };
  function clientFor(settings: ReportSettings): Rollbar {
    const configuration = configurationOf(settings);
    client ??= new Rollbar({
      ...FIXED,
      ...configuration,
      onSendCallback: (_uncaught, _args, item) => beforeSending(item),
    });
    if (last && JSON.stringify(last) !== JSON.stringify(settings)) client.configure(configuration);
    last = settings;
    return client;
  }

  return (report: Report, settings: ReportSettings, { locale, sessionId, paths, secrets }: SessionContext) => {
    const { what, message, error, visit, path, at, details } = report;
    const rollbar = clientFor(settings);
    for (const step of paths) rollbar.captureEvent({ message: 'navigation', ...step }, 'info');
    const thrown = thrownOf(error);
    const custom = { what, at, path, ...visit, locale, sessionId, details, thrown: thrown.text };
    reportContext = { page: location.origin + path, custom, secrets };
    const words = message || thrown.error?.message || thrown.text || what;
    return new Promise<void>((resolve) => {
      const limit = setTimeout(resolve, REQUEST_LIMIT);
      rollbar[FAULTS.includes(what) ? 'error' : 'warning'](words, thrown.error, () => {
        clearTimeout(limit);
        resolve();
      });
    });
  };
}
