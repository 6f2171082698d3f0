/** How the faults of our charts are spoken of, so that whoever owns the product knows what they do; and which are none. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { textsIn } from '../../../locales/texts.ts';
import { footerOffers, headerOffers, helpOffers } from '../../../machines/frame.offers.ts';
import type { Offer, OfferGroup } from '../../../machines/offer.types.ts';
import type { PageDefinition } from '../../../machines/page.types.ts';
import { overlayOffers } from '../../../machines/wrapper/overlay.offers.ts';
import { mutantsOf, type Mutant } from '../../../packages/witness/index.ts';

const pageAround = (node: AnyStateNode | undefined): PageDefinition | undefined =>
  node && ((node.meta as PageDefinition | undefined) ?? pageAround(node.parent));

const AROUND = [headerOffers, footerOffers, helpOffers, overlayOffers];
const sends = (event: string) => (offer: Offer) => 'event' in offer && offer.event === event;
/** What a press is called: by the message on its control. */
function pressName(node: AnyStateNode, event: string): string | null {
  const page = pageAround(node);
  const own: readonly OfferGroup[] = page?.offers ? [{ offers: page.offers }, ...(page.groups ?? [])] : [];
  const offer = [...own.map(({ offers }) => offers), ...AROUND].flatMap(Object.values<Offer>).find(sends(event));
  return offer ? `“${textsIn('en')[offer.message]}”` : null;
}
/** What stores comes to the same when it is done twice, unless it adds to what is stored. */
export const ADDING: readonly string[] = ['keepEvent'];
/** What tells or sends does not, but for what is told once a visit, or only where it is new, however often it is done (D35, D37). */
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

/** Every fault that a chart of ours can have. */
export const faultsOf = ({ name, machine }: { name: string; machine: AnyStateMachine }): readonly Mutant[] =>
  mutantsOf({ chart: name, machine, pressName, showsTwice });
