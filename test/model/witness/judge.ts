/** Puts a step of a visit to the witness table: exactly one row speaks of each answer, failure and limit, and must be right about it. */
import type { Row, Rule } from '../../witness/witness.types.ts';
import { rows } from '../../witness/rows.ts';
import { differenceOf } from './compare.ts';
import { happenedIn, type Happened } from './happening.ts';
import { finderOf, listOf } from './match.ts';
import { outcomeOf, shownIn, type JudgedStep } from './observe.ts';
import { inWords, rowName } from './words.ts';

export type { JudgedStep } from './observe.ts';
/** What is wrong with a step, or with the table. */
export interface Finding {
  /** The row that says otherwise, by its name; null: none speaks of the step, or several do. */
  row: string | null;
  /** In one line: the page, what happened, what was expected, what came, and the rule. */
  text: string;
}
const rulesOf = (row: Row) => listOf<Rule>(row.rule).join(', ');

export interface Witness {
  /**
   * @param answer what the outside answered, where the event does not tell it whole.
   * @returns what is wrong; null: the step is as its row says, or no row needs to speak of it.
   */
  judge: (step: JudgedStep, answer?: string) => Finding | null;
  /** The rows that speak of a step. */
  rowsOf: (step: Pick<JudgedStep, 'before' | 'event'>) => readonly Row[];
  /** How many steps were put to each row; none is missing here. */
  reached: ReadonlyMap<Row, number>;
  rows: readonly Row[];
}

/** A witness of its own, which knows what it was asked. @param table the rows, by default all of them. */
export function witnessOf(table: readonly Row[] = rows): Witness {
  const find = finderOf(table);
  const reached = new Map<Row, number>();
  const judge: Witness['judge'] = (step, answer) => {
    const { before, event } = step;
    const told = happenedIn(event, before);
    const happened: Happened = answer === undefined ? told : { ...told, name: `${told.asked} ${answer}` };
    const [row, ...others] = find(before, happened);
    const place = () => inWords(step, happened);
    if (!row) {
      const isDue = happened.kind === 'asked' || happened.kind === 'time';
      return isDue ? { row: null, text: `${place()}: expected a row of the witness table, came none` } : null;
    }
    reached.set(row, (reached.get(row) ?? 0) + 1);
    if (others.length > 0)
      return { row: null, text: `${place()}: expected one row, came ${[row, ...others].map(rowName).join('; ')}` };
    const was = shownIn(before);
    const difference = differenceOf(row, step, happened.name, outcomeOf(step, happened.asked), was);
    if (!difference) return null;
    const { expected, came } = difference;
    return { row: rowName(row), text: `${place()}: expected ${expected}, came ${came} (${rulesOf(row)})` };
  };
  const rowsOf: Witness['rowsOf'] = ({ before, event }) => find(before, happenedIn(event, before));
  return { judge, rowsOf, reached, rows: table };
}

const everyRow = witnessOf();
/** Puts one step to the whole table. */
export const judge = (step: JudgedStep): Finding | null => everyRow.judge(step);
