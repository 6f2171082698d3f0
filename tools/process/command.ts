/** What the commands share: the right Node, and figures. */
import { readFileSync } from 'node:fs';

const LEAST_NODE = 24;

/** Says what is missing instead of failing in the middle. The project brings Node for Linux on x64; elsewhere the user does. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return;
  process.stderr.write(
    `Vestibule needs Node ${LEAST_NODE} or newer; this is ${process.versions.node}. Run it by its npm script, or install Node ${LEAST_NODE}.\n`,
  );
  process.exit(1);
}

export const print = (line: string) => void process.stdout.write(`${line}\n`);
export const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
/** Starts now. @returns a function that returns the seconds since, with one decimal. */
export function stopwatch(): () => string {
  const started = performance.now();
  return () => ((performance.now() - started) / 1000).toFixed(1);
}
export const thousands = (count: number): string => count.toLocaleString('en');

/** What a step counted, as its output says it; the sum, where a global pattern finds it several times. */
export const figureOf = (output: string, pattern: RegExp): number => {
  const found = pattern.global ? [...output.matchAll(pattern)] : [pattern.exec(output)];
  return found.reduce((sum, match) => sum + Number(match?.[1]?.replaceAll(',', '') ?? 0), 0);
};

export const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const TICKS_PER_SECOND = 100;
/** CPU time of this process and of all its children that have ended, in seconds; null where the system does not say. */
export function coreSeconds(): number | null {
  if (process.platform !== 'linux') return null;
  // proc(5): utime, stime, cutime and cstime are the 14th to 17th fields; the 2nd, in brackets, may hold spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ').slice(11, 15) ?? [];
  return Math.round(fields.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND);
}
