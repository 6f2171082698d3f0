/** The club and the stores: two pictures on one floor line, each linked to its page. */
import { clubAndStoresOffers } from '../../../machines/landing/landing.offers.ts';
import { Message } from '../../engine/language/message.tsx';
import { frontOf } from '../../ui/store-front/fronts.ts';
import { Swatch } from '../../ui/swatch/Swatch.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import './club-and-stores.css';

const levels = [
  { level: 'silver', name: 'landing.silver' },
  { level: 'gold', name: 'landing.gold' },
  { level: 'diamond', name: 'landing.diamond' },
] as const;

export function ClubAndStores() {
  return (
    <section className="section section--deep section--row wrap">
      <div className="club-and-stores">
        <div>
          <div className="club-and-stores__picture">
            <ul className="club-and-stores__plates">
              {levels.map(({ level, name }) => (
                <li key={level}>
                  <Swatch accent={level}>
                    <Message id={name} />
                  </Swatch>
                </li>
              ))}
            </ul>
          </div>
          <h2>
            <OfferLink of={clubAndStoresOffers.aboutTheClub} as="plain" />
          </h2>
          <Message as="p" id="landing.clubLead" />
        </div>
        <div>
          <div className="club-and-stores__picture">
            <img {...frontOf('munich')} alt="" loading="lazy" />
          </div>
          <h2>
            <OfferLink of={clubAndStoresOffers.toStores} as="plain" />
          </h2>
          <Message as="p" id="landing.storesLead" />
        </div>
      </div>
    </section>
  );
}
