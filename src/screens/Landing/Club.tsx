/** The club within the house: its three cards, and where there is more on it. */
import { clubAndStoresOffers } from '../../../machines/landing/landing.offers.ts';
import { Message } from '../../engine/message.tsx';
import { Swatch } from '../../ui/swatch/Swatch.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { Section } from './Section.tsx';

const levels = [
  { level: 'silver', name: 'landing.silver' },
  { level: 'gold', name: 'landing.gold' },
  { level: 'diamond', name: 'landing.diamond' },
] as const;

export function Club() {
  return (
    <Section deep closely first="landing.clubHeading" second="landing.clubSecond" lead="landing.clubLead">
      <div className="stack">
        <ul className="landing__cards">
          {levels.map(({ level, name }) => (
            <li key={level}>
              <Swatch accent={level}>
                <Message id={name} />
              </Swatch>
            </li>
          ))}
        </ul>
        <OfferLink of={clubAndStoresOffers.aboutTheClub} as="text" />
      </div>
    </Section>
  );
}
