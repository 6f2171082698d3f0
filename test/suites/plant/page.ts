/** docs/planted-mistakes.md: which known mistakes and barriers were planted, and what names each, for whoever reads rather than runs. */
import type { Planted } from './mistake.types.ts';
import { classesOf, figuresOf } from './report.ts';
import type { Verdict } from './verdict.ts';

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const nameOf = ({ mistake, named }: Verdict): string => (named ? `${mistake.test.file}: ${named.name}` : '**no test**');

/**
 * The page: the same for the same mistakes and what names them.
 * @param topics the mistakes by what they are about.
 */
export function pageOf(topics: Readonly<Record<string, readonly Planted[]>>, verdicts: readonly Verdict[]): string {
  const verdictOn = new Map(verdicts.map((verdict) => [verdict.mistake.id, verdict]));
  const section = ([topic, mistakes]: readonly [string, readonly Planted[]]): readonly string[] => [
    `## ${topic}`,
    '',
    row(['mistake', 'breaks', 'where', 'named by']),
    row(['---', '---', '---', '---']),
    ...mistakes.flatMap(({ id }) => {
      const verdict = verdictOn.get(id);
      if (!verdict) return [];
      const { sentence, file } = verdict.mistake;
      return [row([sentence, classesOf(verdict.mistake).join(', '), file, nameOf(verdict)])];
    }),
    '',
  ];
  return [
    '# Known mistakes, planted',
    '',
    'Made by `npm run plant -- --page`, which plants one at a time in a copy of the checkout, and demands that the test which is',
    'said to hold the matter, and passes without it, fails by name: mistakes of security (CWE, OWASP ASVS 5.0.0), then barriers to',
    'people (WCAG 2.2). The tables are `test/suites/plant/mistakes/` and `test/suites/plant/barriers/`; what is promised at all:',
    '[security.md](security.md). `npm test` plants a few, others each day.',
    '',
    `${figuresOf(verdicts)}.`,
    '',
    ...Object.entries(topics).flatMap(section),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
