/** Why it did not start, in words that tell a person what to do: no stack helps them. */
export class CannotStartError extends Error {
  override readonly name: string = 'CannotStartError';
}

/** Of an error of the system, of PostgreSQL or of another program, such as `ENOSPC` and `3D000`; empty where there is none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
