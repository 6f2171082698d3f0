/** For a machine without Chromium: Playwright's own build, else Debian's package. Says what it does; the caller looks whether it helped. */
import { spawnSync } from 'node:child_process';
import { print } from './harness.ts';

/** Runs one command in sight of the user; true when it succeeded. */
const attempt = (program: string, ...args: string[]): boolean => {
  print(`no Chromium yet: ${program} ${args.join(' ')}`);
  // A download that neither comes nor fails is given up.
  return spawnSync(program, args, { stdio: 'inherit', timeout: 300_000 }).status === 0;
};

export function installChromium() {
  if (attempt('playwright', 'install', 'chromium')) return;
  if (process.platform !== 'linux') return;
  const apt = (...args: string[]) =>
    process.getuid?.() === 0 ? attempt('apt-get', ...args) : attempt('sudo', '-n', 'apt-get', ...args);
  if (apt('update')) apt('install', '-y', '--no-install-recommends', 'chromium');
}
