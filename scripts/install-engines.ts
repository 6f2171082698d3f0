/** For a machine that lacks an engine: Playwright's own Chromium, else Debian's packages. Says what it does, and what is missing still. */
import { spawnSync } from 'node:child_process';
import { ENGINE_ROWS, type Engine } from '../test/harness/engines.ts';
import { print } from './harness.ts';

/** Runs one command in sight of the user; true when it succeeded. A download that neither comes nor fails is given up. */
const attempt = (program: string, ...args: string[]): boolean => {
  print(`  ${program} ${args.join(' ')}`);
  return spawnSync(program, args, { stdio: 'inherit', timeout: 300_000 }).status === 0;
};
const isMissing = (engine: Engine) => ENGINE_ROWS[engine].find() === undefined;

function installPackages(packages: readonly string[]) {
  if (process.platform !== 'linux') return;
  const apt = (...args: string[]) =>
    process.getuid?.() === 0 ? attempt('apt-get', ...args) : attempt('sudo', '-n', 'apt-get', ...args);
  if (apt('update')) apt('install', '-y', '--no-install-recommends', ...packages);
}

/**
 * Finds these engines, and installs those that are not there.
 * @returns whether all are there now; what is missing, and what helps, is printed.
 */
export function requireEngines(engines: readonly Engine[]): boolean {
  const missing = engines.filter(isMissing);
  if (missing.length > 0) print(`not there yet: ${missing.map((engine) => ENGINE_ROWS[engine].label).join(', ')}`);
  if (missing.includes('chromium')) attempt('playwright', 'install', 'chromium');
  const packages = missing.filter(isMissing).flatMap((engine) => ENGINE_ROWS[engine].packages);
  if (packages.length > 0) installPackages(packages);
  for (const engine of engines) {
    const { label, find, packages, variables } = ENGINE_ROWS[engine];
    const found = find();
    if (found !== undefined) print(`${label}: ${found}`);
    else
      print(
        `${label} was neither found nor could it be installed. Debian: apt-get install ${packages.join(' ')}. Elsewhere set ${variables}.`,
      );
  }
  return !engines.some(isMissing);
}
