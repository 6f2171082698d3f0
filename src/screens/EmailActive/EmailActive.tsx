/** The address has an account: on to the login, counted down, unless the visitor stays (D20). */
import { OfferButton, OfferTextButton } from '../parts/OfferButton.tsx';
import { emailActivePage } from '../../../machines/registration/email-active.page.ts';
import { useEffect, useState } from 'react';
import { timeLeft } from '../../../machines/domain/waits.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { linkTo, Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Seconds } from '../../ui/seconds/Seconds.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const SECOND = 1000;

const { accent, offers } = emailActivePage;

export default function EmailActive() {
  const { passwordResetUrl } = useConfiguration();
  const countingDown = useVisit((snapshot) => snapshot.hasTag('countingDown'));
  return (
    <PageFrame kind="floor" arch={{ accent, state: 'ajar' }}>
      <ScreenHeading
        group="emailActive"
        first={<Message id="emailActive.heading" />}
        second={<Message id="emailActive.second" />}
        announcement={null}
      />
      <Lead>
        <Message id={countingDown ? 'emailActive.lead' : 'emailActive.staying'} />
      </Lead>
      {countingDown ? <Countdown /> : null}
      <Actions>
        <OfferButton of={offers.toLogin} />
        <OfferButton of={offers.stay} quiet />
        <OfferTextButton of={offers.back} />
      </Actions>
      <Note>
        <Message id="emailActive.password" values={{ reset: linkTo(passwordResetUrl) }} />
      </Note>
    </PageFrame>
  );
}

/** Shows the chart's own delay; the chart decides when it is over. */
function Countdown() {
  const forwardAt = useVisit(({ context }) => context.forwardAt);
  const [begun] = useState(() => ({ left: timeLeft(forwardAt, Date.now()), at: performance.now() }));
  const [left, setLeft] = useState(Math.ceil(begun.left / SECOND));
  useEffect(() => {
    const over = begun.at + begun.left;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((over - performance.now()) / SECOND))), SECOND);
    return () => clearInterval(timer);
  }, [begun]);
  return (
    <Seconds value={left}>
      <Message id="emailActive.seconds" values={{ count: left }} />
    </Seconds>
  );
}
