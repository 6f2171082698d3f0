/** One step of the chart: where it leads, what is said on the way, and what is asked of the outside. */
import type { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitEmitted } from '../../machines/visit.types.ts';
import { pageOf } from '../../src/engine/pages.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import type { Effect, Place } from './graph.ts';
import { factsOf, isFlowDecided, type Facts, type Snapshot } from './key.ts';
import { stepperOf, type PureStep, type Stepper } from '../model/stepper.ts';
import { offered, talkative, variantsOf } from './variants.ts';

export type Chart = typeof visitMachine;

/** The one word that tells two sayings of a type apart. */
function wordsOf(said: VisitEmitted): string {
  if (said.type === 'event.tracked') return `${said.type} ${said.tracked.event}`;
  if (said.type === 'experiment.exposed') return `${said.type} ${said.feature}`;
  if (said.type === 'draft.discarded') return `${said.type} ${said.form}`;
  return said.type === 'navigation.requested' ? `${said.type} ${said.to}` : said.type;
}
const termsOf = (input: unknown): boolean | null =>
  ((input ?? {}) as { values?: { terms?: boolean } }).values?.terms ?? null;

export function effectOf(
  from: Snapshot,
  to: Snapshot,
  { emitted, started }: Pick<PureStep, 'emitted' | 'started'>,
): Effect {
  const { problem } = to.context;
  return {
    // A report to us is no effect on anyone.
    said: emitted.map((one) => wordsOf(one as VisitEmitted)).filter((words) => words !== 'anomaly.reported'),
    told: problem === null || problem === from.context.problem ? null : problem.kind,
    started: started.map(({ id, input }) => ({ actor: id, terms: termsOf(input) })),
  };
}

export const placeOf = (snapshot: Snapshot): Place => ({
  value: snapshot.value,
  page: pageOf(snapshot)?.id ?? null,
  screens: Object.values(snapshot.getMeta()).filter(Boolean).length,
  tags: snapshot.tags as Place['tags'],
  asking: snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)),
});

export interface Step {
  from: Snapshot;
  event: PathEvent;
  to: Snapshot;
  effect: Effect;
}

const takers = new WeakMap<Chart, Stepper<Snapshot>>();

export function step(chart: Chart, from: Snapshot, event: PathEvent): Step {
  const stepper = takers.get(chart) ?? stepperOf<Snapshot>(chart);
  takers.set(chart, stepper);
  const before = talkative(from);
  const taken = stepper.take(before, event);
  return { from: before, event, to: taken.state, effect: effectOf(before, taken.state, taken) };
}

/** All that an event may come to in a place, the same once. */
export function steps(chart: Chart, from: Snapshot, name: string, event: PathEvent): readonly Step[] {
  return variantsOf(from, name, event).flatMap((variant) => {
    const taken = step(chart, variant, event);
    return isFlowDecided(from.context) || !isFlowDecided(taken.to.context)
      ? [taken]
      : [taken, step(chart, offered(variant), event)];
  });
}

const pageIds = new Map<string, Place['page']>();
/** The name of a place: its state value. */
export const placeName = ({ value }: Snapshot): string => JSON.stringify(value);
export function factsAt(snapshot: Snapshot, name = placeName(snapshot)): Facts {
  const page = pageIds.get(name) ?? pageOf(snapshot)?.id ?? null;
  pageIds.set(name, page);
  return factsOf(snapshot.context, page, name === '"boot"');
}
