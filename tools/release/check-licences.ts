/**
 * `npm run tool -- licences`: checks that the licence of each package in the lock file is allowed
 * (`release/licences.ts`). It has no options.
 */
import { readFileSync } from 'node:fs';
import { print } from '../process/command.ts';
import { licenceProblems, type LockedPackage } from './licences.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};
const problems = licenceProblems(packages);
for (const problem of problems) print(`✗ ${problem}`);
const count = Object.keys(packages).length - 1;
print(`licences: ${count} packages, ${problems.length} may not be used`);
process.exitCode = problems.length > 0 ? 1 : 0;
