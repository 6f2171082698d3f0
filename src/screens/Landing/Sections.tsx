/** What stands below the hero, in the order of the page’s data (D29). */
import type { ComponentType } from 'react';
import type { LandingSection } from '../../../machines/landing/landing.types.ts';
import { isFor } from '../../../machines/landing/sections.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Ask } from './Ask.tsx';
import { Benefits } from './Benefits.tsx';
import { Closing } from './Closing.tsx';
import { Club } from './Club.tsx';
import { Code } from './Code.tsx';
import { FollowUs } from './FollowUs.tsx';
import { ForMembers } from './ForMembers.tsx';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { Brands } from './Brands.tsx';
import { Rooms } from './Rooms.tsx';
import { RegisterBar } from './RegisterBar.tsx';
import { SmallPrint } from './SmallPrint.tsx';
import { ThreeStores } from './ThreeStores.tsx';
import { ThreeSteps } from './ThreeSteps.tsx';
import { useLandingPage } from './useLandingPage.ts';
import { useWayToForm } from './useWayToForm.ts';

const drawn: Record<LandingSection, ComponentType> = {
  benefits: Benefits,
  rooms: Rooms,
  steps: ThreeSteps,
  brands: Brands,
  club: Club,
  stores: ThreeStores,
  code: Code,
  questions: FrequentQuestions,
  follow: FollowUs,
  login: ForMembers,
  ask: Ask,
  legal: SmallPrint,
};

export function Sections() {
  const greeted = useVisit((snapshot) => snapshot.hasTag('greeted'));
  const { sections } = useLandingPage();
  const wayToForm = useWayToForm();
  return (
    <>
      {sections
        .filter((section) => isFor(section, greeted))
        .map((section) => {
          const Drawn = drawn[section];
          return <Drawn key={section} />;
        })}
      {wayToForm ? (
        <>
          <RegisterBar />
          <Closing />
        </>
      ) : null}
    </>
  );
}
