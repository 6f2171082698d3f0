/** What stands beside a visit, explored on its own: consent, and experiments. */
import { initialTransition, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import type { Consent, ConsentContext, ConsentInput } from '../../machines/consent/consent.types.ts';
import { experimentsMachine } from '../../machines/experiments/experiments.machine.ts';
import type {
  Assignment,
  ExperimentsContext,
  ExperimentsInput,
  Found,
} from '../../machines/experiments/experiments.types.ts';

import { stepperOf } from '../model/stepper.ts';

export type Said = EventObject & Readonly<Record<string, unknown>>;
export interface Move {
  to: number;
  said: readonly Said[];
}
/** A chart beside the visit: its states, and for each event of its alphabet where that leads. */
export interface Chart<C> {
  name: string;
  events: readonly Said[];
  states: readonly { value: unknown; context: C }[];
  /** By state, then by event. */
  moves: readonly (readonly Move[])[];
}

/** Every state of a small chart that its alphabet leads to. */
export function exploreChart<C>(
  name: string,
  machine: AnyStateMachine,
  input: object,
  events: readonly Said[],
  keyOf: (context: C) => unknown,
): Chart<C> {
  const known = new Map<string, number>();
  const states: AnyMachineSnapshot[] = [];
  const indexOf = (snapshot: AnyMachineSnapshot) => {
    const key = JSON.stringify([snapshot.value, keyOf(snapshot.context as C)]);
    const index = known.get(key) ?? states.push(snapshot) - 1;
    known.set(key, index);
    return index;
  };
  indexOf(initialTransition(machine, input)[0] as AnyMachineSnapshot);
  const moves: Move[][] = [];
  const { take } = stepperOf(machine);
  for (const from of states)
    moves.push(
      events.map((event) => {
        const { state, emitted } = take(from, event);
        return { to: indexOf(state), said: emitted as Said[] };
      }),
    );
  return { name, events, states: states.map(({ value, context }) => ({ value, context: context as C })), moves };
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
/** Of events that wait, how many: what is done with two is done with more. */
const consentKey = ({ waiting, consent, credentials, settingsWanted }: ConsentContext) => [
  Math.min(waiting.length, 2),
  consent,
  credentials !== null,
  settingsWanted,
];
export const exploreConsent = (input: ConsentInput, machine: AnyStateMachine = consentMachine) =>
  exploreChart<ConsentContext>('consent', machine, input, CONSENT_EVENTS, consentKey);

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
const sorted = (list: readonly string[]) => [...new Set(list)].toSorted();
const experimentsKey = ({ acted, found, offered, exposed: shown, counted }: ExperimentsContext) => [
  acted,
  found,
  offered,
  sorted(shown),
  sorted(counted),
];
export const EXPERIMENT_INPUTS: readonly ExperimentsInput[] = [
  { disabled: false, redirectable: true },
  { disabled: false, redirectable: false },
  { disabled: true, redirectable: true },
].map(({ disabled, redirectable }) => ({ disabled, redirectable, anonymousId: 'someone', country: 'DE', site: SITE }));
export const exploreExperiments = (input: ExperimentsInput, machine: AnyStateMachine = experimentsMachine) =>
  exploreChart<ExperimentsContext>('experiments', machine, input, EXPERIMENT_EVENTS, experimentsKey);
