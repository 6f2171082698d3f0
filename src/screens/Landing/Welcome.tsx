/** For those who are expected: one way to the form, or the lean flow's first step itself. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { welcomeOffers } from '../../../machines/landing/landing.offers.ts';
import type { ComponentType, ReactNode } from 'react';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { linkTo, useMessageText, Message } from '../../engine/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { SignUpOptions } from '../parts/SignUpOptions.tsx';

interface WelcomeProps {
  inviter: string | null;
  lean: boolean;
  /** Null until it is there. */
  FirstStep: ComponentType | null;
}

export function Welcome({ inviter, lean, FirstStep }: WelcomeProps) {
  const [named, nameless] = lean
    ? (['landing.leanLead', 'landing.leanLeadNameless'] as const)
    : (['landing.invitedLead', 'landing.invitedLeadNameless'] as const);
  return (
    <>
      <Lead>
        <Message id={inviter ? named : nameless} values={{ inviter: inviter ?? '' }} />
      </Lead>
      {lean ? <FormHere>{FirstStep ? <FirstStep /> : null}</FormHere> : <WayToTheForm />}
    </>
  );
}

function WayToTheForm() {
  return (
    <>
      <Actions>
        <OfferLink of={welcomeOffers.toForm} />
        <OfferLink of={welcomeOffers.login} as="text" />
      </Actions>
      <SignUpOptions />
    </>
  );
}

function FormHere({ children }: { children: ReactNode }) {
  const text = useMessageText();
  const { loginUrl } = useConfiguration();
  return (
    <>
      <section className="landing__form flow" aria-label={text('signUp.form')}>
        {children}
      </section>
      <Note>
        <Message id="signUp.member" values={{ login: linkTo(loginUrl) }} />
      </Note>
    </>
  );
}
