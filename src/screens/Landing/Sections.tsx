/** What stands below the hero, in the order of the page’s data (D29). */
import type { ComponentType } from 'react';
import type { LandingSection } from '../../../machines/landing/landing.types.ts';
import { Benefits } from './Benefits.tsx';
import { FollowUs } from './FollowUs.tsx';
import { ForMembers } from './ForMembers.tsx';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { Brands } from './Brands.tsx';
import { Membership } from './Membership.tsx';
import { SmallPrint } from './SmallPrint.tsx';
import { ThreeSteps } from './ThreeSteps.tsx';
import { useGreeting } from './useGreeting.ts';
import { useLandingPage } from './useLandingPage.ts';
import { WaysIn } from './WaysIn.tsx';

const drawn: Record<LandingSection, ComponentType> = {
  benefits: Benefits,
  steps: ThreeSteps,
  brands: Brands,
  waysIn: WaysIn,
  membership: Membership,
  questions: FrequentQuestions,
  follow: FollowUs,
  login: ForMembers,
  legal: SmallPrint,
};
/** Who has an invitation needs no other way in (D49). */
const forOthers: ReadonlySet<LandingSection> = new Set(['waysIn', 'membership']);

export function Sections() {
  const greeting = useGreeting();
  const { sections } = useLandingPage();
  return sections
    .filter((section) => greeting !== 'invited' || !forOthers.has(section))
    .map((section) => {
      const Drawn = drawn[section];
      return <Drawn key={section} />;
    });
}
