/**
 * Tracked events in the order of a flow, read from the table of flows and from the charts: the events of the main path,
 * step by step, and the side events.
 */
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { FLOW_NAMES, flowRow, needsToken, startsOnLanding } from '../../../machines/flows/read-flows.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pageStateOf, stateAt, statesOf } from '../charts/facts.ts';
import type { Named, Transition } from '../charts/facts.types.ts';
import { TOPIC_OF } from '../charts/topics.ts';
import { trackedByAction } from '../charts/tracked.ts';
import { TRACKED, type TrackedName } from '../words/tracked.ts';

export const EVENTS = Object.keys(TRACKED) as readonly TrackedName[];
const isTracked = (event: string): event is TrackedName => Object.hasOwn(TRACKED, event);

/** An event tracked off the main path, on the page of a step. */
export interface SideEvent {
  event: TrackedName;
  /** Target pages of the visitor; empty if they stay. */
  leadsTo: readonly PageId[];
  /** True if one of them is off the main path. */
  isAway: boolean;
}
type PageEvent = Omit<SideEvent, 'isAway'> & { page: PageId };
export interface FlowStep {
  /** Null if it is not tracked. */
  event: TrackedName | null;
  page: PageId;
  /** Other flows that track it too; its count includes their visitors. */
  alsoIn: readonly RegistrationFlow[];
  /** Side events between the previous step and this one. */
  sideEvents: readonly SideEvent[];
}
export interface FlowOrder {
  /** Events possible before the flow begins. */
  before: readonly SideEvent[];
  steps: readonly FlowStep[];
  /** Events that this flow never tracks. */
  otherEvents: readonly TrackedName[];
}

/** The flows that an action counts in, if it names them. */
function flowsOf({ params }: Named): readonly string[] | null {
  if (!params?.startsWith('{')) return null;
  const given: unknown = JSON.parse(params);
  const flows: unknown = typeof given === 'object' && given !== null && 'flows' in given ? given.flows : null;
  return Array.isArray(flows) ? flows.map(String) : null;
}
/** The events that actions track in a flow. */
const eventsOf = (actions: readonly Named[], flow: RegistrationFlow): readonly TrackedName[] =>
  actions
    .filter((action) => flowsOf(action)?.includes(flow) ?? true)
    .flatMap(trackedByAction)
    .flatMap(({ event }) => (isTracked(event) ? [event] : []));
const pagesAfter = ({ to }: Transition, from: PageId): readonly PageId[] =>
  to.flatMap((place) => stateAt(place).page ?? []).filter((page) => page !== from);

/** The form on the landing page belongs to the flows that begin there. */
const isOfOthers = (path: string, flow: RegistrationFlow): boolean =>
  path.startsWith('landing.welcomed.') && !startsOnLanding(flow);

/** All events that a flow tracks on a page, with their target pages; in chart order. */
function trackedOn(page: PageId, flow: RegistrationFlow): readonly PageEvent[] {
  const found = new Map<TrackedName, Set<PageId>>();
  const note = (event: TrackedName, pages: readonly PageId[]) =>
    found.set(event, new Set([...(found.get(event) ?? []), ...pages]));
  for (const state of statesOf('visit')) {
    if (state.page !== page || isOfOthers(state.path, flow)) continue;
    for (const event of eventsOf(state.entry, flow)) note(event, []);
    for (const transition of state.transitions)
      for (const event of eventsOf(transition.actions, flow)) note(event, pagesAfter(transition, page));
  }
  return Array.from(found, ([event, pages]) => ({ event, page, leadsTo: [...pages] }));
}

/** A step of the main path without its side events; and the pages between it and the previous step. */
interface Main extends Pick<FlowStep, 'event' | 'page'> {
  between: readonly PageId[];
}
/**
 * The steps of the flow; if it ends with a mail, the page that the mailed link opens; and the end, which is not
 * tracked.
 */
function mainPathOf(flow: RegistrationFlow): readonly Main[] {
  const { steps, ends } = flowRow(flow);
  const steps_ = steps.flatMap((step): Main[] => {
    if (!step) return [];
    const { page, tracks } = step;
    const shownOn = 'firstShownOn' in step ? step.firstShownOn : page;
    return [
      { event: tracks.shown, page: shownOn, between: [] },
      { event: tracks.accepted, page, between: [...new Set([shownOn, page])] },
    ];
  });
  if (ends === 'autoActivated') return [...steps_, { event: null, page: ends, between: [] }];
  const [mailed = null] = eventsOf(pageStateOf('activateAccount').entry, flow);
  return [
    ...steps_,
    { event: mailed, page: 'activateAccount', between: [ends] },
    { event: null, page: 'activated', between: ['activateAccount'] },
  ];
}
/** Pages on the main path of any flow: a visitor led there is not lost. */
const MAIN_PAGES: ReadonlySet<PageId> = new Set(
  FLOW_NAMES.flatMap((flow) => [...mainPathOf(flow).map(({ page }) => page), flowRow(flow).ends]),
);

/** Pages before the flow begins; a token skips them. */
const arrivingOf = (flow: RegistrationFlow): readonly PageId[] =>
  needsToken(flow) ? [] : (Object.keys(TOPIC_OF) as PageId[]).filter((page) => TOPIC_OF[page] === 'arriving');

/** Error events, by their names (spec, section 9). */
export const isRefusal = (event: TrackedName): boolean => event.startsWith('error_');

/**
 * Takes the events tracked on pages and on their side pages, without events taken before.
 * @param isMeant filters events.
 */
function collectorOf(flow: RegistrationFlow, taken: Set<TrackedName>) {
  return function take(
    pages: readonly PageId[],
    isIncluded: (event: TrackedName) => boolean = () => true,
  ): readonly SideEvent[] {
    const fresh = pages
      .flatMap((page) => trackedOn(page, flow))
      .filter(({ event }) => !taken.has(event) && isIncluded(event));
    const byEvent = [...Map.groupBy(fresh, ({ event }) => event)];
    for (const [event] of byEvent) taken.add(event);
    return byEvent.flatMap(([event, all]): readonly SideEvent[] => {
      const leadsTo = [...new Set(all.flatMap((one) => one.leadsTo))];
      const away = leadsTo.filter((page) => !MAIN_PAGES.has(page));
      const own: readonly SideEvent[] = [{ event, leadsTo, isAway: away.length > 0 }];
      return own.concat(take(away));
    });
  };
}

/** The order of a flow. Each event occurs once: on the main path, at its first side occurrence, or elsewhere. */
export function orderOf(flow: RegistrationFlow): FlowOrder {
  const main = mainPathOf(flow);
  const arriving = arrivingOf(flow);
  const taken = new Set(main.flatMap(({ event }) => event ?? []));
  const take = collectorOf(flow, taken);
  const flowsWith = (event: TrackedName | null) =>
    FLOW_NAMES.filter((other) => other !== flow && event && mainPathOf(other).some((one) => one.event === event));
  // A refusal happens before the form is seen; every other event that is also tracked on the form's page belongs to the
  // form.
  const ofSteps = main.flatMap(({ between }) => between).filter((page) => !arriving.includes(page));
  const onSteps = new Set(ofSteps.flatMap((page) => trackedOn(page, flow)).map(({ event }) => event));
  const before = take(arriving, (event) => isRefusal(event) || !onSteps.has(event));
  const steps = main.map(({ event, page, between }): FlowStep => ({
    event,
    page,
    alsoIn: flowsWith(event),
    sideEvents: take(between),
  }));
  return { before, steps, otherEvents: EVENTS.filter((event) => !taken.has(event)) };
}
