/** The cells of the table, and which of them are asked for. */
import { faultNames, FAULTS, type FaultName } from '../../model/faults.ts';
import { ownRows, rows, type OwnRow, type Row } from './rows.ts';

/** The last cell of a row: nothing is broken any more. */
export const HEALED = 'healed';
export interface Cell {
  row: string;
  fault: FaultName | typeof HEALED;
  /** Null: allowed. */
  wrong: string | null;
  ms: number;
}
export type AnyRow = Row | OwnRow;
export const allRows: readonly AnyRow[] = [...rows, ...ownRows];
export const withoutOf = (row: AnyRow): Partial<Record<FaultName, string>> => ('without' in row ? row.without : {});

export const ARRIVING = faultNames.filter((fault) => FAULTS[fault].failure === null);
export const FAILING = faultNames.filter((fault) => FAULTS[fault].failure !== null);

/** The variable by which a run says what it wants of the table: parts of names of rows or faults, one a line. */
export const ONLY = 'VESTIBULE_FAULTS';
const parts = (process.env[ONLY] ?? '').split('\n').filter(Boolean);
const asked = (name: string) => parts.some((part) => name.toLowerCase().includes(part.toLowerCase()));

/** Whether a run asked for a cell. */
export const isWanted = (row: AnyRow, fault: FaultName): boolean =>
  !(fault in withoutOf(row)) && (parts.length === 0 || asked(row.name) || asked(fault));

/** Of a row, those that are asked for. */
export const cellsOf = (row: AnyRow): Cell['fault'][] => {
  const failing = FAILING.filter((fault) => isWanted(row, fault));
  const arriving = ARRIVING.filter((fault) => isWanted(row, fault));
  return [...failing, ...(failing.length > 0 ? ([HEALED] as const) : []), ...arriving];
};
