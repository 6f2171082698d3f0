/** Counts the cells of faults × rows that the tests filled. */
import type { RanCase } from '../suite-reports.ts';
import { cellsOf, HEALED, rows, type Cell, type Row } from './fault-rows.ts';

/** The requested cells of a row; an aborted test has no cells. */
function cellsIn(row: Row, cases: readonly RanCase[]): readonly Cell[] {
  const result = cases.find(({ test }) => test.title === row.name)?.result;
  const body = result?.attachments.find((one) => one.name === 'cells')?.body;
  const filled = body ? (JSON.parse(body.toString()) as Cell[]) : [];
  return cellsOf(row).map(
    (fault) => filled.find((cell) => cell.fault === fault) ?? { row: row.name, fault, wrong: 'not run' },
  );
}

export function figuresOf(cases: readonly RanCase[]): readonly string[] {
  const cells = rows.flatMap((row) => cellsIn(row, cases));
  const faults = new Set(cells.map(({ fault }) => fault).filter((fault) => fault !== HEALED));
  const wrong = cells.filter((cell) => cell.wrong !== null).length;
  return [`${faults.size} faults`, `${cells.length} cells: ${cells.length - wrong} allowed, ${wrong} not`];
}
