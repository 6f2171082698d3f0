/** What membership brings (spec, section 1): eight figures, each on a label of cloth, in a row that one moves oneself. */
import { useText, Words } from '../../engine/words.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Swatch } from '../../ui/swatch/Swatch.tsx';
import { AboutNav } from '../parts/AboutNav.tsx';
import { AskedIn } from '../parts/AskedIn.tsx';
import { useCarouselWords } from '../parts/useCarouselWords.ts';
import { ScreenHeading } from '../ScreenHeading.tsx';
import './about-benefits.css';

const benefits = [
  { figure: 'aboutBenefits.brandsFigure', words: 'aboutBenefits.brands', cloth: 'oxblood' },
  { figure: 'aboutBenefits.discountFigure', words: 'aboutBenefits.discount', cloth: 'brass' },
  { figure: 'aboutBenefits.productsFigure', words: 'aboutBenefits.products', cloth: 'bottle' },
  { figure: 'aboutBenefits.midnightFigure', words: 'aboutBenefits.midnight', cloth: 'midnight' },
  { figure: 'aboutBenefits.countriesFigure', words: 'aboutBenefits.countries', cloth: 'blush' },
  { figure: 'aboutBenefits.freeFigure', words: 'aboutBenefits.free', cloth: 'oxblood' },
  { figure: 'aboutBenefits.daysFigure', words: 'aboutBenefits.days', cloth: 'brass' },
  { figure: 'aboutBenefits.nothingFigure', words: 'aboutBenefits.nothing', cloth: 'bottle' },
] as const;

export default function AboutBenefits() {
  const text = useText();
  return (
    <>
      <AboutNav current="aboutBenefits" />
      <ScreenHeading
        hero
        group="aboutBenefits"
        first={<Words id="aboutBenefits.heading" />}
        second={<Words id="aboutBenefits.second" />}
        announcement={null}
      />
      <Lead>
        <Words id="aboutBenefits.lead" />
      </Lead>
      <div className="section wrap about-benefits">
        <Carousel label={text('aboutBenefits.carousel')} {...useCarouselWords()}>
          {benefits.map(({ figure, words, cloth }) => (
            <li key={figure}>
              <Swatch cloth={cloth}>
                <Words id={figure} />
              </Swatch>
              <p className="about-benefits__words">
                <Words id={words} />
              </p>
            </li>
          ))}
        </Carousel>
      </div>
      <AskedIn />
    </>
  );
}
