/**
 * The tracked events in the order of a flow, read from the table of flows and from the charts: what is told on the main way, step by
 * step, and what may be told beside it.
 */
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { FLOW_NAMES, flowRow, needsToken, startsOnLanding } from '../../../machines/flows/read-flows.ts';
import type { PageId } from '../../../machines/visit.types.ts';
import { pageStateOf, stateAt, statesOf } from '../charts/facts.ts';
import type { Named, Transition } from '../charts/facts.types.ts';
import { TOPIC_OF } from '../charts/topics.ts';
import { trackedByAction } from '../charts/tracked.ts';
import { TRACKED, type TrackedName } from '../words/tracked.ts';

export const EVENTS = Object.keys(TRACKED) as readonly TrackedName[];
const isTracked = (event: string): event is TrackedName => Object.hasOwn(TRACKED, event);

/** An event that is told beside the main way, on the page of a step. */
export interface Beside {
  event: TrackedName;
  /** Pages that the visitor is led to; empty: they stay where they are. */
  leadsTo: readonly PageId[];
  /** Whether one of them is off the main way. */
  isAway: boolean;
}
type Told = Omit<Beside, 'isAway'> & { page: PageId };
export interface FlowStep {
  /** Null: analytics is not told of it. */
  event: TrackedName | null;
  page: PageId;
  /** Other flows that tell of it as well: their visitors are in its count too. */
  alsoIn: readonly RegistrationFlow[];
  /** What may be told on the page between the step before and this one. */
  beside: readonly Beside[];
}
export interface FlowOrder {
  /** What may be told before the flow begins. */
  before: readonly Beside[];
  steps: readonly FlowStep[];
  /** Events that this flow tells nothing of. */
  elsewhere: readonly TrackedName[];
}

/** The flows that an action counts in, where it names them. */
function flowsOf({ params }: Named): readonly string[] | null {
  if (!params?.startsWith('{')) return null;
  const given: unknown = JSON.parse(params);
  const flows: unknown = typeof given === 'object' && given !== null && 'flows' in given ? given.flows : null;
  return Array.isArray(flows) ? flows.map(String) : null;
}
/** What actions tell in a flow. */
const eventsOf = (actions: readonly Named[], flow: RegistrationFlow): readonly TrackedName[] =>
  actions
    .filter((action) => flowsOf(action)?.includes(flow) ?? true)
    .flatMap(trackedByAction)
    .flatMap(({ event }) => (isTracked(event) ? [event] : []));
const pagesAfter = ({ to }: Transition, from: PageId): readonly PageId[] =>
  to.flatMap((place) => stateAt(place).page ?? []).filter((page) => page !== from);

/** The form on the landing page is that of the flows that begin there. */
const isOfOthers = (path: string, flow: RegistrationFlow): boolean =>
  path.startsWith('landing.welcomed.') && !startsOnLanding(flow);

/** All that a flow tells on a page, and where it leads; in the order of the chart. */
function toldOn(page: PageId, flow: RegistrationFlow): readonly Told[] {
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

/** A step of the main way, before it is known what is told beside it; and the pages between it and the step before. */
interface Main extends Pick<FlowStep, 'event' | 'page'> {
  between: readonly PageId[];
}
/** The steps of the flow, and where its end is a mail, the page that the mailed link opens; and the end, of which nothing is told. */
function mainWayOf(flow: RegistrationFlow): readonly Main[] {
  const { steps, ends } = flowRow(flow);
  const told = steps.flatMap((step): Main[] => {
    if (!step) return [];
    const { page, tracks } = step;
    const shownOn = 'firstShownOn' in step ? step.firstShownOn : page;
    return [
      { event: tracks.shown, page: shownOn, between: [] },
      { event: tracks.accepted, page, between: [...new Set([shownOn, page])] },
    ];
  });
  if (ends === 'autoActivated') return [...told, { event: null, page: ends, between: [] }];
  const [mailed = null] = eventsOf(pageStateOf('activateAccount').entry, flow);
  return [
    ...told,
    { event: mailed, page: 'activateAccount', between: [ends] },
    { event: null, page: 'activated', between: ['activateAccount'] },
  ];
}
/** Pages of the main way of any flow: who is led there is not lost. */
const MAIN_PAGES: ReadonlySet<PageId> = new Set(
  FLOW_NAMES.flatMap((flow) => [...mainWayOf(flow).map(({ page }) => page), flowRow(flow).ends]),
);

/** Pages that are left before the flow begins; a token leads past them. */
const arrivingOf = (flow: RegistrationFlow): readonly PageId[] =>
  needsToken(flow) ? [] : (Object.keys(TOPIC_OF) as PageId[]).filter((page) => TOPIC_OF[page] === 'arriving');

/** Events that say no, by the names that they have (spec, section 9). */
export const isRefusal = (event: TrackedName): boolean => event.startsWith('error_');

/**
 * Takes what is told on pages, and on those that it leads to besides the main way; what was taken before is left.
 * @param isMeant whether an event is taken there.
 */
function takerOf(flow: RegistrationFlow, taken: Set<TrackedName>) {
  return function take(
    pages: readonly PageId[],
    isMeant: (event: TrackedName) => boolean = () => true,
  ): readonly Beside[] {
    const fresh = pages
      .flatMap((page) => toldOn(page, flow))
      .filter(({ event }) => !taken.has(event) && isMeant(event));
    const byEvent = [...Map.groupBy(fresh, ({ event }) => event)];
    for (const [event] of byEvent) taken.add(event);
    return byEvent.flatMap(([event, all]): readonly Beside[] => {
      const leadsTo = [...new Set(all.flatMap((one) => one.leadsTo))];
      const away = leadsTo.filter((page) => !MAIN_PAGES.has(page));
      const own: readonly Beside[] = [{ event, leadsTo, isAway: away.length > 0 }];
      return own.concat(take(away));
    });
  };
}

/** The order of a flow. Each event stands once in it: on the main way, or where it is first told beside it, or elsewhere. */
export function orderOf(flow: RegistrationFlow): FlowOrder {
  const main = mainWayOf(flow);
  const arriving = arrivingOf(flow);
  const taken = new Set(main.flatMap(({ event }) => event ?? []));
  const take = takerOf(flow, taken);
  const flowsWith = (event: TrackedName | null) =>
    FLOW_NAMES.filter((other) => other !== flow && event && mainWayOf(other).some((one) => one.event === event));
  // Who is refused is refused before the form is seen; all else that is told on its page as well belongs to the form.
  const ofSteps = main.flatMap(({ between }) => between).filter((page) => !arriving.includes(page));
  const onSteps = new Set(ofSteps.flatMap((page) => toldOn(page, flow)).map(({ event }) => event));
  const before = take(arriving, (event) => isRefusal(event) || !onSteps.has(event));
  const steps = main.map(({ event, page, between }): FlowStep => ({
    event,
    page,
    alsoIn: flowsWith(event),
    beside: take(between),
  }));
  return { before, steps, elsewhere: EVENTS.filter((event) => !taken.has(event)) };
}
