/** Limits and severity of reports, for all reporting back ends. */
import type { Report } from './error-reports.ts';

/** At most 60 per minute (spec, section 9): the 60th is Rollbar's own message that it drops further ones. */
export const ITEMS_PER_MINUTE = 59;
/** Bytes of UTF-8 (spec, section 9). */
export const PAYLOAD_LIMIT = 524_288;
export const TELEMETRY_EVENTS = 100;
/** Request timeout, in milliseconds; no other code waits for the response. */
export const REQUEST_LIMIT = 10_000;
/** Kinds that are bugs of ours; the visit handles the other kinds. */
export const FAULTS: readonly Report['what'][] = ['mount', 'render', 'uncaught', 'rejection', 'actor'];
