/** What `npm run mutate` prints, and keeps: the faults by operator and by what names them, and each that nothing names. */
import type { StateFound, SuiteResult, Table } from '../../results/result.ts';
import { OPERATORS } from '../../../packages/witness/index.ts';
import { NAMERS } from '../../model/mutation/oracles.ts';
import { isNamed, isOpen, reasonOf, type Verdict } from '../../model/mutation/verdict.ts';
import { thousands } from '../print.ts';

export const HEAD = ['fault', 'planted', ...NAMERS.map((by) => `by ${by}`), 'can’t matter', 'open'];
function cellsOf(name: string, verdicts: readonly Verdict[]): readonly string[] {
  const count = (is: (verdict: Verdict) => boolean) => thousands(verdicts.filter(is).length);
  return [
    name,
    thousands(verdicts.length),
    ...NAMERS.map((by) => count(({ named }) => named?.by === by)),
    count((verdict) => reasonOf(verdict) !== null),
    count(isOpen),
  ];
}
/** A line an operator, and all together. */
export const rowsOf = (verdicts: readonly Verdict[]): readonly (readonly string[])[] => [
  ...OPERATORS.map((operator) =>
    cellsOf(
      operator,
      verdicts.filter((verdict) => verdict.operator === operator),
    ),
  ).filter(([, planted]) => planted !== '0'),
  cellsOf('all', verdicts),
];

/** The same in columns. */
export function linesOf(verdicts: readonly Verdict[]): readonly string[] {
  const rows = [HEAD, ...rowsOf(verdicts)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

const again = ({ id }: Verdict) => `npm run mutate -- --only ${id}`;
/** A fault that nothing names: what was planted, what was tried, and the command that repeats it. */
export const openLines = (verdict: Verdict): readonly string[] => [
  `${verdict.chart}: nothing names this fault: ${verdict.sentence} ${again(verdict)}`,
  `    tried: build and rules of charts, ${verdict.sites} steps put to the rows, the unit tests of the chart, the laws`,
  `    ${verdict.first === null ? 'nowhere it shows' : `it shows in ${verdict.differs} of them, first on ${verdict.first}`}`,
];
/** A fault, and what names it. */
export const namedLines = ({ chart, operator, sentence, named }: Verdict): readonly string[] =>
  named ? [`${chart}, ${operator}: ${sentence}`, `    named by ${named.by}: ${named.words}`] : [];

/** The survivors that can’t matter, by their reason. */
export const survivorsOf = (verdicts: readonly Verdict[]): ReadonlyMap<string, readonly Verdict[]> =>
  Map.groupBy(
    verdicts.filter((verdict) => reasonOf(verdict) !== null),
    (verdict) => reasonOf(verdict) ?? '',
  );

/** `1,612 faults planted, 1,590 named (98.6 %), 22 can’t matter, 0 open`. */
export function figuresOf(verdicts: readonly Verdict[]): string {
  const named = verdicts.filter(isNamed).length;
  const open = verdicts.filter(isOpen).length;
  const share = verdicts.length === 0 ? 0 : (100 * named) / verdicts.length;
  const idle = verdicts.length - named - open;
  return `${thousands(verdicts.length)} faults planted, ${thousands(named)} named (${share.toFixed(1)} %), ${thousands(idle)} can’t matter, ${thousands(open)} open`;
}

/** As the report of all suites shows it. */
export const tablesOf = (verdicts: readonly Verdict[]): readonly Table[] => [
  {
    title: 'Faults planted, by what names them',
    head: HEAD,
    rows: rowsOf(verdicts).map((cells) => ({ cells, isGood: cells.at(-1) === '0' })),
  },
  {
    title: 'Faults that nothing names',
    head: ['fault', 'why it can’t matter'],
    rows: verdicts
      .filter((verdict) => !isNamed(verdict))
      .map((verdict) => ({
        cells: [verdict.sentence, reasonOf(verdict) ?? 'open'],
        isGood: !isOpen(verdict),
        more: [again(verdict)],
      })),
  },
];

const foundIn = (verdicts: readonly Verdict[], all: number): StateFound => ({
  cases: verdicts.filter((verdict) => reasonOf(verdict) === null).length,
  good: verdicts.filter(isNamed).length,
  left: all - verdicts.length,
});
/**
 * The faults by the state that each is planted in, without those that can’t matter: how many of them something names.
 * @param all the faults that there are.
 */
export function statesOf(
  verdicts: readonly Verdict[],
  all: readonly { id: string; chart: string; state: string }[],
): SuiteResult['states'] {
  const planted = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const found = (faults: readonly { id: string }[]) =>
    foundIn(
      faults.flatMap(({ id }) => planted.get(id) ?? []),
      faults.length,
    );
  const byState = (faults: typeof all) => Map.groupBy(faults, ({ state }) => state);
  return Object.fromEntries(
    Array.from(
      Map.groupBy(all, ({ chart }) => chart),
      ([chart, faults]) => [
        chart,
        Object.fromEntries(Array.from(byState(faults), ([state, own]) => [state, found(own)])),
      ],
    ),
  );
}
