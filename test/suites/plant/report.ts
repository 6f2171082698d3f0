/** What planting found, in lines and figures. */
import { thousands } from '../print.ts';
import type { Planted } from './mistake.types.ts';
import { isNamed, type Verdict } from './verdict.ts';

/** What a mistake breaks, as it is looked up. */
export const classesOf = (planted: Planted): readonly string[] =>
  'wcag' in planted ? [`WCAG ${planted.wcag}`] : [`CWE-${planted.cwe}`, `ASVS ${planted.asvs}`];

/** What names a mistake, or that nothing does, for whoever runs it. */
export const linesOf = (verdict: Verdict): readonly string[] => {
  const { mistake, named, instead } = verdict;
  if (named) return [`✓ ${mistake.id}: ${mistake.test.file} > ${named.name}`, `  ${named.headline}`];
  return [
    `✗ ${mistake.id}: ${mistake.test.file} > ${mistake.test.title} does not name it`,
    `  ${mistake.sentence} (${classesOf(mistake).join(', ')})`,
    `  again: npm run plant -- --only ${mistake.id}`,
    ...instead.map((line) => `  instead: ${line}`),
  ];
};

export const figures = (planted: number, named: number): string =>
  `${thousands(planted)} mistakes planted one at a time, ${thousands(named)} named by their test`;
export const figuresOf = (verdicts: readonly Verdict[]): string =>
  figures(verdicts.length, verdicts.filter(isNamed).length);
