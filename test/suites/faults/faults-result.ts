/** The counts of the table of faults × rows, from the cells filled by the tests. */
import { nameOf, nodes } from '../../model/nodes.ts';
import type { StateFound } from '../../../tools/check/results/result.ts';
import type { RanCase } from '../suite-reports.ts';
import { cellsOf, HEALED, rows, type Cell, type Row } from './fault-rows.ts';

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
    states: { visit: statesOf(filled) },
  };
}
