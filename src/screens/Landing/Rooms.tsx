/** What there is for women, and for men, each in the accent of its own page, and the ways there. */
import { roomOffers } from '../../../machines/landing/landing.offers.ts';
import { Message } from '../../engine/message.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Shadow } from '../../ui/shadow-row/Shadow.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import './rooms.css';

/** The last picture of a turned one is the large one, of the other the first. */
const rooms = [
  { id: 'women', accent: 'blush', garments: ['gown', 'bag', 'heel'], way: roomOffers.toWomen, turned: false },
  { id: 'men', accent: 'midnight', garments: ['boots', 'weekender', 'overcoat'], way: roomOffers.toMen, turned: true },
] as const;

export const Rooms = () =>
  rooms.map(({ id, accent, garments, way, turned }) => (
    <section
      key={id}
      className={classNames('landing-room', 'landing__uninvited', turned && 'landing-room--turned')}
      data-accent={accent}
    >
      <div className="landing-room__floor">
        <div className="stack">
          <SectionHeading first={`landing.${id}Heading`} second={`landing.${id}Second`} />
          <Lead>
            <Message id={`landing.${id}Pieces`} />
          </Lead>
          <OfferLink of={way} as="text" />
        </div>
        <div className="landing-room__doors">
          {garments.map((garment) => (
            <Shadow key={garment} accent={accent} garment={garment} />
          ))}
        </div>
      </div>
    </section>
  ));
