/**
 * SQLSTATEs of a session that the server has ended or does not accept now (PostgreSQL, appendix A); class 08 as well.
 */
const SESSION_ENDED: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '25P03']);
/** System errors of a lost or failed connection. ENOENT: the Unix socket is missing while the server is down. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** PostgreSQL's connection_failure and transaction_resolution_unknown. */
const FAILURE = '08006';
const IN_DOUBT = '08007';

/** Codes of an error and its causes. */
export const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  return ['code' in error ? [String(error.code)] : [], codesOf(error.cause)].flat();
};

const isOfConnection = (code: string): boolean =>
  /^08\w{3}$/.test(code) || SESSION_ENDED.has(code) || UNREACHABLE.has(code);

/** Whether the database connection failed, not the statement: a retry may succeed. */
export const isConnectionLost = (error: unknown): boolean => codesOf(error).some(isOfConnection);

/** The connection of a transaction broke. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
  readonly code: string;
  /** True if it broke during the commit, so the outcome is unknown; otherwise the transaction was rolled back. */
  readonly isInDoubt: boolean;

  constructor(isInDoubt: boolean, cause: unknown) {
    super(isInDoubt ? 'The connection broke during the commit' : 'The connection broke', { cause });
    this.isInDoubt = isInDoubt;
    this.code = isInDoubt ? IN_DOUBT : FAILURE;
  }
}

/** Adds a code to a connection error that the driver left without one. */
export const withCode = (error: Error): Error => ('code' in error ? error : Object.assign(error, { code: FAILURE }));

/** Retries idempotent work once if the outcome of its commit is unknown. */
export const retryIfInDoubt = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConnectionLostError && error.isInDoubt) return work();
    throw error;
  }
};
