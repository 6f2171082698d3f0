/** Describes transitions between pages, for lines and lists. */
import english from '../../../locales/en.json' with { type: 'json' };
import type { Offer } from '../../../machines/page/offer.types.ts';
import { sayTransition } from '../words/say.ts';
import type { Connection, MailingCall, Link } from './connections.ts';
import { textsOf } from '../../../locales/figures.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { plainText } from '../words/plain-text.ts';

const MAILS: Readonly<Record<MailingCall, string>> = {
  resend: 'the mailed link',
  requestPlace: 'the mailed link to the list',
  joinWaitingList: 'the approval mail',
};
const controlText = ({ message, tag }: Offer) => `“${textOf(message, tag ?? null)}”`;

/** The condition or the event, in few words: `accepted`, `“Register”`, `the mailed link`. */
function linkText(way: Link): string {
  if (way.by === 'mail') return MAILS[way.call];
  if (way.by === 'control') return controlText(way.offer);
  const { when, given } = sayTransition(way.transition);
  const { kind } = way.transition.trigger;
  return given !== null && (kind === 'always' || kind === 'answer') ? given : when;
}
/** The condition; reasons that differ only in their params are the same. */
function reasonOf(way: Link): string {
  if (way.by !== 'transition') return linkText(way);
  const { trigger, guard } = way.transition;
  return guard?.name ?? (trigger.kind === 'event' ? trigger.event : trigger.kind);
}
/** Distinct reasons, the most frequent first; among equals, controls and mails before decisions of the chart. */
function ordered(connection: Connection): string[] {
  const weight = (links: readonly Link[]) => links.length + (links[0]?.by === 'transition' ? 0 : 0.5);
  const reasons = [...Map.groupBy(connection.links, reasonOf).values()].toSorted((a, b) => weight(b) - weight(a));
  return [...new Set(reasons.flat().map(linkText))];
}
/** The label of a line: its first reason, and a sign that there are others. */
export const connectionLabel = (connection: Connection): string => {
  const [first = '', ...others] = ordered(connection);
  return others.length === 0 ? first : `${first} …`;
};

/** English messages of the product, as quoted on the plan. */
const texts: Readonly<Record<string, string>> = textsOf(english, 'en');

/** A message without tags; `tag`: only the text within this tag. */
export const textOf = (key: MessageKey, tag: string | null): string => plainText(texts[key] ?? key, tag);
