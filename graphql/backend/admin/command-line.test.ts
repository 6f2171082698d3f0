/** What the command line refuses (D53), and that what was done is kept. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_REASONS } from '../store/mail-failures.ts';
import { operatedBackEnd } from '../testing/admin.ts';
import { byText } from '../testing/mailing-back-end.ts';
import { commands } from './commands.ts';

const { admin, clock } = operatedBackEnd();

const MANY = 'must be a whole number from 1 to 1000000';
test.each([
  ['nonsense', 'There is no command “nonsense”. npm run -s admin names them all.'],
  ['codes', 'Which of them: codes list, codes make, codes take-back?'],
  ['codes list --unheard-of', "Unknown option '--unheard-of'."],
  ['codes list --json --csv', '--json and --csv: which of them?'],
  ['codes list --page 2', '--page 2 is beyond the end: there is 1 page.'],
  ['codes list --state lost', '--state must be one of open, full, held, ended, taken-back: “lost”'],
  ['codes make', '--balance is missing.'],
  ['codes make --balance many', `--balance ${MANY}: “many”`],
  [
    'codes make --balance 1 --countries XX',
    '--countries must be country codes (ISO 3166-1 alpha-2) that the product knows, such as AT,DE: “XX”',
  ],
  ['codes make --balance 1 --valid-until 2026-02-30', '--valid-until must be a day, such as 2026-12-31: “2026-02-30”'],
  ['codes make --balance 1 --valid-until 2026-11-20', '--valid-until lies in the past.'],
  ['codes make --balance 1 --terms x', '--terms and --privacy go together.'],
  ['codes take-back UNKNOWN', 'There is no code UNKNOWN.'],
])('%s: refused in one line, without any change', async (line, problem) => {
  expect(await admin(line)).toEqual({ code: 2, out: '', err: `${problem}\n` });
  expect((await admin('actions list')).out).toBe('0 actions, page 1 of 1\n');
});

test('actions are recorded without personal data', async () => {
  await admin('codes list --as Ada');
  clock.advance(60_000);
  await admin('codes take-back LASTONE');
  expect(await admin('codes take-back LASTONE')).toEqual({
    code: 2,
    out: '',
    err: 'The code LASTONE was taken back at 2026-11-21 10:01Z.\n',
  });
  const actions = JSON.parse((await admin('actions list --json')).out) as unknown;
  expect(actions).toEqual([
    {
      doneAt: '2026-11-21T10:01:00.000Z',
      operator: 'tester',
      command: 'codes take-back',
      counts: 'codes 1',
      subject: expect.stringMatching(/^[\w-]{43}$/) as string,
    },
    { doneAt: '2026-11-21T10:00:00.000Z', operator: 'Ada', command: 'codes list', counts: 'rows 13', subject: null },
  ]);
  expect(JSON.parse((await admin('actions list --code lastone --json')).out)).toHaveLength(1);
});

/** What the items of the list below a heading begin with: names in backticks. */
const namesBelow = (heading: string): string[] => {
  const [, section = ''] = readFileSync('docs/operators.md', 'utf8').split(`\n## ${heading}\n`);
  return [...(section.split(/\n## /)[0] ?? '').matchAll(/^- (`[^`]+`(?:, `[^`]+`)*)/gm)].map(([, names = '']) => names);
};

test('docs/operators.md explains every command', () => {
  const explained = namesBelow('Commands').map((name) => (/^`([a-z- ]+)/.exec(name)?.[1] ?? '').replace(/ --.*/, ''));
  expect(explained.map((name) => name.trim())).toEqual(commands.map(({ name }) => name));
});

test('docs/operators.md explains every reason of an undelivered mail', () => {
  const explained = namesBelow('Mails that do not leave').flatMap((names) => names.match(/[a-z-]+/g) ?? []);
  expect(explained.toSorted(byText)).toEqual(ALL_REASONS.toSorted(byText));
});
