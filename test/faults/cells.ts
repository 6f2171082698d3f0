/** The cells of the table, and which of them are asked for. */
import { faultNames, FAULTS, type FaultName } from '../model/faults.ts';
import type { Row } from './row.ts';

/** The last cell of a row: nothing is broken any more. */
export const HEALED = 'healed';
export interface Cell {
  row: string;
  fault: FaultName | typeof HEALED;
  /** Null: allowed. */
  wrong: string | null;
  ms: number;
}

export const ARRIVING = faultNames.filter((fault) => FAULTS[fault].failure === null);
export const FAILING = faultNames.filter((fault) => FAULTS[fault].failure !== null);

/** The variable by which a run says what it wants of the table: parts of names of rows or faults, one a line. */
export const ONLY = 'VESTIBULE_FAULTS';
const parts = (process.env[ONLY] ?? '').split('\n').filter(Boolean);
const asked = (name: string) => parts.some((part) => name.toLowerCase().includes(part.toLowerCase()));

/** Whether a run asked for a cell. */
export const isWanted = ({ name, without }: Row, fault: FaultName): boolean =>
  !without?.[fault] && (parts.length === 0 || asked(name) || asked(fault));

/** Of a row, those that are asked for. */
export const cellsOf = (row: Row): Cell['fault'][] => {
  const failing = FAILING.filter((fault) => isWanted(row, fault));
  const arriving = ARRIVING.filter((fault) => isWanted(row, fault));
  return [...failing, ...(failing.length > 0 ? [HEALED] : []), ...arriving] as Cell['fault'][];
};
