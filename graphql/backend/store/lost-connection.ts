/** SQLSTATEs of a session that the server has ended, or does not begin just now (PostgreSQL, appendix A); class 08 as well. */
const SESSION_ENDED: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '25P03']);
/** Of the operating system: no such connection any more, or none yet. ENOENT: the socket's file, while the server is away. */
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

/** The codes of an error and of what caused it. */
export const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  return ['code' in error ? [String(error.code)] : [], codesOf(error.cause)].flat();
};

const isOfConnection = (code: string): boolean =>
  /^08\w{3}$/.test(code) || SESSION_ENDED.has(code) || UNREACHABLE.has(code);

/** Whether it failed for the connection to the database, not for what was asked: later, or by another, it may be done. */
export const isConnectionLost = (error: unknown): boolean => codesOf(error).some(isOfConnection);

/** The connection of a transaction broke. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
  readonly code: string;
  /** It broke during the commit: nobody knows whether that was done. Else nothing of the transaction was. */
  readonly isInDoubt: boolean;

  constructor(isInDoubt: boolean, cause: unknown) {
    super(isInDoubt ? 'The connection broke during the commit' : 'The connection broke', { cause });
    this.isInDoubt = isInDoubt;
    this.code = isInDoubt ? IN_DOUBT : FAILURE;
  }
}

/** Gives an error of a connection a code, where the driver has none for it, so that nobody has to read its words. */
export const withCode = (error: Error): Error => ('code' in error ? error : Object.assign(error, { code: FAILURE }));

/** Does some work that has its effect once however often it is done: again where nobody knows whether it was. */
export const againInDoubt = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConnectionLostError && error.isInDoubt) return work();
    throw error;
  }
};
