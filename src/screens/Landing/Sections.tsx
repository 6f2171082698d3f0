/** What is below the hero, in the order of the page’s data (D29). */
import type { ComponentType } from 'react';
import type { LandingSection } from '../../../machines/landing/landing.types.ts';
import { isFor } from '../../../machines/landing/sections.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Ask } from './Ask.tsx';
import { Benefits } from './Benefits.tsx';
import { Brands } from './Brands.tsx';
import { Closing } from './Closing.tsx';
import { ClubAndStores } from './ClubAndStores.tsx';
import { Code } from './Code.tsx';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { Legal } from './Legal.tsx';
import { Login } from './Login.tsx';
import { RegisterBar } from './RegisterBar.tsx';
import { Rooms } from './Rooms.tsx';
import { ThreeSteps } from './ThreeSteps.tsx';
import { useLandingPage } from './useLandingPage.ts';
import { useWayToForm } from './useWayToForm.ts';
import './sections.css';

const drawn: Record<LandingSection, ComponentType> = {
  benefits: Benefits,
  rooms: Rooms,
  steps: ThreeSteps,
  brands: Brands,
  clubAndStores: ClubAndStores,
  questions: FrequentQuestions,
  code: Code,
  ask: Ask,
  login: Login,
  legal: Legal,
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
