/**
 * Calls of the outside. A chart names its calls in one record, each with its types alone: the record is what the chart's
 * setup takes as actors, and what the services, their types and their lazy loading are derived from.
 */
import {
  fromCallback,
  fromPromise,
  type AnyActorLogic,
  type EventObject,
  type InputFrom,
  type OutputFrom,
} from 'xstate';

/** Resolves with an answer, or rejects with a ServiceFailure; stops when the signal says so. */
export type Service<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

const notProvided = (src: AnyActorLogic | string) =>
  new Error(`${typeof src === 'string' ? src : 'a call'} is not provided`);

/** A call with one answer. What a chart holds of it is a placeholder that fails. */
export const call = <Input, Output>() =>
  fromPromise<Output, Input>(({ self }) => Promise.reject(notProvided(self.src)));

/** A connection that hears commands and says events, as often as it likes. What a chart holds of it is a placeholder that fails. */
export const connection = <Command extends EventObject, Input>() =>
  fromCallback<Command, Input>(({ self }) => {
    throw notProvided(self.src);
  });

type Calls = Readonly<Record<string, AnyActorLogic>>;
/** The functions that a record of calls asks for, by their names. */
export type Services<Named extends Calls> = {
  readonly [Name in keyof Named]: Service<InputFrom<Named[Name]>, OutputFrom<Named[Name]>>;
};

/** What `provide` takes as actors: each call of the record, made by the service of its name. */
export const provided = <Named extends Calls>(calls: Named, services: Services<Named>): Named =>
  Object.fromEntries(
    Object.keys(calls).map((name) => {
      const service = services[name] as Service<unknown, unknown>;
      return [name, fromPromise(({ input, signal }) => service(input, signal))];
    }),
  ) as Named;
