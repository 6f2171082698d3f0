/**
 * The words that a chart needs, derived from the type of its machine: a new name does not compile until it has words.
 * One grammar: events, guards, actions, calls and delays are clauses in the present tense, in lower case, without a
 * full stop (*the visitor sends the form*); the subject is the visitor, the back end, the network or time. States are
 * phrases after *Registration form ·* (*being sent*).
 */
import type { StateMachine } from 'xstate';
import type { CHARTS, ChartId } from '../charts/charts.ts';
import type { REPEATED } from './repeated.ts';

type NamesOf<M> =
  M extends StateMachine<
    infer _Context,
    infer Event,
    infer _Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer Schema
  >
    ? {
        event: Event['type'];
        actor: Actor['src'];
        action: Action;
        guard: Guard;
        delay: Delay;
        schema: Schema;
      }
    : never;

/** A chart without named events needs no words for them. */
type Named<Name extends string> = string extends Name ? never : Name;

type PathsIn<Schema, Above extends string = ''> = Schema extends { states: infer States }
  ? { [Key in keyof States & string]: `${Above}${Key}` | PathsIn<States[Key], `${Above}${Key}.`> }[keyof States &
      string]
  : never;
/** Paths of all states of a machine, root excluded: `landing.welcomed`. */
export type StatePath<M> = PathsIn<NamesOf<M>['schema']>;

/**
 * The words of one name: a clause; if the chart passes one of a few strings, or an object of one of a few kinds, a
 * clause for each; `otherwise` if the params are computed at run time.
 */
type WordFor<Params> = [Params] extends [string]
  ? string extends Params
    ? string
    : Clauses<Params>
  : [Params] extends [{ kind: infer Kind extends string }]
    ? Clauses<Kind>
    : string;
type Clauses<Key extends string> = Readonly<Record<Key, string> & Partial<Record<'otherwise', string>>>;

type WordsFor<Object extends { type: string; params?: unknown }> = {
  readonly [Name in Object['type']]: WordFor<Extract<Object, { type: Name }>['params']>;
};

/** The words of a call or an invoked machine. */
export interface CallWords {
  /** While it runs: `the form is sent`; or one clause per id. */
  runs: string | Readonly<Record<string, string>>;
  /** It returned a result. */
  answers: string;
  /** It failed. */
  fails: string;
}

/** All words of a chart, except those of its states. */
export interface WordsOf<M> {
  readonly events: Readonly<Record<Named<NamesOf<M>['event']>, string>>;
  readonly guards: WordsFor<NamesOf<M>['guard']>;
  readonly actions: WordsFor<NamesOf<M>['action']>;
  readonly calls: Readonly<Record<NamesOf<M>['actor'], CallWords>>;
  /** `{time}` is replaced by the duration: `no answer within {time}`. */
  readonly delays: Readonly<Record<NamesOf<M>['delay'], string>>;
}

type Repeated = typeof REPEATED;
/** Paths of shared states, recognised by their siblings. */
type RepeatedPath<Path extends string, All extends string> = {
  [Key in keyof Repeated]: Path extends `${infer Within}.${Key}`
    ? `${Within}.${Repeated[Key]['sibling']}` extends All
      ? Path
      : never
    : never;
}[keyof Repeated];
type OwnPath<Path extends string> = Exclude<Path, RepeatedPath<Path, Path>>;

/** The phrase of each state after *Registration form ·*; for a page its name; for a group of pages, their subject. */
export type StateWords<Id extends ChartId> = {
  readonly [Path in OwnPath<StatePath<(typeof CHARTS)[Id]['machine']>>]: string;
};
