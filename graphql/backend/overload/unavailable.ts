/** Which errors say that it can't be done now and may be later: they are answered 503, with the time after which to ask again. */
import { codesOf, isConnectionLost } from '../store/lost-connection.ts';
import { OverloadedError } from './turns.ts';

/** Seconds. */
export const RETRY_AFTER = 10;

/**
 * SQLSTATEs (PostgreSQL, appendix A): lock_not_available, query_canceled (by the limits of `store/postgres-pool.ts`), too_many_connections,
 * out_of_memory, disk_full, configuration_limit_exceeded.
 */
const LATER: ReadonlySet<string> = new Set(['55P03', '57014', '53300', '53200', '53100', '53400']);
/** What pg's pool says where none of its connections came free, or came about, in time; it has no code. */
const POOL_IS_FULL = 'timeout exceeded when trying to connect';

/** An error and what caused it. */
const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);

/** No database can be reached: that has nothing to do with how many ask. */
export const isAway = (error: unknown): boolean =>
  isConnectionLost(error) || chainOf(error).some(({ message }) => message === POOL_IS_FULL);

export const isUnavailable = (error: unknown): boolean =>
  isAway(error) ||
  codesOf(error).some((code) => LATER.has(code)) ||
  chainOf(error).some((one) => one instanceof OverloadedError);
