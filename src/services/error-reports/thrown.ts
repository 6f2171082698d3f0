/** Whatever was thrown, in a form that can be written down (D38). Pure. */

/** Causes of causes; an error may be its own. */
const CAUSES = 3;

/** A plain copy: an error of a library may carry a whole request, and its causes may go in circles. */
function copyOf(error: Error, causes: number): Error {
  const { name, message, stack, cause } = error;
  const copy = new Error(
    message,
    cause instanceof Error && causes > 0 ? { cause: copyOf(cause, causes - 1) } : undefined,
  );
  return Object.assign(copy, { name, stack });
}

/** @returns a copy of an error, or the words for what is none; neither of what is undefined. Never throws. */
export function thrownOf(thrown: unknown): { error?: Error; text?: string } {
  try {
    if (thrown === undefined) return {};
    if (thrown instanceof Error) return { error: copyOf(thrown, CAUSES) };
    return { text: typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? typeof thrown) };
  } catch {
    return { text: typeof thrown };
  }
}
