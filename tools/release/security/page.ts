/** The tables of docs/security.md, between its marks; the prose around them is written by hand. */
import { between, table, testsCell } from '../../check/markdown-tables.ts';
import { REQUIREMENTS, type Level } from './asvs.ts';
import type { Built, Held, Promises, Row } from './promise.types.ts';

/** `9.2.*` and `10.*` are those of level 1 and 2; a number is itself. */
export const expanded = (asvs: readonly string[]): readonly string[] =>
  asvs.flatMap((name) =>
    name.endsWith('.*')
      ? [...REQUIREMENTS].filter(([id, level]) => id.startsWith(name.slice(0, -1)) && level < 3).map(([id]) => id)
      : [name],
  );

/** Those of level 3 are marked. */
const numbers = (asvs: readonly string[]): string =>
  asvs.map((id) => (REQUIREMENTS.get(id) === 3 ? `${id} (level 3)` : id)).join(', ');

const heldRow = ({ asvs, sentence, tests }: Held) => [numbers(asvs), sentence, testsCell(tests)];
const builtRow = ({ asvs, sentence, files }: Built) => [
  numbers(asvs),
  sentence,
  files.map((file) => `\`${file}\``).join(', '),
];
const plainRow = ({ asvs, sentence }: Row) => [numbers(asvs), sentence];

const KINDS = ['held', 'built', 'elsewhere', 'notPromised', 'notApplicable'] as const;
/** A level, and how many of its requirements are of each kind. */
function countsOf(promises: Promises, level: Level): readonly string[] {
  const counts = KINDS.map((kind) => {
    const ids = promises[kind].flatMap(({ asvs }) => expanded(asvs));
    return ids.filter((id) => REQUIREMENTS.get(id) === level).length;
  });
  return [level, ...counts].map(String);
}

export const tablesOf = (promises: Promises): string =>
  [
    '## How much of it',
    '',
    ...table(
      ['level', 'held by tests', 'built so, or written down', 'left to others', 'not promised', 'nothing of the kind'],
      ([1, 2, 3] as const).map((level) => countsOf(promises, level)),
    ),
    '',
    'Of level 3 only what is promised is counted.',
    '',
    '## Held by tests',
    '',
    ...table(['ASVS', 'what is promised', 'the tests that hold it'], promises.held.map(heldRow)),
    '',
    '## Built so, or written down',
    '',
    ...table(['ASVS', 'what is promised', 'where'], promises.built.map(builtRow)),
    '',
    '## Left to whoever runs it',
    '',
    ...table(['ASVS', 'what'], promises.elsewhere.map(plainRow)),
    '',
    '## Not promised, and why',
    '',
    ...table(['ASVS', 'what, and why'], promises.notPromised.map(plainRow)),
    '',
    '## Nothing of the kind is there',
    '',
    ...table(['ASVS', 'why'], promises.notApplicable.map(plainRow)),
  ].join('\n');

/** The page with its tables made anew. @throws where it has no marks. */
export const withTables = (page: string, promises: Promises): string => between(page, 'promises', tablesOf(promises));
