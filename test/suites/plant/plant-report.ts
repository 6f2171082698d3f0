/** Output of `npm run tool -- plant`: the result of each mistake, the figures, and the list of all mistakes. */
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

export const figuresOf = (verdicts: readonly Verdict[]): string => {
  const named = verdicts.filter(isNamed).length;
  return `${thousands(verdicts.length)} mistakes planted one at a time, ${thousands(named)} named by their test`;
};

/** The mistakes by topic: effect, broken requirement, changed file, and the test that must detect it. */
export const listOf = (topics: Readonly<Record<string, readonly Mistake[]>>): readonly string[] =>
  Object.entries(topics).flatMap(([topic, mistakes]) =>
    [`${topic} (${mistakes.length})`].concat(
      mistakes.flatMap(({ id, sentence, breaks, file, test }) => [
        `  ${id}: ${sentence} (${breaks})`,
        `    ${file}; test: ${test.file} > ${test.title}`,
      ]),
    ),
  );
