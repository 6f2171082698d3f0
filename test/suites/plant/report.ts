/** What planting found, in lines and figures. */
import { thousands } from '../print.ts';
import { isNamed, type Verdict } from './verdict.ts';

/** A class of mistakes as it is looked up. */
export const classOf = ({ mistake: { cwe, asvs } }: Pick<Verdict, 'mistake'>): string => `CWE-${cwe}, ASVS ${asvs}`;

/** What names a mistake, or that nothing does, for whoever runs it. */
export const linesOf = (verdict: Verdict): readonly string[] => {
  const { mistake, named, instead } = verdict;
  if (named) return [`✓ ${mistake.id}: ${mistake.test.file} > ${named.name}`, `  ${named.headline}`];
  return [
    `✗ ${mistake.id}: ${mistake.test.file} > ${mistake.test.title} does not name it`,
    `  ${mistake.sentence} (${classOf(verdict)})`,
    `  again: npm run plant -- --only ${mistake.id}`,
    ...instead.map((line) => `  instead: ${line}`),
  ];
};

export const figuresOf = (verdicts: readonly Verdict[]): string =>
  `${thousands(verdicts.length)} mistakes planted one at a time, ${thousands(verdicts.filter(isNamed).length)} named by their test`;
