/** For those who have an invitation: greeted before it was looked up, then one way to the form, or the lean flow's first step itself (D49). */
import { OfferLink } from '../parts/OfferLink.tsx';
import { welcomeOffers } from '../../../machines/landing/landing.offers.ts';
import type { ComponentType } from 'react';
import { useVisit } from '../../engine/hooks.tsx';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { linkTo, useMessageText, Message } from '../../engine/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { SignUpOptions } from '../parts/SignUpOptions.tsx';
import { NAME_TO_COME } from './HeroWords.tsx';
import { LookUp } from './LookUp.tsx';
import { Room } from './Room.tsx';
import { useGreeting } from './useGreeting.ts';

interface WelcomeProps {
  lean: boolean;
  /** Null until it is there. */
  FirstStep: ComponentType | null;
}

export function Welcome({ lean, FirstStep }: WelcomeProps) {
  const known = useVisit((snapshot) => snapshot.hasTag('invited'));
  const undecided = useGreeting() === 'undecided';
  return (
    <div className="landing__greeting landing__invited flow" hidden={undecided}>
      <InvitedLead lean={lean} />
      {lean ? <FirstStepHere known={known} FirstStep={FirstStep} /> : <WayToTheForm known={known} />}
    </div>
  );
}

function InvitedLead({ lean }: { lean: boolean }) {
  const text = useMessageText();
  const inviter = useVisit(({ context }) => context.judgement?.inviter ?? null);
  const [named, nameless] = lean
    ? (['landing.leanLead', 'landing.leanLeadNameless'] as const)
    : (['landing.invitedLead', 'landing.invitedLeadNameless'] as const);
  const [longest = ''] = [text(named, { inviter: NAME_TO_COME }), text(nameless)].toSorted(
    (one, other) => other.length - one.length,
  );
  const lead = inviter ? named : nameless;
  return (
    <Lead>
      <Room key={lead} first={longest}>
        <Message id={lead} values={{ inviter: inviter ?? '' }} />
      </Room>
    </Lead>
  );
}

/** Until there is a verdict, what will be offered keeps its room. */
function WayToTheForm({ known }: { known: boolean }) {
  return (
    <div className="landing__next">
      <div className="flow" inert={!known} aria-hidden={known ? undefined : true}>
        <Actions>
          <OfferLink of={welcomeOffers.toForm} />
          <OfferLink of={welcomeOffers.login} as="text" />
        </Actions>
        <SignUpOptions />
      </div>
      {known ? null : <LookUp />}
    </div>
  );
}

function FirstStepHere({ known, FirstStep }: { known: boolean; FirstStep: ComponentType | null }) {
  const text = useMessageText();
  const { loginUrl } = useConfiguration();
  if (!known) return <LookUp />;
  return (
    <>
      <section className="landing__form flow" aria-label={text('signUp.form')}>
        {FirstStep ? <FirstStep /> : null}
      </section>
      <Note>
        <Message id="signUp.member" values={{ login: linkTo(loginUrl) }} />
      </Note>
    </>
  );
}
