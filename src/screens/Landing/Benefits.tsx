/** What may be said at the door (spec, section 1). */
import { Message, useMessageText } from '../../engine/message.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ShadowRow } from '../../ui/shadow-row/ShadowRow.tsx';
import { wardrobeOf } from '../../ui/shadow-row/wardrobe.ts';
import { SectionHeading } from '../parts/SectionHeading.tsx';
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
  const text = useMessageText();
  const { accent, words } = useLandingPage();
  return (
    <section className="section section--deep section--row wrap">
      <div className="columns landing__waits">
        <SectionHeading first="landing.benefitsHeading" second="landing.benefitsSecond" />
        {/* The last fact reads as a sentence, figure and meaning. */}
        <Lead>
          <Message id="landing.benefitsLead" /> <Message id="landing.nothingFigure" /> <Message id="landing.nothing" />
        </Lead>
      </div>
      <ShadowRow accent={accent} garments={wardrobeOf(words)} label={text('landing.benefits')} facts={facts} />
    </section>
  );
}
