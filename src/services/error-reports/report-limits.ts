/** Limits of what is sent, and how grave it is, whoever takes it. */
import type { Report } from './error-reports.ts';

/** At most 60 a minute (spec, section 9): the last is Rollbar's own, which says that it drops what comes after. */
export const ITEMS_PER_MINUTE = 59;
/** Bytes of UTF-8 (spec, section 9). */
export const PAYLOAD_LIMIT = 524_288;
export const TELEMETRY_EVENTS = 100;
/** Milliseconds for an answer, which nobody waits for. */
export const REQUEST_LIMIT = 10_000;
/** Faults of ours; the others are anomalies that the visit has an answer to. */
export const FAULTS: readonly Report['what'][] = ['mount', 'render', 'uncaught', 'rejection', 'actor'];
