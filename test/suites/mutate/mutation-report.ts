/** Output of `npm run tool -- mutate`: the faults by operator and by detection, and each undetected one. */
import type { StateFound, SuiteResult, Table } from '../../../tools/check/results/result.ts';
import { OPERATORS } from '../../../packages/witness/index.ts';
import { NAMERS } from '../../model/mutation/oracles.ts';
import { isNamed, isOpen, reasonOf, type Verdict } from '../../model/mutation/verdict.ts';
import { thousands } from '../../../tools/process/command.ts';

const HEAD = ['fault', 'planted', ...NAMERS.map((by) => `by ${by}`), 'can’t matter', 'open'];
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
/** A row per operator, and the total. */
const rowsOf = (verdicts: readonly Verdict[]): readonly (readonly string[])[] => [
  ...OPERATORS.map((operator) =>
    cellsOf(
      operator,
      verdicts.filter((verdict) => verdict.operator === operator),
    ),
  ).filter(([, planted]) => planted !== '0'),
  cellsOf('all', verdicts),
];

/** The same as a Markdown table. */
export const tableOf = (verdicts: readonly Verdict[]): readonly string[] => {
  const rule = HEAD.map((_, column) => (column === 0 ? '---' : '---:'));
  return [HEAD, rule, ...rowsOf(verdicts)].map((cells) => `| ${cells.join(' | ')} |`);
};

const again = ({ id }: Verdict) => `npm run tool -- mutate --only ${id}`;
/** An undetected fault: its description, what was tried, and the command that repeats it. */
export const openLines = (verdict: Verdict): readonly string[] => [
  `${verdict.chart}: nothing names this fault: ${verdict.sentence} ${again(verdict)}`,
  `    tried: build and rules of charts, ${verdict.sites} steps put to the rows, the unit tests of the chart, the laws`,
  `    ${verdict.first === null ? 'nowhere it shows' : `it shows in ${verdict.differs} of them, first on ${verdict.first}`}`,
];
/** A fault, and what detected it. */
export const namedLines = ({ chart, operator, sentence, named }: Verdict): readonly string[] =>
  named ? [`${chart}, ${operator}: ${sentence}`, `    named by ${named.by}: ${named.words}`] : [];

const survivor = ({ id, sentence }: Verdict) => `- \`${id}\` ${sentence}`;
/** The survivors that can't matter, grouped by reason. */
export const survivorsOf = (verdicts: readonly Verdict[]): readonly string[] =>
  Map.groupBy(verdicts, (verdict) => reasonOf(verdict) ?? '')
    .entries()
    .flatMap(([reason, survivors]) => (reason === '' ? [] : [`**${reason}**`, '', survivors.map(survivor), ''].flat()))
    .toArray();

export function figuresOf(verdicts: readonly Verdict[]): string {
  const named = verdicts.filter(isNamed).length;
  const open = verdicts.filter(isOpen).length;
  const share = verdicts.length === 0 ? 0 : (100 * named) / verdicts.length;
  const idle = verdicts.length - named - open;
  return `${thousands(verdicts.length)} faults planted, ${thousands(named)} named (${share.toFixed(1)} %), ${thousands(idle)} can’t matter, ${thousands(open)} open`;
}

/** docs/mutation.md; reproducible for the same verdicts. */
export const pageOf = (verdicts: readonly Verdict[]): string =>
  [
    '# Every fault that a chart can have, and what names it',
    '',
    'Made by `npm run tool -- mutate --page`, which plants each fault by itself in a chart, in memory, and asks what names it, the quickest first:',
    'the rules that charts are built by, the rows of the witness table, the unit tests of the charts, the laws. How it is read: [qa.md](qa.md).',
    '',
    ...tableOf(verdicts),
    '',
    `${figuresOf(verdicts)}.`,
    '',
    '## Faults that can’t matter',
    '',
    'Nothing names them, for nobody can tell the chart with the fault from the one without.',
    '',
    ...survivorsOf(verdicts),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');

/** For the report of all suites. */
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
 * The faults by the state they are planted in, without those that can't matter, and how many were detected.
 * @param all all current faults.
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
