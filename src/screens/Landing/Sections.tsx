/** Sections below the hero, in the order of the page's data (D29). */
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { LandingSection } from '../../../machines/landing-pages/landing.types.ts';
import { isFor } from '../../../machines/landing-pages/sections.ts';
import { memberOffers } from '../../../machines/landing/landing.offers.ts';
import { Message } from '../../engine/language/message.tsx';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { CodeForm } from '../parts/CodeForm.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { Ask } from './Ask.tsx';
import { Benefits } from './Benefits.tsx';
import { Brands } from './Brands.tsx';
import { Closing, RegisterBar } from './Closing.tsx';
import { ClubAndStores } from './ClubAndStores.tsx';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { Rooms } from './Rooms.tsx';
import { ThreeSteps } from './ThreeSteps.tsx';
import { useLandingPage, useWayToForm } from './useLandingPage.ts';
import './one-line-form.css';
import './sections.css';

/** For visitors who hold a code: the code form in one line. */
const Code = () => (
  <section className="section landing__code landing__uninvited wrap">
    <div>
      <SectionHeading first="landing.codeHeading" second="landing.codeSecond" />
      <div className="one-line-form">
        <CodeForm />
      </div>
    </div>
  </section>
);

/** Links for members, in one line. */
const Login = () => (
  <section className="section landing__login wrap">
    <Message as="h2" id="landing.membersHeading" />
    <OfferLink of={memberOffers.login} as="text" />
    <OfferLink of={memberOffers.resetPassword} as="text" />
  </section>
);

/** Basis of the figures on the page. */
const Legal = () => (
  <section className="section landing__legal wrap">
    <Message as="h2" id="landing.legalHeading" />
    <Message as={Note} id="landing.legal" />
  </section>
);

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
