/** A local product notes how it was started, so that the commands beside it find it without being told (D45). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where, from the project's folder. */
const NOTE = 'node_modules/.cache/vestibule/running.json';
/** What else a command must know to speak to it. No secret is written down. */
const NAMES = ['HOST', 'PUBLIC_URL', 'DATA_DIR', 'CLOCK_OFFSET'] as const;

const written = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ pid: v.number(), settings: v.record(v.string(), v.string()) }),
);

/** The settings of the product that runs from this folder; null: none does. */
function running(file: string): Environment | null {
  try {
    const { pid, settings } = v.parse(written, readFileSync(file, 'utf8'));
    // Signal 0 asks only whether the process is there.
    process.kill(pid, 0);
    return settings;
  } catch {
    return null;
  }
}

/** Of several that run from one folder the first is found. @param url where it listens. */
export function noteRunning(env: Environment, url: string, file = NOTE): void {
  if (running(file)) return;
  const kept = NAMES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
  const settings = { PORT: new URL(url).port, ...Object.fromEntries(kept) };
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ pid: process.pid, settings }));
  } catch {
    // A folder that can't be written has no note: the commands are told by their environment.
  }
}

/** An environment, with what it leaves out as the product that runs has it. */
export const asRunning = (env: Environment, file = NOTE): Environment => ({ ...running(file), ...env });
