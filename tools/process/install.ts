/**
 * Installs missing programs: by the project's own download, otherwise from Debian's packages. Prints what it does and
 * what is still missing.
 */
import { spawnSync } from 'node:child_process';
import { ENGINE_ROWS, type Engine } from './engines.ts';
import type { Program } from './programs.ts';
import { print } from './command.ts';

/** Runs one command on this terminal; true if it succeeded. Times out after 300 s. */
const attempt = (program: string, ...args: string[]): boolean => {
  print(`  ${program} ${args.join(' ')}`);
  return spawnSync(program, args, { stdio: 'inherit', timeout: 300_000 }).status === 0;
};
const isMissing = ({ find }: Program) => find() === undefined;
const isNeeded = ({ isOptional }: Program) => !isOptional;

function installPackages(packages: readonly string[]) {
  if (process.platform !== 'linux') return;
  const apt = (...args: string[]) =>
    process.getuid?.() === 0 ? attempt('apt-get', ...args) : attempt('sudo', '-n', 'apt-get', ...args);
  if (apt('update')) apt('install', '-y', '--no-install-recommends', ...packages);
}

/**
 * Finds these programs and installs the missing ones. Prints what is still missing and how to install it.
 * @returns true if all required programs are present.
 */
export function requirePrograms(programs: readonly Program[]): boolean {
  const missing = programs.filter(isMissing);
  if (missing.length > 0) print(`not there yet: ${missing.map(({ label }) => label).join(', ')}`);
  for (const { own } of missing) if (own) attempt(...own);
  // Required and optional packages are installed separately: apt fails as a whole if Debian lacks one package.
  for (const some of [missing.filter(isNeeded), missing.filter((program) => !isNeeded(program))]) {
    const packages = some.filter(isMissing).flatMap((program) => program.packages);
    if (packages.length > 0) installPackages(packages);
  }
  for (const { label, find, packages, variables, isOptional } of programs) {
    const found = find();
    if (found !== undefined) print(`${label}: ${found}`);
    else if (isOptional) print(`${label}: not to be had, it goes without`);
    else
      print(
        `${label} was neither found nor could it be installed. Debian: apt-get install ${packages.join(' ')}. Elsewhere set ${variables}.`,
      );
  }
  return !programs.filter(isNeeded).some(isMissing);
}

/** `requirePrograms` for browser engines. */
export const requireEngines = (engines: readonly Engine[]): boolean =>
  requirePrograms(engines.map((engine) => ENGINE_ROWS[engine]));
