/** Services of the experiments chart, and the only place that provides its actors. */
import { fromCallback, type EventObject } from 'xstate';
import { provided, type Services } from '../common/service-calls.ts';
import { experimentsCalls, experimentsMachine } from './experiments.machine.ts';
import type { Attributes, ExperimentsEvent, Found } from './experiments.types.ts';

export interface InitialiseOptions {
  attributes: Attributes;
  /** Called on each change after the first result. */
  onUpdate: (found: Found) => void;
  /** After it aborts, no callback is called and no connection stays open. */
  signal: AbortSignal;
}
/** Resolves with the result; rejects with the reason if there is no result. */
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

/** The experiments chart with its services, ready to start. */
export const experimentsWith = (initialise: Initialise, services: Services<typeof experimentsCalls>) =>
  experimentsMachine.provide({
    actors: { ...provided(experimentsCalls, services), features: featuresBy(initialise) },
  });
