/** Conditions of a release. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { digestOf, migrations, releasedDigests, statesKept } from '../../graphql/backend/testing/released.ts';
import { isTested } from '../check/results/tested.ts';

/** The output of a git command. @throws with its error output. */
export function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** True if a changelog (keepachangelog.com) has a dated, non-empty entry for the version. */
export const mentions = (changelog: string, version: string): boolean =>
  changelog.split(/^## /m).some((entry) => {
    const [head = '', ...lines] = entry.split('\n');
    return (
      new RegExp(`^\\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`).test(head) &&
      lines.some((line) => line.startsWith('- '))
    );
  });

const migrationProblems = (): string[] => {
  const released = releasedDigests();
  const changed = migrations().filter((name) => released[name] !== undefined && released[name] !== digestOf(name));
  const newest = migrations().at(-1) ?? '';
  return [
    ...changed.map((name) => `${name}.sql was released otherwise: a migration is not edited.`),
    ...(statesKept().includes(newest)
      ? []
      : [`no rows are kept of ${newest}: node test/suites/postgres/keep-rows.ts, and commit what it writes.`]),
  ];
};

/** Problems that prevent a release of this checkout, one line each. @param version of package.json. */
export const problemsOf = (version: string): string[] => [
  ...(git('status', '--porcelain') === '' ? [] : ['the working tree has changes that are not committed.']),
  ...(mentions(readFileSync('CHANGELOG.md', 'utf8'), version)
    ? []
    : [`CHANGELOG.md has no entry "## [${version}] - YYYY-MM-DD" that says something.`]),
  ...migrationProblems(),
];

/** True if `npm test` passed on the committed tree. */
export const passedTests = (): boolean => isTested(git('rev-parse', 'HEAD^{tree}'));
