/** The counts of a file, put to the order of a flow: how many come to each step, and where they leave. Pure. */
import type { TrackedName } from '../words/tracked.ts';
import type { Sums } from './counts.ts';
import { EVENTS, type Beside, type FlowOrder, type FlowStep } from './order.ts';

export interface CountedBeside extends Beside {
  /** Null: the file does not say. */
  count: number | null;
  /** Of the step before, from 0; null: there is none, or nobody came to it. */
  share: number | null;
}
export interface CountedStep extends FlowStep {
  /** Null: the file does not say, or analytics is not told of it. */
  count: number | null;
  /** Of the last step before it that the file speaks of, from 0; null: there is none, or nobody came to it. */
  share: number | null;
  /** How many of that step did not come to this one; null: not known. */
  lost: number | null;
  counted: readonly CountedBeside[];
}
export interface Counted {
  before: readonly CountedBeside[];
  steps: readonly CountedStep[];
  /** The number of the step before which most are lost; null: nobody is lost anywhere. */
  most: number | null;
  /** Events of other flows, and of no flow, that the file speaks of. */
  elsewhere: readonly { event: TrackedName; count: number }[];
  /** Events of this flow that the file does not speak of. */
  missing: readonly TrackedName[];
  /** Events of the file that the charts do not track. */
  unknown: readonly { event: string; count: number }[];
}

/** @param of how many came to the step before. */
const besideOf = (sums: Sums, beside: readonly Beside[], of: number | null): readonly CountedBeside[] =>
  beside.map(({ event, leadsTo, isAway }) => {
    const count = sums.get(event) ?? null;
    return { event, leadsTo, isAway, count, share: of && count !== null ? count / of : null };
  });

function stepsOf(sums: Sums, steps: readonly FlowStep[]): readonly CountedStep[] {
  let last: number | null = null;
  return steps.map((step) => {
    const { event, page, alsoIn, beside } = step;
    const count = event === null ? null : (sums.get(event) ?? null);
    const known = last !== null && count !== null;
    const share = known && last ? (count ?? 0) / last : null;
    const lost = known ? Math.max(0, (last ?? 0) - (count ?? 0)) : null;
    const counted = besideOf(sums, beside, last);
    if (count !== null) last = count;
    return { event, page, alsoIn, beside, count, share, lost, counted };
  });
}

/** @param sums of the file, by event. */
export function countFlow(order: FlowOrder, sums: Sums): Counted {
  const steps = stepsOf(sums, order.steps);
  const losses = steps.map(({ lost }) => lost ?? 0);
  const largest = Math.max(0, ...losses);
  const own = [...order.before, ...order.steps, ...order.steps.flatMap(({ beside }) => beside)];
  const known = new Set<string>(EVENTS);
  return {
    before: besideOf(sums, order.before, null),
    steps,
    most: largest > 0 ? losses.indexOf(largest) : null,
    elsewhere: order.elsewhere.flatMap((event) => {
      const count = sums.get(event);
      return count === undefined ? [] : [{ event, count }];
    }),
    missing: own.flatMap(({ event }) => (event === null || sums.has(event) ? [] : [event])),
    unknown: Array.from(sums, ([event, count]) => ({ event, count })).filter(({ event }) => !known.has(event)),
  };
}
