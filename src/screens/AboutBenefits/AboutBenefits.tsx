/** Benefits of membership (spec, section 1): eight figures on accent-coloured labels, in a manually scrolled row. */
import { useVisit } from '../../engine/visit/hooks.tsx';
import { useMessageText, Message } from '../../engine/language/message.tsx';
import { accentOf } from '../../engine/visit/pages.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Swatch } from '../../ui/swatch/Swatch.tsx';
import { AboutHero } from '../parts/AboutHero.tsx';
import { AskedIn } from '../parts/AskedIn.tsx';
import { useCarouselLabels } from '../parts/useCarouselLabels.ts';
import './about-benefits.css';

const benefits = [
  { figure: 'aboutBenefits.brandsFigure', words: 'aboutBenefits.brands', accent: 'oxblood' },
  { figure: 'aboutBenefits.discountFigure', words: 'aboutBenefits.discount', accent: 'brass' },
  { figure: 'aboutBenefits.productsFigure', words: 'aboutBenefits.products', accent: 'bottle' },
  { figure: 'aboutBenefits.midnightFigure', words: 'aboutBenefits.midnight', accent: 'midnight' },
  { figure: 'aboutBenefits.countriesFigure', words: 'aboutBenefits.countries', accent: 'blush' },
  { figure: 'aboutBenefits.freeFigure', words: 'aboutBenefits.free', accent: 'oxblood' },
  { figure: 'aboutBenefits.daysFigure', words: 'aboutBenefits.days', accent: 'brass' },
  { figure: 'aboutBenefits.nothingFigure', words: 'aboutBenefits.nothing', accent: 'bottle' },
] as const;

export default function AboutBenefits() {
  const text = useMessageText();
  return (
    <>
      <AboutHero group="aboutBenefits" lead="aboutBenefits.lead" arch={{ state: 'lit', accent: useVisit(accentOf) }} />
      <div className="section wrap about-benefits">
        <Carousel label={text('aboutBenefits.carousel')} {...useCarouselLabels()}>
          {benefits.map(({ figure, words, accent }) => (
            <li key={figure}>
              <Swatch accent={accent}>
                <Message id={figure} />
              </Swatch>
              <p className="about-benefits__words">
                <Message id={words} />
              </p>
            </li>
          ))}
        </Carousel>
      </div>
      <AskedIn />
    </>
  );
}
