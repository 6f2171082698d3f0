/** Rollbar's browser client, of its own parts: without replay, tracing and instruments. Loaded with the first report (D38). */
import Rollbar from 'rollbar/src/browser/core';
import Telemeter from 'rollbar/src/telemetry';
import type { Report } from './error-reports.ts';
import { leaving, type ReportContext } from './leaving.ts';
import { FAULTS, ITEMS_PER_MINUTE, REQUEST_LIMIT, TELEMETRY_EVENTS } from './report-limits.ts';
import { thrownOf } from './thrown.ts';

// In one chunk: what both share would else stand in the shell.
export { sentryClient } from './sentry-client.ts';

export interface ReportSettings {
  /** Where reports go: absolute, or a path of this origin; the DSN of a Sentry. */
  endpoint: string;
  accessToken: string;
  environment: string;
  /** Which build this is. */
  codeVersion: string;
}
/** What each report says beside the anomaly itself. */
export interface Surroundings {
  locale: string;
  sessionId: string;
  /** Where the visitor was before, oldest first; each is told once, and kept with the client's telemetry. */
  trail: readonly { path: string; at: number }[];
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
  // The client knows it, its types don't: it has nothing to say on the console.
  logLevel: 'disable' as 'error',
};
const configurationOf = ({ endpoint, accessToken, environment, codeVersion }: ReportSettings) => ({
  endpoint: new URL(endpoint, location.href).href,
  accessToken,
  environment,
  payload: { code_version: codeVersion },
});

/** Nothing else of it remains. */
function replace(item: Record<string, unknown>, fields: Record<string, unknown>) {
  for (const field of Object.keys(item)) delete item[field];
  Object.assign(item, fields);
}

/**
 * Gives a function that sends a report and forgets it: what does not arrive is not sent again. Its promise resolves with the
 * answer, or when none is waited for any more.
 */
export function rollbarClient() {
  let client: Rollbar | null = null;
  let last: ReportSettings | null = null;
  // The client makes up its item and passes it on within one call.
  let reportContext: ReportContext = { page: '', custom: {}, secrets: [] };
  const beforeSending = (item: Record<string, unknown>) => {
    try {
      replace(item, leaving(item, reportContext));
    } catch {
      // Were it thrown, the client would go on with what it has.
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

  return (report: Report, settings: ReportSettings, { locale, sessionId, trail, secrets }: Surroundings) => {
    const { what, message, error, visit, path, at, details } = report;
    const rollbar = clientFor(settings);
    for (const step of trail) rollbar.captureEvent({ message: 'navigation', ...step }, 'info');
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
