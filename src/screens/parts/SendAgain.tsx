/** *Send again*, with its result, and the time until another mail may be requested (D26). */
import type { ReactNode } from 'react';
import type { Resend } from '../../../machines/context/mail.types.ts';
import { resendOffers } from '../../../machines/mail/resend.offers.ts';
import { useTimeAhead } from '../../engine/appearance/time-ahead.ts';
import { useSecondsLeft } from '../../engine/appearance/timers.ts';
import { Message } from '../../engine/language/message.tsx';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { OfferButton, OfferTextButton } from './OfferButton.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { Waiting } from './PendingStatus.tsx';

/** Milliseconds left of the pause, never more than the whole; 0 after a clock was set back, as in the chart. */
const pauseLeft = ({ at, againAt }: Resend, now: number) => (now < at ? 0 : Math.max(0, againAt - now));

function MailPause({ resend }: { resend: Resend }) {
  const left = useSecondsLeft(() => pauseLeft(resend, Date.now()));
  const ahead = useTimeAhead();
  return left > 0 ? <Message id="resend.again" values={{ when: ahead(left) }} /> : null;
}

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
