/**
 * The outcome of a step in the terms of the witness table, from the states before and after it, and from emitted
 * events.
 */
import type { EventObject } from 'xstate';
import type { VisitEmitted } from '../../../machines/context/visit.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pageOf, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { unanswered } from '../../../machines/context/requests.ts';
import { requestOf } from '../calls.ts';
import type { Tracked } from '../../witness/witness.types.ts';
import { eventsOf } from '../alphabet.ts';
import { announcementsIn, expectedFocus, fieldMessagesIn } from '../browser/expected.ts';
import { screenOf, type ScreenName } from '../browser/distinct-screens.ts';
import { waysOn } from '../../../tools/flows/charts/page-offers.ts';
import { CARRIED, carriedBy, otherwise } from '../worlds/carried.ts';
import type { PageDefinition } from '../../../machines/page/page.types.ts';

/** A step of a visit: from the pure stepper, from a real actor, or from a browser. */
export interface CheckedStep {
  before: VisitSnapshot;
  event: PathEvent;
  after: VisitSnapshot;
  emitted: readonly EventObject[];
  /** Events tracked before in this page load; if omitted, taken from the visit's context. */
  earlier?: readonly string[];
}
/** The outcome of a step. */
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
  /** Carried data that is wrong from now on. */
  mistaken: readonly string[];
}

export const placeOf = (state: VisitSnapshot): PageId | 'boot' => pageOf(state)?.id ?? 'boot';
export const shownIn = (state: VisitSnapshot): ScreenName | null => (pageOf(state) ? screenOf(state) : null);

/** All current messages to the visitor. */
export const standingIn = (state: VisitSnapshot): readonly string[] =>
  pageOf(state)
    ? [...announcementsIn(state).map(([key]) => key), ...fieldMessagesIn(state)]
    : state.context.online
      ? []
      : ['connection.offline'];
const trackedBy = (emitted: readonly VisitEmitted[]) =>
  emitted.flatMap((one) => (one.type === 'event.tracked' ? [one.tracked.event] : []));

/** All typed registration values known to the visit. */
export function typedIn({ context: { requests } }: VisitSnapshot): Readonly<Record<string, unknown>> {
  const { register, complete } = requests;
  const completed = complete.sent?.completion;
  return { ...register.sent?.values, ...(completed && 'person' in completed ? completed.person : {}) };
}
/** A form whose draft was discarded, or each field whose value is lost or changed. */
export function lostBy({ before, event, after }: CheckedStep, emitted: readonly VisitEmitted[]): readonly string[] {
  const forms = emitted.flatMap((one) => (one.type === 'draft.discarded' ? [one.form] : []));
  if (forms.includes('registration') || event.type === 'form.submitted' || event.type === 'step.submitted')
    return forms;
  // Values not sent in this page load are only in the draft; a logout loses them by its press.
  if (before.context.requests.register.sent === null || before.matches('loggedOut')) return forms;
  const is = typedIn(after);
  return [
    ...forms,
    ...Object.entries(typedIn(before)).flatMap(([field, value]) => (is[field] === value ? [] : [field])),
  ];
}

/** Whether a repeated press uses the same key; null if the call has no key. */
function keyOf(asked: string | null, { before, after }: CheckedStep): 'kept' | 'spent' | null {
  const name = asked === null ? null : requestOf(asked, before.hasTag('teased'));
  return name && (unanswered<object>(after.context.requests[name]) ? 'kept' : 'spent');
}

function startedBy({ before, after }: CheckedStep): readonly string[] {
  return Object.entries(after.children).flatMap(([id, child]) => (before.children[id as never] === child ? [] : [id]));
}
const mistakenBy = ({ before: { context: was }, event, after: { context: is } }: CheckedStep) =>
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

/** Pages whose controls send events to their own machine. */
export const OF_THEIR_OWN: readonly string[] = ['linkGenerator', 'splitGenerator'];
/** The usable controls, each with whether the visit handles it. */
export function waysIn(state: VisitSnapshot): readonly string[] {
  const page = pageOf(state);
  if (!page || OF_THEIR_OWN.includes(page.id)) return [];
  return [...waysOn(page as PageDefinition, state)].map(([name, offer]) => {
    if (!('event' in offer)) return name;
    return eventsOf(offer.event).some((event) => state.can(event as never)) ? name : `${name} (which leads nowhere)`;
  });
}

const MAIL_NEWS: readonly string[] = ['resend.sent', 'resend.wait'];
/** @param asked the actor of the answer, failure or timeout. */
export function outcomeOf(step: CheckedStep, asked: string | null): Outcome {
  const { before, after } = step;
  const emitted = step.emitted as readonly VisitEmitted[];
  // Messages about an earlier mail are not new.
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
