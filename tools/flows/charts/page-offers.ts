/** The pages' own declarations: all controls, those drawn at a moment of a visit, and those that are usable. */
import { footerOffers, headerOffers, helpOffers, slimFootOffers } from '../../../machines/page/frame.offers.ts';
import type { Offer, OfferGroup, Offers } from '../../../machines/page/offer.types.ts';
import type { PageDefinition } from '../../../machines/page/page.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pages } from '../../../machines/pages.ts';
import { isPresent, isUsable, type Moment } from '../../../machines/page/situations.ts';
import { momentOf, type Situated } from './moment.ts';
import { overlayOffers } from '../../../machines/page/overlay.offers.ts';

/** By id. The browser build strips most of it; in Node the chart has it completely. */
export const definitions = Object.fromEntries(
  pages.map(({ id, node }) => [id, node.meta as PageDefinition]),
) as Readonly<Record<PageId, PageDefinition>>;

const groupsOf = ({ offers, groups = [] }: PageDefinition): readonly OfferGroup[] => [{ offers }, ...groups];
const presentIn = (offers: Offers, moment: Moment) => Object.values(offers).filter((offer) => isPresent(offer, moment));

/** All controls of a page. */
export const offersIn = (page: PageDefinition): readonly Offer[] =>
  groupsOf(page).flatMap(({ offers }) => Object.values(offers));
/** All controls around the pages. */
export const offersAround: readonly Offer[] = [headerOffers, footerOffers, helpOffers, overlayOffers].flatMap(
  (offers): Offer[] => Object.values(offers),
);

const groupsAt = (page: PageDefinition, moment: Moment) => groupsOf(page).filter((group) => isPresent(group, moment));
const around = ({ layout, foot }: PageDefinition, moment: Moment): readonly Offer[] => {
  if (moment.context.wrapper.isWebView) return [];
  const inApp = moment.context.wrapper.slimFoot;
  const footer = foot === 'full' && !inApp ? footerOffers : {};
  const below = layout === 'noFooter' ? helpOffers : { ...slimFootOffers, ...footer };
  return presentIn(inApp ? below : { ...headerOffers, ...below }, moment);
};

/** The controls of a page that are drawn at a moment of a visit. */
export function offersOn(page: PageDefinition, situated: Situated): readonly Offer[] {
  const moment = momentOf(situated);
  return groupsAt(page, moment).flatMap(({ offers }) => presentIn(offers, moment));
}

/** The reachable controls of the page itself, by name; only those of a dialog while it is open. */
function reachableOn(page: PageDefinition, moment: Moment): { overlaid: boolean; named: [string, Offer][] } {
  const overlaid = page.dialog !== undefined && isPresent({ when: [page.dialog] }, moment);
  const groups = groupsAt(page, moment);
  const inDialog = groups.filter(({ dialog }) => dialog);
  const reachable = overlaid && inDialog.length > 0 ? inDialog : groups;
  return { overlaid, named: reachable.flatMap(({ offers }) => Object.entries(offers)) };
}
/** The usable controls, of the page and around it. */
export function usableOn(page: PageDefinition, situated: Situated): readonly Offer[] {
  const moment = momentOf(situated);
  const { overlaid, named } = reachableOn(page, moment);
  return [...named.map(([, offer]) => offer), ...(overlaid ? [] : around(page, moment))].filter((offer) =>
    isUsable(offer, moment),
  );
}
/** The usable controls of the page itself, by name. */
export function waysOn(page: PageDefinition, situated: Situated): ReadonlyMap<string, Offer> {
  const moment = momentOf(situated);
  return new Map(reachableOn(page, moment).named.filter(([, offer]) => isUsable(offer, moment)));
}
