/** What came of a step of a visit, in the terms of the witness table: read from the states before and after it, and from what was emitted. */
import type { EventObject } from 'xstate';
import type { PageId, VisitEmitted } from '../../../machines/visit.types.ts';
import { pageOf, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { unanswered } from '../../../machines/requests/requests.ts';
import { requestOf } from '../told.ts';
import type { Tracked } from '../../witness/witness.types.ts';
import { eventsOf } from '../alphabet.ts';
import { announcementsIn, expectedFocus, fieldMessagesIn } from '../browser/expected.ts';
import { screenOf, type ScreenName } from '../browser/screens.ts';
import { waysOn } from '../../../tools/flows/charts/page-offers.ts';
import { CARRIED, carriedBy, otherwise } from '../worlds/carried.ts';
import type { PageDefinition } from '../../../machines/page.types.ts';

/** A step of a visit: as the pure stepper takes it, as a real actor has taken it, or as it was played in a browser. */
export interface JudgedStep {
  before: VisitSnapshot;
  event: PathEvent;
  after: VisitSnapshot;
  emitted: readonly EventObject[];
  /** What analytics was told before in this page load; where it is not said, what the visit itself remembers of it. */
  earlier?: readonly string[];
}
/** What came of a step. */
export interface Outcome {
  page: PageId | 'boot';
  screen: ScreenName | null;
  leaves: string | null;
  says: readonly string[];
  tracked: readonly Tracked[];
  loses: readonly string[];
  key: 'kept' | 'spent' | null;
  focus: string | null;
  asks: readonly string[];
  tells: readonly string[];
  ways: readonly string[];
  /** What is carried along, and is not as it must be from now on. */
  mistaken: readonly string[];
}

export const placeOf = (state: VisitSnapshot): PageId | 'boot' => pageOf(state)?.id ?? 'boot';
export const shownIn = (state: VisitSnapshot): ScreenName | null => (pageOf(state) ? screenOf(state) : null);

/** Everything that is said to a visitor where they stand. */
export const standingIn = (state: VisitSnapshot): readonly string[] =>
  pageOf(state)
    ? [...announcementsIn(state).map(([key]) => key), ...fieldMessagesIn(state)]
    : state.context.online
      ? []
      : ['connection.offline'];
const trackedBy = (emitted: readonly VisitEmitted[]) =>
  emitted.flatMap((one) => (one.type === 'event.tracked' ? [one.tracked.event] : []));

/** Everything that was typed into the forms of a registration, as far as the visit knows it. */
export function typedIn({ context: { requests } }: VisitSnapshot): Readonly<Record<string, unknown>> {
  const { register, complete } = requests;
  const completed = complete.sent?.completion;
  return { ...register.sent?.values, ...(completed && 'person' in completed ? completed.person : {}) };
}
/** A whole form where its draft was discarded, else each field that is known no more, or otherwise. */
export function lostBy({ before, event, after }: JudgedStep, emitted: readonly VisitEmitted[]): readonly string[] {
  const forms = emitted.flatMap((one) => (one.type === 'draft.discarded' ? [one.form] : []));
  if (forms.includes('registration') || event.type === 'form.submitted' || event.type === 'step.submitted')
    return forms;
  // What was not sent in this page load is the draft’s matter; who logs out has lost it by the press.
  if (before.context.requests.register.sent === null || before.matches('loggedOut')) return forms;
  const is = typedIn(after);
  return [
    ...forms,
    ...Object.entries(typedIn(before)).flatMap(([field, value]) => (is[field] === value ? [] : [field])),
  ];
}

/** Whether the same press, repeated, goes by the same key; null: the call has none. */
function keyOf(asked: string | null, { before, after }: JudgedStep): 'kept' | 'spent' | null {
  const name = asked === null ? null : requestOf(asked, before.hasTag('teased'));
  return name && (unanswered<object>(after.context.requests[name]) ? 'kept' : 'spent');
}

function startedBy({ before, after }: JudgedStep): readonly string[] {
  return Object.entries(after.children).flatMap(([id, child]) => (before.children[id as never] === child ? [] : [id]));
}
const mistakenBy = ({ before: { context: was }, event, after: { context: is } }: JudgedStep) =>
  carriedBy({ event, was, is, wrote: (key) => Reflect.get(was, key) !== Reflect.get(is, key), started: [] }).filter(
    (one) => CARRIED.some((what) => one === otherwise(what)),
  );
const TOLD: readonly string[] = [
  'account.activated',
  'credentials.received',
  'anomaly.reported',
  'reload.requested',
  'settings.requested',
  'bearer.disowned',
];

/** Pages whose controls are sent to a machine of their own. */
export const OF_THEIR_OWN: readonly string[] = ['linkGenerator', 'splitGenerator'];
/** The controls that can be used, each with whether the visit hears it. */
export function waysIn(state: VisitSnapshot): readonly string[] {
  const page = pageOf(state);
  if (!page || OF_THEIR_OWN.includes(page.id)) return [];
  return [...waysOn(page as PageDefinition, state)].map(([name, offer]) => {
    if (!('event' in offer)) return name;
    return eventsOf(offer.event).some((event) => state.can(event as never)) ? name : `${name} (which leads nowhere)`;
  });
}

const MAIL_NEWS: readonly string[] = ['resend.sent', 'resend.wait'];
/** @param asked whose answer, failure or limit the step is. */
export function outcomeOf(step: JudgedStep, asked: string | null): Outcome {
  const { before, after } = step;
  const emitted = step.emitted as readonly VisitEmitted[];
  // What is said of a mail before is no news.
  const said = [
    ...standingIn(before),
    ...(before.context.requests.resend.again === after.context.requests.resend.again ? MAIL_NEWS : []),
  ];
  const navigation = emitted.find(({ type }) => type === 'navigation.requested');
  return {
    page: placeOf(after),
    screen: shownIn(after),
    leaves: navigation?.type === 'navigation.requested' ? navigation.to : null,
    says: standingIn(after).filter((key) => !said.includes(key)),
    tracked: trackedBy(emitted),
    loses: lostBy(step, emitted),
    key: keyOf(asked, step),
    focus: pageOf(before) && pageOf(after) ? expectedFocus(before, after) : null,
    asks: startedBy(step),
    tells: emitted.map(({ type }) => type).filter((type) => TOLD.includes(type)),
    ways: waysIn(after),
    mistaken: mistakenBy(step),
  };
}
