/**
 * The IANA time zone that the visitor's device is set to. Asked of Temporal where the browser has it: the first date format of a
 * page costs a phone's processor some 60 ms, and nothing else formats dates before the page is live.
 */
export const timeZone = (): string =>
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : new Intl.DateTimeFormat().resolvedOptions().timeZone;
