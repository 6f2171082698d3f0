/** How faults of our charts are described for product owners; and which are excluded. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { textsIn } from '../../../locales/texts.ts';
import { footerOffers, headerOffers, helpOffers } from '../../../machines/page/frame.offers.ts';
import type { Offer, OfferGroup } from '../../../machines/page/offer.types.ts';
import type { PageDefinition } from '../../../machines/page/page.types.ts';
import { overlayOffers } from '../../../machines/page/overlay.offers.ts';
import { mutantsOf, type Mutant } from '../../../packages/witness/index.ts';

const pageAround = (node: AnyStateNode | undefined): PageDefinition | undefined =>
  node && ((node.meta as PageDefinition | undefined) ?? pageAround(node.parent));

const AROUND = [headerOffers, footerOffers, helpOffers, overlayOffers];
const sends = (event: string) => (offer: Offer) => 'event' in offer && offer.event === event;
/** The label of a control that sends an event. */
function pressName(node: AnyStateNode, event: string): string | null {
  const page = pageAround(node);
  const own: readonly OfferGroup[] = page?.offers ? [{ offers: page.offers }, ...(page.groups ?? [])] : [];
  const offer = [...own.map(({ offers }) => offers), ...AROUND].flatMap(Object.values<Offer>).find(sends(event));
  return offer ? `“${textsIn('en')[offer.message]}”` : null;
}
/** Assigning twice has the same result, except for actions that append. */
const ADDING: readonly string[] = ['keepEvent'];
/** Emitting twice is a fault, except for actions that emit once per visit or only on change (D35, D37). */
export const ONCE: readonly string[] = [
  'trackShown',
  'trackForbiddenReferrer',
  'exposeVoucher',
  'decideFlow',
  'takeFound',
  'countAssignments',
  'storeAct',
  'storeExposure',
];
const showsTwice = (action: string, stores: boolean) => (stores ? ADDING.includes(action) : !ONCE.includes(action));

/** Every possible fault of a chart. */
export const faultsOf = ({ name, machine }: { name: string; machine: AnyStateMachine }): readonly Mutant[] =>
  mutantsOf({ chart: name, machine, pressName, showsTwice });
