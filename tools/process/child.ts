/** Child processes that end with their parent, together with their own children, whichever signal ends it. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/**
 * Grace period for a child after SIGTERM, in ms. A child gets half of its parent's, so it ends its own children in
 * time.
 */
const GRACE = Number(process.env['VESTIBULE_GRACE'] ?? 10_000);
const CHECKED_EVERY_MS = 50;

const running = new Set<ChildProcess>();
let ending = false;
/** For callers that start one child after another: stays pending once a signal has arrived, until this process ends. */
export const unlessEnding = () => (ending ? new Promise<never>(() => undefined) : Promise.resolve());

/** Signals the process group that a child leads; signal 0 only checks. @returns false if the group is empty. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Sends SIGTERM to all groups, then SIGKILL, and exits with the code of the signal. */
async function endBy(signal: (typeof SIGNALS)[number]) {
  ending = true;
  const groups = [...running].flatMap(({ pid }) => pid ?? []);
  const left = (asking: NodeJS.Signals | 0) => groups.filter((pid) => signalGroup(pid, asking)).length > 0;
  const asked = performance.now();
  const waited = () => performance.now() - asked;
  left('SIGTERM');
  // A child counts as running until the system reaps it; twice the grace period bounds the wait if that never happens.
  while (waited() < 2 * GRACE && left(waited() > GRACE ? 'SIGKILL' : 0)) await setTimeout(CHECKED_EVERY_MS);
  process.exit(128 + constants.signals[signal]);
}
const onSignal = (signal: (typeof SIGNALS)[number]) => void endBy(signal);

/**
 * Starts a program as the leader of a separate process group. A SIGINT, SIGTERM or SIGHUP to this process ends the
 * group: SIGTERM first, SIGKILL after 10 s. Once the group is empty, this process exits with 128 + the signal's number.
 * @returns the child, as `spawn` does; the caller listens for its end.
 */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const env = { ...(options.env ?? process.env), VESTIBULE_GRACE: String(GRACE / 2) };
  const child = spawn(program, args, { ...options, env, detached: true });
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, onSignal);
  running.add(child);
  const ended = () => {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, onSignal);
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
