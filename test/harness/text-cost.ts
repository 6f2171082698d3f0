/** What it costs to judge a text beside reading it. Both are measured in turn, so a busy machine slows both alike. */

const ROUNDS = 9;
const READINGS = 50;

/** In milliseconds. */
function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * How a check's cost compares with taking the text in: writing it as JSON and reading it back, 50 times. Each time is the
 * least of nine, because whatever else runs only adds to it.
 * @returns the ratio; a check that looks at the length first, or goes through the text a few times, stays below 1.
 */
export function costOf(text: string, check: (text: string) => unknown): number {
  const readAgain = () => Array.from({ length: READINGS }, () => JSON.parse(JSON.stringify({ text })) as unknown);
  const rounds = Array.from({ length: ROUNDS }, () => [timeOf(() => check(text)), timeOf(readAgain)] as const);
  return Math.min(...rounds.map(([checked]) => checked)) / Math.min(...rounds.map(([, read]) => read));
}
