/**
 * The IANA time zone of the visitor's device. Uses Temporal if available: the first date format of a page takes some 60
 * ms on a phone, and no other code formats dates before the page is live.
 */
export const timeZone = (): string =>
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : new Intl.DateTimeFormat().resolvedOptions().timeZone;
