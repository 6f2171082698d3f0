/** The steps of `check` and `test`: one line each; the output of a failed step is shown. */
import { start, unlessEnding } from './child.ts';
import { print, secondsSince } from './command.ts';

export interface Step {
  name: string;
  /** Command and arguments, resolved as in npm scripts. */
  command: readonly [string, ...string[]];
  /** Environment variables added to those of this process. */
  env?: Readonly<Record<string, string>>;
}
export interface Outcome {
  name: string;
  passed: boolean;
  /** Its output, stdout and stderr. */
  output: string;
}

/** Runs one step. @param live shows its output while it runs. */
export async function run({ name, command: [program, ...args], env }: Step, live = false): Promise<Outcome> {
  await unlessEnding();
  const began = performance.now();
  const child = start(program, args, { env: { ...process.env, FORCE_COLOR: '0', ...env } });
  let output = '';
  const take = (chunk: Buffer) => {
    output += chunk.toString();
    if (live) process.stdout.write(chunk);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve).on('error', (error) => {
      output += `${error.message}\n`;
      resolve(1);
    });
  });
  const passed = code === 0;
  print(`${passed ? '✓' : '✗'} ${name}  ${secondsSince(began)}`);
  if (!passed && !live) print(output.trimEnd());
  return { name, passed, output };
}

/**
 * Summary of a failed step: the lines of its output that name a failed test.
 * @param most maximum number of lines.
 */
export function failuresIn({ output }: Outcome, most = 40): string[] {
  const lines = output.split('\n').filter((line) => /^(?:✗ | FAIL | \s*✘)/.test(line));
  return lines.length > most ? [...lines.slice(0, most), `and ${lines.length - most} more, above`] : lines;
}
