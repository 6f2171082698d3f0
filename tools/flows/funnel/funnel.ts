/** The counts of a file, put to the order of a flow: how many come to each step, and where they leave. Pure. */
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
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
  /**
   * Of the last step before it that the file speaks of, from 0 to 1; null: there is none, nobody came to it, visitors
   * of other flows are in one of the two counts, or more came than before.
   */
  share: number | null;
  /** How many of that step did not come to this one; null: not known. */
  lost: number | null;
  counted: readonly CountedBeside[];
}
export interface Counted {
  before: readonly CountedBeside[];
  steps: readonly CountedStep[];
  /** Flows whose visitors are in these counts too, so that there are no shares; empty: none. */
  mixedWith: readonly RegistrationFlow[];
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
    return { event, leadsTo, isAway, count, share: count === null ? null : shareOf(count, of) };
  });
/** More than all is no share: then the two counts are not of the same visitors. */
const shareOf = (count: number, of: number | null) => (of && count <= of ? count / of : null);

type IsOwn = (event: string) => boolean;
function stepsOf(sums: Sums, steps: readonly FlowStep[], isOwn: IsOwn): readonly CountedStep[] {
  /** Of the last step that is known; null: none is, or others are in it. */
  let last: number | null = null;
  return steps.map((step) => {
    const { event, page, alsoIn, beside } = step;
    const count = event === null ? null : (sums.get(event) ?? null);
    const isMixed = alsoIn.length > 0 && event !== null && !isOwn(event);
    const share = count === null || isMixed ? null : shareOf(count, last);
    const lost = share === null || last === null ? null : last - (count ?? 0);
    const counted = besideOf(sums, beside, isMixed ? null : last);
    if (count !== null) last = isMixed ? null : count;
    return { event, page, alsoIn, beside, count, share, lost, counted };
  });
}

/** @param sums of the file, by event. @param isOwn whether that of an event is of this flow alone. */
export function countFlow(order: FlowOrder, sums: Sums, isOwn: IsOwn): Counted {
  const steps = stepsOf(sums, order.steps, isOwn);
  const losses = steps.map(({ lost }) => lost ?? 0);
  const largest = Math.max(0, ...losses);
  const own = [...order.before, ...order.steps, ...order.steps.flatMap(({ beside }) => beside)];
  const known = new Set<string>(EVENTS);
  return {
    before: besideOf(sums, order.before, null),
    steps,
    mixedWith: steps.some(({ share }) => share !== null)
      ? []
      : [
          ...new Set(
            steps.flatMap(({ event, count, alsoIn }) => (event && count !== null && !isOwn(event) ? alsoIn : [])),
          ),
        ],
    most: largest > 0 ? losses.indexOf(largest) : null,
    elsewhere: order.elsewhere.flatMap((event) => {
      const count = sums.get(event);
      return count === undefined ? [] : [{ event, count }];
    }),
    missing: own.flatMap(({ event }) => (event === null || sums.has(event) ? [] : [event])),
    unknown: Array.from(sums, ([event, count]) => ({ event, count })).filter(({ event }) => !known.has(event)),
  };
}
