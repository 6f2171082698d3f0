/** The experiments of a visit, in parallel to it: the visitor's assignments, the offers, and what is tracked (D35). */
import { setup, type EventObject } from 'xstate';
import { call, connection } from '../common/service-calls.ts';
import { experimentsActions, experimentsGuards } from './experiments.rules.ts';
import type {
  Attributes,
  ExperimentsContext,
  ExperimentsEmitted,
  ExperimentsEvent,
  ExperimentsInput,
} from './experiments.types.ts';

/** One-shot services invoked by the experiments chart. */
export const experimentsCalls = {
  /** The visitor's country according to the back end; null if it is missing or unsupported. */
  askCountry: call<void, string | null>(),
};

const experiments = setup({
  types: {
    input: {} as ExperimentsInput,
    context: {} as ExperimentsContext,
    events: {} as ExperimentsEvent,
    emitted: {} as ExperimentsEmitted,
    /** *A/B tests loading* (spec, section 4). */
    tags: {} as 'loading',
  },
  actors: {
    ...experimentsCalls,
    /** The feature service: reports its result or failure once, then every change. Stopping it closes its stream. */
    features: connection<EventObject, Attributes>(),
  },
  actions: experimentsActions,
  guards: experimentsGuards,
  delays: {
    /** Milliseconds; short, because the answer only improves a guess (D19). */
    countryLimit: 3_000,
    /** Milliseconds for the initialisation (spec, sections 7.6 and 9). */
    experimentsLimit: 10_000,
    /** Milliseconds for the navigation of a redirect (spec, section 9). */
    redirectLimit: 1_000,
  },
});

export const experimentsMachine = experiments.createMachine({
  id: 'experiments',
  description: 'A/B tests are loading, until exactly one of five ends; what they offer goes on living after it.',
  context: ({ input: { page, ...input } }) => ({
    ...input,
    redirectable: page === 'landing',
    acted: false,
    found: null,
    offered: {},
    exposed: [],
    counted: [],
  }),
  on: {
    'visitor.acted': { actions: 'storeAct' },
    // Leaving the landing page counts as the first input, also when the visitor changes the address.
    'page.shown': { guard: { type: 'landingLeft', params: ({ event }) => event.page }, actions: 'storeAct' },
    'experiment.exposed': {
      actions: [
        { type: 'countAssignments', params: ({ event }) => event.feature },
        { type: 'storeExposure', params: ({ event }) => event.feature },
      ],
    },
  },
  initial: 'locating',
  states: {
    locating: {
      description: 'Requests the visitor’s country, which experiments depend on.',
      tags: 'loading',
      invoke: {
        id: 'askCountry',
        src: 'askCountry',
        onDone: { target: 'opening', actions: { type: 'takeCountry', params: ({ event }) => event.output } },
        onError: 'opening',
      },
      after: { countryLimit: 'opening' },
    },
    opening: {
      tags: 'loading',
      always: [{ guard: 'disabled', target: 'disabled' }, { target: 'running' }],
    },
    disabled: { description: 'End: disabled by the query.' },
    failed: { description: 'End: no usable answer in time. The page stays as it is.' },
    running: {
      description: 'Listens to the feature service for the whole visit.',
      invoke: {
        id: 'features',
        src: 'features',
        input: ({ context }) => ({ acqAnonymousId: context.anonymousId, applicationCountry: context.country }),
        onError: {
          target: 'failed',
          actions: { type: 'reportFailure', params: ({ event }) => String(event.error) },
        },
      },
      on: {
        'features.failed': {
          target: 'failed',
          actions: { type: 'reportFailure', params: ({ event }) => event.reason },
        },
        'features.updated': {
          actions: [{ type: 'takeFound', params: ({ event }) => event.found }],
        },
      },
      initial: 'initialising',
      states: {
        initialising: {
          description: 'Requests the features.',
          tags: 'loading',
          on: {
            'features.initialised': [
              {
                guard: { type: 'redirected', params: ({ event }) => event.found },
                target: 'redirecting',
                actions: [
                  { type: 'takeFound', params: ({ event }) => event.found },
                  { type: 'emitRedirect', params: ({ event }) => event.found },
                  { type: 'countAssignments', params: 'page' },
                ],
              },
              {
                guard: { type: 'pageTested', params: ({ event }) => event.found },
                target: 'inExperiment',
                actions: [
                  { type: 'takeFound', params: ({ event }) => event.found },
                  { type: 'countAssignments', params: 'page' },
                ],
              },
              {
                guard: { type: 'inExperiment', params: ({ event }) => event.found },
                target: 'inExperiment',
                actions: [{ type: 'takeFound', params: ({ event }) => event.found }],
              },
              {
                target: 'inNone',
                actions: [{ type: 'takeFound', params: ({ event }) => event.found }],
              },
            ],
          },
          after: {
            experimentsLimit: {
              target: '#experiments.failed',
              actions: { type: 'reportFailure', params: 'Timeout exceeded' },
            },
          },
        },
        redirecting: {
          description: 'Another landing page was requested; waits at most one second.',
          tags: 'loading',
          on: { 'redirect.completed': 'redirected' },
          after: { redirectLimit: 'inExperiment' },
        },
        inNone: { description: 'End: the visitor is in no experiment.' },
        inExperiment: { description: 'End: the visitor is in an experiment.' },
        redirected: { description: 'End: the page of a redirect experiment is shown.' },
      },
    },
  },
});
