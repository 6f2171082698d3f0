/** What the experiments chart asks of the outside, and the one place where its placeholders are filled. */
import { fromCallback, type EventObject } from 'xstate';
import { provided, type Services } from '../service-calls.ts';
import { experimentsCalls, experimentsMachine } from './experiments.machine.ts';
import type { Attributes, ExperimentsEvent, Found } from './experiments.types.ts';

export interface InitialiseOptions {
  attributes: Attributes;
  /** Told of each change after the first answer. */
  onUpdate: (found: Found) => void;
  /** After it nothing is told any more, and no connection stays. */
  signal: AbortSignal;
}
/** Resolves with what was found; rejects with the reason why nothing was. */
export type Initialise = (options: InitialiseOptions) => Promise<Found>;

const featuresBy = (initialise: Initialise) =>
  fromCallback<EventObject, Attributes>(({ input: attributes, sendBack }) => {
    const say = (event: ExperimentsEvent) => sendBack(event);
    const leaving = new AbortController();
    initialise({
      attributes,
      onUpdate: (found) => say({ type: 'features.updated', found }),
      signal: leaving.signal,
    }).then(
      (found) => say({ type: 'features.initialised', found }),
      (error: unknown) =>
        say({ type: 'features.failed', reason: error instanceof Error ? error.message : String(error) }),
    );
    return () => leaving.abort();
  });

/** The experiments chart with its services in place, ready to be started. */
export const experimentsWith = (initialise: Initialise, services: Services<typeof experimentsCalls>) =>
  experimentsMachine.provide({
    actors: { ...provided(experimentsCalls, services), features: featuresBy(initialise) },
  });
