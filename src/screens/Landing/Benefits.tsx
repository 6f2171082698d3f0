/** Member benefits in four facts (spec, section 1). */
import { Message } from '../../engine/language/message.tsx';
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
  const { accent, words } = useLandingPage();
  return (
    <section className="section section--ink section--row landing__facts wrap">
      <SectionHeading first="landing.benefitsHeading" second="landing.benefitsSecond" />
      <ShadowRow accent={accent} garments={wardrobeOf(words)} facts={facts} />
    </section>
  );
}
