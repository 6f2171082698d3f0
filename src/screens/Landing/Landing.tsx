/** The start page: a welcome for invited visitors, a code form and the waiting list for others. */
import { useState } from 'react';
import { startsOnLanding } from '../../../machines/flows/read-flows.ts';
import { promisedVoucher } from '../../../machines/rules/offers.rules.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { useArch } from '../parts/ScreenFrame.tsx';
import { VoucherLabel } from '../parts/voucher/VoucherLabel.tsx';
import { LandingLayout } from '../../layouts/LandingLayout.tsx';
import { Lines } from '../../ui/lines/Lines.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { AppCode } from './AppLinks.tsx';
import { DueTeaser, useFirstStep } from './late-parts.tsx';
import { Greeting } from './Greeting.tsx';
import { heroMessages, useGreeting, useLandingPage, useTitle, useWayToForm } from './useLandingPage.ts';
import { HeroWords, HeroWordsAnnounced } from './HeroWords.tsx';
import { Sections } from './Sections.tsx';
import { Seasonal } from './Seasonal.tsx';
import { SeasonBanner } from './SeasonBanner.tsx';
import { SeasonLabel } from './SeasonLabel.tsx';
import { groundIn, isCounted, useSeason } from './useSeason.ts';
import { Welcome } from './Welcome.tsx';
import './landing.css';

export default function Landing() {
  const arch = useArch();
  const greeting = useGreeting();
  const title = useTitle();
  const pending = useVisit((snapshot) => snapshot.hasTag('verdictPending'));
  // A visitor who is known on arrival hears the heading; only later changes are announced.
  const [awaited, setAwaited] = useState(false);
  if (pending && !awaited) setAwaited(true);
  const { layout, words } = useLandingPage();
  // The form of the lean flow is placed below the texts and needs space.
  const lean = useVisit(({ context }) => startsOnLanding(context.flow));
  const FirstStep = useFirstStep(lean);
  const voucher = useVisit(({ context }) => promisedVoucher(context));
  const gift = useWayToForm() ? <VoucherLabel voucher={voucher} /> : null;
  const season = useSeason();
  return (
    <LandingLayout
      layout={layout}
      form={lean}
      ground={groundIn(season)}
      label={isCounted(season) ? <SeasonLabel minutes={season.minutes} otherwise={gift} /> : gift}
      arch={arch}
      words={
        <>
          <ScreenHeading
            hero={!lean}
            group="landing"
            title={title}
            first={<HeroWords words={words} />}
            second={null}
            announcement={awaited && !pending ? <HeroWordsAnnounced words={words} /> : null}
          />
          {greeting === 'invited' ? null : <Greeting lead={heroMessages(words).lead} />}
          {greeting === 'uninvited' ? null : <Welcome lean={lean} FirstStep={FirstStep} />}
          <AppCode />
        </>
      }
    >
      {season ? <Seasonal block over={null} announced={<Lines />} begun={<Lines />} /> : null}
      <Sections />
      <DueTeaser />
    </LandingLayout>
  );
}

/** Rendered above the header (D29). */
Landing.Above = SeasonBanner;
