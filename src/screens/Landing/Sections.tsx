/** Sections below the hero, in the order of the page's data (D29). */
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { LandingSection } from '../../../machines/landing-pages/landing.types.ts';
import { isFor } from '../../../machines/landing-pages/sections.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
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

/** React hydrates these sections after the rest of the page and keeps their DOM elements. */
const behind = (section: LandingSection, Drawn: ComponentType) => (
  <Suspense key={section}>
    <Drawn />
  </Suspense>
);
/** Forms take over earlier input as soon as the page is rendered. */
const drawn: Record<LandingSection, ReactNode> = {
  benefits: behind('benefits', Benefits),
  rooms: behind('rooms', Rooms),
  steps: behind('steps', ThreeSteps),
  brands: behind('brands', Brands),
  clubAndStores: behind('clubAndStores', ClubAndStores),
  questions: behind('questions', FrequentQuestions),
  code: <Code key="code" />,
  ask: <Ask key="ask" />,
  login: behind('login', Login),
  legal: behind('legal', Legal),
};

export function Sections() {
  const greeted = useVisit((snapshot) => snapshot.hasTag('greeted'));
  const { sections } = useLandingPage();
  const wayToForm = useWayToForm();
  return (
    <>
      {sections.filter((section) => isFor(section, greeted)).map((section) => drawn[section])}
      {wayToForm ? (
        <>
          <RegisterBar />
          <Closing />
        </>
      ) : null}
    </>
  );
}
