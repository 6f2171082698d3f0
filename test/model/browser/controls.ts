/** The actual controls of a page and the expected ones, by role and accessible name. */
import { textsIn } from '../../../locales/texts.ts';
import type { Locale } from '../../../locales/languages.ts';
import { mailboxOf } from '../../../machines/domain/mailboxes.ts';
import type { Offer } from '../../../machines/page/offer.types.ts';
import type { PageDefinition } from '../../../machines/page/page.types.ts';
import { isPresent, messageOf } from '../../../machines/page/situations.ts';
import { pageOf, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { EnginePage } from '../../engines/engine-page.ts';
import { wordsIn } from '../../browser/shown-messages.ts';
import { offersIn, waysOn } from '../../../tools/flows/charts/page-offers.ts';
import { momentOf } from '../../../tools/flows/charts/moment.ts';
import { OF_THEIR_OWN } from '../witness/observe.ts';

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const namesIn = ({ context: { codeCheck, registration } }: VisitSnapshot) => ({
  inviter: codeCheck?.inviter ?? '',
  mailbox: mailboxOf(registration?.email ?? null)?.name ?? '',
});
/** The accessible name of a control: the text of its message, or the part in its tag. */
export function nameOf(offer: Offer, state: VisitSnapshot, locale: Locale): string {
  const key = messageOf(offer, momentOf(state));
  const { [key]: text = '' } = textsIn(locale);
  const within = offer.tag === undefined ? null : new RegExp(`<${offer.tag}>(.*?)</${offer.tag}>`).exec(text)?.[1];
  return within ?? wordsIn(locale)(key, namesIn(state));
}
/** `button: Register`, as on the page. */
const controlOf = (offer: Offer, state: VisitSnapshot, locale: Locale) =>
  `${offer.role}: ${spaced(nameOf(offer, state, locale))}`;
/** The controls that must be usable, and those that must be absent or disabled. */
export function controlsExpected(state: VisitSnapshot, locale: Locale): { there: string[]; gone: string[] } {
  const page = pageOf(state) as PageDefinition | undefined;
  if (!page || OF_THEIR_OWN.includes(page.id)) return { there: [], gone: [] };
  const there = [...waysOn(page, state).values()].map((offer) => controlOf(offer, state, locale));
  const all = offersIn(page).map((offer) => controlOf(offer, state, locale));
  return { there: [...new Set(there)], gone: [...new Set(all)].filter((control) => !there.includes(control)) };
}
/** True if a dialog covers the page. */
export const isOverlaid = (state: VisitSnapshot): boolean => {
  const dialog = (pageOf(state) as PageDefinition | undefined)?.dialog;
  return dialog !== undefined && isPresent({ when: [dialog] }, momentOf(state));
};

/** The visible and usable controls in the page's main part, or in the dialog over it. */
export const controlsOn = (page: EnginePage): Promise<readonly string[]> =>
  page.evaluate(() => {
    const place = document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document.body;
    const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const nameOf = (element: Element) => {
      const fields = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
      return words(
        element.getAttribute('aria-label') ?? (fields ? element.labels?.[0]?.textContent : element.textContent),
      );
    };
    const roleOf = (element: Element) => {
      if (element instanceof HTMLAnchorElement) return 'link';
      if (element instanceof HTMLSelectElement) return 'combobox';
      if (!(element instanceof HTMLInputElement)) return 'button';
      return element.type === 'checkbox' || element.type === 'radio' ? element.type : 'textbox';
    };
    return (
      [...place.querySelectorAll('button, a[href], input, select')]
        // Content of closed `details` counts, since it can be opened.
        .filter((element) => element.checkVisibility() || element.closest('details:not([open])'))
        .filter((element) => element.getAttribute('aria-disabled') !== 'true')
        // Inert elements only reserve space.
        .filter((element) => !element.closest('[inert]'))
        .map((element) => `${roleOf(element)}: ${nameOf(element)}`)
    );
  });
