/** What the commands share: the right Node, one line a step, one line of figures at the end. */
import { spawn } from 'node:child_process';

const LEAST_NODE = 24;

/** Says what is missing instead of failing in the middle. The project brings Node for Linux on x64; elsewhere the user does. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return;
  process.stderr.write(
    `Vestibule needs Node ${LEAST_NODE} or newer; this is ${process.versions.node}. Run it by its npm script, or install Node ${LEAST_NODE}.\n`,
  );
  process.exit(1);
}

export const print = (line: string) => process.stdout.write(`${line}\n`);
export const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

export interface Step {
  name: string;
  /** Command and arguments, found as npm scripts find them. */
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
}
export interface Outcome {
  name: string;
  passed: boolean;
  output: string;
}

/** Runs one step; what it says is kept, and shown when it failed or when `live`. */
export async function run({ name, command: [program, ...args], env }: Step, live = false): Promise<Outcome> {
  const start = performance.now();
  const child = spawn(program, args, { env: { ...process.env, FORCE_COLOR: '0', ...env } });
  let output = '';
  const take = (chunk: Buffer) => {
    output += chunk.toString();
    if (live) process.stdout.write(chunk);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve).on('error', (error) => {
      output += `${error.message}\n`;
      resolve(1);
    });
  });
  const passed = code === 0;
  print(`${passed ? '✓' : '✗'} ${name}  ${secondsSince(start)}`);
  if (!passed && !live) print(output.trimEnd());
  return { name, passed, output };
}

/** The last line of figures that a step printed, if it matches. */
export const figureOf = (output: string, pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? 0);
