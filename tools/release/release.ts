/**
 * `npm run tool -- release`: makes the archive of this version, `release/vestibule-<version>.tar.gz`, and its checksum.
 * It refuses a version that is not committed, not in the changelog, or not tested.
 *
 * --untested  makes an archive without tests; its name contains `untested`
 */
import { readFileSync } from 'node:fs';
import { runHere } from '../process/child.ts';
import { endWithNpm } from '../process/end-with-npm.ts';
import { print, requireNode } from '../process/command.ts';
import { digestOf, writeArchive } from './archive.ts';
import { git, passedTests, problemsOf } from './conditions.ts';

const OUT = 'release';

requireNode();
endWithNpm();
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const tested = passedTests();
const mayBeUntested = process.argv.includes('--untested');
const problems = [
  ...problemsOf(version),
  ...(tested || mayBeUntested ? [] : ['npm test has not passed on what is committed.']),
];
for (const problem of problems) print(`not released: ${problem}`);
process.exitCode = 1;
if (problems.length === 0 && (await runHere(process.execPath, ['tools/build/build.ts'])) === 0) {
  const [commit, committedAt] = [git('rev-parse', 'HEAD'), Number(git('log', '-1', '--format=%ct'))];
  const archive = await writeArchive(OUT, { version, commit, committedAt, tested });
  print(`${archive}  sha256 ${await digestOf(archive)}`);
  process.exitCode = 0;
}
