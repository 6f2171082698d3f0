/** Why an answer did not come (D24). What the visitor is told follows from the kind alone. */
export type FailureKind =
  /** No connection: *Network issue detected…* */
  | 'network'
  /** No answer in time: *Timeout exceeded*. */
  | 'timeout'
  /** An answer that says nothing usable: 5xx, a wrong shape. */
  | 'technical'
  /** A part of the page is gone: a deployment replaced it. */
  | 'missing'
  /** Too many requests (D39): told how long to wait. */
  | 'busy';

export interface Failure {
  kind: FailureKind;
  /** Seconds to wait, where the back end said so. */
  retryAfter?: number;
  /** The key of what was sent is of no use any more: the back end knows it for something else (D21). */
  keyConsumed?: true;
}

/** What a service throws. Its message goes to error reports, never to people. */
export class ServiceFailure extends Error implements Failure {
  override readonly name = 'ServiceFailure';
  readonly kind: FailureKind;
  readonly retryAfter?: number;
  readonly keyConsumed?: true;
  /** Of the call that failed, for error reports. */
  correlationId?: string;

  constructor(kind: FailureKind, message: string, { retryAfter, keyConsumed }: Omit<Failure, 'kind'> = {}) {
    super(message);
    this.kind = kind;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
    if (keyConsumed) this.keyConsumed = keyConsumed;
  }
}

/** The plain failure in whatever was thrown; an unknown error is a technical one. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ServiceFailure)) return { kind: 'technical' };
  const { kind, retryAfter, keyConsumed } = error;
  return { kind, ...(retryAfter === undefined ? {} : { retryAfter }), ...(keyConsumed ? { keyConsumed } : {}) };
}
