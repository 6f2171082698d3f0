/** Where a control leads by its declaration alone: a page, another system, or what it sends. */
import type { Offer } from '../../../machines/offer.types.ts';
import { nameOfPage } from './say.ts';
import { SYSTEM_WORDS } from './systems.ts';

/**
 * `Start page`, `/women`, `the login`, `form.submitted`. @param nameOf names pages: those of another commit by its own
 * words.
 */
export function sayGoal(offer: Offer, nameOf: typeof nameOfPage = nameOfPage): string {
  if ('page' in offer) return offer.slug === undefined ? nameOf(offer.page) : `/${offer.slug}`;
  if ('url' in offer) return SYSTEM_WORDS[offer.url];
  if ('event' in offer) return offer.event;
  if ('field' in offer) return 'is filled in';
  return offer.role === 'link' ? 'something outside' : 'changes the page itself';
}
