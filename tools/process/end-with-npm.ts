/**
 * Run by npm, a command is the child of a shell of npm's. A signal to npm ends that shell and is not passed on: without
 * this the command would go on with nobody to end it.
 */
const LOOKED_AT_EVERY_MS = 250;

/** Sends SIGTERM to this process once the shell that npm started it in is gone. Does nothing where npm did not start it. */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOKED_AT_EVERY_MS);
  timer.unref();
}
