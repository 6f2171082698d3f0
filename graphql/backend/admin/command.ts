/** What a command of the operator's side is (D53). */
import type * as v from 'valibot';
import type { Step } from '../idempotency/mutation.ts';
import type { Listing } from './listing.ts';

/** What a command takes: `--name VALUE`, or in its place by position. */
export interface Option<Value = unknown> {
  /** What stands for the value in the usage; null: a switch, without one. */
  value: string | null;
  positional?: true;
  help: string;
  schema: v.GenericSchema<unknown, Value>;
}

export type Options = Readonly<Record<string, Option>>;
export type Input<Taken extends Options> = {
  [Name in keyof Taken]: Taken[Name] extends Option<infer Value> ? Value : never;
};

/** What was done: lines for people, data for tools, and counts for the log. */
export interface Done {
  kind: 'done';
  lines: readonly string[];
  data: object;
  counts: Readonly<Record<string, number>>;
  /** The account key or the code that it was about. Logged as a keyed hash. */
  about: string | null;
}

/** Nothing was done yet: what would be. */
export interface Unconfirmed {
  kind: 'unconfirmed';
  lines: readonly string[];
}

export type Outcome = Done | Unconfirmed | Listing;

/** A command with its options read by their names; `run` throws a UsageError where it can't do what they say. */
export interface Command {
  /** Two words, or one. */
  name: string;
  summary: string;
  options: Options;
  /** A change runs in one transaction, with its line in the log. */
  does: 'changes' | 'lists' | 'shows';
  run: (step: Step, values: Readonly<Record<string, unknown>>) => Promise<Outcome>;
}

interface Definition<Taken extends Options> extends Omit<Command, 'run' | 'options'> {
  options: Taken;
  run: (step: Step, input: Input<Taken>) => Promise<Outcome>;
}

/** Makes a command whose `run` knows the types of its options. */
export const command = <Taken extends Options>({ run, ...rest }: Definition<Taken>): Command => ({
  ...rest,
  run: (step, values) => run(step, values as Input<Taken>),
});

/** What was asked for can't be done as it was asked: told in one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Ends of a command, as its process reports them. */
export const EXIT = { done: 0, failed: 1, wrongUse: 2, unconfirmed: 3 } as const;
