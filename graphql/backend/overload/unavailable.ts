/** Classifies temporary errors: they are answered with 503 and a retry time. */
import { codesOf, isConnectionLost } from '../store/lost-connection.ts';
import { OverloadedError } from './turns.ts';

/** Retry time in seconds. */
export const RETRY_AFTER = 10;

/**
 * SQLSTATEs (PostgreSQL, appendix A): lock_not_available, query_canceled (by the timeouts of `store/postgres-pool.ts`),
 * too_many_connections, out_of_memory, disk_full, configuration_limit_exceeded.
 */
const RETRYABLE: ReadonlySet<string> = new Set(['55P03', '57014', '53300', '53200', '53100', '53400']);
/** Error of pg's pool if no connection becomes free or opens in time; it has no code. */
const POOL_IS_FULL = 'timeout exceeded when trying to connect';

const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);

/** The database is unreachable, independent of load. */
export const isDatabaseUnreachable = (error: unknown): boolean =>
  isConnectionLost(error) || chainOf(error).some(({ message }) => message === POOL_IS_FULL);

export const isUnavailable = (error: unknown): boolean =>
  isDatabaseUnreachable(error) ||
  codesOf(error).some((code) => RETRYABLE.has(code)) ||
  chainOf(error).some((one) => one instanceof OverloadedError);
