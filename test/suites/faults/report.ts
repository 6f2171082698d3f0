/** The table of faults, in words. */
import { faultNames, FAULTS } from '../../model/faults.ts';
import { allRows, HEALED, withoutOf, type AnyRow, type Cell } from './cells.ts';

const columns: readonly Cell['fault'][] = [...faultNames, HEALED];
const MARKS = { network: 'n', timeout: 't', technical: 'x', busy: 'b', missing: 'm' } as const;
const LEGEND =
  'n network  t timeout  x technical  b busy (told in these words)  = answered  · nothing is told  ✗ not allowed';

const markOf = (row: AnyRow, fault: Cell['fault'], cell: Cell | undefined): string => {
  if (!cell) return ' ';
  if (cell.wrong !== null) return '✗';
  const failure = fault === HEALED ? null : FAULTS[fault].failure;
  if (failure === null) return '=';
  return 'silent' in row ? '·' : MARKS[failure];
};
const cellAt = (cells: readonly Cell[], row: AnyRow, fault: Cell['fault']) =>
  cells.find((cell) => cell.row === row.name && cell.fault === fault);
const number = (index: number) => String(index + 1).padStart(2, '0');
const width = Math.max(...allRows.map(({ name }) => name.length));

/** Rows by faults, a mark each; the faults are numbered, and named beneath. */
export function tableOf(cells: readonly Cell[]): string[] {
  const digits = (place: number) => columns.map((_, index) => number(index)[place]).join('');
  const lines = allRows
    .filter(({ name }) => cells.some(({ row }) => row === name))
    .map((row) => {
      const marks = columns.map((fault) => markOf(row, fault, cellAt(cells, row, fault))).join('');
      return `${row.name.padEnd(width)}  ${marks}`;
    });
  const named = columns.map((fault, index) => `${number(index)} ${fault}`);
  const legend = Array.from({ length: Math.ceil(named.length / 6) }, (_, line) =>
    named
      .slice(line * 6, line * 6 + 6)
      .map((name) => name.padEnd(26))
      .join('')
      .trimEnd(),
  );
  return [
    `${''.padEnd(width)}  ${digits(0)}`,
    `${''.padEnd(width)}  ${digits(1)}`,
    ...lines,
    '',
    ...legend,
    LEGEND,
    '',
  ];
}

/** What was not allowed, and why, each reason once for a row; and which cells there are not, and why. */
export function reasonsOf(cells: readonly Cell[]): string[] {
  const found = new Map<string, { row: string; wrong: string; faults: string[] }>();
  for (const { row, fault, wrong } of cells) {
    if (wrong === null) continue;
    const before = found.get(row + wrong);
    if (before) before.faults.push(fault);
    else found.set(row + wrong, { row, wrong, faults: [fault] });
  }
  return [
    ...[...found.values()].flatMap(({ row, wrong, faults }) =>
      `✗ ${row} × ${faults.join(', ')}:\n${wrong}`.replaceAll('\n', '\n    ').split('\n'),
    ),
    ...allRows.flatMap((row) =>
      Object.entries(withoutOf(row)).map(([fault, reason]) => `  ${row.name} × ${fault} is not run: ${reason}`),
    ),
  ];
}

/** The same as a page: a line for each fault, a column for each row. */
export function markdownOf(cells: readonly Cell[]): string[] {
  const lines = columns.map((fault) => {
    const words = fault === HEALED ? 'nothing is broken any more' : FAULTS[fault].words;
    return `| ${fault}: ${words} | ${allRows.map((row) => markOf(row, fault, cellAt(cells, row, fault))).join(' | ')} |`;
  });
  return [
    '# Faults',
    '',
    ...allRows.map(({ name, wait }, index) => `${index + 1}. ${name}${wait === null ? '' : ` (\`${wait}\`)`}`),
    '',
    `${LEGEND}.`,
    '',
    `| | ${allRows.map((_, index) => index + 1).join(' | ')} |`,
    `| --- |${' --- |'.repeat(allRows.length)}`,
    ...lines,
  ];
}

/** The cells that took longest. */
export const slowestOf = (cells: readonly Cell[]): string =>
  `Slowest: ${cells
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 5)
    .map(({ row, fault, ms }) => `${row} × ${fault} ${ms} ms`)
    .join(', ')}.`;

/** The line that ends a run. */
export function figures(cells: readonly Cell[], ms: number): string {
  const faults = new Set(cells.map(({ fault }) => fault).filter((fault) => fault !== HEALED));
  const wrong = cells.filter((cell) => cell.wrong !== null).length;
  const count = `${new Set(cells.map(({ row }) => row)).size} rows, ${faults.size} faults, ${cells.length} cells`;
  return `faults: ${count}: ${cells.length - wrong} allowed, ${wrong} not; ${(ms / 1000).toFixed(1)} s`;
}
