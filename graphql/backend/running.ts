/** A local back end writes a note with its settings, so that commands in the same project find it (D45). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

type Environment = Readonly<Record<string, string | undefined>>;

/** Path from the project root. */
const NOTE = 'node_modules/.cache/vestibule/running.json';
/** Other settings that a command needs. Never secrets. */
const NAMES = ['HOST', 'PUBLIC_URL', 'DATA_DIR', 'CLOCK_OFFSET'] as const;

const written = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ pid: v.number(), settings: v.record(v.string(), v.string()) }),
);

/** Settings of the back end that runs from this folder; null if there is no such process. */
function running(file: string): Environment | null {
  try {
    const { pid, settings } = v.parse(written, readFileSync(file, 'utf8'));
    // Signal 0 only checks that the process exists.
    process.kill(pid, 0);
    return settings;
  } catch {
    return null;
  }
}

/** Writes the note; if several run from one folder, the first keeps it. @param url the listen URL. */
export function noteRunning(env: Environment, url: string, file = NOTE): void {
  if (running(file)) return;
  const kept = NAMES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
  const settings = { PORT: new URL(url).port, ...Object.fromEntries(kept) };
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ pid: process.pid, settings }));
  } catch {
    // Read-only folder: commands then rely on their environment.
  }
}

/** Adds the settings of the running back end that `env` leaves out. */
export const withRunningSettings = (env: Environment, file = NOTE): Environment => ({ ...running(file), ...env });
