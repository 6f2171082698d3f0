/** A start failure with a message for operators; printed without a stack. */
export class CannotStartError extends Error {
  override readonly name: string = 'CannotStartError';
}

/** Error code of the system, PostgreSQL or another program, such as `ENOSPC` or `3D000`; empty if there is no code. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
