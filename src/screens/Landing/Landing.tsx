/** The start page: a welcome for those who have an invitation, a code form and the waiting list for the others. */
import { useState, type ComponentType } from 'react';
import { startsOnLanding } from '../../../machines/flows/read-flows.ts';
import type { LandingDefinition } from '../../../machines/landing/landing.types.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { CenterSingleColumn } from '../../layouts/CenterSingleColumn.tsx';
import type { LandingLayoutProps } from '../../layouts/landing-layout.ts';
import { OnlyMobile } from '../../layouts/OnlyMobile.tsx';
import { RightDoubleColumn } from '../../layouts/RightDoubleColumn.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { DueTeaser } from './DueTeaser.tsx';
import { Greeting } from './Greeting.tsx';
import { HERO_WORDS } from './hero-messages.ts';
import { HeroWords, HeroWordsSaid } from './HeroWords.tsx';
import { Sections } from './Sections.tsx';
import { SeasonBanner } from './SeasonBanner.tsx';
import { useFirstStep } from './useFirstStep.ts';
import { useGreeting } from './useGreeting.ts';
import { useLandingPage } from './useLandingPage.ts';
import { useTitle } from './useTitle.ts';
import { Welcome } from './Welcome.tsx';
import './landing.css';

const layouts: Record<LandingDefinition['layout'], ComponentType<LandingLayoutProps>> = {
  rightDoubleColumn: RightDoubleColumn,
  centerSingleColumn: CenterSingleColumn,
  onlyMobile: OnlyMobile,
};

export default function Landing() {
  const greeting = useGreeting();
  const title = useTitle();
  const known = useVisit((snapshot) => snapshot.hasTag('invited'));
  const pending = useVisit((snapshot) => snapshot.hasTag('verdictPending'));
  // Who comes to a page that knows them hears its heading; only what changes while they are there is said.
  const [awaited, setAwaited] = useState(false);
  if (pending && !awaited) setAwaited(true);
  const { layout, accent, words } = useLandingPage();
  // The form of the lean flow stands among the words, and needs its room.
  const lean = useVisit(({ context }) => startsOnLanding(context.flow));
  const FirstStep = useFirstStep(lean);
  const Layout = layouts[layout];
  return (
    <Layout
      form={lean}
      arch={{ accent, state: known ? 'ajar' : 'closed', from: known ? 'closed' : undefined }}
      words={
        <>
          <ScreenHeading
            hero={!lean}
            group="landing"
            title={title}
            first={<HeroWords words={words} />}
            second={null}
            announcement={awaited && !pending ? <HeroWordsSaid words={words} /> : null}
          />
          {greeting === 'invited' ? null : <Greeting lead={HERO_WORDS[words].lead} />}
          {greeting === 'uninvited' ? null : <Welcome lean={lean} FirstStep={FirstStep} />}
        </>
      }
    >
      <Sections />
      <DueTeaser />
    </Layout>
  );
}

/** Above the header (D29). */
Landing.Above = SeasonBanner;
