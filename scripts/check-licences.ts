/** `npm run licences`: whether each package of the lock file comes under a licence that is allowed (`release/licences.ts`). */
import { readFileSync } from 'node:fs';
import { print } from './harness.ts';
import { licenceProblems, type LockedPackage } from './release/licences.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};
const problems = licenceProblems(packages);
for (const problem of problems) print(`✗ ${problem}`);
print(`licences: ${Object.keys(packages).length - 1} packages, ${problems.length} may not be used`);
process.exitCode = problems.length > 0 ? 1 : 0;
