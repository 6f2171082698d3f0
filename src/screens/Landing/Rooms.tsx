/** Two arches for women and men, each in the accent of its page. */
import { roomOffers } from '../../../machines/landing/landing.offers.ts';
import { Message } from '../../engine/language/message.tsx';
import { curtainPicture } from '../../ui/arch/curtains.ts';
import { LateDoorway } from '../../ui/arch/LateDoorway.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import './rooms.css';

const rooms = [
  { id: 'women', accent: 'blush', way: roomOffers.toWomen },
  { id: 'men', accent: 'midnight', way: roomOffers.toMen },
] as const;

export const Rooms = () => (
  <div className="rooms landing__uninvited">
    {rooms.map(({ id, accent, way }) => (
      <section key={id} className="room-door" data-accent={accent}>
        <div className="room-door__words">
          <SectionHeading first={`landing.${id}Heading`} second={`landing.${id}Second`} />
          <Message as="p" id={`landing.${id}Pieces`} />
          <OfferLink of={way} as="text" />
        </div>
        <div className="room-door__picture">
          <LateDoorway src={curtainPicture(accent, 'lit')} />
        </div>
      </section>
    ))}
  </div>
);
