/** The target of a control by its declaration alone: a page, another system, or its event. */
import type { Offer } from '../../../machines/page/offer.types.ts';
import { nameOfPage } from './say.ts';
import { SYSTEM_WORDS } from './terms.ts';

/**
 * `Start page`, `/women`, `the login`, `form.submitted`.
 * @param nameOf names pages; pass another commit's own function for its pages.
 */
export function sayGoal(offer: Offer, nameOf: typeof nameOfPage = nameOfPage): string {
  if ('page' in offer) return offer.slug === undefined ? nameOf(offer.page) : `/${offer.slug}`;
  if ('url' in offer) return SYSTEM_WORDS[offer.url];
  if ('event' in offer) return offer.event;
  if ('field' in offer) return 'is filled in';
  return offer.role === 'link' ? 'something outside' : 'changes the page itself';
}
