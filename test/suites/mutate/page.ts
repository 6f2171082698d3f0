/** docs/mutation.md: what names the faults of the charts, and which can't matter, for whoever reads rather than runs. */
import type { Verdict } from '../../model/mutation/verdict.ts';
import { figuresOf, HEAD, rowsOf, survivorsOf } from './report.ts';

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const rule = line(HEAD.map((_, column) => (column === 0 ? '---' : '---:')));

const section = ([reason, verdicts]: readonly [string, readonly Verdict[]]): readonly string[] => [
  `**${reason}**`,
  '',
  ...verdicts.map(({ id, sentence }) => `- \`${id}\` ${sentence}`),
  '',
];

/** The page: the same for the same faults and what names them. */
export const pageOf = (verdicts: readonly Verdict[]): string =>
  [
    '# Every fault that a chart can have, and what names it',
    '',
    'Made by `npm run mutate -- --page`, which plants each fault by itself in a chart, in memory, and asks what names it, the quickest first:',
    'the rules that charts are built by, the rows of the witness table, the unit tests of the charts, the laws. How it is read: [qa.md](qa.md).',
    '',
    line(HEAD),
    rule,
    ...rowsOf(verdicts).map(line),
    '',
    `${figuresOf(verdicts)}.`,
    '',
    '## Faults that can’t matter',
    '',
    'Nothing names them, for nobody can tell the chart with the fault from the one without.',
    '',
    ...[...survivorsOf(verdicts)].flatMap(section),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
