import { Banner } from '../banner/Banner.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { Countdown } from '../countdown/Countdown.tsx';
import { Details } from '../details/Details.tsx';
import { FloorRow } from '../floor-row/FloorRow.tsx';
import { LinkLines } from '../link-lines/LinkLines.tsx';
import { PhoneCode } from '../phone-code/PhoneCode.tsx';
import { Points } from '../points/Points.tsx';
import { Questions } from '../questions/Questions.tsx';
import { Shadow } from '../shadow-row/Shadow.tsx';
import { ShadowRow } from '../shadow-row/ShadowRow.tsx';
import { WARDROBE } from '../shadow-row/wardrobe.ts';
import { ShelfRow } from '../shelf/ShelfRow.tsx';
import { SewnLabel } from '../sewn-label/SewnLabel.tsx';
import { Silks } from '../silks/Silks.tsx';
import { Steps } from '../steps/Steps.tsx';
import type { Town } from '../store-front/fronts.ts';
import { StoreFront } from '../store-front/StoreFront.tsx';
import { SubNav } from '../sub-nav/SubNav.tsx';
import { Swatch } from '../swatch/Swatch.tsx';
import { SWATCHES } from '../swatch/swatches.ts';
import { Group, Part, State } from './Specimens.tsx';
import { BRANDS } from '../shelf/brands.ts';
import { doors, facts, left, pages, points, questions, steps } from './words.ts';

const towns = ['munich', 'dornach', 'vienna'] as const satisfies readonly Town[];
const row = {
  previous: 'Previous',
  next: 'Next',
  position: (first: number, last: number, count: number) => `${first}–${last} of ${count}`,
} as const;
const season = {
  season: 'blackFriday',
  name: 'Black Friday',
  announced: 'It begins at midnight, for members.',
  begun: 'It has begun, for members.',
} as const;
const countdown = <Countdown parts={left} sentence="It begins in two days and nine hours." />;

/** Larger sections of a long page. */
export function SectionParts() {
  return (
    <Group name="Sections">
      <Part name="Banner" wide>
        <State of="announced">
          <Banner link={{ href: '#' }} {...season} stand="announced">
            {countdown}
          </Banner>
        </State>
        <State of="begun">
          <Banner link={{ href: '#' }} {...season} stand="begun">
            {countdown}
          </Banner>
        </State>
      </Part>
      <Part name="SewnLabel">
        <State of="with a note">
          <SewnLabel note="valid for two weeks">10% to welcome you</SewnLabel>
        </State>
        <State of="alone">
          <SewnLabel>10% to welcome you</SewnLabel>
        </State>
        <State of="with figures">
          <SewnLabel figures>
            <Countdown parts={left} caption="Begins in" sentence="It begins in two days and nine hours." />
          </SewnLabel>
        </State>
      </Part>
      <Part name="PhoneCode">
        <PhoneCode address="https://example.org/acquisition/app">Scan to open this page on your phone.</PhoneCode>
      </Part>
      <Part name="Countdown">
        <State of="so much is left">
          <div className="gallery-on-ink">{countdown}</div>
        </State>
        <State of="blank: not known yet">
          <div className="gallery-on-ink">
            <Countdown parts={left} sentence="" blank />
          </div>
        </State>
      </Part>
      <Part name="SubNav">
        <SubNav label="About us" links={pages} />
      </Part>
      <Part name="ShelfRow" wide>
        <State of="wider than the page">
          <ShelfRow {...row} label="Some of our brands" names={[...BRANDS, ...BRANDS.map((name) => `${name} II`)]} />
        </State>
        <State of="all of it in sight">
          <ShelfRow {...row} label="Two of the houses" names={BRANDS.slice(0, 2)} />
        </State>
      </Part>
      <Part name="Carousel" wide>
        <Carousel {...row} label="Accents" className="gallery-carousel">
          {SWATCHES.map((accent) => (
            <li key={accent}>
              <Swatch accent={accent}>{accent}</Swatch>
            </li>
          ))}
        </Carousel>
      </Part>
      <Part name="Swatch" wide>
        <div className="gallery-arches">
          {SWATCHES.map((accent) => (
            <State key={accent} of={accent}>
              <Swatch accent={accent} over="up to">
                75%
              </Swatch>
            </State>
          ))}
        </div>
      </Part>
      <Part name="Steps" wide>
        <Steps accent="bottle" steps={steps} />
      </Part>
      <Part name="LinkLines" wide>
        <LinkLines lines={doors} />
      </Part>
      <Part name="Silks" wide>
        <div className="gallery-silks">
          <Silks names={{ silver: 'Silver', gold: 'Gold', diamond: 'Diamond' }} />
        </div>
      </Part>
      <Part name="Details">
        <State of="known">
          <Details
            entries={[
              { id: 'address', term: 'Address', lines: points.map(({ id, heading }) => ({ id, content: heading })) },
              { id: 'phone', term: 'Telephone', lines: [{ id: 'phone', content: <a href="tel:+49">+49</a> }] },
            ]}
          />
        </State>
        <State of="its room is kept">
          <Details
            entries={[
              { id: 'address', term: 'Address', lines: 3 },
              { id: 'phone', term: 'Telephone', lines: 1 },
            ]}
          />
        </State>
      </Part>
      <Part name="FloorRow" wide>
        <FloorRow items={points.map((point) => ({ ...point, picture: <Shadow accent="bottle" garment="gown" /> }))} />
      </Part>
      <Part name="ShadowRow" wide>
        <h3>What waits</h3>
        <ShadowRow accent="noir" garments={WARDROBE.mixed} facts={facts} />
      </Part>
      <Part name="Points" wide>
        <Points points={points} />
      </Part>
      <Part name="Questions" wide>
        <Questions questions={questions} />
      </Part>
      <Part name="StoreFront" wide>
        <div>
          {towns.map((town) => (
            <StoreFront key={town} town={town} lazy>
              <h4>{town}</h4>
              <p>Within sight of the opera, open from ten to eight.</p>
            </StoreFront>
          ))}
        </div>
      </Part>
    </Group>
  );
}
