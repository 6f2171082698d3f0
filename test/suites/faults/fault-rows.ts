/** The rows of the table, and the requested faults. */
import { faultNames, FAULTS, type FaultName } from '../../model/faults.ts';
import { asksNetwork } from '../../model/responses.ts';
import type { Wait } from '../../model/wait.types.ts';
import { waits } from '../../model/waits.ts';

export interface Row {
  name: string;
  /** The wait it tests. */
  wait: Wait;
}
/**
 * The calls of the chart that a press starts. The runtime defaults (`test/browser/services-off.spec.ts`) and the
 * subscription to the status (`src/services/activation/`) are started by no press.
 */
export const rows: readonly Row[] = waits
  .filter(({ actor, press, offered }) => asksNetwork(actor) && (offered ?? press))
  .map((wait) => ({ name: wait.name, wait: { ...wait, press: wait.offered ?? wait.press } }));

/** Faults that still deliver an answer, and those that end without one. */
export const ARRIVING = faultNames.filter((fault) => FAULTS[fault].failure === null);
export const FAILING = faultNames.filter((fault) => FAULTS[fault].failure !== null);

/** Environment variable with the requested cells: parts of names of rows or faults, one per line. */
export const ONLY = 'VESTIBULE_FAULTS';
const parts = (process.env[ONLY] ?? '').split('\n').filter(Boolean);
const asked = (name: string) => parts.some((part) => name.toLowerCase().includes(part.toLowerCase()));
/** The requested faults of a row. */
export const wanted = ({ name }: Row, faults: readonly FaultName[]): readonly FaultName[] =>
  faults.filter((fault) => parts.length === 0 || asked(name) || asked(fault));
