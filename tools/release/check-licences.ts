/**
 * `npm run tool -- licences`: checks that the licence of each package in the lock files is allowed
 * (`release/licences.ts`). It has no options.
 */
import { readFileSync } from 'node:fs';
import { print } from '../process/command.ts';
import { licenceProblems, type LockedPackage } from './licences.ts';

/** Lighthouse is installed separately, on demand. */
const LOCK_FILES = ['package-lock.json', 'test/bench/lighthouse/package-lock.json'];
const locked = LOCK_FILES.map(
  (file) => (JSON.parse(readFileSync(file, 'utf8')) as { packages: Readonly<Record<string, LockedPackage>> }).packages,
);
const problems = locked.flatMap(licenceProblems);
for (const problem of problems) print(`✗ ${problem}`);
const count = locked.reduce((sum, packages) => sum + Object.keys(packages).length - 1, 0);
print(`licences: ${count} packages, ${problems.length} may not be used`);
process.exitCode = problems.length > 0 ? 1 : 0;
