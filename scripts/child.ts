/** Child processes that end with their parent, and so do their own children, whatever signal ends it. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Milliseconds for which a child may tidy up; a child of a child has half of it, so that nobody is ended before its own children. */
const GRACE = Number(process.env['VESTIBULE_GRACE'] ?? 10_000);

const running = new Set<ChildProcess>();
let ending = false;
/** For who starts one child after another: pends for ever once a signal has come, until this process ends. */
export const unlessEnding = () => (ending ? new Promise<never>(() => undefined) : Promise.resolve());

function signalAll(signal: NodeJS.Signals) {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // The last of its group has just ended.
    }
  }
}

/** All children are asked to end, then made to; and this process ends as the signal would have ended it. */
async function endBy(signal: (typeof SIGNALS)[number]) {
  ending = true;
  const ended = Promise.all([...running].map((child) => new Promise((resolve) => child.once('exit', resolve))));
  const patience = setTimeout(() => signalAll('SIGKILL'), GRACE);
  signalAll('SIGTERM');
  await ended;
  clearTimeout(patience);
  process.exit(128 + constants.signals[signal]);
}
const hear = (signal: (typeof SIGNALS)[number]) => void endBy(signal);

/**
 * Starts a program as the leader of a process group of its own. A SIGINT, SIGTERM or SIGHUP to this process ends the group:
 * SIGTERM first, SIGKILL after 10 s; only then does this process end, with 128 + the signal's number.
 * @returns the child, as `spawn` does; how it ends is the caller's to hear.
 */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const env = { ...(options.env ?? process.env), VESTIBULE_GRACE: String(GRACE / 2) };
  const child = spawn(program, args, { ...options, env, detached: true });
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, hear);
  running.add(child);
  const ended = () => {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, hear);
  };
  child.once('exit', ended).once('error', ended);
  return child;
}

/** Runs a program on this terminal. Resolves with its exit code, or 1 if it could not start or a signal ended it. */
export const runHere = (program: string, args: readonly string[], env = process.env): Promise<number> =>
  new Promise((resolve) => {
    const child = start(program, args, { stdio: 'inherit', env });
    child.once('close', (code) => resolve(code ?? 1)).once('error', () => resolve(1));
  });
