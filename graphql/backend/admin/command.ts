/** Definition of an operator command (D53). */
import type * as v from 'valibot';
import type { Step } from '../idempotency/mutation.ts';
import type { Listing } from './listing.ts';

/** An argument: `--name VALUE`, or positional. */
export interface Option<Value = unknown> {
  /** Placeholder of the value in the usage text; null: a switch without a value. */
  value: string | null;
  positional?: true;
  help: string;
  schema: v.GenericSchema<unknown, Value>;
}

export type Options = Readonly<Record<string, Option>>;
export type Input<Taken extends Options> = {
  [Name in keyof Taken]: Taken[Name] extends Option<infer Value> ? Value : never;
};

/** Result: lines for people, data for tools, counts for the log. */
export interface Done {
  kind: 'done';
  lines: readonly string[];
  data: object;
  counts: Readonly<Record<string, number>>;
  /** The account key or code concerned. Logged as a keyed hash. */
  about: string | null;
}

/** The command needs `--yes`; lines describe what it would change. */
interface Unconfirmed {
  kind: 'unconfirmed';
  lines: readonly string[];
}

export type Outcome = Done | Unconfirmed | Listing;

/** A command with its options by name; `run` throws a UsageError if it can't be done. */
export interface Command {
  /** One or two words. */
  name: string;
  summary: string;
  options: Options;
  /** `changes` runs in one transaction with its audit row. */
  does: 'changes' | 'lists' | 'shows';
  run: (step: Step, values: Readonly<Record<string, unknown>>) => Promise<Outcome>;
}

interface Definition<Taken extends Options> extends Omit<Command, 'run' | 'options'> {
  options: Taken;
  run: (step: Step, input: Input<Taken>) => Promise<Outcome>;
}

/** Creates a command with typed options for `run`. */
export const command = <Taken extends Options>({ run, ...rest }: Definition<Taken>): Command => ({
  ...rest,
  run: (step, values) => run(step, values as Input<Taken>),
});

/** Invalid request: printed as one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const EXIT = { done: 0, failed: 1, wrongUse: 2, unconfirmed: 3 } as const;
