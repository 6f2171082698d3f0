/** Converts any thrown value to a serialisable form (D38). Pure. */

/** Maximum depth of nested causes; an error may be its own cause. */
const CAUSES = 3;

/** A plain copy: a library's error may hold a whole request, and its causes may be circular. */
function copyOf(error: Error, causes: number): Error {
  const { name, message, stack, cause } = error;
  const copy = new Error(
    message,
    cause instanceof Error && causes > 0 ? { cause: copyOf(cause, causes - 1) } : undefined,
  );
  return Object.assign(copy, { name, stack });
}

/** @returns a copy of an error, or the text of any other value; empty for undefined. Never throws. */
export function thrownOf(thrown: unknown): { error?: Error; text?: string } {
  try {
    if (thrown === undefined) return {};
    if (thrown instanceof Error) return { error: copyOf(thrown, CAUSES) };
    return { text: typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? typeof thrown) };
  } catch {
    return { text: typeof thrown };
  }
}
