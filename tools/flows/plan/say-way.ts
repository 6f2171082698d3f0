/** Describes transitions between pages, for lines and lists. */
import type { Offer } from '../../../machines/offer.types.ts';
import { sayTransition } from '../words/say.ts';
import { textOf } from './texts.ts';
import type { Door, MailingCall, Way } from './ways.ts';

const MAILS: Readonly<Record<MailingCall, string>> = {
  resend: 'the mailed link',
  requestPlace: 'the mailed link to the list',
  joinWaitingList: 'the mail of who is approved',
};
const sayControl = ({ message, tag }: Offer) => `“${textOf(message, tag ?? null)}”`;

/** The condition or the event, in few words: `accepted`, `“Register”`, `the mailed link`. */
function sayWay(way: Way): string {
  if (way.by === 'mail') return MAILS[way.call];
  if (way.by === 'control') return sayControl(way.offer);
  const { when, given } = sayTransition(way.transition);
  const { kind } = way.transition.trigger;
  return given !== null && (kind === 'always' || kind === 'answer') ? given : when;
}
/** The condition; reasons that differ only in their params are the same. */
function reasonOf(way: Way): string {
  if (way.by !== 'transition') return sayWay(way);
  const { trigger, guard } = way.transition;
  return guard?.name ?? (trigger.kind === 'event' ? trigger.event : trigger.kind);
}
/** Distinct reasons, the most frequent first; among equals, controls and mails before decisions of the chart. */
function ordered(door: Door): string[] {
  const weight = (ways: readonly Way[]) => ways.length + (ways[0]?.by === 'transition' ? 0 : 0.5);
  const reasons = [...Map.groupBy(door.ways, reasonOf).values()].toSorted((a, b) => weight(b) - weight(a));
  return [...new Set(reasons.flat().map(sayWay))];
}
/** The label of a line: its first reason, and a sign that there are others. */
export const sayDoor = (door: Door): string => {
  const [first = '', ...others] = ordered(door);
  return others.length === 0 ? first : `${first} …`;
};
