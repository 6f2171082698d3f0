/** `npm run tool -- licences`: whether each package of the lock files may be used by its licence (`release/licences.ts`). */
import { readFileSync } from 'node:fs';
import { print } from '../process/command.ts';
import { licenceProblems, type LockedPackage } from './licences.ts';

/** Lighthouse is installed apart, when it is asked for. */
const LOCK_FILES = ['package-lock.json', 'test/bench/lighthouse/package-lock.json'];
const locked = LOCK_FILES.map(
  (file) => (JSON.parse(readFileSync(file, 'utf8')) as { packages: Readonly<Record<string, LockedPackage>> }).packages,
);
const problems = locked.flatMap(licenceProblems);
for (const problem of problems) print(`✗ ${problem}`);
const count = locked.reduce((sum, packages) => sum + Object.keys(packages).length - 1, 0);
print(`licences: ${count} packages, ${problems.length} may not be used`);
process.exitCode = problems.length > 0 ? 1 : 0;
