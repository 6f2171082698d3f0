/**
 * Service calls. A chart declares its calls in one record of types: the chart's setup takes it as actors, and the
 * services, their types and their lazy loading are derived from it.
 */
import {
  fromCallback,
  fromPromise,
  type AnyActorLogic,
  type EventObject,
  type InputFrom,
  type OutputFrom,
} from 'xstate';

/** Resolves with a response, or rejects with a ServiceFailure; stops when the signal aborts. */
export type Service<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

const notProvided = (src: AnyActorLogic | string) =>
  new Error(`${typeof src === 'string' ? src : 'a call'} is not provided`);

/** A call with one response. The chart holds a placeholder that fails. */
export const call = <Input, Output>() =>
  fromPromise<Output, Input>(({ self }) => Promise.reject(notProvided(self.src)));

/**
 * A connection that receives commands and sends events any number of times. The chart holds a placeholder that fails.
 */
export const connection = <Command extends EventObject, Input>() =>
  fromCallback<Command, Input>(({ self }) => {
    throw notProvided(self.src);
  });

type Calls = Readonly<Record<string, AnyActorLogic>>;
/** The service functions for a record of calls, by name. */
export type Services<Named extends Calls> = {
  readonly [Name in keyof Named]: Service<InputFrom<Named[Name]>, OutputFrom<Named[Name]>>;
};

/** The actors for `provide`: each call of the record, implemented by the service of the same name. */
export const provided = <Named extends Calls>(calls: Named, services: Services<Named>): Named =>
  Object.fromEntries(
    Object.keys(calls).map((name) => {
      const service = services[name] as Service<unknown, unknown>;
      return [name, fromPromise(({ input, signal }) => service(input, signal))];
    }),
  ) as Named;
