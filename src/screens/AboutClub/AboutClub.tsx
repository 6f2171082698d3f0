/** The loyalty club: three levels as three accents, how to earn points, and the membership card. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { aboutClubPage } from '../../../machines/about/about-club.page.ts';
import { Message } from '../../engine/language/message.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Points } from '../../ui/points/Points.tsx';
import { Silks } from '../../ui/silks/Silks.tsx';
import { StoreFront } from '../../ui/store-front/StoreFront.tsx';
import { AboutHero } from '../parts/AboutHero.tsx';
import { point } from '../parts/point.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import './about-club.css';

const levels = [
  { id: 'silver', name: 'aboutClub.silver', words: 'aboutClub.silverWords' },
  { id: 'gold', name: 'aboutClub.gold', words: 'aboutClub.goldWords' },
  { id: 'diamond', name: 'aboutClub.diamond', words: 'aboutClub.diamondWords' },
] as const;
const silks = (
  <Silks
    names={{
      silver: <Message id="aboutClub.silver" />,
      gold: <Message id="aboutClub.gold" />,
      diamond: <Message id="aboutClub.diamond" />,
    }}
  />
);
const sources = [
  point('aboutClub.shoppingHeading', 'aboutClub.shopping'),
  point('aboutClub.recommendingHeading', 'aboutClub.recommending'),
];

export default function AboutClub() {
  return (
    <>
      <AboutHero group="aboutClub" lead="aboutClub.lead" arch={{ picture: silks }} />
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
          <Message as={Lead} id="aboutClub.card" />
          <OfferLink of={aboutClubPage.offers.toStores} as="quiet" />
        </StoreFront>
      </section>
    </>
  );
}

/** The text of each level is below its arch. */
function Levels() {
  return (
    <section className="section wrap about-club__levels">
      <SectionHeading first="aboutClub.levelsHeading" second="aboutClub.levelsSecond" />
      <ul>
        {levels.map(({ id, name, words }) => (
          <li key={id}>
            <h3>
              <Message id={name} />
            </h3>
            <Message as="p" id={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
