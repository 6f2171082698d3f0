/** Lists experiments and shows previews of the picked one (D32). Loaded with the admin page only. */
import { setup } from 'xstate';
import { makersOf } from '../common/chart-makers.ts';
import { failureOf, type Failure } from '../domain/failure.ts';
import { answerDelays } from '../domain/waits.ts';
import { call } from '../common/service-calls.ts';
import type { Experiment, GeneratorTag, SplitGeneratorEvent } from '../context/generators.types.ts';

export interface SplitGeneratorContext {
  experiments: readonly Experiment[];
  /** Key of the picked experiment. */
  picked: string | null;
  failure: Failure | null;
}

export const splitGeneratorCalls = { listExperiments: call<void, readonly Experiment[]>() };

const { store, when } = makersOf<SplitGeneratorContext, SplitGeneratorEvent, never>();

export const splitGeneratorMachine = setup({
  types: {
    context: {} as SplitGeneratorContext,
    events: {} as SplitGeneratorEvent,
    tags: {} as GeneratorTag,
  },
  actors: splitGeneratorCalls,
  actions: {
    storeExperiments: store((experiments: readonly Experiment[]) => ({ experiments })),
    storePicked: store(({ key }: { key: string }) => ({ picked: key })),
    storeFailure: store(({ thrown }: { thrown: unknown }) => ({ failure: failureOf(thrown) })),
    storeTimeout: store(() => ({ failure: { kind: 'timeout' } })),
    clearFailure: store(() => ({ failure: null })),
  },
  guards: {
    none: when((_, experiments: readonly Experiment[]) => experiments.length === 0),
    listed: when(({ experiments }, { key }: { key: string }) => experiments.some((one) => one.key === key)),
  },
  delays: answerDelays,
}).createMachine({
  id: 'splitGenerator',
  description: 'Lists the experiments of the current configuration, and shows one of them.',
  context: { experiments: [], picked: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Requests the list from the feature service.',
      tags: 'busy',
      invoke: {
        id: 'listExperiments',
        src: 'listExperiments',
        onDone: [
          { guard: { type: 'none', params: ({ event }) => event.output }, target: 'none' },
          { target: 'listed', actions: { type: 'storeExperiments', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'storeFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
      on: { 'wait.cancelled': 'unavailable' },
      after: { answerLimit: { target: 'unavailable', actions: 'storeTimeout' } },
      initial: 'waiting',
      states: {
        waiting: { after: { slowAnswer: 'takingLonger' } },
        takingLonger: { description: 'The page says that it takes longer (D24).', tags: 'slow' },
      },
    },
    listed: {
      description: 'An experiment can be selected.',
      tags: 'listed',
      on: {
        'experiment.picked': {
          guard: { type: 'listed', params: ({ event }) => event },
          actions: { type: 'storePicked', params: ({ event }) => event },
        },
      },
    },
    none: { description: 'There is no experiment.', tags: 'none', on: { 'list.retried': 'loading' } },
    unavailable: {
      description: 'No answer, or cancelled: the request can be repeated.',
      tags: 'unavailable',
      on: { 'list.retried': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});
