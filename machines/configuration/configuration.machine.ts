/** Requests the runtime defaults once, with a limit on the wait (spec, section 7.1). */
import { setup, type AnyEventObject } from 'xstate';
import { makersOf } from '../common/chart-makers.ts';
import { builtIn, type Configuration } from '../domain/configuration.ts';
import { call } from '../common/service-calls.ts';

interface ConfigurationContext {
  configuration: Configuration;
}
interface ConfigurationEmitted {
  type: 'anomaly.reported';
  value: string;
  error?: unknown;
}
export interface Defaults extends ConfigurationContext {
  /** Names of fields that are present but invalid. */
  refused: readonly string[];
  /** Milliseconds. */
  waited: number;
}

export const configurationCalls = { askForDefaults: call<void, Defaults>() };

/** Milliseconds; together with the cost of the request, a visit is delayed by less than a second. */
const PATIENCE = 800;

const { store, emitAll } = makersOf<ConfigurationContext, AnyEventObject, ConfigurationEmitted>();
const anomaly = (value: string, error?: unknown): ConfigurationEmitted => ({
  type: 'anomaly.reported',
  value,
  error,
});

export const configurationMachine = setup({
  types: {
    context: {} as ConfigurationContext,
    emitted: {} as ConfigurationEmitted,
    /** The wait for the defaults has ended; until they arrive, the built-in values apply. */
    tags: {} as 'ready',
  },
  actors: configurationCalls,
  actions: {
    storeDefaults: store(({ configuration }: Defaults) => ({ configuration })),
    reportDefaults: emitAll((_, { refused, waited }: Defaults) => [
      ...(refused.length > 0 ? [anomaly(`can't be used: ${refused.join(', ')}`)] : []),
      ...(waited > PATIENCE ? [anomaly(`late, after ${Math.round(waited)} ms`)] : []),
    ]),
    reportFailure: emitAll((_, { thrown }: { thrown: unknown }) => [anomaly('not available', thrown)]),
  },
  delays: { patience: PATIENCE, defaultsLimit: 10_000 },
}).createMachine({
  id: 'configuration',
  description: 'Addresses of other systems. Without a usable answer, the built-in ones apply.',
  context: { configuration: builtIn },
  initial: 'asking',
  states: {
    asking: {
      description: 'Requests the configuration.',
      invoke: {
        id: 'askForDefaults',
        src: 'askForDefaults',
        onDone: {
          target: 'settled',
          actions: [
            { type: 'storeDefaults', params: ({ event }) => event.output },
            { type: 'reportDefaults', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'settled',
          actions: { type: 'reportFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
      after: {
        defaultsLimit: {
          target: 'settled',
          actions: { type: 'reportFailure', params: { thrown: 'Timeout exceeded' } },
        },
      },
      initial: 'awaited',
      states: {
        awaited: { description: 'Calls to the back end wait for it.', after: { patience: 'late' } },
        late: { description: 'Nothing waits for it any longer.', tags: 'ready' },
      },
    },
    settled: { description: 'It no longer changes.', type: 'final', tags: 'ready' },
  },
});
