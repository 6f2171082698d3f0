/** *Send again*, with what came of it (D26). */
import { OfferButton, OfferTextButton } from './OfferButton.tsx';
import { resendOffers } from '../../../machines/mail/resend.offers.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { Waiting } from './Waiting.tsx';
import type { ReactNode } from 'react';
import { Actions } from '../../ui/actions/Actions.tsx';

export function SendAgain({ children }: { children?: ReactNode }) {
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  const resend = useVisit((snapshot) => snapshot.context.resend);
  const problem = useVisit((snapshot) => snapshot.context.problem);
  return (
    <>
      <ProblemNotice problem={problem} action={<OfferTextButton of={resendOffers.sendNow} />} />
      <Actions>
        <OfferButton of={resendOffers.sendAgain} quiet />
        {children}
      </Actions>
      <Waiting words="waiting.moment" />
      <Status>
        {resend && !busy && !problem ? <Message id={resend.accepted ? 'resend.sent' : 'resend.wait'} /> : null}
      </Status>
    </>
  );
}
