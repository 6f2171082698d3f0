/**
 * Sends reports to Sentry or a compatible service (GlitchTip, Bugsink), as envelopes over fetch (protocol 7). Sentry's
 * own client adds 25 kB for features that are disabled here (D38): instrumentation, replay, tracing. Loaded with the
 * first report if `errorReportsUrl` is a DSN.
 */
import type { Report } from './error-reports.ts';
import type { ReportSettings, Surroundings } from './rollbar-client.ts';
import { FAULTS, ITEMS_PER_MINUTE, PAYLOAD_LIMIT, REQUEST_LIMIT, TELEMETRY_EVENTS } from './report-limits.ts';
import { scrubber } from './scrub.ts';
import { thrownOf } from './thrown.ts';

const CLIENT = 'vestibule';
const MINUTE = 60_000;
/** Maximum number of stack frames per error. */
const MOST_FRAMES = 50;

/** Converts a DSN `https://KEY@host/PROJECT` to the envelope address. The key is public and only grants access. */
export function envelopeAddress(dsn: string): string {
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/([^/]*)$/.exec(pathname) ?? [];
  const query = new URLSearchParams({ sentry_key: username, sentry_version: '7', sentry_client: CLIENT });
  return `${protocol}//${host}${folder}/api/${project}/envelope/?${query.toString()}`;
}

/** Chromium's `at name (file:1:2)`, Firefox's and Safari's `name@file:1:2`; oldest call first, as in Sentry. */
const FRAME = /^\s*(?:at )?(?:(.*?)(?: \(|@))?((?:https?|file):.*?):(\d+):(\d+)\)?$/;
export function framesOf(stack: string) {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, filename, lineno, colno] = FRAME.exec(line) ?? [];
    if (!filename) return [];
    return [{ function: name || '?', filename, lineno: Number(lineno), colno: Number(colno), in_app: true }];
  });
  return frames.slice(0, MOST_FRAMES).toReversed();
}

const seconds = (milliseconds: number) => milliseconds / 1000;

type Trail = Surroundings['trail'];
const eventOf = (report: Report, settings: ReportSettings, { locale, sessionId }: Surroundings, trail: Trail) => {
  const { what, message, error, visit, path, at, details } = report;
  const thrown = thrownOf(error);
  const words = message || thrown.error?.message || thrown.text || what;
  const told = thrown.error
    ? {
        exception: {
          values: [
            {
              type: thrown.error.name,
              value: thrown.error.message,
              stacktrace: { frames: framesOf(thrown.error.stack ?? '') },
            },
          ],
        },
      }
    : {};
  return {
    platform: 'javascript',
    timestamp: seconds(at),
    level: FAULTS.includes(what) ? 'error' : 'warning',
    environment: settings.environment,
    release: settings.codeVersion,
    logentry: { formatted: words },
    ...told,
    tags: { what, locale },
    request: { url: location.origin + path, headers: { 'User-Agent': navigator.userAgent } },
    breadcrumbs: {
      values: trail.map((step) => ({ category: 'navigation', timestamp: seconds(step.at), data: { to: step.path } })),
    },
    extra: { at, path, ...visit, sessionId, details, thrown: thrown.text },
  };
};

/** An event over the size limit is reduced to its message. */
function written(event: ReturnType<typeof eventOf>, secrets: readonly string[]): string {
  const scrub = scrubber(secrets);
  const whole = JSON.stringify(scrub(event));
  if (new TextEncoder().encode(whole).length <= PAYLOAD_LIMIT) return whole;
  const { platform, timestamp, level, environment, release, tags } = event;
  return JSON.stringify({
    platform,
    timestamp,
    level,
    environment,
    release,
    tags,
    logentry: { formatted: 'A report that is too long' },
  });
}

/** Same limits as `rollbarClient`: at most 59 reports a minute, each with the last 100 paths. */
export function sentryClient() {
  const sent: number[] = [];
  const paths: Trail[number][] = [];

  return async (report: Report, settings: ReportSettings, surroundings: Surroundings): Promise<void> => {
    paths.push(...surroundings.trail);
    paths.splice(0, paths.length - TELEMETRY_EVENTS);
    const now = Date.now();
    while (sent[0] !== undefined && sent[0] <= now - MINUTE) sent.shift();
    if (sent.length >= ITEMS_PER_MINUTE) return;
    sent.push(now);
    const id = crypto.randomUUID().replaceAll('-', '');
    const event = written(eventOf(report, settings, surroundings, paths), surroundings.secrets);
    const header = { event_id: id, sent_at: new Date(now).toISOString() };
    const body = [JSON.stringify(header), JSON.stringify({ type: 'event' }), `{"event_id":"${id}",${event.slice(1)}`];
    // A plain-text body needs no CORS preflight.
    await fetch(envelopeAddress(settings.endpoint), {
      method: 'POST',
      body: body.join('\n'),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(REQUEST_LIMIT),
    });
  };
}
