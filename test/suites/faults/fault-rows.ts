/** The rows of the table, its cells, and the requested ones. */
import { faultNames, FAULTS, type FaultName } from '../../model/faults.ts';
import { asksNetwork } from '../../model/responses.ts';
import type { Wait } from '../../model/wait.types.ts';
import { waitNamed, waits } from '../../model/waits.ts';

export interface Row {
  name: string;
  /** The wait it tests; null if it is not in the chart. */
  wait: Wait | null;
  /** True if a failure is not shown, because the page works without the answer. */
  silent: boolean;
  /** Faults without a cell here, with the reason. */
  without: Partial<Readonly<Record<FaultName, string>>>;
}
/** The last cell of a row: no more faults. */
export const HEALED = 'healed';
export interface Cell {
  row: string;
  fault: FaultName | typeof HEALED;
  /** The error; null if the result is allowed. */
  wrong: string | null;
}

const OF_CONNECTIONS = 'the page would not come either';
const NO_COUNTERPART = 'nothing of a web socket is like it';
/** A row besides the calls started by presses. */
export const DEFAULTS_ROW = 'runtime defaults';
/**
 * The only wait that no press starts: the inbox page subscribes to the status, and its links come from the defaults.
 */
export const WATCHING = waitNamed('status of the registration');
const WITHOUT: Readonly<Record<string, Row['without']>> = {
  [DEFAULTS_ROW]: { refused: OF_CONNECTIONS, resetAtOnce: OF_CONNECTIONS },
  [WATCHING.name]: { arrivesLate: NO_COUNTERPART, plainText: NO_COUNTERPART, deliveredTwice: NO_COUNTERPART },
};
const rowOf = (name: string, wait: Wait | null): Row => ({
  name,
  wait,
  silent: !wait?.tells,
  without: WITHOUT[name] ?? {},
});
/** All requests of the page to the back end: the calls of the chart, the runtime defaults, and the subscription. */
export const rows: readonly Row[] = [
  ...waits
    .filter(({ actor }) => asksNetwork(actor))
    .map((wait) => rowOf(wait.name, { ...wait, press: wait.offered ?? wait.press })),
  rowOf(DEFAULTS_ROW, null),
  rowOf(WATCHING.name, WATCHING),
];

/** Faults that still deliver an answer, and those that end without one. */
export const ARRIVING = faultNames.filter((fault) => FAULTS[fault].failure === null);
export const FAILING = faultNames.filter((fault) => FAULTS[fault].failure !== null);

/** Environment variable with the requested cells: parts of names of rows or faults, one per line. */
export const ONLY = 'VESTIBULE_FAULTS';
const parts = (process.env[ONLY] ?? '').split('\n').filter(Boolean);
const asked = (name: string) => parts.some((part) => name.toLowerCase().includes(part.toLowerCase()));
/** The requested faults of a row. */
export const wanted = ({ name, without }: Row, faults: readonly FaultName[]): readonly FaultName[] =>
  faults.filter((fault) => !(fault in without) && (parts.length === 0 || asked(name) || asked(fault)));

/** The requested cells of a row. */
export const cellsOf = (row: Row): Cell['fault'][] => {
  const failing = wanted(row, FAILING);
  return [...failing, ...(failing.length > 0 ? ([HEALED] as const) : []), ...wanted(row, ARRIVING)];
};
