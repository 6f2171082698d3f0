/** Writes analytics events to `window.dataLayer`, which can be observed without a container (D37). */
import { BRAND_CODE, HASHED } from '../../../machines/analytics/catalogue.ts';
import type { TrackedEvent } from '../../../machines/context/tracked.types.ts';
import { report } from '../error-reports/error-reports.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** SHA-256 of the trimmed, lower-cased text, in lower-case hexadecimal (D37). */
async function hash(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text.trim().toLowerCase());
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hashedFields = (event: string): readonly string[] =>
  Object.entries<readonly string[]>(HASHED).find(([name]) => name === event)?.[1] ?? [];

/** The event with identifying fields hashed. Rejects if the browser cannot hash; the event is then not sent. */
async function hashedEvent({ event, fields, flow }: TrackedEvent): Promise<object> {
  const secret = hashedFields(event);
  const entries = await Promise.all(
    Object.entries<string | null>(fields).map(
      async ([name, value]) => [name, value !== null && secret.includes(name) ? await hash(value) : value] as const,
    ),
  );
  return { event, brandCode: BRAND_CODE, ...(flow && { registrationFlow: flow }), ...Object.fromEntries(entries) };
}

/** Appends one item; creates the array if needed. */
export const push = (item: object): void => {
  (window.dataLayer ??= []).push(item);
};

/**
 * Tracking of one page load.
 * @param reportError receives anomalies.
 */
export function createTracking(reportError: typeof report) {
  let last: Promise<void> = Promise.resolve();

  /**
   * Pushes an event, hashed, in the order of the calls.
   * @returns resolves once it is pushed; never rejects: an event that cannot be hashed is dropped and reported.
   */
  function pushTracked(tracked: TrackedEvent): Promise<void> {
    const ready = hashedEvent(tracked);
    ready.catch(() => undefined);
    last = last.then(async () => {
      try {
        push(await ready);
      } catch (error) {
        reportError({ what: 'analytics', message: `${tracked.event} was dropped`, error });
      }
    });
    return last;
  }
  return { pushTracked };
}

export const { pushTracked } = createTracking(report);
