/**
 * Cost of checking a text relative to reading it. Both are measured alternately, so that a busy machine slows both
 * equally.
 */

const ROUNDS = 9;
const READINGS = 50;

/** In ms. */
function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * Compares the cost of a check with writing the text as JSON and parsing it, 50 times. Each time is the minimum of
 * nine, because other load only adds.
 * @returns the ratio; a check that tests the length first, or reads the text a few times, stays below 1.
 */
export function costOf(text: string, check: (text: string) => unknown): number {
  const readAgain = () => Array.from({ length: READINGS }, () => JSON.parse(JSON.stringify({ text })) as unknown);
  const rounds = Array.from({ length: ROUNDS }, () => [timeOf(() => check(text)), timeOf(readAgain)] as const);
  return Math.min(...rounds.map(([checked]) => checked)) / Math.min(...rounds.map(([, read]) => read));
}
