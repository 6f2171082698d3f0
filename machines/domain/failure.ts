/** Failure kinds of a request (D24). The message to the visitor depends only on the kind. */
export type FailureKind =
  /** No connection: *Network issue detected…* */
  | 'network'
  /** No answer in time: *Timeout exceeded*. */
  | 'timeout'
  /** An unusable response: 5xx or a wrong shape. */
  | 'technical'
  /** A chunk of the page is missing because a deployment replaced it. */
  | 'missing'
  /** Too many requests (D39); the message gives the time to wait. */
  | 'busy';

export interface Failure {
  kind: FailureKind;
  /** Seconds to wait, if the back end gave a time. */
  retryAfter?: number;
  /** The idempotency key is used up: the back end has it for a different request (D21). */
  keyConsumed?: true;
}

/** The error that services throw. Its message goes to error reports and is never shown to visitors. */
export class ServiceFailure extends Error implements Failure {
  override readonly name = 'ServiceFailure';
  readonly kind: FailureKind;
  readonly retryAfter?: number;
  readonly keyConsumed?: true;
  /** Correlation id of the failed call, for error reports. */
  correlationId?: string;

  constructor(kind: FailureKind, message: string, { retryAfter, keyConsumed }: Omit<Failure, 'kind'> = {}) {
    super(message);
    this.kind = kind;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
    if (keyConsumed) this.keyConsumed = keyConsumed;
  }
}

/** Converts any thrown value to a plain failure; an unknown error becomes `technical`. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ServiceFailure)) return { kind: 'technical' };
  const { kind, retryAfter, keyConsumed } = error;
  return { kind, ...(retryAfter === undefined ? {} : { retryAfter }), ...(keyConsumed ? { keyConsumed } : {}) };
}
