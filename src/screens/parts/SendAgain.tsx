/** *Send again*, with its result (D26). */
import { OfferButton, OfferTextButton } from './OfferButton.tsx';
import { resendOffers } from '../../../machines/mail/resend.offers.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { MailPause } from './MailPause.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { Waiting } from './Waiting.tsx';
import type { ReactNode } from 'react';
import { Actions } from '../../ui/actions/Actions.tsx';

const PAUSE = 'mail-pause';

export function SendAgain({ children }: { children?: ReactNode }) {
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  const { again, problem } = useVisit(({ context }) => context.requests.resend);
  const accepted = again?.accepted ?? null;
  const answered = accepted !== null && !busy && !problem;
  return (
    <>
      <ProblemNotice of="resend" problem={problem} action={<OfferTextButton of={resendOffers.sendNow} />} />
      <Actions>
        <OfferButton of={resendOffers.sendAgain} quiet aria-describedby={answered ? PAUSE : undefined} />
        {children}
      </Actions>
      <Waiting words="waiting.moment" />
      <Status ink>{answered ? <Message id={accepted ? 'resend.sent' : 'resend.wait'} /> : null}</Status>
      {again && answered ? (
        <Note>
          <span id={PAUSE}>
            <MailPause key={again.againAt} resend={again} />
          </span>
        </Note>
      ) : null}
    </>
  );
}
