/** The club within the house: three levels as three cloths, where points come from, and the card that opens doors. */
import { usePageLink } from '../../engine/links.ts';
import { Words } from '../../engine/words.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
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
  { cloth: 'silver', name: 'aboutClub.silver', words: 'aboutClub.silverWords' },
  { cloth: 'gold', name: 'aboutClub.gold', words: 'aboutClub.goldWords' },
  { cloth: 'diamond', name: 'aboutClub.diamond', words: 'aboutClub.diamondWords' },
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
        first={<Words id="aboutClub.heading" />}
        second={<Words id="aboutClub.second" />}
        announcement={null}
      />
      <Lead>
        <Words id="aboutClub.lead" />
      </Lead>
      <Levels />
      <section className="section wrap" aria-labelledby="points">
        <div className="columns">
          <SectionHeading id="points" first="aboutClub.pointsHeading" second="aboutClub.pointsSecond" />
          <Points points={sources} />
        </div>
      </section>
      <section className="section about-club__card" aria-labelledby="card">
        <StoreFront town="munich" lazy>
          <SectionHeading id="card" first="aboutClub.cardHeading" second="aboutClub.cardSecond" />
          <Lead>
            <Words id="aboutClub.card" />
          </Lead>
          <ButtonLink quiet {...usePageLink('stores')}>
            <Words id="aboutClub.toStores" />
          </ButtonLink>
        </StoreFront>
      </section>
    </>
  );
}

function Levels() {
  return (
    <section className="section section--deep wrap stack" aria-labelledby="levels">
      <SectionHeading id="levels" first="aboutClub.levelsHeading" second="aboutClub.levelsSecond" />
      <ul className="about-club__levels">
        {levels.map(({ cloth, name, words }) => (
          <li key={cloth}>
            {/* The label is part of the picture: the heading beneath says the same. */}
            <div aria-hidden="true">
              <Swatch cloth={cloth} over={<Words id="aboutClub.over" />}>
                <Words id={name} />
              </Swatch>
            </div>
            <h3>
              <Words id={name} />
            </h3>
            <p>
              <Words id={words} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
