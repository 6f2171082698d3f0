/**
 * For invited visitors: greeting before the look-up ends, then a link to the form, or the lean flow's first step itself
 * (D49).
 */
import { OfferLink } from '../parts/OfferLink.tsx';
import { welcomeOffers } from '../../../machines/landing/landing.offers.ts';
import type { ComponentType } from 'react';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { linkTo, Message } from '../../engine/language/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { InvitedLead } from '../parts/room/InvitedLead.tsx';
import { AppLinks } from './AppLinks.tsx';
import { LookUp } from './LookUp.tsx';
import { useGreeting } from './useGreeting.ts';

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
  const { loginUrl } = useConfiguration();
  if (!known) return <LookUp />;
  return (
    <>
      <div className="landing__form flow">{FirstStep ? <FirstStep /> : null}</div>
      <Message as={Note} id="signUp.member" values={{ login: linkTo(loginUrl) }} />
    </>
  );
}
