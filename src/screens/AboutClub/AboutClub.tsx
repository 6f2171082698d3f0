/** The club within the house: three levels as three accents, where points come from, and the card that opens doors. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { aboutClubPage } from '../../../machines/about/about-club.page.ts';
import { Message } from '../../engine/message.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Points } from '../../ui/points/Points.tsx';
import { StoreFront } from '../../ui/store-front/StoreFront.tsx';
import { Swatch } from '../../ui/swatch/Swatch.tsx';
import { AboutNav } from '../parts/AboutNav.tsx';
import { point } from '../parts/point.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import './about-club.css';

const levels = [
  { accent: 'silver', name: 'aboutClub.silver', words: 'aboutClub.silverWords' },
  { accent: 'gold', name: 'aboutClub.gold', words: 'aboutClub.goldWords' },
  { accent: 'diamond', name: 'aboutClub.diamond', words: 'aboutClub.diamondWords' },
] as const;
const sources = [
  point('aboutClub.shoppingHeading', 'aboutClub.shopping'),
  point('aboutClub.recommendingHeading', 'aboutClub.recommending'),
];

export default function AboutClub() {
  return (
    <>
      <AboutNav current="aboutClub" />
      <ScreenHeading
        hero
        group="aboutClub"
        first={<Message id="aboutClub.heading" />}
        second={<Message id="aboutClub.second" />}
        announcement={null}
      />
      <Lead>
        <Message id="aboutClub.lead" />
      </Lead>
      <Levels />
      <section className="section wrap">
        <div className="columns">
          <SectionHeading first="aboutClub.pointsHeading" second="aboutClub.pointsSecond" />
          <Points points={sources} />
        </div>
      </section>
      <section className="section about-club__card">
        <StoreFront town="munich" lazy>
          <SectionHeading first="aboutClub.cardHeading" second="aboutClub.cardSecond" />
          <Lead>
            <Message id="aboutClub.card" />
          </Lead>
          <OfferLink of={aboutClubPage.offers.toStores} as="quiet" />
        </StoreFront>
      </section>
    </>
  );
}

function Levels() {
  return (
    <section className="section section--deep wrap stack">
      <SectionHeading first="aboutClub.levelsHeading" second="aboutClub.levelsSecond" />
      <ul className="about-club__levels">
        {levels.map(({ accent, name, words }) => (
          <li key={accent}>
            {/* The label is part of the picture: the heading beneath says the same. */}
            <div aria-hidden="true">
              <Swatch accent={accent} over={<Message id="aboutClub.over" />}>
                <Message id={name} />
              </Swatch>
            </div>
            <h3>
              <Message id={name} />
            </h3>
            <p>
              <Message id={words} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
