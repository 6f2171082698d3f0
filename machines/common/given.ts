/**
 * Unwraps a value that a state requires. The guard or event that leads to the state provides it, and service inputs are
 * never invented. The proofs show that no visit enters without it: a step that throws ends the proof.
 * @throws Error if a chart enters the state without the value.
 */
export function given<T>(value: T | null): T {
  if (value === null) throw new Error('missing context of the state');
  return value;
}
