/** The stores: three towns, for members with a card (spec, section 1). */
import { OfferLink } from '../parts/OfferLink.tsx';
import { storesPage } from '../../../machines/about/stores.page.ts';
import { type Town, storesIn } from '../../../machines/domain/store-details.ts';
import { Message } from '../../engine/language/message.tsx';
import { useConfiguration, useConfigurationSettled } from '../../engine/visit/useConfiguration.ts';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Points } from '../../ui/points/Points.tsx';
import { StoreFront } from '../../ui/store-front/StoreFront.tsx';
import { point } from '../parts/point.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { StoreEntries } from './StoreEntries.tsx';
import './stores.css';

const fronts = [
  { town: 'munich', name: 'stores.munich', second: 'stores.munichSecond', words: 'stores.munichWords' },
  { town: 'dornach', name: 'stores.dornach', second: 'stores.dornachSecond', words: 'stores.dornachWords' },
  { town: 'vienna', name: 'stores.vienna', second: 'stores.viennaSecond', words: 'stores.viennaWords' },
] as const;
const conditions = [
  point('stores.memberHeading', 'stores.member'),
  point('stores.silverHeading', 'stores.silver'),
  point('stores.showHeading', 'stores.show'),
];

const { offers } = storesPage;

export default function Stores() {
  return (
    <>
      <ScreenHeading hero group="stores" lead="stores.lead" />
      <div className="section stores__fronts">
        {fronts.map(({ town, name, second, words }, index) => (
          <StoreFront key={town} town={town} lazy={index > 0}>
            <section className="stack">
              <SectionHeading first={name} second={second} />
              <Message as={Lead} id={words} />
              <Entries town={town} />
            </section>
          </StoreFront>
        ))}
      </div>
      <section className="section section--deep wrap stack">
        <SectionHeading first="stores.cardHeading" second="stores.cardSecond" />
        <Points points={conditions} />
        <Actions>
          <OfferLink of={offers.haveInvitation} />
          <OfferLink of={offers.toClub} as="text" />
        </Actions>
      </section>
    </>
  );
}

/** Renders nothing if the configuration has no such store. */
function Entries({ town }: { town: Town }) {
  const { stores } = useConfiguration();
  if (!useConfigurationSettled()) return <StoreEntries town={town} store={null} />;
  const { [town]: store } = storesIn(stores);
  return store && <StoreEntries town={town} store={store} />;
}
