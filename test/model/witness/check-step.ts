/**
 * Checks a step of a visit against the witness table: exactly one row applies to each answer, failure and timeout, and
 * must match.
 */
import type { Row, Rule } from '../../witness/witness.types.ts';
import { rows } from '../../witness/rows.ts';
import { differenceOf } from './compare.ts';
import { happenedIn, type Happened } from './happening.ts';
import { finderOf, listOf } from './match.ts';
import { outcomeOf, shownIn, type CheckedStep } from './observe.ts';
import { inWords, rowName } from './describe-rows.ts';

export type { CheckedStep } from './observe.ts';
/** An error of a step, or of the table. */
export interface Finding {
  /** The name of the contradicting row; null if no row or several rows apply. */
  row: string | null;
  /** In one line: page, event, expected, actual, and rule. */
  text: string;
}
const rulesOf = (row: Row) => listOf<Rule>(row.rule).join(', ');

export interface Witness {
  /** @param answer the full answer, if the event does not contain it. @returns the error, or null. */
  check: (step: CheckedStep, answer?: string) => Finding | null;
  /** Number of steps checked per row; contains every row. */
  reached: ReadonlyMap<Row, number>;
  rows: readonly Row[];
}

/** A separate witness with its own counts. @param table the rows; by default all. */
export function witnessOf(table: readonly Row[] = rows): Witness {
  const find = finderOf(table);
  const reached = new Map<Row, number>();
  const check: Witness['check'] = (step, answer) => {
    const { before, event } = step;
    const own = happenedIn(event, before);
    const happened: Happened = answer === undefined ? own : { ...own, name: `${own.asked} ${answer}` };
    const [row, ...others] = find(before, happened);
    const place = () => inWords(step, happened);
    if (!row) {
      const isDue = happened.kind === 'asked' || happened.kind === 'time';
      return isDue ? { row: null, text: `${place()}: expected a row of the witness table, got none` } : null;
    }
    reached.set(row, (reached.get(row) ?? 0) + 1);
    if (others.length > 0)
      return { row: null, text: `${place()}: expected one row, got ${[row, ...others].map(rowName).join('; ')}` };
    const was = shownIn(before);
    const difference = differenceOf(row, step, happened.name, outcomeOf(step, happened.asked), was);
    if (!difference) return null;
    const { expected, came } = difference;
    return { row: rowName(row), text: `${place()}: expected ${expected}, got ${came} (${rulesOf(row)})` };
  };
  return { check, reached, rows: table };
}

const everyRow = witnessOf();
/** Checks one step against the whole table. */
export const checkStep = (step: CheckedStep): Finding | null => everyRow.check(step);
