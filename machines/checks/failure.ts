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
}

/** What a service throws. Its message goes to error reports, never to people. */
export class ServiceFailure extends Error implements Failure {
  override readonly name = 'ServiceFailure';
  readonly kind: FailureKind;
  readonly retryAfter?: number;

  constructor(kind: FailureKind, message: string, retryAfter?: number) {
    super(message);
    this.kind = kind;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

/** The plain failure in whatever was thrown; an unknown error is a technical one. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ServiceFailure)) return { kind: 'technical' };
  return error.retryAfter === undefined ? { kind: error.kind } : { kind: error.kind, retryAfter: error.retryAfter };
};
