/**
 * Which words a chart needs, read from the type of its machine: a name that the chart gains does not compile until it has
 * words. One grammar: events, guards, actions, calls and delays are clauses in the present tense, in lower case, without a
 * full stop (*the visitor sends the form*); who acts is the visitor, the house, the network or time. States are what
 * follows *Registration form ·* (*being sent*).
 */
import type { StateMachine } from 'xstate';

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

/** A chart that names no events of its own needs no words for them. */
type Named<Name extends string> = string extends Name ? never : Name;

type PathsIn<Schema, Above extends string = ''> = Schema extends { states: infer States }
  ? { [Key in keyof States & string]: `${Above}${Key}` | PathsIn<States[Key], `${Above}${Key}.`> }[keyof States &
      string]
  : never;
/** Paths of all states of a machine, its root left out: `landing.welcomed`. */
export type StatePath<M> = PathsIn<NamesOf<M>['schema']>;

/**
 * What is said of one name: a clause; where the chart hands it one of a few words, or a thing of one of a few kinds, a clause
 * for each; `otherwise`: where what it is handed is known only then.
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

/** What is said of a call of the outside, or of a machine of its own. */
export interface CallWords {
  /** What it does while it runs: `the form is sent`; or for each name that it runs under. */
  runs: string | Readonly<Record<string, string>>;
  /** Its answer has come. */
  answers: string;
  /** It ended without one. */
  fails: string;
}

/** Every word of a chart, but for its states. */
export interface WordsOf<M> {
  readonly events: Readonly<Record<Named<NamesOf<M>['event']>, string>>;
  readonly guards: WordsFor<NamesOf<M>['guard']>;
  readonly actions: WordsFor<NamesOf<M>['action']>;
  readonly calls: Readonly<Record<NamesOf<M>['actor'], CallWords>>;
  /** `{time}` stands for how long: `no answer within {time}`. */
  readonly delays: Readonly<Record<NamesOf<M>['delay'], string>>;
}
