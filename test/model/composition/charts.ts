/** Consent and experiments, each explored by itself: what both may do beside a visit. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { ConsentContext, ConsentInput } from '../../../machines/consent/consent.types.ts';
import type { ExperimentsContext } from '../../../machines/experiments/experiments.types.ts';
import { happeningsOf, type Chart, Explorer } from '../../../packages/witness/index.ts';
import { consent } from '../worlds/consent.ts';
import { experiments } from '../worlds/experiments.ts';

export type Emission = EventObject & Readonly<Record<string, unknown>>;
export interface Move {
  to: number;
  emitted: readonly Emission[];
}
/** A chart that is explored: its states, and for each event of its alphabet where that leads. */
export interface Explored<Known> {
  events: readonly Emission[];
  states: readonly { value: unknown; known: Known }[];
  /** By state, then by event. */
  moves: readonly (readonly Move[])[];
  /** The state that a beginning leads to, by its name. */
  begun: ReadonlyMap<string, number>;
}
type MayCome = (event: EventObject, snapshot: AnyMachineSnapshot) => boolean;

function explore<Known>(world: Chart, mayCome: MayCome, known: (context: object) => Known): Explored<Known> {
  const graph = new Explorer({
    ...world,
    happeningsIn: happeningsOf(world.eventsOf, mayCome),
    observe: ({ emitted }): unknown => JSON.parse(JSON.stringify(emitted)),
    facts: known,
  }).explore(() => undefined);
  const events = world.events() as readonly Emission[];
  const all = Array.from({ length: graph.size }, (_, index) => graph.situation(index));
  return {
    events,
    states: all.map(({ place, facts }) => ({ value: place.value, known: facts as Known })),
    moves: all.map(({ index }) => {
      const [first, end] = graph.span(index);
      const edges = Array.from({ length: end - first }, (_, at) => graph.edge(first + at));
      return events.map((event): Move => {
        const edge = edges.find((one) => one.event === event);
        return edge ? { to: edge.to.index, emitted: edge.effect as Emission[] } : { to: index, emitted: [] };
      });
    }),
    begun: graph.begun,
  };
}

/** What is known of a decision, and how many tracked events wait for one. */
export interface Decided extends Pick<ConsentContext, 'consent'> {
  waiting: number;
}
/** Whether the visitor is asked, and what they decided before. */
export const CONSENT_INPUTS: readonly ConsentInput[] = [true, false].flatMap((banner) =>
  [true, false, null].map((stored) => ({ banner, stored, url: '/consent.js' })),
);
export const nameOf = (input: ConsentInput): string => JSON.stringify(input);

/** @param machine another than the product's. Of the events that wait for a decision two are enough: what is done with two is done with more. */
export const exploreConsent = (machine: AnyStateMachine = consent.machine): Explored<Decided> =>
  explore(
    { ...consent, machine, beginnings: Object.fromEntries(CONSENT_INPUTS.map((input) => [nameOf(input), input])) },
    ({ type }, { context }) => type !== 'event.tracked' || (context as ConsentContext).waiting.length < 2,
    (context) => {
      const { consent: decided, waiting } = context as ConsentContext;
      return {
        consent: decided && { analytics: decided.analytics, personalisation: decided.personalisation },
        waiting: waiting.length,
      };
    },
  );
export const exploreExperiments = (): Explored<null> =>
  explore(
    experiments,
    (event, { context }) =>
      event.type !== 'experiment.exposed' ||
      !(context as ExperimentsContext).exposed.some((feature) => feature === Reflect.get(event, 'feature')),
    () => null,
  );
