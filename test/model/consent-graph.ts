/** The consent chart, explored separately: all events from visit, experiments and platform, in any order. */
import type { AnyStateMachine, EventObject } from 'xstate';
import type { ConsentContext, ConsentInput } from '../../machines/consent/consent.types.ts';
import { Explorer, happeningsOf } from '../../packages/witness/index.ts';
import { consent } from './worlds/consent.ts';

type Emission = EventObject & Readonly<Record<string, unknown>>;
/** The current decision, and the number of waiting tracked events. */
export interface Decided extends Pick<ConsentContext, 'consent'> {
  waiting: number;
}
interface ConsentState {
  value: unknown;
  known: Decided;
}
export interface ConsentStep {
  from: ConsentState;
  event: Emission;
  to: ConsentState;
  emitted: readonly Emission[];
  /** The events so far, this step last. */
  words: readonly string[];
}
/** Whether the visitor is asked, and their earlier decision. */
export const CONSENT_INPUTS: readonly ConsentInput[] = [true, false].flatMap((banner) =>
  [true, false, null].map((stored) => ({ banner, stored, url: '/consent.js' })),
);
const nameOf = (input: ConsentInput): string => JSON.stringify(input);
const wordsOf = ({ type, consent: decided }: Emission) => `${type} ${JSON.stringify(decided ?? '')}`;

/** All steps from an input, the shortest paths first. */
export type ConsentGraph = (input: ConsentInput) => readonly ConsentStep[];

/** @param machine replaces the product's. Two waiting events suffice, because more are handled the same way. */
export function exploreConsent(machine: AnyStateMachine = consent.machine): ConsentGraph {
  const graph = new Explorer({
    ...consent,
    machine,
    beginnings: Object.fromEntries(CONSENT_INPUTS.map((input) => [nameOf(input), input])),
    happeningsIn: happeningsOf(
      consent.eventsOf,
      ({ type }, { context }) => type !== 'event.tracked' || (context as ConsentContext).waiting.length < 2,
    ),
    observe: ({ emitted }): unknown => JSON.parse(JSON.stringify(emitted)),
    facts: (context): Decided => {
      const { consent: decided, waiting } = context as ConsentContext;
      return {
        consent: decided && { analytics: decided.analytics, personalisation: decided.personalisation },
        waiting: waiting.length,
      };
    },
  }).explore(() => undefined);
  const stateAt = (index: number): ConsentState => {
    const { place, facts } = graph.situation(index);
    return { value: place.value, known: facts as Decided };
  };
  return (input) => {
    const start = graph.begun.get(nameOf(input)) ?? 0;
    const ways = new Map<number, readonly string[]>([[start, []]]);
    const steps: ConsentStep[] = [];
    for (const [from, way] of ways) {
      const [first, end] = graph.span(from);
      for (let at = first; at < end; at += 1) {
        const { event, to, effect } = graph.edge(at);
        const words = [...way, wordsOf(event).replace(/ ""$/, '')];
        if (!ways.has(to.index)) ways.set(to.index, words);
        const emitted = effect as Emission[];
        steps.push({ from: stateAt(from), event, to: stateAt(to.index), emitted, words });
      }
    }
    return steps;
  };
}
