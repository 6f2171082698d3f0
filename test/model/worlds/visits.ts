/**
 * Every path of a visit: everything that decides is distinguished, so that each path can be replayed on a real actor.
 * Addresses are requested at the beginning; elsewhere once per place (`routes.ts`).
 */
import type { EventObject } from 'xstate';
import { visitMachine } from '../../../machines/visit.machine.ts';
import { unanswered } from '../../../machines/context/requests.ts';
import { pageOf, type VisitSnapshot as Snapshot } from '../../../src/engine/visit/pages.ts';
import { eventsIn, eventsOf, mayCome, routes, type PathEvent } from '../alphabet.ts';
import { beginnings } from '../beginnings.ts';
import { KEPT, sentBy } from '../problems.ts';
import type { World } from '../../../packages/witness/index.ts';
import { happenings, VISIT_RECORDS, visitEvents } from './visit-events.ts';

const isComing = (delay: string, snapshot: Snapshot) =>
  eventsIn(snapshot).some(({ type }) => type.startsWith(`xstate.after.${delay}.`));
/** Delays, each with the shorter one of the same wait. */
const SHORTER: Readonly<Record<string, string>> = {
  answerLimit: 'slowAnswer',
  forwarding: 'forwardingSoon',
  readingTime: 'readingTimeSoon',
};
/**
 * The shorter of two delays of one wait fires first. Of two parallel waits, the order depends on their start times,
 * which a graph without time does not know: each is tried alone.
 */
function canBeOver({ type }: EventObject, snapshot: Snapshot): boolean {
  if (!type.startsWith('xstate.after.')) return true;
  if (type.startsWith('xstate.after.linkLife.')) return !snapshot.hasTag('busy');
  if (snapshot.hasTag('checkingCode') && snapshot.hasTag('askingForPlace')) return false;
  const shorter = SHORTER[type.split('.')[2] ?? ''];
  return shorter === undefined || !isComing(shorter, snapshot);
}
/** Without a network every call fails. */
function canBeAnswered(event: PathEvent, { context }: Snapshot): boolean {
  if (!('output' in event) || context.online) return true;
  return Reflect.get(event.output ?? {}, 'verdict') === 'unavailable';
}

/**
 * At most one request is unanswered at a time, because each would double the possible contexts on every page. The graph
 * of everything, where each is open, checks that they are independent.
 */
function isAlone({ type }: EventObject, snapshot: Snapshot): boolean {
  const own = sentBy(type, { page: pageOf(snapshot)?.id, isTeaser: snapshot.hasTag('teased') });
  const { requests } = snapshot.context;
  return own === null || KEPT.every((name) => name === own || unanswered<object>(requests[name]) === null);
}

const visitHappening = happenings((event, snapshot) =>
  canBeAnswered(event, snapshot) && isAlone(event, snapshot) && mayCome(event, snapshot) ? event : null,
);
/** In a running visit only one refusal leads on: that of the form (D3). */
const refusalsIn = (begun: boolean) =>
  eventsOf('visit.refused').filter((event) => begun || ('page' in event && event.page === 'registrationForm'));
/** Every path of a visit. */
export const visits: World = {
  name: 'visit',
  machine: visitMachine,
  beginnings,
  events: visitEvents,
  happeningsIn: (snapshot, begun) =>
    [
      ...eventsIn(snapshot as Snapshot).filter((event) => canBeOver(event, snapshot as Snapshot)),
      ...refusalsIn(begun),
      ...(begun ? routes : []),
    ].map((event) => visitHappening(event)),
  observe: () => null,
  comesToNothing: () => false,
  facts: () => null,
  spared: ['network.lost'],
  records: VISIT_RECORDS,
  classes: {},
  constant: { 'load.shown': [], 'offer.voucher': null },
  open: [],
};
