/** The rows of the table, its cells, and which of them are asked for. */
import { faultNames, FAULTS, type FaultName } from '../../model/faults.ts';
import { asksNetwork } from '../../model/responses.ts';
import type { Wait } from '../../model/wait.types.ts';
import { waitNamed, waits } from '../../model/waits.ts';

export interface Row {
  name: string;
  /** What it waits for; null: nothing of the chart. */
  wait: Wait | null;
  /** Whether nobody is told when it fails: the page is as good without its answer. */
  silent: boolean;
  /** Faults that make no cell here, with the reason. */
  without: Partial<Readonly<Record<FaultName, string>>>;
}
/** The last cell of a row: nothing is broken any more. */
export const HEALED = 'healed';
export interface Cell {
  row: string;
  fault: FaultName | typeof HEALED;
  /** Null: allowed. */
  wrong: string | null;
}

const OF_CONNECTIONS = 'the page would not come either';
const NO_COUNTERPART = 'nothing of a web socket is like it';
/** Beside the calls that a press makes. */
export const DEFAULTS_ROW = 'runtime defaults';
/** The one wait that no press begins: at the inbox page the status is heard, and the links are what the defaults say. */
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
/** Whatever the page asks of the back end: the calls that the chart waits for, the runtime defaults, and the subscription. */
export const rows: readonly Row[] = [
  ...waits
    .filter(({ actor }) => asksNetwork(actor))
    .map((wait) => rowOf(wait.name, { ...wait, press: wait.offered ?? wait.press })),
  rowOf(DEFAULTS_ROW, null),
  rowOf(WATCHING.name, WATCHING),
];

/** Faults that arrive all the same, and those that end without an answer. */
export const ARRIVING = faultNames.filter((fault) => FAULTS[fault].failure === null);
export const FAILING = faultNames.filter((fault) => FAULTS[fault].failure !== null);

/** The variable by which a run says what it wants of the table: parts of names of rows or faults, one a line. */
export const ONLY = 'VESTIBULE_FAULTS';
const parts = (process.env[ONLY] ?? '').split('\n').filter(Boolean);
const asked = (name: string) => parts.some((part) => name.toLowerCase().includes(part.toLowerCase()));
/** Of the faults, those that a run asked for in a row. */
export const wanted = ({ name, without }: Row, faults: readonly FaultName[]): readonly FaultName[] =>
  faults.filter((fault) => !(fault in without) && (parts.length === 0 || asked(name) || asked(fault)));

/** The cells of a row that are asked for. */
export const cellsOf = (row: Row): Cell['fault'][] => {
  const failing = wanted(row, FAILING);
  return [...failing, ...(failing.length > 0 ? ([HEALED] as const) : []), ...wanted(row, ARRIVING)];
};
