/** The results of planting: lines, figures, and docs/planted-mistakes.md with the detecting test of each mistake. */
import { thousands } from '../../../tools/process/command.ts';
import type { Mistake } from './mistake.types.ts';
import { isNamed, type Verdict } from './verdict.ts';

/** What detected a mistake, or that it was not detected. */
export const linesOf = (verdict: Verdict): readonly string[] => {
  const { mistake, named, instead } = verdict;
  if (named) return [`✓ ${mistake.id}: ${mistake.test.file} > ${named.name}`, `  ${named.headline}`];
  return [
    `✗ ${mistake.id}: ${mistake.test.file} > ${mistake.test.title} does not name it`,
    `  ${mistake.sentence} (${mistake.breaks})`,
    `  again: npm run tool -- plant --only ${mistake.id}`,
    ...instead.map((line) => `  instead: ${line}`),
  ];
};

const figures = (planted: number, named: number): string =>
  `${thousands(planted)} mistakes planted one at a time, ${thousands(named)} named by their test`;
export const figuresOf = (verdicts: readonly Verdict[]): string =>
  figures(verdicts.length, verdicts.filter(isNamed).length);

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const HEAD = [row(['mistake', 'breaks', 'where', 'named by']), row(['---', '---', '---', '---'])];
const NOBODY = '**no test**';
const nameOf = ({ mistake, named }: Verdict): string => (named ? `${mistake.test.file}: ${named.name}` : NOBODY);
const rowOf = (verdict: Verdict): string => {
  const { mistake } = verdict;
  return row([mistake.sentence, mistake.breaks, mistake.file, nameOf(verdict)]);
};

/**
 * The page; reproducible for the same results.
 * @param topics the mistakes by topic.
 * @param before the previous page; mistakes not planted now keep their row.
 */
export function pageOf(
  topics: Readonly<Record<string, readonly Mistake[]>>,
  verdicts: readonly Verdict[],
  before: string,
): string {
  const kept = before.split('\n');
  const rowFor = ({ id, sentence }: Mistake): readonly string[] => {
    const verdict = verdicts.find(({ mistake }) => mistake.id === id);
    return verdict ? [rowOf(verdict)] : kept.filter((line) => line.startsWith(`| ${cell(sentence)} |`));
  };
  const sections = Object.entries(topics).map(([topic, mistakes]) => ({ topic, rows: mistakes.flatMap(rowFor) }));
  const rows = sections.flatMap((section) => section.rows);
  return [
    '# Known mistakes, planted',
    '',
    'Made by `npm run tool -- plant --page`, which plants one at a time in a copy of the checkout, and demands that the test which is',
    'said to hold the matter, and passes without it, fails by name: mistakes of security (CWE, OWASP ASVS 5.0.0), then barriers to',
    'people (WCAG 2.2). The tables are `test/suites/plant/mistakes/` and `test/suites/plant/barriers/`; what is promised at all:',
    '[security.md](security.md).',
    '',
    `${figures(rows.length, rows.filter((one) => !one.includes(NOBODY)).length)}.`,
    '',
    ...sections.flatMap((section) => [`## ${section.topic}`, '', HEAD, section.rows, ''].flat()),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
