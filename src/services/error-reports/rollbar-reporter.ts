/** Takes error reports and sends them, scrubbed (D38). What sends them is loaded with the first of them. */
import { sessionId } from '../network/headers.ts';
import type { Report, Reporter } from './error-reports.ts';
import type * as clients from './rollbar-client.ts';
import type { ReportSettings, Surroundings } from './rollbar-client.ts';

export type { ReportSettings } from './rollbar-client.ts';

export interface ReporterOptions {
  /** Read with each report: the runtime defaults may come later. Without an endpoint nothing is sent, nor loaded. */
  settings: () => ReportSettings;
  /** Of the page, as it is now. */
  locale: () => string;
  /** What the visit holds now that must not leave: values of fields, codes, tokens, ids. */
  secretsOf: () => readonly string[];
  /** Loads what sends, and makes it. */
  loadClient?: (endpoint: string) => Promise<Send>;
}
type Send = (...report: Parameters<ReturnType<typeof clients.rollbarClient>>) => Promise<void>;

/** Of the two, the one that the endpoint is for: a DSN carries the key before its host (`https://KEY@host/PROJECT`). */
const clientFor = async (endpoint: string): Promise<Send> => {
  const { rollbarClient, sentryClient } = await import('./rollbar-client.ts');
  return URL.parse(endpoint)?.username ? sentryClient() : rollbarClient();
};

/** Steps: as many as the client keeps (spec, section 9). Reports, while the client is loaded: more than it sends in a minute. */
const KEPT = 100;

/** The paths that the visitor goes, in browsers that tell; never a query. */
function trailOfPaths() {
  const steps: Surroundings['trail'][number][] = [];
  const step = () => {
    if (steps.push({ path: location.pathname, at: Date.now() }) > KEPT) steps.shift();
  };
  step();
  // Not in every browser yet.
  (globalThis.navigation as Navigation | undefined)?.addEventListener('currententrychange', step);
  return () => steps.splice(0);
}

/** A reporter for `deliverTo`. It never throws; what does not arrive is lost, without a word. */
export function rollbarReporter({ settings, locale, secretsOf, loadClient = clientFor }: ReporterOptions): Reporter {
  // Told once, secret for good: what the visit has forgotten may still stand in what the client has kept.
  const secrets = new Set<string>();
  const trail = trailOfPaths();
  let loading: ReturnType<typeof load> | null = null;
  let waiting = 0;
  const load = () =>
    loadClient(settings().endpoint).catch((error: unknown) => {
      loading = null;
      throw error;
    });
  const keepSecrets = () => {
    for (const secret of secretsOf()) secrets.add(secret);
  };

  /** One on its way at a time: a browser has six connections to an origin, and the visit needs them. */
  let last: Promise<unknown> = Promise.resolve();

  async function deliver(report: Report) {
    keepSecrets();
    const send = await (loading ??= load());
    keepSecrets();
    const sent = last.then(() =>
      send(report, settings(), { locale: locale(), sessionId, trail: trail(), secrets: [...secrets] }),
    );
    last = sent.catch(() => undefined);
    await sent;
  }
  return (report) => {
    if (settings().endpoint === '' || waiting === KEPT) return;
    waiting += 1;
    deliver(report)
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
  };
}
