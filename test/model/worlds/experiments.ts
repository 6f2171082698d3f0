/** The experiments chart for paths. */
import { type EventObject, type SnapshotFrom } from 'xstate';
import { experimentsMachine } from '../../../machines/experiments/experiments.machine.ts';
import type {
  Assignment,
  ExperimentsEvent,
  ExperimentsInput,
  Found,
} from '../../../machines/experiments/experiments.types.ts';
import { answersOf, held } from './held.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';

type Snapshot = SnapshotFrom<typeof experimentsMachine>;

const site = { origin: 'https://shop.example', base: '/acquisition' };
const landing: ExperimentsInput = { disabled: false, anonymousId: 'someone', country: 'AT', page: 'landing', site };
const assignment = (changes: Assignment['changes']): Assignment => ({
  changes,
  experimentId: `experiment on ${changes}`,
  variationId: '1',
  forced: false,
});
const nothing: Found = {
  values: { 'welcome-voucher': null, 'registration-flow': null },
  redirect: null,
  assignments: [],
};
const offers: Found = {
  ...nothing,
  values: { 'welcome-voucher': '15-percent-mov', 'registration-flow': 'leanStep2' },
  assignments: [assignment('welcome-voucher'), assignment('registration-flow')],
};
const tested: Found = { ...nothing, assignments: [assignment('page')] };
const found: readonly Found[] = [
  nothing,
  offers,
  tested,
  { ...tested, redirect: `${site.origin}${site.base}/women` },
  { ...offers, redirect: 'https://elsewhere.example/' },
];
const concrete: Record<string, readonly (ExperimentsEvent | EventObject)[]> = {
  ...answersOf('askCountry', ['AT', null]),
  'page.shown': (['landing', 'codeEntry'] as const).map((page) => ({ type: 'page.shown', page })),
  'features.initialised': found.map((one) => ({ type: 'features.initialised', found: one })),
  'features.updated': [nothing, offers].map((one) => ({ type: 'features.updated', found: one })),
  'features.failed': [{ type: 'features.failed', reason: 'HTTP error: 500' }],
  'experiment.exposed': (['welcome-voucher', 'registration-flow'] as const).map((feature) => ({
    type: 'experiment.exposed',
    feature,
  })),
  'xstate.error.actor.features': [
    { type: 'xstate.error.actor.features', error: new Error('broken'), actorId: 'features' } as EventObject,
  ],
};

export const experiments = smallChart({
  name: 'experiments',
  machine: experimentsMachine,
  beginnings: {
    'on a landing page': landing,
    elsewhere: { ...landing, page: 'codeEntry' },
    'disabled by the query': { ...landing, disabled: true },
  },
  eventsOf: eventsFrom(concrete),
  // The service reports its first result once. A third exposure changes nothing.
  mayCome: ({ type }, state) =>
    type === 'experiment.exposed'
      ? (state as Snapshot).context.exposed.length < 3
      : type !== 'features.updated' || !(state as Snapshot).matches({ running: 'initialising' }),
  // The path provides the service's events; the held call provides its failure.
  play: playOf((hold) =>
    experimentsMachine.provide({
      actors: { askCountry: held(hold('askCountry')), features: held(hold('features')) },
    }),
  ),
});
