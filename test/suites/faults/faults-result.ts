/** The table of faults × rows, from the cells filled by the tests: a mark per cell, and the errors in words. */
import { stripVTControlCharacters } from 'node:util';
import { faultNames, FAULTS } from '../../model/faults.ts';
import { nameOf, nodes } from '../../model/nodes.ts';
import type { StateFound, TableRow } from '../../../tools/check/results/result.ts';
import type { RanCase } from '../suite-reports.ts';
import { cellsOf, HEALED, rows, type Cell, type Row } from './fault-rows.ts';

const columns: readonly Cell['fault'][] = [...faultNames, HEALED];
const MARKS = { network: 'n', timeout: 't', technical: 'x', busy: 'b', missing: 'm' } as const;
const LEGEND =
  'n network  t timeout  x technical  b busy (told in these words)  = answered  · nothing is told  ✗ not allowed';

function markOf(cells: readonly Cell[], { silent }: Row, fault: Cell['fault']): string {
  const cell = cells.find((one) => one.fault === fault);
  if (!cell) return ' ';
  if (cell.wrong !== null) return '✗';
  const failure = fault === HEALED ? null : FAULTS[fault].failure;
  if (failure === null) return '=';
  return silent ? '·' : MARKS[failure];
}
const isWrong = ({ wrong }: Cell) => wrong !== null;

/** The requested cells of a row; an aborted test has no cells. */
function cellsIn({ name }: Row, cases: readonly RanCase[]): readonly Cell[] {
  const result = cases.find(({ test }) => test.title === name)?.result;
  const body = result?.attachments.find((one) => one.name === 'cells')?.body;
  const filled = body ? (JSON.parse(body.toString()) as Cell[]) : [];
  return rows
    .filter((row) => row.name === name)
    .flatMap(cellsOf)
    .map((fault) => filled.find((cell) => cell.fault === fault) ?? { row: name, fault, wrong: 'not run' });
}

const rowOf = (row: Row, cells: readonly Cell[]): TableRow => ({
  cells: [row.name, ...columns.map((fault) => markOf(cells, row, fault))],
  isGood: !cells.some(isWrong),
  more: cells.filter(isWrong).map(({ fault, wrong }) => `${fault}: ${stripVTControlCharacters(wrong ?? '')}`),
});

/** By the state that waits for the call. */
function statesOf(filled: readonly (readonly [Row, readonly Cell[]])[]): Readonly<Record<string, StateFound>> {
  return Object.fromEntries(
    nodes.flatMap((node) => {
      const own = filled.flatMap(([{ wait }, cells]) => (wait.id === nameOf(node) ? cells : []));
      const good = own.filter((cell) => !isWrong(cell)).length;
      return own.length > 0 ? [[node.id, { cases: own.length, good }]] : [];
    }),
  );
}

export function found(cases: readonly RanCase[]) {
  const filled = rows.map((row) => [row, cellsIn(row, cases)] as const).filter(([, cells]) => cells.length > 0);
  const all = filled.flatMap(([, cells]) => cells);
  const faults = new Set(all.map(({ fault }) => fault).filter((fault) => fault !== HEALED));
  const wrong = all.filter(isWrong).length;
  return {
    figures: [`${faults.size} faults`, `${all.length} cells: ${all.length - wrong} allowed, ${wrong} not`],
    tables: [
      {
        title: `Faults by rows (${LEGEND})`,
        head: ['row', ...columns],
        rows: filled.map(([row, cells]) => rowOf(row, cells)),
      },
    ],
    states: { visit: statesOf(filled) },
  };
}
