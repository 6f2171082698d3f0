/** The stores that one can walk into, and where there is more on them. */
import { clubAndStoresOffers } from '../../../machines/landing/landing.offers.ts';
import { Message } from '../../engine/message.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { StoreRow } from '../../ui/store-row/StoreRow.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';

const stores = [
  { town: 'munich', name: <Message id="landing.munich" /> },
  { town: 'dornach', name: <Message id="landing.dornach" /> },
  { town: 'vienna', name: <Message id="landing.vienna" /> },
] as const;

export function ThreeStores() {
  return (
    <section className="section section--row wrap stack">
      <SectionHeading first="landing.storesHeading" second="landing.storesSecond" />
      <Lead>
        <Message id="landing.storesLead" />
      </Lead>
      <StoreRow stores={stores} />
      <OfferLink of={clubAndStoresOffers.toStores} as="text" />
    </section>
  );
}
