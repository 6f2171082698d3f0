/** Shared by the commands: Node version check, timing and figures. */
import { readFileSync } from 'node:fs';

const LEAST_NODE = 24;

/**
 * Exits with a message if Node is too old. The project brings Node for Linux on x64; on other systems the user installs
 * it.
 */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return;
  process.stderr.write(
    `Vestibule needs Node ${LEAST_NODE} or newer; this is ${process.versions.node}. Run it by its npm script, or install Node ${LEAST_NODE}.\n`,
  );
  process.exit(1);
}

export const print = (line: string) => void process.stdout.write(`${line}\n`);
export const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
/** Starts now. @returns a function that returns the seconds elapsed, with one decimal. */
export function stopwatch(): () => string {
  const started = performance.now();
  return () => ((performance.now() - started) / 1000).toFixed(1);
}
export const thousands = (count: number): string => count.toLocaleString('en');

/** A count from a step's output; with a global pattern, the sum of all matches. */
export const figureOf = (output: string, pattern: RegExp): number => {
  const found = pattern.global ? [...output.matchAll(pattern)] : [pattern.exec(output)];
  return found.reduce((sum, match) => sum + Number(match?.[1]?.replaceAll(',', '') ?? 0), 0);
};

export const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const TICKS_PER_SECOND = 100;
/** CPU time of this process and of all its ended children, in seconds; null if the system does not report it. */
export function coreSeconds(): number | null {
  if (process.platform !== 'linux') return null;
  // proc(5): utime, stime, cutime and cstime are the 14th to 17th fields; the 2nd, in brackets, may contain spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ').slice(11, 15) ?? [];
  return Math.round(fields.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND);
}
