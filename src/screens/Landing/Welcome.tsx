/**
 * For invited visitors: greeting before the look-up ends, then a link to the form, or the lean flow's first step itself
 * (D49).
 */
import type { ComponentType } from 'react';
import { pendingOffers, welcomeOffers } from '../../../machines/landing/landing.offers.ts';
import { Message } from '../../engine/language/message.tsx';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { OfferTextButton } from '../parts/OfferButton.tsx';
import { MemberNote } from '../parts/MemberNote.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { InvitedLead } from '../parts/room/Room.tsx';
import { AppLinks } from './AppLinks.tsx';
import { useGreeting } from './useLandingPage.ts';

export function LookUp() {
  const unavailable = useVisit((snapshot) => snapshot.hasTag('unavailable'));
  const slow = useVisit((snapshot) => snapshot.hasTag('slow'));
  const problem = useVisit(({ context }) => context.requests.lookUp.problem);
  return (
    <div className="landing__look-up flow">
      {unavailable ? (
        <ProblemNotice problem={problem} action={<OfferTextButton of={pendingOffers.lookUpAgain} />} />
      ) : (
        <div className="landing__thread" />
      )}
      <Status>{slow ? <Message id="waiting.invitation" /> : null}</Status>
    </div>
  );
}

interface WelcomeProps {
  lean: boolean;
  /** Null until it is loaded. */
  FirstStep: ComponentType | null;
}

export function Welcome({ lean, FirstStep }: WelcomeProps) {
  const known = useVisit((snapshot) => snapshot.hasTag('invited'));
  const undecided = useGreeting() === 'undecided';
  return (
    <div className="landing__greeting landing__invited flow" data-welcome="" hidden={undecided}>
      {lean ? (
        <InvitedLead named="landing.leanLead" nameless="landing.leanLeadNameless" />
      ) : (
        <Message as={Lead} id="landing.invitedLead" />
      )}
      <AppLinks />
      {lean ? <FirstStepInPlace known={known} FirstStep={FirstStep} /> : <FormLink known={known} />}
    </div>
  );
}

/** Reserves the space of the offered link until there is a verdict. */
function FormLink({ known }: { known: boolean }) {
  return (
    <div className="landing__next">
      <div inert={!known} aria-hidden={known ? undefined : true}>
        <Actions>
          <OfferLink of={welcomeOffers.toForm} />
        </Actions>
      </div>
      {known ? null : <LookUp />}
    </div>
  );
}

function FirstStepInPlace({ known, FirstStep }: { known: boolean; FirstStep: ComponentType | null }) {
  if (!known) return <LookUp />;
  return (
    <>
      <div className="landing__form flow">{FirstStep ? <FirstStep /> : null}</div>
      <MemberNote />
    </>
  );
}
