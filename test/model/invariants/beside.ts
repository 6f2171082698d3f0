/** What stands beside a visit, explored on its own: consent, and experiments. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { consentMachine } from '../../../machines/consent/consent.machine.ts';
import type { Consent, ConsentContext, ConsentInput } from '../../../machines/consent/consent.types.ts';
import { experimentsMachine } from '../../../machines/experiments/experiments.machine.ts';
import type {
  Assignment,
  ExperimentsContext,
  ExperimentsInput,
  Found,
} from '../../../machines/experiments/experiments.types.ts';

import { Explorer } from '../explore.ts';

export type Said = EventObject & Readonly<Record<string, unknown>>;
export interface Move {
  to: number;
  said: readonly Said[];
}
/** A chart beside the visit: its states, and for each event of its alphabet where that leads. */
export interface Chart<Known> {
  name: string;
  events: readonly Said[];
  states: readonly { value: unknown; context: Known }[];
  /** By state, then by event. */
  moves: readonly (readonly Move[])[];
}

interface Explored<Known> {
  name: string;
  machine: AnyStateMachine;
  input: object;
  events: readonly Said[];
  /** What of a context is asked for. */
  known: (context: object) => Known;
  /** Whether an event can come, beyond what the chart says: of what grows with each, the first few are enough. */
  mayCome: (event: Said, context: object) => boolean;
}
/** Every state of a small chart that its alphabet leads to. */
function exploreChart<Known>({ name, machine, input, events, known, mayCome }: Explored<Known>): Chart<Known> {
  const happenings = events.map((event) => ({
    event,
    in: ({ context }: AnyMachineSnapshot) => (mayCome(event, context as object) ? event : null),
  }));
  const graph = new Explorer({
    name,
    machine,
    beginnings: { [name]: input },
    events: () => events,
    happeningsIn: () => happenings,
    observe: ({ emitted }): unknown => JSON.parse(JSON.stringify(emitted)),
    comesToNothing: () => false,
    facts: known,
    spared: [],
    constant: {},
    open: [],
  }).explore(() => undefined);
  const all = Array.from({ length: graph.size }, (_, index) => graph.situation(index));
  return {
    name,
    events,
    states: all.map(({ place, facts }) => ({ value: place.value, context: facts as Known })),
    moves: all.map(({ index }) => {
      const [first, end] = graph.span(index);
      const edges = Array.from({ length: end - first }, (_, at) => graph.edge(first + at));
      return events.map((event): Move => {
        const edge = edges.find((one) => one.event === event);
        return edge ? { to: edge.to.index, said: edge.effect as Said[] } : { to: index, said: [] };
      });
    }),
  };
}

const DECISIONS: readonly Consent[] = [true, false].flatMap((analytics) =>
  [true, false].map((personalisation) => ({ analytics, personalisation })),
);
/** What the visit, or an experiment, tells consent; tracked events differ in nothing that consent looks at. */
export const TRACKED = { type: 'event.tracked', tracked: { event: 'join_waitlist', fields: {} } } as const;
export const CREDENTIALS = { type: 'credentials.received', credentials: { hmacToken: 'token', passphrase: 'phrase' } };
export const SETTINGS = { type: 'settings.opened' } as const;
const CONSENT_EVENTS: readonly Said[] = [
  TRACKED,
  CREDENTIALS,
  SETTINGS,
  ...DECISIONS.map((consent) => ({ type: 'consent.updated', consent })),
  { type: 'platform.connected' },
  { type: 'platform.failed', reason: 'refused' },
  { type: 'platform.anomaly', value: 'x' },
  { type: 'xstate.after.connectLimit.consent.platform.present.connecting' },
  { type: 'xstate.error.actor.platform', error: new Error('broken'), actorId: 'platform' },
];
export const CONSENT_INPUTS: readonly ConsentInput[] = [true, false].flatMap((banner) =>
  [true, false, null].map((stored) => ({ banner, stored, url: '/consent.js' })),
);
/** What is known of a decision. */
export type Decided = Pick<ConsentContext, 'consent'>;
export const exploreConsent = (input: ConsentInput, machine: AnyStateMachine = consentMachine): Chart<Decided> =>
  exploreChart({
    name: 'consent',
    machine,
    input,
    events: CONSENT_EVENTS,
    known: (context) => {
      const { consent } = context as ConsentContext;
      return { consent: consent && { analytics: consent.analytics, personalisation: consent.personalisation } };
    },
    mayCome: ({ type }, context) => type !== TRACKED.type || (context as ConsentContext).waiting.length < 2,
  });

const assigned = (changes: Assignment['changes'], experimentId: string): Assignment => ({
  changes,
  experimentId,
  variationId: '1',
  forced: false,
});
const finds = (voucher: unknown, flow: unknown, redirect: string | null): Found => ({
  values: { 'welcome-voucher': voucher, 'registration-flow': flow },
  redirect,
  assignments: [
    ...(voucher ? [assigned('welcome-voucher', 'voucher')] : []),
    ...(flow ? [assigned('registration-flow', 'flow')] : []),
    ...(redirect ? [assigned('page', 'page')] : []),
  ],
});
const SITE = { origin: 'https://vestibule.example', base: '/acquisition' };
/** Nothing; each offer by itself and two at once; a landing page; and what nobody knows. */
const FOUND: readonly Found[] = [
  finds(null, null, null),
  finds('15-percent-mov', null, null),
  finds('20-percent-mov', 'leanStep2', null),
  finds(null, null, `${SITE.origin}${SITE.base}/women`),
  finds('a car', 'a shortcut', 'https://elsewhere.example/'),
];
export const ACTED = { type: 'visitor.acted' } as const;
export const REDIRECTED = { type: 'redirect.completed' } as const;
export const exposed = (feature: string): Said => ({ type: 'experiment.exposed', feature });
export const FEATURES = ['welcome-voucher', 'registration-flow'] as const;
const EXPERIMENT_EVENTS: readonly Said[] = [
  ...FOUND.map((found) => ({ type: 'features.initialised', found })),
  ...FOUND.map((found) => ({ type: 'features.updated', found })),
  { type: 'features.failed', reason: 'refused' },
  REDIRECTED,
  ACTED,
  ...FEATURES.map(exposed),
  { type: 'xstate.after.experimentsLimit.experiments.running.initialising' },
  { type: 'xstate.after.redirectLimit.experiments.running.redirecting' },
  { type: 'xstate.error.actor.features', error: new Error('broken'), actorId: 'features' },
];
export const EXPERIMENT_INPUTS: readonly ExperimentsInput[] = [
  { disabled: false, redirectable: true },
  { disabled: false, redirectable: false },
  { disabled: true, redirectable: true },
].map(({ disabled, redirectable }) => ({ disabled, redirectable, anonymousId: 'someone', country: 'DE', site: SITE }));
export const exploreExperiments = (input: ExperimentsInput, machine: AnyStateMachine = experimentsMachine) =>
  exploreChart({
    name: 'experiments',
    machine,
    input,
    events: EXPERIMENT_EVENTS,
    known: () => null,
    mayCome: (event, context) =>
      event.type !== 'experiment.exposed' ||
      !(context as ExperimentsContext).exposed.some((feature) => feature === event['feature']),
  });
