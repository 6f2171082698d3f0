/** Maps the counts of a file onto a flow: how many visitors reach each step, and where they leave. Pure. */
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import type { TrackedName } from '../words/tracked.ts';
import type { Sums } from './counts.ts';
import { EVENTS, type SideEvent, type FlowOrder, type FlowStep } from './order.ts';

export interface CountedSideEvent extends SideEvent {
  /** Null if the file has no count. */
  count: number | null;
  /** Share of the previous step, from 0 to 1; null if that is missing or 0, or this count is larger. */
  share: number | null;
}
export interface CountedStep extends FlowStep {
  /** Null if the file has no count, or the step is not tracked. */
  count: number | null;
  /**
   * Share of the last previous step with a count, from 0 to 1; null if there is no such step, its count is 0, one of
   * the counts includes visitors of other flows, or this count is larger.
   */
  share: number | null;
  /** Visitors of that step who did not reach this one; null if unknown. */
  lost: number | null;
  counted: readonly CountedSideEvent[];
}
export interface Counted {
  before: readonly CountedSideEvent[];
  steps: readonly CountedStep[];
  /** Other flows included in these counts, which hide the shares; empty if there are no others. */
  mixedWith: readonly RegistrationFlow[];
  /** Index of the step with the largest loss before it; null if there is no loss. */
  most: number | null;
  /** Events of other flows, or of no flow, in the file. */
  otherEvents: readonly { event: TrackedName; count: number }[];
  /** Events of this flow that are missing in the file. */
  missing: readonly TrackedName[];
  /** Events of the file that the charts do not track. */
  unknown: readonly { event: string; count: number }[];
}

/** @param of count of the previous step. */
const countSideEvents = (
  sums: Sums,
  sideEvents: readonly SideEvent[],
  of: number | null,
): readonly CountedSideEvent[] =>
  sideEvents.map(({ event, leadsTo, isAway }) => {
    const count = sums.get(event) ?? null;
    return { event, leadsTo, isAway, count, share: count === null ? null : shareOf(count, of) };
  });
/** A share above 1 is invalid: the two counts have different visitors. */
const shareOf = (count: number, of: number | null) => (of && count <= of ? count / of : null);

type IsOwn = (event: string) => boolean;
function stepsOf(sums: Sums, steps: readonly FlowStep[], isOwn: IsOwn): readonly CountedStep[] {
  /** Count of the last known step; null if unknown or mixed with other flows. */
  let last: number | null = null;
  return steps.map((step) => {
    const { event, page, alsoIn, sideEvents } = step;
    const count = event === null ? null : (sums.get(event) ?? null);
    const isMixed = alsoIn.length > 0 && event !== null && !isOwn(event);
    const share = count === null || isMixed ? null : shareOf(count, last);
    const lost = share === null || last === null ? null : last - (count ?? 0);
    const counted = countSideEvents(sums, sideEvents, isMixed ? null : last);
    if (count !== null) last = isMixed ? null : count;
    return { event, page, alsoIn, sideEvents, count, share, lost, counted };
  });
}

/** @param sums counts of the file, by event. @param isOwn true if an event's count belongs to this flow alone. */
export function countFlow(order: FlowOrder, sums: Sums, isOwn: IsOwn): Counted {
  const steps = stepsOf(sums, order.steps, isOwn);
  const losses = steps.map(({ lost }) => lost ?? 0);
  const largest = Math.max(0, ...losses);
  const own = [...order.before, ...order.steps, ...order.steps.flatMap(({ sideEvents }) => sideEvents)];
  const known = new Set<string>(EVENTS);
  return {
    before: countSideEvents(sums, order.before, null),
    steps,
    mixedWith: steps.some(({ share }) => share !== null)
      ? []
      : [
          ...new Set(
            steps.flatMap(({ event, count, alsoIn }) => (event && count !== null && !isOwn(event) ? alsoIn : [])),
          ),
        ],
    most: largest > 0 ? losses.indexOf(largest) : null,
    otherEvents: order.otherEvents.flatMap((event) => {
      const count = sums.get(event);
      return count === undefined ? [] : [{ event, count }];
    }),
    missing: own.flatMap(({ event }) => (event === null || sums.has(event) ? [] : [event])),
    unknown: Array.from(sums, ([event, count]) => ({ event, count })).filter(({ event }) => !known.has(event)),
  };
}
