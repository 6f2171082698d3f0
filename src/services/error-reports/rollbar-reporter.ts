/** Scrubs error reports and sends them (D38). The sending client is loaded with the first report. */
import { sessionId } from '../network/headers.ts';
import type { Report, Reporter } from './error-reports.ts';
import type * as clients from './rollbar-client.ts';
import type { ReportSettings, SessionContext } from './rollbar-client.ts';

export type { ReportSettings } from './rollbar-client.ts';

export interface ReporterOptions {
  /**
   * Read for each report, because the runtime defaults may arrive later. Without an endpoint, no client is loaded and
   * reports are dropped.
   */
  settings: () => ReportSettings;
  locale: () => string;
  /** Values in the visit that must not leave: field values, codes, tokens, ids. */
  secretsOf: () => readonly string[];
  /** Loads and creates the sending client. */
  loadClient?: () => Promise<Send>;
}
type Send = (...report: Parameters<ReturnType<typeof clients.rollbarClient>>) => Promise<void>;

const newClient = async (): Promise<Send> => (await import('./rollbar-client.ts')).rollbarClient();

/**
 * Limit of stored paths, equal to the client's (spec, section 9), and of reports while the client loads, which is more
 * than it sends in a minute.
 */
const MAX_STORED = 100;

/** Paths that the visitor visits, if the browser reports them; never a query. */
function recordPaths() {
  const steps: SessionContext['paths'][number][] = [];
  const step = () => {
    if (steps.push({ path: location.pathname, at: Date.now() }) > MAX_STORED) steps.shift();
  };
  step();
  // Not supported by every browser.
  (globalThis.navigation as Navigation | undefined)?.addEventListener('currententrychange', step);
  return () => steps.splice(0);
}

/** A reporter for `deliverTo`. Never throws; undelivered reports are lost silently. */
export function rollbarReporter({ settings, locale, secretsOf, loadClient = newClient }: ReporterOptions): Reporter {
  // Secrets are kept for the whole page load: the client may still hold values that the visit has dropped.
  const secrets = new Set<string>();
  const paths = recordPaths();
  let loading: ReturnType<typeof load> | null = null;
  let waiting = 0;
  const load = () =>
    loadClient().catch((error: unknown) => {
      loading = null;
      throw error;
    });
  const keepSecrets = () => {
    for (const secret of secretsOf()) secrets.add(secret);
  };

  /** One request at a time: browsers allow six connections per origin, and the visit needs them. */
  let last: Promise<unknown> = Promise.resolve();

  async function deliver(report: Report) {
    keepSecrets();
    const send = await (loading ??= load());
    keepSecrets();
    const sent = last.then(() =>
      send(report, settings(), { locale: locale(), sessionId, paths: paths(), secrets: [...secrets] }),
    );
    last = sent.catch(() => undefined);
    await sent;
  }
  return (report) => {
    if (settings().endpoint === '' || waiting === MAX_STORED) return;
    waiting += 1;
    deliver(report)
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
  };
}
