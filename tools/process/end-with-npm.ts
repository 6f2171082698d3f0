/**
 * A command run by npm is the child of npm's shell. A signal to npm ends only that shell; without this module the
 * command would keep running as an orphan.
 */
const CHECKED_EVERY_MS = 250;

/** Sends SIGTERM to this process once its npm shell has ended. Does nothing if npm did not start it. */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECKED_EVERY_MS);
  timer.unref();
}
