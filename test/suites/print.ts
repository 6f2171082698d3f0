/** How the suites say what they found. */
export const print = (line: string) => void process.stdout.write(`${line}\n`);
export const thousands = (count: number): string => count.toLocaleString('en');
/** A clock that tells how many seconds have passed since it was made. */
export function stopwatch(): () => string {
  const started = performance.now();
  return () => ((performance.now() - started) / 1000).toFixed(1);
}
