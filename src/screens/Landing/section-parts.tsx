/** Sections of a landing page: member benefits, brands, how to register, two rooms, the club and the stores. */
import type { MessageKey } from '../../../locales/messages.ts';
import { clubAndStoresOffers, roomOffers } from '../../../machines/landing/landing.offers.ts';
import { Message, useMessageText } from '../../engine/language/message.tsx';
import { LateDoorway } from '../../ui/arch/LateDoorway.tsx';
import { curtainPicture } from '../../ui/arch/curtains.ts';
import { ShadowRow } from '../../ui/shadow-row/ShadowRow.tsx';
import { wardrobeOf } from '../../ui/shadow-row/wardrobe.ts';
import { ShelfRow } from '../../ui/shelf/Shelf.tsx';
import { BRANDS } from '../../ui/shelf/brands.ts';
import { Steps } from '../../ui/steps/Steps.tsx';
import { frontOf } from '../../ui/store-front/fronts.ts';
import { Swatch } from '../../ui/swatch/Swatch.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { useCarouselLabels } from '../parts/useCarouselLabels.ts';
import { Either } from './Seasonal.tsx';
import './club-and-stores.css';
import './rooms.css';
import { useLandingPage } from './useLandingPage.ts';

type Claim = 'brands' | 'discount' | 'midnight' | 'free';
const fact = (claim: Claim, meaning: Exclude<Claim, 'brands'> | 'premium') => ({
  id: claim,
  figure: <Message id={`landing.${claim}Figure`} />,
  meaning: <Message id={`landing.${meaning}`} />,
});
const facts = [
  fact('brands', 'premium'),
  fact('discount', 'discount'),
  fact('midnight', 'midnight'),
  fact('free', 'free'),
] as const;

export function Benefits() {
  const { accent, words } = useLandingPage();
  return (
    <section className="section section--ink section--row landing__facts wrap">
      <SectionHeading first="landing.benefitsHeading" second="landing.benefitsSecond" />
      <ShadowRow accent={accent} garments={wardrobeOf(words)} facts={facts} />
    </section>
  );
}

export function Brands() {
  const text = useMessageText();
  return (
    <section className="section section--deep section--row wrap">
      <ShelfRow
        heading={<SectionHeading first="landing.brandsHeading" second="landing.brandsSecond" />}
        label={text('landing.brands')}
        names={BRANDS}
        {...useCarouselLabels()}
      />
    </section>
  );
}

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

const either = (invited: MessageKey, uninvited: MessageKey) => (
  <Either invited={<Message id={invited} />} uninvited={<Message id={uninvited} />} />
);
const steps = [
  {
    id: 'invite',
    curtain: 'closed',
    // Invited visitors have completed the first step.
    heading: either('landing.invitedStepHeading', 'landing.inviteHeading'),
    words: either('landing.invitedStep', 'landing.invite'),
  },
  {
    id: 'name',
    curtain: 'finger',
    heading: <Message id="landing.nameHeading" />,
    words: <Message id="landing.name" />,
  },
  {
    id: 'inside',
    curtain: 'open',
    heading: <Message id="landing.insideHeading" />,
    words: <Message id="landing.inside" />,
  },
] as const;

export function ThreeSteps() {
  const { accent } = useLandingPage();
  return (
    <section className="section section--row landing__steps wrap">
      <div>
        <SectionHeading first="landing.stepsHeading" second="landing.stepsSecond" />
        <Steps accent={accent} steps={steps} />
      </div>
    </section>
  );
}

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
