/** Suites, the programs that each proof depth needs, and the seed of random cases. */
import { CHROMIUM_WITH_WINDOWS, ENGINE_ROWS, HEADLESS_SHELL } from '../process/engines.ts';
import { PGBOUNCER, POSTGRES } from '../process/postgres.ts';
import { NGINX, type Program } from '../process/programs.ts';
import { toolNamed } from '../tools.ts';
import type { Job } from './schedule.ts';

/** `test` is part of `all`; `prove` is separate and takes a seed. */
export type Depth = 'test' | 'all' | 'prove';

export interface Suite extends Job {
  depths: readonly Depth[];
  /** What only this suite can detect. */
  sees: string;
  /** What its figure counts, and the pattern that finds it in the output; null for a preparing step. */
  counts: readonly [what: string, pattern: RegExp] | null;
}

export const PROGRAMS: Readonly<Record<Depth, readonly Program[]>> = {
  test: [ENGINE_ROWS.chromium],
  all: [...Object.values(ENGINE_ROWS), CHROMIUM_WITH_WINDOWS, HEADLESS_SHELL, POSTGRES, PGBOUNCER, NGINX],
  prove: [ENGINE_ROWS.chromium, NGINX],
};

/** The command of a tool, with more arguments. */
export function tool(name: string, ...args: readonly string[]): Job['command'] {
  const command = toolNamed(name)?.command;
  if (!command) throw new Error(`There is no tool ${name}`);
  return [...command, ...args];
}

/** The default seed is fixed, so a commit always draws the same cases; only `--seed` changes them. */
const SEED = '1';
/** @param given a whole number, or `today`. @returns null if it is neither. */
export function seedOf(given = SEED): string | null {
  const seed = given === 'today' ? new Date().toISOString().slice(0, 10).replaceAll('-', '') : given;
  return /^\d{1,9}$/.test(seed) ? seed : null;
}
