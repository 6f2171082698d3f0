/** Doors in words, for lines and lists. */
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

/** In few words: what decides, or what happens: `accepted`, `“Register”`, `the mailed link`. */
function sayWay(way: Way): string {
  if (way.by === 'mail') return MAILS[way.call];
  if (way.by === 'control') return sayControl(way.offer);
  const { when, given } = sayTransition(way.transition);
  const { kind } = way.transition.trigger;
  return given !== null && (kind === 'always' || kind === 'answer') ? given : when;
}
/** What decides: reasons that differ by what the chart hands over are one. */
function reasonOf(way: Way): string {
  if (way.by !== 'transition') return sayWay(way);
  const { trigger, guard } = way.transition;
  return guard?.name ?? (trigger.kind === 'event' ? trigger.event : trigger.kind);
}
/** Each once, the most frequent first; of equals controls and mails before what the chart decides. */
function ordered(door: Door): string[] {
  const weight = (ways: readonly Way[]) => ways.length + (ways[0]?.by === 'transition' ? 0 : 0.5);
  const reasons = [...Map.groupBy(door.ways, reasonOf).values()].toSorted((a, b) => weight(b) - weight(a));
  return [...new Set(reasons.flat().map(sayWay))];
}
/** What stands at the line of a door: its first reason, and that there are others. */
export const sayDoor = (door: Door): string => {
  const [first = '', ...others] = ordered(door);
  return others.length === 0 ? first : `${first} …`;
};
